/// The parts of the facts that changed: the rows to write and the tips to evaluate again.
package struct Effects: Hashable, Sendable {
  /// The ids of tips whose definition changed.
  package var definitions: Set<String>
  /// The ids of tips whose record changed.
  package var records: Set<String>
  /// The keys of groups that changed.
  package var groups: Set<String>
  /// The ids of tooltips that changed.
  package var toolTips: Set<String>
  /// The ids of alerts that changed; an alert on screen keeps tips from appearing.
  package var alerts: Set<String>
  package var parameters: Set<String>
  package var events: Set<String>
  /// Whether the first display from which the display frequency counts may have changed.
  package var frequency: Bool
  package var overrides: Bool
  /// The number of lines that were added to the history.
  package var historyLines = 0
  /// Whether the log of operations changed.
  package var operations: Bool
  /// Whether the receipt or the processes changed.
  package var receipt: Bool
  /// Whether the app's own display frequency changed.
  package var configuration: Bool
  /// Whether everything must be written and evaluated.
  package var everything: Bool

  /// Creates the effects of a change of some parts; by default none.
  package init(
    definitions: Set<String> = [], records: Set<String> = [], groups: Set<String> = [],
    toolTips: Set<String> = [], alerts: Set<String> = [], parameters: Set<String> = [],
    events: Set<String> = [], frequency: Bool = false,
    overrides: Bool = false,
    operations: Bool = false, receipt: Bool = false, configuration: Bool = false,
    everything: Bool = false
  ) {
    // One by one: a tuple would copy the sets, and each change has its effects.
    self.definitions = definitions
    self.records = records
    self.groups = groups
    self.toolTips = toolTips
    self.alerts = alerts
    self.parameters = parameters
    self.events = events
    self.frequency = frequency
    self.overrides = overrides
    self.operations = operations
    self.receipt = receipt
    self.configuration = configuration
    self.everything = everything
  }

  /// The effects of a change that changes nothing.
  package static let none = Effects()

  /// The effects of a change of everything.
  package static let all = Effects(everything: true)

  package mutating func formUnion(_ other: Effects) {
    // Most changes concern one thing, and most of these sets are empty.
    func unite(_ ids: inout Set<String>, _ others: Set<String>) {
      if ids.isEmpty { ids = others } else if !others.isEmpty { ids.formUnion(others) }
    }
    unite(&definitions, other.definitions)
    unite(&records, other.records)
    unite(&groups, other.groups)
    unite(&toolTips, other.toolTips)
    unite(&alerts, other.alerts)
    unite(&parameters, other.parameters)
    unite(&events, other.events)
    frequency = frequency || other.frequency
    overrides = overrides || other.overrides
    historyLines += other.historyLines
    operations = operations || other.operations
    receipt = receipt || other.receipt
    configuration = configuration || other.configuration
    everything = everything || other.everything
  }

  /// Whether the change can change which tooltips and alerts show.
  package var concernHelp: Bool { everything || overrides || !alerts.isEmpty }

  /// Whether the change can change the verdicts of all tips.
  package var concernAllTips: Bool {
    everything || overrides || configuration || frequency || !alerts.isEmpty
  }

  /// Returns whether the change can change a tip's verdict.
  package func concern(_ tip: TipDefinition, dependencies: Set<RuleDependency>) -> Bool {
    everything || overrides || configuration || !alerts.isEmpty
      || (frequency && !tip.options.ignoresDisplayFrequency)
      || records.contains(tip.id) || definitions.contains(tip.id)
      || dependencies.contains { dependency in
        switch dependency {
        case .parameter(let id): parameters.contains(id)
        case .event(let id): events.contains(id)
        }
      }
  }
}

extension FactsDifference {
  /// The parts to write and evaluate again after applying this difference.
  package var effects: Effects {
    let definitions = Set(before.tips.keys).union(after.tips.keys)
    let records = Set(before.records.keys).union(after.records.keys)
    let frequency =
      records.contains {
        before.records[$0]?.firstDisplayed != after.records[$0]?.firstDisplayed
          || before.records[$0]?.dismissal != after.records[$0]?.dismissal
      }
      // The display frequency depends on which tips are exempt from it.
      || definitions.contains {
        before.tips[$0]?.options.ignoresDisplayFrequency ?? false
          != after.tips[$0]?.options.ignoresDisplayFrequency ?? false
      }
    return Effects(
      definitions: definitions, records: records,
      groups: Set(before.groups.keys).union(after.groups.keys),
      toolTips: Set(before.toolTips.keys).union(after.toolTips.keys),
      alerts: Set(before.alerts.keys).union(after.alerts.keys),
      parameters: Set(before.parameters.keys).union(after.parameters.keys),
      events: Set(before.events.keys).union(after.events.keys), frequency: frequency,
      overrides: before.overrides != after.overrides,
      configuration: before.displayFrequency != after.displayFrequency
        || before.displayFrequencyOrigin != after.displayFrequencyOrigin,
      everything: before.devices != after.devices || before.resets != after.resets)
  }
}
