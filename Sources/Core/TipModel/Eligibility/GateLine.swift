/// The result of a gate of some kind of help.
package protocol DescribedGateResult {
  associatedtype Gate: RawRepresentable<String> & Hashable

  var gate: Gate { get }
  var passed: Bool { get }
  var expected: String { get }
  var actual: String { get }
  var detail: String { get }
  /// The length of the longest name of a gate.
  static var nameWidth: Int { get }
}

extension DescribedGateResult {
  /// The result as text.
  package var line: GateLine {
    GateLine(
      gate.rawValue, width: Self.nameWidth, passed: passed, expected: expected, actual: actual,
      detail: detail)
  }
}

/// The result of a gate as text: one format for all kinds of help.
package struct GateLine: Hashable, Sendable {
  /// The gate's name.
  package let name: String
  private let nameWidth: Int
  /// Whether the gate was passed.
  package let passed: Bool
  /// The condition of the gate.
  package let expected: String
  /// The state that the gate found.
  package let actual: String
  /// An additional detail; empty for none.
  package let detail: String

  fileprivate init(
    _ name: String, width nameWidth: Int, passed: Bool, expected: String, actual: String,
    detail: String
  ) {
    self.name = name
    self.nameWidth = nameWidth
    self.passed = passed
    self.expected = expected
    self.actual = actual
    self.detail = detail
  }

  /// Spaces by their number; making them for each name would take longer.
  private static let spaces = (0...40).map { String(repeating: " ", count: $0) }

  /// Returns the length of the longest name of some gates.
  static func nameWidth(of gates: [some RawRepresentable<String>]) -> Int {
    gates.map(\.rawValue.utf8.count).max() ?? 0
  }

  /// Returns an explanation as lines of text: a head, gates and the outlook.
  ///
  /// A gate that passes has one line; a gate that fails has separate lines for its parts.
  static func text(
    _ head: String, _ gates: [GateLine], decidedBy decider: Int?, _ outlook: String
  ) -> String {
    // Appended to one text with room for a usual explanation, because each assertion makes it.
    var text = ""
    text.reserveCapacity(1024)
    text += head
    for (index, gate) in gates.enumerated() {
      if gate.passed {
        gate.appendPassed(to: &text, index == decider)
      } else {
        gate.appendFailed(to: &text, index == decider)
      }
    }
    text += "\n"
    text += outlook
    return text
  }

  private func appendPassed(to text: inout String, _ isDecider: Bool) {
    text += "\n  pass  "
    appendPaddedName(to: &text)
    text += actual
    if expected != actual {
      text += "; expected "
      text += expected
    }
    if !detail.isEmpty {
      text += "; "
      text += detail
    }
    if isDecider { text += "; <- decides" }
  }

  private func appendFailed(to text: inout String, _ isDecider: Bool) {
    text += "\n  FAIL  "
    if isDecider {
      appendPaddedName(to: &text)
      text += "<- decides"
    } else {
      text += name
    }
    text += "\n        expected  "
    text += expected
    text += "\n        actual    "
    text += actual
    guard !detail.isEmpty else { return }
    text += "\n        detail    "
    text += detail
  }

  /// Appends the name with spaces, so that what follows is aligned.
  private func appendPaddedName(to text: inout String) {
    text += name
    text += Self.spaces[nameWidth - name.utf8.count + 2]
  }
}
