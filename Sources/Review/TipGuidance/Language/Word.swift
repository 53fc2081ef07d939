/// A word of a text.
package struct Word: Hashable, Sendable {
  /// The word with its own spelling.
  package let text: Substring
  /// The word in lower case with straight apostrophes, for look-ups.
  package let key: String
  /// The marks between the previous word and this one.
  package let marks: Marks
  package let isQuoted: Bool
  /// The classes of a small word of the grammar, or none for other words.
  let classes: WordClasses

  init(text: Substring, key: String, marks: Marks, isQuoted: Bool) {
    self.text = text
    self.key = key
    self.marks = marks
    self.isQuoted = isQuoted
    classes = Lexicon.english.classes[key] ?? []
  }

  /// Marks between two words.
  package struct Marks: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let comma = Marks(rawValue: 1)
    package static let colon = Marks(rawValue: 2)
    package static let semicolon = Marks(rawValue: 4)
    package static let dash = Marks(rawValue: 8)
    package static let bracket = Marks(rawValue: 16)
    package static let lineBreak = Marks(rawValue: 32)
    package static let arrow = Marks(rawValue: 64)
    package static let stop = Marks(rawValue: 128)
    package static let exclamation = Marks(rawValue: 256)
    package static let question = Marks(rawValue: 512)
    package static let ellipsis = Marks(rawValue: 1024)
    /// The number or the bullet of an item in a list.
    package static let listItem = Marks(rawValue: 2048)
    package static let quote = Marks(rawValue: 4096)

    /// The marks after which a new clause begins.
    package static let clause: Marks = [
      .comma, .colon, .semicolon, .dash, .bracket, .lineBreak, .listItem, .stop, .exclamation,
      .question, .ellipsis,
    ]
  }
}

extension Word {
  /// Whether the first letter is in upper case.
  package var isCapitalized: Bool {
    text.unicodeScalars.first(where: \.isLetter)?.isUpper ?? false
  }

  /// Whether the word begins in lower case.
  package var isLowercased: Bool {
    text.unicodeScalars.first(where: \.isLetter)?.isLower ?? false
  }

  /// Whether the form of the word is its own: a name such as iCloud, an acronym, a number.
  package var keepsForm: Bool {
    let scalars = text.unicodeScalars
    if scalars.contains(where: { ("0"..."9").contains($0) || $0 == "." || $0 == "@" }) {
      return true
    }
    // The plural of an acronym, such as PDFs, has an inner capital too.
    let hasInnerCapital = scalars.split { $0 == "-" || $0 == "‑" || $0 == "/" }
      .contains { $0.dropFirst().contains(where: \.isUpper) }
    return hasInnerCapital
      || scalars.count(where: \.isUpper) > 1 && !scalars.contains(where: \.isLower)
  }

  /// The word for look-ups, without a possessive ending.
  package var base: String {
    if key.hasSuffix("'s") { return String(key.dropLast(2)) }
    return key.hasSuffix("'") ? String(key.dropLast()) : key
  }

  /// Whether the word ends like a possessive: bird's.
  package var isPossessive: Bool { key.hasSuffix("'s") }

  /// Whether the word begins with a digit or a sign of a currency.
  package var isNumber: Bool {
    guard let first = key.unicodeScalars.first else { return false }
    return ("0"..."9").contains(first) || Passage.isCurrency(first)
  }
}

// Looking a property up is slow, and most letters are in ASCII.
extension Unicode.Scalar {
  /// Whether the scalar is a letter in upper case.
  fileprivate var isUpper: Bool {
    isASCII ? ("A"..."Z").contains(self) : properties.isUppercase
  }

  /// Whether the scalar is a letter in lower case.
  fileprivate var isLower: Bool {
    isASCII ? ("a"..."z").contains(self) : properties.isLowercase
  }

  fileprivate var isLetter: Bool {
    isASCII ? isUpper || isLower : properties.isAlphabetic
  }
}
