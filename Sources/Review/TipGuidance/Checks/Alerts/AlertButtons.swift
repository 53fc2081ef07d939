import TipModel

/// The buttons of alerts.
enum AlertButtons {
  /// Returns the findings about Yes, No and OK.
  static func answers(of alert: TipAlert, _ context: GuidanceContext) -> [GuidanceFinding] {
    var answers = context.words?.answers ?? []
    var agreements = context.words?.agreements ?? []
    if context.isEnglish {
      answers = ["yes", "no", "yep", "nope"]
      agreements = ["ok", "okay", "o.k"]
    }
    return context.texts.of(.alertButton).compactMap { button in
      if answers.contains(button.passage.key) {
        return GuidanceFinding(
          "The button answers a question that people may not have read.", words: button.string,
          suggestion: "Say what it does, as in \"Save\".")
      }
      // The only button has nothing else to say.
      guard agreements.contains(button.passage.key), !alert.isInformational,
        alert.buttons.count > 1
      else { return nil }
      return GuidanceFinding(
        "OK does not say what the button does.", words: button.string,
        suggestion: "Say what it does, as in \"Save\".", severity: .warning)
    }
  }

  /// Titles of a button that only closes the alert.
  private static let closing: Set<String> = [
    "ok", "okay", "got it", "dismiss", "close", "understood", "i understand", "o.k",
    "continue", "all right", "thanks", "noted",
  ]

  /// Titles of a button that closes an alert in which people had nothing to do.
  private static let praising: Set<String> = [
    "done", "great", "nice", "cool", "awesome", "perfect", "super", "wonderful", "yay",
    "fine",
  ]

  /// Whether the alert asks people something, or asks them to do something before they go on.
  private static func asks(_ context: GuidanceContext) -> Bool {
    [context.title, context.message].contains { text in
      text.lastMarks.contains(.question) || !text.instructions().isEmpty
    }
  }

  /// Returns the finding about an alert that only informs.
  static func information(of alert: TipAlert, _ context: GuidanceContext) -> GuidanceFinding? {
    guard alert.textField == nil, alert.buttons.count == 1 || alert.isInformational else {
      return nil
    }
    guard onlyCloses(alert, context) else { return nil }
    return GuidanceFinding(
      "The alert only informs, and offers no action.",
      words: alert.buttons.first?.title,
      suggestion: "Show the information where people look for it, or offer what helps.")
  }

  /// Whether people can only close the alert.
  private static func onlyCloses(_ alert: TipAlert, _ context: GuidanceContext) -> Bool {
    guard context.isEnglish else {
      // In other languages, one button of an alert that says so itself is as good as OK.
      return alert.isInformational && alert.buttons.count < 2
    }
    return context.texts.of(.alertButton).allSatisfy { button in
      let key = button.passage.key
      if closing.contains(key) { return true }
      let cancels = alert.buttons[button.index].role == .cancel
      if alert.isInformational, cancels || key == "done" { return true }
      return praising.contains(key) && !asks(context)
    }
  }
}
