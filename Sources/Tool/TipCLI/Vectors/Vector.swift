package import TipModel

/// A conformance vector: a state, steps that change it, and the expected tips after each step.
package struct Vector: Sendable {
  /// The name, unique in its file.
  package let id: String
  /// The subject of the vector, in a sentence.
  package let says: String
  /// The decision or the part of a reference that it follows from, such as `D12`.
  package let source: String
  /// Whether a program has made it.
  package let isGenerated: Bool
  /// The time at the beginning.
  package let now: Timestamp
  /// The facts at the beginning.
  package let state: Facts
  /// The steps; the first is the beginning, without an action.
  package let steps: [VectorStep]
}

/// A step of a vector.
package struct VectorStep: Sendable {
  /// The action; nil at the beginning.
  package let action: VectorAction?
  /// The expectation afterwards.
  package let expected: VectorExpectation
}

/// The action of a step.
package enum VectorAction: Sendable {
  /// An event is donated, now unless there is a date.
  case donate(event: String, date: Timestamp?, info: StoredValue?, count: Int)
  /// A parameter is written.
  case set(parameter: String, value: StoredValue)
  /// A parameter gets its initial value back.
  case unset(parameter: String)
  /// The time changes to a later or an earlier one.
  case clock(Timestamp)
  /// A display of a tip begins, whether or not the tip may be shown.
  case begin(tip: String, display: String)
  /// A display ends, or is abandoned by a process that has ended.
  case end(tip: String, display: String, isAbandoned: Bool)
  /// A tip is invalidated, as by its app.
  case invalidate(tip: String, reason: Tips.InvalidationReason)
  /// `tipctl` forces tips into a state, or returns them to their rules; without tips all of them.
  case force(tips: [String]?, state: StoredOverrides.ForcedState?)
  /// `tipctl` sets the display frequency, or removes it.
  case frequency(DisplayFrequency?)
  /// A tip becomes eligible again.
  case resetTip(String)
  /// The donations of an event are deleted.
  case resetEvent(String)
  /// Everything is erased but definitions.
  case resetAll
  /// The state of a device, which replaces that device's earlier one, is merged.
  case merge(device: String, state: Facts)
  /// A source other than `tipctl` has these controls, in place of its earlier ones.
  case controls(ControlSource, TipControls)
}

/// The expected tips and events after a step.
package struct VectorExpectation: Sendable {
  /// The expected answer about a tip.
  package struct Tip: Sendable {
    /// The status.
    package let status: Tips.Status
    /// The gate that decides; nil for none.
    package let gate: Gate?
    /// The instant at which time alone changes status or gate; nil for none.
    package let next: Timestamp?
    /// The number of displays.
    package let displays: Int
  }

  /// The expectations by the id of a tip.
  package let tips: [String: Tip]
  /// The numbers of stored donations by the id of an event.
  package let donations: [String: Int]
}
