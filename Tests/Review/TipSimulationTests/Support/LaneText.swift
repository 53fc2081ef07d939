import TipModel
import TipSimulation

extension Lane {
  /// The tip with its states, and the seconds from an instant at which each begins and ends.
  ///
  /// A wait has the name of its gate without the gate's finding.
  func text(from start: Timestamp) -> String {
    func seconds(_ instant: Timestamp) -> Int64 {
      (instant.milliseconds - start.milliseconds) / 1000
    }
    let states = spans.map { span in
      let state: State =
        if case .pending(let gate, _) = span.state {
          .pending(gate: gate, found: "")
        } else {
          span.state
        }
      return "\(state.words) \(seconds(span.start))-\(seconds(span.end))"
    }
    return "\(tip): " + states.joined(separator: ", ")
  }
}
