package import TipFoundation
package import TipModel

/// What becomes of one tip over time: it waits, is eligible, is on screen, or is invalidated.
package struct Lane: Hashable, Sendable {
  /// The state of a tip for some time.
  package enum State: Hashable, Sendable {
    /// A gate keeps it from showing; the words are the gate's finding.
    case waiting(gate: String, found: String)
    /// It may show, but is not on screen.
    case eligible
    /// It is on screen.
    case onScreen
    /// It does not show again.
    case invalidated(Tips.InvalidationReason)
  }

  /// A state and how long it lasted.
  package struct Span: Hashable, Sendable {
    /// The state.
    package let state: State
    /// The first instant.
    package let start: Timestamp
    /// The instant after the last one.
    package var end: Timestamp

    /// Creates a span.
    package init(_ state: State, from start: Timestamp, to end: Timestamp) {
      self.state = state
      self.start = start
      self.end = end
    }
  }

  /// The id of the tip.
  package let tip: String
  /// The title of the tip.
  package let title: String
  /// The spans without a gap, in order.
  package var spans: [Span]
  /// The beginnings of the displays.
  package var displays: [Timestamp]

  /// Creates a lane.
  package init(tip: String, title: String, spans: [Span] = [], displays: [Timestamp] = []) {
    self.tip = tip
    self.title = title
    self.spans = spans
    self.displays = displays
  }

  // MARK: - Following a tip

  /// Continues the lane with the state of its tip at an instant.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - decision: The decision about it.
  ///   - isShowing: Whether it is on screen.
  ///   - facts: The facts of the decision.
  ///   - now: The instant.
  ///   - describesGate: Whether a wait has the words of its gate; they take most of the time.
  mutating func follow(
    _ tip: TipDefinition, _ decision: Decision, isShowing: Bool, in facts: borrowing Facts,
    at now: Timestamp, describesGate: Bool = true
  ) {
    if let last = spans.last, Self.continues(last.state, decision, isShowing: isShowing) { return }
    go(on: Self.state(tip, decision, isShowing, facts, now, describesGate), at: now)
  }

  /// Ends the lane; spans without a length leave it.
  mutating func finish(at end: Timestamp) {
    if let last = spans.indices.last { spans[last].end = end }
    spans.removeAll { $0.start >= $0.end }
  }

  private static func state(
    _ tip: TipDefinition, _ decision: Decision, _ isShowing: Bool, _ facts: borrowing Facts,
    _ now: Timestamp, _ describesGate: Bool
  ) -> State {
    if isShowing { return .onScreen }
    switch decision.status {
    case .available: return .eligible
    case .invalidated(let reason): return .invalidated(reason)
    case .pending:
      let gate = decision.decidedBy?.rawValue ?? ""
      guard describesGate else { return .waiting(gate: gate, found: "") }
      let verdict = Eligibility.explain(
        tip, in: Situation(copy facts, now: now), isBrief: true)
      return .waiting(gate: gate, found: verdict.decision.found)
    }
  }

  /// Continues the lane with a state, which ends the last one unless it is equal.
  private mutating func go(on state: State, at date: Timestamp) {
    if let last = spans.indices.last {
      spans[last].end = date
      if spans[last].state == state { return }
      if spans[last].start == date {
        spans.removeLast()
        // The state before may be this one.
        if spans.last?.state == state { return }
      }
    }
    spans.append(Span(state, from: date, to: date))
  }

  /// Whether both are waits at one gate, whatever it found, or equal states.
  private static func continues(_ old: State, _ decision: Decision, isShowing: Bool) -> Bool {
    switch (old, decision.status) {
    case (.onScreen, _): isShowing
    case (_, _) where isShowing: false
    case (.waiting(let gate, _), .pending): gate == decision.decidedBy?.rawValue ?? ""
    case (.eligible, .available): true
    case (.invalidated(let reason), .invalidated(let new)): reason == new
    default: false
    }
  }
}
