import TipFoundation
package import TipModel

/// A card of box-drawing characters.
package struct TextCard {
  /// The part of a card that a piece of text belongs to, for colours.
  package enum Role: Hashable, Sendable {
    case frame
    case image
    case title
    case message
    case action
  }

  /// The characters of the frame.
  package enum Marks: Hashable, Sendable {
    case unicode
    /// For terminals and locales without Unicode.
    case ascii
  }

  private let words: CardTexts
  private let look: CardLook
  private let marks: Marks
  private let inner: Int
  /// The edge with an arrow; nil for none.
  private let arrow: ArrowEdge?

  /// Creates a card at a width in columns, at least 20; the look has no colours.
  ///
  /// Large type has room for fewer letters, so that its card has fewer columns.
  package init(
    _ words: CardTexts, width: Int, arrow: ArrowEdge? = nil, look: CardLook = CardLook(),
    marks: Marks = .unicode
  ) {
    (self.words, self.arrow, self.look, self.marks) = (words, arrow, look, marks)
    let columns = look.isLarge ? Int(Double(min(width, 10_000)) / look.scale) : width
    inner = max(20, columns) - 4
  }

  /// The lines, without a line break at the end.
  package var text: String { text { $1 } }

  /// Returns the lines, without a line break at the end; `paint` adds colours to a piece of text.
  package func text(paint: (Role, String) -> String) -> String {
    let rows = rows
    return rows.enumerated().map { index, row in
      let isMiddle = index == rows.count / 2
      switch row {
      case .edge(let left, let right):
        let mark: Character? =
          index == 0 && arrow == .top
          ? top : index == rows.count - 1 && arrow == .bottom ? bottom : nil
        return paint(.frame, line(left, right, mark, isMiddle))
      case .words(let words, let role):
        // The first row of words has the button that closes the tip.
        let closes = index == 1
        let (left, right) = borders(isMiddle, standard: (side, side))
        let pieces = [paint(role, aligned(words, closes)), closes ? paint(.frame, close) : ""]
        let inside = (look.isRightToLeft ? pieces.reversed() : pieces).joined()
        return "\(paint(.frame, left)) \(inside) \(paint(.frame, right))"
      }
    }.joined(separator: "\n")
  }
}

// MARK: - Rows

extension TextCard {
  private enum Row {
    case edge(String, String)
    case words(String, Role)
  }

  private var rows: [Row] {
    var rows = [edge("╭", "╮")]
    // The image and the title leave room for the button; without them it has a row of its own.
    if let image = words.image { rows += paragraph("[\(image)]", .image, room: 2) }
    for title in words.title { rows += paragraph(title, .title, room: 2) }
    if rows.count == 1 { rows.append(.words("", .title)) }
    for message in words.message { rows += paragraph(message, .message) }
    let buttons = words.actions.flatMap { paragraph($0, .action) }
    if !buttons.isEmpty { rows.append(edge("├", "┤")) }
    rows += buttons
    rows.append(edge("╰", "╯"))
    return rows
  }

  private func edge(_ left: String, _ right: String) -> Row {
    marks == .ascii ? .edge("+", "+") : .edge(left, right)
  }

  /// Returns the rows of a text; `room` is how many columns they leave free.
  private func paragraph(_ text: String, _ role: Role, room: Int = 0) -> [Row] {
    text.wrapped(toWidth: inner - room).map { .words($0, role) }
  }

  /// Returns a horizontal edge, with the arrow in its middle or in place of a corner.
  private func line(
    _ left: String, _ right: String, _ mark: Character?, _ isMiddle: Bool
  ) -> String {
    var bar = Array(repeating: marks == .ascii ? "-" as Character : "─", count: inner + 2)
    if let mark { bar[(inner + 4) / 2 - 1] = mark }
    let (first, last) = borders(isMiddle, standard: (left, right))
    return first + String(bar) + last
  }

  /// Returns the characters at both ends of a row; the arrow is in the middle row.
  private func borders(_ isMiddle: Bool, standard: (String, String)) -> (String, String) {
    guard isMiddle, let arrow, !arrow.isVertical else { return standard }
    let isLeft = (arrow == .leading) != look.isRightToLeft
    let mark = isLeft ? (marks == .ascii ? "<" : "◀") : marks == .ascii ? ">" : "▶"
    return isLeft ? (mark, standard.1) : (standard.0, mark)
  }

  /// Returns the words of a row, padded at the side where the language ends.
  private func aligned(_ words: String, _ closes: Bool) -> String {
    words.padded(toWidth: closes ? inner - 1 : inner, atStart: look.isRightToLeft)
  }

  private var side: String { marks == .ascii ? "|" : "│" }
  private var close: String { marks == .ascii ? "x" : "×" }
  private var top: Character { marks == .ascii ? "^" : "▲" }
  private var bottom: Character { marks == .ascii ? "v" : "▼" }
}
