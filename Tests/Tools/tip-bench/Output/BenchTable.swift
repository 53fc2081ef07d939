import ToolSupport

/// The measurements as a readable table, whose lines can be printed as they are measured.
struct BenchTable {
  private let table: FigureTable

  /// Creates the table of some rows.
  init(_ benchmarks: [Benchmark]) {
    table = FigureTable(names: benchmarks.map(\.work), columns: [8, 8, 7, 9, 6])
  }

  /// The names of the columns.
  var header: String { table.line(["work", "ours", "baseline", "ratio", "aim", ""]) }

  /// Returns the line of a measurement; a second one has the reason of a failure.
  func text(_ measurement: Measurement) -> String {
    let (benchmark, figures) = (measurement.benchmark, measurement.figures)
    let line = table.line([
      benchmark.work, figures.map { benchmark.unit.text($0.ours) } ?? "–",
      figures?.baseline.map(benchmark.unit.text) ?? "–",
      figures?.ratio.map { "\(MeasuredUnit.digits($0)) ×" } ?? "–",
      benchmark.aimText, measurement.isMet ? "ok" : "misses",
    ])
    return line + (measurement.failure.map { "\n  \($0)" } ?? "")
  }
}

extension Benchmark {
  /// The aim in words: `≤ 20 ms` or `≤ 2 ×`.
  var aimText: String {
    switch aim {
    case .factor(let most): "≤ \(most == most.rounded() ? "\(Int(most))" : "\(most)") ×"
    case .value(let most): "≤ \(unit.text(most).replacing(#/\.0+ /#, with: " "))"
    }
  }
}
