import Testing
import TipModel

@Suite("The width of text on screen")
struct DisplayWidthTests {
  @Test(
    "A text needs this number of columns",
    arguments: [
      ("", 0), ("tip", 3), ("é", 1), ("e\u{301}", 1), ("鳥", 2), ("ｶﾞ", 2), ("한글", 4),
      ("ᄒ\u{1161}\u{11AB}", 2), ("🐦", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤\u{FE0F}", 2), ("❤", 1),
      ("✅", 2), ("👍🏽", 2), ("…", 1), ("\u{200B}", 0), ("Ａ", 2), ("ด้", 1), ("ﾊﾟ", 2), ("a\tb", 2),
      ("a\u{FE0F}", 1),
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
    "Padding fills a text to a width, and does not cut it",
    arguments: [
      ("tip", 5, "tip  ", "  tip"), ("鳥", 3, "鳥 ", " 鳥"), ("tip", 3, "tip", "tip"),
      ("tip", 2, "tip", "tip"),
    ])
  func padded(text: String, width: Int, expected: String, atStart: String) {
    #expect(text.padded(toWidth: width) == expected)
    #expect(text.padded(toWidth: width, atStart: true) == atStart)
  }

  /// A text, the text on one line, with its lines, and as JSON.
  private typealias Escaped = (text: String, line: String, lines: String, json: String)

  private static let escaped: [Escaped] = [
    ("a\nb\u{1B}[2J", "a\\nb\\u{1B}[2J", "a\nb\\u{1B}[2J", "a\nb\\u001b[2J"),
    ("Feed\u{202E}birds", "Feed\\u{202E}birds", "Feed\\u{202E}birds", "Feed\\u202ebirds"),
    ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}", "\\u{2066}x\\u{2069}", "\\u2066x\\u2069"),
    ("a\u{2028}b", "a\\u{2028}b", "a\\u{2028}b", "a\\u2028b"),
    ("~\t\u{7F}\r ", "~\\t\\u{7F}\\r ", "~\t\\u{7F}\\r ", "~\t\\u007f\\u000d "),
    ("👨‍👩‍👧", "👨‍👩‍👧", "👨‍👩‍👧", "👨‍👩‍👧"), ("עוף\n", "עוף\\n", "עוף\n", "עוף\n"),
  ]

  @Test("Terminal control characters are escaped", arguments: 0..<escaped.count)
  func printable(_ index: Int) {
    let (text, line, lines, json) = Self.escaped[index]
    #expect(text.printable == line)
    #expect(text.printableLines == lines)
    #expect(text.printableJSON == json)
  }
}
