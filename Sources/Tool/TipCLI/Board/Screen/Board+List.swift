import TipFoundation
import TipPictures

/// A line of the list: a heading, a note or a row.
struct BoardListLine {
  /// The row's item; nil for other lines.
  let item: BoardItem?
  /// Whether it is the heading of a section.
  var isHeading = false
  /// The line without its mark.
  let line: BoardLine
}

extension Board {
  /// The number of the lines of the list.
  var rowCount: Int { max(1, shownSections.reduce(0) { $0 + 1 + $1.rows.count }) }

  /// Returns all lines of the list, with a margin for the mark of the selected row.
  func listLines(_ layout: BoardLayout) -> [BoardListLine] {
    let sections = shownSections
    guard !sections.isEmpty else {
      return [BoardListLine(item: nil, line: BoardLine("  No row contains this text.", .faint))]
    }
    return sections.flatMap { section -> [BoardListLine] in
      let all = self.sections.first { $0.kind == section.kind }?.rows.count ?? 0
      let count = section.rows.count == all ? "\(all)" : "\(section.rows.count) of \(all)"
      let heading = section.columns.enumerated().map { index, title in
        TextTable.Cell(
          index == 0 ? "\(title) (\(count))" : title, index == 0 ? .heading : .faint)
      }
      guard !section.rows.isEmpty else {
        let line = BoardLine([heading[0], .init("  "), .init(section.note, .faint)])
        return [BoardListLine(item: nil, isHeading: true, line: line)]
      }
      let rows = section.rows.map { row in
        [.init("  \(row.cells[0].text)", row.cells[0].role)] + row.cells.dropFirst()
      }
      let cells = [heading] + rows
      let columns = ColumnLayout(
        cells.map { $0.map(\.text) }, width: layout.columns, cutsAll: true)
      return cells.indices.map { row in
        let pieces = zip(columns.pieces(ofRow: row), cells[row]).flatMap { piece, cell in
          [.init(piece.text, cell.role), TextTable.Cell(piece.space)]
        }
        return BoardListLine(
          item: row == 0 ? nil : section.rows[row - 1].item, isHeading: row == 0,
          line: BoardLine(pieces))
      }
    }
  }

  /// Returns the lines of the list on screen; signs at the first and the last count the lines above
  /// and below, and the selected row has a mark that needs no colour.
  func listPart(_ layout: BoardLayout) -> [BoardLine] {
    let lines = listLines(layout)
    let shown = lines.dropFirst(top).prefix(layout.list)
    return shown.indices.map { index in
      let (line, below) = (shown[index], lines.count - shown.endIndex)
      let isSelected = line.item != nil && line.item == selection
      let signs = [
        index == top && top > 0 ? " ↑ \(top)" : "",
        index == shown.endIndex - 1 && below > 0 ? " ↓ \(below)" : "",
      ].joined()
      let full = line.line.filled(
        toWidth: layout.columns - signs.displayWidth, [.init(signs, isSelected ? .plain : .faint)])
      return isSelected ? full.selected : full
    }
  }
}

// MARK: - Pages

extension Board {
  /// The longest line of a page, in characters; the rest is left out.
  private static let longestLine = 4000

  /// Returns lines wrapped to a width; those about gates have their colours.
  func wrapped(_ lines: [TextTable.Cell], width: Int, indent: Int) -> [TextTable.Cell] {
    lines.flatMap { cell in
      let role = cell.role == .plain ? Style.Role(ofGateLine: cell.text) : cell.role
      return cell.text.cut(toWidth: Self.longestLine).hanging(toWidth: width, indent: indent)
        .map { TextTable.Cell($0, role) }
    }
  }

  /// The lines of a page, wrapped to the terminal.
  func wrapped(_ page: BoardPage) -> [TextTable.Cell] {
    wrapped(page.lines, width: size.columns, indent: 10)
  }

  /// Returns the heading of a page and the lines on screen.
  func pagePart(_ page: BoardPage, _ layout: BoardLayout) -> [BoardLine] {
    let lines = wrapped(page)
    let height = max(1, layout.list - 1)
    let shown = lines.dropFirst(page.top).prefix(height)
    let place =
      lines.count > height ? "\(page.top + 1)-\(page.top + shown.count) of \(lines.count)" : ""
    return [.between(page.title, place, width: size.columns, .heading)]
      + shown.map { BoardLine([$0]) }
  }
}
