package import TipModel

/// The texts on a card, by paragraph, without control characters.
package struct CardTexts: Hashable, Sendable {
  package let id: String
  /// The name of the image.
  package let image: String?
  /// The paragraphs of the title, which may be empty.
  package let title: [String]
  /// The paragraphs of the message.
  package let message: [String]
  /// The titles of the buttons, with the id where a button has no title.
  package let actions: [String]

  package init(_ tip: TipDefinition) {
    id = tip.id.printable
    image = tip.image.flatMap { $0.isEmpty ? nil : $0.printable }
    title = Self.paragraphs(tip.title)
    message = Self.paragraphs(tip.message ?? "")
    actions = tip.actions.map { action in
      let title = Self.paragraphs(action.title).joined(separator: " ")
      if title.isEmpty { return action.id.printable }
      return title
    }
  }

  /// Returns the paragraphs of a text, of which a blank text has none.
  package static func paragraphs(_ text: String) -> [String] {
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0.map { $0 == "\t" ? " " : $0 }).printable }
    if paragraphs.allSatisfy(\.isEmpty) { return [] }
    return paragraphs
  }
}
