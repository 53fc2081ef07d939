/// The reasons why a tip shows or does not show, and the conditions under which it would.
public struct Explanation: Hashable, Sendable {
  /// The tip.
  public let tip: TipDefinition
  /// The verdict, gate by gate.
  public let verdict: Verdict
  /// The engine's time of the verdict.
  package let now: Timestamp
  /// The instant at which the tip shows if nothing else happens, or nil when it does not.
  package let showsAtTimestamp: Timestamp?
  /// The reason why the rules can never hold together, or nil when they may, or do.
  private let contradiction: String?
  /// The verdict when a closed display frequency opens, if the tip does not show then.
  private var opening: Verdict?
  /// The outlook without overrides if one hides the tip that would not show anyway, or else nil.
  private let outlookOfRules: String?
  /// The status after the changes that wait for a suspension, or nil if none waits.
  private var settled: Tips.Status?

  /// The date at which the tip shows if nothing else happens, in UTC, or nil when it does not.
  public var showsAt: Date? { showsAtTimestamp?.date }

  /// Creates the explanation of a tip's verdict.
  package init(of tip: TipDefinition, in situation: Situation) {
    self.tip = tip
    now = situation.now
    verdict = Eligibility.explain(tip, in: situation)
    showsAtTimestamp = Eligibility.firstShow(of: tip, in: situation, after: verdict)
    if verdict.decidedBy == .override, !verdict.shows {
      let unforced = Explanation(of: tip, in: situation.rulesOnly)
      outlookOfRules = unforced.verdict.shows ? nil : unforced.outlook
    } else {
      outlookOfRules = nil
    }
    if verdict.status == .pending, showsAtTimestamp == nil, let opens = verdict.needs.opens {
      var later = situation
      later.moment.now = opens
      opening = Eligibility.explain(tip, in: later)
    }
    guard verdict.decidedBy == .rule else {
      contradiction = nil
      return
    }
    let contradictions = RuleContradiction.find(in: tip.rules, events: situation.facts.events)
    contradiction = contradictions?.first?.reason
  }

  /// Returns the explanation while changes wait that give the tip a status (D64).
  package func settling(as status: Tips.Status) -> Explanation {
    var explanation = self
    if status != verdict.status { explanation.settled = status }
    return explanation
  }

  /// The time or the conditions at which the tip shows, in sentences.
  public var outlook: String {
    if let settled {
      return "It becomes \(settled) when it settles, as on a device: it settles when this task "
        + "suspends. In a synchronous test, call settle()."
    }
    if verdict.shows { return "It shows now." }
    if let date = showsAtTimestamp {
      let wait = GatePhrases.length(date.milliseconds - now.milliseconds)
      return "It shows at \(date), in \(wait), if nothing else happens."
    }
    if verdict.decidedBy == .group {
      return "It does not show in its group: \(verdict.gate(.group)?.detail ?? "")."
    }
    // The outlook without overrides has the group already.
    let last = opening ?? verdict
    guard outlookOfRules == nil, !last.status.isInvalidated,
      let obstacle = last.needs.groupObstacle
    else { return outlook(of: verdict) }
    return "\(outlook(of: verdict)) Then its group does not show it: \(obstacle)."
  }

  /// Returns the conditions at which a verdict lets the tip be shown, without its groups.
  private func outlook(of verdict: Verdict) -> String {
    switch verdict.decidedBy {
    case .configured: return "It shows once the app has called Tips.configure()."
    case .alert:
      return "It does not show before the alert is answered."
    case .override:
      let removal = verdict.gate(.override)?.detail ?? ""
      return GatePhrases.outlook(behindOverride: removal, outlookOfRules)
    case .displayCount where (tip.options.maxDisplayCount ?? 1) <= 0,
      .displayDuration where (tip.options.maxDisplayDuration ?? 1) <= 0:
      return "It never shows: its options allow no display."
    case .invalidation, .displayCount, .displayDuration:
      return "It does not show again unless its eligibility is reset: tipctl reset --tip \(tip.id)"
    case .rule, .displayFrequency, .group, nil:
      return outlookOfNeeds(verdict)
    }
  }

  /// Returns the needs of the rules and of the display frequency.
  private func outlookOfNeeds(_ verdict: Verdict) -> String {
    if let contradiction { return "It can never show: \(contradiction)." }
    let needs = verdict.needs.rules.joined(separator: " and ")
    if verdict.needs.waitsForDismissal {
      if needs.isEmpty { return "It does not show before the new tip on screen is dismissed." }
      return "It needs \(needs), and the new tip on screen dismissed."
    }
    guard let opens = verdict.needs.opens, let opening else { return "It needs \(needs)." }
    let wait = "does not show before \(opens)."
    if !needs.isEmpty, opening.decidedBy == .rule { return "It needs \(needs), and \(wait)" }
    // Only its group can hide it then.
    if opening.shouldDisplay { return "It \(wait)" }
    let rest = outlook(of: opening)
    return "It \(wait) Then \(rest.prefix(1).lowercased() + rest.dropFirst())"
  }

  /// The whole explanation as lines of text: status, gates, outlook.
  ///
  /// A gate that passes has one line. A gate that fails has separate lines for its parts.
  public var text: String {
    var head = "\(tip.id): \(verdict.status)"
    if !tip.title.isEmpty { head += "  \"\(tip.title)\"" }
    return verdict.gates.text(head, outlook)
  }

  /// The reason why the tip does not show, as a clause, or nil when it shows.
  package var obstacle: String? {
    guard !verdict.shows, let deciding = verdict.deciding else { return nil }
    // The needs of a rule are the reason. Elsewhere the detail says only what follows.
    if deciding.gate == .rule { return verdict.unmetRules }
    return deciding.clause
  }
}
