extension SVGCard {
  static func imageSpace(_ words: CardWords) -> Double {
    words.image == nil ? 0 : imageSize + 12
  }

  private var textHeight: Double {
    let gap = titleLines.isEmpty || messageLines.isEmpty ? 0.0 : 3
    return Double(titleLines.count) * CardFont.title.lineHeight + gap
      + Double(messageLines.count) * CardFont.message.lineHeight
  }

  private var contentHeight: Double {
    max(textHeight, words.image == nil ? CardFont.title.lineHeight : Self.imageSize)
  }

  var headHeight: Double { contentHeight + 2 * Self.padding }

  var texts: [SVGElement] {
    // Text that is lower than the image is centered vertically.
    let top = Self.padding + (contentHeight - textHeight) / 2
    let messageTop =
      top + textHeight - Double(messageLines.count) * CardFont.message.lineHeight
    return lines(titleLines, .title, top: top, fill: palette.title)
      + lines(messageLines, .message, top: messageTop, fill: palette.message)
  }

  func lines(
    _ lines: [String], _ font: CardFont, top: Double, fill: String
  ) -> [SVGElement] {
    let left = Self.padding + Self.imageSpace(words)
    return lines.enumerated().filter { !$0.element.isEmpty }.map { index, line in
      let baseline = top + (Double(index) + 0.5) * font.lineHeight + font.size * 0.35
      return text(line, font, left: left, baseline: baseline, fill: fill)
    }
  }

  private func text(
    _ line: String, _ font: CardFont, left: Double, baseline: Double, fill: String
  ) -> SVGElement {
    let runsLeft = line.beginsRightToLeft
    return SVGElement(
      "text",
      [
        "x": .init(runsLeft ? width - Self.padding - Self.closeWidth : left),
        "y": .init(baseline), "direction": runsLeft ? "rtl" : "ltr",
        "font-size": .init(font.size), "font-weight": .init("\(font.weight)"),
        "fill": .init(fill),
      ], text: line)
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
