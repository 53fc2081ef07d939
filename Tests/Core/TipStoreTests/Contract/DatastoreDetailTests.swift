import TestSupport
import Testing
import TipEngine
import TipModel
import TipStore

@Suite("Beyond the contract, a datastore", .ownThread)
struct DatastoreDetailTests {
  @Test("numbers donations in a file as in memory", arguments: 0..<10)
  func numbers(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let file = try folder.open()
    let memory = InMemoryDatastore()
    var random = RandomChanges(seed: seed)
    for _ in 0..<25 {
      let batch = random.batch()
      #expect(try file.commit(batch).withoutOrigin == memory.commit(batch).withoutOrigin)
    }
    #expect(
      try folder.facts(afterClosing: file).withoutOrigin == memory.facts().withoutOrigin)
  }

  @Test("commits at once in memory, and says so")
  func atOnce() throws {
    let memory = InMemoryDatastore()
    #expect(try memory.commitAtOnce([Backyard.donate("didFillFeeder", 1)]))
    #expect(try memory.facts().nextSequence == 2)
    // An app's datastore commits only with a wait, unless it says otherwise.
    let folder = try TemporaryFolder()
    let file: any TipDatastore = FileDatastore(folder: folder.path)
    #expect(try !file.commitAtOnce([Backyard.donate("didFillFeeder", 1)]))
    #expect(try file.facts().nextSequence == 1)
  }

  @Test("reports that it is closed")
  func closed() throws {
    let folder = try TemporaryFolder()
    for store in [
      InMemoryDatastore(), try folder.open(),
    ] as [any TipDatastore] {
      store.close()
      let error = #expect(throws: TipControlError.self) { try store.facts() }
      #expect(error?.code == .inputOutput)
      #expect(error?.description.contains("is already closed. Open it again.") == true)
    }
  }

  @Test("works from one launch of an app to the next, in a file of an app")
  func launches() throws {
    let folder = try TemporaryFolder()
    for launch in 1...2 {
      let store = FileDatastore(folder: folder.path)
      let center = TipsCenter(arguments: [], environment: [:])
      try center.configure([.datastore(store)])
      Tips.withCenter(center) {
        Tips.Event<Tips.EmptyDonation>(id: "didFillFeeder").sendDonation()
      }
      try center.shutDown()
      #expect(try store.facts().events["didFillFeeder"]?.log.donations.count == launch)
      #expect(try store.facts().receipt != nil)
    }
  }
}
