import Foundation
import TipEngine
import ToolSupport

extension Benchmark {
  /// The cost of `tipctl`, from its start to its end, and its size.
  static let commands =
    [help]
    + [
      command("list", aim: .value(10e-3)) { _ in ["list"] },
      command("explain", aim: .value(10e-3)) { _ in ["explain", "BackyardTip0"] },
      // Each run forces another tip, so that each one changes the datastore.
      command("show", aim: .value(10e-3)) { ["show", "BackyardTip\($0 % 24)"] },
      command("donate", aim: .value(10e-3)) { _ in ["donate", "didVisit0"] },
      command("list", tips: 1000, donations: 100_000, aim: .value(50e-3)) { _ in ["list"] },
      json, size,
    ]

  private static let help = Benchmark(
    work: "tipctl help", baseline: "a hello in Swift, with the Swift libraries linked in",
    aim: .value(10e-3)
  ) { context in
    let tool = try ToolBinary(context)
    let hello = try ToolBinary.compile("print(\"Hello\")\n", context)
    return try await Rounds(count: 40).alternate {
      try tool.cost(["help"])
    } baseline: {
      try Child.processorTime(hello, [])
    }
  }

  private static func command(
    _ name: String, tips: Int = 24, donations: Int = 5000, aim: Aim,
    arguments: @escaping @Sendable (Int) -> [String]
  ) -> Benchmark {
    Benchmark(
      work: "tipctl \(name), \(grouped(tips)) tips, \(grouped(donations)) donations",
      baseline: "sqlite3, all rows", aim: aim
    ) { context in
      let tool = try ToolBinary(context)
      let datastore = try BenchDatastore(
        tips: tips, .init(count: donations), in: try context.newFolder())
      let tables = try RawDatabase(path: datastore.path).tables()
      let rows = tables.map { "SELECT * FROM \($0);" }.joined()
      var run = 0
      return try await Rounds(count: 24, limit: .seconds(5)).alternate {
        run += 1
        return try tool.cost(["--datastore", datastore.folder.path] + arguments(run))
      } baseline: {
        try sqlite(datastore.path, rows)
      }
    }
  }

  private static func sqlite(_ path: String, _ sql: String) throws -> Double {
    let shell = "/usr/bin/sqlite3"
    guard FileManager.default.isExecutableFile(atPath: shell) else {
      throw ToolFailure("\"\(shell)\" is missing; install it with: apt install sqlite3")
    }
    return try Child.processorTime(shell, [path, sql])
  }

  private static let json = Benchmark(
    work: "tipctl list --format json, 200 tips, 5,000 donations",
    baseline: "the same as text", aim: .factor(4)
  ) { context in
    let tool = try ToolBinary(context)
    let datastore = try BenchDatastore(tips: 200, .init(count: 5000), in: try context.newFolder())
    let list = ["--datastore", datastore.folder.path, "list"]
    return try await Rounds(count: 24, limit: .seconds(5)).alternate {
      try tool.cost(list + ["--format", "json"])
    } baseline: {
      try tool.cost(list)
    }
  }

  private static let size = Benchmark(
    work: "size of tipctl, stripped",
    baseline: "a program that prints a Date of FoundationEssentials",
    unit: .bytes, aim: .value(30e6)
  ) { context in
    let tool = try ToolBinary(context)
    let small = try ToolBinary.compile("import FoundationEssentials\nprint(Date())\n", context)
    return Figures(ours: try tool.size, baseline: try ToolBinary.size(of: small))
  }
}

/// Returns a number with commas between thousands.
func grouped(_ number: Int) -> String {
  let digits = String(number)
  guard digits.count > 3 else { return digits }
  return grouped(number / 1000) + "," + digits.suffix(3)
}
