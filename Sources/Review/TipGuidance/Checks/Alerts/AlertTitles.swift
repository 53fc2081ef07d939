import TipModel

/// The titles of alerts.
enum AlertTitles {
  /// Returns the finding about a title that says nothing in particular.
  static func vagueness(of passage: Passage) -> GuidanceFinding? {
    guard !passage.words.isEmpty else { return nil }
    let isVague = passage.words.allSatisfy { word in
      Lexicon.english.vague.contains(word.key) || isCode(word)
    }
    guard isVague else { return nil }
    return GuidanceFinding(
      "The title does not say what happened.", words: passage.text.trimmed,
      suggestion: "Say what happened, or ask what people want to do.")
  }

  /// Whether a word is the number of an error, such as 329347, 0x80 or E-42.
  private static func isCode(_ word: Word) -> Bool {
    let key = word.key
    guard key.contains(where: { ("0"..."9").contains($0) }) else { return false }
    return key.allSatisfy { $0.isHexDigit || $0 == "x" || $0 == "-" || $0 == "_" || $0 == "." }
  }

  /// Returns the finding about a title that needs more than two lines.
  static func lines(of title: String, platform: TipPlatform?) -> GuidanceFinding? {
    // Without a system, a title must be too long for all.
    var platforms = TipPlatform.allCases
    var system = ""
    if let platform {
      platforms = [platform]
      system = " on \(platform.rawValue)"
    }
    let needed = platforms.map { TitleRoom.on($0).lines(of: title) }
    guard let lines = needed.min(), lines > 2 else { return nil }
    return GuidanceFinding(
      "The title needs about \(lines) lines\(system), more than two.", words: title.trimmed,
      suggestion: "Say the rest in the message.")
  }

  // MARK: - Case and punctuation

  /// Returns the finding about a title's case and punctuation.
  static func letterCase(of title: GuidanceText) -> GuidanceFinding? {
    let passage = title.passage
    guard !passage.words.isEmpty else { return nil }
    if LetterCase.isAllCapitals(passage) {
      let fixed = LetterCase.title(Passage(title.string.lowercased()))
      return GuidanceFinding(
        "The title is in capitals throughout.", words: title.string.trimmed,
        suggestion: "Write \"\(fixed)\".", fix: title.fix(to: fixed))
    }
    let ends: Word.Marks = [.stop, .question, .exclamation, .ellipsis]
    if !passage.lastMarks.isDisjoint(with: ends) { return punctuated(title) }
    if let open = openEnd(title) { return open }
    if isSentence(passage) {
      return GuidanceFinding(
        "The title is a sentence without punctuation.", words: title.string.trimmed,
        suggestion: "End it with a stop or a question mark, in sentence case.")
    }
    guard !LetterCase.lowercased(inTitle: passage).isEmpty else { return nil }
    let fixed = LetterCase.title(passage)
    return GuidanceFinding(
      "The title is a fragment, and not in title case.", words: title.string.trimmed,
      suggestion: "Write \"\(fixed)\".", fix: title.fix(to: fixed))
  }

  private static func punctuated(_ title: GuidanceText) -> GuidanceFinding? {
    let passage = title.passage
    let capitals = LetterCase.capitalized(inSentence: passage)
    if let fixed = FinalStop.removed(from: passage), isFragment(passage) {
      return GuidanceFinding(
        "The title is a fragment with a full stop.", words: title.string.trimmed,
        suggestion: "Leave the stop out, or write a sentence.",
        fix: title.fix(to: LetterCase.title(Passage(fixed))))
    }
    if capitals.isEmpty, LetterCase.isTitle(passage), let finding = titled(title) {
      return finding
    }
    let beginsSmall = LetterCase.beginsSmall(passage)
    guard !capitals.isEmpty || beginsSmall else { return nil }
    var fixed = LetterCase.sentence(passage)
    if beginsSmall { fixed = LetterCase.withFirstCapital(fixed) }
    return GuidanceFinding(
      "The title is a sentence, and not in sentence case.", words: title.string.trimmed,
      suggestion: "Write \"\(fixed)\".", fix: title.fix(to: fixed))
  }

  /// Returns the finding about a title that ends with a mark after which more must follow.
  private static func openEnd(_ title: GuidanceText) -> GuidanceFinding? {
    let passage = title.passage
    guard let last = passage.words.last,
      !passage.lastMarks.isDisjoint(with: [.colon, .comma, .semicolon])
    else { return nil }
    let plain = String(passage.text[..<last.text.endIndex])
    return GuidanceFinding(
      "The title ends with a mark that is neither a stop nor a question mark.",
      words: title.string.trimmed, suggestion: "Leave the mark out, or write a sentence.",
      fix: title.fix(to: LetterCase.title(Passage(plain)).trimmed))
  }

  /// Returns the finding about a title in title case with a mark, as in "Delete Board?".
  private static func titled(_ title: GuidanceText) -> GuidanceFinding? {
    let passage = title.passage
    if let fixed = FinalStop.removed(from: passage) {
      return GuidanceFinding(
        "The title is in title case, and has a full stop.", words: title.string.trimmed,
        suggestion: "Leave the stop out, or write a sentence.", fix: title.fix(to: fixed))
    }
    // More words than a verb and a noun may be a name: "Leave Guest Mode?"
    guard passage.words.count == 2 || LetterCase.hasCapitalAfterArticle(passage),
      passage.lastMarks.contains(.question)
    else { return nil }
    let fixed = LetterCase.lowered(passage)
    return GuidanceFinding(
      "The title is a sentence, and not in sentence case.", words: title.string.trimmed,
      suggestion: "Write \"\(fixed)\".", fix: title.fix(to: fixed))
  }

  /// Whether a title has a subject and a verb, as in "Your sketch has unsaved changes".
  private static func isSentence(_ passage: Passage) -> Bool {
    guard passage.opening() != .action else { return false }
    let finite = passage.words.dropFirst().firstIndex { word in
      word.classes.contains(.finite) && !word.isQuoted
        && !["may", "might", "will", "can"].contains(word.key)
    }
    guard let finite else { return false }
    // "Photos That Are Old": a clause inside a fragment.
    let inner: Set<String> = ["that", "which", "who", "what", "if", "when", "where", "how", "why"]
    return !passage.words[..<finite].contains { inner.contains($0.key) }
  }

  /// Whether a title with a stop surely has no verb, as in "Unsaved changes".
  private static func isFragment(_ passage: Passage) -> Bool {
    let lexicon = Lexicon.english
    guard passage.sentences.count == 1, passage.words.count < 6 else { return false }
    if isParticipleAndPlural(passage) { return true }
    guard passage.opening() == .thing else { return false }
    let isFinite: WordClasses = [.auxiliary, .finite]
    // "No space left."
    if passage.key(at: 0) == "no", passage.words.count > 1, passage.key(at: 1) != "one" {
      return passage.words.allSatisfy { $0.classes.isDisjoint(with: isFinite) }
    }
    return passage.words.dropFirst().allSatisfy { word in
      let mayBeVerb =
        !word.classes.isDisjoint(with: isFinite) || lexicon.verbs[word.key] != nil
        || lexicon.thirdPerson(word.key) != nil || word.key.hasSuffix("ed")
      return !mayBeVerb && (lexicon.isNoun(word.key) || !word.classes.isEmpty)
    }
  }

  /// States of a thing, as in "Download complete".
  private static let states: Set<String> = [
    "complete", "incomplete", "available", "unavailable", "offline", "online", "full",
    "empty", "missing", "ready", "unknown", "low", "successful", "unsuccessful",
    "impossible", "inactive",
  ]

  /// "Unsaved changes": the plural may be a verb elsewhere, but not after an adjective.
  private static func isParticipleAndPlural(_ passage: Passage) -> Bool {
    let keys = passage.words.map(\.key)
    guard keys.count == 2 else { return false }
    let isState = states.contains(keys[0]) && Lexicon.english.isNoun(keys[1])
    if states.contains(keys[1]) || isState { return true }
    let isAdjective = keys[0].hasSuffix("ed") || Lexicon.english.adjectives.contains(keys[0])
    return isAdjective && Lexicon.english.isPluralOrThirdPerson(keys[1])
  }
}
