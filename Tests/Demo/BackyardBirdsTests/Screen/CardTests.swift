import BackyardBirds
import Testing
import TipEngine

/// A tip with the contents of a card.
private struct ScenicTip: Tip {
  var title: Text
  var message: Text?
  var image: Image?
  var titles: [String] = []
  var actions: [Action] { titles.map { Action(title: $0) } }
}

@Suite("Cards")
struct CardTests {
  private let share = ScenicTip(
    title: Text("Share a Backyard"),
    message: Text("Friends who watch with you see the same birds."),
    image: Image(systemName: "square.and.arrow.up.fill"), titles: ["Share Backyard", "Remind Me"])

  private func text(
    _ tip: ScenicTip, width: Int, arrow: Int? = nil, isBold: Bool = false
  ) -> String {
    Card(tip).lines(width: width, arrow: arrow, isBold: isBold).joined(separator: "\n")
  }

  @Test("a card has a glyph, a title, a message and buttons")
  func wide() {
    #expect(
      text(share, width: 60) == """
        ╭──────────────────────────────────────────────────────────╮
        │ ↑ Share a Backyard                                     × │
        │   Friends who watch with you see the same birds.         │
        │   [ Share Backyard ] [ Remind Me ]                       │
        ╰──────────────────────────────────────────────────────────╯
        """)
  }

  @Test("a narrow card wraps words and buttons")
  func narrow() {
    #expect(
      text(share, width: 32) == """
        ╭──────────────────────────────╮
        │ ↑ Share a Backyard         × │
        │   Friends who watch with you │
        │   see the same birds.        │
        │   [ Share Backyard ]         │
        │   [ Remind Me ]              │
        ╰──────────────────────────────╯
        """)
  }

  @Test("a card is never narrower than 20 columns", arguments: [20, 19, 1, -5])
  func narrowest(width: Int) {
    #expect(
      text(share, width: width) == """
        ╭──────────────────╮
        │ ↑ Share a      × │
        │   Backyard       │
        │   Friends who    │
        │   watch with you │
        │   see the same   │
        │   birds.         │
        │   [ Share        │
        │   Backyard ]     │
        │   [ Remind Me ]  │
        ╰──────────────────╯
        """)
  }

  @Test("a card without an image starts at the edge; its arrow points at a column above")
  func arrow() {
    let tip = ScenicTip(title: Text("Save as a Favorite"))

    #expect(
      text(tip, width: 30, arrow: 2) == """
        ╭─▲──────────────────────────╮
        │ Save as a Favorite       × │
        ╰────────────────────────────╯
        """)
  }

  @Test("an arrow outside of the edge is left out", arguments: [-1, 0, 29, 500])
  func arrowOutside(column: Int) {
    let tip = ScenicTip(title: Text("Save as a Favorite"))

    #expect(text(tip, width: 30, arrow: column) == text(tip, width: 30))
  }

  @Test("a bold title takes no extra columns")
  func bold() {
    let tip = ScenicTip(
      title: Text("Feed the Birds"), image: Image(systemName: "bird.fill"))

    #expect(
      text(tip, width: 30, isBold: true) == """
        ╭────────────────────────────╮
        │ ♪ \u{1B}[1mFeed the Birds\u{1B}[0m         × │
        ╰────────────────────────────╯
        """)
  }

  @Test("every line is as wide as the card", arguments: 20...80)
  func rectangular(width: Int) {
    #expect(Card(share).lines(width: width).allSatisfy { $0.count == width })
  }
}
