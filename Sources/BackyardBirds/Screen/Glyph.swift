/// Characters that stand for symbols where only text can be shown.
enum Glyph {
  /// Returns one character for a symbol; a dot for a symbol that has none.
  static func of(symbol name: String) -> String { glyphs[name] ?? "•" }

  private static let glyphs = [
    "bird.fill": "♪",
    "leaf.fill": "❧",
    "line.3.horizontal.decrease.circle.fill": "≡",
    "square.and.arrow.up.fill": "↑",
    "star.fill": "★",
  ]
}
