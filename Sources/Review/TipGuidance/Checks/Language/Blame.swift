/// Accusing and oblique words.
enum Blame {
  /// Returns the finding about accusing or oblique words, or else about belittling ones.
  static func finding(in text: GuidanceText, _ context: GuidanceContext) -> GuidanceFinding? {
    accusation(in: text) ?? belittlement(in: text, context)
  }

  private static func accusation(in text: GuidanceText) -> GuidanceFinding? {
    let passage = text.passage
    let isReport = GuidanceTextKind.ofAlerts.contains(text.kind)
    return Lexicon.english.blame.matches(in: passage).first { match in
      let first = passage.words[match.words.lowerBound]
      return !first.isQuoted && !isHarmless(match.words, in: passage)
        && (isReport || !facts.contains(first.key))
    }.map { match in
      GuidanceFinding(
        "The \(text.kind.noun) accuses people, or hides what happened.",
        words: passage.quote(match.words), suggestion: "Rather \(match.value).")
    }
  }

  /// Returns the finding about words that make little of a loss in the same item.
  private static func belittlement(
    in text: GuidanceText, _ context: GuidanceContext
  ) -> GuidanceFinding? {
    let small = Lexicon.english.belittling.matches(in: text.passage).first
    guard let small, [context.title, context.message].contains(where: reportsLoss) else {
      return nil
    }
    return GuidanceFinding(
      "The \(text.kind.noun) makes little of a loss.", words: text.passage.quote(small.words),
      suggestion: "Say what is lost, and what people can do now.")
  }

  /// Words before a loss that did not happen, or may not happen.
  private static let denials: Set<String> = [
    "nothing", "no", "not", "never", "none", "isn't", "aren't", "wasn't", "weren't",
    "won't", "if", "without", "when", "before", "unless", "may", "might", "could",
    "avoid", "prevent", "hasn't", "haven't",
  ]

  /// Whether a text reports a loss that has happened.
  private static func reportsLoss(_ passage: Passage) -> Bool {
    Lexicon.english.losses.matches(in: passage).contains { match in
      // The words of the clause before the loss, from its end.
      for index in stride(from: match.words.lowerBound, to: -1, by: -1) {
        let word = passage.words[index]
        if index < match.words.lowerBound, denials.contains(word.key) { return false }
        if !word.marks.isDisjoint(with: Word.Marks.clause) { break }
      }
      return true
    }
  }

  /// Words that hide what happened in an alert, and are properties of things elsewhere.
  private static let facts: Set<String> = [
    "aborted", "bad", "catastrophic", "fatal", "forbidden", "illegal", "invalid",
    "prohibited",
  ]

  /// Whether words that may accuse are a condition or a fact: "because you are offline".
  private static func isHarmless(_ range: Range<Int>, in passage: Passage) -> Bool {
    let words = passage.words
    let first = words[range.lowerBound].key
    // "If the photo is far too small"
    if passage.words[range].last?.key == "too" {
      let start = passage.sentenceWords(around: range.lowerBound).lowerBound
      return words[start..<range.lowerBound].contains {
        ["if", "when", "whenever", "unless"].contains($0.key)
      }
    }
    // "The song you haven't heard": a clause about something else.
    if first == "you", range.lowerBound > 0,
      words[range.lowerBound].marks.isDisjoint(with: Word.Marks.clause),
      !["because", "and", "but", "so", "since", "like", "sorry", "unfortunately"]
        .contains(passage.key(at: range.lowerBound - 1))
    {
      return true
    }
    let after = passage.key(at: range.upperBound)
    switch words[range].map(\.key).joined(separator: " ") {
    case "because you":
      return !["entered", "typed", "did", "didn't", "forgot", "failed", "chose"].contains(after)
    case "you must", "you have to", "you can't be":
      return [
        "be", "have", "restart", "update", "connect", "sign", "quit", "close", "install",
        "turn", "allow", "upgrade", "unlock", "first", "wait",
      ].contains(after)
    // Something not done yet is a fact: "You haven't saved your changes."
    case "you haven't", "you have not":
      return !["entered", "filled", "provided", "chosen", "selected", "given", "specified"]
        .contains(after)
    case "you left", "you missed", "you skipped":
      return !["the", "a", "one", "some", "out", "this"].contains(after)
    case "next time": return !["enter", "check"].contains(after)
    case "illegal":
      return ["parking", "dumping", "fishing", "hunting", "move", "moves", "plays"].contains(after)
    default: return false
    }
  }
}
