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
  private let arrow: ArrowEdge?

  /// Creates a card at a width in columns, at least 20.
  ///
  /// The look has no colours. Large type has room for fewer letters, so that its card has fewer
  /// columns.
  package init(
    _ words: CardTexts, width: Int, arrow: ArrowEdge? = nil, look: CardLook = CardLook(),
    marks: Marks = .unicode
  ) {
    self.words = words
    self.arrow = arrow
    self.look = look
    self.marks = marks
    var columns = width
    if look.isLarge { columns = Int(Double(min(width, 10_000)) / look.scale) }
    inner = max(20, columns) - 4
  }

  /// The lines, without a line break at the end.
  package var text: String { text { $1 } }

  /// Returns the lines, without a line break at the end.
  ///
  /// `paint` adds colours to a piece of text.
  package func text(paint: (Role, String) -> String) -> String {
    let rows = rows
    return rows.enumerated().map { index, row in
      let isMiddle = index == rows.count / 2
      switch row {
      case .edge(let left, let right):
        var mark: Character?
        if index == 0, arrow == .top { mark = characters.top }
        if index == rows.count - 1, arrow == .bottom { mark = characters.bottom }
        return paint(.frame, line(left, right, mark, isMiddle))
      case .words(let words, let role):
        // The first row of words has the button that closes the tip.
        let closes = index == 1
        let (left, right) = borders(
          isMiddle, standard: (characters.side, characters.side))
        var pieces = [paint(role, aligned(words, closes))]
        if closes { pieces.append(paint(.frame, characters.close)) }
        if look.isRightToLeft { pieces.reverse() }
        return "\(paint(.frame, left)) \(pieces.joined()) \(paint(.frame, right))"
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
    // The image and the title leave room for the button. Without them it has a separate row.
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
    if marks == .ascii { return .edge("+", "+") }
    return .edge(left, right)
  }

  /// Returns the rows of a text, which leave some columns free.
  private func paragraph(_ text: String, _ role: Role, room: Int = 0) -> [Row] {
    text.wrapped(toWidth: inner - room).map { .words($0, role) }
  }

  /// Returns a horizontal edge, with the arrow in its middle or in place of a corner.
  private func line(
    _ left: String, _ right: String, _ mark: Character?, _ isMiddle: Bool
  ) -> String {
    var bar = Array(repeating: characters.bar, count: inner + 2)
    if let mark { bar[(inner + 4) / 2 - 1] = mark }
    let (first, last) = borders(isMiddle, standard: (left, right))
    return first + String(bar) + last
  }

  /// Returns the characters at both ends of a row, with the arrow in the middle row.
  private func borders(_ isMiddle: Bool, standard: (String, String)) -> (String, String) {
    guard isMiddle, let arrow, !arrow.isVertical else { return standard }
    let isLeft = (arrow == .leading) != look.isRightToLeft
    if isLeft { return (characters.left, standard.1) }
    return (standard.0, characters.right)
  }

  /// Returns the words of a row, padded at the side where the language ends.
  private func aligned(_ words: String, _ closes: Bool) -> String {
    var room = inner
    if closes { room -= 1 }
    return words.padded(toWidth: room, atStart: look.isRightToLeft)
  }

  private var characters: FrameCharacters { marks == .ascii ? .ascii : .unicode }
}

/// The characters of a frame, but for its corners.
private struct FrameCharacters {
  static let unicode = FrameCharacters(
    bar: "─", side: "│", close: "×", top: "▲", bottom: "▼", left: "◀", right: "▶")
  static let ascii = FrameCharacters(
    bar: "-", side: "|", close: "x", top: "^", bottom: "v", left: "<", right: ">")

  let bar: Character
  let side: String
  let close: String
  /// The arrows, by the side of the card at which they are.
  let top: Character
  let bottom: Character
  let left: String
  let right: String
}
