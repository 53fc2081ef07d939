import Foundation

/// The measurements as a readable table.
struct BenchTable {
  let text: String

  init(_ measurements: [Measurement]) {
    let header = ["benchmark", "minimum", "median", "limit", ""]
    let rows =
      [header]
      + measurements.map { measurement in
        let benchmark = measurement.benchmark
        let numbers = [measurement.minimum, measurement.median, benchmark.limit]
          .map { "\(String(format: "%.3f", $0)) \(benchmark.unit)" }
        return [benchmark.name] + numbers + [measurement.isOver ? "over" : "ok"]
      }
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    text = rows.map { Self.line($0, widths) }.joined(separator: "\n")
  }

  /// Aligns words to the left and numbers to the right.
  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).enumerated().map { column, cell in
      let space = String(repeating: " ", count: cell.1 - cell.0.count)
      return column == 0 ? cell.0 + space : space + cell.0
    }
    return padded.joined(separator: "  ")
  }
}
