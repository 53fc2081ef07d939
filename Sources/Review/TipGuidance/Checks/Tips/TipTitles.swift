/// The titles of tips and of their actions.
enum TipTitles {
  /// Returns the flaws of a tip's title; none for a blank one.
  static func flaws(ofTitle title: String) -> [GuidanceFlaw] {
    let passage = Passage(title)
    guard let first = passage.words.first else { return [] }
    let example = "as in \"Save to Favorites\""
    switch passage.opening() {
    case .question:
      return [
        GuidanceFlaw(
          "The title is a question.", words: title.trimmed,
          suggestion: "Say what to do, \(example).")
      ]
    case .statement:
      return [
        GuidanceFlaw(
          "The title is a statement instead of an action.", words: title.trimmed,
          suggestion: "Begin with a verb and name the feature, \(example).")
      ]
    case .thing:
      return [
        GuidanceFlaw(
          "The title does not begin with a verb.", words: String(first.text),
          suggestion: "Begin with a verb and name the feature, \(example).")
      ]
    case .action, .unclear: break
    }
    guard let unstopped = FinalStop.removed(from: passage) else { return [] }
    return [
      GuidanceFlaw(
        "The title ends with a full stop.", words: title.trimmed,
        suggestion: "Leave the stop out.",
        fixes: [GuidanceFix(.title, from: title, to: unstopped)])
    ]
  }

  /// Titles of actions that are customary, and need no verb.
  static let customary: Set<String> = [
    "ok", "okay", "not now", "later", "maybe later", "learn more", "more info", "more", "no thanks",
    "no thank you", "got it", "done", "next", "back", "help", "previous", "not yet", "all set",
    "yes", "no", "never", "always", "another time", "not today", "next time", "tomorrow",
    "tonight", "today", "sounds good", "all", "none", "just once", "only once", "once",
    "always allow",
    "never mind", "nevermind", "both", "this time only", "maybe", "see all",
    "i agree",
    "next tip", "previous tip", "no, thanks", "yes, please", "undo",
  ]

  /// Returns the flaws of the titles of a tip's actions.
  static func flaws(ofActions actions: [String]) -> [GuidanceFlaw] {
    var flaws: [GuidanceFlaw] = []
    if actions.count > 3 {
      flaws.append(
        GuidanceFlaw(
          "The tip has \(actions.count) actions, more than three.",
          words: actions.joined(separator: ", "), suggestion: "Keep the most likely ones."))
    }
    for (index, title) in actions.enumerated() {
      flaws += self.flaws(ofAction: title, at: index)
    }
    return flaws
  }

  private static func flaws(ofAction title: String, at index: Int) -> [GuidanceFlaw] {
    let passage = Passage(title)
    let words = passage.words
    guard !words.isEmpty else {
      return [
        GuidanceFlaw(
          "The action has no title.", suggestion: "Say what it does in one to three words.")
      ]
    }
    var flaws: [GuidanceFlaw] = []
    if words.count > 3 {
      flaws.append(
        GuidanceFlaw(
          "The action's title has \(words.count) words, more than three.", words: title,
          suggestion: "Say what it does in one to three words."))
    }
    let isCustomary = customary.contains(passage.key)
    let opening = passage.opening(isLabel: true)
    if !isCustomary, opening == .thing || opening == .statement || opening == .question {
      flaws.append(
        GuidanceFlaw(
          "The action's title does not begin with a verb.", words: title,
          suggestion: "Say what it does, as in \"Choose Area\"."))
    }
    if let fixed = FinalStop.removed(from: passage) {
      flaws.append(
        GuidanceFlaw(
          "The action's title ends with a full stop.", words: title,
          suggestion: "Leave the stop out.",
          fixes: [GuidanceFix(.action(index), from: title, to: fixed)]))
    }
    if !LetterCase.lowercased(inTitle: passage).isEmpty {
      let fixed = LetterCase.title(Passage(FinalStop.removed(from: passage) ?? title))
      flaws.append(
        GuidanceFlaw(
          "The action's title is not in title case.", words: title,
          suggestion: "Write \"\(fixed)\".",
          fixes: [GuidanceFix(.action(index), from: title, to: fixed)]))
    }
    return flaws
  }
}

/// The full stop at the end of a text that is not a sentence.
enum FinalStop {
  /// Returns the text without its final stop; nil when it has none, or ends with an abbreviation.
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
    // An imagined next word, which is not a number: those that need one are words of their own.
    Lexicon.english.isAbbreviation(word.key, before: word) && !word.isNumber
  }
}
