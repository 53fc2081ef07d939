import TipFoundation

/// A line of text with a cursor, edited key by key.
package struct LineEditor: Hashable, Sendable {
  /// The text before the cursor.
  private var before: String
  /// The text after the cursor.
  private var after = ""

  /// The characters that a line takes.
  private static let limit = 10_000

  /// Creates a line with the cursor at its end.
  package init(_ text: String = "") { before = Self.typed(text) }

  package var text: String { before + after }

  package mutating func press(_ key: TerminalKey) {
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let text): insert(text)
    case .left, .control("b"):
      if let last = before.popLast() { after.insert(last, at: after.startIndex) }
    case .right, .control("f"): if !after.isEmpty { before.append(after.removeFirst()) }
    case .home, .control("a"):
      after = text
      before = ""
    case .end, .control("e"):
      before = text
      after = ""
    case .backspace, .control("h"): _ = before.popLast()
    case .delete, .control("d"): if !after.isEmpty { after.removeFirst() }
    case .control("u"): before = ""
    case .control("k"): after = ""
    case .control("w"): deleteWord()
    default: break
    }
  }

  private mutating func insert(_ text: String) {
    let text = Self.typed(text)
    guard before.utf8.count + after.utf8.count + text.utf8.count <= Self.limit else { return }
    before += text
  }

  private mutating func deleteWord() {
    while before.last == " " { before.removeLast() }
    while let last = before.last, last != " " { before.removeLast() }
  }

  /// The part of a text that can be typed: a line has no characters that a terminal obeys.
  private static func typed(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isObeyed }))
  }

  /// Cuts the line to a number of columns, and returns the part around the cursor with the cursor's
  /// column in it, which may be after the last character.
  package func window(width: Int) -> (text: String, cursor: Int) {
    guard width > 1 else { return ("", 0) }
    var start = before
    if before.displayWidth >= width {
      var kept: [Character] = []
      var used = 1
      for character in before.reversed() {
        used += character.displayWidth
        guard used < width else { break }
        kept.append(character)
      }
      start = "…" + String(kept.reversed())
    }
    return ((start + after).cut(toWidth: width), start.displayWidth)
  }
}
