import TipModel

/// A card drawn as SVG: the image at the side, title and message beside it, the buttons below.
struct SVGCard {
  private let words: CardWords
  private let palette: CardPalette
  private let width: Double
  private let titleLines: [String]
  private let messageLines: [String]

  private static let margin = 16.0
  private static let padding = 16.0
  private static let imageSize = 40.0
  private static let closeWidth = 24.0

  init(_ words: CardWords, palette: CardPalette, width: Double) {
    self.words = words
    self.palette = palette
    self.width = max(160, width)
    let room = self.width - 2 * Self.padding - Self.imageSpace(words)
    titleLines = CardFont.title.lines(words.title, width: room - Self.closeWidth)
    let messageRoom = titleLines.isEmpty ? room - Self.closeWidth : room
    messageLines = CardFont.message.lines(words.message, width: messageRoom)
  }

  /// The file's text.
  var text: String {
    let actions = actionRows
    let height = headHeight + actions.reduce(0) { $0 + $1.height }
    let (outerWidth, outerHeight) = (width + 2 * Self.margin, height + 2 * Self.margin)
    let root = SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": .init(outerWidth),
        "height": .init(outerHeight), "viewBox": .init("0 0 \(n(outerWidth)) \(n(outerHeight))"),
        "font-family": .init(CardFont.family), "role": "img",
      ],
      [
        SVGElement("title", text: words.title.isEmpty ? words.id : words.title.joined(separator: " ")),
        SVGElement("rect", ["width": "100%", "height": "100%", "fill": .init(palette.page)]),
        SVGElement(
          "g", ["transform": "translate(16 16)"],
          frame(height: height) + image + texts + [close] + drawn(actions)),
      ])
    return root.lines().joined(separator: "\n") + "\n"
  }

  private func n(_ number: Double) -> String { SVGValue(number).text }
}

// MARK: - Frame

extension SVGCard {
  private func frame(height: Double) -> [SVGElement] {
    func box(_ y: Double, _ more: Double, fill: String, opacity: SVGValue) -> SVGElement {
      SVGElement(
        "rect",
        [
          "x": .init(-more), "y": .init(y - more), "width": .init(width + 2 * more),
          "height": .init(height + 2 * more), "rx": .init(14 + more), "fill": .init(fill),
          "fill-opacity": opacity,
        ])
    }
    let shadow = [(4.0, 3.0), (3, 1.5), (2, 0.5)].map { y, more in
      box(y, more, fill: "#000000", opacity: "0.03")
    }
    return shadow + [
      SVGElement(
        "rect",
        [
          "width": .init(width), "height": .init(height), "rx": 14, "fill": .init(palette.card),
          "stroke": .init(palette.border),
        ])
    ]
  }

  /// The × that closes the tip.
  private var close: SVGElement {
    SVGElement(
      "path",
      [
        "d": .init("M\(n(width - 26)) 17l9 9m0-9l-9 9"), "fill": "none",
        "stroke": .init(palette.faint), "stroke-width": 1.8, "stroke-linecap": "round",
      ], [SVGElement("title", text: "Close")])
  }
}

// MARK: - Words

extension SVGCard {
  private static func imageSpace(_ words: CardWords) -> Double {
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

  private var headHeight: Double { contentHeight + 2 * Self.padding }

  private var texts: [SVGElement] {
    // Words that are lower than the image stand at its middle.
    let top = Self.padding + (contentHeight - textHeight) / 2
    let messageTop = top + textHeight
      - Double(messageLines.count) * CardFont.message.lineHeight
    return lines(titleLines, .title, top: top, fill: palette.title)
      + lines(messageLines, .message, top: messageTop, fill: palette.message)
  }

  private func lines(
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

// MARK: - Image

extension SVGCard {
  private var image: [SVGElement] {
    guard let name = words.image else { return [] }
    let ground = SVGElement(
      "rect",
      [
        "width": .init(Self.imageSize), "height": .init(Self.imageSize), "rx": 10,
        "fill": .init(palette.tint), "fill-opacity": .init(palette.groundOpacity),
      ])
    return [
      SVGElement(
        "g", ["transform": "translate(16 16)"],
        [SVGElement("title", text: name), ground] + drawn(CardSymbol(name)))
    ]
  }

  private func drawn(_ symbol: CardSymbol) -> [SVGElement] {
    switch symbol {
    case .initials(let letters):
      return [
        SVGElement(
          "text",
          [
            "x": .init(Self.imageSize / 2), "y": 25.3, "text-anchor": "middle",
            "font-size": .init(CardFont.initials.size), "font-weight": "600",
            "fill": .init(palette.tint),
          ], text: letters)
      ]
    case .path(let path, let isFilled, ring: false):
      return [shape(path, isFilled: isFilled, color: palette.tint, scale: 1)]
    case .path(let path, let isFilled, ring: true):
      let ring = "M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21Z"
      return [
        shape(ring, isFilled: isFilled, color: palette.tint, scale: 1),
        shape(path, isFilled: false, color: isFilled ? palette.card : palette.tint, scale: 0.6),
      ]
    }
  }

  private func shape(
    _ path: String, isFilled: Bool, color: String, scale: Double
  ) -> SVGElement {
    let offset = (Self.imageSize - 24 * scale) / 2
    return SVGElement(
      "path",
      [
        "transform": .init("translate(\(n(offset)) \(n(offset))) scale(\(n(scale)))"),
        "d": .init(path), "fill": isFilled ? .init(color) : "none", "stroke": .init(color),
        "stroke-width": .init(isFilled ? 1.2 : 2), "stroke-linecap": "round",
        "stroke-linejoin": "round",
      ])
  }
}

// MARK: - Buttons

extension SVGCard {
  private struct ActionRow {
    let lines: [String]
    let top: Double

    /// A finger's height for one line, more for several.
    var height: Double { Double(lines.count) * CardFont.action.lineHeight + 24 }
  }

  private var actionRows: [ActionRow] {
    let room = width - 2 * Self.padding - Self.imageSpace(words)
    return words.actions.reduce(into: []) { rows, title in
      rows.append(
        ActionRow(
          lines: CardFont.action.lines([title], width: room),
          top: rows.last.map { $0.top + $0.height } ?? headHeight))
    }
  }

  private func drawn(_ rows: [ActionRow]) -> [SVGElement] {
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

extension String {
  /// Whether the first letter that has a direction is written from right to left.
  fileprivate var beginsRightToLeft: Bool {
    for scalar in unicodeScalars where scalar.properties.isAlphabetic {
      return [0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF]
        .contains { $0.contains(scalar.value) }
    }
    return false
  }
}
