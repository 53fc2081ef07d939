import TipModel

extension GuidanceRegistry {
  static let alertPartChecks: [GuidanceCheck] = [
    GuidanceCheck(
      "M1", .error, "An alert has a title, and one to three buttons.",
      good: .alert(), bad: .alert(title: ""),
      .alert { alert, _ in
        if alert.title.trimmed.isEmpty {
          GuidanceFinding(
            "The alert has no title.", suggestion: "Say in the title what happened and why.")
        }
        let count = alert.buttons.count
        if count == 0 {
          GuidanceFinding(
            "The alert has no button, so people cannot dismiss it.",
            suggestion: "Add a button for the next step.")
        } else if count > 3 {
          GuidanceFinding(
            "The alert has \(count) buttons, more than three.",
            suggestion: "Offer fewer choices, or use an action sheet.")
        }
      }),
    GuidanceCheck(
      "M2", .error, "An alert has only parts that its system offers.",
      good: .alert(on: .macOS) { $0.hasHelp = true },
      bad: .alert(on: .iOS) { $0.hasHelp = true },
      .alert { alert, context in
        if let platform = context.platform {
          for part in parts where part.isIn(alert) && !part.platforms.contains(platform) {
            let verb = part.platforms.count == 1 ? "has" : "have"
            GuidanceFinding(
              "Alerts on \(platform.rawValue) have no \(part.name).",
              suggestion: "Leave it out; only \(GuidanceMessages.list(part.platforms)) "
                + "\(verb) it.")
          }
        }
      }),
    GuidanceCheck(
      "M3", .error,
      "On visionOS, an accessory view is at most 154 points high, with a corner radius of 16.",
      good: .alert(on: .visionOS) { $0.accessory = .init(height: 154, cornerRadius: 16) },
      bad: .alert(on: .visionOS) { $0.accessory = .init(height: 200) },
      .alert { alert, context in
        if context.platform == .visionOS, let accessory = alert.accessory {
          // Not a number is not a height either.
          if !(accessory.height <= 154) {
            GuidanceFinding(
              "The accessory view is \(GuidanceMessages.points(accessory.height)) high, "
                + "more than 154 points.", suggestion: "Make it lower.")
          }
          if let radius = accessory.cornerRadius, radius != 16 {
            GuidanceFinding(
              "The accessory view's corner radius is \(GuidanceMessages.points(radius)), "
                + "not 16 points.", suggestion: "Make it 16 points.")
          }
        }
      }),
    GuidanceCheck(
      "M21", .warning,
      "The caution symbol is rare, and not for an action that only overwrites or removes.",
      good: .alert(
        title: "Moving the feeder deletes its songs.",
        buttons: [.destructive("Move"), .cancel], intent: .sideEffect
      ) { $0.isCaution = true },
      bad: .alert(
        title: "Delete “North Pond”?", buttons: [.plain("Delete"), .cancel], intent: .deliberate
      ) { $0.isCaution = true },
      .alert { cautionFinding(in: $0, $1) }),
    GuidanceCheck(
      "M23", .warning, "A text field is needed, and hides a password.", english: true,
      good: .alert(
        title: "Enter the password of your feeder.", buttons: [.cancel, .default("Unlock")]
      ) { $0.textField = .init(isSecure: true) },
      bad: .alert(
        title: "Enter the password of your feeder.", buttons: [.cancel, .default("Unlock")]
      ) { $0.textField = .init() },
      .alert(.alertTitle, .alertMessage, .alertButton, .alertField) {
        textFieldFinding(in: $0, $1)
      }),
  ]

  /// The parts of an alert that only some systems offer.
  private static let parts:
    [(name: String, platforms: [TipPlatform], isIn: @Sendable (TipAlert) -> Bool)] = [
      ("text field", [.iOS, .iPadOS, .macOS, .visionOS], { $0.textField != nil }),
      ("icon", [.macOS, .visionOS], { $0.icon != nil }),
      ("accessory view", [.macOS, .visionOS], { $0.accessory != nil }),
      ("suppression checkbox", [.macOS], { $0.hasSuppression }),
      ("help button", [.macOS], { $0.hasHelp }),
    ]

  // MARK: - The caution symbol

  /// Verbs of titles and buttons that only overwrite or remove something.
  private static let removals = Set(LexiconText.entries(LexiconText.removals))
  private static let overwriting: Set<String> = [
    "overwrite", "overwrites", "overwritten", "replaces", "replaced",
  ]

  private static func cautionFinding(
    in alert: TipAlert, _ context: GuidanceContext
  ) -> GuidanceFinding? {
    guard alert.hasCaution else { return nil }
    let advice = "Keep the caution symbol for a loss that people do not expect."
    // A side effect is a loss that people do not expect.
    if context.isEnglish, alert.intent != .sideEffect, let removal = removal(in: alert, context) {
      return GuidanceFinding(
        "The caution symbol is on an alert whose purpose is to remove or overwrite something.",
        words: String(removal.text), suggestion: advice)
    }
    // One alert alone says nothing about how often the app warns.
    let all = context.content.alerts.count
    let cautions = context.index.cautionCount
    guard cautions > 1, cautions * 5 > all else { return nil }
    return GuidanceFinding(
      "\(cautions) of \(all) alerts have the caution symbol, more than one of five.",
      suggestion: advice)
  }

  /// Returns the word of a title or a button that says that something is overwritten or removed.
  private static func removal(in alert: TipAlert, _ context: GuidanceContext) -> Word? {
    let buttons = context.texts.of(.alertButton)
      .filter { alert.buttons[$0.index].role != .cancel }
      .compactMap(\.passage.words.first)
    let removal = (context.title.words + buttons).first { word in
      if removals.contains(word.key) { return true }
      guard let third = Lexicon.english.thirdPerson(word.key) else { return false }
      return removals.contains(third.verb)
    }
    if let removal { return removal }
    if alert.intent == .deliberate, let word = context.message.first(of: overwriting) {
      return word
    }
    // A save overwrites. A report that something could not be saved is not one.
    let title = context.title
    let asks = title.lastMarks.contains(.question) || title.opening() == .action
    guard alert.intent == .deliberate || asks else { return nil }
    return (title.words + buttons).first { $0.key == "save" }
  }

  // MARK: - The text field

  /// Words of texts that ask for a secret.
  private static let secrets: Set<String> = ["password", "passcode", "passphrase", "pin"]

  /// Words of texts that ask for something else, or for something about a secret.
  private static let addresses: Set<String> = [
    "account", "e-mail", "email", "hint", "mail", "name", "phone", "username",
  ]

  /// Words of texts that ask people to write something.
  private static let requests = Set(LexiconText.entries(LexiconText.requests))
  /// Things that people write when they are asked for them, and that a question only mentions.
  private static let things = Set(LexiconText.entries(LexiconText.requestedThings))

  /// Returns the secret of an instruction such as "Enter the password".
  private static func secretToEnter(_ passage: Passage) -> Word? {
    passage.words.indices.lazy.filter {
      ["enter", "type", "provide"].contains(passage.key(at: $0))
    }
    .compactMap { passage.words[($0 + 1)...].prefix(4).first { secrets.contains($0.key) } }.first
  }

  /// Returns the word for the thing that a text field asks for.
  ///
  /// The field's own text decides, then the request of the alert, whose texts may mention a
  /// password in passing.
  private static func requestedThing(_ own: Passage, _ others: [Passage]) -> Word? {
    if own.isBlank, let secret = others.lazy.compactMap(secretToEnter).first { return secret }
    if let thing = own.first(of: secrets.union(addresses)) { return thing }
    if others.contains(where: { $0.first(of: addresses) != nil }) { return nil }
    return others.lazy.compactMap { $0.first(of: secrets) }.first
  }

  private static func textFieldFinding(
    in alert: TipAlert, _ context: GuidanceContext
  ) -> GuidanceFinding? {
    guard let field = alert.textField else { return nil }
    let own = context.texts.of(.alertField).first?.passage ?? .empty
    let others = context.texts.filter { $0.kind != .alertField }.map(\.passage)
    if let asked = requestedThing(own, others), secrets.contains(asked.key) {
      guard !field.isSecure else { return nil }
      return GuidanceFinding(
        "The text field shows a secret while people type it.", words: String(asked.text),
        suggestion: "Make the text field secure.")
    }
    // The text of the field itself does not say why anything must be written.
    var wanted = requests.union(secrets)
    if !context.title.lastMarks.contains(.question) {
      wanted.formUnion(things)
      wanted.formUnion(addresses)
    }
    let isAsked = field.isSecure || others.contains { $0.first(of: wanted) != nil }
    guard alert.isInformational || !isAsked else { return nil }
    return GuidanceFinding(
      "The text field is unnecessary: no text of the alert asks for anything to be written.",
      suggestion: "Leave the text field out, or say in the title or message what to enter.")
  }
}

extension TipAlert {
  /// Whether the alert has the caution symbol, by itself or as its icon.
  var hasCaution: Bool {
    isCaution || icon.map(FilledSymbols.shape) == "exclamationmark.triangle"
  }
}

extension Passage {
  /// Returns the first of some words.
  fileprivate func first(of keys: Set<String>) -> Word? { words.first { keys.contains($0.key) } }
}
