import Foundation
import TipEngine
import TipModel
import TipStore

extension Benchmark {
  /// How fast donations are stored.
  static let donations =
    [0, 5000, 100_000].map { awaited(kept: $0) } + [
      awaitedGrowth, sent(payloads: 0), sent(payloads: 1), sent(payloads: 64),
      foreignCommit,
    ]

  private static func awaited(kept: Int) -> Benchmark {
    Benchmark(
      work: "await donate(), \(grouped(kept)) kept",
      baseline: "SQLite: a WAL transaction with one insertion", aim: .value(100e-6)
    ) { context in
      let donor = try Donor(.init(count: kept), in: try context.newFolder())
      let byHand = try RawDonations(in: try context.newFolder(), kept: kept)
      let figures = try await Rounds(count: 15).alternate {
        await donor.cost(ofDonations: 200)
      } baseline: {
        try CostClock.wall.cost {
          for index in 0..<200 {
            try byHand.transaction { try byHand.insert(date: index) }
          }
        } / 200
      }
      try donor.center.shutDown()
      return figures
    }
  }

  private static let awaitedGrowth = Benchmark(
    work: "await donate(), growth to 100,000 kept", baseline: "the same with none kept",
    aim: .factor(1.5)
  ) { context in
    // All of one event, so that nothing hides work for each of its donations.
    let large = try Donor(.init(count: 100_000, events: 1), in: try context.newFolder())
    let small = try Donor(.init(count: 0), in: try context.newFolder())
    let figures = await Rounds(count: 15).alternate {
      await large.cost(ofDonations: 200)
    } baseline: {
      await small.cost(ofDonations: 200)
    }
    try large.center.shutDown()
    try small.center.shutDown()
    return figures
  }

  /// Sends donations in a loop, with one of some payloads if there are any.
  private static func sent(payloads: Int) -> Benchmark {
    let work =
      switch payloads {
      case 0: ""
      case 1: " with payload"
      default: " with \(payloads) payloads"
      }
    var baseline = "SQLite: one transaction of 100,000 insertions"
    if payloads != 0 { baseline = "JSONEncoder, and \(baseline)" }
    return Benchmark(
      work: "100,000 sendDonation\(work) and flush", baseline: baseline, aim: .value(1)
    ) { context in
      try await Rounds(count: 5).alternate {
        let center = try TipsCenter.opened(try context.newFolder())
        let cost = try CostClock.process.cost {
          try Tips.withCenter(center) { try send(100_000, payloads, center) }
        }
        try center.shutDown()
        return cost
      } baseline: {
        let byHand = try RawDonations(in: try context.newFolder())
        return try CostClock.process.cost { try insert(100_000, payloads, byHand) }
      }
    }
  }

  private static func send(_ count: Int, _ payloads: Int, _ center: TipsCenter) throws {
    let visits = Tips.Event<BackyardVisit>(id: "didViewBackyard")
    for number in 0..<count {
      if payloads > 0 {
        visits.sendDonation(.numbered(number % payloads))
      } else {
        BackyardTip.didFillFeeder.sendDonation()
      }
    }
    try center.flush()
  }

  private static func insert(
    _ count: Int, _ payloads: Int, _ byHand: RawDonations
  ) throws {
    let encoder = JSONEncoder()
    func payload(_ number: Int) throws -> String? {
      guard payloads > 0 else { return nil }
      let visit = BackyardVisit.numbered(number % payloads)
      return String(decoding: try encoder.encode(visit), as: UTF8.self)
    }
    try byHand.transaction {
      for number in 0..<count {
        try byHand.insert(date: number, info: try payload(number))
      }
    }
  }

  private static let foreignCommit = Benchmark(
    work: "commit after another process's, 64,000 kept", baseline: "a commit after the own one",
    aim: .factor(2)
  ) { context in
    // As a test leaves them that donates in a loop: many donations of one instant.
    let kept = BenchDatastore.Donations(count: 64_000, events: 1, step: 1.0 / 32, hasPayload: true)
    let datastore = try BenchDatastore(tips: 20, kept, in: try context.newFolder())
    let ours = try SQLiteDatastore(path: datastore.path, mode: .app)
    // Another connection to the file is to the datastore what another process is.
    let other = try SQLiteDatastore(path: datastore.path, mode: .app)
    defer { for store in [ours, other] { store.close() } }
    func commit(_ store: SQLiteDatastore) throws {
      try store.commit(Array(Change.donations(of: NumberedTip.event(0).id, count: 1)))
    }
    return try await Rounds(count: 25, limit: .seconds(8)).alternate {
      try commit(other)
      return try CostClock.thread.cost { try commit(ours) }
    } baseline: {
      try CostClock.thread.cost { try commit(ours) }
    }
  }
}

/// A center that awaits each donation of an event, with donations that are kept already.
private struct Donor {
  let center: TipsCenter

  init(_ kept: BenchDatastore.Donations, in folder: URL) throws {
    center = try TipsCenter.opened(try BenchDatastore(tips: 1, kept, in: folder).folder)
  }

  /// Returns the time of one donation until it is stored.
  func cost(ofDonations count: Int) async -> Double {
    await Tips.withCenter(center) {
      await CostClock.wall.awaitedCost {
        for _ in 0..<count { await NumberedTip.event(0).donate() }
      } / Double(count)
    }
  }
}
