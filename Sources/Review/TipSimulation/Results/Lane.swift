package import TipFoundation
package import TipModel

/// What becomes of one tip over time: it is pending, available, on screen or invalidated.
package struct Lane: Hashable, Sendable {
  /// The state of a tip for some time.
  package enum State: Hashable, Sendable {
    /// A gate keeps it from showing, with the gate's finding in words.
    case pending(gate: String, found: String)
    /// It may show, but is not on screen.
    case available
    /// It may show, but the group's choice, in words, is a different tip or none.
    case behind(String)
    case onScreen
    /// It does not show again.
    case invalidated(Tips.InvalidationReason)
  }

  /// A state and how long it lasted.
  package struct Span: Hashable, Sendable {
    package let state: State
    package let start: Timestamp
    /// The instant after the last one.
    package fileprivate(set) var end: Timestamp
  }

  /// The id of the tip.
  package let tip: String
  package let title: String
  /// The spans without a gap, in order.
  package internal(set) var spans: [Span] = []
  /// The beginnings of the displays.
  package internal(set) var displays: [Timestamp] = []

  init(_ tip: TipDefinition) {
    self.tip = tip.id
    title = tip.title
  }

  // MARK: - Following a tip

  /// Continues the lane with the state of its tip at an instant, and with the finding of the gate
  /// that begins to keep the tip from showing.
  mutating func follow(
    _ decision: Decision, isShowing: Bool, at now: Timestamp, found: @autoclosure () -> String
  ) {
    if let last = spans.last, Self.continues(last.state, decision, isShowing: isShowing) { return }
    let state: State =
      switch decision.status {
      case _ where isShowing: .onScreen
      case .available: .available
      case .invalidated(let reason): .invalidated(reason)
      case .pending: .pending(gate: decision.decidedBy?.rawValue ?? "", found: found())
      }
    go(on: state, at: now)
  }

  /// Ends the lane, and removes the spans without a length.
  mutating func finish(at end: Timestamp) {
    if let last = spans.indices.last { spans[last].end = end }
    spans.removeAll { $0.start >= $0.end }
  }

  /// Continues the lane with a state, which ends the last one unless it is equal.
  mutating func go(on state: State, at date: Timestamp) {
    if let last = spans.indices.last {
      spans[last].end = date
      if spans[last].state == state { return }
      if spans[last].start == date {
        spans.removeLast()
        // The state before may be this one.
        if spans.last?.state == state { return }
      }
    }
    spans.append(Span(state: state, start: date, end: date))
  }

  /// Whether both are pending at one gate, whatever it found, or equal states.
  private static func continues(_ old: State, _ decision: Decision, isShowing: Bool) -> Bool {
    switch (old, decision.status) {
    case (.onScreen, _): isShowing
    case (_, _) where isShowing: false
    case (.pending(let gate, _), .pending): gate == decision.decidedBy?.rawValue ?? ""
    case (.available, .available): true
    case (.invalidated(let reason), .invalidated(let new)): reason == new
    default: false
    }
  }
}

extension Facts {
  /// Returns the finding of the gate that decides about a tip, which takes long to compute.
  func deciding(about tip: TipDefinition, at now: Timestamp) -> String {
    Eligibility.explain(tip, in: Situation(self, now: now), isBrief: true).decision.found
  }
}
