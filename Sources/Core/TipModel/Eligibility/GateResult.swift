/// The result of one gate of a tip, a tooltip or an alert.
public struct GateResult<Gate>: Hashable, Sendable
where Gate: RawRepresentable<String> & CaseIterable & Hashable & Sendable {
  /// The gate.
  public let gate: Gate
  /// Whether the gate is passed.
  public let passed: Bool
  /// The condition of the gate.
  public let expected: String
  /// The state that the gate found.
  public let actual: String
  /// An additional detail, such as a date, a missing donation or a remedy, or empty for none.
  public let detail: String
  /// Whether the gate decided.
  package fileprivate(set) var decided = false

  /// Creates a result.
  ///
  /// The expectation is also the finding unless there is more to say.
  init(
    _ gate: Gate, passed: Bool, _ expected: String, _ actual: String? = nil,
    _ detail: String? = nil
  ) {
    self.gate = gate
    self.passed = passed
    self.expected = expected
    self.actual = actual ?? expected
    self.detail = detail ?? ""
  }

  /// The start of an expectation of nothing, before the reason.
  private static var nothing: String { "nothing: " }

  /// The finding as a clause, with the detail.
  package var clause: String {
    if detail.isEmpty { return actual }
    return "\(actual); \(detail)"
  }
}

extension Array {
  /// Returns results of gates where one is marked as the one that decided.
  ///
  /// Of several results of the gate that decided, it is the first failed one. A gate that is passed
  /// decides too: an override that shows.
  func decided<Gate>(by decider: Gate?) -> Self where Element == GateResult<Gate> {
    let results = indices.filter { self[$0].gate == decider }
    guard let index = results.first(where: { !self[$0].passed }) ?? results.first else {
      return self
    }
    var marked = self
    marked[index].decided = true
    return marked
  }

  /// Returns an explanation as lines of text: a head, gates and the outlook.
  ///
  /// A gate that passes has one line. A gate that fails has separate lines for its parts.
  func text<Gate>(_ head: String, _ outlook: String) -> String where Element == GateResult<Gate> {
    // Appended to one text with room for a usual explanation, because each assertion makes it.
    var text = ""
    text.reserveCapacity(1024)
    text += head
    let width = Gate.allCases.map(\.rawValue.utf8.count).max() ?? 0
    for gate in self { gate.append(to: &text, nameWidth: width) }
    text += "\n"
    text += outlook
    return text
  }
}

extension GateResult {
  fileprivate func append(to text: inout String, nameWidth: Int) {
    let name = gate.rawValue
    text += passed ? "\n  pass  " : "\n  FAIL  "
    text += name
    if passed || decided {
      // What follows is aligned.
      for _ in 0..<(nameWidth - name.utf8.count + 2) { text += " " }
    }
    if passed {
      text += actual
      // The gate does not expect a control that shows the tip, and such a control is decisive.
      if expected != actual, !decided {
        if expected.hasPrefix(Self.nothing) {
          text += "; "
          text += expected.dropFirst(Self.nothing.count)
        } else {
          text += "; expected "
          text += expected
        }
      }
      if !detail.isEmpty {
        text += "; "
        text += detail
      }
      if decided { text += "; <- decides" }
    } else {
      if decided { text += "<- decides" }
      text += "\n        expected  "
      text += expected
      text += "\n        actual    "
      text += actual
      guard !detail.isEmpty else { return }
      text += "\n        detail    "
      text += detail
    }
  }
}
