import TipModel
public import TipFoundation

/// What comparing a value with its reference found; it reports nothing itself.
public enum SnapshotVerification: Hashable, Sendable {
  /// The value is what the reference says.
  case matched(path: String)
  /// The reference was written; a test that records fails, so that nobody trusts it unseen.
  case recorded(path: String, replaced: Bool)
  /// The value is another than the reference says.
  case mismatched(SnapshotMismatch)
  /// There is no reference, and none is recorded.
  case missing(path: String, pending: SnapshotPending)

  /// What to tell people; nil when nothing is wrong.
  public var message: String? {
    switch self {
    case .matched:
      nil
    case .recorded(let path, let replaced):
      """
      The snapshot was recorded, and \(replaced ? "replaced the one" : "there was none") before: \
      "\(path)". Read it, then run the test again.
      """
    case .mismatched(let mismatch):
      """
      The snapshot differs from its reference (-\(mismatch.diff.removed) +\(mismatch.diff.added)).
      \(mismatch.diff.text())
      \(mismatch.pending.advice)
      """
    case .missing(let path, let pending):
      "There is no reference \"\(path)\", and none was recorded.\n\(pending.advice)"
    }
  }
}

/// A value that is another than its reference says.
public struct SnapshotMismatch: Hashable, Sendable {
  /// The path of the reference.
  public let path: String
  /// The difference from the reference to the value.
  public let diff: SnapshotDiff
  /// What waits for a review.
  public let pending: SnapshotPending
}

/// The file that waits for a review, or why there is none.
public struct SnapshotPending: Hashable, Sendable {
  /// The path of the pending file.
  public let path: String
  /// Why it could not be written; nil when it was.
  public let failure: TipControlError?

  /// The commands that accept the value and that reject it; empty when no file was written.
  public var commands: [String] {
    guard failure == nil else { return [] }
    let path = ShellQuoting.always(path)
    return ["tipctl snapshots accept \(path)", "tipctl snapshots reject \(path)"]
  }

  /// What to do next, in sentences.
  var advice: String {
    if let failure {
      return "No file waits for a review: \(failure.description)"
    }
    return """
      If the new one is right, accept it: \(commands[0])
      If not, mend the code; the file goes when the test passes, or with: \(commands[1])
      """
  }
}
