/// A part of a phrase: a word, or a pattern that stands for words.
///
/// | written | stands for |
/// | --- | --- |
/// | `a\|b` | one of the words, or with `@plan` one of the words of a named list |
/// | `*ed` | a word with this ending |
/// | `N` | a word that is not a small word of the grammar, such as a noun |
/// | `#`, `%`, `€` | a number, a price or a percentage, a price |
/// | `_`, `~2` | any word, up to two words |
/// | `^`, `/` | nothing, where a sentence begins, or after a comma |
/// | `$` | nothing, before the end of a clause or a small word |
/// | `!a\|b`, `-a\|b` | nothing, where the next or the previous word is not one of these |
/// | `+` before a word or `~2` | the same with capitals |
enum PhrasePart: Hashable, Sendable {
  case words([String], isCapitalized: Bool)
  case ending(String)
  case amount(Character)
  case noun
  case any
  case gap(Int, isCapitalized: Bool)
  case start
  case comma
  case end
  case notAhead([String])
  case notBehind([String])

  init(_ text: Substring) {
    let isCapitalized = text.first == "+" && text.count > 1
    var rest = text
    if isCapitalized { rest = rest.dropFirst() }
    switch rest.first {
    case "^": self = .start
    case "/" where rest.count == 1: self = .comma
    case "$" where rest.count == 1: self = .end
    case "N" where rest.count == 1: self = .noun
    case "_": self = .any
    case "#", "%",
      "€" where rest.count == 1:
      self = .amount(rest.first ?? "#")
    case "*": self = .ending(String(rest.dropFirst()))
    case "~": self = .gap(Int(rest.dropFirst()) ?? 0, isCapitalized: isCapitalized)
    case "!": self = .notAhead(Self.words(rest.dropFirst()))
    case "-" where rest.count > 1: self = .notBehind(Self.words(rest.dropFirst()))
    default: self = .words(Self.words(rest), isCapitalized: isCapitalized)
    }
  }

  private static func words(_ text: Substring) -> [String] {
    text.split(separator: "|").flatMap { word in
      guard word.first == "@" else { return [String(word)] }
      return named[String(word.dropFirst())] ?? []
    }
  }

  private static let named = Dictionary(
    LexiconText.pairs(LexiconText.alternatives).map { name, words in
      (name, words.split(separator: "|").map(String.init))
    }, uniquingKeysWith: +)

  /// The words with which a phrase can begin that begins with the part, or nil for any word.
  var firstWords: [String]? {
    if case .words(let words, _) = self { words } else { nil }
  }

  /// Whether the part is a condition on its position, and stands for no word.
  var isEmpty: Bool {
    switch self {
    case .start, .comma, .end, .notAhead, .notBehind: true
    case .words, .ending, .amount, .noun, .any, .gap: false
    }
  }

  /// Returns whether the part, which stands for no word, fits before a word.
  func fits(before index: Int, in passage: Passage) -> Bool {
    let next = passage.word(at: index)
    // A word after a comma belongs to something else.
    let isEnd = next?.marks.isDisjoint(with: Word.Marks.clause) != true
    return switch self {
    case .start: passage.beginsSentence(index)
    case .comma: index > 0 && next?.marks.contains(.comma) == true
    case .end: isEnd || next?.classes.isEmpty == false
    case .notAhead(let keys): isEnd || !keys.contains(passage.key(at: index))
    case .notBehind(let keys): !keys.contains(passage.key(at: index - 1))
    case .words, .ending, .amount, .noun, .any, .gap: false
    }
  }

  private static func fits(_ key: String, _ kind: Character) -> Bool {
    guard let first = key.unicodeScalars.first else { return false }
    let isPrice = Passage.isCurrency(first)
    switch kind {
    case "€": return isPrice
    case "%": return isPrice || key.hasSuffix("%")
    default: return isPrice || key.first?.isNumber == true
    }
  }

  /// Returns whether the part stands for a word.
  ///
  /// It gets the word's index, because a copy of each word would take longer than the comparison.
  func fits(at index: Int, in passage: Passage) -> Bool {
    switch self {
    case .words(let keys, let isCapitalized):
      keys.contains(passage.words[index].key)
        && (!isCapitalized || passage.words[index].isCapitalized)
    case .ending(let ending):
      passage.words[index].key.hasSuffix(ending) && passage.words[index].key != ending
    case .amount(let kind): Self.fits(passage.words[index].key, kind)
    case .any: true
    case .noun: passage.words[index].classes.isEmpty
    case .gap(_, let isCapitalized): !isCapitalized || passage.words[index].isCapitalized
    case .start, .comma, .end, .notAhead, .notBehind: false
    }
  }
}
