/// The titles of tips and of their actions.
enum TipTitles {
  /// Returns the finding about a tip's title, or none for a blank one.
  static func finding(in title: GuidanceText) -> GuidanceFinding? {
    let passage = title.passage
    guard let first = passage.words.first else { return nil }
    let example = "as in \"Save to Favorites\""
    switch passage.opening() {
    case .question:
      return GuidanceFinding(
        "The title is a question.", words: title.string.trimmed,
        suggestion: "Say what to do, \(example).")
    case .statement:
      return GuidanceFinding(
        "The title is a statement instead of an action.", words: title.string.trimmed,
        suggestion: "Begin with a verb and name the feature, \(example).")
    case .thing:
      return GuidanceFinding(
        "The title does not begin with a verb.", words: String(first.text),
        suggestion: "Begin with a verb and name the feature, \(example).")
    case .action, .unclear: break
    }
    guard let unstopped = FinalStop.removed(from: passage) else { return nil }
    return GuidanceFinding(
      "The title ends with a full stop.", words: title.string.trimmed,
      suggestion: "Leave the stop out.",
      fix: title.fix(to: unstopped))
  }

  /// Returns the findings about the titles of a tip's actions.
  @FindingBuilder
  static func findings(
    inActions actions: [String], _ context: GuidanceContext
  ) -> [GuidanceFinding] {
    if actions.count > 3 {
      GuidanceFinding(
        "The tip has \(actions.count) actions, more than three.",
        words: actions.joined(separator: ", "), suggestion: "Keep the most likely ones.")
    }
    for action in context.texts.of(.tipAction) { ButtonTitle(text: action).findings }
  }
}

/// The full stop at the end of a text that is not a sentence.
enum FinalStop {
  /// Returns the text without its final stop.
  ///
  /// It is nil for a text without one, and for a text that ends with an abbreviation.
  static func removed(from passage: Passage) -> String? {
    guard let last = passage.words.last, passage.lastMarks.contains(.stop),
      !passage.lastMarks.contains(.ellipsis)
    else { return nil }
    guard !isAbbreviation(last) else { return nil }
    let text = passage.text
    let tail = text[last.text.endIndex...]
    guard let stop = tail.lastIndex(where: { ".。．".contains($0) }) else { return nil }
    return (text[..<stop] + tail[tail.index(after: stop)...]).trimmed
  }

  /// Whether the stop after a last word may belong to it, as in "etc." and "a.m.".
  private static func isAbbreviation(_ word: Word) -> Bool {
    // The imagined next word is not a number. Abbreviations that need a number are words, too.
    Lexicon.english.isAbbreviation(word.key, before: word)
  }
}
