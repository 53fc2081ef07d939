import TipFoundation

/// A font size with character widths from a table: real fonts differ between machines.
package struct CardFont: Hashable, Sendable {
  package let size: Double
  package let lineHeight: Double
  package let weight: Int

  package static let title = CardFont(size: 16, lineHeight: 21, weight: 600)
  package static let message = CardFont(size: 14, lineHeight: 19, weight: 400)
  package static let action = CardFont(size: 15, lineHeight: 20, weight: 500)

  /// The font with bold letters.
  var bold: CardFont { CardFont(size: size, lineHeight: lineHeight, weight: 700) }

  /// The fonts of systems' user interfaces, then any font without serifs.
  package static let family =
    "-apple-system, system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif"

  /// Returns the font in the size of a card's type.
  func scaled(_ look: CardLook) -> CardFont {
    guard look.isLarge else { return self }
    return CardFont(size: size * look.scale, lineHeight: lineHeight * look.scale, weight: weight)
  }

  /// Wraps paragraphs into lines.
  package func lines(_ paragraphs: [String], width: Double) -> [String] {
    paragraphs.flatMap { $0.wrapped(to: width, measure: self.width(of:)) }
  }

  /// Returns the width of a character, a little more than in most fonts.
  private func width(of character: Character) -> Double {
    size * Self.ems(character) * (weight > 400 ? 1.06 : 1)
  }

  private static func ems(_ character: Character) -> Double {
    switch character {
    case " ", ".", ",", ":", ";", "!", "'", "|", "i", "j", "l", "I", "·", "’": 0.3
    case "f", "t", "r", "(", ")", "[", "]", "{", "}", "/", "\\", "-", "\"", "“", "”": 0.4
    case "m", "w", "M", "W", "@", "%", "…", "—": 0.92
    case let letter where letter.isUppercase: 0.7
    case "a", "c", "e", "k", "s", "v", "x", "y", "z": 0.56
    default: [0, 0.61, 1.25][min(2, character.displayWidth)]
    }
  }
}
