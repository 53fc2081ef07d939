import Testing
import TipModel
import TipPictures

@Suite("The look of a card")
struct CardLookTests {
  private let words = CardTexts(
    TipDefinition(
      id: "ShareBackyardTip", title: "Share a Backyard",
      message: "Friends who watch with you see the same birds, in every season of the year.",
      image: "square.and.arrow.up", actions: [.init(id: "share", title: "Share Backyard")]))

  private func svg(_ look: CardLook, edge: ArrowEdge? = nil) -> String {
    SVGCard(words, palette: CardPalette(look.appearance), width: 360, look: look).text(arrow: edge)
  }

  @Test("Large type wraps into more lines, and makes the card higher")
  func large() {
    let palette = CardPalette(.light)
    let standard = SVGCard(words, palette: palette, width: 360)
    let large = SVGCard(words, palette: palette, width: 360, look: CardLook(isLarge: true))
    #expect(large.height > standard.height * 1.5)
    #expect(svg(CardLook(isLarge: true)).contains(#"font-size="25.6""#))
  }

  @Test("From right to left, the image is at the right, and text ends there")
  func mirrored() {
    let text = svg(CardLook(isRightToLeft: true))
    #expect(text.contains(#"<g transform="translate(304 16)">"#))
    #expect(text.contains(#"<text x="292" y="32.1" direction="ltr" text-anchor="end""#))
    #expect(text.contains("M16 22l9 9"))
    #expect(text.contains("M0 113H292"))
  }

  @Test(
    "The leading arrow is at the side where the language begins",
    arguments: [false, true])
  func arrow(_ isRightToLeft: Bool) {
    let leading = svg(CardLook(isRightToLeft: isRightToLeft), edge: .leading)
    #expect(leading.contains(isRightToLeft ? "L368 " : "L-8 "))
  }

  @Test("As text, large type has fewer letters in a line")
  func largeText() {
    let text = TextCard(words, width: 44, look: CardLook(isLarge: true)).text
    #expect(
      text == """
        ╭─────────────────────────╮
        │ [square.and.arrow.up] × │
        │ Share a Backyard        │
        │ Friends who watch with  │
        │ you see the same birds, │
        │ in every season of the  │
        │ year.                   │
        ├─────────────────────────┤
        │ Share Backyard          │
        ╰─────────────────────────╯
        """)
  }

  @Test("As text without Unicode, from right to left, with an arrow at each edge")
  func plain() {
    func card(_ edge: ArrowEdge) -> [Substring] {
      TextCard(
        words, width: 30, arrow: edge, look: CardLook(isRightToLeft: true), marks: .ascii
      ).text.split(separator: "\n")
    }
    #expect(card(.top)[0] == "+--------------^-------------+")
    #expect(card(.top)[1] == "| x    [square.and.arrow.up] |")
    #expect(card(.bottom).last == "+--------------v-------------+")
    #expect(card(.leading).contains { $0.hasSuffix(">") })
    #expect(card(.trailing).contains { $0.hasPrefix("<") })
    #expect(!card(.leading).joined().contains { !$0.isASCII })
  }

  @Test("As text, the arrow is in the middle of its edge", arguments: ArrowEdge.allCases)
  func textArrow(edge: ArrowEdge) {
    let tip = TipDefinition(
      id: "OwlTip", title: "Owl", message: "Hoots.", actions: [.init(id: "listen", title: "Listen")]
    )
    var rows = [
      "╭──────────────────╮", "│ Owl            × │", "│ Hoots.           │",
      "├──────────────────┤", "│ Listen           │", "╰──────────────────╯",
    ]
    switch edge {
    case .top: rows[0] = "╭─────────▲────────╮"
    case .bottom: rows[5] = "╰─────────▼────────╯"
    case .leading: rows[3] = "◀──────────────────┤"
    case .trailing: rows[3] = "├──────────────────▶"
    }
    let text = TextCard(CardTexts(tip), width: 3, arrow: edge).text
    #expect(text.split(separator: "\n").map(String.init) == rows)
    let noTexts = TextCard(CardTexts(TipDefinition(id: "Tip", title: "")), width: 20).text
    #expect(noTexts == "╭──────────────────╮\n│                × │\n╰──────────────────╯")
  }

  @Test("A card's texts have paragraphs, and no characters that a terminal obeys")
  func texts() {
    let texts = CardTexts(
      TipDefinition(
        id: "Owl\u{1B}Tip", title: "An\towl\n\nhoots", message: "\n", image: "",
        actions: [.init(id: "listen", title: ""), .init(id: "more", title: "Learn\nMore")]))
    #expect(texts.id == "Owl\\u{1B}Tip")
    #expect(texts.title == ["An owl", "", "hoots"])
    #expect(texts.message.isEmpty && texts.image == nil)
    #expect(texts.actions == ["listen", "Learn More"])
  }

  @Test("Each piece of text is painted by its role")
  func paint() {
    let text = TextCard(words, width: 30).text { role, text in
      role == .title ? "<\(text.trimmingSpaces)>" : text
    }
    #expect(text.contains("│ <Share a Backyard> │"))
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
