import TestSupport
import Testing
import TipModel
import TipStore
import TipTesting

@Suite("The contract", .ownThread)
struct DatastoreContractTests {
  private static let inMemory = DatastoreContract(make: { InMemoryDatastore() })

  @Test("holds in memory", arguments: inMemory.applicableChecks)
  func memory(check: DatastoreContract.Check) { Self.inMemory.verify(check) }

  @Test("holds in files", arguments: DatastoreContract.checks)
  func sqlite(check: DatastoreContract.Check) {
    DatastoreContract.sqlite(TemporaryFolders()).verify(check)
  }

  @Test("has nine checks that apply in memory, and all apply to files")
  func coverage() {
    #expect(Self.inMemory.applicableChecks.count == 9)
    #expect(
      DatastoreContract.sqlite(TemporaryFolders()).applicableChecks == DatastoreContract.checks)
  }
}

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
}
