import TipModel

/// How tips stand at one moment: the facts, what is forced, and the time.
struct Situation {
  /// What is known and happened.
  let facts: Facts
  /// The controls of the tool's environment.
  let environment: Controls
  /// The system's time, before any clock control.
  let base: Timestamp
  /// What all sources force that the tool can see.
  let controls: Controls
  /// The time that verdicts and changes are dated by.
  let now: Timestamp

  /// Creates a situation.
  init(facts: Facts, environment: Controls, base: Timestamp) {
    self.facts = facts
    self.environment = environment
    self.base = base
    var controls = environment
    controls.set(facts.overrides)
    self.controls = controls
    now = controls.clock?.value.timestamp(atBase: base) ?? base
  }

  /// Returns the situation with other facts.
  func with(_ facts: Facts) -> Situation {
    Situation(facts: facts, environment: environment, base: base)
  }

  /// The display frequency in force: a control's, or else the app's own.
  var frequency: DisplayFrequency {
    controls.displayFrequency?.value ?? facts.displayFrequency
  }

  /// The tips by id.
  var tips: [TipDefinition] { facts.tips.values.sorted { $0.id < $1.id } }

  /// Returns whether a tip may be shown, and why.
  func verdict(for tip: TipDefinition) -> Verdict {
    Eligibility.evaluate(tip, facts: facts, controls: controls, frequency: frequency, now: now)
  }

  /// Returns why a tip shows or does not, and when it would.
  func explanation(of tip: TipDefinition) -> Explanation {
    Explanation(tip, facts: facts, controls: controls, frequency: frequency, now: now)
  }

  /// Returns what forces a tip.
  func override(of tip: TipDefinition) -> TipOverride? {
    controls.override(id: tip.id, type: tip.type)
  }
}
