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

  /// The date at which the tip shows if nothing else happens, in UTC; nil when it does not.
  public var showsAt: Date? { showsAtTimestamp?.date }

  /// Creates the explanation of a verdict.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - situation: The facts, the controls and the time.
  package init(of tip: TipDefinition, in situation: Situation) {
    self.tip = tip
    now = situation.now
    verdict = Eligibility.evaluateInGroups(tip, in: situation)
    showsAtTimestamp = Self.firstShow(of: tip, in: situation, after: verdict)
  }

  /// Follows the verdicts from change to change until the tip shows.
  private static func firstShow(
    of tip: TipDefinition, in situation: Situation, after verdict: Verdict
  ) -> Timestamp? {
    var (verdict, situation) = (verdict, situation)
    for _ in 0..<Eligibility.checkedInstants {
      let change =
        verdict.shouldDisplay
        ? Eligibility.nextChangeInGroups(tip, in: situation) : verdict.nextChangeTimestamp
      // At the last instant of time, the next one is the same.
      guard !verdict.shows, let next = change, next > situation.now else { return nil }
      situation = situation.at(next)
      verdict = Eligibility.evaluateNowInGroups(tip, in: situation, describesRules: false)
      if verdict.shows { return next }
    }
    return nil
  }
}

extension Explanation {
  /// The time or the conditions at which the tip shows, in sentences.
  public var outlook: String {
    if verdict.shows { return "It shows now." }
    if let date = showsAtTimestamp {
      let wait = GatePhrases.length(date.milliseconds - now.milliseconds)
      return "It shows at \(date), in \(wait), if nothing else happens."
    }
    if verdict.decidedBy == .group {
      return "It does not show in its group: \(verdict.gate(.group)?.detail ?? "")."
    }
    return ownOutlook + (groupObstacle.map { " Then its group does not show it: \($0)." } ?? "")
  }

  /// The reason why the tip's groups would not show it even if it were available.
  private var groupObstacle: String? {
    guard case .group(let findings)? = verdict.gate(.group)?.finding else { return nil }
    if verdict.status.isInvalidated { return nil }
    return findings.obstacle
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
      let needs = verdict.gates.compactMap { gate -> String? in
        guard case .rule(let finding?) = gate.finding, !finding.holds else { return nil }
        return finding.needs
      }
      let frequency = verdict.gate(.displayFrequency)
      let opens = frequency.flatMap(\.opening)
      if frequency?.waitsForDismissal == true {
        return needs.isEmpty
          ? "It does not show before the new tip on screen is dismissed."
          : "It needs \(needs.joined(separator: " and ")), and the new tip on screen dismissed."
      }
      if needs.isEmpty, let opens {
        return "It does not show before \(opens)"
          + (tip.rules.isEmpty
            ? "." : ", and its rules do not hold then unless more happens.")
      }
      return "It needs \(needs.joined(separator: " and "))"
        + (opens.map { ", and does not show before \($0)." } ?? ".")
    }
  }

  /// The whole explanation as lines of text: status, gates, outlook.
  ///
  /// A gate that passes has one line; a gate that fails has separate lines for its parts.
  public var text: String {
    let title = tip.title.isEmpty ? "" : "  \"\(tip.title)\""
    return GateLine.text(
      "\(tip.id): \(verdict.status)\(title)", verdict.gates.map { $0.line },
      decidedBy: verdict.decidingIndex, outlook)
  }
}

extension Explanation {
  /// The reason why the tip does not show, as a clause; nil when it shows.
  package var obstacle: String? {
    guard !verdict.shows, let result = verdict.decidingIndex.map({ verdict.gates[$0] })
    else {
      return nil
    }
    let results = result.gate == .rule ? verdict.gates.filter { $0.gate == .rule } : [result]
    let clauses = results.filter { !$0.passed }.map(\.clause)
    return clauses.joined(separator: ", and ")
  }
}

extension GateResult {
  /// The finding of a gate that failed, in a few words.
  fileprivate var clause: String {
    // What a rule needs is the reason; elsewhere the detail says only what follows.
    if gate == .rule { return detail.isEmpty ? "\(expected): \(actual)" : detail }
    return detail.isEmpty ? actual : "\(actual); \(detail)"
  }
}

extension GateResult: DescribedGateResult {
  package static let nameWidth = GateLine.nameWidth(of: Gate.allCases)
}

extension Verdict {
  /// The first result of a gate.
  package func gate(_ gate: Gate) -> GateResult? { gates.first { $0.gate == gate } }
}
