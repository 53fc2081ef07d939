import TipFoundation

/// A line of the screen: pieces of text with their roles.
package struct BoardLine: Hashable, Sendable {
  /// The pieces, whose control characters are escaped.
  package private(set) var cells: [TextTable.Cell]

  package init(_ cells: [TextTable.Cell] = []) { self.cells = cells }

  package init(_ text: String, _ role: Style.Role = .plain) { self.init([.init(text, role)]) }

  /// The text without roles.
  package var text: String { cells.map(\.text).joined() }

  /// The columns of the text.
  package var width: Int { cells.reduce(0) { $0 + $1.text.displayWidth } }

  func styled(_ style: Style) -> String {
    cells.map { style($0.role, $0.text, isInverted: $0.isSelected) }.joined()
  }

  /// Returns the line cut to a number of columns, with an ellipsis for the removed part.
  func cut(toWidth width: Int) -> BoardLine {
    var room = width
    var kept: [TextTable.Cell] = []
    for var cell in cells where room > 0 {
      let isLast = cell.text.displayWidth > room
      cell.text = cell.text.cut(toWidth: room)
      kept.append(cell)
      room -= cell.text.displayWidth
      if isLast { break }
    }
    return BoardLine(kept)
  }

  /// Returns the line cut or padded to a number of columns, which other cells follow.
  func filled(toWidth width: Int, _ end: [TextTable.Cell] = []) -> BoardLine {
    let line = cut(toWidth: width)
    return BoardLine(line.cells + [.init("".padded(toWidth: width - line.width))] + end)
  }

  /// The line as the selected row: with the mark in its margin, inverted in its colours.
  var selected: BoardLine {
    BoardLine(
      cells.enumerated().map { index, cell in
        var cell = cell
        if index == 0 { cell.text = "> " + cell.text.dropFirst(2) }
        cell.isSelected = true
        return cell
      })
  }

  /// Returns two texts at the ends of a line of the board, of which the left one is cut first.
  static func between(
    _ left: String, _ right: String, width: Int, _ role: Style.Role = .plain
  ) -> BoardLine {
    let right = right.printable.cut(toWidth: width - 10)
    let room = width - right.displayWidth - 2
    let left = left.printable.cut(toWidth: room)
    return BoardLine([.init("\(left.padded(toWidth: room))  \(right)", role)])
  }
}

extension [BoardLine] {
  /// Returns the lines with empty ones below them, up to a number of rows.
  func filled(to height: Int) -> [BoardLine] {
    self + Array(repeating: BoardLine(), count: Swift.max(0, height - count))
  }
}
