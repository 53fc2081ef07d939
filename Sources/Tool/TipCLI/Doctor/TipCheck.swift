import TipModel

/// Checks whether tips can ever show, and whether their names are unambiguous.
enum TipCheck {
  static func findings(_ facts: Facts) -> [Finding] {
    let limits = facts.events.compactMapValues(\.limit)
    let tips = facts.tips.values.sorted { $0.id < $1.id }
    return tips.flatMap { tip in
      options(of: tip) + rules(of: tip, limits) + tip.rules.flatMap { windows(of: $0, tip, limits) }
    } + clashes(tips)
  }

  private static func options(of tip: TipDefinition) -> [Finding] {
    var findings: [Finding] = []
    func add(_ reason: String, _ advice: String) {
      findings.append(Finding(.problem, tip.id, "It can never show: its \(reason).", advice))
    }
    if let count = tip.options.maxDisplayCount, count <= 0 {
      add("MaxDisplayCount is \(count)", "Give it one of 1 or more, or leave it out.")
    }
    if let seconds = tip.options.maxDisplayDuration, !(seconds > 0) {
      add("MaxDisplayDuration is 0 seconds or less", "Give it a longer one, or leave it out.")
    }
    return findings
  }

  private static func rules(
    of tip: TipDefinition, _ limits: [String: Tips.DonationLimit]
  ) -> [Finding] {
    guard let contradictions = RuleContradiction.find(in: tip.rules, limits: limits),
      let first = contradictions.first
    else {
      // A part before || may still hold, so the tip may still show.
      return tip.rules.compactMap(\.mistake).prefix(1).map { mistake in
        Finding(
          .problem, tip.id, "A part of its rules cannot be evaluated: \(mistake.reason).",
          Sentences.ended(mistake.suggestion))
      }
    }
    let others = contradictions.count > 1 ? "; nor can the alternatives of its ||" : ""
    var advice = "Correct the rules."
    if first.mostDonations != nil {
      advice = "Ask for fewer donations, or give the event a larger DonationLimit."
    }
    return [Finding(.problem, tip.id, "It can never show: \(first.reason)\(others).", advice)]
  }

  /// Finds windows that are longer than the age limit of their events (D12, D13).
  private static func windows(
    of rule: RuleExpression, _ tip: TipDefinition, _ limits: [String: Tips.DonationLimit]
  ) -> [Finding] {
    rule.parts.compactMap { part in
      guard case .donatedWithin(_, let range) = part,
        case .donations(let event)? = part.parts.last(where: \.isEvent),
        let age = limits[event]?.maximumAge, age.milliseconds < range.milliseconds
      else { return nil }
      return Finding(
        .warning, tip.id,
        "It counts donations to \"\(event)\" of \(range.words), but those older than "
          + "\(age.words) are not kept.",
        "Shorten the window, or give the event's DonationLimit a longer maximumAge.")
    }
  }

  /// Finds ids that are also another tip's type name, so that a name can mean both (D3, D17).
  private static func clashes(_ tips: [TipDefinition]) -> [Finding] {
    tips.compactMap { tip in
      guard tip.id != tip.type,
        let other = tips.first(where: { $0.type == tip.id && $0.id != tip.id })
      else { return nil }
      return Finding(
        .warning, tip.id,
        "The id of this tip of the type \"\(tip.type)\" is the type name of \"\(other.id)\". "
          + "Two types with one id replace each other whenever one is evaluated.",
        "Give each type an id of its own.")
    }
  }
}

extension RuleExpression {
  fileprivate var isEvent: Bool { if case .donations = self { true } else { false } }
}
