import TipModel
import TipFoundation

/// One thing that `tipctl doctor` has to say.
struct Finding: Hashable {
  /// How bad it is.
  enum Severity: String, CaseIterable {
    /// Something cannot work as it is.
    case problem
    /// Something is most likely not as it was meant.
    case warning
    /// Something to know; it does not count as ill.
    case note
  }

  let severity: Severity
  /// What it is about: a tip, a parameter, an event, a file.
  let subject: String
  /// What is so, as a sentence.
  let message: String
  /// What to do, as a sentence; empty when nothing has to be done.
  let advice: String

  init(_ severity: Severity, _ subject: String, _ message: String, _ advice: String = "") {
    self.severity = severity
    self.subject = subject
    self.message = message
    self.advice = advice
  }

  /// A failure as a finding.
  init(_ severity: Severity, _ error: TipControlError) {
    let isSentence = error.suggestion.isEmpty || error.suggestion.hasSuffix("?")
    self.init(
      severity, error.subject, "\(error.reason).",
      isSentence ? error.suggestion : "\(error.suggestion).")
  }

  var json: StoredValue {
    [
      "severity": .string(severity.rawValue), "subject": .string(subject),
      "message": .string(message), "advice": .string(advice),
    ]
  }
}
