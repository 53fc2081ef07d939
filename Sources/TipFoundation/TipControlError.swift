/// A failure that names what happened, to which thing, and what to do next.
public struct TipControlError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure, for code that has to tell failures apart.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// A value, rule text or document that cannot be read.
    case malformed
    /// A name that stands for nothing known.
    case unknownName
    /// A datastore or file that is not there.
    case missing
    /// A datastore that is not ours to touch: newer, another application's, no database.
    case refused
    /// A datastore whose contents are damaged.
    case corrupt
    /// A file or folder that cannot be created.
    case cannotCreate
    /// A file that cannot be read or written.
    case inputOutput
    /// A datastore that another process holds for too long.
    case busy
  }

  /// The kind of failure.
  public let code: Code
  /// The thing it happened to, in the user's own word.
  public let subject: String
  /// What happened, as a sentence without its full stop.
  public let reason: String
  /// What to do next, as a sentence without its full stop; empty when nothing helps.
  public let suggestion: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: The kind of failure.
  ///   - subject: The thing it happened to, in the user's own word.
  ///   - reason: What happened, as a sentence without its full stop.
  ///   - suggestion: What to do next, as a sentence without its full stop.
  public init(_ code: Code, subject: String, reason: String, suggestion: String = "") {
    self.code = code
    self.subject = subject
    self.reason = reason
    self.suggestion = suggestion
  }

  /// The whole message: the reason, then what to do next.
  public var description: String {
    let advice = suggestion.hasSuffix("?") ? suggestion : "\(suggestion)."
    return suggestion.isEmpty ? "\(reason)." : "\(reason). \(advice)"
  }
}

extension TipControlError {
  /// Makes the error of a value that cannot be read.
  ///
  /// - Parameters:
  ///   - word: The user's own word.
  ///   - subject: Where it comes from, such as a variable's name.
  ///   - kind: The kind of value that is needed, such as "date".
  ///   - detail: The reason, when it helps.
  ///   - accepted: The accepted values.
  /// - Returns: The error.
  package static func unreadable(
    _ word: String, in subject: String, kind: String, because detail: String? = nil,
    write accepted: String
  ) -> TipControlError {
    TipControlError(
      .malformed, subject: subject,
      reason: "Invalid \(kind) \"\(word)\" in \(subject)" + (detail.map { ": \($0)" } ?? ""),
      suggestion: "Write \(accepted)")
  }
}
