import ToolSupport

/// The measurements as a readable table, whose lines can be printed one after another.
struct BenchTable {
  private let table: FigureTable

  /// Creates the table of some rows.
  init(_ benchmarks: [Benchmark]) {
    table = FigureTable(names: benchmarks.map(\.work), columns: [8, 8, 7, 9, 6])
  }

  /// The names of the columns.
  var header: String { table.line(["work", "ours", "baseline", "ratio", "aim", ""]) }

  /// Returns the line of a measurement, and a second one with the reason of a failure.
  func text(_ measurement: Measurement) -> String {
    let benchmark = measurement.benchmark
    var ours = "–"
    var baseline = "–"
    var ratio = "–"
    if let figures = measurement.figures {
      ours = benchmark.unit.text(figures.ours)
      if let value = figures.baseline { baseline = benchmark.unit.text(value) }
      if let value = figures.ratio { ratio = "\(MeasuredUnit.digits(value)) ×" }
    }
    let state = measurement.isMet ? "ok" : "misses"
    let line = table.line([benchmark.work, ours, baseline, ratio, benchmark.aimText, state])
    guard let failure = measurement.failure else { return line }
    return "\(line)\n  \(failure)"
  }
}

extension Benchmark {
  /// The aim in words: `≤ 20 ms` or `≤ 2 ×`.
  var aimText: String {
    switch aim {
    case .factor(let most):
      let number = most == most.rounded() ? "\(Int(most))" : "\(most)"
      return "≤ \(number) ×"
    case .value(let most):
      return "≤ \(unit.text(most).replacing(#/\.0+ /#, with: " "))"
    }
  }
}
