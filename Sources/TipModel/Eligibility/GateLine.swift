/// The lines of one gate in an explanation.
///
/// A gate that passes has one line; a gate that fails has separate lines for its parts.
struct GateLine {
  let name: String
  /// The width of the longest name of a gate.
  let nameWidth: Int
  let passed: Bool
  let isDecider: Bool
  let expected: String
  let actual: String
  let detail: String

  /// The lines, without a last line break.
  var text: String { passed ? "  pass  \(passedText)" : "  FAIL  \(failedText)" }

  private var paddedName: String {
    name + String(repeating: " ", count: max(0, nameWidth - name.count))
  }

  private var passedText: String {
    var line = paddedName + "  " + actual
    if expected != actual { line += "; expected " + expected }
    if !detail.isEmpty { line += "; " + detail }
    return isDecider ? line + "; <- decides" : line
  }

  private var failedText: String {
    var lines = isDecider ? paddedName + "  <- decides" : name
    lines += "\n        expected  " + expected
    lines += "\n        actual    " + actual
    return detail.isEmpty ? lines : lines + "\n        detail    " + detail
  }
}
