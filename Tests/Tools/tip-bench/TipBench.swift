import Foundation

/// Measures speed against aims.
@main
enum TipBench {
  /// All rows, in the order of the table.
  static let benchmarks: [Benchmark] =
    Benchmark.statuses + Benchmark.changes + Benchmark.openings + Benchmark.donations
    + [.memory] + Benchmark.manualClocks + Benchmark.snapshots + Benchmark.documents
    + [.difference, .gallery] + Benchmark.simulations + Benchmark.commands + Benchmark.files
    + Benchmark.live + [.dependentBuild]

  static func main() async {
    let options: Options
    do throws(Options.Problem) {
      options = try Options(CommandLine.arguments.dropFirst())
    } catch {
      Output.warn(error.message)
      exit(64)
    }
    do {
      if let part = options.part {
        try await BenchPart.run(part)
        exit(0)
      }
      let chosen = benchmarks.filter(options.includes)
      guard !chosen.isEmpty else {
        let names = benchmarks.map { "  \($0.work)" }.joined(separator: "\n")
        Output.warn(
          "No row matches \"\(options.filter ?? "")\". The rows are:\n\(names)")
        exit(64)
      }
      let isMet = try await measure(chosen, options)
      exit(isMet ? 0 : 1)
    } catch {
      Output.warn("\(error)")
      exit(70)
    }
  }

  /// Measures rows, prints them, and returns whether all reach their aims.
  private static func measure(_ chosen: [Benchmark], _ options: Options) async throws -> Bool {
    let context = try BenchContext(tipctl: options.tipctl)
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
