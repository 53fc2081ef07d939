import Testing
import TipCLI
import TipCLITestSupport

@Suite("A command line in bash")
struct BashLineTests {
  private static let breaks = " \t\n\"'@><=;|&(:"

  private func line(_ text: String) -> BashLine { BashLine(text, breaks: Self.breaks) }

  @Test(
    "Words lose their quotes, including the one at the cursor",
    arguments: [
      ("tipctl ", ["tipctl"], ""), ("  tipctl", [], "tipctl"),
      ("tipctl show  Fe", ["tipctl", "show"], "Fe"),
      ("tipctl 'a b' \"c \\\"d\" e\\ f", ["tipctl", "a b", "c \"d"], "e f"),
      ("tipctl 'a b", ["tipctl"], "a b"), ("tipctl \"a\\b", ["tipctl"], "a\\b"),
      ("tipctl '' x", ["tipctl", ""], "x"), ("tipctl it\\", ["tipctl"], "it"),
      ("tipctl --tip=a:b", ["tipctl"], "--tip=a:b"),
      ("tipctl 'a'\"b\"c", ["tipctl"], "abc"),
      ("tipctl list 2>err --fo", ["tipctl", "list"], "--fo"),
      ("tipctl list>err x", ["tipctl", "list"], "x"),
      ("tipctl list < a\tx", ["tipctl", "list"], "x"),
      ("tipctl \\  x", ["tipctl", " "], "x"), ("tipctl 'a\\' x", ["tipctl", "a\\"], "x"),
    ])
  func words(text: String, words: [String], current: String) {
    #expect(line(text).words == words)
    #expect(line(text).current == current)
  }

  @Test("The word after a redirection is a file")
  func redirection() {
    #expect(line("tipctl export > mon").isRedirection)
    #expect(line("tipctl import - <").isRedirection)
    #expect(!line("tipctl export > monday.json ").isRedirection)
    #expect(!line("tipctl eval 'a > b").isRedirection)
  }

  /// The typed line, the whole word, and the text that bash inserts.
  @Test(
    "Inserted text is quoted for its position, after the part that bash keeps",
    arguments: [
      ("tipctl show ", "it's a tip", "it\\'s\\ a\\ tip"),
      ("tipctl show it", "it's", "it\\'s"), ("tipctl show it\\'", "it's a", "it\\'s\\ a"),
      ("tipctl show 'it", "it's a", "it'\\''s a"),
      ("tipctl show \"it", "it's $a", "it's \\$a"),
      ("tipctl show \"a", "a!`b", "a\"\\!\"\\`b"), ("tipctl show a:", "a:b=c", "b=c"),
      ("tipctl show a:b=", "a:b=c", "c"),
      ("tipctl reset --tip=", "--tip=$(touch x)", "\\$\\(touch\\ x\\)"),
      ("tipctl reset --tip='$", "--tip=$(touch x)", "$(touch x)"),
      ("tipctl show 'a:'b", "a:bc", "a:bc"), ("tipctl show a\\:", "a:b", "a:b"),
      ("tipctl show 鳥", "鳥 café", "鳥\\ café"),
      ("tipctl show ~", "~tilde#", "\\~tilde\\#"), ("tipctl show x'", "xy'", "y'\\''"),
      ("ti", "tipctl", "tipctl"), ("tipctl show x'a'b", "xabc", "xabc"),
      ("tipctl show a:'b'c", "a:bcd", "bcd"), ("tipctl show 🐦", "🐦 wren", "🐦\\ wren"),
    ])
  func insertion(text: String, word: String, expected: String) {
    #expect(line(text).insertion(of: word) == expected)
  }

  @Test("A word with a different beginning is not inserted")
  func other() {
    #expect(line("tipctl show Fi").insertion(of: "FeedBirdsTip") == nil)
    #expect(line("tipctl show 'e'").insertion(of: "e\u{301}") != nil, "bytes count, as in bash")
  }
}
