/// The names of all members of a file of vectors, apart from the members of its states.
enum VectorKey: String, CaseIterable, Sendable {
  // The file.
  case schema, subject, says, now, vectors
  // A vector.
  case id, source, generated, state, expect, steps
  // The action of a step.
  case donate, set, unset, clock, begin, end, invalidate, force, frequency, reset, merge, controls
  // The details of an action.
  case event, date, info, count, parameter, value, tip, display, abandoned, reason, tips, device
  case values
  // An expectation.
  case donations, status, gate, next, displays

  /// The members of the file.
  static let file: [VectorKey] = [.schema, .subject, .says, .now, .vectors]
  /// The members of a vector.
  static let vector: [VectorKey] = [
    .id, .says, .source, .generated, .now, .state, .expect, .steps,
  ]
  /// The actions of steps, of which each step has one.
  static let actions: [VectorKey] = [
    .donate, .set, .unset, .clock, .begin, .end, .invalidate, .force, .frequency, .reset, .merge,
    .controls,
  ]
  /// The members of a step.
  static let step = actions + [.expect]
  /// The members of an expectation.
  static let expectation: [VectorKey] = [.tips, .donations]
  /// The members of the expectation of a tip.
  static let tipExpectation: [VectorKey] = [.status, .reason, .gate, .next, .displays]

  /// Returns the members of an action, none for one that is a plain value.
  static func details(of action: VectorKey) -> [VectorKey] {
    switch action {
    case .donate: [.event, .date, .info, .count]
    case .set: [.parameter, .value]
    case .unset: [.parameter]
    case .begin: [.tip, .display]
    case .end: [.tip, .display, .abandoned]
    case .invalidate: [.tip, .reason]
    case .force: [.tips, .state]
    case .reset: [.tip, .event, .parameter]
    case .merge: [.device, .state]
    case .controls: [.source, .values]
    default: []
    }
  }
}
