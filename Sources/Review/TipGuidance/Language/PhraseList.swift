/// Phrases with values, found in a text by their words.
package struct PhraseList<Value: Sendable>: Sendable {
  private struct Phrase: Sendable {
    let words: [String]
    let value: Value
  }

  /// A phrase in a text.
  package struct Match: Sendable {
    /// The indices of its words.
    package let words: Range<Int>
    /// The value of the phrase.
    package let value: Value
  }

  private var phrases: [String: [Phrase]] = [:]

  /// Creates a list; of the phrases that begin at one word, the longest is found.
  package init(_ entries: some Sequence<(String, Value)>) {
    for (text, value) in entries {
      let words = text.split(separator: " ").map(String.init)
      guard let first = words.first else { continue }
      phrases[first, default: []].append(Phrase(words: words, value: value))
    }
    for key in phrases.keys { phrases[key]?.sort { $0.words.count > $1.words.count } }
  }

  /// Creates a list of phrases that all mean the same.
  init(_ phrases: [String]) where Value == Bool { self.init(phrases.map { ($0, true) }) }

  /// Returns the phrases in a range of words; a phrase does not go across the end of a sentence.
  package func matches(in passage: Passage, _ range: Range<Int>? = nil) -> [Match] {
    let range = range ?? 0..<passage.words.count
    var found: [Match] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let match = match(in: passage.words, at: index, before: range.upperBound) {
        found.append(match)
        index = match.words.upperBound
      } else {
        index += 1
      }
    }
    return found
  }

  /// Returns whether words are exactly one phrase.
  func contains(_ words: [String]) -> Bool {
    words.first.flatMap { phrases[$0] }?.contains { $0.words == words } ?? false
  }

  /// Returns the phrase that begins at a word; nil when there is none.
  func match(in passage: Passage, at start: Int) -> Match? {
    match(in: passage.words, at: start, before: passage.words.count)
  }

  private func match(in words: [Word], at start: Int, before end: Int) -> Match? {
    guard let candidates = phrases[words[start].key] else { return nil }
    for phrase in candidates where start + phrase.words.count <= end {
      let fits = phrase.words.indices.allSatisfy { offset in
        let word = words[start + offset]
        return word.key == phrase.words[offset]
          && (offset == 0 || word.marks.isDisjoint(with: Word.Marks.clause))
      }
      if fits {
        return Match(words: start..<start + phrase.words.count, value: phrase.value)
      }
    }
    return nil
  }
}
