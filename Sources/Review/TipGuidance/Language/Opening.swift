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
  /// - Parameters:
  ///   - range: The words; nil for all.
  ///   - isLabel: Whether the text is the label of a control: one word may be noun and verb alike.
  /// - Returns: The kind of the beginning.
  func opening(_ range: Range<Int>? = nil, isLabel: Bool = false) -> Opening {
    let range = range ?? 0..<words.count
    guard !range.isEmpty else { return .unclear }
    return OpeningFinder(
      words: words[range], lexicon: .english, isLabel: isLabel,
      isQuestion: (range.upperBound == words.count ? lastMarks : []).contains(.question)
    ).opening
  }
}

private struct OpeningFinder {
  let words: ArraySlice<Word>
  let lexicon: Lexicon
  let isLabel: Bool
  let isQuestion: Bool

  var opening: Opening {
    if isQuestion { return .question }
    if isName { return .thing }
    var start = words.startIndex
    // "Quickly find", "Just tap", "Never miss"
    while start + 1 < words.endIndex, isLeadingAdverb(words[start].key) { start += 1 }
    return opening(at: start)
  }

  /// Whether the whole text is a known name of several words, such as "Picture in Picture".
  private var isName: Bool {
    words.count > 1 && lexicon.longNames.contains(words.map(\.key))
  }

  private func isLeadingAdverb(_ key: String) -> Bool {
    lexicon.verbs[key] == nil && lexicon.isAdverb(key)
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
    if let classes = lexicon.classes[word.key] {
      if let opening = opening(of: word, classes, next: next) { return opening }
    }
    if word.key.contains("-"), let opening = hyphenated(word) { return opening }
    if word.key.contains("/") || word.key.contains("&") || word.key.contains("@") {
      return .unclear
    }
    if let use = lexicon.verb(word.key) { return verb(use, at: start) }
    return unknown(word, next: next)
  }

  /// A first word with a digit: "3 Ways", "2x Faster"; "3D-Print" is a verb.
  private func numbered(_ word: Word) -> Opening {
    guard let last = word.key.split(separator: "-").last, word.key.contains("-") else {
      return .thing
    }
    return lexicon.verbs[String(last)] == nil ? .thing : .unclear
  }

  private func opening(of word: Word, _ classes: WordClasses, next: Word?) -> Opening? {
    let isBeforePronoun = next.map { ["you", "we", "they", "i"].contains($0.key) } ?? false
    if ["do", "have", "be"].contains(word.key) { return isBeforePronoun ? .question : .action }
    // Small words that are verbs too: "back up", "mine".
    if lexicon.verbs[word.key] != nil, classes.isDisjoint(with: [.pronoun, .interjection]) {
      return nil
    }
    let nextClasses = next.flatMap { lexicon.classes[$0.key] } ?? []
    if word.key == "up", nextClasses.contains(.possessive) { return .action }
    if classes.contains(.question) { return .question }
    if classes.contains(.auxiliary) { return isBeforePronoun ? .question : .statement }
    if classes.contains(.adverb) { return .unclear }
    return .thing
  }

  /// Parts that begin compound adjectives and nouns, not verbs.
  private static let compounding: Set<String> = [
    "real", "high", "full", "low", "built", "all", "end", "hands", "step", "turn", "short", "well",
    "state", "on", "off", "in", "up", "day", "one", "two", "three", "four", "five", "ten", "next",
    "eye", "easy", "brand", "best", "first", "world", "time", "user", "wi", "e", "ultra", "mid",
    "top", "old", "new", "good", "face", "side", "always", "ever", "never", "follow", "point",
    "large", "small", "wide", "anti", "non", "semi", "how", "ready", "ad", "award", "must",
  ]

  private func hyphenated(_ word: Word) -> Opening? {
    if lexicon.verbs[word.key] != nil { return nil }
    let parts = word.key.split(separator: "-").map(String.init)
    if parts.first == "e", let last = parts.last, lexicon.verb(last) != nil { return .unclear }
    guard let first = parts.first, let last = parts.last, parts.count > 1 else { return nil }
    if parts.contains("by") || parts.contains("to") { return .thing }
    // "Check-In", "Heads-Up": a verb would be two words.
    let endsWithParticle = lexicon.classes[last]?.contains(.particle) == true
    if Self.compounding.contains(first) || endsWithParticle { return .thing }
    if parts.count > 2 { return .unclear }
    if lexicon.verb(last) != nil { return .action }
    return nil
  }

  // MARK: - Verbs

  private func verb(_ use: Lexicon.VerbUse, at start: Int) -> Opening {
    let word = words[start]
    let rest = words[(start + 1)...]
    guard let next = rest.first else {
      return use == .verb || isLabel ? .action : .thing
    }
    if word.key == "welcome", next.key == "to" { return .thing }
    let isAside = !next.marks.isDisjoint(with: Word.Marks.clause)
    if isAside { return use == .verb ? .action : .unclear }
    if isStatement(rest, use) { return .statement }
    if use == .verb { return .action }
    return isNameOfFeature(word, rest, use) ? .thing : .action
  }

  /// Words of a statement after its subject: "Search is faster", "Search just got better".
  private func isStatement(_ rest: ArraySlice<Word>, _ use: Lexicon.VerbUse) -> Bool {
    var index = rest.startIndex
    while index < rest.endIndex, ["just", "now", "also", "already"].contains(rest[index].key) {
      index += 1
    }
    guard index < rest.endIndex else { return false }
    let key = rest[index].key
    if lexicon.classes[key]?.contains(.finite) == true,
      key != "can" && key != "will" || use != .verb
    {
      return true
    }
    if index > rest.startIndex, ["got", "became", "gets", "comes", "works", "has"].contains(key) {
      return true
    }
    guard use != .verb else { return false }
    if ["got", "gets", "gives", "helps", "lets", "makes", "works"].contains(key) { return true }
    return hasLateVerb(rest)
  }

  /// "Search by Color Is Here": a form of "to be" after a group of words without a person.
  private func hasLateVerb(_ rest: ArraySlice<Word>) -> Bool {
    for word in rest {
      if ["is", "are", "was", "were"].contains(word.key) { return true }
      let classes = lexicon.classes[word.key] ?? []
      let isOpen: WordClasses = [.pronoun, .possessive, .determiner, .question, .conjunction]
      if !classes.isDisjoint(with: isOpen) || word.isQuoted { return false }
    }
    return false
  }

  /// Verbs that also begin names of features: "Search Bar", "Share Sheet".
  private static let compounds: Set<String> = [
    "search", "share", "filter", "sort", "focus", "zoom", "crop", "export", "import", "print",
    "scan", "split", "edit", "draw", "paint", "travel", "sport", "dance", "workout", "walk", "run",
    "swim", "play", "stretch", "study", "train", "record", "photo", "practice", "shop", "group",
    "color", "brush", "text", "scroll", "cursor", "pause", "call", "chat", "ride", "order",
    "purchase",
  ]

  /// Verbs that a gerund follows.
  private static let beforeGerunds: Set<String> = [
    "start", "stop", "try", "keep", "enjoy", "begin", "practice", "avoid", "finish", "continue",
    "pause", "resume", "use", "mute", "schedule", "turn", "allow", "log", "track", "record",
    "plan", "go", "get", "lock", "control", "switch", "set", "limit", "block", "reset", "like",
    "love", "hate", "share", "stay", "time", "show", "hide", "test", "check", "change",
  ]

  /// Gerunds that are things of their own: "Find Parking", "Cut Spending".
  private static let objects: Set<String> = [
    "parking", "spending", "clothing", "housing", "lighting", "lodging", "reading", "shopping",
    "streaming", "training", "meeting", "recording", "drawing", "painting", "seating", "pricing",
    "timing", "roaming", "billing", "branding", "bullying", "catering", "heating", "cooling",
    "writing", "typing", "cooking", "running", "cycling", "swimming", "hiking", "gaming",
    "tracking",
    "packaging", "wiring", "plumbing", "knitting", "coding", "saving", "sharing", "formatting",
    "captioning", "scrolling", "listening", "speaking", "boarding", "planning", "banking",
  ]

  /// Whether a word that is noun and verb alike begins a name: "Sleep Schedule", "Map Layers".
  private func isNameOfFeature(
    _ word: Word, _ rest: ArraySlice<Word>, _ use: Lexicon.VerbUse
  ) -> Bool {
    guard let next = rest.first else { return false }
    if word.key == "time", next.key == "to" || next.key == "for" { return true }
    if next.key == "of" { return !["dream", "hear", "think", "beware"].contains(word.key) }
    // The words before the first small word: "Group Chats" of "Group Chats for Teams".
    let group = rest.prefix { lexicon.classes[$0.key] == nil }
    guard let last = group.last, group.count < 4 else { return false }
    guard group.allSatisfy({ !$0.isQuoted && !$0.isPossessive && !$0.isNumber }) else {
      return false
    }
    // Nouns come together; an adjective after the first word shows a verb: "Screen Unknown Calls".
    guard !group.dropLast().contains(where: { lexicon.adjectives.contains($0.key) }) else {
      return false
    }
    let isAll = group.endIndex == rest.endIndex
    if use.isRare {
      if lexicon.heads[last.key] != nil { return true }
      // "Stage Part of a File" goes on with an object.
      let isBeforeOf = group.endIndex < rest.endIndex && rest[group.endIndex].key == "of"
      if use == .hardly, !isBeforeOf, isSurelyNoun(last.key) { return true }
      let isAdjective = lexicon.adjectives.contains(last.key)
      if !isAdjective, lexicon.hasEndingOfNoun(last.key) { return true }
      return lexicon.isGerund(last.key) && !Self.beforeGerunds.contains(word.key)
    }
    guard isAll, group.count == 1 else { return false }
    if lexicon.isGerund(last.key), !Self.beforeGerunds.contains(word.key) {
      return !Self.objects.contains(last.key)
    }
    return Self.compounds.contains(word.key) && lexicon.heads[last.key] == true
  }

  private func isSurelyNoun(_ key: String) -> Bool {
    if key == "forward" { return false }
    return lexicon.isNoun(key) || lexicon.isPluralOrThirdPerson(key)
      || lexicon.verbs[key].map { $0 != .verb } ?? false
  }

  // MARK: - Other words

  /// Particles that follow verbs, and rarely nouns.
  private static let particles: Set<String> = [
    "back", "out", "off", "down", "away", "along", "apart", "together",
  ]

  private func unknown(_ word: Word, next: Word?) -> Opening {
    let key = word.key
    if isLabel, let third = lexicon.thirdPerson(key) {
      let begins = next.flatMap { lexicon.classes[$0.key] } ?? []
      // "Shows the sidebar" begins with a verb, too.
      if third.use == .verb || !begins.isDisjoint(with: .beginsObject) { return .unclear }
    }
    if lexicon.names[key] != nil { return .thing }
    // "Shadow a Native Speaker", "Frog Back to a Row": a noun before an article or a particle may
    // be a verb.
    let nextClasses = next.flatMap { lexicon.classes[$0.key] } ?? []
    let isBeforeParticle = next.map { Self.particles.contains($0.key) } ?? false
    if isBeforeParticle || !nextClasses.isDisjoint(with: [.article, .possessive]),
      !key.hasSuffix("s"),
      !key.hasSuffix("ing"), lexicon.isNoun(key)
    {
      return .unclear
    }
    if lexicon.isNoun(key) || lexicon.adjectives.contains(key) { return .thing }
    if key.hasSuffix("ing"), key.utf8.count > 4 { return .thing }
    if word.keepsForm {
      let isFinite = next.flatMap { lexicon.classes[$0.key] }?.contains(.finite) == true
      return isFinite ? .statement : .unclear
    }
    guard key.utf8.allSatisfy({ $0 < 0x80 }) else { return .unclear }
    if lexicon.isPluralOrThirdPerson(key) || lexicon.isParticiple(key) { return .thing }
    return lexicon.hasEndingOfNoun(key) ? .thing : .unclear
  }
}
