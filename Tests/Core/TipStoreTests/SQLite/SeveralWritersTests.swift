import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing
import TipModel
import TipTesting
@testable import TipStore

@Suite("Several writers of one file", .ownThread)
struct SeveralWritersTests {
  @Test("lose nothing when they write at the same time")
  func nothingLost() async throws {
    let folder = try TemporaryFolder()
    try folder.makeDatastore()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          let store = try folder.open(.tool(creates: false))
          defer { store.close() }
          for index in 0..<50 {
            try store.commit([
              Backyard.donate("didViewBackyard", Int64(index), ["writer": .int(writer)]),
              Backyard.change(.setParameter(id: "writer\(writer)", value: .int(index))),
            ])
          }
        }
      }
      try await group.waitForAll()
    }
    let store = try folder.open()
    let facts = try store.facts()
    let log = try #require(facts.events["didViewBackyard"]?.log)
    #expect(Set(log.donations.map(\.sequence)) == Set(1...200))
    #expect(facts.nextSequence == 201)
    #expect(facts.history.count == 200)
    for writer in 0..<4 { #expect(facts.parameters["writer\(writer)"]?.value == 49) }
  }

  @Test("see each other's commits in the result of a commit")
  func returned() throws {
    let folder = try TemporaryFolder()
    let app = try folder.open()
    let tool = try folder.open(.tool(creates: false))
    try tool.commit([Backyard.donate("didFillFeeder", 1)])
    let facts = try app.commit([Backyard.donate("didViewBackyard", 2)])
    #expect(Set(facts.events.keys) == ["didFillFeeder", "didViewBackyard"])
    #expect(try tool.facts() == facts)
  }

  @Test("see a limit that comes with a donation to a known event")
  func limit() throws {
    let folder = try TemporaryFolder()
    let app = try folder.open()
    let tool = try folder.open(.tool(creates: false))
    try app.commit([Backyard.donate("didFillFeeder", 1)])
    #expect(try tool.facts() == app.facts())
    let event = EventDefinition(
      id: "didFillFeeder", limit: Tips.DonationLimit(maximumCount: 5))
    let facts = try app.commit([
      Backyard.change(.registerEvent(event)), Backyard.donate("didFillFeeder", 2),
    ])
    #expect(facts.events["didFillFeeder"]?.limit == event.limit)
    #expect(try tool.facts() == facts)
  }

  @Test("get an error, and keep the facts, when one holds the file too long")
  func busy() throws {
    let folder = try TemporaryFolder()
    var timing = StoreTiming.patient
    timing.busyLimit = .milliseconds(10)
    let waits = Atomic(0)
    let store = try SQLiteDatastore(path: folder.file, mode: .app, timing: timing) {
      waits.add(1, ordering: .relaxed)
    }
    try store.commit([Backyard.donate("didFillFeeder", 1)])
    let before = try store.facts()
    let other = try Connection(path: folder.file, mode: .readWrite, busyTimeout: 0)
    try other.execute("BEGIN IMMEDIATE")

    let error = #expect(throws: TipControlError.self) {
      try store.commit([Backyard.donate("didFillFeeder", 2)])
    }

    #expect(error?.code == .busy)
    #expect(error?.reason.contains("\"\(folder.file)\"") == true)
    // Each time it sleeps for half a millisecond at least.
    let count = waits.load(ordering: .relaxed)
    #expect((1...20).contains(count), "\(count)")
    #expect(try store.facts() == before)
    try other.execute("COMMIT")
    #expect(try store.commit([Backyard.donate("didFillFeeder", 2)]).nextSequence == 3)
  }

  @Test(
    "read each other's random commits, and hold the same facts as a new reader",
    arguments: 0..<10 as Range<UInt64>)
  func randomCommits(seed: UInt64) throws {
    var random = RandomChanges(seed: seed)
    let folder = try TemporaryFolder()
    let stores = [
      try folder.open(),
      try folder.open(.tool(creates: false)),
    ]
    var expected = try stores[0].facts()
    for round in 0..<60 {
      // Mostly donations, of which only the new ones are read, and whole blocks of them at times.
      let events = ["didFillFeeder", "didViewBackyard", "didShareBackyard"]
      let count = round.isMultiple(of: 20) ? 700 : random.whole(0...20)
      let donations = (0..<count).map { index in
        Backyard.donate(
          events[random.whole(0...2)], Int64(random.whole(-50...5000)),
          random.whole(0...3) == 0 ? .int(random.whole(0...9)) : nil)
      }
      let changes = round % 4 == 3 ? random.batch() : donations
      let writer = random.whole(0...1)
      expected = expected.applying(changes)
      #expect(try stores[writer].commit(changes) == expected)
      if random.whole(0...1) == 0 { #expect(try stores[1 - writer].facts() == expected) }
    }
    for store in stores { #expect(try store.facts() == expected) }
    #expect(try SQLiteDatastore.peek(path: folder.file) == expected)
  }

  @Test("notice rows that another program has changed without counting it")
  func uncounted() throws {
    let folder = try TemporaryFolder()
    let store = try folder.open()
    try store.commit([
      Backyard.change(.setParameter(id: "Backyard.name", value: "pond")),
      Backyard.donate("didFillFeeder", 1, "north"), Backyard.donate("didFillFeeder", 2, "south"),
    ])
    let other = try Connection(path: folder.file, mode: .readWrite, busyTimeout: 0)
    try other.insert(
      [.text("Backyard.name"), .text(#"{"id": "Backyard.name", "value": "meadow"}"#)],
      into: .named("parameters"))
    #expect(try store.facts().parameters["Backyard.name"]?.value == "meadow")
    // The block keeps only the second donation.
    let block = DonationBlock([PackedDonation(sequence: 1, date: 0, kind: 2)], number: 0)
    try other.run(
      "UPDATE donation_blocks SET donations = ?, checksum = ?", .blob(block.bytes),
      .integer(block.checksum.number))
    #expect(
      try store.facts().events["didFillFeeder"]?.log.donations.map(\.info) == ["south"])
  }

  @Test(
    "lose nothing when another program damages a row while the file is open",
    arguments: ["X'01'", "X'0102'", "X'010281'", "X'010209'", "'text'"])
  func damagedBlock(bytes: String) throws {
    let folder = try TemporaryFolder()
    let store = try folder.open()
    let tool = try folder.open(.tool(creates: false))
    try store.commit([Backyard.donate("didFillFeeder", 1)])
    let other = try Connection(path: folder.file, mode: .readWrite, busyTimeout: 0)
    try other.execute("UPDATE donation_blocks SET donations = \(bytes)")

    let error = #expect(throws: TipControlError.self) { try tool.facts() }
    #expect(error?.code == .corrupt, "a tool moves no file")
    #expect(try store.commit([Backyard.donate("didFillFeeder", 2)]).nextSequence == 3)

    let note = try #require(store.notes.first)
    #expect(note.contains("a new one has all that the app knows"))
    #expect(note.hasPrefix("The datastore \"\(folder.file)\" is damaged: "))
    #expect(!note.dropFirst(20).contains("The datastore"))
    #expect(try tool.facts() == store.facts())
    tool.close()
    #expect(try folder.facts(afterClosing: store).nextSequence == 3)
  }

  @Test("are not waited for by a commit that must not wait")
  func atOnce() throws {
    let folder = try TemporaryFolder()
    try folder.makeDatastore()
    let holder = Mutex(try Connection(path: folder.file, mode: .readWrite))
    var opener = DatastoreOpener(path: folder.file, mode: .app, timing: .patient)
    opener.pause = {
      Issue.record("The lock is waited for")
      #expect(throws: Never.self) { try holder.withLock { try $0.execute("COMMIT") } }
    }
    let store = try SQLiteDatastore(opener)
    try holder.withLock { try $0.execute("BEGIN IMMEDIATE") }
    #expect(try !store.commitAtOnce([Backyard.donate("didFillFeeder", 1)]))
    try holder.withLock { try $0.execute("COMMIT") }
    #expect(try store.commitAtOnce([Backyard.donate("didFillFeeder", 1)]))
    #expect(try folder.facts(afterClosing: store).nextSequence == 2)
    #expect(throws: TipControlError.self) {
      try store.commitAtOnce([Backyard.donate("didFillFeeder", 2)])
    }
  }

  /// A datastore, and the result of a commit to it on another thread.
  private final class Answer: Sendable {
    let store = Mutex<SQLiteDatastore?>(nil)
    let isCommitted = Mutex<Bool?>(nil)

    func commit(_ changes: [Change]) {
      let store = store.withLock { $0 }
      let isCommitted = try? store?.commitAtOnce(changes)
      self.isCommitted.withLock { $0 = isCommitted }
    }
  }

  @Test("are not waited for by a commit that must not wait for another thread")
  func atOnceOnAnotherThread() throws {
    let folder = try TemporaryFolder()
    try folder.makeDatastore()
    let holder = Mutex(try Connection(path: folder.file, mode: .readWrite, busyTimeout: 0))
    let answer = Answer()
    let hasWaited = Atomic(false)
    var opener = DatastoreOpener(path: folder.file, mode: .app, timing: .patient)
    opener.pause = {
      // The datastore's own commit waits now.
      guard !hasWaited.exchange(true, ordering: .relaxed) else { return }
      let end = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        answer.commit([Backyard.donate("didViewBackyard", 2)])
        end.signal()
      }
      end.wait()
      #expect(throws: Never.self) { try holder.withLock { try $0.execute("COMMIT") } }
    }
    let store = try SQLiteDatastore(opener)
    answer.store.withLock { $0 = store }
    try holder.withLock { try $0.execute("BEGIN IMMEDIATE") }
    let facts = try store.commit([Backyard.donate("didFillFeeder", 1)])
    answer.store.withLock { $0 = nil }
    #expect(answer.isCommitted.withLock { $0 } == false)
    #expect(Set(facts.events.keys) == ["didFillFeeder"])
  }

  @Test(
    "wait for the one that holds the file, also after a commit that must not wait",
    arguments: [false, true])
  func waits(isAfterRefusal: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.makeDatastore()
    let holder = Mutex(try Connection(path: folder.file, mode: .readWrite, busyTimeout: 0))
    let waits = Atomic(0)
    var opener = DatastoreOpener(path: folder.file, mode: .app, timing: .patient)
    opener.pause = {
      guard waits.add(1, ordering: .relaxed).newValue == 3 else { return }
      #expect(throws: Never.self) { try holder.withLock { try $0.execute("COMMIT") } }
    }
    let store = try SQLiteDatastore(opener)
    try holder.withLock { try $0.execute("BEGIN IMMEDIATE") }
    let feeding = [Backyard.donate("didFillFeeder", 1)]
    if isAfterRefusal { #expect(try !store.commitAtOnce(feeding)) }
    #expect(try store.commit(feeding).nextSequence == 2)
    #expect(waits.load(ordering: .relaxed) == 3)
  }

  @Test("wait for the one that opens the file")
  func waitsToOpen() throws {
    let folder = try TemporaryFolder()
    try folder.makeDatastore([Backyard.donate("didFillFeeder", 1)])
    let lock = try #require(try FolderLock(folderOf: folder.file, timeout: 0))
    let waits = Atomic(0)
    var opener = DatastoreOpener(path: folder.file, mode: .app, timing: .patient)
    opener.pause = { if waits.add(1, ordering: .relaxed).newValue == 3 { lock.release() } }
    #expect(try SQLiteDatastore(opener).facts().nextSequence == 2)
    #expect(waits.load(ordering: .relaxed) == 3)
  }

  @Test("write a batch completely or not at all")
  func allOrNothing() throws {
    let folder = try TemporaryFolder()
    let store = try folder.open()
    try store.commit(Story.all.flatMap(\.changes))
    let before = try store.facts()
    let other = try Connection(path: folder.file, mode: .readWrite, busyTimeout: 0)
    try other.execute(
      """
      CREATE TRIGGER closed BEFORE INSERT ON history
      BEGIN SELECT raise(ABORT, 'the history is closed'); END
      """)
    let batch = [
      Backyard.donate("didFillFeeder", 700, ["seeds": 3]),
      Backyard.change(.registerTip(Backyard.feed)),
      Backyard.change(.setParameter(id: "Backyard.name", value: "pond"), 701),
    ]

    #expect(throws: TipControlError.self) { try store.commit(batch) }
    #expect(throws: TipControlError.self) {
      try store.commit([Backyard.change(.reset)] + batch)
    }

    #expect(try store.facts() == before)
    try other.execute("DROP TRIGGER closed")
    var expected = before
    for change in batch { expected.apply(change) }
    #expect(try store.commit(batch) == expected)
    #expect(try folder.facts(afterClosing: store) == expected)
  }

  @Test("refuse a payload that JSON cannot represent, and keep the facts")
  func noNumber() throws {
    let folder = try TemporaryFolder()
    let store = try folder.open()
    var imported = Facts()
    imported.events["didFillFeeder"] = EventRecord(
      log: DonationLog(
        [StoredDonation(sequence: 1, date: Backyard.start, info: .double(.nan))]))
    let error = #expect(throws: TipControlError.self) {
      try store.commit([Backyard.change(.replace(imported))])
    }
    #expect(error?.code == .malformed)
    #expect(try store.facts().withoutOrigin == Facts())
  }

  @Test("continue in the file that replaced theirs")
  func replaced() throws {
    let folder = try TemporaryFolder()
    let store = try folder.open()
    try store.commit([Backyard.donate("didFillFeeder", 1)])
    let other = try TemporaryFolder()
    try other.makeDatastore([Backyard.donate("didViewBackyard", 1)])
    try FileManager.default.removeItem(atPath: folder.file)
    try FileManager.default.removeItem(atPath: folder.file + "-wal")
    try FileManager.default.removeItem(atPath: folder.file + "-shm")
    try FileManager.default.moveItem(atPath: other.file, toPath: folder.file)

    let facts = try store.commit([Backyard.donate("didShareBackyard", 2)])

    #expect(Set(facts.events.keys) == ["didViewBackyard", "didShareBackyard"])
    #expect(try folder.facts(afterClosing: store) == facts)
  }

  @Test("leave one file when all have closed it")
  func sideFiles() throws {
    let folder = try TemporaryFolder()
    let app = try folder.open()
    let tool = try folder.open(.tool(creates: false))
    try tool.commit([Backyard.donate("didFillFeeder", 1)])
    app.close()
    tool.close()
    #expect(try folder.names() == ["tips.sqlite"])
  }
}
