/// Accusing and oblique words.
enum Blame {
  /// Returns the flaw of accusing or oblique words.
  static func flaw(of text: GuidanceText) -> GuidanceFlaw? {
    let passage = text.passage
    let isReport = GuidanceTextKind.ofAlerts.contains(text.kind)
    return Lexicon.english.blame.matches(in: passage).first { match in
      let first = passage.words[match.words.lowerBound]
      return !first.isQuoted && !isHarmless(match.words, in: passage)
        && (isReport || !facts.contains(first.key))
    }.map { match in
      GuidanceFlaw(
        "The \(text.kind.noun) accuses people, or hides what happened.",
        words: passage.quote(match.words), suggestion: "Rather \(match.value).")
    }
  }

  /// Words that hide what happened in an alert, and are properties of things elsewhere.
  private static let facts: Set<String> = [
    "aborted", "bad", "catastrophic", "fatal", "forbidden", "illegal", "invalid", "prohibited",
  ]

  /// Whether words that may accuse are a condition or a fact: "because you are offline".
  private static func isHarmless(_ range: Range<Int>, in passage: Passage) -> Bool {
    let words = passage.words
    let first = words[range.lowerBound].key
    // "If the photo is far too small"
    if passage.words[range].last?.key == "too",
      let sentence = passage.sentence(of: range.lowerBound)
    {
      return words[sentence.words.lowerBound..<range.lowerBound].contains {
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
        "be", "have", "restart", "update", "connect", "sign", "quit", "close", "install", "turn",
        "allow", "upgrade", "unlock", "first", "wait",
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
