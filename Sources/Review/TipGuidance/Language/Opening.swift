/// The kind of word with which a short text, such as a title, begins.
///
/// A heuristic: an unknown word is not evidence of anything.
package enum Opening: Hashable, Sendable {
  /// A verb that says what to do.
  case action
  /// Something that may be a verb.
  case unclear
  /// The word of a question.
  case question
  /// A noun, an adjective or another word that names a thing.
  case thing
  /// A statement about a thing.
  case statement
}

extension Passage {
  /// Returns the kind of word with which words begin.
  ///
  /// In a label, one word may be noun and verb.
  func opening(_ range: Range<Int>? = nil, isLabel: Bool = false) -> Opening {
    let range = range ?? 0..<words.count
    guard !range.isEmpty else { return .unclear }
    if range.upperBound == words.count, lastMarks.contains(.question) { return .question }
    return OpeningFinder(words: words[range], isLabel: isLabel).opening
  }
}

private struct OpeningFinder {
  let words: ArraySlice<Word>
  let isLabel: Bool
  var lexicon: Lexicon { .english }

  var opening: Opening {
    // A known name of several words, such as "Picture in Picture".
    if words.count > 1, lexicon.longNames.contains(words.map(\.key)) { return .thing }
    // "Quickly find", "Just tap", "Never miss"
    let start = words.dropLast().firstIndex { word in
      lexicon.verbs[word.key] != nil || !lexicon.isAdverb(word.key)
    }
    return opening(at: start ?? words.endIndex - 1)
  }

  private func opening(at start: Int) -> Opening {
    let word = words[start]
    let next = start + 1 < words.endIndex ? words[start + 1] : nil
    if word.isQuoted { return .unclear }
    if word.isNumber { return numbered(word) }
    if word.key == "let's" || word.key == "don't" || word.key == "won't" && isLabel {
      return .action
    }
    if word.isPossessive || word.key.hasSuffix("s'") { return .thing }
    if !word.classes.isEmpty, let opening = opening(ofSmall: word, next: next) { return opening }
    if word.key.contains("-"), let opening = hyphenated(word) { return opening }
    if word.key.contains("/") || word.key.contains("&") || word.key.contains("@") {
      return .unclear
    }
    if let use = lexicon.verb(word.key) { return verb(use, at: start) }
    return unknown(word, next: next)
  }

  /// A first word with a digit, as in "3 Ways" or "2x Faster".
  ///
  /// "3D-Print" is a verb.
  private func numbered(_ word: Word) -> Opening {
    guard let last = word.key.split(separator: "-").last, word.key.contains("-") else {
      return .thing
    }
    return lexicon.verbs[String(last)] == nil ? .thing : .unclear
  }

  private func opening(ofSmall word: Word, next: Word?) -> Opening? {
    let classes = word.classes
    let isBeforePronoun = lexicon.askedPersons.contains(next?.key ?? "")
    if lexicon.fullAuxiliaries.contains(word.key) { return isBeforePronoun ? .question : .action }
    // Small words that are verbs too: "back up", "mine".
    if lexicon.verbs[word.key] != nil, classes.isDisjoint(with: [.pronoun, .interjection]) {
      return nil
    }
    if word.key == "up", next?.classes.contains(.possessive) == true { return .action }
    if classes.contains(.question) { return .question }
    if classes.contains(.auxiliary) { return isBeforePronoun ? .question : .statement }
    if classes.contains(.adverb) { return .unclear }
    return .thing
  }

  private func hyphenated(_ word: Word) -> Opening? {
    if lexicon.verbs[word.key] != nil { return nil }
    let parts = word.key.split(separator: "-").map(String.init)
    if parts.first == "e", let last = parts.last, lexicon.verb(last) != nil { return .unclear }
    guard let first = parts.first, let last = parts.last, parts.count > 1 else { return nil }
    if parts.contains("by") || parts.contains("to") { return .thing }
    // "Check-In", "Heads-Up": a verb would be two words.
    let endsWithParticle = lexicon.classes[last]?.contains(.particle) == true
    if lexicon.compounding.contains(first) || endsWithParticle { return .thing }
    if parts.count > 2 { return .unclear }
    guard lexicon.verb(last) != nil else { return nil }
    return .action
  }

  // MARK: - Verbs

  private func verb(_ use: Lexicon.VerbUse, at start: Int) -> Opening {
    let word = words[start]
    let rest = words[(start + 1)...]
    guard let next = rest.first else {
      return use == .verb || isLabel ? .action : .thing
    }
    if word.key == "welcome", next.key == "to" { return .thing }
    // An aside follows.
    if !next.marks.isDisjoint(with: Word.Marks.clause) {
      return use == .verb ? .action : .unclear
    }
    if isStatement(rest, use) { return .statement }
    if use != .verb, isNameOfFeature(word, rest, use) { return .thing }
    return .action
  }

  /// Words of a statement after its subject: "Search is faster", "Search just got better".
  private func isStatement(_ rest: ArraySlice<Word>, _ use: Lexicon.VerbUse) -> Bool {
    let late = rest.drop { lexicon.adverbsOfNews.contains($0.key) }
    guard let word = late.first else { return false }
    let key = word.key
    if word.classes.contains(.finite), key != "can" && key != "will" || use != .verb { return true }
    if late.count < rest.count, lexicon.verbsOfNews.contains(key) { return true }
    guard use != .verb else { return false }
    if lexicon.verbsOfThings.contains(key) { return true }
    return hasLateVerb(rest)
  }

  /// "Search by Color Is Here": a form of "to be" after a group of words without a person.
  private func hasLateVerb(_ rest: ArraySlice<Word>) -> Bool {
    for word in rest {
      if lexicon.formsOfBe.contains(word.key) { return true }
      let isOpen: WordClasses = [.pronoun, .possessive, .determiner, .question, .conjunction]
      if !word.classes.isDisjoint(with: isOpen) || word.isQuoted { return false }
    }
    return false
  }

  /// Whether a word that is noun and verb alike begins a name: "Sleep Schedule", "Map Layers".
  private func isNameOfFeature(
    _ word: Word, _ rest: ArraySlice<Word>, _ use: Lexicon.VerbUse
  ) -> Bool {
    guard let next = rest.first else { return false }
    if word.key == "time", next.key == "to" || next.key == "for" { return true }
    if next.key == "of" { return !lexicon.verbsBeforeOf.contains(word.key) }
    // The words before the first small word: "Group Chats" of "Group Chats for Teams".
    let group = rest.prefix(while: \.classes.isEmpty)
    guard let last = group.last, group.count < 4 else { return false }
    // Nouns come together. An adjective after the first word shows a verb: "Screen Unknown Calls".
    guard group.allSatisfy({ !$0.isQuoted && !$0.isPossessive && !$0.isNumber }),
      !group.dropLast().contains(where: { lexicon.adjectives.contains($0.key) })
    else { return false }
    if use.isRare {
      if lexicon.heads[last.key] != nil { return true }
      // "Stage Part of a File" goes on with an object.
      let isBeforeOf = group.endIndex < rest.endIndex && rest[group.endIndex].key == "of"
      if use == .hardly, !isBeforeOf, isSurelyNoun(last.key) { return true }
      let isAdjective = lexicon.adjectives.contains(last.key)
      if !isAdjective, lexicon.hasEndingOfNoun(last.key) { return true }
      return lexicon.isGerund(last.key) && !lexicon.verbsBeforeGerunds.contains(word.key)
    }
    guard rest.count == 1 else { return false }
    if lexicon.isGerund(last.key), !lexicon.verbsBeforeGerunds.contains(word.key) {
      return !lexicon.gerundsOfThings.contains(last.key)
    }
    return lexicon.verbsInNames.contains(word.key) && lexicon.heads[last.key] == true
  }

  private func isSurelyNoun(_ key: String) -> Bool {
    if key == "forward" { return false }
    if lexicon.isNoun(key) || lexicon.isPluralOrThirdPerson(key) { return true }
    guard let use = lexicon.verbs[key] else { return false }
    return use != .verb
  }

  // MARK: - Other words

  private func unknown(_ word: Word, next: Word?) -> Opening {
    let key = word.key
    let nextClasses = next?.classes ?? []
    // "Shows the sidebar" begins with a verb, too.
    if isLabel, let third = lexicon.thirdPerson(key),
      third.use == .verb || !nextClasses.isDisjoint(with: .beginsObject)
    {
      return .unclear
    }
    if lexicon.names[key] != nil { return .thing }
    // "Shadow a Native Speaker", "Frog Back to a Row": a noun before an article or a particle may
    // be a verb.
    let isBeforeParticle = lexicon.verbParticles.contains(next?.key ?? "")
    if isBeforeParticle || !nextClasses.isDisjoint(with: [.article, .possessive]),
      !key.hasSuffix("s"), !key.hasSuffix("ing"), lexicon.isNoun(key)
    {
      return .unclear
    }
    if lexicon.isNoun(key) || lexicon.adjectives.contains(key) { return .thing }
    if key.hasSuffix("ing"), key.utf8.count > 4 { return .thing }
    if word.keepsForm { return nextClasses.contains(.finite) ? .statement : .unclear }
    guard key.utf8.allSatisfy(UTF8.isASCII) else { return .unclear }
    if lexicon.isPluralOrThirdPerson(key) || lexicon.isParticiple(key) { return .thing }
    return lexicon.hasEndingOfNoun(key) ? .thing : .unclear
  }
}
