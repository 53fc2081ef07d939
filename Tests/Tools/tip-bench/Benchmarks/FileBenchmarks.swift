import TipStore

extension Benchmark {
  /// The datastore's file: its size, and its view for inspection with SQLite alone.
  static let files = [
    Benchmark(
      work: "datastore of 24 tips, 5,000 donations", unit: .bytes, aim: .value(56 * 1024),
      isQuick: true
    ) { context in
      let datastore = try BenchDatastore(
        tips: 24, .init(count: 5000), in: try context.newFolder(),
        of: { OwnEventTip(number: $0) })
      return Figures(ours: try ToolBinary.size(of: datastore.path))
    },
    Benchmark(
      work: "count of donations_readable, 5,000 donations", baseline: "all rows of all tables",
      aim: .value(200e-3), isQuick: true
    ) { context in
      let datastore = try BenchDatastore(tips: 24, .init(count: 5000), in: try context.newFolder())
      let database = try RawDatabase(path: datastore.path)
      let count = "SELECT count(*) FROM donations_readable"
      try check(database.rows(count) == ["5000"], "there are 5,000 donations")
      return try await Rounds(count: 5).alternate {
        try CostClock.thread.cost { try database.rows(count) }
      } baseline: {
        try CostClock.thread.cost { try RawDatabase.readAll(datastore.path) }
      }
    },
  ]
}
