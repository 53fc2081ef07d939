public import TipModel
import TipSystem

/// Compares values with their references, and records references.
public struct SnapshotVerifier: Sendable {
  /// Which snapshots are recorded.
  public let mode: SnapshotRecordMode
  private let run: SnapshotRun

  /// Creates a verifier.
  ///
  /// - Parameters:
  ///   - mode: Which snapshots are recorded.
  ///   - run: The test run that records the use, by default this process's run.
  public init(mode: SnapshotRecordMode, run: SnapshotRun = .process) {
    self.mode = mode
    self.run = run
  }

  /// Compares a value with its reference.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - strategy: Converts the value to text.
  ///   - name: The snapshot's name, or nil for the next number.
  ///   - counter: The counter of the running test.
  /// - Returns: The result.
  /// - Throws: The strategy's error, or `TipControlError` when a name is used twice, or a file
  ///   cannot be read or written.
  public func verify<Value>(
    _ value: Value, as strategy: SnapshotStrategy<Value>, named name: String? = nil,
    in counter: SnapshotCounter
  ) throws -> SnapshotVerification {
    do {
      let file = try counter.file(named: name, fileExtension: strategy.fileExtension)
      try run.note(file, sourceFile: counter.sourceFile, test: counter.identity)
      let verification = run.withRecordings(try verify(strategy.text(value), at: file))
      if verification.message != nil { run.recordFailure() }
      return verification
    } catch {
      run.recordFailure()
      throw error
    }
  }

  private func verify(
    _ text: String, at file: SnapshotFile
  ) throws(TipControlError) -> SnapshotVerification {
    let path = file.path
    if mode == .all { return try record(text, file, replaced: access(path, F_OK) == 0) }
    guard let reference = try SnapshotBytes.read(path) else {
      if mode != .never { return try record(text, file, replaced: false) }
      return .missing(path: path, pending: leave(text, file))
    }
    if Self.isSame(text, reference) {
      removePending(file)
      return .matched(path: path)
    }
    if mode == .failed { return try record(text, file, replaced: true) }
    let old = try SnapshotBytes.text(reference, of: path)
    let pending = leave(text, file)
    let diff = SnapshotDiff(from: old, to: text, oldName: path, newName: file.pendingPath)
    return .mismatched(SnapshotMismatch(path: path, diff: diff, pending: pending))
  }

  private static func isSame(_ text: String, _ reference: [UInt8]) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard let base = bytes.baseAddress, bytes.count == reference.count else {
        return bytes.count == reference.count
      }
      return memcmp(base, reference, bytes.count) == 0
    }
  }

  private func record(
    _ text: String, _ file: SnapshotFile, replaced: Bool
  ) throws(TipControlError) -> SnapshotVerification {
    try AtomicFile.write(text, to: file.path, makesFolder: true)
    removePending(file)
    return .recorded(path: file.path, replaced: replaced)
  }

  /// Writes the pending file.
  ///
  /// A failure to do so is returned, because it must not hide the difference.
  private func leave(_ text: String, _ file: SnapshotFile) -> SnapshotPending {
    do throws(TipControlError) {
      try AtomicFile.write(text, to: file.pendingPath, makesFolder: true)
      return SnapshotPending(path: file.pendingPath, failure: nil)
    } catch {
      return SnapshotPending(path: file.pendingPath, failure: error)
    }
  }

  /// Removes the pending file without checking: usually there is none, and a leftover is harmless.
  private func removePending(_ file: SnapshotFile) { unlink(file.pendingPath) }
}
