import Foundation
import Testing
import TipModel
import TipStore
import TipTesting

@Suite("The file's size")
struct SizeTests {
  @Test("A season of a frequently used app needs at most 100,000 bytes")
  func season() throws {
    let folder = try TemporaryFolder()
    let store = try SQLiteDatastore(path: folder.file, mode: .app)
    for batch in Season.batches { try store.commit(batch) }
    let facts = try store.facts()
    #expect(facts.tips.count == 24)
    #expect(facts.records.count == 24)
    #expect(facts.parameters.count == 24)
    #expect(facts.events.values.map(\.log.donations.count) == Array(repeating: 500, count: 10))
    #expect(facts.history.count == 200)

    try store.checkpoint()

    #expect(try folder.bytes().count <= 100_000)
  }
}
