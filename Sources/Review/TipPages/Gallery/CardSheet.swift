package import TipModel
package import TipPictures

/// Several cards in rows, one row below the other.
package struct CardSheet: Sendable {
  /// Cards side by side.
  package struct Row: Sendable {
    let cards: [SVGCard]
    /// The language of the cards, which is written above them, if there is a catalog.
    let language: String?

    package init(_ cards: [SVGCard], language: String? = nil) {
      self.cards = cards
      self.language = language
    }
  }

  private let rows: [Row]
  private let cards: [SVGCard]
  private let edge: ArrowEdge?
  private static let labelHeight = 20.0

  /// Creates a sheet of rows in order, with arrows if an edge is given.
  package init(rows: [Row], edge: ArrowEdge?) {
    self.rows = rows
    self.edge = edge
    cards = rows.flatMap(\.cards)
  }

  private var name: String { cards.map(\.name).joined(separator: ", ") }

  /// The text of an SVG file, for one card without a language the same as in its snapshot.
  package var svg: String {
    guard let first = cards.first else { return "" }
    if cards.count == 1, rows.allSatisfy({ $0.language == nil }) {
      return first.text(arrow: edge)
    }
    var elements: [SVGElement] = []
    var (width, top) = (0.0, 0.0)
    for row in rows {
      if let language = row.language {
        elements.append(label(language, top: top))
        top += Self.labelHeight
      }
      var left = 0.0
      for card in row.cards {
        let offset = SVGValue.translate(left + SVGPage.margin, top + SVGPage.margin)
        let title = SVGElement("title", text: card.name)
        elements.append(
          SVGElement("g", ["transform": offset], [title] + card.elements(edge.map(card.arrow))))
        left += card.width + 2 * SVGPage.margin
      }
      width = max(width, left)
      top += (row.cards.map(\.height).max() ?? 0) + 2 * SVGPage.margin
    }
    return SVGPage.file(
      name: name, palette: first.palette, width: width, height: top, elements)
  }

  /// Returns the name of a row's language, above its cards.
  private func label(_ language: String, top: Double) -> SVGElement {
    SVGElement(
      "text",
      [
        "x": .init(SVGPage.margin), "y": .init(top + Self.labelHeight), "font-size": 13,
        "fill": .init(cards[0].palette.message),
      ], text: language)
  }

  /// The text of a page of HTML.
  package var html: String {
    HTMLPage(
      title: name, style: PageStyle.shared + PageStyle.figures
    ) {
      HTML.element("main", ["class": "cards"]) {
        rows.flatMap { row in row.cards.map { figure($0, language: row.language) } }
      }
    }.text
  }

  private func figure(_ card: SVGCard, language: String?) -> HTML {
    var caption = card.words.id
    if let language { caption += ", \(language)" }
    return .element("figure", ["class": card.look.appearance.rawValue, "lang": language]) {
      HTML(svg: card.page.figure(name: card.name, card.elements(edge.map(card.arrow))))
      HTML.element("figcaption", text: caption)
    }
  }
}
