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
