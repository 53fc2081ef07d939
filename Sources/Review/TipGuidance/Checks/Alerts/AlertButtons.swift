import TipModel

/// The buttons of alerts.
enum AlertButtons {
  /// Returns the flaws of the titles.
  static func titles(of alert: TipAlert) -> [GuidanceFlaw] {
    alert.buttons.enumerated().flatMap { index, button in
      ButtonTitle(ofButton: button.title, at: index).flaws
    }
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
  static func information(of alert: TipAlert, isEnglish: Bool) -> GuidanceFlaw? {
    guard alert.textField == nil, alert.buttons.count == 1 || alert.isInformational else {
      return nil
    }
    // In other languages, one button of an alert that says so itself is as good as OK.
    let isOnlyClosed =
      isEnglish
      ? alert.buttons.allSatisfy { button in
        let key = Passage(button.title).key
        return closing.contains(key)
          || alert.isInformational && (button.role == .cancel || key == "done")
      } : alert.isInformational && alert.buttons.count < 2
    guard isOnlyClosed else { return nil }
    return GuidanceFlaw(
      "The alert only informs, and offers no action.",
      words: alert.buttons.first?.title,
      suggestion: "Show the information where people look for it, or offer what helps.")
  }
}
