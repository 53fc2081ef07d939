import TipFoundation

/// Rows of text in aligned columns, two spaces apart.
package struct ColumnLayout: Hashable, Sendable {
  private let rows: [[String]]
  private let widths: [Int]
  private let margin: String

  /// The width below which a column is not cut, but left out where it can be.
  private static let least = 8

  /// Creates a layout of rows, each cell on one line, where a row may be shorter than others.
  ///
  /// The last column is cut to the width of the terminal, if there is one. With `cutsAll`, columns
  /// from the third on are left out where they have no room, and then the widest ones are cut.
  package init(
    _ rows: [[String]], width: Int? = nil, indent: Int = 0, cutsAll: Bool = false
  ) {
    self.rows = rows
    var widths = Self.widths(of: rows)
    if let width, var last = widths.indices.last {
      // Two spaces follow each column but the last.
      func rest() -> Int { width - indent - 2 * last - widths[..<last].reduce(0, +) }
      while cutsAll, last > 1, rest() < min(Self.least, widths[last]) {
        widths[last] = 0
        last -= 1
      }
      if !cutsAll || last > 1 { widths[last] = min(widths[last], max(1, rest())) }
      var surplus = 0
      if cutsAll {
        // More than the terminal has cannot be shown.
        widths = widths.map { min($0, width) }
        surplus = widths[last] - rest()
      }
      while surplus > 0, let widest = widths.max(), widest > Self.least {
        widths[widths.lastIndex(of: widest) ?? 0] -= 1
        surplus -= 1
      }
    }
    self.widths = widths
    margin = String(repeating: " ", count: indent)
  }

  /// Returns the width of each column, in columns of the terminal.
  package static func widths(of rows: [[String]]) -> [Int] {
    rows.reduce(into: []) { widths, row in
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.displayWidth)
      }
    }
  }

  /// Returns the lines, without spaces at their ends and without a last line break.
  ///
  /// `look` receives row, column and text. It styles a cell without changing its width.
  package func text(look: (Int, Int, String) -> String = { $2 }) -> String {
    rows.indices.map { row in
      let cells = pieces(ofRow: row).enumerated().map { column, piece in
        look(row, column, piece.text) + piece.space
      }
      return margin + cells.joined()
    }.joined(separator: "\n")
  }

  /// Returns the cells of a row, cut, each with the spaces that follow it.
  package func pieces(ofRow row: Int) -> [(text: String, space: String)] {
    let cells = rows[row]
    let filled = (cells.indices.last { !cells[$0].isEmpty && widths[$0] > 0 } ?? -1) + 1
    return cells.prefix(filled).enumerated().map { column, cell in
      let text = cell.cut(toWidth: widths[column])
      guard column < filled - 1 else { return (text, "") }
      return (text, "".padded(toWidth: widths[column] - text.displayWidth + 2))
    }
  }
}
