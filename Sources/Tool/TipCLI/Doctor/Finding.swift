import TipFoundation
import TipGuidance

/// One finding of a command that checks.
struct Finding: Hashable {
  /// A place in a file.
  struct Place: Hashable {
    /// The path, relative to the current folder where it is below.
    var file: String
    /// The line, counted from 1.
    var line: Int?

    /// The file, and the line if it is known: `Help.json:8`.
    var text: String {
      guard let line else { return file }
      return "\(file):\(line)"
    }
  }

  /// The severity of a finding.
  enum Severity: String, CaseIterable {
    /// Something cannot work.
    case problem
    /// Something is probably not intended.
    case warning
    /// Information that does not affect the exit code.
    case note

    /// The role of its name in texts, and its names in GitHub's annotations and in SARIF.
    var names: (role: Style.Role, gitHub: String, sarif: String) {
      switch self {
      case .problem: (.bad, "error", "error")
      case .warning: (.warning, "warning", "warning")
      case .note: (.faint, "notice", "note")
      }
    }
  }

  let severity: Severity
  /// The subject: a tip, a parameter, an event, a file.
  let subject: String
  let message: String
  /// The advice as a sentence, or an empty text when nothing has to be done.
  let advice: String
  let place: Place?
  /// The id of the rule, if the finding has one.
  var rule: String?

  init(
    _ severity: Severity, _ subject: String, _ message: String, _ advice: String = "",
    at place: Place? = nil
  ) {
    self.severity = severity
    self.place = place
    self.subject = subject
    self.message = message
    self.advice = advice
  }

  init(_ severity: Severity, _ error: TipControlError) {
    self.init(
      severity, error.subject, "\(error.reason).", Sentences.ended(error.suggestion))
  }

  /// Creates the reporter's finding from the finding of a check.
  ///
  /// Each command has its own words for the item and the next step.
  init(_ finding: GuidanceFinding, subject: String, advice: String) {
    var place: Place?
    if let file = finding.file { place = Place(file: file, line: finding.line) }
    let severity: Severity = finding.severity == .error ? .problem : .warning
    self.init(severity, subject, finding.message, advice, at: place)
    rule = finding.id
  }

  /// Returns the message and the advice.
  func text(separator: String) -> String {
    [message, advice].filter { !$0.isEmpty }.joined(separator: separator)
  }

  var json: StoredValue {
    [
      "severity": .string(severity.rawValue), "subject": .string(subject),
      "message": .string(message), "advice": .string(advice),
    ]
  }
}
