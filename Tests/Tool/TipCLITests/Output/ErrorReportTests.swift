import Testing

@testable import TipCLI

@Suite("The sentences and the caret of an error")
struct ErrorReportTests {
  private static let left = String(repeating: "a", count: 36)
  private static let right = String(repeating: "b", count: 36)

  /// A text, the position, and the two lines.
  @Test(
    "A caret is below its position, with up to 36 characters on each side",
    arguments: [
      ("bird", 2, "  bird\n    ^"), ("bird", 9, "  bird\n      ^"),
      ("木の上", 1, "  木の上\n    ^"),
      ("a\tb", 2, "  a\\tb\n     ^"),
      (left + right, 36, "  \(left)\(right)\n  \(space(36))^"),
      ("x\(left)\(right)y", 37, "  …\(left)\(right)…\n  \(space(37))^"),
    ])
  func caret(text: String, offset: Int, lines: String) {
    #expect(Caret.lines(under: text, at: offset) == lines)
  }

  private static func space(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }

  @Test("A sentence has one mark at its end, and an empty one is left out")
  func sentences() {
    #expect(
      Sentences.lines("", "Fly", ".build is kept", "Why?", "Go!", "Wait…", "Rest.") == """
        Fly.
        .build is kept.
        Why?
        Go!
        Wait…
        Rest.
        """)
  }
}
