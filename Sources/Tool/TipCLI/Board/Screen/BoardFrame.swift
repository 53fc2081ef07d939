/// A screen as text of a terminal, of which only changed lines are written.
struct BoardFrame: Hashable {
  private let rows: [String]
  private let widths: [Int]
  private let columns: Int
  private let cursor: [Int]?

  init(_ screen: BoardScreen, columns: Int, style: Style) {
    rows = screen.lines.map { $0.styled(style) }
    widths = screen.lines.map(\.width)
    self.columns = columns
    cursor = screen.cursor
  }

  /// Returns the sequences that turn one frame into this one.
  ///
  /// Without an older frame they draw everything. The style marks them as the tool's own.
  func text(after old: BoardFrame?, style: Style) -> String {
    let isSameSize = old?.rows.count == rows.count && old?.columns == columns
    var text = style.sequence("?25l")
    if !isSameSize { text += style.sequence("2J") }
    for (index, row) in rows.enumerated() {
      if isSameSize, let old, old.rows[index] == row { continue }
      text += style.sequence("\(index + 1);1H") + row
      // At the last column, erasing to the end would erase the last character.
      if widths[index] < columns { text += style.sequence("K") }
    }
    guard let cursor else { return text }
    return text + style.sequence("\(cursor[0] + 1);\(cursor[1] + 1)H") + style.sequence("?25h")
  }
}
