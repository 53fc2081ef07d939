import TipFoundation

/// A card of box-drawing characters.
struct TextCard {
  private let words: CardWords
  private let inner: Int
  /// The edge with an arrow; nil for none.
  private let arrow: ScreenPicture.Edge?

  init(_ words: CardWords, width: Int, arrow: ScreenPicture.Edge? = nil) {
    self.words = words
    self.arrow = arrow
    inner = max(20, width) - 4
  }

  var text: String {
    let body = words.message.flatMap { $0.wrapped(toWidth: inner) }
    let buttons = words.actions.flatMap { $0.wrapped(toWidth: inner) }
    let rows =
      [edge("╭", "╮")] + head + body.map(row)
      + (buttons.isEmpty ? [] : [edge("├", "┤")] + buttons.map(row)) + [edge("╰", "╯")]
    return pointed(rows).joined(separator: "\n")
  }

  /// Replaces the middle of an edge by the arrow.
  private func pointed(_ rows: [String]) -> [String] {
    guard let arrow else { return rows }
    let (mark, row) =
      switch arrow {
      case .top: ("▲", rows.startIndex)
      case .bottom: ("▼", rows.endIndex - 1)
      case .leading: ("◀", rows.count / 2)
      case .trailing: ("▶", rows.count / 2)
      }
    var pointed = rows
    switch arrow {
    case .top, .bottom:
      let column = pointed[row].index(pointed[row].startIndex, offsetBy: (inner + 4) / 2)
      pointed[row].replaceSubrange(column...column, with: mark)
    case .leading: pointed[row] = mark + pointed[row].dropFirst()
    case .trailing: pointed[row] = pointed[row].dropLast() + mark
    }
    return pointed
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
