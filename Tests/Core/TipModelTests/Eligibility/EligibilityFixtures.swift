import TestSupport
import TipModel

extension Facts {
  /// Adds a display that began some days ago, and ends after a number of seconds, or not at all.
  mutating func display(
    _ tip: String, daysAgo days: Double, id: String = "d", seconds: Double? = nil
  ) {
    let began = daysAgo(days)
    take(
      .beginDisplay(
        tip: tip, display: ActiveDisplay(id: id, began: began, owner: "app"), isForced: false),
      at: began)
    guard let seconds else { return }
    take(
      .endDisplay(tip: tip, display: id, isForced: false, isAbandoned: false),
      at: began.adding(seconds: seconds))
  }
}

extension Eligibility {
  /// Returns the verdict of the tip "t" at noon, with only these controls and this frequency.
  static func verdict(
    _ options: TipOptions = TipOptions(), rules: [String] = [], facts: Facts = Facts(),
    controls: Controls = Controls(), frequency: DisplayFrequency = .immediate,
    now: Timestamp = noon, isConfigured: Bool = true
  ) throws -> Verdict {
    let tip = TipDefinition(
      id: "t", rules: try rules.map { try RuleExpression(parsing: $0) }, options: options)
    var facts = facts
    facts.displayFrequency = frequency
    return explain(
      tip,
      in: Situation(facts, controls: controls, now: now, isConfigured: isConfigured))
  }
}

extension Verdict {
  /// The gates that fail.
  var closed: [Gate] { gates.filter { !$0.passed }.map(\.gate) }
}
