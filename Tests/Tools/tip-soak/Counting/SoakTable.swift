import Foundation
import ToolSupport

/// The figures of all rows as text.
struct SoakTable {
  private let table: FigureTable

  /// Creates a table with room for the names of rows.
  init(names: [String]) { table = FigureTable(names: names, columns: [8, 8, 8, 8]) }

  /// The names of the columns.
  var header: String { table.line(["row", "tried", "survived", "lost", "seconds"]) }

  /// Returns the lines of a row: its figures, how trials survived, and why some were lost.
  func text(_ name: String, _ count: SoakCount, seconds: Double) -> String {
    let figures = table.line([
      name, "\(count.tried)", "\(count.survived)", "\(count.lost)",
      String(format: "%.1f", seconds),
    ])
    let ways = count.ways.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    var lines = [figures]
    if !ways.isEmpty { lines.append("  " + ways.joined(separator: ", ")) }
    lines += count.reasons.map { "  LOST \($0)" }
    return lines.joined(separator: "\n")
  }
}
