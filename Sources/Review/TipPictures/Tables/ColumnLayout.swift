import TipFoundation

/// Rows of text in aligned columns, two spaces apart.
package struct ColumnLayout: Hashable, Sendable {
  private let rows: [[String]]
  private let widths: [Int]
  private let room: Int?
  private let margin: String

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - rows: The rows, each cell on one line; a row may be shorter than others.
  ///   - width: The columns of the terminal, to which the last column is cut; nil cuts nothing.
  ///   - indent: The number of spaces before each row.
  package init(_ rows: [[String]], width: Int? = nil, indent: Int = 0) {
    self.rows = rows
    widths = Self.widths(of: rows)
    // Two spaces follow each column but the last.
    let taken = widths.dropLast().reduce(0, +) + 2 * max(0, widths.count - 1)
    room = width.map { max(1, $0 - indent - taken) }
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

  /// Lays the rows out.
  ///
  /// - Parameter look: Styles a cell without changing its width; receives row, column and text.
  /// - Returns: The lines, without spaces at their ends and without a last line break.
  package func text(look: (Int, Int, String) -> String = { $2 }) -> String {
    rows.indices.map { row in margin + line(row, look) }.joined(separator: "\n")
  }

  private func line(_ row: Int, _ look: (Int, Int, String) -> String) -> String {
    let cells = rows[row]
    let filled = (cells.lastIndex { !$0.isEmpty } ?? -1) + 1
    return cells.prefix(filled).enumerated().map { column, cell in
      let isLastColumn = column == widths.count - 1
      let shown = isLastColumn ? room.map(cell.cut(toWidth:)) ?? cell : cell
      let padding = column == filled - 1 ? 0 : widths[column] - shown.displayWidth
      return look(row, column, shown) + String(repeating: " ", count: padding)
    }
    .joined(separator: "  ")
  }
}
