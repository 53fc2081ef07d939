/// The controls and the time, which decide with the facts whether tips show.
package struct Moment: Hashable, Sendable {
  /// The controls of all sources.
  package let controls: Controls
  /// The current time on the engine's clock.
  package internal(set) var now: Timestamp
  /// Whether the datastore is in use.
  ///
  /// Before that no tip shows.
  package let isConfigured: Bool

  package init(_ now: Timestamp, controls: Controls = Controls(), isConfigured: Bool = true) {
    self.now = now
    self.controls = controls
    self.isConfigured = isConfigured
  }
}

/// The input of the decision whether tips show: the facts, the controls and the time.
package struct Situation: Hashable, Sendable {
  /// The definitions of tips, and the recorded facts.
  package let facts: Facts
  /// The controls and the time.
  package internal(set) var moment: Moment

  /// The controls of all sources.
  package var controls: Controls { moment.controls }
  /// The current time on the engine's clock.
  package var now: Timestamp { moment.now }
  /// Whether the datastore is in use.
  ///
  /// Before that no tip shows.
  package var isConfigured: Bool { moment.isConfigured }

  package init(_ facts: Facts, _ moment: Moment) {
    self.facts = facts
    self.moment = moment
  }

  package init(
    _ facts: Facts, controls: Controls = Controls(), now: Timestamp, isConfigured: Bool = true
  ) {
    self.init(facts, Moment(now, controls: controls, isConfigured: isConfigured))
  }

  /// Creates a situation at a system time, which the clock control converts if it is set.
  package init(_ facts: Facts, controls: Controls, atSystemTime systemTime: Timestamp) {
    self.init(
      facts, controls: controls,
      now: controls.clock?.value.timestamp(atBase: systemTime) ?? systemTime)
  }

  /// The display frequency in force: from a control, or else the app's own.
  package var displayFrequency: DisplayFrequency { facts.displayFrequency(under: controls) }

  /// The situation without overrides of tips and other help, as the rules alone decide.
  package var rulesOnly: Situation {
    var controls = controls
    for source in controls.sources { controls[source].clearForces() }
    return Situation(facts, controls: controls, now: now, isConfigured: isConfigured)
  }

  /// Returns the situation after changes that happen now.
  package func after(_ changes: [Change.Action]) -> Situation {
    guard !changes.isEmpty else { return self }
    var facts = facts
    for change in changes { facts.apply(Change(change, at: now)) }
    return Situation(facts, moment)
  }
}

extension AppProcess {
  /// Returns the situation of facts as this process sees it.
  package func situation(_ facts: Facts, atSystemTime systemTime: Timestamp) -> Situation {
    Situation(
      facts, controls: controls.adding(facts.overrides, ifCounted: countsStoredOverrides),
      atSystemTime: systemTime)
  }
}

extension Facts {
  /// The app's display frequency in words, with its origin unless that is the display.
  package var configuredFrequency: String { displayFrequencyOrigin.words(displayFrequency) }

  /// Returns the display frequency in force: from a control, or else the app's own.
  func displayFrequency(under controls: Controls) -> DisplayFrequency {
    controls.displayFrequency?.value ?? displayFrequency
  }
}
