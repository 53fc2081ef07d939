import TipModel

extension GuidanceRegistry {
  /// The checks of an alert's choices, by the roles of its buttons and its intent.
  static let alertChoiceChecks: [GuidanceCheck] = [
    GuidanceCheck(
      "M5", .error, "Return presses the one default button, which is never Cancel.",
      good: .alert(buttons: [.cancel, .default("Save")]),
      bad: .alert(buttons: [.default("Cancel"), .plain("Save")]),
      .alert { alert, context in
        let defaults = alert.buttons.filter { $0.role == .default }
        if defaults.count > 1 {
          GuidanceFinding(
            "\(defaults.count) buttons are the default, and Return can press only one.",
            words: defaults.map(\.title).joined(separator: ", "),
            suggestion: "Make the most likely choice the default, and the others plain.")
        }
        if context.isEnglish, alert.buttons.count > 1,
          let cancel = defaults.first(where: \.isTitledCancel)
        {
          GuidanceFinding(
            "Return would press Cancel.", words: cancel.title,
            suggestion: "Give Cancel the role cancel, and the default to the likely choice.")
        }
      }),
    GuidanceCheck(
      "M6", .warning, "The only button of an alert is not Cancel, because nothing is cancelled.",
      english: true,
      good: .alert(buttons: [.default("Done")]), bad: .alert(buttons: [.default("Cancel")]),
      .alert { alert, _ in
        if alert.buttons.count == 1, let only = alert.buttons.first, only.isTitledCancel {
          GuidanceFinding(
            "The only button is Cancel, and does not say what it cancels.", words: only.title,
            suggestion: "Call it \"Done\".",
            fix: GuidanceFix(.button(0), from: only.title, to: "Done"))
        }
      }),
    GuidanceCheck(
      "M8", .error, "Who can destroy data can cancel, with a button called Cancel.",
      good: .alert(buttons: [.destructive("Remove"), .cancel], intent: .sideEffect),
      bad: .alert(buttons: [.destructive("Remove"), .plain("Archive")], intent: .sideEffect),
      .alert { alert, context in
        let buttons = alert.buttons
        if let destructive = buttons.first(where: { $0.role == .destructive }),
          !buttons.contains(where: { $0.cancels(inEnglish: context.isEnglish) })
        {
          GuidanceFinding(
            "A button destroys data, and none cancels.", words: destructive.title,
            suggestion: "Add the button .cancel.")
        }
        // The only button of an alert leaves it, and cancels nothing.
        if context.isEnglish, buttons.count > 1 {
          for (index, button) in buttons.enumerated()
          where button.role == .cancel && !button.isTitledCancel {
            GuidanceFinding(
              "The button that cancels is not called Cancel.", words: button.title,
              suggestion: "Call it \"Cancel\".",
              fix: GuidanceFix(.button(index), from: button.title, to: "Cancel"))
          }
        }
      }),
    GuidanceCheck(
      "M9", .warning,
      "The destructive role marks a loss that people did not choose, and only such a loss.",
      good: .alert(buttons: [.destructive("Remove"), .cancel], intent: .sideEffect),
      bad: .alert(buttons: [.destructive("Remove"), .cancel], intent: .deliberate),
      .alert { alert, _ in
        let destructive = alert.buttons.first { $0.role == .destructive }
        if alert.intent == .deliberate, let destructive {
          GuidanceFinding(
            "People chose the action themselves, and its button has the destructive role.",
            words: destructive.title, suggestion: "Make it plain or the default.")
        }
        if alert.intent == .sideEffect, destructive == nil, !alert.isInformational {
          GuidanceFinding(
            "The alert is about a side effect, and no button has the destructive role.",
            suggestion: "Give the role destructive to the button that causes the loss.")
        }
      }),
    GuidanceCheck(
      "M18", .warning, "A common action that can be undone needs no alert.",
      good: .alert { $0.isUndoable = false }, bad: .alert { $0.isUndoable = true },
      .alert { alert, _ in
        if alert.isUndoable == true {
          GuidanceFinding(
            "The alert interrupts an action that can be undone.",
            suggestion: "Do it without an alert, and offer Undo.")
        }
      }),
    GuidanceCheck(
      "M20", .warning,
      "On iOS and iPadOS, choices about an action that people chose are an action sheet.",
      good: .alert(
        buttons: [.plain("Keep Draft"), .plain("Share Draft"), .cancel], intent: .deliberate,
        on: .macOS),
      bad: .alert(
        buttons: [.plain("Keep Draft"), .plain("Share Draft"), .cancel], intent: .deliberate,
        on: .iOS),
      .alert { alert, context in
        let choices = alert.buttons.filter { !$0.cancels(inEnglish: context.isEnglish) }
        let isPhone = context.platform == .iOS || context.platform == .iPadOS
        if isPhone, alert.intent == .deliberate, choices.count > 1 {
          GuidanceFinding(
            "The alert offers \(choices.count) choices about an action that people chose.",
            words: choices.map(\.title).joined(separator: ", "),
            suggestion: "Use an action sheet.")
        }
      }),
  ]
}

extension TipAlert.Button {
  /// Whether the title is the English word for the button that cancels.
  package var isTitledCancel: Bool { title.trimmed.lowercased() == "cancel" }

  /// Returns whether the button changes nothing, by its role or its English title.
  package func cancels(inEnglish isEnglish: Bool) -> Bool {
    role == .cancel || (isEnglish && isTitledCancel)
  }
}

extension GuidanceContent {
  /// Content with one well-written alert.
  static func alert(
    title: String = "Do you want to save your sketch of North Pond?", message: String? = nil,
    buttons: [TipAlert.Button] = [.cancel, .default("Save")], intent: TipAlert.Intent? = nil,
    on platform: TipPlatform? = nil, with set: (inout TipAlert) -> Void = { _ in }
  ) -> GuidanceContent {
    var alert = TipAlert(
      id: "save-sketch", title: title, message: message, buttons: buttons, intent: intent)
    set(&alert)
    return GuidanceContent(alerts: [GuidanceAlert(alert, platform: platform)])
  }
}
