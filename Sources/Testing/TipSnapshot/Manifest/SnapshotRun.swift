import Synchronization
import TipFoundation
import TipSystem

/// Records the snapshots that a test run uses, so that unused references can be found.
///
/// Matching snapshots cost one line at the first use in a folder. The rest is written when the
/// process exits. A process that crashes leaves a beginning without an end.
public final class SnapshotRun: Sendable {
  /// Returns the unique name of a test, or nil until it is known.
  ///
  /// Repetitions and cases of one test have the same name.
  package typealias TestIdentity = @Sendable () -> String?

  private struct Use {
    let path: String
    let sourceFile: String
    let test: TestIdentity
  }
  private struct State {
    /// The uses by path.
    var known: [String: Use] = [:]
    /// The uses by the path in small letters, in which files of some systems are the same.
    var uses: [String: Use] = [:]
    var logs: [String: [String]] = [:]
    /// Whether a recorded reference replaced an older one, by path.
    var recordings: [String: Bool] = [:]
    /// The first test that ended early.
    var endedEarly: String?
    var hasFailed = false
    var isOver = false
  }

  private let state = Mutex(State())
  private let identity: RunIdentity

  /// The run of this process, which ends when the process exits.
  public static let process: SnapshotRun = {
    let run = SnapshotRun(identity: .process)
    atexit { SnapshotRun.process.finish() }
    return run
  }()

  package init(identity: RunIdentity) { self.identity = identity }

  /// Records that a snapshot failed: an incomplete run does not report unused snapshots.
  public func recordFailure() { state.withLock { $0.hasFailed = true } }

  /// Records that a test was skipped or cancelled, or threw an error.
  ///
  /// It may not have used all its snapshots.
  package func recordEarlyEnd(of test: String) {
    state.withLock { $0.endedEarly = $0.endedEarly ?? test }
  }

  /// Records the use of a snapshot.
  ///
  /// - Throws: `TipControlError` (malformed) when the path differs from another snapshot's path
  ///   only in case, or belongs to another test or to another test file of the same name.
  func note(
    _ file: SnapshotFile, sourceFile: String, test: @escaping TestIdentity = { nil }
  ) throws(TipControlError) {
    let use = Use(path: file.path, sourceFile: sourceFile, test: test)
    let earlier = state.withLock { state -> Use? in
      if let earlier = state.known[use.path] { return earlier }
      let key = use.path.lowercased()
      if let earlier = state.uses[key] { return earlier }
      state.known[use.path] = use
      state.uses[key] = use
      if state.logs[file.root] == nil { begin(file.root) }
      state.logs[file.root, default: []].append(file.relativePath)
      return nil
    }
    if let earlier, let clash = Self.clash(use, earlier) { throw clash }
  }

  /// Returns the reason why two uses cannot have one file, or nil when they belong to one test.
  private static func clash(_ use: Use, _ earlier: Use) -> TipControlError? {
    guard use.path == earlier.path else {
      return TipControlError(
        .malformed, subject: use.path,
        reason: "\"\(use.path)\" differs from \"\(earlier.path)\" only in case, and is the same "
          + "file on some systems",
        suggestion: "Rename one of the tests or snapshots")
    }
    guard use.sourceFile == earlier.sourceFile else {
      return TipControlError(
        .malformed, subject: use.path,
        reason: "\"\(use.path)\" already belongs to a test in \"\(earlier.sourceFile)\"",
        suggestion: "Rename one of the test files, or give them different locations")
    }
    guard let test = use.test(), let other = earlier.test(), test != other else { return nil }
    return TipControlError(
      .malformed, subject: use.path,
      reason: "The tests \"\(other)\" and \"\(test)\" have the same snapshot \"\(use.path)\"",
      suggestion: "Rename one of the tests, or give the snapshots different names with named:")
  }

  /// Remembers a recorded reference, and fails again where it matches in the same process.
  ///
  /// Otherwise a repetition of the test would pass before the reference was reviewed.
  func withRecordings(_ verification: SnapshotVerification) -> SnapshotVerification {
    state.withLock { state in
      switch verification {
      case .recorded(let path, let replaced): state.recordings[path] = replaced
      case .matched(let path):
        if let replaced = state.recordings[path] {
          return .recorded(path: path, replaced: replaced)
        }
      case .mismatched, .missing: break
      }
      return verification
    }
  }

  /// Writes the record, which the process's own run does at exit.
  package func finish() {
    state.withLock { state in
      guard !state.isOver else { return }
      state.isOver = true
      var end: [String] = []
      if let test = state.endedEarly {
        end.append("early \(test.split(separator: "\n").joined())")
      }
      end.append(state.hasFailed ? "failed" : "passed")
      for (root, paths) in state.logs {
        ManifestFile.append(paths.map { "used \($0)" } + end, of: identity, in: root)
        ManifestFile.addNames(paths, of: identity, in: root)
      }
    }
  }

  private func begin(_ root: String) {
    ManifestFile.append(
      [identity.isFiltered ? "begin filtered" : "begin full"], of: identity, in: root,
      isBeginning: true)
  }
}
