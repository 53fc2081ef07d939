import Testing
import TipPictures

@Suite("Rows with commas")
struct CSVTests {
  @Test("Cells with special characters are in quotes, and each row ends with a line break")
  func text() {
    let rows = [
      ["FeedBirdsTip", "", "a;b"], ["1,5", "\"wren\"", "north\nsouth"], ["\r", ",\u{301}", "é"], [],
    ]
    #expect(
      CSV.text(rows) == "FeedBirdsTip,,a;b\n\"1,5\",\"\"\"wren\"\"\",\"north\nsouth\"\n"
        + "\"\r\",\",\u{301}\",é\n\n")
    #expect(CSV.text([]).isEmpty)
  }
}
