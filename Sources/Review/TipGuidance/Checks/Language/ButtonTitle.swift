/// The title of a button: that of a tip's action, or of an alert's button.
struct ButtonTitle {
  let text: GuidanceText

  private var title: String { text.string }
  private var isAction: Bool { text.kind == .tipAction }
  private var passage: Passage { text.passage }

  /// The flaws: no title or an answer, or else too many words, no verb, a mark at its end, no title
  /// case.
  var flaws: [GuidanceFlaw] {
    if isAction, Self.answers.contains(passage.key) {
      return [
        GuidanceFlaw(
          "The action's title does not say what it does.", words: title,
          suggestion: "Say what it does, as in \"Choose Area\".")
      ]
    }
    guard passage.words.isEmpty else { return flawsOfWords }
    return [
      GuidanceFlaw(
        isAction ? "The action has no title." : "A button has no title.", suggestion: advice)
    ]
  }

  @FlawBuilder private var flawsOfWords: [GuidanceFlaw] {
    let owner = isAction ? "action" : "button"
    let count = passage.words.count
    if count > (isAction ? 3 : 2) {
      GuidanceFlaw(
        "The \(owner)'s title has \(count) words, more than \(isAction ? "three" : "two").",
        words: title, suggestion: advice)
    }
    if hasNoVerb {
      GuidanceFlaw(
        "The \(owner)'s title \(isAction ? "does not begin with a verb" : "has no verb").",
        words: title,
        suggestion: "Say what it does, as in \"\(isAction ? "Choose Area" : "Save")\".")
    }
    let plain = isAction ? FinalStop.removed(from: passage) : withoutPunctuation
    if let plain {
      GuidanceFlaw(
        "The \(owner)'s title \(isAction ? "ends with a full stop" : "has punctuation").",
        words: title, suggestion: isAction ? "Leave the stop out." : "Write \"\(plain)\".",
        fix: text.fix(to: plain))
    }
    // A button that cancels has its own check.
    let isLoud = isAction && LetterCase.isAllCapitals(passage, atLeast: 1)
    if isLoud || !LetterCase.lowercased(inTitle: passage).isEmpty {
      let words = plain ?? title
      let fixed = LetterCase.title(Passage(isLoud ? words.lowercased() : words))
      GuidanceFlaw(
        "The \(owner)'s title is not in title case.", words: title,
        suggestion: "Write \"\(fixed)\".", fix: text.fix(to: fixed))
    }
  }

  private var advice: String {
    isAction ? "Say what it does in one to three words." : "Say in one or two words what it does."
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
    "ok", "okay", "not now", "later", "maybe later", "learn more", "more info", "more", "no thanks",
    "no thank you", "got it", "done", "next", "back", "help", "previous", "not yet", "all set",
    "yes", "no", "never", "always", "another time", "not today", "next time", "tomorrow",
    "tonight", "today", "sounds good", "all", "none", "just once", "only once", "once",
    "always allow", "never mind", "nevermind", "both", "this time only", "maybe", "see all",
    "i agree", "next tip", "previous tip", "no, thanks", "yes, please", "undo",
  ]

  /// The title without the marks at its end; nil when it has none.
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
