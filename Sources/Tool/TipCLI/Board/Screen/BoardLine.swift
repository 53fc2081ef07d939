import TipFoundation
import TipPictures

/// A line of the screen: pieces of text with their roles.
package struct BoardLine: Hashable, Sendable {
  /// The pieces, whose control characters are escaped.
  package private(set) var cells: [TextTable.Cell]

  /// Creates a line.
  package init(_ cells: [TextTable.Cell] = []) { self.cells = cells }

  /// Creates a line of one role.
  package init(_ text: String, _ role: Style.Role = .plain) { self.init([.init(text, role)]) }

  /// The text without roles.
  package var text: String { cells.map(\.text).joined() }

  /// The columns of the text.
  package var width: Int { cells.reduce(0) { $0 + $1.text.displayWidth } }

  /// Returns the line in the colours of a style.
  func styled(_ style: Style) -> String { cells.map { style($0.role, $0.text) }.joined() }

  /// Returns the line cut to a number of columns; an ellipsis replaces the removed part.
  func cut(toWidth width: Int) -> BoardLine {
    guard self.width > width else { return self }
    var room = width
    var kept: [TextTable.Cell] = []
    for cell in cells where room > 0 {
      let isLast = cell.text.displayWidth > room
      kept.append(isLast ? .init(cell.text.cut(toWidth: room), cell.role) : cell)
      room -= kept[kept.count - 1].text.displayWidth
      if isLast { break }
    }
    return BoardLine(kept)
  }

  /// Returns the line with spaces up to a number of columns, in one role.
  func filled(toWidth width: Int, _ role: Style.Role) -> BoardLine {
    BoardLine(cut(toWidth: width).text.padded(toWidth: width), role)
  }

  /// Returns two texts at the ends of a line; the left one is cut first.
  static func between(
    _ left: String, _ right: String, width: Int, _ role: Style.Role = .plain
  ) -> BoardLine {
    let right = right.printable.cut(toWidth: max(0, width - 10))
    let room = max(0, width - right.displayWidth - 2)
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

/// Rows of cells that share a width; the widest columns give way first.
struct BoardColumns {
  private let widths: [Int]

  /// The width below which no column is cut.
  private static let least = 6

  /// Measures rows for a number of columns of the terminal.
  init(_ rows: [[TextTable.Cell]], width: Int) {
    // More than the terminal has cannot be shown.
    var widths = ColumnLayout.widths(of: rows.map { $0.map(\.text) }).map { min($0, width) }
    // Two spaces follow each column but the last; an empty column needs none.
    var surplus = widths.reduce(0) { $0 + $1 + 2 } - 2 - width
    while surplus > 0, let widest = widths.max(), widest > Self.least {
      let index = widths.lastIndex(of: widest) ?? 0
      widths[index] -= 1
      surplus -= 1
    }
    self.widths = widths
  }

  /// Returns a row with its cells cut and padded.
  func line(_ row: [TextTable.Cell]) -> BoardLine {
    let filled = (row.lastIndex { !$0.text.isEmpty } ?? -1) + 1
    return BoardLine(
      row.prefix(filled).enumerated().flatMap { column, cell -> [TextTable.Cell] in
        let text = cell.text.cut(toWidth: widths[column])
        let isLast = column == filled - 1
        let space = isLast ? 0 : widths[column] - text.displayWidth + 2
        return [.init(text, cell.role), .init(String(repeating: " ", count: max(0, space)))]
      })
  }
}
