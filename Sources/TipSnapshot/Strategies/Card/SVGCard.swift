/// A card drawn as SVG: the image at the side, title and message beside it, buttons below.
struct SVGCard {
  let words: CardWords
  let palette: CardPalette
  let width: Double
  let titleLines: [String]
  let messageLines: [String]

  static let margin = 16.0
  static let padding = 16.0
  static let imageSize = 40.0
  static let closeWidth = 24.0
  static let minimumWidth = 160.0

  init(_ words: CardWords, palette: CardPalette, width: Int) {
    self.words = words
    self.palette = palette
    self.width = max(Self.minimumWidth, Double(width))
    let room = self.width - 2 * Self.padding - Self.imageSpace(words)
    titleLines = CardFont.title.lines(words.title, width: room - Self.closeWidth)
    let messageRoom = titleLines.isEmpty ? room - Self.closeWidth : room
    messageLines = CardFont.message.lines(words.message, width: messageRoom)
  }

  /// The height, without the margin.
  var height: Double { headHeight + actionRows.reduce(0) { $0 + $1.height } }

  /// Returns the card without the page around it, from its own top left corner.
  ///
  /// - Parameter arrow: The arrow; nil for none.
  /// - Returns: The elements, from back to front.
  func elements(_ arrow: CardArrow?) -> [SVGElement] {
    frame(height: height) + (arrow.map { [drawn($0)] } ?? []) + image + texts + [close]
      + drawn(actionRows)
  }

  /// Returns the file's text.
  ///
  /// - Parameter edge: The edge with an arrow; nil for none.
  /// - Returns: The text.
  func text(arrow edge: ScreenPicture.Edge? = nil) -> String {
    let arrow = edge.map { CardArrow($0, at: $0.isVertical ? width / 2 : height / 2) }
    let (outerWidth, outerHeight) = (width + 2 * Self.margin, height + 2 * Self.margin)
    let root = SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": .init(outerWidth),
        "height": .init(outerHeight), "viewBox": .init("0 0 \(n(outerWidth)) \(n(outerHeight))"),
        "font-family": .init(CardFont.family), "role": "img",
      ],
      [
        SVGElement("title", text: name),
        SVGElement("rect", ["width": "100%", "height": "100%", "fill": .init(palette.page)]),
        SVGElement("g", ["transform": "translate(16 16)"], elements(arrow)),
      ])
    return root.lines().joined(separator: "\n") + "\n"
  }

  /// The accessible name of the drawing.
  private var name: String {
    words.title.isEmpty ? words.id : words.title.joined(separator: " ")
  }

  /// Formats a number for the file.
  func n(_ number: Double) -> String { SVGValue(number).text }
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
        "d": .init("M\(n(width - 25)) 22l9 9m0-9l-9 9"), "fill": "none",
        "stroke": .init(palette.faint), "stroke-width": 1.8, "stroke-linecap": "round",
      ], [SVGElement("title", text: "Close")])
  }
}
