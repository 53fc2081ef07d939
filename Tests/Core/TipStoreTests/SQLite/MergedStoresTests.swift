import Foundation
import TestSupport
import Testing
import TipModel
import TipStore
import TipTesting

@Suite("Merged datastores")
struct MergedStoresTests {
  /// Three files with their expected facts.
  private struct Devices {
    let folder: TemporaryFolder
    var facts: [Facts] = []
    private var stores: [SQLiteDatastore] = []

    init() throws {
      folder = try TemporaryFolder()
      for place in 0..<3 {
        stores.append(try open(place))
        facts.append(try stores[place].facts())
      }
    }

    private func open(_ place: Int) throws -> SQLiteDatastore {
      try SQLiteDatastore(
        path: "\(folder.path)/\(place)/tips.sqlite", mode: .tool(creates: true))
    }

    mutating func commit(_ changes: [Change], to place: Int) throws {
      try stores[place].commit(changes)
      facts[place] = facts[place].applying(changes)
    }

    mutating func reopen(_ place: Int) throws {
      stores[place].close()
      stores[place] = try open(place)
    }

    func stored(_ place: Int) throws -> Facts { try stores[place].facts() }

    func close() { stores.forEach { $0.close() } }
  }

  @Test(
    "hold the expected facts after random merges, undos and resets",
    arguments: 0..<12 as Range<UInt64>)
  func random(seed: UInt64) throws {
    var random = RandomChanges(seed: seed)
    var devices = try Devices()
    defer { devices.close() }
    for _ in 0..<30 {
      let to = random.whole(0...2)
      let from = random.whole(0...2)
      // Clocks may also go back.
      let date = ContractBackyard.at(Int64(random.whole(-100_000...5_000_000)))
      let merge = Change(.merge(SharedFacts(devices.facts[from])), at: date, by: .tipctl)
      switch random.whole(0...6) {
      case 0: try devices.commit([merge], to: to)
      case 1:
        try devices.commit(
          [Change(.operate(command: "merge", changes: [merge]), at: date, by: .tipctl)], to: to)
      case 2:
        let operation = devices.facts[to].undoable.first
        guard let operation else { continue }
        try devices.commit(
          [Change(.setOperation(number: operation.number, isUndone: true), at: date)], to: to)
      case 3:
        guard let operation = devices.facts[to].redoable.first else { continue }
        try devices.commit(
          [Change(.setOperation(number: operation.number, isUndone: false), at: date)], to: to)
      case 4: try devices.reopen(to)
      default:
        try devices.commit(
          random.batch().map { Change($0.action, at: date, by: $0.actor) }, to: to)
      }
      #expect(try devices.stored(to) == devices.facts[to])
      let merged = devices.facts[to].applying([merge])
      #expect(merged.applying([merge]).withoutHistory == merged.withoutHistory)
      for event in merged.events.values {
        #expect(event.log.donations.count <= event.limit?.maximumCount ?? .max)
      }
    }
  }
}

extension Facts {
  fileprivate var withoutHistory: Facts {
    var facts = self
    facts.history = []
    return facts
  }
}
