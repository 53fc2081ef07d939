/// The result of a gate of some kind of help.
package protocol DescribedGateResult {
  associatedtype Gate: RawRepresentable<String> & Hashable

  var gate: Gate { get }
  var passed: Bool { get }
  var expected: String { get }
  var actual: String { get }
  var detail: String { get }
  /// The names of all gates, padded to the width of the longest one.
  static var paddedNames: [Gate: String] { get }
}

extension DescribedGateResult {
  /// The result as text.
  package var line: GateLine {
    GateLine(
      gate.rawValue, padded: Self.paddedNames[gate] ?? gate.rawValue, passed: passed,
      expected: expected, actual: actual, detail: detail)
  }
}

/// The result of a gate as text: one format for all kinds of help.
package struct GateLine: Hashable, Sendable {
  /// The gate's name.
  package let name: String
  private let paddedName: String
  /// Whether the gate was passed.
  package let passed: Bool
  /// The condition of the gate.
  package let expected: String
  /// The state that the gate found.
  package let actual: String
  /// An additional detail; empty for none.
  package let detail: String

  fileprivate init(
    _ name: String, padded paddedName: String, passed: Bool, expected: String, actual: String,
    detail: String
  ) {
    self.name = name
    self.paddedName = paddedName
    self.passed = passed
    self.expected = expected
    self.actual = actual
    self.detail = detail
  }

  /// Returns the names of gates, padded to the width of the longest one.
  static func padded<Gate: RawRepresentable<String> & Hashable>(
    _ gates: [Gate]
  ) -> [Gate: String] {
    let width = gates.map(\.rawValue.count).max() ?? 0
    let names = gates.map { gate in
      (gate, gate.rawValue + String(repeating: " ", count: width - gate.rawValue.count))
    }
    return Dictionary(uniqueKeysWithValues: names)
  }

  /// Returns gates as lines of text, with a line break before each.
  ///
  /// A gate that passes has one line; a gate that fails has separate lines for its parts.
  static func text(of gates: [GateLine], decidedBy decider: Int?) -> String {
    var text = ""
    for (index, gate) in gates.enumerated() {
      text += gate.passed ? "\n  pass  " : "\n  FAIL  "
      text += gate.passed ? gate.passedText(index == decider) : gate.failedText(index == decider)
    }
    return text
  }

  private func passedText(_ isDecider: Bool) -> String {
    var line = paddedName + "  " + actual
    if expected != actual { line += "; expected " + expected }
    if !detail.isEmpty { line += "; " + detail }
    return isDecider ? line + "; <- decides" : line
  }

  private func failedText(_ isDecider: Bool) -> String {
    var lines = isDecider ? paddedName + "  <- decides" : name
    lines += "\n        expected  " + expected
    lines += "\n        actual    " + actual
    return detail.isEmpty ? lines : lines + "\n        detail    " + detail
  }
}
