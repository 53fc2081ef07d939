import Testing
import TipModel
import TipPictures

@Suite("The symbol of a card")
struct CardSymbolTests {
  /// Names of symbols that public tips use most.
  private static let common = [
    "star", "star.fill", "heart", "heart.fill", "hand.tap", "hand.tap.fill", "hand.draw",
    "hand.raised.fill", "magnifyingglass", "plus", "plus.circle", "plus.circle.fill", "info.circle",
    "ellipsis.circle", "sparkles", "wand.and.stars", "lightbulb", "lightbulb.fill", "bookmark",
    "slider.horizontal.3", "gear", "gearshape", "globe", "square.and.arrow.up", "trash", "pencil",
    "pencil.circle.fill", "square.and.pencil", "person", "person.2", "person.badge.plus", "folder",
    "folder.badge.plus", "doc", "doc.text.fill", "doc.on.doc", "photo", "photo.on.rectangle",
    "camera", "calendar", "calendar.badge.plus", "clock", "arrow.clockwise",
    "arrow.triangle.2.circlepath", "arrow.left.and.right", "arrow.left.arrow.right",
    "arrow.down.circle", "list.bullet", "checklist", "checkmark.circle", "tag", "map", "mappin",
    "location.circle", "mic.fill", "waveform", "play.circle.fill", "book.fill", "flame.fill",
    "drop.fill", "bell.fill", "bell.badge.plus", "exclamationmark.triangle", "quote.bubble",
    "bubble.left.and.bubble.right", "link.badge.plus", "chart.bar", "lock", "trophy.fill",
    "questionmark.circle", "line.3.horizontal.decrease.circle", "leaf", "bird.fill", "eye.slash",
  ]

  private func drawing(_ name: String) -> String {
    SVGSymbol(name, color: "#0066D6", ground: "#FFFFFF").elements
      .flatMap { $0.lines() }.joined(separator: "\n")
  }

  @Test("is drawn for the names that tips use most", arguments: common)
  func drawn(_ name: String) {
    let text = drawing(name)
    #expect(text.contains("<path"))
    #expect(!text.contains("<text"))
  }

  @Test("has a drawing for more than 60 base names")
  func names() {
    #expect(CardSymbol.names.count > 60)
    #expect(Set(CardSymbol.names.map(drawing)).count == CardSymbol.names.count - 1)
    #expect(drawing("gear") == drawing("gearshape"))
  }

  @Test("differs by fill, frame, slash and badge")
  func variants() {
    let names = ["star", "star.fill", "star.circle", "star.circle.fill", "star.square"]
    let more = ["star.slash", "star.slash.fill", "star.badge.plus"]
    #expect(Set((names + more).map(drawing)).count == 8)
    #expect(drawing("star").contains(#"fill="none""#))
    #expect(drawing("star.fill").contains(#"fill="\#("#0066D6")""#))
    #expect(drawing("doc.text.fill").contains(##"stroke="#FFFFFF""##))
  }

  @Test(
    "is a neutral shape with the name for any other image",
    arguments: [
      ("tree.circle", ["tree", "circle"]), ("Wren", ["Wren"]), ("my_logo", ["my", "logo"]),
      ("<script>", ["&lt;script&gt;"]), ("a.b.c.d.e", ["a", "b", "c", "…"]), ("...", []),
    ])
  func placeholder(_ name: String, lines: [String]) {
    let text = drawing(name)
    #expect(text.contains("stroke-dasharray"))
    #expect(text.matches(of: />([^<]+)<\/text>/).map { String($0.output.1) } == lines)
  }
}
