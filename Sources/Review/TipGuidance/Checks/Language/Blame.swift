/// Accusing and oblique words.
enum Blame {
  /// Returns the flaw of accusing or oblique words.
  static func flaw(of text: GuidanceText) -> GuidanceFlaw? {
    let passage = text.passage
    let isReport = GuidanceTextKind.ofAlerts.contains(text.kind)
    let match = Lexicon.english.blame.matches(in: passage).first { match in
      !passage.words[match.words.lowerBound].isQuoted && !isHarmless(match.words, in: passage)
        && (isReport || !facts.contains(passage.words[match.words.lowerBound].key))
    }
    let found =
      match.map { ($0.words, $0.value) } ?? excess(in: passage).map { ($0, "say what is possible") }
    return found.map { words, advice in
      GuidanceFlaw(
        "The \(text.kind.noun) accuses people, or hides what happened.",
        words: passage.quote(words), suggestion: "Rather \(advice).")
    }
  }

  /// Words that hide what happened in an alert, and are properties of things elsewhere.
  private static let facts: Set<String> = [
    "aborted", "bad", "catastrophic", "fatal", "forbidden", "illegal", "invalid", "prohibited",
  ]

  /// "Far too small": more than a fact, unless it is a condition.
  private static func excess(in passage: Passage) -> Range<Int>? {
    let words = passage.words
    return words.indices.dropLast(2).first { index in
      guard ["far", "much", "way"].contains(words[index].key), words[index + 1].key == "too",
        let sentence = passage.sentence(of: index)
      else { return false }
      let before = words[sentence.words.lowerBound..<index]
      return !before.contains { ["if", "when", "whenever", "unless"].contains($0.key) }
    }.map { $0..<$0 + 3 }
  }

  /// Whether words that may accuse are a condition or a fact: "because you are offline".
  private static func isHarmless(_ range: Range<Int>, in passage: Passage) -> Bool {
    let words = passage.words
    let first = words[range.lowerBound].key
    guard first == "you" || first == "because" || first == "next" || first == "illegal" else {
      return false
    }
    // "The song you haven't heard": a clause about something else.
    if first == "you", range.lowerBound > 0,
      words[range.lowerBound].marks.isDisjoint(with: Word.Marks.clause),
      !["because", "and", "but", "so", "since", "like", "sorry", "unfortunately"]
        .contains(words[range.lowerBound - 1].key)
    {
      return true
    }
    let after = range.upperBound < words.count ? words[range.upperBound].key : ""
    switch words[range].map(\.key).joined(separator: " ") {
    case "because you":
      return !["entered", "typed", "did", "didn't", "forgot", "failed", "chose"]
        .contains(after)
    case "you must", "you have to", "you can't be":
      return [
        "be", "have", "restart", "update", "connect", "sign", "quit", "close", "install", "turn",
        "allow", "upgrade", "unlock", "first", "wait",
      ].contains(after)
    // Something not done yet is a fact: "You haven't saved your changes."
    case "you haven't", "you have not":
      return ![
        "entered", "filled", "provided", "chosen", "selected", "given", "specified",
      ].contains(after)
    case "you left", "you missed", "you skipped":
      return !["the", "a", "one", "some", "out", "this"].contains(after)
    case "next time": return !["enter", "check"].contains(after)
    case "illegal":
      return ["parking", "dumping", "fishing", "hunting", "move", "moves", "plays"].contains(after)
    default: return false
    }
  }
}
