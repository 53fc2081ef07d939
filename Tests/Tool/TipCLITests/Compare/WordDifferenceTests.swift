import Testing
import TipCLI

@Suite("The words that differ between two lines")
struct WordDifferenceTests {
  /// Two lines, and both with the words that differ in brackets.
  @Test(
    "are those that the other line does not have at this place",
    arguments: [
      ("wren sings", "robin sings", "[wren] sings", "[robin] sings"),
      ("3 birds", "4 birds, fed", "[3] birds", "[4] birds[, fed]"),
      ("wren", "wren ", "wren", "wren[ ]"),
      ("the wren sings", "the old wren sings", "the wren sings", "the [old ]wren sings"),
      (
        "status: available", "status: invalidated(tipClosed)", "status: [available]",
        "status: [invalidated(tipClosed)]"
      ),
      (
        #""species": "wren","#, #""species": "robin","#, #""species": "[wren]","#,
        #""species": "[robin]","#
      ),
      (
        "│ Save to Favorites │", "│ Save a Backyard   │", "│ Save [to] [Favorites] │",
        "│ Save [a] [Backyard  ] │"
      ),
      ("caf\u{E9} wren", "cafe\u{301} wren", "[caf\u{E9}] wren", "[cafe\u{301}] wren"),
      ("wren sings", "wren sings", "wren sings", "wren sings"),
      (
        birds(249) + "wren.", birds(249) + "owl.", birds(249) + "[wren].",
        birds(249) + "[owl]."
      ),
    ])
  func words(old: String, new: String, markedOld: String, markedNew: String) {
    let difference = WordDifference(from: old, to: new)
    // Scalars are compared, because the table has equivalent strings.
    let expected = [markedOld, markedNew].map { Array($0.unicodeScalars) }
    #expect([difference.old, difference.new].map { Array(marked($0).unicodeScalars) } == expected)
  }

  /// Two lines without marks.
  @Test(
    "are none where no word is common, or a line is too long to read",
    arguments: [
      ("wren", "robin"), ("", "wren"), ("wren", ""), ("", ""), ("wren, fed.", "robin, seen."),
      (birds(300), birds(299)), (birds(250) + "owl", "wren sings"),
      ("wren", birds(250) + "owl"),
    ])
  func none(old: String, new: String) {
    let difference = WordDifference(from: old, to: new)
    #expect(marked(difference.old) == old)
    #expect(marked(difference.new) == new)
  }

  /// Returns a line with two words for each bird, which ends in a space.
  private static func birds(_ count: Int) -> String {
    String(repeating: "wren ", count: count)
  }

  private func marked(_ pieces: [WordDifference.Piece]) -> String {
    pieces.map { $0.differs ? "[\($0.text)]" : $0.text }.joined()
  }
}
