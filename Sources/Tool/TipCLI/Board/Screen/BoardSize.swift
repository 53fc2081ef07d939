/// The size of a terminal, in columns and rows.
package struct BoardSize: Hashable, Sendable {
  /// The number of columns.
  package let columns: Int
  /// The number of rows.
  package let rows: Int

  /// Creates a size; neither number is below 1.
  package init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(1, columns), max(1, rows))
  }

  /// The smallest size of a board.
  package static let least = BoardSize(columns: 40, rows: 10)

  /// Whether the board has enough room.
  var isEnough: Bool { columns >= Self.least.columns && rows >= Self.least.rows }
}

/// The numbers of rows that the parts of the board have.
struct BoardLayout: Hashable, Sendable {
  /// The lines above the list: the datastore and the clock, then what concerns all tips.
  let header: Int
  /// The list of rows, or a page with its heading.
  let list: Int
  /// The lines about the selected row, with the rule above them.
  let details: Int
  /// The newest messages.
  let messages: Int

  /// Divides the rows of a terminal; the last one is for keys and typed values.
  init(_ size: BoardSize) {
    (header, details, messages) =
      switch size.rows {
      case ..<14: (1, 0, 2)
      case ..<20: (2, 2, 2)
      case ..<30: (2, 3, 2)
      default: (2, 5, 4)
      }
    list = max(1, size.rows - header - details - messages - 1)
  }
}

extension Board {
  /// The parts of the screen.
  var layout: BoardLayout { BoardLayout(size) }
}
