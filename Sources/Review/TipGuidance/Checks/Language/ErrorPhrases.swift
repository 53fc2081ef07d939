/// Error messages in texts that teach.
enum ErrorPhrases {
  /// Returns the flaw of a text that is an error message, with the first words that show it.
  static func flaw(of text: GuidanceText) -> GuidanceFlaw? {
    let passage = text.passage
    let found = passage.sentences.lazy.compactMap { sentence in
      words(in: passage, sentence.words, text.kind)
    }.first
    guard let found else { return nil }
    return GuidanceFlaw(
      "The \(text.kind.noun) reads like an error message.", words: passage.quote(found),
      suggestion: "Report errors where they happen, and teach a feature here.")
  }

  /// Words after which a problem is a condition, or the subject of an instruction.
  private static let conditions: Set<String> = [
    "if", "when", "whenever", "unless", "until", "why", "what", "which", "whether", "that", "who",
    "how", "where", "before", "after", "in", "avoid", "prevent", "once", "case", "without", "so",
  ]
  /// Words after "failed" in a statement: "failed to load".
  private static let afterFailure: Set<String> = [
    "to", "because", "with", "due", "again", "unexpectedly", "while", "during", "on", "at", "since",
  ]

  private static func words(
    in passage: Passage, _ sentence: Range<Int>, _ kind: GuidanceTextKind
  ) -> Range<Int>? {
    let words = passage.words
    let keys = words[sentence].map(\.key)
    let isInstruction =
      passage.opening(sentence) == .action
      && Lexicon.english.verbs[keys.first ?? ""]?.isRare != true
      && !["sync", "load", "upload", "download", "login", "sign-in", "connect"].contains(keys[0])
    func isCondition(_ index: Int) -> Bool {
      words[sentence.lowerBound..<index].contains { conditions.contains($0.key) }
    }
    let phrase = Lexicon.english.errors.matches(in: passage, sentence).first { match in
      !isCondition(match.words.lowerBound) && !isInstruction
    }
    if let phrase { return phrase.words }
    for index in sentence {
      let next = index + 1 < sentence.upperBound ? words[index + 1] : nil
      let isLast = next.map { !$0.marks.isDisjoint(with: Word.Marks.clause) } ?? true
      switch words[index].key {
      case "error":
        let isFeature = isInstruction && !kind.isLabel
        if isError(index, in: words, sentence, isTitle: kind.isTitle, isInstruction: isFeature) {
          return index..<min(index + 2, sentence.upperBound)
        }
      case "couldn't", "wasn't", "weren't", "could":
        if isInability(index, in: words, sentence), !isCondition(index), !isInstruction {
          return index..<min(index + 2, sentence.upperBound)
        }
      case "unable":
        let isQuestion = passage.text.contains("?")
        if next?.key == "to", !isCondition(index), !isInstruction, !isQuestion {
          return index..<min(index + 3, sentence.upperBound)
        }
      case "failed":
        let isFailure = isLast || next.map { afterFailure.contains($0.key) } ?? false
        if isFailure, !isCondition(index), !isInstruction { return index..<index + 1 }
      default: break
      }
    }
    return failure(in: words, sentence, kind, isInstruction: isInstruction, isCondition)
  }

  /// Past forms of verbs for what goes wrong.
  private static let failures: Set<String> = [
    "rejected", "refused", "declined", "denied", "crashed", "disconnected", "expired", "froze",
    "broke", "stopped", "ran", "lost", "dropped", "vanished", "stalled",
  ]
  /// What a thing is not when it does not work.
  private static let states: Set<String> = [
    "compatible", "loading", "reachable", "recognized", "responding", "supported", "valid",
    "working",
  ]
  private static let retries: Set<String> = ["retry", "reload", "resend", "retrying", "reloading"]

  /// A report of a failure: "The server rejected the password", "No account matches it".
  private static func failure(
    in words: [Word], _ sentence: Range<Int>, _ kind: GuidanceTextKind, isInstruction: Bool,
    _ isCondition: (Int) -> Bool
  ) -> Range<Int>? {
    let keys = words[sentence].map(\.key)
    if isInstruction {
      // A label that repeats what went wrong is part of an error.
      guard kind.isLabel || kind == .toolTip, retries.contains(keys[0]),
        let failed = keys.firstIndex(of: "failed")
      else { return nil }
      return sentence.lowerBound..<sentence.lowerBound + failed + 1
    }
    return sentence.dropFirst().first { index in
      let next = index + 1 < sentence.upperBound ? words[index + 1] : nil
      let after = index + 2 < sentence.upperBound ? words[index + 2].key : ""
      guard !isCondition(index), !["you", "people", "they"].contains(words[index - 1].key) else {
        return false
      }
      let key = words[index].key
      switch key {
      case "stopped": return next?.key.hasSuffix("ing") == true
      case "ran": return next?.key == "out"
      case "is", "are":
        return ["offline", "unreachable", "invalid", "corrupt"].contains(next?.key)
          || next?.key == "not" && states.contains(after)
      case "isn't", "aren't": return next.map { states.contains($0.key) } ?? false
      case "was", "were", "has", "have":
        if next?.key == "not" { return Lexicon.english.isParticiple(after) || after == "been" }
        return key.hasPrefix("ha") && next.map { failures.contains($0.key) } ?? false
      case "did": return next?.key == "not"
      case "didn't": return next != nil
      case "wasn't", "weren't", "hasn't":
        return next.map { Lexicon.english.isParticiple($0.key) || $0.key == "been" } ?? false
      case "matches", "matched", "exists", "responded", "answers", "found":
        return keys[0] == "no" && index - sentence.lowerBound < 5
      default:
        guard failures.contains(key) else { return false }
        // "Declined calls" and "the rejected photos" are things.
        let begins = next.flatMap { Lexicon.english.classes[$0.key] } ?? []
        let isEnd = next.map { !$0.marks.isDisjoint(with: Word.Marks.clause) } ?? true
        return (isEnd || !begins.isEmpty) && Lexicon.english.classes[words[index - 1].key] == nil
      }
    }.map { $0..<min($0 + 2, sentence.upperBound) }
  }

  /// Whether "error" reports one: at the beginning, with a number, or alone in capitals.
  private static func isError(
    _ index: Int, in words: [Word], _ sentence: Range<Int>, isTitle: Bool, isInstruction: Bool
  ) -> Bool {
    if words[index].text == "ERROR" { return true }
    let next = index + 1 < sentence.upperBound ? words[index + 1] : nil
    if let next, next.isNumber { return true }
    // "An error prevented the sync."
    if index == sentence.lowerBound + 1, ["an", "the"].contains(words[sentence.lowerBound].key),
      let next, next.key == "occurred" || Lexicon.english.isParticiple(next.key)
    {
      return true
    }
    if index == sentence.lowerBound {
      guard let next else { return true }
      return !next.marks.isDisjoint(with: Word.Marks.clause)
        || ["loading", "saving", "while", "in", "code", "connecting", "occurred", "opening"]
          .contains(next.key)
    }
    // "Network Error": a title that ends with it and does not begin with a verb.
    return next == nil && !isInstruction && sentence.count < (isTitle ? 5 : 4)
      && !words[sentence].contains { Lexicon.english.classes[$0.key] != nil }
  }

  /// Whether a word begins "couldn't be saved" or "wasn't able to", of which people are not the
  /// subject.
  private static func isInability(_ index: Int, in words: [Word], _ sentence: Range<Int>) -> Bool {
    let rest = words[(index + 1)..<sentence.upperBound].map(\.key)
    switch words[index].key {
    case "couldn't": break
    case "could": guard rest.first == "not" else { return false }
    default: guard rest.first == "able" else { return false }
    }
    if index > sentence.lowerBound, ["you", "people", "they"].contains(words[index - 1].key) {
      return false
    }
    // "It couldn't be easier."
    let praise: Set<String> = [
      "easier", "simpler", "happier", "better", "faster", "more", "quicker",
    ]
    return !rest.prefix(3).contains(where: praise.contains)
  }
}
