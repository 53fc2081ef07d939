/// The parts of the facts that changed: the rows to write and the tips to evaluate again.
package struct Effects: Hashable, Sendable {
  /// The ids of tips whose definition changed.
  package var definitions: Set<String> = []
  /// The ids of tips whose record changed.
  package var records: Set<String> = []
  /// The keys of groups that changed.
  package var groups: Set<String> = []
  /// The ids of tooltips that changed.
  package var toolTips: Set<String> = []
  /// The ids of alerts that changed.
  ///
  /// An alert on screen keeps tips from appearing.
  package var alerts: Set<String> = []
  /// The ids of parameters that changed.
  package var parameters: Set<String> = []
  /// The ids of events that changed.
  package var events: Set<String> = []
  /// The owners of centers that changed.
  package var processes: Set<String> = []
  /// Whether the first display from which the display frequency counts may have changed.
  package var frequency = false
  /// Whether the overrides changed.
  package var overrides = false
  /// The number of lines that were added to the history.
  package var historyLines = 0
  /// Whether the log of operations changed.
  package var operations = false
  /// Whether the receipt changed.
  package var receipt = false
  /// Whether the app's own display frequency changed.
  package var configuration = false
  /// Whether everything must be written and evaluated.
  package var everything = false

  /// Creates the effects of a change of some parts, by default none.
  package init(_ set: (inout Effects) -> Void = { _ in }) { set(&self) }

  /// The effects of a change that changes nothing.
  package static let none = Effects()

  /// The effects of a change of everything.
  package static let all = Effects { $0.everything = true }

  private static let changedIDs = Facts.kinds.compactMap(\.changed)

  /// Adds the effects of another change.
  package mutating func formUnion(_ other: Effects) {
    // Most steps are one change, and key paths are slow.
    guard self != .none else {
      self = other
      return
    }
    // Most changes concern one thing, and most of these sets are empty.
    for ids in Self.changedIDs where !other[keyPath: ids].isEmpty {
      self[keyPath: ids].formUnion(other[keyPath: ids])
    }
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
