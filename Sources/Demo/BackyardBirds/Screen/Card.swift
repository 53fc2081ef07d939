package import TipEngine

/// The appearance of a tip in a terminal.
package struct Card: Hashable, Sendable {
  /// The width of a card when the terminal's width is unknown.
  package static let defaultWidth = 60

  private let title: String
  private let message: String?
  private let glyph: String?
  private let buttons: [String]

  package init(_ tip: any Tip) {
    title = tip.title.string
    message = tip.message?.string
    glyph = (tip.image?.name).map(Glyph.of(symbol:))
    buttons = tip.actions.map { "[ \($0.label().string) ]" }
  }

  /// Returns the card's lines, none of them wider than the terminal.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal. A card is never narrower than 20 columns.
  ///   - arrow: The column above the card to point at, from zero, or nil for no arrow.
  ///   - isBold: Whether the title is bold.
  /// - Returns: The lines.
  package func lines(width: Int, arrow: Int? = nil, isBold: Bool = false) -> [String] {
    let width = max(20, width)
    let inner = width - 4
    let bodyWidth = inner - lead.count

    var body = message?.wrapped(to: bodyWidth) ?? []
    body += buttons.arranged(to: bodyWidth)
    let margin = margin
    return [top(width, arrow)] + titleRows(inner, isBold)
      + body.map { "│ " + (margin + $0).padded(to: inner) + " │" }
      + ["╰" + String(repeating: "─", count: width - 2) + "╯"]
  }

  /// The glyph and a space before the title, empty without a glyph.
  private var lead: String {
    guard let glyph else { return "" }
    return glyph + " "
  }

  /// The space below the glyph.
  private var margin: String { String(repeating: " ", count: lead.count) }

  private func top(_ width: Int, _ arrow: Int?) -> String {
    var edge = Array(repeating: "─" as Character, count: width - 2)
    if let arrow, edge.indices.contains(arrow - 1) { edge[arrow - 1] = "▲" }
    return "╭" + String(edge) + "╮"
  }

  /// The title beside its glyph, with the close sign in the corner.
  private func titleRows(_ inner: Int, _ isBold: Bool) -> [String] {
    let lead = lead
    let margin = margin
    let titleWidth = inner - lead.count - 2
    return title.wrapped(to: titleWidth).enumerated().map { index, row in
      // Padded first, because the escape codes for bold take no columns.
      let rest = String(repeating: " ", count: titleWidth - row.count)
      let words = isBold ? "\u{1B}[1m\(row)\u{1B}[0m" : row
      if index == 0 { return "│ \(lead)\(words)\(rest) × │" }
      return "│ \(margin)\(words)\(rest)   │"
    }
  }
}

/// Characters for symbols in plain text.
enum Glyph {
  /// Returns one character for a symbol, or a dot for a symbol that has none.
  static func of(symbol name: String) -> String { glyphs[name] ?? "•" }

  private static let glyphs = [
    "bird.fill": "♪",
    "leaf.fill": "❧",
    "line.3.horizontal.decrease.circle.fill": "≡",
    "square.and.arrow.up.fill": "↑",
    "star.fill": "★",
  ]
}
