import Foundation
import TestSupport
import Testing
import TipModel
import TipStore
import TipTesting

@Suite("The file's size")
struct SizeTests {
  @Test("A season of a frequently used app needs at most 100,000 bytes")
  func season() throws {
    let folder = try TemporaryFolder()
    let store = try folder.open()
    for batch in Season.batches { try store.commit(batch) }
    let facts = try store.facts()
    #expect(facts.tips.count == 24)
    #expect(facts.records.count == 24)
    #expect(facts.parameters.count == 24)
    #expect(
      facts.events.values.map(\.log.donations.count) == Array(repeating: 500, count: 10))
    #expect(facts.history.count == 200)

    try store.checkpoint()

    #expect(try folder.bytes().count <= 100_000)
  }

  @Test("Resets and imports in a loop do not let the file grow (D41)")
  func journal() throws {
    let folder = try TemporaryFolder()
    let store = try SQLiteDatastore(path: folder.file, mode: .tool(creates: true))
    let imported = Facts(
      (0..<5000).map { number in
        .donate(
          event: "didFillFeeder", date: Backyard.at(Int64(number)),
          info: ["feeder": .int(number % 10)])
      })
    var sizes: [Int] = []
    for pair in 1...9 {
      for (command, action) in [("reset", Change.Action.reset), ("import", .replace(imported))] {
        let change = Backyard.change(action, Int64(pair), by: .tipctl)
        try store.commit([
          Backyard.change(.operate(command: command, changes: [change]), Int64(pair), by: .tipctl)
        ])
      }
      try store.checkpoint()
      sizes.append(try folder.bytes().count)
    }
    let facts = try store.facts()
    #expect(facts.donationCount == 5000)
    #expect(facts.operations.last?.number == 18)
    #expect(facts.operations.bytes <= StoredOperation.keptBytes)
    // The same size after each further pair, so that any number of pairs fits.
    #expect(sizes.allSatisfy { $0 < 2_000_000 }, "\(sizes)")
    #expect(sizes[6...].allSatisfy { $0 == sizes[6] }, "\(sizes)")
  }
}
