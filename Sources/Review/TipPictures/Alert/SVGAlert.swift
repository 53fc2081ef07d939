package import TipModel

/// An alert drawn as SVG: texts in the middle, then its controls, then the buttons.
package struct SVGAlert {
  private let alert: TipAlert
  private let layout: AlertLayout
  private let words: AlertTexts
  private let palette: CardPalette
  private let width: Double
  private let caption: String

  private static let padding = 16.0
  private static let buttonHeight = 44.0

  /// Creates a drawing at a width in points, at least 160.
  package init(
    _ alert: TipAlert,
    _ layout: AlertLayout,
    _ platform: TipPlatform,
    palette: CardPalette,
    width: Int
  ) {
    self.alert = alert
    self.layout = layout
    self.palette = palette
    words = AlertTexts(alert, layout)
    self.width = Double(max(160, width))
    caption = layout.caption(platform)
  }

  /// The file's text.
  package var text: String {
    var content: [SVGElement] = []
    var top = Self.padding
    for part in parts {
      content += part.draw(top)
      top += part.height
    }
    top += Self.padding - 4
    let (buttons, height) = buttons(top: top)
    var title = words.id
    if !words.title.isEmpty { title = words.title.joined(separator: " ") }
    let page = SVGPage(palette: palette, width: width, height: top + height)
    return page.text(name: "\(title) (\(caption))", page.frame + content + buttons)
  }
}

// MARK: - Parts

extension SVGAlert {
  /// A part above the buttons, drawn from its top.
  private struct Part {
    let height: Double
    let draw: (_ top: Double) -> [SVGElement]
  }

  private var parts: [Part] {
    var parts: [Part] = []
    if alert.isCaution { parts.append(caution) }
    if let title = texts(words.title, .title, palette.title) { parts.append(title) }
    if let message = texts(words.message, .message, palette.message) { parts.append(message) }
    if let placeholder = words.textField { parts.append(field(placeholder)) }
    if let view = alert.accessory {
      parts.append(box(height: view.height.drawable, radius: view.cornerRadius ?? 8))
    }
    if alert.hasSuppression { parts.append(suppression) }
    if alert.hasHelp { parts.append(help) }
    return parts
  }

  private func texts(_ paragraphs: [String], _ font: CardFont, _ fill: String) -> Part? {
    let lines = font.lines(paragraphs, width: width - 2 * Self.padding)
    guard !lines.isEmpty else { return nil }
    return Part(height: Double(lines.count) * font.lineHeight + 4) { top in
      lines.enumerated().filter { !$0.element.isEmpty }.map { index, line in
        let lineTop = top + Double(index) * font.lineHeight
        return centered(line, font, x: width / 2, top: lineTop, fill: fill)
      }
    }
  }

  /// A triangle with an exclamation mark.
  private var caution: Part {
    Part(height: 44) { top in
      [
        SVGElement(
          "path",
          [
            "transform": .translate(width / 2 - 18, top),
            "d": "M18 2 34 32H2ZM18 12V22M18 26V28", "fill": "none",
            "stroke": .init(palette.caution), "stroke-width": 2.4,
            "stroke-linejoin": "round", "stroke-linecap": "round",
          ], [SVGElement("title", text: "Caution")])
      ]
    }
  }

  private func field(_ placeholder: String) -> Part {
    Part(height: 40) { top in
      let lines = CardFont.message.lines([placeholder], width: width - 4 * Self.padding)
      return [outline(top: top + 4, height: 30, radius: 6)]
        + lines.prefix(1).map { line in
          centered(line, .message, x: width / 2, top: top + 9, fill: palette.faint)
        }
    }
  }

  private func box(height: Double, radius: Double) -> Part {
    Part(height: height + 8) { top in
      [outline(top: top + 4, height: height, radius: radius)]
    }
  }

  private func outline(top: Double, height: Double, radius: Double) -> SVGElement {
    .rect(
      x: Self.padding, y: top, width: width - 2 * Self.padding, height: height,
      radius: radius.drawable, fill: "none", stroke: palette.border)
  }

  /// Returns the left edge of a part where lines begin.
  private func left(width part: Double) -> Double {
    guard layout.isRightToLeft else { return Self.padding }
    return width - Self.padding - part
  }

  private var suppression: Part {
    Part(height: 28) { top in
      [
        .rect(
          x: left(width: 16), y: top + 6, width: 16, height: 16, radius: 4, fill: "none",
          stroke: palette.faint),
        centered(
          AlertTexts.suppression, .message, x: width / 2, top: top + 4.5,
          fill: palette.message),
      ]
    }
  }

  private var help: Part {
    Part(height: 30) { top in
      let x = left(width: 22) + 11
      return [
        SVGElement(
          "circle",
          [
            "cx": .init(x), "cy": .init(top + 15), "r": 11, "fill": "none",
            "stroke": .init(palette.faint),
          ], [SVGElement("title", text: "Help")]),
        centered("?", .message, x: x, top: top + 5.5, fill: palette.message),
      ]
    }
  }
}

// MARK: - Buttons

extension SVGAlert {
  private func buttons(top: Double) -> (elements: [SVGElement], height: Double) {
    let count = Double(layout.buttons.count)
    guard count > 0 else { return ([], 0) }
    let isRow = layout.arrangement == .row
    let height = Self.buttonHeight
    var column = width
    var wholeHeight = height * count
    if isRow {
      column = width / count
      wholeHeight = height
    }
    var elements: [SVGElement] = []
    for (index, (title, button)) in zip(words.buttons, layout.buttons).enumerated() {
      var left = 0.0
      var y = top
      if isRow {
        left = Double(index) * column
      } else {
        y += Double(index) * height
      }
      var border = "M0 \(n(y))H\(n(width))"
      if isRow, index > 0 { border = "M\(n(left)) \(n(top))V\(n(top + height))" }
      elements.append(.lines(border, stroke: palette.border))
      // A title wider than its button is cut: the alert has one line for it.
      let shown = CardFont.action.lines([title], width: column - 16).first ?? ""
      elements.append(
        centered(
          shown, button.role == .default ? CardFont.action.bold : .action,
          x: left + column / 2, top: y + (height - 20) / 2,
          fill: button.role == .destructive ? palette.destructive : palette.tint))
    }
    return (elements, wholeHeight)
  }

  private func centered(
    _ text: String, _ font: CardFont, x: Double, top: Double, fill: String
  ) -> SVGElement {
    SVGElement(
      "text",
      [
        "x": .init(x), "y": .init(top + font.lineHeight / 2 + font.size * 0.35),
        "text-anchor": "middle", "direction": layout.isRightToLeft ? "rtl" : "ltr",
        "font-size": .init(font.size), "font-weight": .init("\(font.weight)"),
        "fill": .init(fill),
      ], text: text)
  }

  private func n(_ number: Double) -> String { SVGValue(number).text }
}

extension Double {
  /// The length limited to one that can be drawn, where NaN becomes zero.
  var drawable: Double { limited(to: 1000) }
}
