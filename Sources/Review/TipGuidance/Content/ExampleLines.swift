import TipModel

extension GuidanceContent {
  /// The content of an example in short lines, for people.
  package var exampleLines: [String] {
    let lines =
      tips.prefix(3).map(\.line) + toolTips.prefix(3).map(\.line) + alerts.prefix(3).map(\.line)
    let controls = iconControls.map(\.line)
    let others = tips.count > 3 ? ["and \(tips.count - 3) more tips"] : []
    let surroundings = [
      platform.map { "system: \($0.rawValue)" }, language == "en" ? nil : "language: \(language)",
      style.toolTipsEndWithStop ? "style: tooltips end with a full stop" : nil,
    ]
    return lines + controls + others + surroundings.compactMap(\.self) + (setup?.lines ?? [])
      + translations.map(\.line)
      + silences.map { "silence of \($0.check) on \($0.item): \($0.reason)" }
  }
}

extension GuidanceTip {
  /// Whether the id is a name, and not the reason of an example.
  private var hasPlainID: Bool { id.allSatisfy { $0.isLetter || $0.isNumber } }

  /// The rules and the limit, for an example about them.
  private var setUp: String? {
    guard let definition else { return nil }
    if let count = definition.options.maxDisplayCount { return "at most \(count) displays" }
    let rules = definition.rules
    return rules.count == 1 ? "rule \(rules[0]), no limit" : "\(rules.count) rules, no limit"
  }

  /// The elements that the tip covers on its screen.
  private var covered: String? {
    guard let covers = placement?.covers, !covers.isEmpty else { return nil }
    return "covers \(GuidanceMessages.list(covers))"
  }

  fileprivate var line: String {
    facts(
      "tip", title,
      [
        message.map { "message \"\($0)\"" }, symbol.map { "symbol \"\($0)\"" },
        anchorSymbol.map { "points at \"\($0)\"" },
        actions.isEmpty ? nil : "actions \(GuidanceMessages.list(actions))",
        platform?.rawValue, input?.rawValue, hasPlainID ? nil : "id \"\(id)\"", setUp, covered,
      ])
  }
}

extension GuidanceToolTip {
  fileprivate var line: String {
    facts(
      "tooltip", text,
      [
        control.map { "of \"\($0)\"" },
        states.isEmpty ? nil : "in the states \(GuidanceMessages.list(states))", platform?.rawValue,
      ])
  }
}

extension GuidanceControl {
  fileprivate var line: String {
    facts("icon", name, [toolTip.map { "tooltip \"\($0)\"" } ?? "no tooltip"])
  }
}

extension GuidanceAlert {
  fileprivate var line: String {
    let buttons = alert.buttons.map { "[\($0.title)\($0.role == .plain ? "" : ", \($0.role)")]" }
    return facts(
      "alert", alert.title,
      [
        alert.message.map { "message \"\($0)\"" },
        buttons.isEmpty ? nil : buttons.joined(separator: " "),
        alert.intent.map { $0 == .deliberate ? "deliberate" : "side effect" },
        alert.isInformational ? "informational" : nil, alert.isUndoable == true ? "undoable" : nil,
        alert.textField.map { $0.isSecure ? "secure text field" : "text field" },
        alert.icon.map { "icon \"\($0)\"" }, alert.isCaution ? "caution symbol" : nil,
        alert.accessory.map { "accessory view, \(GuidanceMessages.points($0.height)) high" },
        alert.hasSuppression ? "suppression checkbox" : nil, alert.hasHelp ? "help button" : nil,
        platform?.rawValue,
      ])
  }
}

extension GuidanceTranslation {
  fileprivate var line: String {
    let texts = texts.map { "\"\($0.text)\"" }.joined(separator: ", ")
    let parts = [texts.isEmpty ? "no text" : texts] + problems.map(\.words)
    return "\"\(source ?? key)\" in \(language): \(parts.joined(separator: ", "))"
  }
}

extension CatalogProblem {
  fileprivate var words: String {
    switch self {
    case .lacksForm(let form): "no form \"\(form)\""
    case .isUntranslated(let form): "\"\(form)\" is not translated"
    case .needsReview: "marked for a review"
    case .isStale: "marked as stale"
    case .isIgnored(let name): "a form \"\(name)\""
    }
  }
}

extension GuidanceSetup {
  fileprivate var lines: [String] {
    guard self != GuidanceSetup() else { return ["no calls for testing"] }
    return [
      displayFrequency.map { "display frequency: \($0)" },
      groups.isEmpty ? nil : "\(groups.count) groups",
      eligibleAtFirst.isEmpty
        ? nil : "can show at first: \(GuidanceMessages.list(eligibleAtFirst))",
      testingCalls.isEmpty ? nil : "calls: \(testingCalls.joined(separator: ", "))",
    ].compactMap(\.self)
      + donations.map { donations in
        "event \"\(donations.event)\": \(donations.count) donations, "
          + "\(donations.isLimited ? "with" : "without") a limit"
      }
      + alertSessions.flatMap { session in
        session.map {
          "alert \"\($0.alert)\" \(GuidanceMessages.seconds($0.seconds)) after the start"
        }
      }
  }
}

/// Returns a line: the kind, the text in quotes, and the facts that are known.
private func facts(_ kind: String, _ text: String, _ facts: [String?]) -> String {
  (["\(kind) \"\(text)\""] + facts.compactMap(\.self)).joined(separator: ", ")
}
