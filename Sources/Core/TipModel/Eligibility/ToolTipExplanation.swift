/// The reasons why a tooltip shows or does not show, and the conditions under which it would.
public struct ToolTipExplanation: Hashable, Sendable {
  /// The verdict, gate by gate.
  public let verdict: ToolTipVerdict
  package let toolTip: ToolTipDefinition
  /// The times in force.
  package let times: ToolTipTimes
  /// Whether the pointer is only assumed to be on the view.
  private let isAssumed: Bool
  /// The outlook without overrides if one hides a tooltip that would not show anyway, or else nil.
  private var unforcedOutlook: String?

  /// The id of the tooltip's view.
  public var id: String { toolTip.id }

  package init(
    of toolTip: ToolTipDefinition, _ hover: ToolTipHover, in situation: Situation
  ) {
    self.toolTip = toolTip
    verdict = ToolTipEligibility.evaluate(toolTip, hover, in: situation)
    times = ToolTipTimes(situation.controls)
    isAssumed = hover == .assumed
    if verdict.decidedBy == .override, !verdict.shows {
      let unforced = ToolTipExplanation(of: toolTip, hover, in: situation.rulesOnly)
      if !unforced.verdict.shows { unforcedOutlook = unforced.outlook }
    }
  }

  /// The time or the conditions at which the tooltip shows, in a sentence.
  public var outlook: String {
    let detail = verdict.deciding?.detail ?? ""
    switch verdict.decidedBy {
    case .platform: return "It never shows on \(toolTip.platform.rawValue)."
    case .alert: return "It does not show before the alert is answered."
    case .override where !verdict.shows:
      return GatePhrases.outlook(behindOverride: detail, unforcedOutlook)
    case .disabled: return "It shows once the app enables its interaction."
    case .pointer: return "It shows \(wait)."
    case .noAnswer: return "It shows once its view has a text."
    case .duration where times.duration == 0: return "It never shows: its time on screen is zero."
    case .dismissed, .duration: return "It shows again: \(GatePhrases.comeBack)."
    case .delay: return "It \(detail) if the pointer stays."
    case .override, nil:
      if isAssumed { return "It shows \(wait)\(stay)." }
      return "It shows now\(stay)."
    }
  }

  /// When it shows, once the pointer comes.
  private var wait: String {
    let isAtOnce = verdict.decidedBy == .override || times.delay == 0
    if isAtOnce { return "as soon as the pointer rests on it" }
    return "\(GatePhrases.length(times.delay)) after the pointer rests on it"
  }

  /// How long it shows.
  private var stay: String {
    if verdict.decidedBy == .override { return ", until the pointer leaves it" }
    if isAssumed { return ", for \(GatePhrases.length(times.duration))" }
    guard let end = verdict.nextChangeTimestamp else { return "" }
    return ", until \(end)"
  }

  /// The whole explanation as lines of text: what shows, gates, outlook.
  public var text: String {
    var head = "\(id): \(state)"
    if let text = verdict.text ?? toolTip.text { head += "  \"\(text.printable)\"" }
    return verdict.gates.text(head, outlook)
  }

  private var state: String {
    switch (isAssumed, verdict.shows) {
    case (false, true): "shows"
    case (false, false): "hidden"
    case (true, true): "would show"
    case (true, false): "would not show"
    }
  }

  /// The reason why the tooltip does not show, as a clause, or nil when it shows.
  package var obstacle: String? {
    if verdict.shows { return nil }
    return verdict.deciding?.clause
  }

  /// The outlook as a predicate, for a table: "shows 1 second after …".
  package var brief: String {
    if !verdict.shows, verdict.decidedBy == .override { return verdict.deciding?.actual ?? "" }
    return String(outlook.dropFirst("It ".count).dropLast())
  }
}
