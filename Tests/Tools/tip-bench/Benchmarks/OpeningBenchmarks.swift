import TipEngine

extension Benchmark {
  /// How fast an app opens its datastore.
  static let openings = [
    opening(
      "configure, 20 tips, 5,000 donations", tips: 20, donations: 5000, aim: .value(4e-3),
      isQuick: true),
    opening(
      "configure, 1,000 tips, 100,000 donations", tips: 1000, donations: 100_000,
      aim: .value(50e-3)),
  ]

  private static func opening(
    _ work: String, tips: Int, donations: Int, aim: Aim, isQuick: Bool = false
  ) -> Benchmark {
    Benchmark(
      work: work, baseline: "SQLite: open, all rows, close", aim: aim, isQuick: isQuick
    ) { context in
      let datastore = try BenchDatastore(
        tips: tips, .init(count: donations), in: try context.newFolder())
      return try await Rounds(count: 25).alternate {
        let center = TipsCenter.ofBench()
        // The datastore is opened here, and its watch begins on other threads.
        let cost = try CostClock.process.cost {
          try center.configure([.datastoreLocation(.url(datastore.folder))])
        }
        try center.shutDown()
        return cost
      } baseline: {
        try CostClock.process.cost { try RawDatabase.readAll(datastore.path) }
      }
    }
  }
}
