import TipFoundation

/// A font size with character widths from a table: real fonts differ between machines.
package struct CardFont: Hashable, Sendable {
  package let size: Double
  package let lineHeight: Double
  package let weight: Int

  package static let title = CardFont(size: 16, lineHeight: 21, weight: 600)
  package static let message = CardFont(size: 14, lineHeight: 19, weight: 400)
  package static let action = CardFont(size: 15, lineHeight: 20, weight: 500)

  var bold: CardFont { CardFont(size: size, lineHeight: lineHeight, weight: 700) }

  /// The fonts of systems' user interfaces, then any font without serifs.
  package static let family =
    "-apple-system, system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif"

  /// Returns the font in the size of a card's type.
  func scaled(_ look: CardLook) -> CardFont {
    CardFont(size: size * look.scale, lineHeight: lineHeight * look.scale, weight: weight)
  }

  /// Wraps paragraphs into lines.
  package func lines(_ paragraphs: [String], width: Double) -> [String] {
    paragraphs.flatMap { $0.wrapped(to: width, measure: self.width(of:)) }
  }

  /// Returns the width of a text on one line.
  package func width(of text: String) -> Double { text.reduce(0) { $0 + width(of: $1) } }

  /// Returns the width of a character, at least its width in the fonts of ``widths``.
  private func width(of character: Character) -> Double {
    let widths: Widths
    if let byte = character.asciiValue {
      widths = Self.ascii[Int(byte)]
    } else {
      widths = Self.others(character)
    }
    return size * (weight < 600 ? widths.regular : widths.bold)
  }

  private typealias Widths = (regular: Double, bold: Double)

  /// The greatest widths in DejaVu Sans, Liberation Sans and Noto Sans, in ems: regular and bold.
  private static let widths: [(regular: Double, bold: Double, characters: String)] = [
    (0.278, 0.343, "ijl'"), (0.318, 0.348, " "), (0.318, 0.38, ".,·’"), (0.339, 0.4, ":;IΙΪ"),
    (0.372, 0.415, "-/\\ίι"), (0.392, 0.479, "ft()[]ľ"), (0.413, 0.493, "r!"),
    (0.5, 0.556, "J`\""), (0.525, 0.597, "szг"), (0.518, 0.657, "“”"),
    (0.557, 0.637, "cL?_|*–зсэΓέεζ"), (0.592, 0.665, "kvxyвтухλξςχ"),
    (0.615, 0.687, "aeoFTГТаекочьяΤΰγδθνοτυ"), (0.636, 0.716, "bdghnpqu0123456789${}брΣήηκρ"),
    (0.667, 0.733, "EPSYЕЗРийлнпΕΞΡΥΫάαβ"), (0.686, 0.775, "ABKVXZАБВУХЬцΑΒΔΖΚΛΧμ"),
    (0.732, 0.812, "CRUСЧЭЯдъπσφ"), (0.787, 0.872, "DGHNOQ&ИЙКЛНОПмΗΘΝΟΠΩψ"),
    (0.838, 0.838, "#+<=>^~"), (0.838, 0.924, "wωДΦΨ"), (0.907, 0.995, "MΜМжЦЪ"),
    (0.974, 1.042, "m%"), (1.015, 1.103, "W@—…©®¼½¾"), (0.942, 1.105, "ЫФфшщюыљњ"),
    (1.094, 1.326, "ЉЊЖШЩЮÆæŒœ"),
  ]

  private static let table: [Character: Widths] = Dictionary(
    uniqueKeysWithValues: widths.flatMap { regular, bold, characters in
      characters.map { ($0, (regular, bold)) }
    })

  private static let ascii: [Widths] = (0..<128).map { byte in
    table[Character(Unicode.Scalar(UInt8(byte)))] ?? (0.838, 0.838)
  }

  /// The width of a character outside of ASCII, where accents do not make a letter wider.
  private static func others(_ character: Character) -> Widths {
    let base = String(character).canonicallyDecomposed.first ?? " "
    if let known = table[character] ?? table[Character(base)] { return known }
    switch character.displayWidth {
    case 0: return (0, 0)
    case 1 where character.isUppercase: return (0.87, 1.01)
    case 1 where character.isLetter: return (0.77, 0.88)
    case 1: return (0.838, 0.838)
    default: return (1.25, 1.25)
    }
  }
}
