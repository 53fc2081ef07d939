extension SVGCard {
  static func imageSpace(_ words: CardTexts, _ look: CardLook) -> Double {
    words.image == nil ? 0 : imageSide(look) + 12
  }

  private var titleFont: CardFont { .title.scaled(look) }
  private var messageFont: CardFont { .message.scaled(look) }

  private var textHeight: Double {
    let gap = titleLines.isEmpty || messageLines.isEmpty ? 0.0 : 3
    return Double(titleLines.count) * titleFont.lineHeight + gap
      + Double(messageLines.count) * messageFont.lineHeight
  }

  private var contentHeight: Double {
    let least = words.image == nil ? titleFont.lineHeight : Self.imageSide(look)
    return max(textHeight, least)
  }

  var headHeight: Double { contentHeight + 2 * Self.padding }

  var texts: [SVGElement] {
    // Text that is lower than the image is centered vertically.
    let top = Self.padding + (contentHeight - textHeight) / 2
    let messageTop = top + textHeight - Double(messageLines.count) * messageFont.lineHeight
    return lines(titleLines, .title, top: top, fill: palette.title)
      + lines(messageLines, .message, top: messageTop, fill: palette.message)
  }

  func lines(
    _ lines: [String], _ font: CardFont, top: Double, fill: String
  ) -> [SVGElement] {
    let font = font.scaled(look)
    return lines.enumerated().filter { !$0.element.isEmpty }.map { index, line in
      let baseline = top + (Double(index) + 0.5) * font.lineHeight + font.size * 0.35
      return text(line, font, baseline: baseline, fill: fill)
    }
  }

  /// Draws a line at the side where the app's language begins.
  ///
  /// In an app from left to right, text in the other direction begins at the right.
  private func text(
    _ line: String, _ font: CardFont, baseline: Double, fill: String
  ) -> SVGElement {
    let start = Self.padding + Self.imageSpace(words, look)
    let runsLeft = line.beginsRightToLeft
    var x = start
    var anchor: SVGValue = ""
    if look.isRightToLeft {
      x = width - start
      if !runsLeft { anchor = "end" }
    } else if runsLeft {
      x = width - Self.padding - Self.closeWidth(look)
    }
    let font: KeyValuePairs<String, SVGValue> = [
      "x": .init(x), "y": .init(baseline), "direction": runsLeft ? "rtl" : "ltr",
      "text-anchor": anchor, "font-size": .init(font.size),
      "font-weight": .init("\(font.weight)"), "fill": .init(fill),
    ]
    return SVGElement("text", font, text: line)
  }

  // MARK: - Buttons

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
    var rows: [ActionRow] = []
    var top = headHeight
    for title in words.actions {
      let lines = font.lines([title], width: room)
      let row = ActionRow(lines: lines, top: top, lineHeight: font.lineHeight)
      rows.append(row)
      top += row.height
    }
    return rows
  }

  func drawn(_ rows: [ActionRow]) -> [SVGElement] {
    rows.flatMap { row in
      [separator(row)] + lines(row.lines, .action, top: row.top + 12, fill: palette.tint)
    }
  }

  /// The line above an action.
  func separator(_ row: ActionRow) -> SVGElement {
    let start = Self.padding + Self.imageSpace(words, look)
    var from = start
    var to = width
    if look.isRightToLeft {
      from = 0
      to = width - start
    }
    return .lines("M\(n(from)) \(n(row.top))H\(n(to))", stroke: palette.border)
  }
}

extension String {
  /// Whether the first letter with a direction is written from right to left.
  fileprivate var beginsRightToLeft: Bool {
    for scalar in unicodeScalars where scalar.properties.isAlphabetic {
      return [0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF]
        .contains { $0.contains(scalar.value) }
    }
    return false
  }
}
