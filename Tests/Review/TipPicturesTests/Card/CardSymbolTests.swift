import Foundation
import TestSupport
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

  @Test("has a drawing for more than 150 base names")
  func names() {
    #expect(CardSymbol.names.count > 150)
    // A bubble is drawn like a bubble at the left.
    #expect(Set(CardSymbol.names.map(drawing)).count == CardSymbol.names.count - 1)
  }

  @Test("is drawn for at least 95 % of the names in tips of public apps, each in its own way")
  func share() throws {
    let names = try PackageFile.text("Fixtures/symbols.txt").split(separator: "\n").map(String.init)
    #expect(names.count == 99)
    let missing = names.filter { drawing($0).contains("stroke-dasharray=\"3 3\"") }
    #expect(missing.count * 20 <= names.count, "\(missing)")
    #expect(Set(names.map(drawing)).count == names.count)
  }

  @Test(
    "is composed from the parts of its name, and differs from each of them",
    arguments: [
      ["person", "person.badge.clock", "person.fill.badge.clock", "person.badge.clock.slash"],
      ["bird", "bird.circle", "bird.square", "bird.rectangle", "bird.bubble", "bird.shield"],
      ["leaf", "leaf.crop.circle", "leaf.circle", "leaf.circle.fill", "leaf.circle.dashed"],
      ["chevron.up", "chevron.down", "chevron.right", "chevron.up.right", "chevron.up.dotted"],
      ["bird", "bird.2", "bird.3", "bird.and.leaf", "leaf.and.bird"],
      ["bubble.left", "bubble.right", "text.bubble.left", "text.bubble.right", "text.bubble.rtl"],
      ["bell", "bell.badge", "bell.badge.fill", "bell.badge.plus", "bell.badge.minus"],
      ["square.and.arrow.up", "square.and.arrow.up.fill", "square.and.arrow.down.fill"],
      ["circle", "circle.lefthalf.filled", "circle.righthalf.filled", "circle.fill"],
    ])
  func parts(_ names: [String]) {
    let drawings = names.map(drawing)
    #expect(!drawings.contains { $0.contains("<text") })
    #expect(Set(drawings).count == names.count)
  }

  @Test(
    "has the same drawing under its old and its new name",
    arguments: [
      ("document.on.document", "doc.on.doc"), ("gear.circle", "gearshape.circle"),
      ("chevron.forward", "chevron.right"),
    ])
  func synonyms(_ new: String, old: String) {
    #expect(drawing(new) == drawing(old))
    #expect(!drawing(new).contains("<text"))
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
    "draws each part in its place, turned, mirrored and filled as its name says",
    arguments: [
      ("chevron.up", ["translate(8 8) scale(1) line 2"]),
      ("chevron.right", ["translate(8 8) scale(1) rotate(90 12 12) line 2"]),
      ("chevron.up.left", ["translate(8 8) scale(1) rotate(315 12 12) line 2"]),
      ("text.alignright", ["translate(32 8) scale(-1 1) line 2"]),
      ("bell.rtl", ["translate(32 8) scale(-1 1) line 2"]),
      ("doc.text.fill", ["translate(8 8) scale(1) fill 1.2", "translate(8 8) scale(1) ground 2"]),
      (
        "bird.circle.fill",
        ["translate(8 8) scale(1) fill 1.2", "translate(12.8 12.8) scale(0.6) ground 2"]
      ),
      (
        "bird.crop.circle",
        ["translate(8 8) scale(1) line 2", "translate(11.6 11.6) scale(0.7) line 2"]
      ),
      (
        "bird.bubble.left",
        ["translate(8 8) scale(1) line 2", "translate(14 12.4) scale(0.5) line 2"]
      ),
      (
        "bird.magnifyingglass",
        ["translate(8 8) scale(1) line 2", "translate(14.7 14.7) scale(0.3) line 2"]
      ),
      (
        "bell.badge",
        [
          "translate(8 8) scale(1) line 2", "translate(8 8) scale(1) ground 6",
          "translate(8 8) scale(1) fill 2",
        ]
      ),
      (
        "bell.badge.plus",
        [
          "translate(8 8) scale(1) line 2", "translate(20.8 20.6) scale(0.5) ground 11.6",
          "translate(20.8 20.6) scale(0.5) line 3.6",
        ]
      ),
      (
        "bell.slash",
        [
          "translate(8 8) scale(1) line 2", "translate(8 8) scale(1) ground 6",
          "translate(8 8) scale(1) line 2",
        ]
      ),
      (
        "bird.2",
        [
          "translate(7 11.6) scale(0.7) ground 7.7", "translate(7 11.6) scale(0.7) line 2",
          "translate(16.2 11.6) scale(0.7) ground 7.7", "translate(16.2 11.6) scale(0.7) line 2",
        ]
      ),
      (
        "leaf.3",
        [
          "translate(4.8 11.6) scale(0.7) ground 7.7", "translate(4.8 11.6) scale(0.7) line 2",
          "translate(18.4 11.6) scale(0.7) ground 7.7", "translate(18.4 11.6) scale(0.7) line 2",
          "translate(11.6 11.6) scale(0.7) ground 7.7", "translate(11.6 11.6) scale(0.7) line 2",
        ]
      ),
      (
        "leaf.and.bird",
        [
          "translate(8.2 8.2) scale(0.7) line 2.6", "translate(17.6 17.6) scale(0.6) ground 9.3",
          "translate(17.6 17.6) scale(0.6) line 2.6",
        ]
      ),
      (
        "bird.fill.and.leaf",
        [
          "translate(8.2 8.2) scale(0.7) fill 1.6", "translate(17.6 17.6) scale(0.6) ground 8.2",
          "translate(17.6 17.6) scale(0.6) fill 1.6",
        ]
      ),
    ])
  func places(_ name: String, parts: [String]) {
    let found = SymbolDrawing.parts(name)
    #expect(found == parts)
  }

  @Test(
    "writes circles and rectangles as lines and arcs",
    arguments: [
      ("circle", "M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21Z"),
      (
        "rectangle",
        "M4.2 4.4h15.6a2.6 2.6 0 0 1 2.6 2.6v10a2.6 2.6 0 0 1 -2.6 2.6h-15.6"
          + "a2.6 2.6 0 0 1 -2.6 -2.6v-10a2.6 2.6 0 0 1 2.6 -2.6Z"
      ),
    ])
  func path(_ name: String, path: String) {
    #expect(drawing(name).contains(" d=\"\(path)\" "))
  }

  @Test(
    "is a neutral shape with the name for any other image",
    arguments: [
      ("wren.circle", ["wren", "circle"]), ("Wren", ["Wren"]), ("my_logo", ["my", "logo"]),
      ("<script>", ["&lt;script&gt;"]), ("a.b.c.d.e", ["a", "b", "c", "…"]), ("...", []),
      ("fill", ["fill"]), ("star.wren", ["star", "wren"]), ("badge.plus", ["badge", "plus"]),
    ])
  func placeholder(_ name: String, lines: [String]) {
    let text = drawing(name)
    #expect(text.contains(#"stroke-dasharray="3 3""#))
    #expect(text.matches(of: />([^<]+)<\/text>/).map { String($0.output.1) } == lines)
  }
}
