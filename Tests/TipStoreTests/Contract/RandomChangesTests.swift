import Testing
import TipModel
import TipStore

@Suite("Random changes")
struct RandomChangesTests {
  @Test("leave a file and memory with equal facts", arguments: 0..<25)
  func twins(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let file = try SQLiteDatastore(path: folder.file, mode: .app)
    let memory = InMemoryDatastore()
    var random = RandomChanges(seed: seed)
    for _ in 0..<25 {
      let batch = random.batch()
      #expect(try file.commit(batch) == memory.commit(batch))
    }
    #expect(try DatastoreKind.sqlite.reopened(file, in: folder) == memory.facts())
  }

  @Test("of two open datastores in turn leave what memory has", arguments: 100..<115)
  func inTurn(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let files = try [
      SQLiteDatastore(path: folder.file, mode: .app),
      SQLiteDatastore(path: folder.file, mode: .tool(creates: false)),
    ]
    let memory = InMemoryDatastore()
    var random = RandomChanges(seed: seed)
    for _ in 0..<25 {
      let batch = random.batch()
      let writer = random.whole(0...1)
      #expect(try files[writer].commit(batch) == memory.commit(batch))
      if random.flag() { try files[writer].checkpoint() }
      if random.flag() { #expect(try files[1 - writer].facts() == memory.facts()) }
    }
    for file in files { #expect(try file.facts() == memory.facts()) }
  }
}
