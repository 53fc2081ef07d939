/// The input of the decision whether tips show: the facts, the controls and the time.
package struct Situation: Hashable, Sendable {
  /// The definitions of tips, and the recorded facts.
  package let facts: Facts
  /// The controls of all sources.
  package let controls: Controls
  /// The current time on the engine's clock.
  package let now: Timestamp
  /// Whether the datastore is in use; before that no tip shows.
  package let isConfigured: Bool

  /// Creates a situation.
  package init(
    _ facts: Facts, controls: Controls = Controls(), now: Timestamp, isConfigured: Bool = true
  ) {
    self.facts = facts
    self.controls = controls
    self.now = now
    self.isConfigured = isConfigured
  }

  /// Creates a situation at a system time, which the clock control converts if it is set.
  ///
  /// - Parameters:
  ///   - facts: The definitions of tips, and the recorded facts.
  ///   - controls: The controls of all sources.
  ///   - systemTime: The time before any clock control.
  package init(_ facts: Facts, controls: Controls, atSystemTime systemTime: Timestamp) {
    self.init(
      facts, controls: controls,
      now: controls.clock?.value.timestamp(atBase: systemTime) ?? systemTime)
  }

  /// The display frequency in force: that of a control, or else the app's own.
  package var displayFrequency: DisplayFrequency { facts.displayFrequency(under: controls) }

  /// Returns the situation after changes that happen now.
  package func after(_ changes: [Change.Action]) -> Situation {
    guard !changes.isEmpty else { return self }
    var facts = facts
    for change in changes { facts.apply(Change(change, at: now)) }
    return Situation(facts, controls: controls, now: now, isConfigured: isConfigured)
  }

  /// Returns the same situation at a different time.
  func at(_ instant: Timestamp) -> Situation {
    Situation(facts, controls: controls, now: instant, isConfigured: isConfigured)
  }
}

extension Facts {
  /// Returns the display frequency in force: that of a control, or else the app's own.
  func displayFrequency(under controls: Controls) -> DisplayFrequency {
    controls.displayFrequency?.value ?? displayFrequency
  }
}
