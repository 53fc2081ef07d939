import ToolSupport

/// Measures speed against aims.
@main
enum TipBench: MaintainerTool {
  /// All rows, in the order of the table.
  static let benchmarks: [Benchmark] =
    Benchmark.statuses + Benchmark.changes + Benchmark.openings + Benchmark.donations
    + [.memory] + Benchmark.manualClocks + Benchmark.snapshots + Benchmark.documents
    + [.difference, .gallery] + Benchmark.simulations + Benchmark.commands + Benchmark.files
    + Benchmark.live + Benchmark.views + [.dependentBuild]

  static func run(_ arguments: [String]) async throws -> Int32 {
    let options = try BenchOptions(arguments)
    if let part = options.part {
      try await BenchPart.run(part)
      return 0
    }
    let chosen = benchmarks.filter(options.includes)
    guard !chosen.isEmpty else {
      let names = benchmarks.map { "  \($0.work)" }.joined(separator: "\n")
      throw ToolFailure(
        "No row matches \"\(options.filter ?? "")\". The rows are:\n\(names)", exitCode: 64)
    }
    return try await measure(chosen, options) ? 0 : 1
  }

  /// Measures rows, prints them, and returns whether all reach their aims.
  private static func measure(
    _ chosen: [Benchmark], _ options: BenchOptions
  ) async throws -> Bool {
    let context = try BenchContext(tipctl: options.tipctl, debugBuild: options.debugBuild)
    defer { context.removeFolder() }
    let table = BenchTable(chosen)
    var measurements: [Measurement] = []
    if !options.isJSON { Output.print(table.header) }
    for benchmark in chosen {
      let measurement = await benchmark.run(in: context)
      measurements.append(measurement)
      if !options.isJSON { Output.print(table.text(measurement)) }
    }
    if options.isJSON { Output.print(try BenchReport(measurements).text()) }
    return measurements.allSatisfy(\.isMet)
  }
}
