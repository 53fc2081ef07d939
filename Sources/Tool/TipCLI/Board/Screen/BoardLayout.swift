/// The numbers of rows that the parts of the board have.
struct BoardLayout: Hashable, Sendable {
  /// The lines above the list: the datastore and the clock, then the settings of all tips.
  let header: Int
  /// The list of rows, or a page with its heading.
  let list: Int
  /// The columns of the list, beside which a wide window explains the selected row.
  let columns: Int
  /// The lines about the selected row below the list, with the rule above them.
  let details: Int
  /// The newest messages.
  let messages: Int
}

extension Board {
  /// The smallest terminal in which the board is drawn.
  static let leastSize = TerminalSize(columns: 40, rows: 10)

  /// Whether the terminal has enough room for the board.
  var hasRoom: Bool {
    size.columns >= Self.leastSize.columns && size.rows >= Self.leastSize.rows
  }

  /// The least number of columns with the explanation beside the list.
  private static let wide = 110

  /// The parts of the screen.
  ///
  /// Messages have the rows that the list leaves, and as many of its rows as warnings need.
  var layout: BoardLayout {
    let isWide = page == nil && size.columns >= Self.wide
    let header = size.rows < 14 ? 1 : 2
    let details =
      switch size.rows {
      // A rule separates a page, or rows with their explanation, from the messages.
      case _ where page != nil || isWide: 1
      case ..<20: 3
      case ..<30: 4
      default: 6
      }
    // The last row is for keys and typed values.
    let body = max(1, size.rows - header - details - 1)
    let wanted: Int
    if let page {
      wanted = wrapped(page).count + 1
    } else if isWide {
      // The explanation has the same height for each row, so that nothing jumps.
      wanted = max(rowCount, body * 2 / 3)
    } else {
      wanted = rowCount
    }
    // A page has a line below its heading.
    let fewest = page == nil ? 1 : 2
    let least = min(wanted, max(fewest, body / 3 - 1))
    let messages = max(body - wanted, min(neededRows, max(0, body - least)))
    let columns = isWide ? size.columns * 3 / 5 : size.columns
    return BoardLayout(
      header: header, list: body - messages, columns: columns, details: details,
      messages: messages)
  }
}
