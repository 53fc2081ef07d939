/// Rows in aligned columns, for people.
package struct TextTable: Sendable {
  /// One cell: text and what it is.
  package struct Cell: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The text, on one line.
    package let text: String
    /// What the text is.
    package let role: Style.Role

    /// Creates a cell; control characters are written out.
    package init(_ text: String, _ role: Style.Role = .plain) {
      self.text = text.printable
      self.role = role
    }

    /// Creates a plain cell.
    package init(stringLiteral value: String) { self.init(value) }
  }

  /// What the columns are called; empty for a table without a heading.
  package let columns: [String]
  /// The rows, as long as the heading or shorter.
  package var rows: [[Cell]]

  /// Creates a table.
  package init(_ columns: [String], rows: [[Cell]] = []) {
    self.columns = columns
    self.rows = rows
  }

  /// Lays the table out.
  ///
  /// - Parameters:
  ///   - style: The look of the cells.
  ///   - width: The columns of the terminal, to which the last column is cut; nil cuts nothing.
  ///   - indent: How many spaces stand before each row.
  /// - Returns: The lines, without a last line break.
  package func text(style: Style = .plain, width: Int? = nil, indent: Int = 0) -> String {
    let heading = columns.isEmpty ? [] : [columns.map { Cell($0, .heading) }]
    let lines = heading + rows
    let widths = columnWidths(lines)
    let room = width.map { $0 - indent - widths.dropLast().reduce(0) { $0 + $1 + 2 } }
    let margin = String(repeating: " ", count: indent)
    return lines.map { margin + line($0, widths: widths, room: room, style: style) }
      .joined(separator: "\n")
  }

  private func columnWidths(_ lines: [[Cell]]) -> [Int] {
    let count = lines.map(\.count).max() ?? 0
    return (0..<count).map { column in
      lines.map { column < $0.count ? $0[column].text.displayWidth : 0 }.max() ?? 0
    }
  }

  private func line(_ cells: [Cell], widths: [Int], room: Int?, style: Style) -> String {
    let filled = (cells.lastIndex { !$0.text.isEmpty } ?? -1) + 1
    let texts = cells.prefix(filled).enumerated().map { column, cell in
      let isLastColumn = column == widths.count - 1
      let shown =
        isLastColumn ? room.map { cell.text.cut(toWidth: max(1, $0)) } ?? cell.text : cell.text
      let padding = column == filled - 1 ? 0 : widths[column] - shown.displayWidth
      return style(cell.role, shown) + String(repeating: " ", count: padding)
    }
    return texts.joined(separator: "  ")
  }
}
