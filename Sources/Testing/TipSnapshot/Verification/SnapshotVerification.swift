public import TipFoundation

/// The result of comparing a value with its reference.
///
/// Reporting it is up to the caller.
public enum SnapshotVerification: Hashable, Sendable {
  /// The value equals the reference.
  case matched(path: String)
  /// The reference was written by this process.
  ///
  /// Recording fails the test and its repetitions, so that the reference gets reviewed.
  case recorded(path: String, replaced: Bool)
  /// The value differs from the reference.
  case mismatched(SnapshotMismatch)
  /// The reference is missing, and was not recorded.
  case missing(path: String, pending: SnapshotPending)

  /// The message for a failure, or nil on success.
  public var message: String? { message(modeSetBy: "the caller") }

  /// Returns the message for a failure, which names the source of the mode, or nil on success.
  package func message(modeSetBy source: String) -> String? {
    switch self {
    case .matched:
      nil
    case .recorded(let path, let replaced):
      """
      \(replaced ? "Replaced the" : "Recorded a new") snapshot: "\(path)". \
      Review it, then run the test again.
      """
    case .mismatched(let mismatch):
      """
      The snapshot differs from its reference (-\(mismatch.diff.removed) +\(mismatch.diff.added)).
      \(mismatch.diff.text())
      \(mismatch.pending.advice)
      """
    case .missing(let path, let pending):
      """
      Missing reference "\(path)": none is recorded in the mode "never", \
      set by \(source).
      \(pending.advice)
      """
    }
  }
}

/// A value that differs from its reference.
public struct SnapshotMismatch: Hashable, Sendable {
  /// The path of the reference.
  public let path: String
  /// The difference from the reference to the value.
  public let diff: SnapshotDiff
  /// The pending file.
  public let pending: SnapshotPending
}

/// The pending file, or the reason for its absence.
public struct SnapshotPending: Hashable, Sendable {
  /// The path of the pending file.
  public let path: String
  /// The error that prevented writing it, or nil when it was written.
  public let failure: TipControlError?

  /// The commands that accept and reject the value, empty when no file was written.
  public var commands: [String] {
    guard failure == nil else { return [] }
    let path = ShellQuoting.always(path)
    return ["tipctl snapshots accept \(path)", "tipctl snapshots reject \(path)"]
  }

  /// The next steps, in sentences.
  var advice: String {
    if let failure {
      return "There is no pending file: \(failure.description)"
    }
    return """
      If the new text is right, accept it: \(commands[0])
      If not, fix the code; a passing test removes the pending file, and so does: \(commands[1])
      """
  }
}
