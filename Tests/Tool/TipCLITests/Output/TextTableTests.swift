import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("Tables for people")
struct TextTableTests {
  @Test("Columns are aligned for any characters")
  func aligned() {
    let table = TextTable(
      ["tip", "status"],
      rows: [["FavoriteBackyard", "available"], ["鳥の餌", "pending"], ["🐦", "e\u{301}"]])
    #expect(
      table.text() == """
        tip               status
        FavoriteBackyard  available
        鳥の餌            pending
        🐦                e\u{301}
        """)
  }

  @Test("Text is cut only with a width, and only in the last column")
  func lastColumn() {
    let table = TextTable(
      ["tip", "why"], rows: [["FeedTheBirds", "waits for three visits to the backyard"]])
    #expect(table.text().contains("waits for three visits to the backyard"))
    #expect(
      table.text(width: 24) == """
        tip           why
        FeedTheBirds  waits for…
        """)
  }

  @Test("A column that is empty in every row is left out, except the first")
  func emptyColumns() {
    let table = TextTable(["tip", "forced", "why"], rows: [["", "", "rule"], ["", "", ""]])
    #expect(table.text() == "tip  why\n     rule\n")
    #expect(TextTable(["tip", "forced"]).text() == "tip  forced")
  }

  @Test("Without room, the last column moves below, then rows become blocks")
  func narrow() {
    let table = TextTable(
      ["tip", "forced", "why"],
      rows: [
        ["FeedTheBirds", "", "waits for three visits"], ["鳥の餌", "", ""],
        ["🐦", "", "e\u{301}"],
      ])
    #expect(
      table.text(width: 28) == """
        tip           why
        FeedTheBirds  waits for thr…
        鳥の餌
        🐦            e\u{301}
        """)
    #expect(
      table.text(width: 16) == """
        tip
          why
        FeedTheBirds
          waits for
          three visits
        鳥の餌
        🐦
          e\u{301}
        """)
    #expect(
      table.text(width: 13, indent: 2) == """
          FeedTheBirds
            why  waits
                 for
                 three
                 visits
          鳥の餌
          🐦
            why  e\u{301}
        """)
  }

  /// The width, the indent, and the text.
  @Test(
    "The last column moves when it has no room for 10 columns, or for a shorter one",
    arguments: [
      (23, 2, "  FeedTheBirds  pending"), (22, 2, "  FeedTheBirds\n    pending"),
      (21, 0, "FeedTheBirds  pending"), (20, 0, "FeedTheBirds\n  pending"),
      (12, 0, "FeedTheBirds\n  pending"), (11, 0, "FeedTheBirds\n  status  pending"),
    ])
  func shortColumn(width: Int, indent: Int, text: String) {
    let table = TextTable(["tip", "status"], rows: [["FeedTheBirds", "pending"], ["A"]])
    // The heading is above the first row, except in blocks.
    let end = "\(text)\n\(String(repeating: " ", count: indent))A"
    let rows = table.text(width: width, indent: indent)
    #expect(rows == end || rows.hasSuffix("\n\(end)"), "\(rows)")
  }

  @Test("A text below its row has 8 columns at least, and an empty row keeps its place")
  func narrowest() {
    let table = TextTable(
      ["a", "why"], rows: [["", "fed"], ["1", "waits for three visits"], ["2"]])
    let below = "a\n  why\n\n  fed\n1\n  waits\n  for\n  three\n  visits\n2"
    #expect(table.text(width: 8) == below)
    #expect(table.text(width: 9) == below)
    let long = TextTable(["a", "why"], rows: [["1", "waits for three visits"]])
    #expect(long.text(width: 11) == "a\n  why\n1\n  waits for\n  three\n  visits")
  }

  @Test("A block has its name as a heading or in its colour, and its texts in one column")
  func blocks() {
    let table = TextTable(
      ["tip", "status", "why"],
      rows: [
        [.init("FavoriteBackyardTip"), .init("pending", .warning), "waits for a visit"],
        [.init("FeedBirdsTip", .bad), .init("", .good), "waits"],
      ])
    let start = "\u{1B}["
    #expect(
      table.text(style: Style(isEnabled: true), width: 20, indent: 1) == """
         \(start)1mFavoriteBackyardTip\(start)0m
           status  \(start)33mpending\(start)0m
           why     waits for
                   a visit
         \(start)1;31mFeedBirdsTip\(start)0m
           why     waits
        """)
  }

  @Test("Neither empty cells nor short rows leave trailing spaces")
  func noTrailingSpaces() {
    let table = TextTable(["a", "b", "c"], rows: [["1", "", ""], ["22"], ["", "", "x"], []])
    #expect(table.text(indent: 2) == "  a   c\n  1\n  22\n      x\n  ")
    #expect(TextTable([]).text().isEmpty)
  }

  @Test("Colour does not move columns")
  func colour() {
    let table = TextTable([], rows: [[.init("on", .good), "x"], ["hidden", "y"]])
    #expect(table.text(style: Style(isEnabled: true)) == "\u{1B}[32mon\u{1B}[0m      x\nhidden  y")
  }

  @Test("Control characters are escaped")
  func controls() {
    #expect(TextTable.Cell("a\nb\u{1B}[2J").text == "a\\nb\\u{1B}[2J")
  }
}
