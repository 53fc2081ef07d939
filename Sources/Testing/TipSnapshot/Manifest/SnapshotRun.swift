import Synchronization
import TipFoundation
import TipSystem

/// Records the snapshots that a test run uses, so that unused references can be found.
///
/// Matching snapshots cost one line at the first use in a folder; the rest is written when the
/// process exits. A process that crashes leaves a beginning without an end.
public final class SnapshotRun: Sendable {
  private struct Use {
    let path: String
    let sourceFile: String
  }
  private struct State {
    /// The test files of the snapshots, by path.
    var known: [String: String] = [:]
    /// The uses by the path in small letters, in which files of some systems are the same.
    var uses: [String: Use] = [:]
    var logs: [String: [String]] = [:]
    var hasFailed = false
    var isOver = false
  }

  private let state = Mutex(State())
  private let identity: RunIdentity

  /// The run of this process; it ends when the process exits.
  public static let process: SnapshotRun = {
    let run = SnapshotRun(identity: .process)
    atexit { SnapshotRun.process.finish() }
    return run
  }()

  /// Creates a run.
  package init(identity: RunIdentity) { self.identity = identity }

  /// Records a failure of any kind: an incomplete run does not report unused snapshots.
  public func recordFailure() { state.withLock { $0.hasFailed = true } }

  /// Records the use of a snapshot.
  ///
  /// - Throws: `TipControlError` (malformed) when the path differs from that of another snapshot
  ///   only in case, or belongs to another test file of the same name.
  func note(_ file: SnapshotFile, sourceFile: String) throws(TipControlError) {
    let path = file.path
    let clash = state.withLock { state -> Use? in
      guard state.known[path] != sourceFile else { return nil }
      let key = path.lowercased()
      if let use = state.uses[key] {
        return use.path == path && use.sourceFile == sourceFile ? nil : use
      }
      state.known[path] = sourceFile
      state.uses[key] = Use(path: path, sourceFile: sourceFile)
      if state.logs[file.root] == nil { begin(file.root) }
      state.logs[file.root, default: []].append(file.relativePath)
      return nil
    }
    if let clash { throw Self.clash(file, clash.path, clash.sourceFile) }
  }

  private static func clash(
    _ file: SnapshotFile, _ other: String, _ sourceFile: String
  ) -> TipControlError {
    guard other == file.path else {
      return TipControlError(
        .malformed, subject: file.path,
        reason: "\"\(file.path)\" differs from \"\(other)\" only in case, and is the same "
          + "file on some systems",
        suggestion: "Rename one of the tests or snapshots")
    }
    return TipControlError(
      .malformed, subject: file.path,
      reason: "\"\(file.path)\" already belongs to a test in \"\(sourceFile)\"",
      suggestion: "Rename one of the test files, or give them different locations")
  }

  /// Writes the record; the process's own run does so at exit.
  package func finish() {
    state.withLock { state in
      guard !state.isOver else { return }
      state.isOver = true
      for (root, paths) in state.logs {
        let lines = paths.map { "used \($0)" } + [state.hasFailed ? "failed" : "passed"]
        ManifestFile.append(lines, of: identity, in: root)
      }
    }
  }

  private func begin(_ root: String) {
    ManifestFile.append(
      [identity.isFiltered ? "begin filtered" : "begin full"], of: identity, in: root,
      isBeginning: true)
  }
}
