import Testing
import TipPictures

@Suite("Rows in aligned columns")
struct ColumnLayoutTests {
  private static let rows = [
    ["FeedBirdsTip", "pending", "", "override: hidden by tipctl"],
    ["鳥", "available", "2 of 3", ""],
  ]

  /// The columns of the terminal, and the lines.
  @Test(
    "Where all columns may give way, the last ones are left out, and then the widest is cut",
    arguments: [
      (80, "FeedBirdsTip  pending            override: hidden by tipctl", 0),
      (49, "FeedBirdsTip  pending            override: hidde…", 0),
      (41, "FeedBirdsTip  pending            overrid…", 0), (40, "FeedBirdsTip  pending", 0),
      (31, "FeedBirdsTip  pending", 0), (30, "FeedBirdsTip  pending", 1),
      (23, "FeedBirdsTip  pending", 1), (22, "FeedBirdsT…  pending", 1),
      (19, "FeedBird…  pending", 1), (18, "FeedBir…  pending", 1), (9, "FeedBir…  pending", 1),
    ])
  func fits(width: Int, first: String, leftOut: Int) {
    let layout = ColumnLayout(Self.rows, width: width, cutsAll: true)
    let lines = layout.text().split(separator: "\n").map(String.init)
    #expect(lines[0] == first)
    #expect(lines[1].hasPrefix("鳥  ") && lines[1].hasSuffix("2 of 3") == (leftOut == 0))
    #expect(layout.pieces(ofRow: 0).map { $0.text + $0.space }.joined() == first)
  }

  @Test("A row may be empty, and each cell has its own look")
  func look() {
    let layout = ColumnLayout([["wren", "1"], [], ["", ""], ["owl", "", "x"]])
    #expect(layout.text() == "wren  1\n\n\nowl      x")
    let numbered = layout.text { "\($0).\($1).\($2)" }
    #expect(numbered == "0.0.wren  0.1.1\n\n\n3.0.owl   3.1.   3.2.x")
  }

  @Test("Otherwise the last column alone is cut, down to one character")
  func last() {
    func first(_ width: Int) -> String {
      let text = ColumnLayout(Self.rows, width: width, indent: 2).text()
      return text.split(separator: "\n").first.map(String.init) ?? ""
    }
    #expect(first(43) == "  FeedBirdsTip  pending            overrid…")
    #expect(first(20) == "  FeedBirdsTip  pending            …")
  }
}
