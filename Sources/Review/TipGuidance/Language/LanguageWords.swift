import TipModel

/// The words of three checks in a language other than English.
struct LanguageWords: Sendable {
  /// The words by the tag of the language, without a country.
  static let all: [String: LanguageWords] = Dictionary(
    uniqueKeysWithValues: ["de", "es", "fr", "ja"].map { ($0, LanguageWords($0)) })

  /// The phrases of advertising.
  private let promotion: WordFinder<Set<TipInput>>
  /// The verbs of input, with the inputs to which they belong.
  private let inputs: WordFinder<Set<TipInput>>
  /// The words for devices, with the inputs that they have.
  private let devices: WordFinder<Set<TipInput>>
  /// The titles of buttons that answer a question.
  let answers: Set<String>
  /// The titles of buttons that mean OK.
  let agreements: Set<String>

  private init(_ language: String) {
    func entries(_ text: String) -> [(String, Set<TipInput>)] {
      LexiconText.groups(text).compactMap { entry, owners in
        let owners = owners.split(separator: " ").map(String.init)
        guard owners[0] == language else { return nil }
        return (entry, Set(owners.dropFirst().compactMap(TipInput.init)))
      }
    }
    let hasSpaces = language != "ja"
    promotion = WordFinder(entries(LexiconText.promotionAbroad), hasSpaces)
    inputs = WordFinder(entries(LexiconText.inputsAbroad), hasSpaces)
    devices = WordFinder(entries(LexiconText.devicesAbroad), hasSpaces)
    answers = Set(entries(LexiconText.answersAbroad).map(\.0))
    agreements = Set(entries(LexiconText.agreementsAbroad).map(\.0))
  }

  /// Returns the first words of a text that advertise.
  func promotion(in passage: Passage) -> String? {
    promotion.found(in: passage).first?.words
  }

  /// Returns the first words of a text that belong to a different input, unless it names a device
  /// that has it.
  func foreignVerb(in passage: Passage, input: TipInput) -> String? {
    let named = devices.found(in: passage).map(\.value)
    return inputs.found(in: passage).first { verb in
      !verb.value.contains(input) && named.allSatisfy { $0.isDisjoint(with: verb.value) }
    }?.words
  }
}

/// Phrases of a language: as words, or as parts of a text that has no spaces.
private struct WordFinder<Value: Sendable>: Sendable {
  private let phrases: PhraseList<Value>
  private let parts: [(text: String, value: Value)]

  init(_ entries: [(String, Value)], _ hasSpaces: Bool) {
    if hasSpaces {
      phrases = PhraseList(entries)
      parts = []
    } else {
      phrases = PhraseList([(String, Value)]())
      parts = entries.map { (text: $0.0, value: $0.1) }
    }
  }

  func found(in passage: Passage) -> [(words: String, value: Value)] {
    guard !parts.isEmpty else {
      return phrases.matches(in: passage).map { (passage.quote($0.words), $0.value) }
    }
    let text = passage.text.lowercased()
    return parts.filter { text.contains($0.text) }.map { (words: $0.text, value: $0.value) }
  }
}
