import TipModel

/// A setting that the datastore keeps while a source further outside decides (D6).
struct OverruledSetting {
  /// How the control is spelled there.
  private let decider: String

  /// Creates it for the source that decides; nil when that is the datastore, or nobody.
  init?(_ control: Control, decidedBy source: ControlSource?) {
    guard let source, source != .stored else { return nil }
    decider = ControlName.spelling(of: control, in: source)
  }

  /// Returns the words about a change: what is kept, and what is so here all the same.
  func words(stored: String, inForce: String) -> Outcome.Words {
    let here = "\(decider) decides here: \(inForce)."
    return Outcome.Words(done: "\(stored); \(here)", unchanged: "\(stored) already; \(here)")
  }

  /// What to warn of.
  var warning: String { "\(decider) counts first, for this tool and what it starts" }
}
