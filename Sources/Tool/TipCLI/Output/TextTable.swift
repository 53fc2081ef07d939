import TipFoundation
import TipPictures

/// Rows in aligned columns, for people.
package struct TextTable: Sendable {
  /// One cell: text and its role.
  package struct Cell: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The text, on one line.
    package var text: String
    package let role: Style.Role
    /// Whether it belongs to the selected row of a list.
    var isSelected = false

    /// Creates a cell with escaped control characters.
    package init(_ text: String, _ role: Style.Role = .plain) {
      self.text = text.printable
      self.role = role
    }

    package init(stringLiteral value: String) { self.init(value) }
  }

  /// The headings of the columns, none for a table without a heading.
  package let columns: [String]
  /// The rows, as long as the heading or shorter.
  package var rows: [[Cell]]

  package init(_ columns: [String], rows: [[Cell]] = []) {
    self.columns = columns
    self.rows = rows
  }

  /// Returns the table as text, without a last line break.
  ///
  /// A column that is empty in every row is left out, except the first. Where the terminal is too
  /// narrow, the last column moves below its row. If the others do not fit either, each row becomes
  /// a block of lines. Without a width there is no limit. The indent is before each row.
  package func text(style: Style = .plain, width: Int? = nil, indent: Int = 0) -> String {
    var table = self
    if !columns.isEmpty, !rows.isEmpty { table = withoutEmptyColumns }
    guard let width, !columns.isEmpty, table.lacksRoom(in: width - indent) else {
      return table.rowsText(style, width, indent)
    }
    guard table.rowWidth(withLast: false) <= width - indent else {
      return table.blocksText(style, width, indent)
    }
    return table.foldedText(style, width, indent)
  }

  private func rowsText(_ style: Style, _ width: Int?, _ indent: Int) -> String {
    let lines = heading + rows
    let layout = ColumnLayout(lines.map { $0.map(\.text) }, width: width, indent: indent)
    return layout.text { row, column, text in style(lines[row][column].role, text) }
  }

  private var heading: [[Cell]] {
    guard !columns.isEmpty else { return [] }
    return [columns.map { Cell($0, .heading) }]
  }

  /// The minimum width of the last column, unless it is shorter.
  private static let leastRoom = 10

  /// Whether the last column is too narrow.
  private func lacksRoom(in width: Int) -> Bool {
    let others = rowWidth(withLast: false)
    let last = rowWidth(withLast: true) - others
    return width - others - 2 < min(last - 2, Self.leastRoom)
  }

  /// Returns the width of rows, with the last column or without it.
  private func rowWidth(withLast: Bool) -> Int {
    let shown = withLast ? columns.indices : columns.indices.dropLast()
    return shown.reduce(-2) { sum, column in
      let widths = (heading + rows).map { row in
        column < row.count ? row[column].text.displayWidth : 0
      }
      return sum + 2 + (widths.max() ?? 0)
    }
  }

  /// Returns the rows without the last column, which is below each row.
  private func foldedText(_ style: Style, _ width: Int, _ indent: Int) -> String {
    let last = columns.count - 1
    let lines = heading + rows
    let layout = ColumnLayout(lines.map { $0.prefix(last).map(\.text) }, indent: indent)
    let firsts = layout.text { style(lines[$0][$1].role, $2) }
      .split(separator: "\n", omittingEmptySubsequences: false)
    let margin = String(repeating: " ", count: indent + 2)
    return zip(firsts, lines).map { first, cells in
      guard cells.count > last, !cells[last].text.isEmpty else { return String(first) }
      let below = cells[last].text.wrapped(toWidth: max(8, width - margin.count))
      return ([String(first)] + below.map { margin + style(cells[last].role, $0) })
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private var withoutEmptyColumns: TextTable {
    let kept = columns.indices.filter { column in
      column == 0 || rows.contains { column < $0.count && !$0[column].text.isEmpty }
    }
    return TextTable(
      kept.map { columns[$0] },
      rows: rows.map { row in kept.filter { $0 < row.count }.map { row[$0] } })
  }

  /// Returns each row as a block: the first cell, and below it the rest with their headings.
  private func blocksText(_ style: Style, _ width: Int, _ indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    let names = (columns.dropFirst().map(\.displayWidth).max() ?? 0) + 4
    let gap = String(repeating: " ", count: names)
    return rows.map { row in
      let rest = zip(columns, row).dropFirst().filter { !$1.text.isEmpty }
      let lines = rest.flatMap { name, cell -> [String] in
        let label = "  \(name)" + String(repeating: " ", count: names - 2 - name.displayWidth)
        let pieces = cell.text.wrapped(toWidth: max(8, width - indent - names))
        return pieces.enumerated().map { index, piece in
          let lead = index == 0 ? label : gap
          return lead + style(cell.role, piece)
        }
      }
      var first = ""
      if let cell = row.first {
        let role = cell.role == .plain ? .heading : cell.role
        first = style(role, cell.text)
      }
      return ([first] + lines).map { margin + $0 }.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
