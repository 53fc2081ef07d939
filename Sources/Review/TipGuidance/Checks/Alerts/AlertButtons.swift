import TipModel

/// The titles of an alert's buttons.
enum AlertButtons {
  /// Returns the flaws of the titles.
  static func titles(of alert: TipAlert) -> [GuidanceFlaw] {
    alert.buttons.enumerated().flatMap { index, button in
      flaws(ofTitle: button.title, at: index)
    }
  }

  private static func flaws(ofTitle title: String, at index: Int) -> [GuidanceFlaw] {
    let passage = Passage(title)
    let words = passage.words
    guard !words.isEmpty else {
      return [
        GuidanceFlaw(
          "A button has no title.", suggestion: "Say in one or two words what it does.")
      ]
    }
    var flaws: [GuidanceFlaw] = []
    if words.count > 2 {
      flaws.append(
        GuidanceFlaw(
          "The button's title has \(words.count) words, more than two.", words: title,
          suggestion: "Say in one or two words what it does."))
    }
    let opening = passage.opening(isLabel: true)
    let isCustomary = TipTitles.customary.contains(passage.key)
    if !isCustomary, opening == .thing || opening == .statement {
      flaws.append(
        GuidanceFlaw(
          "The button's title has no verb.", words: title,
          suggestion: "Say what it does, as in \"Save\"."))
    }
    if let plain = withoutPunctuation(passage) {
      flaws.append(
        GuidanceFlaw(
          "The button's title has punctuation.", words: title,
          suggestion: "Write \"\(plain)\".",
          fixes: [GuidanceFix(.button(index), from: title, to: plain)]))
    }
    if !LetterCase.lowercased(inTitle: passage).isEmpty {
      let fixed = LetterCase.title(Passage(withoutPunctuation(passage) ?? title))
      flaws.append(
        GuidanceFlaw(
          "The button's title is not in title case.", words: title,
          suggestion: "Write \"\(fixed)\".",
          fixes: [GuidanceFix(.button(index), from: title, to: fixed)]))
    }
    return flaws
  }

  /// Returns the title without the marks at its end; nil when it has none.
  ///
  /// An ellipsis is customary: it says that the app asks for more.
  private static func withoutPunctuation(_ passage: Passage) -> String? {
    let marks: Word.Marks = [.stop, .exclamation, .question, .comma, .colon, .semicolon]
    guard let last = passage.words.last, !passage.lastMarks.isDisjoint(with: marks),
      !passage.lastMarks.contains(.ellipsis)
    else { return nil }
    return String(passage.text[..<last.text.endIndex]).trimmed
  }

  // MARK: - Answers

  /// Returns the flaws of Yes, No and OK.
  static func answers(of alert: TipAlert) -> [GuidanceFlaw] {
    alert.buttons.compactMap { button in
      let key = Passage(button.title).key
      switch key {
      case "yes", "no", "yep", "nope":
        return GuidanceFlaw(
          "The button answers a question that people may not have read.", words: button.title,
          suggestion: "Say what it does, as in \"Save\".")
      case "ok", "okay", "o.k":
        // The only button has nothing else to say.
        guard !alert.isInformational, alert.buttons.count > 1 else { return nil }
        return GuidanceFlaw(
          "OK does not say what the button does.", words: button.title,
          suggestion: "Say what it does, as in \"Save\".", severity: .warning)
      default: return nil
      }
    }
  }

  /// Titles of a button that only closes the alert.
  private static let closing: Set<String> = [
    "ok", "okay", "got it", "dismiss", "close", "understood", "i understand", "o.k", "continue",
    "all right", "thanks", "noted",
  ]

  /// Returns the flaw of an alert that only informs.
  static func information(of alert: TipAlert, isEnglish: Bool) -> [GuidanceFlaw] {
    guard alert.textField == nil, alert.buttons.count == 1 || alert.isInformational else {
      return []
    }
    // In other languages, one button of an alert that says so itself is as good as OK.
    let isOnlyClosed =
      isEnglish
      ? alert.buttons.allSatisfy { button in
        let key = Passage(button.title).key
        return closing.contains(key)
          || alert.isInformational && (button.role == .cancel || key == "done")
      } : alert.isInformational && alert.buttons.count < 2
    guard isOnlyClosed else { return [] }
    return [
      GuidanceFlaw(
        "The alert only informs, and offers no action.",
        words: alert.buttons.first?.title,
        suggestion: "Show the information where people look for it, or offer what helps.")
    ]
  }
}
