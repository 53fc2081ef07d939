import TipFoundation

/// The Swift name that Xcode gives to an asset or to a folder of a catalog.
///
/// A name is split into words at all characters but ASCII letters and digits, between letters and
/// digits, before a capital letter after a small one, and before the last of several capital
/// letters when a small one follows: `TLSold` is `TL` and `Sold`.
struct AssetSymbolName: Hashable, Sendable {
  /// The name without backticks.
  let text: String

  /// The spelling of the name in code.
  var spelling: String { Self.spelling(of: text) }

  /// Returns the spelling of a name in code.
  static func spelling(of name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// Creates the name of an asset, or nil when no letter or digit is left.
  ///
  /// The word "Color" or "Image" at the end is left out.
  init?(asset name: String) {
    var words = Self.words(of: name)
    if words.count > 1, let last = words.last,
      ["color", "image"].contains(last.lowercased())
    {
      words.removeLast()
    }
    self.init(words, of: name, head: { $0.lowercased() })
  }

  /// Creates the name of a folder that is a namespace, or nil when no letter or digit is left.
  init?(namespace name: String) {
    self.init(Self.words(of: name), of: name, head: Self.capitalized)
  }

  /// Creates the name of a string by its key, or nil if the key has no letter and no digit.
  ///
  /// A new word begins before a capital letter after a small one only, and each word but the first
  /// has one capital letter: `ALPS_NAME` is alpsName, and `openJSONFile` is openJsonfile.
  init?(string key: String) {
    let words = Self.words(of: key) { last, byte, _ in
      byte.isCapitalLetter && !last.isCapitalLetter
    }
    guard let first = words.first?.lowercased() else { return nil }
    let rest = words.dropFirst().map { Self.capitalized($0.lowercased()) }
    text = Self.identifier(([first] + rest).joined())
  }

  private init?(_ words: [String], of name: String, head: (String) -> String) {
    guard let first = words.first else { return nil }
    if name.utf8.contains(where: \.isSmallLetter) {
      let rest = words.dropFirst().map(Self.capitalized)
      text = Self.identifier(head(first) + rest.joined())
    } else {
      // A name in capital letters keeps them, and its words stay apart.
      text = Self.identifier(words.joined(separator: "_"))
    }
  }

  /// Returns words as an identifier, which does not begin with a digit.
  private static func identifier(_ words: String) -> String {
    guard let first = words.utf8.first, first.isDigit else { return words }
    return "_\(words)"
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  // MARK: - Words

  private static func words(
    of name: String, splits: (UInt8, UInt8, UInt8?) -> Bool = splits
  ) -> [String] {
    let bytes = Array(name.utf8)
    var words: [[UInt8]] = []
    // The byte before, in the same word.
    var last: UInt8?
    for (index, byte) in bytes.enumerated() {
      guard byte.isSmallLetter || byte.isCapitalLetter || byte.isDigit else {
        last = nil
        continue
      }
      let next = index + 1 < bytes.count ? bytes[index + 1] : nil
      if let last, !splits(last, byte, next) {
        words[words.count - 1].append(byte)
      } else {
        words.append([byte])
      }
      last = byte
    }
    return words.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns whether a new word begins with a byte, after a byte of the word before.
  private static func splits(_ last: UInt8, _ byte: UInt8, _ next: UInt8?) -> Bool {
    if last.isDigit != byte.isDigit { return true }
    guard byte.isCapitalLetter else { return false }
    return last.isSmallLetter || next?.isSmallLetter == true
  }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
