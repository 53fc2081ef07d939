import TipModel

extension GuidanceContent {
  /// The content of an example in short lines, for people.
  package var exampleLines: [String] {
    let lines =
      tips.prefix(3).map(\.line) + toolTips.prefix(3).map(\.line) + alerts.prefix(3).map(\.line)
    var surroundings: [String] = []
    if tips.count > 3 { surroundings.append("and \(tips.count - 3) more tips") }
    if let platform { surroundings.append("system: \(platform.rawValue)") }
    if language != "en" { surroundings.append("language: \(language)") }
    if style.toolTipsEndWithStop {
      surroundings.append("style: tooltips end with a full stop")
    }
    return lines + controls.map(\.line) + surroundings + (setup?.lines ?? [])
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
    if rules.count == 1 { return "rule \(rules[0]), no limit" }
    return "\(rules.count) rules, no limit"
  }

  /// The elements that the tip covers on its screen.
  private var covered: String? {
    guard let covers = placement?.covers, !covers.isEmpty else { return nil }
    return "covers \(GuidanceMessages.list(covers))"
  }

  fileprivate var line: String {
    var facts = ExampleLine("tip", title)
    facts.add("message", quoting: message)
    facts.add("symbol", quoting: symbol)
    facts.add("points at", quoting: anchorSymbol)
    if !actions.isEmpty { facts.add("actions \(GuidanceMessages.list(actions))") }
    facts.add(platform?.rawValue)
    facts.add(input?.rawValue)
    if !hasPlainID { facts.add("id", quoting: id) }
    facts.add(setUp)
    facts.add(covered)
    return facts.text
  }
}

extension GuidanceToolTip {
  fileprivate var line: String {
    var facts = ExampleLine("tooltip", text)
    facts.add("of", quoting: control)
    if !states.isEmpty { facts.add("in the states \(GuidanceMessages.list(states))") }
    facts.add(platform?.rawValue)
    return facts.text
  }
}

extension GuidanceControl {
  fileprivate var line: String {
    var facts = ExampleLine(isIcon ? "icon" : "control", name)
    if isIcon, toolTip == nil { facts.add("no tooltip") }
    facts.add("tooltip", quoting: toolTip)
    if isSilent { facts.add("no label") }
    return facts.text
  }
}

extension GuidanceAlert {
  fileprivate var line: String {
    var facts = ExampleLine("alert", alert.title)
    facts.add("message", quoting: alert.message)
    if !alert.buttons.isEmpty {
      facts.add(alert.buttons.map(\.line).joined(separator: " "))
    }
    switch alert.intent {
    case .deliberate: facts.add("deliberate")
    case .sideEffect: facts.add("side effect")
    case nil: break
    }
    if alert.isInformational { facts.add("informational") }
    if alert.isUndoable == true { facts.add("undoable") }
    if let field = alert.textField {
      facts.add(field.isSecure ? "secure text field" : "text field")
    }
    facts.add("icon", quoting: alert.icon)
    if alert.isCaution { facts.add("caution symbol") }
    if let accessory = alert.accessory {
      facts.add("accessory view, \(GuidanceMessages.points(accessory.height)) high")
    }
    if alert.hasSuppression { facts.add("suppression checkbox") }
    if alert.hasHelp { facts.add("help button") }
    facts.add(platform?.rawValue)
    return facts.text
  }
}

extension TipAlert.Button {
  fileprivate var line: String {
    if role == .plain { return "[\(title)]" }
    return "[\(title), \(role)]"
  }
}

extension GuidanceTranslation {
  fileprivate var line: String {
    var parts = texts.map { "\"\($0.text)\"" }
    if parts.isEmpty { parts = ["no text"] }
    parts += problems.map(\.words)
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
    var lines: [String] = []
    if let displayFrequency { lines.append("display frequency: \(displayFrequency)") }
    if !groups.isEmpty { lines.append("\(groups.count) groups") }
    if !eligibleAtFirst.isEmpty {
      lines.append("can show at first: \(GuidanceMessages.list(eligibleAtFirst))")
    }
    if !testingCalls.isEmpty { lines.append("calls: \(testingCalls.joined(separator: ", "))") }
    for size in donations {
      let limit = size.isLimited ? "with a limit" : "without a limit"
      lines.append("event \"\(size.event)\": \(size.count) donations, \(limit)")
    }
    for alert in alertSessions.joined() {
      let time = GuidanceMessages.seconds(alert.seconds)
      lines.append("alert \"\(alert.alert)\" \(time) after the start")
    }
    return lines
  }
}

/// A line: the kind, the text in quotes, and the facts that are known.
private struct ExampleLine {
  private var parts: [String]

  init(_ kind: String, _ text: String) { parts = ["\(kind) \"\(text)\""] }

  var text: String { parts.joined(separator: ", ") }

  mutating func add(_ fact: String?) {
    if let fact { parts.append(fact) }
  }

  mutating func add(_ name: String, quoting value: String?) {
    if let value { parts.append("\(name) \"\(value)\"") }
  }
}
