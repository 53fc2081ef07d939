import Dispatch
import Synchronization
import TestSupport
import Testing
import TipTesting

@testable import TipEngine
import TipModel
import TipStore

@Suite("The datastore's writer", .hangLimit)
struct DatastoreWriterTests {
  private let datastore = RelayedDatastore()
  private let time = StoppedTime()

  private func makeWriter() -> DatastoreWriter {
    let writer = DatastoreWriter(datastore, closes: true, timing: time.timing)
    writer.activate()
    return writer
  }

  private let donation = Change(
    .donate(event: "didFeed", date: Timestamp(milliseconds: 0), info: nil),
    at: Timestamp(milliseconds: 0))

  @Test("However many calls fail, only one retry is scheduled")
  func oneRetry() throws {
    let writer = makeWriter()
    datastore.failure = .full
    writer.enqueue(donation)
    for _ in 1...5 { #expect(throws: TipControlError.full) { try writer.flush() } }
    #expect(time.count == 2, "the first try and one retry")
    time.runAll()
    #expect(time.count == 1)
    datastore.failure = nil
    time.runAll()
    #expect(time.count == 0)
    #expect(try datastore.place.facts().events["didFeed"]?.log.donations.count == 1)
    #expect(writer.failure == nil)
  }

  @Test("A change after a failure has ended does not wait for the retry")
  func afterFailure() throws {
    let writer = makeWriter()
    datastore.failure = .full
    writer.enqueue(donation)
    #expect(throws: TipControlError.full) { try writer.flush() }
    time.runAll()
    datastore.failure = nil
    try writer.flush()
    let before = time.count
    writer.enqueue(donation)
    #expect(time.count == before + 1)
  }

  @Test("A read failure ends when the next read succeeds")
  func readFailure() throws {
    let writer = makeWriter()
    datastore.failure = .full
    writer.withCommittedFacts { _, _ in }
    #expect(throws: TipControlError.full) { try writer.flush() }
    datastore.failure = nil
    writer.withCommittedFacts { _, _ in }
    try writer.flush()
  }

  @Test("A change after a failed read does not wait for the next read")
  func changeAfterReadFailure() throws {
    let writer = makeWriter()
    datastore.failure = .full
    writer.withCommittedFacts { _, _ in }
    #expect(throws: TipControlError.full) { try writer.flush() }
    #expect(time.count == 1, "the next read")
    writer.enqueue(donation)
    #expect(time.count == 2)
    datastore.failure = nil
    time.runAll()
    #expect(try datastore.place.facts().events["didFeed"]?.log.donations.count == 1)
    #expect(writer.failure == nil)
  }

  @Test("A datastore is closed once, and only by a writer that it belongs to", arguments: [0, 1])
  func closesOnce(count: Int) throws {
    let writer = DatastoreWriter(datastore, closes: count == 1, timing: time.timing)
    writer.activate()
    writer.enqueue(donation)
    for _ in 1...2 { try writer.close() }
    #expect(datastore.closes == count && datastore.commits == 1)
    let reads = Mutex(0)
    writer.withCommittedFacts { _, _ in reads.withLock { $0 += 1 } }
    try writer.flush()
    #expect(reads.withLock { $0 } == 0, "a closed writer reads nothing")
  }

  @Test("A change is not committed at once while another commit goes on")
  func commitGoesOn() throws {
    let writer = makeWriter()
    let isCommitted = Mutex<Bool?>(nil)
    datastore.afterNextCommit {
      let end = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        #expect(throws: Never.self) {
          let result = try writer.commitAtOnce()
          isCommitted.withLock { $0 = result }
        }
        end.signal()
      }
      end.wait()
    }
    writer.enqueue(donation)
    try writer.flush()
    #expect(isCommitted.withLock { $0 } == false)
  }

  @Test("A batch is committed once")
  func once() throws {
    let writer = makeWriter()
    for _ in 1...3 { writer.enqueue(donation) }
    #expect(time.count == 1)
    try writer.flush()
    time.runAll()
    try writer.close()
    #expect(datastore.commits == 1)
    #expect(try datastore.place.facts().events["didFeed"]?.log.donations.count == 3)
  }

  @Test("A writer that could not be closed closes with the first retry that succeeds (D42)")
  func closesLater() throws {
    let writer = makeWriter()
    datastore.failure = .full
    writer.enqueue(donation)
    time.runAll()
    #expect(throws: TipControlError.full) { try writer.close() }
    time.runAll()
    #expect(!writer.isClosed)
    #expect(time.count == 1, "the next retry")
    datastore.failure = nil
    time.runAll()
    #expect(writer.isClosed)
    #expect(time.count == 0)
    #expect(try datastore.place.facts().events["didFeed"]?.log.donations.count == 1)
  }

  @Test("A writer that could not be closed drops the rest after 30 seconds, and closes (D42)")
  func closesAtLast() throws {
    let writer = makeWriter()
    datastore.failure = .full
    writer.enqueue(donation)
    time.runAll()
    #expect(throws: TipControlError.full) { try writer.close() }
    time.advance(by: .seconds(29))
    #expect(!writer.isClosed)
    time.advance(by: .seconds(1))
    #expect(writer.isClosed && writer.failure == nil)
    #expect(time.count == 0)
    #expect(try datastore.place.facts().events["didFeed"] == nil)
  }

  @Test("Who waits for a change to be stored gets the failure after 30 seconds (D42)")
  func givesUp() throws {
    let writer = makeWriter()
    datastore.failure = .full
    writer.enqueue(donation)
    let answers = Mutex<[TipControlError?]>([])
    writer.whenStored(triesAgain: true) { failure in answers.withLock { $0.append(failure) } }
    #expect(throws: TipControlError.full) { try writer.flush() }
    time.advance(by: .seconds(29))
    #expect(answers.withLock { $0 } == [])
    time.advance(by: .seconds(1))
    #expect(answers.withLock { $0 } == [.full])
    datastore.failure = nil
    time.advance(by: .seconds(1))
    #expect(try datastore.place.facts().events["didFeed"]?.log.donations.count == 1)
    #expect(answers.withLock { $0 } == [.full], "the change is kept, and the answer comes once")
  }

  @Test("A change waits 5 ms to be batched, and a failed batch 1 s to be tried again")
  func delays() throws {
    let writer = makeWriter()
    datastore.failure = .full
    writer.enqueue(donation)
    time.advance(by: .milliseconds(4))
    #expect(datastore.commits == 0)
    time.advance(by: .milliseconds(1))
    #expect(datastore.commits == 1)
    time.advance(by: .milliseconds(999))
    #expect(datastore.commits == 1)
    time.advance(by: .milliseconds(1))
    #expect(datastore.commits == 2)
  }

  @Test("A change is committed on the caller's thread, with those before it, when nothing waits")
  func atOnce() throws {
    let place = InMemoryDatastore()
    let writer = DatastoreWriter(place, closes: true, timing: time.timing)
    writer.activate()
    for _ in 1...3 { writer.enqueue(donation) }
    #expect(try writer.commitAtOnce())
    #expect(try place.facts().events["didFeed"]?.log.donations.count == 3)
    #expect(try writer.commitAtOnce(), "there is nothing to commit")
    time.runAll()
    #expect(try place.facts().events["didFeed"]?.log.donations.count == 3)
  }

  @Test("A change stays pending, in its order, when the datastore would have to wait")
  func notAtOnce() throws {
    // This datastore has no commits that do not wait.
    let writer = makeWriter()
    let first = Change(.setParameter(id: "p", value: 1), at: donation.date)
    let second = Change(.setParameter(id: "p", value: 2), at: donation.date)
    writer.enqueue(first)
    #expect(try !writer.commitAtOnce())
    #expect(datastore.commits == 0)
    writer.enqueue(second)
    try writer.flush()
    #expect(datastore.commits == 1)
    #expect(try datastore.place.facts().parameters["p"]?.value == 2)
  }

  @Test("A failure is thrown where a change is committed at once, and the change is kept")
  func failsAtOnce() throws {
    let place = InMemoryDatastore()
    place.close()
    let writer = DatastoreWriter(place, closes: false, timing: time.timing)
    writer.activate()
    writer.enqueue(donation)
    #expect(throws: TipControlError.self) { try writer.commitAtOnce() }
    #expect(throws: TipControlError.self) { try writer.commitAtOnce() }
    #expect(time.count == 2, "the first try and one retry")
  }
}
