/// A second feature in one text.
enum SecondFeature {
  private static let joints = PhraseList([
    "and also", "you can also", "you may also", "you could also", "you can even", "but also",
    "can also be used", "lets you also", "and you can even", "also lets you", "also possible",
    "also possible to", "also allows you",
    "also try", "also use", "in addition to that", "on top of that", "while you're at it",
    "while you are at it", "as an added bonus", "another feature", "another thing",
    "one more thing",
    "and another", "there's also", "there is also", "and did you know", "and don't forget",
    "and while", "while you're here", "while you are here", "while you're there", "and don't miss",
    "while you are there", "don't overlook", "be sure to try", "be sure to check out",
    "make sure to try",
    "make sure to check out", "remember to try", "have you tried", "and why not", "why not try",
  ])

  private static let beginnings = PhraseList([
    "also", "plus", "additionally", "in addition", "besides", "furthermore", "moreover",
    "what's more", "by the way", "and don't forget", "don't forget", "as well as",
  ])

  /// Returns the flaw of a text that speaks of two features.
  static func flaw(of text: GuidanceText) -> GuidanceFlaw? {
    let passage = text.passage
    let starts = passage.words.indices.filter { index in
      index > 0 && passage.words[index].marks.contains(.comma)
        && passage.words[index].key == "plus"
    }
    let sentences = passage.sentences.map(\.words.lowerBound)
    let atBeginning = beginnings.matches(in: passage).filter { match in
      sentences.contains(match.words.lowerBound) || starts.contains(match.words.lowerBound)
    }
    let match = (joints.matches(in: passage) + atBeginning).first?.words
    guard let words = match ?? another(in: passage) ?? addition(in: passage) else { return nil }
    return GuidanceFlaw(
      "The \(text.kind.noun) speaks of two features.", words: passage.quote(words),
      suggestion: "Write a text for each, and show the second one later.")
  }

  private static let same: Set<String> = [
    "it", "it's", "its", "they", "they're", "them", "their", "this", "that", "these", "those",
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

  /// "Another handy feature": the word with a noun for what an app can do.
  private static func another(in passage: Passage) -> Range<Int>? {
    let nouns: Set<String> = ["feature", "trick", "option", "tool", "thing", "function", "tip"]
    for index in passage.words.indices
    where ["another", "other"].contains(passage.words[index].key) {
      guard passage.beginsSentence(index) || index > 0 && passage.words[index - 1].key == "and"
      else {
        continue
      }
      let end = min(index + 4, passage.words.count)
      if let noun = (index..<end).first(where: { nouns.contains(passage.words[$0].key) }) {
        return index..<noun + 1
      }
    }
    return nil
  }
}
