/// The names of tips, tooltips and alerts that are known, which controls may contain.
package struct KnownNames: Hashable, Sendable {
  /// The ids and the type names of tips, sorted by id.
  package var tips: [String]
  /// The ids of tooltips, sorted.
  package var toolTips: [String]
  /// The ids of alerts, sorted.
  package var alerts: [String]

  package init(
    tips: [(id: String, type: String)] = [], toolTips: [String] = [], alerts: [String] = []
  ) {
    self.tips = tips.flatMap { [$0.id, $0.type] }
    self.toolTips = toolTips
    self.alerts = alerts
  }

  /// Returns the names that controls with an effect may contain, if they contain names.
  package func names(for effect: ControlEffect) -> [String]? {
    switch effect {
    case .tips: tips
    case .toolTips: toolTips
    case .alerts: alerts
    case .eligibility, .process: nil
    }
  }
}

extension Facts {
  /// The names that controls may contain.
  package var knownNames: KnownNames {
    KnownNames(
      tips: tips.values.sorted { $0.id < $1.id }.map { ($0.id, $0.type) },
      toolTips: toolTips.keys.sorted(), alerts: alerts.keys.sorted())
  }
}
