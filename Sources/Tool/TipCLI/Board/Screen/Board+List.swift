import TipFoundation

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
  /// All lines of the list, as wide as the terminal without the mark of the selected row.
  var listLines: [BoardListLine] {
    let width = size.columns - Self.mark.count
    let sections = shownSections
    guard !sections.isEmpty else {
      return [BoardListLine(item: nil, line: BoardLine("No row contains this text.", .faint))]
    }
    return sections.flatMap { section -> [BoardListLine] in
      let heading = section.columns.enumerated().map { index, title in
        TextTable.Cell(
          index == 0 ? "\(title) (\(section.rows.count))" : title, index == 0 ? .heading : .faint)
      }
      guard !section.rows.isEmpty else {
        return [
          BoardListLine(
            item: nil, isHeading: true,
            line: BoardLine([heading[0], .init("  "), .init(section.note, .faint)]))
        ]
      }
      let columns = BoardColumns([heading] + section.rows.map(\.cells), width: width)
      return [BoardListLine(item: nil, isHeading: true, line: columns.line(heading))]
        + section.rows.map { BoardListLine(item: $0.item, line: columns.line($0.cells)) }
    }
  }

  /// The mark of the selected row, which needs no colour.
  static let mark = "> "

  /// The lines of the list on screen.
  var listPart: [BoardLine] {
    listLines.dropFirst(top).prefix(layout.list).map { line in
      let isSelected = line.item != nil && line.item == selection
      let lead = isSelected ? Self.mark : line.isHeading ? "" : "  "
      let marked = BoardLine([.init(lead)] + line.line.cells)
      return isSelected ? marked.filled(toWidth: size.columns, .selected) : marked
    }
  }
}

// MARK: - Pages

extension Board {
  /// The longest line of a page, in characters; the rest is left out.
  private static let longestLine = 4000

  /// The lines of a page, wrapped to the terminal.
  func wrapped(_ page: BoardPage) -> [BoardLine] {
    page.lines.flatMap { cell in
      cell.text.cut(toWidth: Self.longestLine).hanging(toWidth: size.columns, indent: 10)
        .map { BoardLine($0, cell.role == .plain ? Style.Role(ofGateLine: $0) : cell.role) }
    }
  }

  /// The heading of a page and the lines on screen.
  func pagePart(_ page: BoardPage) -> [BoardLine] {
    let lines = wrapped(page)
    let height = max(1, layout.list - 1)
    let shown = lines.dropFirst(page.top).prefix(height)
    let place =
      lines.count > height ? "\(page.top + 1)-\(page.top + shown.count) of \(lines.count)" : ""
    return [.between(page.title, place, width: size.columns, .heading)] + shown
  }
}
