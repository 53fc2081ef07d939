import TipModel

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
    let layout = ColumnLayout(lines.map { $0.map(\.text) }, width: width, indent: indent)
    return layout.text { row, column, text in style(lines[row][column].role, text) }
  }
}
