import TipModel

extension GuidanceRegistry {
  /// The checks of an alert's parts.
  static let alertPartChecks: [GuidanceCheck] = [
    GuidanceCheck(
      "M1", .error, "An alert has a title, and one to three buttons.",
      good: .alert(), bad: .alert(title: ""),
      .alert { item, _ in
        if item.alert.title.trimmed.isEmpty {
          GuidanceFlaw(
            "The alert has no title.", suggestion: "Say in the title what happened and why.")
        }
        let count = item.alert.buttons.count
        if count == 0 {
          GuidanceFlaw(
            "The alert has no button, so people cannot dismiss it.",
            suggestion: "Add a button for the next step.")
        } else if count > 3 {
          GuidanceFlaw(
            "The alert has \(count) buttons, more than three.",
            suggestion: "Offer fewer choices, or use an action sheet.")
        }
      }),
    GuidanceCheck(
      "M2", .error, "An alert has only parts that its system offers.",
      good: .alert(on: .macOS) { $0.hasHelp = true },
      bad: .alert(on: .iOS) { $0.hasHelp = true },
      .alert { item, context in
        AlertPart.allCases.compactMap { $0.flaw(of: item.alert, on: context.platform) }
      }),
    GuidanceCheck(
      "M3", .error,
      "On visionOS, an accessory view is at most 154 points high, with a corner radius of 16.",
      good: .alert(on: .visionOS) { $0.accessory = .init(height: 154, cornerRadius: 16) },
      bad: .alert(on: .visionOS) { $0.accessory = .init(height: 200) },
      .alert { item, context in
        if context.platform == .visionOS, let accessory = item.alert.accessory {
          // Not a number is not a height either.
          if !(accessory.height <= 154) {
            GuidanceFlaw(
              "The accessory view is \(GuidanceMessages.points(accessory.height)) high, "
                + "more than 154 points.", suggestion: "Make it lower.")
          }
          if let radius = accessory.cornerRadius, radius != 16 {
            GuidanceFlaw(
              "The accessory view's corner radius is \(GuidanceMessages.points(radius)), "
                + "not 16 points.", suggestion: "Make it 16 points.")
          }
        }
      }),
    GuidanceCheck(
      "M21", .warning,
      "The caution symbol is rare, and not for an action that only overwrites or removes.",
      good: .alert(),
      bad: .alert(
        title: "Delete “North Pond”?", buttons: [.destructive("Delete"), .cancel],
        intent: .sideEffect
      ) { $0.isCaution = true },
      .alert { cautionFlaw(of: $0.alert, $1) }),
    GuidanceCheck(
      "M23", .warning, "A text field is needed, and hides a password.", english: true,
      good: .alert(
        title: "Enter the password of your feeder.", buttons: [.cancel, .default("Unlock")]
      ) { $0.textField = .init(isSecure: true) },
      bad: .alert(
        title: "Enter the password of your feeder.", buttons: [.cancel, .default("Unlock")]
      ) { $0.textField = .init() },
      .alert { item, _ in textFieldFlaw(of: item.alert) }),
  ]

  // MARK: - The caution symbol

  /// Verbs of buttons that only overwrite or remove something.
  private static let removals: Set<String> = [
    "clear", "delete", "discard", "empty", "erase", "overwrite", "remove", "replace", "trash",
  ]

  private static func cautionFlaw(
    of alert: TipAlert, _ context: GuidanceContext
  ) -> GuidanceFlaw? {
    guard alert.isCaution else { return nil }
    let advice = "Keep the caution symbol for a loss that people do not expect."
    let titles = alert.buttons.filter { $0.role != .cancel }.map(\.title)
    let removal = titles.first { title in
      context.isEnglish
        && removals.contains(title.prefix { !$0.isWhitespace }.lowercased())
    }
    if let removal {
      return GuidanceFlaw(
        "The caution symbol is on an alert whose purpose is to remove or overwrite something.",
        words: removal, suggestion: advice)
    }
    // One alert alone says nothing about how often the app warns.
    let (all, cautions) = (context.content.alerts.count, context.index.cautionCount)
    guard cautions > 1, cautions * 5 > all else { return nil }
    return GuidanceFlaw(
      "\(cautions) of \(all) alerts have the caution symbol, more than one of five.",
      suggestion: advice)
  }

  // MARK: - The text field

  /// Words of texts that ask for a secret.
  private static let secrets: Set<String> = ["password", "passcode", "passphrase", "pin"]

  /// Words of texts that ask for something else, or for something about a secret.
  private static let addresses: Set<String> = [
    "account", "email", "hint", "mail", "name", "phone", "username",
  ]

  /// Words of texts that ask people to write something.
  private static let requests: Set<String> = [
    "add", "address", "amount", "answer", "caption", "code", "comment", "create", "date",
    "description", "describe", "edit", "email", "enter", "feedback", "fill", "id", "join", "key",
    "label", "link", "log", "login", "message", "mail", "name", "named", "new", "note", "number",
    "phone", "provide", "reason", "rename", "reply", "save", "search", "send", "set", "sign",
    "specify", "tag", "text", "title", "type", "url", "username", "verify", "which", "what", "who",
    "write",
  ]

  private static func textFieldFlaw(of alert: TipAlert) -> GuidanceFlaw? {
    guard let field = alert.textField else { return nil }
    let own = field.placeholder ?? ""
    let texts = ([own, alert.title, alert.message ?? ""] + alert.buttons.map(\.title))
      .joined(separator: "\n")
    // A field's own text decides, then what the alert asks for; its texts may mention a password in
    // passing.
    let request = texts.lowercased().firstMatch(
      of: /\b(?:enter|type|provide)(?: [^\s.,]+){0,3} (password|passcode|passphrase|pin)\b/)
    let asked =
      (own.isEmpty ? request.map { String($0.1) } : nil)
      ?? GuidanceMessages.firstWord(of: secrets.union(addresses), in: own)
      ?? (GuidanceMessages.firstWord(of: addresses, in: texts) == nil
        ? GuidanceMessages.firstWord(of: secrets, in: texts) : nil)
    if let asked, secrets.contains(asked.lowercased()) {
      guard !field.isSecure else { return nil }
      return GuidanceFlaw(
        "The text field shows a secret while people type it.", words: asked,
        suggestion: "Make the text field secure.")
    }
    let isAsked =
      field.isSecure || !own.trimmed.isEmpty
      || GuidanceMessages.firstWord(of: requests.union(addresses).union(secrets), in: texts) != nil
    guard alert.isInformational || !isAsked else { return nil }
    return GuidanceFlaw(
      "The text field is unnecessary: no text of the alert asks for anything to be written.",
      suggestion: "Leave the text field out, or say in the title or message what to enter.")
  }
}

/// A part of an alert that only some systems offer.
private enum AlertPart: String, CaseIterable {
  case textField = "text field"
  case icon
  case accessory = "accessory view"
  case suppression = "suppression checkbox"
  case help = "help button"

  var platforms: [TipPlatform] {
    switch self {
    case .textField: [.iOS, .iPadOS, .macOS, .visionOS]
    case .icon, .accessory: [.macOS, .visionOS]
    case .suppression, .help: [.macOS]
    }
  }

  /// Returns the flaw of an alert that has the part on a system without it.
  func flaw(of alert: TipAlert, on platform: TipPlatform?) -> GuidanceFlaw? {
    guard let platform, isPart(of: alert), !platforms.contains(platform) else { return nil }
    return GuidanceFlaw(
      "Alerts on \(platform.rawValue) have no \(rawValue).",
      suggestion: "Leave it out; only \(GuidanceMessages.list(platforms)) "
        + "\(platforms.count == 1 ? "has" : "have") it.")
  }

  private func isPart(of alert: TipAlert) -> Bool {
    switch self {
    case .textField: alert.textField != nil
    case .icon: alert.icon != nil
    case .accessory: alert.accessory != nil
    case .suppression: alert.hasSuppression
    case .help: alert.hasHelp
    }
  }
}
