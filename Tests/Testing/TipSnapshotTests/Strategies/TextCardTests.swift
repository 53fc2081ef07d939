import Testing
import TipModel
import TipSnapshot

@Suite("A card of text")
struct TextCardTests {
  @Test("shows a tip as it appears in an app")
  func card() throws {
    #expect(
      try SnapshotStrategy.card.text(BackyardTips.share) == """
        ╭──────────────────────────────────────────╮
        │ [square.and.arrow.up]                  × │
        │ Share a Backyard                         │
        │ Friends who watch with you see the same  │
        │ birds, in every season of the year.      │
        ├──────────────────────────────────────────┤
        │ Share Backyard                           │
        │ Learn More                               │
        ╰──────────────────────────────────────────╯
        """)
  }

  @Test("has a close button, even without an image or a text")
  func bare() throws {
    #expect(
      try SnapshotStrategy.card(width: 20).text(BackyardTips.bare) == """
        ╭──────────────────╮
        │ Feed the Birds × │
        ╰──────────────────╯
        """)
    #expect(
      try SnapshotStrategy.card(width: 0).text(BackyardTips.nothing) == """
        ╭──────────────────╮
        │                × │
        ╰──────────────────╯
        """)
  }

  @Test("has straight edges for any texts", arguments: BackyardTips.all, [0, 21, 44, 100])
  func straight(_ tip: TipDefinition, width: Int) throws {
    let text = try SnapshotStrategy.card(width: width).text(tip)
    let widths = Set(text.split(separator: "\n").map { String($0).displayWidth })
    #expect(widths == [max(20, width)])
    #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0 == "\u{202E}" })
  }

  @Test("separates the paragraphs of a message, and shows a button without a title by its id")
  func paragraphs() throws {
    let lines = try SnapshotStrategy.card.text(BackyardTips.hostile).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("│ Tab here,   ") })
    #expect(lines.contains { $0.hasPrefix("│      ") })
    #expect(lines.contains { $0.hasPrefix("│ <id> ") })
  }
}
