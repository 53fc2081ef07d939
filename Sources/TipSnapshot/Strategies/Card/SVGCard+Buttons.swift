extension SVGCard {
  struct ActionRow {
    let lines: [String]
    let top: Double

    /// The height: a touch target for one line, more for several.
    var height: Double { Double(lines.count) * CardFont.action.lineHeight + 24 }
  }

  var actionRows: [ActionRow] {
    let room = width - 2 * Self.padding - Self.imageSpace(words)
    return words.actions.reduce(into: []) { rows, title in
      rows.append(
        ActionRow(
          lines: CardFont.action.lines([title], width: room),
          top: rows.last.map { $0.top + $0.height } ?? headHeight))
    }
  }

  func drawn(_ rows: [ActionRow]) -> [SVGElement] {
    let left = Self.padding + Self.imageSpace(words)
    return rows.flatMap { row in
      let divider = SVGElement(
        "path",
        [
          "d": .init("M\(n(left)) \(n(row.top))H\(n(width))"), "fill": "none",
          "stroke": .init(palette.border),
        ])
      return [divider]
        + lines(row.lines, .action, top: row.top + 12, fill: palette.tint)
    }
  }
}
