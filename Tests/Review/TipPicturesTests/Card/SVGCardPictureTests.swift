import Testing
import TipModel
import TipPictures
import TipSnapshot
import TipTesting

/// Pictures of cards, each with the parts that the others do not have.
///
/// After an intended change, `TIPCTL_SNAPSHOT_RECORD=failed swift test --filter CardPictureTests`
/// draws them again.
@Suite("The pictures of cards")
struct SVGCardPictureTests {
  private struct Example {
    let tip: TipDefinition
    var width = 360
    var look = CardLook()
    var arrow: ArrowEdge?

    var text: String {
      SVGCard(
        CardTexts(tip), palette: CardPalette(look.appearance), width: width, look: look
      ).text(arrow: arrow)
    }
  }

  private static let svg = SnapshotStrategy<Example>(fileExtension: "svg") { $0.text }

  private static let share = TipDefinition(
    id: "ShareBackyardTip", title: "Share a Backyard with Friends Who Watch",
    message: "They see the same birds, in every season.\n\nDans \"l'hiver\" & l'été.",
    image: "square.and.arrow.up",
    actions: [
      .init(id: "share", title: "Share the Backyard and All of Its Visitors in May"),
      .init(id: "learn-more", title: ""),
    ])

  @Test("Lines are beside the image, and a long title of a button wraps")
  func card() {
    assertTipSnapshot(
      of: Example(tip: Self.share, arrow: .bottom), as: Self.svg, named: "drawing")
  }

  @Test("From right to left, in large type, all parts are mirrored and larger")
  func mirrored() {
    let look = CardLook(.dark, isLarge: true, isRightToLeft: true)
    assertTipSnapshot(
      of: Example(tip: Self.share, width: 400, look: look, arrow: .leading), as: Self.svg,
      named: "drawing")
  }

  @Test("Text alone begins at the edge, and Hebrew ends before the ×")
  func hebrew() {
    let tip = TipDefinition(id: "FeedBirdsTip", title: "האכילו ציפורים", message: "12 Wrens")
    assertTipSnapshot(of: Example(tip: tip, arrow: .trailing), as: Self.svg, named: "drawing")
  }

  @Test("A message alone leaves room for the ×, and the id names the picture")
  func noTitle() {
    let tip = TipDefinition(
      id: "FeedBirdsTip", title: "", message: "A full feeder brings more of the visitors.",
      image: "star.fill")
    assertTipSnapshot(
      of: Example(tip: tip, width: 300, arrow: .top), as: Self.svg, named: "drawing")
  }

  @Test("A title alone is in the middle of the image, of which the name is shown")
  func placeholder() {
    let tip = TipDefinition(id: "OwlTip", title: "Owl", image: "wren_at.the feeder.in_winter")
    assertTipSnapshot(of: Example(tip: tip, width: 20), as: Self.svg, named: "drawing")
  }

  @Test(
    "The frame is what is neither the image nor a line of text", arguments: [nil, ArrowEdge.top])
  func frame(edge: ArrowEdge?) {
    for isRightToLeft in [false, true] {
      let card = SVGCard(
        CardTexts(Self.share), palette: CardPalette(.light), width: 300,
        look: CardLook(isRightToLeft: isRightToLeft))
      let arrow = edge.map(card.arrow)
      let frame = card.elements(arrow).filter { $0.name != "g" && $0.name != "text" }
      #expect(card.frame(arrow).map(\.markup) == frame.map(\.markup))
    }
  }

  @Test("A card without texts has the height of a line")
  func empty() {
    let card = SVGCard(
      CardTexts(TipDefinition(id: "Tip", title: "")), palette: CardPalette(.light), width: 200)
    #expect(card.height == 53)
  }
}
