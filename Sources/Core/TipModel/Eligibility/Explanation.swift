/// The reasons why a tip shows or does not show, and the conditions under which it would.
public struct Explanation: Hashable, Sendable {
  /// The tip.
  public let tip: TipDefinition
  /// The verdict, gate by gate.
  public let verdict: Verdict
  /// The engine's time of the verdict.
  package let now: Timestamp
  /// The instant at which the tip shows if nothing else happens; nil when it does not.
  package let showsAtTimestamp: Timestamp?
  /// The reason why the rules can never hold together; nil when they may, or do.
  private let contradiction: String?
  /// The status after the changes that wait for a suspension, or nil if none waits.
  private var settled: Tips.Status?

  /// The date at which the tip shows if nothing else happens, in UTC; nil when it does not.
  public var showsAt: Date? { showsAtTimestamp?.date }

  /// Creates the explanation of a tip's verdict.
  package init(of tip: TipDefinition, in situation: Situation) {
    self.tip = tip
    now = situation.now
    verdict = Eligibility.explain(tip, in: situation)
    showsAtTimestamp = Eligibility.firstShow(of: tip, in: situation, after: verdict)
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
    let obstacle = verdict.status.isInvalidated ? nil : verdict.needs.groupObstacle
    return ownOutlook + (obstacle.map { " Then its group does not show it: \($0)." } ?? "")
  }

  /// The conditions at which the tip may be shown, without its groups.
  private var ownOutlook: String {
    switch verdict.decidedBy {
    case .configured: return "It shows once the app has called Tips.configure()."
    case .alert:
      return "It does not show before the alert is answered."
    case .override:
      return "It shows once the override is removed: \(verdict.gate(.override)?.detail ?? "")."
    case .displayCount where (tip.options.maxDisplayCount ?? 1) <= 0,
      .displayDuration where (tip.options.maxDisplayDuration ?? 1) <= 0:
      return "It never shows: its options allow no display."
    case .invalidation, .displayCount, .displayDuration:
      return "It does not show again unless its eligibility is reset: tipctl reset --tip \(tip.id)"
    case .rule, .displayFrequency, .group, nil:
      if let contradiction { return "It can never show: \(contradiction)." }
      let needs = verdict.needs.rules.joined(separator: " and ")
      if verdict.needs.waitsForDismissal {
        return needs.isEmpty
          ? "It does not show before the new tip on screen is dismissed."
          : "It needs \(needs), and the new tip on screen dismissed."
      }
      let opens = verdict.needs.opens
      if needs.isEmpty, let opens {
        return "It does not show before \(opens)"
          + (tip.rules.isEmpty
            ? "." : ", and its rules do not hold then unless more happens.")
      }
      return "It needs \(needs)" + (opens.map { ", and does not show before \($0)." } ?? ".")
    }
  }

  /// The whole explanation as lines of text: status, gates, outlook.
  ///
  /// A gate that passes has one line; a gate that fails has separate lines for its parts.
  public var text: String {
    let title = tip.title.isEmpty ? "" : "  \"\(tip.title)\""
    return verdict.gates.text("\(tip.id): \(verdict.status)\(title)", outlook)
  }

  /// The reason why the tip does not show, as a clause; nil when it shows.
  package var obstacle: String? {
    guard !verdict.shows, let deciding = verdict.deciding else { return nil }
    // What a rule needs is the reason; elsewhere the detail says only what follows.
    return deciding.gate == .rule ? verdict.unmetRules : deciding.clause
  }
}
