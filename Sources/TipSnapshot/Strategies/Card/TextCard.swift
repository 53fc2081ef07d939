import TipFoundation

/// A card of box-drawing characters.
struct TextCard {
  private let words: CardWords
  private let inner: Int

  init(_ words: CardWords, width: Int) {
    self.words = words
    inner = max(20, width) - 4
  }

  var text: String {
    let body = words.message.flatMap { $0.wrapped(toWidth: inner) }
    let buttons = words.actions.flatMap { $0.wrapped(toWidth: inner) }
    let rows =
      [edge("╭", "╮")] + head + body.map(row)
      + (buttons.isEmpty ? [] : [edge("├", "┤")] + buttons.map(row)) + [edge("╰", "╯")]
    return rows.joined(separator: "\n")
  }

  /// The image and the title, with the close button in the corner.
  private var head: [String] {
    let image = words.image.map { "[\($0)]".wrapped(toWidth: inner - 2) } ?? []
    let lines = image + words.title.flatMap { $0.wrapped(toWidth: inner - 2) }
    return [row((lines.first ?? "").padded(toWidth: inner - 1) + "×")]
      + lines.dropFirst().map(row)
  }

  private func row(_ text: String) -> String { "│ \(text.padded(toWidth: inner)) │" }

  private func edge(_ left: String, _ right: String) -> String {
    left + String(repeating: "─", count: inner + 2) + right
  }
}
