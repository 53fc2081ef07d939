import Testing
import TipModel

@Suite("The width of text on screen")
struct DisplayWidthTests {
  @Test(
    "A text needs this number of columns",
    arguments: [
      ("", 0), ("tip", 3), ("é", 1), ("e\u{301}", 1), ("鳥", 2), ("ｶﾞ", 2), ("한글", 4),
      ("ᄒ\u{1161}\u{11AB}", 2), ("🐦", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤\u{FE0F}", 2), ("❤", 1),
      ("✅", 2), ("👍🏽", 2), ("…", 1), ("\u{200B}", 0), ("Ａ", 2), ("ด้", 1),
    ])
  func width(text: String, expected: Int) {
    #expect(text.displayWidth == expected)
  }

  @Test(
    "Cutting keeps whole characters",
    arguments: [
      ("backyard", 8, "backyard"), ("backyard", 5, "back…"), ("鳥鳥鳥", 4, "鳥…"),
      ("鳥鳥鳥", 5, "鳥鳥…"), ("🐦🐦", 3, "🐦…"), ("tip", 1, "…"), ("tip", 0, ""), ("", 0, ""),
    ])
  func cut(text: String, width: Int, expected: String) {
    #expect(text.cut(toWidth: width) == expected)
    #expect(text.cut(toWidth: width).displayWidth <= width)
  }

  @Test(
    "Terminal control characters are escaped",
    arguments: [
      ("a\nb\u{1B}[2J", "a\\nb\\u{1B}[2J"), ("Feed\u{202E}birds", "Feed\\u{202E}birds"),
      ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"), ("a\u{2028}b", "a\\u{2028}b"),
      ("👨‍👩‍👧", "👨‍👩‍👧"), ("עוף", "עוף"),
    ])
  func printable(text: String, expected: String) {
    #expect(text.printable == expected)
  }
}
