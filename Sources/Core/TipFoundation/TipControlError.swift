/// An error with a reason, its subject and a suggestion.
public struct TipControlError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure, for code that distinguishes failures.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// A value, rule text or document that cannot be read.
    case malformed
    /// An unknown name.
    case unknownName
    /// A datastore or file that does not exist.
    case missing
    /// A datastore that must not be opened: a newer one, another application's, not a database.
    case refused
    /// A datastore whose contents are damaged.
    case corrupt
    /// A file or folder that cannot be created.
    case cannotCreate
    /// A file that cannot be read or written.
    case inputOutput
    /// A datastore that another process locks for too long.
    case busy
  }

  /// The kind of failure.
  public let code: Code
  /// The subject of the failure, in the user's own word.
  public let subject: String
  /// The reason, as a sentence without its full stop.
  public let reason: String
  /// The next step, as a sentence without its full stop, or an empty text.
  public let suggestion: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: The kind of failure.
  ///   - subject: The subject of the failure, in the user's own word.
  ///   - reason: The reason, as a sentence without its full stop.
  ///   - suggestion: The next step, as a sentence without its full stop.
  public init(_ code: Code, subject: String, reason: String, suggestion: String = "") {
    self.code = code
    self.subject = subject
    self.reason = reason
    self.suggestion = suggestion
  }

  /// The whole message: the reason, then the suggestion.
  public var description: String {
    let sentences = suggestion.isEmpty ? [reason] : [reason, suggestion]
    return sentences.map { $0.hasSuffix("?") ? $0 : "\($0)." }.joined(separator: " ")
  }
}

extension TipControlError {
  /// Returns the error for an invalid value.
  ///
  /// - Parameters:
  ///   - word: The user's own word.
  ///   - subject: The source of the word, such as a variable's name.
  ///   - kind: The kind of value that is needed, such as "date".
  ///   - detail: The reason, when it helps.
  ///   - accepted: The accepted values.
  /// - Returns: The error.
  package static func unreadable(
    _ word: String, in subject: String, kind: String, because detail: String? = nil,
    write accepted: String
  ) -> TipControlError {
    var reason = "Invalid \(kind) \"\(word)\" in \(subject)"
    if let detail { reason += ": \(detail)" }
    return TipControlError(
      .malformed, subject: subject, reason: reason, suggestion: "Write \(accepted)")
  }
}
