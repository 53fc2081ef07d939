import TipModel

/// The messages of alerts.
enum AlertMessages {
  /// Returns the findings about a message: no whole sentences, a repeated title, too long.
  @FindingBuilder
  static func findings(in alert: TipAlert, _ context: GuidanceContext) -> [GuidanceFinding] {
    let passage = context.message
    if !passage.words.isEmpty {
      if context.isEnglish { sentences(passage) }
      context.repetition(suggestion: "Say what follows, or leave the message out.")
      let count = alert.title.visibleCount + passage.text.visibleCount
      if context.platform == .iOS, count > 240 {
        GuidanceFinding(
          "Title and message have \(count) characters, so that the alert scrolls.",
          suggestion: "Keep both under 240 characters.")
      }
    }
  }

  private static func sentences(_ passage: Passage) -> GuidanceFinding? {
    guard let first = passage.words.first, let last = passage.words.last else { return nil }
    let ends: Word.Marks = [.stop, .question, .exclamation, .ellipsis, .colon]
    if passage.lastMarks.isDisjoint(with: ends), last.isASCII {
      return GuidanceFinding(
        "The message does not end like a sentence.", words: String(last.text),
        suggestion: "Write whole sentences, with a stop.",
        fix: GuidanceFix(.message, from: passage.text, to: passage.text.trimmed + "."))
    }
    guard first.isLowercased, !first.keepsForm, !first.isQuoted else { return nil }
    return GuidanceFinding(
      "The message does not begin like a sentence.", words: String(first.text),
      suggestion: "Write whole sentences, with a capital.",
      fix: GuidanceFix(.message, from: passage.text, to: LetterCase.withFirstCapital(passage.text)))
  }

  // MARK: - Explained buttons

  private static let presses: Set<String> = [
    "tap", "click", "press", "hit", "push", "touch", "tapping", "clicking", "pressing",
  ]
  private static let chooses: Set<String> = ["choose", "select", "pick", "use", "choosing"]

  /// Returns the finding about an alert that explains its buttons.
  static func explanations(in context: GuidanceContext) -> GuidanceFinding? {
    let buttons = PhraseList(context.texts.of(.alertButton).map(\.passage.key))
    for (passage, isTitle) in [(context.message, false), (context.title, true)] {
      guard let words = explanation(in: passage, buttons) else { continue }
      // "Submit returns for North Pond?": a title asks with the word of its button.
      guard !isTitle || words.lowerBound > 0 else { continue }
      return GuidanceFinding(
        "The alert explains its buttons.", words: passage.quote(words),
        suggestion: "Give the buttons titles that need no explanation; if there must be one, say "
          + "choose, and leave out the quotes.")
    }
    return nil
  }

  private static func explanation(
    in passage: Passage, _ buttons: PhraseList<Bool>
  ) -> Range<Int>? {
    var chosen: [Int] = []
    for range in buttons.matches(in: passage).map(\.words) {
      let before = passage.key(at: range.lowerBound - 1)
      let after = passage.key(at: range.upperBound)
      let previous = passage.key(at: range.lowerBound - 2)
      let first = passage.words[range.lowerBound]
      // The quote is around exactly the title. A longer one is the name of a thing.
      if first.isQuoted, first.marks.contains(.quote),
        passage.marks(before: range.upperBound).contains(.quote)
      {
        return range
      }
      if presses.contains(before) { return (range.lowerBound - 1)..<range.upperBound }
      if presses.contains(previous), before == "the" || before == "on" {
        return (range.lowerBound - 2)..<range.upperBound
      }
      guard first.isCapitalized else { continue }
      // "Merge combines them": the button as the subject.
      if after == "will" || after == "button"
        || Lexicon.english.thirdPerson(after)?.use.isRare == false
      {
        return range.lowerBound..<range.upperBound + 1
      }
      if chooses.contains(before) || before == "or" || before == "and" {
        chosen.append(range.lowerBound)
      }
    }
    // One choice may need a word. An alert that goes through its choices explains them.
    if chosen.count > 1, let first = chosen.first, let last = chosen.last, first > 0 {
      return (first - 1)..<last + 1
    }
    return placed.matches(in: passage).first?.words ?? pressed(in: passage)
  }

  /// Buttons by their place or color.
  private static let placed = PhraseList(["@place button", "button|buttons below|above"])

  /// "Tap here to continue": an instruction to tap or click, whatever it names.
  private static func pressed(in passage: Passage) -> Range<Int>? {
    let words = passage.words
    let found = passage.instructions().first { instruction in
      ["tap", "click"].contains(words[instruction.verb].key)
    }
    if let found { return found.verb..<min(found.verb + 2, found.words.upperBound) }
    return words.indices.dropFirst().first { index in
      ["tap", "click"].contains(words[index].key)
        && ["to", "you", "you'll", "can", "please"].contains(words[index - 1].key)
    }.map { $0..<min($0 + 2, words.count) }
  }
}

extension Word {
  /// Whether the word is in Latin letters without accents, as English words are.
  fileprivate var isASCII: Bool { text.utf8.allSatisfy(UTF8.isASCII) || key.hasSuffix("'s") }
}
