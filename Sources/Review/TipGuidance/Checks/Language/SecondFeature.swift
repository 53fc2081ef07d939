/// A second feature in one text.
enum SecondFeature {
  /// Returns the finding about a text that speaks of two features.
  static func finding(in text: GuidanceText) -> GuidanceFinding? {
    let passage = text.passage
    let match = Lexicon.english.secondFeatures.matches(in: passage).first
    return (match?.words ?? addition(in: passage)).map { words in
      GuidanceFinding(
        "The \(text.kind.noun) speaks of two features.", words: passage.quote(words),
        suggestion: "Write a text for each, and show the second one later.")
    }
  }

  private static let same: Set<String> = [
    "it", "it's", "its", "they", "they're", "them", "their", "this", "that", "these",
    "those",
  ]

  /// "There's a timer, too": a later sentence that adds a thing.
  private static func addition(in passage: Passage) -> Range<Int>? {
    let sentence = passage.sentences.dropFirst().first { sentence in
      let keys = passage.words[sentence.words].map(\.key)
      guard keys.last == "too" || keys.suffix(2) == ["as", "well"] else { return false }
      // "It works offline, too" goes on about the same thing.
      return !keys.contains { same.contains($0) }
    }
    return sentence?.words
  }
}
