/// Phrases with values, found in a text by their words.
package struct PhraseList<Value: Sendable>: Sendable {
  private struct Phrase: Sendable {
    let parts: [PhrasePart]
    let value: Value
  }

  /// A phrase in a text.
  package struct Match: Sendable {
    /// The indices of its words.
    package let words: Range<Int>
    package let value: Value
  }

  /// The phrases by each word with which they can begin.
  private var phrases: [String: [Phrase]] = [:]
  /// The phrases that can begin with any word.
  private var openPhrases: [Phrase] = []

  /// Creates a list.
  ///
  /// Of the phrases that begin at one word, the longest is found.
  package init(_ entries: some Sequence<(String, Value)>) {
    for (text, value) in entries {
      let parts = text.split(separator: " ").map { PhrasePart($0) }
      guard let first = parts.first(where: { !$0.isEmpty }) else { continue }
      let phrase = Phrase(parts: parts, value: value)
      guard let words = first.firstWords else {
        openPhrases.append(phrase)
        continue
      }
      for word in words { phrases[word, default: []].append(phrase) }
    }
    openPhrases.sort { $0.parts.count > $1.parts.count }
    for key in phrases.keys { phrases[key]?.sort { $0.parts.count > $1.parts.count } }
  }

  /// Creates a list of phrases that all mean the same.
  init(_ phrases: [String]) where Value == Bool { self.init(phrases.map { ($0, true) }) }

  /// Returns the phrases in a range of words.
  ///
  /// A phrase does not go across the end of a sentence.
  package func matches(in passage: Passage, _ range: Range<Int>? = nil) -> [Match] {
    let range = range ?? 0..<passage.words.count
    var found: [Match] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let match = match(in: passage, at: index, before: range.upperBound) {
        found.append(match)
        index = match.words.upperBound
      } else {
        index += 1
      }
    }
    return found
  }

  /// Returns the phrases that begin at each word, also when they overlap.
  func allMatches(in passage: Passage) -> [Match] {
    var found: [Match] = []
    let end = passage.words.count
    for start in 0..<end {
      for phrase in phrases[passage.words[start].key] ?? [] {
        let last = Self.end(of: phrase.parts, in: passage, start..<end, from: start)
        if let last, last > start { found.append(Match(words: start..<last, value: phrase.value)) }
      }
    }
    return found
  }

  /// Returns whether words are exactly one phrase.
  func contains(_ words: [String]) -> Bool {
    words.first.flatMap { phrases[$0] }?.contains { phrase in
      phrase.parts == words.map { .words([$0], isCapitalized: false) }
    } ?? false
  }

  /// Returns the phrase that begins at a word and ends before another, if there is one.
  func match(in passage: Passage, at start: Int, before end: Int? = nil) -> Match? {
    let end = end ?? passage.words.count
    if let phrases = phrases[passage.words[start].key],
      let match = Self.first(of: phrases, in: passage, start..<end)
    {
      return match
    }
    return Self.first(of: openPhrases, in: passage, start..<end)
  }

  /// Returns the first phrase of a list that stands at the beginning of a range of words.
  private static func first(
    of phrases: [Phrase], in passage: Passage, _ range: Range<Int>
  ) -> Match? {
    let start = range.lowerBound
    for phrase in phrases {
      let last = end(of: phrase.parts, in: passage, range, from: start)
      if let last, last > start { return Match(words: start..<last, value: phrase.value) }
    }
    return nil
  }

  /// Returns the index after the last word of a phrase, of which some parts fit before a word.
  ///
  /// It is nil when the other parts do not fit.
  private static func end(
    of parts: [PhrasePart], after count: Int = 0, in passage: Passage, _ range: Range<Int>,
    from index: Int
  ) -> Int? {
    guard count < parts.count else { return index }
    let part = parts[count]
    if part.isEmpty {
      guard part.fits(before: index, in: passage) else { return nil }
      return end(of: parts, after: count + 1, in: passage, range, from: index)
    }
    guard case .gap(let longest, _) = part else {
      guard stands(part, for: index, in: passage, range) else { return nil }
      return end(of: parts, after: count + 1, in: passage, range, from: index + 1)
    }
    // The shortest gap after which the rest fits.
    for index in index...(index + longest) {
      let end = end(of: parts, after: count + 1, in: passage, range, from: index)
      if let end { return end }
      guard stands(part, for: index, in: passage, range) else { return nil }
    }
    return nil
  }

  /// Returns whether a part stands for a word, in the same sentence as the word before it.
  private static func stands(
    _ part: PhrasePart, for index: Int, in passage: Passage, _ range: Range<Int>
  ) -> Bool {
    guard index < range.upperBound, part.fits(at: index, in: passage) else { return false }
    return index == range.lowerBound
      || passage.words[index].marks.isDisjoint(with: Word.Marks.clause)
  }
}
