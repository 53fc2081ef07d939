/// The title of a button: of a tip's action, or of an alert's button.
struct ButtonTitle {
  let text: GuidanceText

  private var title: String { text.string }
  private var isAction: Bool { text.kind == .tipAction }
  private var passage: Passage { text.passage }

  /// The findings: no title or an answer, or else too many words, no verb, a mark at the end, or a
  /// wrong case.
  var findings: [GuidanceFinding] {
    if isAction, Self.answers.contains(passage.key) {
      return [
        GuidanceFinding(
          "The action's title does not say what it does.", words: title,
          suggestion: "Say what it does, as in \"Choose Area\".")
      ]
    }
    guard passage.words.isEmpty else { return isAction ? findingsOfAction : findingsOfButton }
    let message = isAction ? "The action has no title." : "A button has no title."
    return [GuidanceFinding(message, suggestion: advice)]
  }

  @FindingBuilder private var findingsOfAction: [GuidanceFinding] {
    let count = passage.words.count
    if count > 3 {
      GuidanceFinding(
        "The action's title has \(count) words, more than three.", words: title,
        suggestion: advice)
    }
    if hasNoVerb {
      GuidanceFinding(
        "The action's title does not begin with a verb.", words: title,
        suggestion: "Say what it does, as in \"Choose Area\".")
    }
    let plain = FinalStop.removed(from: passage)
    if let plain {
      GuidanceFinding(
        "The action's title ends with a full stop.", words: title,
        suggestion: "Leave the stop out.", fix: text.fix(to: plain))
    }
    let words = plain ?? title
    if LetterCase.isAllCapitals(passage, atLeast: 1) {
      findingOfCase(words.lowercased(), of: "action")
    } else if !LetterCase.lowercased(inTitle: passage).isEmpty {
      findingOfCase(words, of: "action")
    }
  }

  @FindingBuilder private var findingsOfButton: [GuidanceFinding] {
    let count = passage.words.count
    if count > 2 {
      GuidanceFinding(
        "The button's title has \(count) words, more than two.", words: title,
        suggestion: advice)
    }
    if hasNoVerb {
      GuidanceFinding(
        "The button's title has no verb.", words: title,
        suggestion: "Say what it does, as in \"Save\".")
    }
    let plain = withoutPunctuation
    if let plain {
      GuidanceFinding(
        "The button's title has punctuation.", words: title,
        suggestion: "Write \"\(plain)\".", fix: text.fix(to: plain))
    }
    // Capitals throughout are not a finding here, because "CANCEL" has its own check.
    if !LetterCase.lowercased(inTitle: passage).isEmpty {
      findingOfCase(plain ?? title, of: "button")
    }
  }

  private func findingOfCase(_ words: String, of owner: String) -> GuidanceFinding {
    let fixed = LetterCase.title(Passage(words))
    return GuidanceFinding(
      "The \(owner)'s title is not in title case.", words: title,
      suggestion: "Write \"\(fixed)\".", fix: text.fix(to: fixed))
  }

  private var advice: String {
    if isAction { return "Say what it does in one to three words." }
    return "Say in one or two words what it does."
  }

  private var hasNoVerb: Bool {
    guard !Self.customary.contains(passage.key) else { return false }
    switch passage.opening(isLabel: true) {
    case .thing, .statement: return true
    case .question: return isAction
    case .action, .unclear: return false
    }
  }

  /// Titles that answer a question, which a tip does not ask.
  private static let answers: Set<String> = [
    "ok", "okay", "o.k", "yes", "no", "yep", "nope", "yeah", "yes please", "sure",
    "alright", "all right", "fine",
  ]

  /// Titles that are customary, and need no verb.
  private static let customary: Set<String> = [
    "ok", "okay", "not now", "later", "maybe later", "learn more", "more info", "more",
    "no thanks", "no thank you", "got it", "done", "next", "back", "help", "previous",
    "not yet", "all set", "yes", "no", "never", "always", "another time", "not today",
    "next time", "tomorrow", "tonight", "today", "sounds good", "all", "none",
    "just once", "only once", "once", "always allow", "never mind", "nevermind", "both",
    "this time only", "maybe", "see all", "i agree", "next tip", "previous tip",
    "no, thanks", "yes, please", "undo",
  ]

  /// The title without the marks at its end, or nil when it has none.
  ///
  /// An ellipsis is customary: it says that the app asks for more.
  private var withoutPunctuation: String? {
    let marks: Word.Marks = [.stop, .exclamation, .question, .comma, .colon, .semicolon]
    guard let last = passage.words.last, !passage.lastMarks.isDisjoint(with: marks),
      !passage.lastMarks.contains(.ellipsis)
    else { return nil }
    return String(passage.text[..<last.text.endIndex]).trimmed
  }
}
