import TipModel

/// A piece of help, as a word of the user names it.
enum NamedHelp {
  case tip(TipDefinition)
  case toolTip(ToolTipDefinition)
  case alert(AlertRecord)

  var key: (kind: String, id: String) {
    switch self {
    case .tip(let tip): ("tip", tip.id)
    case .toolTip(let toolTip): ("tooltip", toolTip.id)
    case .alert(let record): ("alert", record.alert.id)
    }
  }

  /// The tip, or nil for other help.
  var tip: TipDefinition? { if case .tip(let tip) = self { tip } else { nil } }
}

/// The status of help, as TipKit has it for a tip, and for a tooltip under the pointer (D60).
struct HelpStatus: Hashable {
  /// The status, as "tipctl wait" takes it.
  let name: String
  let json: StoredValue
  /// The reason why its groups hide a tip, or nil when they do not.
  var group: String?

  var shows: Bool { ["available", "onScreen"].contains(name) && group == nil }

  /// The status, and why the groups hide a tip.
  var words: String {
    guard let group else { return name }
    return "\(name), \(group)"
  }
}

extension Situation {
  /// All tips, tooltips and alerts.
  var help: [NamedHelp] {
    tips.map(NamedHelp.tip) + toolTips.map(NamedHelp.toolTip) + alerts.map(NamedHelp.alert)
  }

  /// Returns the status of help, or nil when the datastore does not know it.
  func status(of help: NamedHelp) -> HelpStatus? {
    switch help {
    case .tip(let tip):
      guard let tip = facts.tips[tip.id] else { return nil }
      let verdict = verdict(for: tip, isBrief: true)
      return status(verdict.status, hiddenBy: verdict.hiddenByGroup)
    case .toolTip(let toolTip):
      guard let toolTip = facts.toolTips[toolTip.id] else { return nil }
      let verdict = ToolTipEligibility.evaluate(toolTip, .assumed, in: self)
      return status(verdict.shows ? .available : .pending)
    case .alert(let record):
      guard let record = facts.alerts[record.alert.id] else { return nil }
      var name = record.displayCount == 0 ? "pending" : "answered"
      if !record.activeDisplays.isEmpty { name = "onScreen" }
      return HelpStatus(name: name, json: .object(.status(name)))
    }
  }

  private func status(_ status: Tips.Status, hiddenBy group: String? = nil) -> HelpStatus {
    HelpStatus(name: status.description, json: .object(status.members), group: group)
  }
}
