import TipFoundation
import TipPictures

/// A line of the list: a heading, a note or a row.
struct BoardListLine {
  /// The row's item, or nil for other lines.
  let item: BoardItem?
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
      let heading = heading(of: section)
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
        let line = BoardLine(pieces)
        guard row > 0 else { return BoardListLine(item: nil, isHeading: true, line: line) }
        return BoardListLine(item: section.rows[row - 1].item, line: line)
      }
    }
  }

  /// Returns the headings of the columns, the first one with the number of the rows.
  private func heading(of section: BoardSection) -> [TextTable.Cell] {
    let all = sections.first { $0.kind == section.kind }?.rows.count ?? 0
    var count = "\(section.rows.count)"
    if section.rows.count != all { count += " of \(all)" }
    return section.columns.enumerated().map { index, title in
      guard index > 0 else { return .init("\(title) (\(count))", .heading) }
      return .init(title, .faint)
    }
  }

  /// Returns the lines of the list on screen.
  ///
  /// Signs at the first and the last line count the lines above and below. The selected row has a
  /// mark that needs no colour.
  func listPart(_ layout: BoardLayout) -> [BoardLine] {
    let lines = listLines(layout)
    let shown = lines.dropFirst(top).prefix(layout.list)
    return shown.indices.map { index in
      let line = shown[index]
      let below = lines.count - shown.endIndex
      var signs = ""
      if index == top, top > 0 { signs += " ↑ \(top)" }
      if index == shown.endIndex - 1, below > 0 { signs += " ↓ \(below)" }
      let width = layout.columns - signs.displayWidth
      guard line.item != nil, line.item == selection else {
        return line.line.filled(toWidth: width, [.init(signs, .faint)])
      }
      return line.line.filled(toWidth: width, [.init(signs)]).selected
    }
  }
}

// MARK: - Pages

extension Board {
  /// The columns of the longest line of a page, after which a line is cut.
  private static let longestLine = 4000

  /// Returns lines wrapped to a width, with colours for the results of gates.
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
    var range = ""
    if lines.count > height {
      range = "\(page.top + 1)-\(page.top + shown.count) of \(lines.count)"
    }
    return [.between(page.title, range, width: size.columns, .heading)]
      + shown.map { BoardLine([$0]) }
  }
}
