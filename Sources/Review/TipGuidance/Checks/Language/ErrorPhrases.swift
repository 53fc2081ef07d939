/// Error messages in texts that teach.
enum ErrorPhrases {
  /// Returns the finding about a text that is an error message, with the first words that show it.
  static func finding(in text: GuidanceText) -> GuidanceFinding? {
    let passage = text.passage
    return passage.sentences.lazy.filter { !$0.end.contains(.question) }
      .compactMap { words(in: passage, $0.words, text.kind) }.first
      .map { found in
        GuidanceFinding(
          "The \(text.kind.noun) reads like an error message.", words: passage.quote(found),
          suggestion: "Report errors where they happen, and teach a feature here.")
      }
  }

  /// Words after which a problem is a condition, or the subject of an instruction.
  private static let conditions: Set<String> = [
    "if", "when", "whenever", "unless", "until", "why", "what", "which", "whether",
    "that", "who", "how", "where", "before", "after", "in", "avoid", "prevent", "once",
    "case", "without", "so",
  ]
  /// Words of praise, as in "It couldn't be easier".
  private static let praise: Set<String> = [
    "easier", "simpler", "happier", "better", "faster", "more", "quicker",
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
      // In "That code was not found", the word does not begin a condition.
      let start = sentence.lowerBound + (keys.first == "that" ? 1 : 0)
      return start < index && words[start..<index].contains { conditions.contains($0.key) }
    }
    if kind.isLabel || kind == .toolTip,
      let label = Lexicon.english.retries.matches(in: passage, sentence).first,
      // "Retry failed uploads" names a set of things, and reports none of them.
      !Lexicon.english.isPluralOrThirdPerson(passage.key(at: label.words.upperBound))
    {
      return label.words
    }
    let phrase = Lexicon.english.errors.matches(in: passage, sentence).first { match in
      !isCondition(match.words.lowerBound) && !isInstruction
        && !(words[match.words.lowerBound].key.hasPrefix("could")
          && words[match.words.lowerBound..<sentence.upperBound].prefix(4).contains {
            praise.contains($0.key)
          })
    }
    if let phrase { return phrase.words }
    if isInstruction, !kind.isLabel { return nil }
    return error(in: words, sentence, kind)
  }

  /// "ERROR", or "Network Error" at the end of few words.
  private static func error(
    in words: [Word], _ sentence: Range<Int>, _ kind: GuidanceTextKind
  ) -> Range<Int>? {
    let last = sentence.upperBound - 1
    let limit = kind.isTitle ? 5 : 4
    let isShort = sentence.count < limit && words[sentence].allSatisfy(\.classes.isEmpty)
    if isShort, words[last].key == "error" { return last..<last + 1 }
    return sentence.first { words[$0].text == "ERROR" }.map { $0..<$0 + 1 }
  }
}
