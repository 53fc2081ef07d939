public import TipFoundation

/// A scenario with the lines of its parts, so that a message can name them.
package struct ScenarioFile: Sendable {
  /// The scenario.
  package let scenario: Scenario
  /// The name of the text, such as a file's name.
  package let subject: String
  /// The line of each part, by its path, such as `screens[0].places[1]`.
  private let lines: [String: Int]

  /// Reads a scenario.
  ///
  /// - Throws: `TipControlError` (`malformed`) that names the line.
  package init(_ text: String, subject: String) throws(TipControlError) {
    self.subject = subject
    var parser = ScenarioParser()
    scenario = try parser.read(text, subject: subject)
    lines = parser.lines
  }

  /// Returns an error about a path, such as `script[2]`, with the file and the line.
  package func located(_ error: TipControlError) -> TipControlError {
    let location = "\(subject):\(line(of: error.subject))"
    return TipControlError(
      error.code, subject: location, reason: "\(location): \(error.reason)",
      suggestion: error.suggestion)
  }

  /// Returns the line of a path, or of the nearest part around it.
  private func line(of path: String) -> Int {
    let found = lines.filter { key, _ in
      path.hasPrefix(key) && [nil, ".", "["].contains(path.dropFirst(key.count).first)
    }
    return found.max { $0.key.count < $1.key.count }?.value ?? 1
  }
}

extension Scenario {
  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - subject: The name of the text, such as a file's name, for messages.
  /// - Throws: `TipControlError` (`malformed`) that names the line.
  public init(_ text: String, subject: String = "scenario") throws(TipControlError) {
    self = try ScenarioFile(text, subject: subject).scenario
  }
}
