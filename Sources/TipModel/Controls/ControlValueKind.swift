/// The kind of value that a control takes.
public enum ControlValueKind: String, CaseIterable, Hashable, Sendable {
  /// True or false.
  case bool
  /// Tip ids or type names.
  case names
  /// A ``ClockSetting``.
  case clock
  /// A ``DisplayFrequency``.
  case displayFrequency
  /// The place of a datastore.
  case location
  /// A ``SnapshotRecordMode``.
  case recordMode
  /// The path of a file to write.
  case path

  /// What can be written, for help and messages.
  public var accepts: String {
    switch self {
    case .bool: "1 or 0, true or false, yes or no"
    case .names: "tip ids or type names, separated by commas"
    case .clock:
      "a date to freeze at such as 2026-11-21T09:00:00Z, a date to start from such as "
        + "@2026-11-21T09:00:00Z, or a shift such as +3d or -2h30m; after a start or a shift, "
        + "a rate such as x60"
    case .displayFrequency:
      "\(DisplayFrequency.named.map(\.name).joined(separator: ", ")), or a duration such as 36h"
    case .location: "a file or a folder, or memory"
    case .recordMode: "never, missing, failed or all"
    case .path: "a path, or - for standard error"
    }
  }
}

extension TipControlError {
  /// Makes the error of a value that cannot be read.
  ///
  /// - Parameters:
  ///   - word: The user's own word.
  ///   - subject: Where it comes from, such as a variable's name.
  ///   - noun: What it should have been.
  ///   - detail: Why it is none, when that helps.
  ///   - accepted: What can be written instead.
  /// - Returns: The error.
  package static func unreadable(
    _ word: String, in subject: String, isNo noun: String, because detail: String? = nil,
    write accepted: String
  ) -> TipControlError {
    TipControlError(
      .malformed, subject: subject,
      reason: "\"\(word)\" in \(subject) is no \(noun)" + (detail.map { ": \($0)" } ?? ""),
      suggestion: "Write \(accepted)")
  }
}
