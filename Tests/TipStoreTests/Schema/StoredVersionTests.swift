import Foundation
import Testing
import TipModel
import TipTesting
import TipStore

@Suite("A file of an older version")
struct StoredVersionTests {
  /// What each stored file holds.
  private static var facts: Facts {
    var facts = Facts()
    for change in Story.all.flatMap(\.changes) { facts.apply(change) }
    return facts
  }

  @Test("opens with the facts it was stored with", arguments: [1])
  func stored(version: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(try Data(contentsOf: Self.file(version)))
    let store = try SQLiteDatastore(path: folder.file, mode: .tool(creates: false))
    #expect(try store.facts() == Self.facts)
    let facts = try store.commit([Backyard.donate("didFillFeeder", 900)])
    #expect(facts.nextSequence == Self.facts.nextSequence + 1)
  }

  private static func file(_ version: Int, from source: String = #filePath) -> URL {
    var root = URL(filePath: source)
    for _ in 1...4 { root.deleteLastPathComponent() }
    return root.appending(path: "Fixtures/datastores/version-\(version).sqlite")
  }
}
