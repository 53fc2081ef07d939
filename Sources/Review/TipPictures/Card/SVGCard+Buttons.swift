extension SVGCard {
  struct ActionRow {
    let lines: [String]
    let top: Double
    let lineHeight: Double

    /// The height: a touch target for one line, more for several.
    var height: Double { Double(lines.count) * lineHeight + 24 }
  }

  var actionRows: [ActionRow] {
    let font = CardFont.action.scaled(look)
    let room = width - 2 * Self.padding - Self.imageSpace(words, look)
    return words.actions.reduce(into: []) { rows, title in
      rows.append(
        ActionRow(
          lines: font.lines([title], width: room),
          top: rows.last.map { $0.top + $0.height } ?? headHeight, lineHeight: font.lineHeight))
    }
  }

  func drawn(_ rows: [ActionRow]) -> [SVGElement] {
    let start = Self.padding + Self.imageSpace(words, look)
    let (from, to) = look.isRightToLeft ? (0, width - start) : (start, width)
    return rows.flatMap { row in
      [.lines("M\(n(from)) \(n(row.top))H\(n(to))", stroke: palette.border)]
        + lines(row.lines, .action, top: row.top + 12, fill: palette.tint)
    }
  }
}
