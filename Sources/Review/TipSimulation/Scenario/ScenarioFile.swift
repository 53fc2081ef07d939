public import TipFoundation
import TipModel

/// A scenario with the lines of its parts, so that a message can name them.
package struct ScenarioFile: Sendable {
  private enum Lines: Sendable {
    case json(LocatedJSON)
    case text([String: Int])
  }

  /// The scenario.
  package let scenario: Scenario
  /// The name of the text, such as a file's name.
  package let subject: String
  private let lines: Lines

  /// Reads a scenario: JSON if the first character is a brace, and the text form otherwise.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - subject: The name of the text, such as a file's name, for messages.
  /// - Throws: `TipControlError` (`malformed`) that names the line.
  package init(_ text: String, subject: String) throws(TipControlError) {
    self.subject = subject
    let first = text.utf8.first { !Set(" \t\r\n".utf8).contains($0) }
    guard first == UInt8(ascii: "{") else {
      var parser = ScenarioParser()
      scenario = try parser.read(text, subject: subject)
      lines = .text(parser.lines)
      return
    }
    let json = try LocatedJSON(text, subject: subject)
    scenario = try json.read { value throws(TipControlError) in try Scenario(storedValue: value) }
    lines = .json(json)
  }

  /// Returns an error about a path, such as `script[2]`, with the file and the line.
  package func located(_ error: TipControlError) -> TipControlError {
    let place = "\(subject):\(line(of: error.subject))"
    return TipControlError(
      error.code, subject: place, reason: "\(place): \(error.reason)",
      suggestion: error.suggestion)
  }

  /// Returns the line of a path, or of the nearest part around it.
  private func line(of path: String) -> Int {
    switch lines {
    case .json(let json): return json.line(of: path)
    case .text(let lines):
      let found = lines.filter { key, _ in
        path.hasPrefix(key) && [nil, ".", "["].contains(path.dropFirst(key.count).first)
      }
      return found.max { $0.key.count < $1.key.count }?.value ?? 1
    }
  }
}

extension Scenario {
  /// Reads a scenario: its text form, or JSON.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - subject: The name of the text, such as a file's name, for messages.
  /// - Throws: `TipControlError` (`malformed`) that names the line.
  public init(_ text: String, subject: String = "scenario") throws(TipControlError) {
    self = try ScenarioFile(text, subject: subject).scenario
  }
}
