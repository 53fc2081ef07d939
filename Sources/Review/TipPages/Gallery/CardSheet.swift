package import TipModel
package import TipPictures

/// Several cards, one below the other.
package struct CardSheet: Sendable {
  private let cards: [SVGCard]
  private let edge: ArrowEdge?

  /// Creates a sheet of cards in order, with arrows if an edge is given.
  package init(cards: [SVGCard], edge: ArrowEdge?) {
    self.cards = cards
    self.edge = edge
  }

  /// The text of an SVG file, for one card the same as in its snapshot.
  package var svg: String {
    guard cards.count > 1 else { return cards.first?.text(arrow: edge) ?? "" }
    var top = 0.0
    let elements = cards.map { card in
      let y = top + SVGPage.margin
      top += card.height + 2 * SVGPage.margin
      return SVGElement(
        "g", ["transform": .translate(SVGPage.margin, y)],
        [SVGElement("title", text: card.name)] + card.elements(edge.map(card.arrow)))
    }
    let width = cards.map(\.width).max() ?? 0
    return SVGPage.file(
      name: cards.map(\.name).joined(separator: ", "), palette: cards[0].palette,
      width: width + 2 * SVGPage.margin, height: top, elements)
  }

  /// The text of a page of HTML.
  package var html: String {
    HTMLPage(
      title: cards.map(\.name).joined(separator: ", "),
      style: PageStyle.shared + PageStyle.figures
    ) {
      HTML.element("main", ["class": "cards"]) {
        cards.map { card in
          HTML.element("figure", ["class": card.look.appearance.rawValue]) {
            HTML(svg: card.page.figure(name: card.name, card.elements(edge.map(card.arrow))))
            HTML.element("figcaption", text: card.words.id)
          }
        }
      }
    }.text
  }
}
