import Testing
import TipModel

@Suite("Wrapping")
struct TextWrappingTests {
  @Test(
    "breaks between words, and cuts only a word that does not fit",
    arguments: [
      ("Feed the birds", 8, ["Feed the", "birds"]), ("Feed  the birds", 80, ["Feed the birds"]),
      ("Woodpeckers", 4, ["Wood", "peck", "ers"]), ("a Woodpecker", 5, ["a", "Woodp", "ecker"]),
      ("鳥に餌をやる", 4, ["鳥に", "餌を", "やる"]), ("鳥", 1, ["鳥"]), ("👨‍👩‍👧🐦", 2, ["👨‍👩‍👧", "🐦"]),
      ("ab cd", 0, ["a", "b", "c", "d"]), ("", 8, [""]), ("   ", 8, [""]),
    ])
  func wrapped(_ text: String, width: Int, expected: [String]) {
    #expect(text.wrapped(toWidth: width) == expected)
  }

  @Test("does not cut a long word when that is disabled")
  func whole() {
    #expect("a Woodpecker b".wrapped(toWidth: 4, cutsWords: false) == ["a", "Woodpecker", "b"])
  }

  @Test("does not put a part of a long word beside another word")
  func parts() {
    let lines = "a iiWW".wrapped(to: 11) { $0 == "W" ? 10 : 1 }
    #expect(lines == ["a", "ii", "W", "W"])
  }

  @Test(
    "breaks a line at spaces, and indents what follows up to half of the width",
    arguments: [
      ("Feed the birds", 14, ["Feed the birds"]), ("Feed the birds", 9, ["Feed the", "    birds"]),
      ("Feed the birds", 8, ["Feed the", "    bird", "    s"]),
      ("Feed  the birds", 10, ["Feed  the", "    birds"]),
      ("  Woodpeckers", 6, ["  Wood", "   pec", "   ker", "   s"]), ("a    ", 3, ["a  "]),
      ("鳥", 1, ["鳥"]), ("鳥鳥", 1, ["鳥", "鳥"]),
    ])
  func hanging(_ text: String, width: Int, expected: [String]) {
    #expect(text.hanging(toWidth: width, indent: 4) == expected)
  }

  @Test("never returns a line that is too wide, unless one character is")
  func bounded() {
    let text = "Feed 鳥 the Woodpeckers 🐦🐦🐦🐦🐦 e\u{301}clair \u{200B} now"
    for width in 2...40 {
      let lines = text.wrapped(toWidth: width)
      #expect(lines.allSatisfy { $0.displayWidth <= width })
      #expect(
        lines.joined().filter { $0 != " " } == text.filter { $0 != " " }, "at width \(width)")
    }
  }
}
