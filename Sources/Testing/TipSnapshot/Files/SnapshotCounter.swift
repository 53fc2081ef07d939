import Synchronization
public import TipFoundation

/// Assigns files to the snapshots of one run of a test.
///
/// Snapshots without a name are numbered `1`, `2`, … in call order.
public final class SnapshotCounter: Sendable {
  private struct State {
    var unnamed: [String: Int] = [:]
    var names: Set<String> = []

    mutating func next(for name: String) -> Int {
      let number = unnamed[name, default: 0] + 1
      unnamed[name] = number
      return number
    }
  }

  private let state = Mutex(State())
  private let test: String
  private let root: String
  private let prefix: String
  /// The path of the test's source file.
  public let sourceFile: String
  /// The test's identity among all tests of the process.
  let identity: SnapshotRun.TestIdentity

  /// Creates the counter of one run of a test.
  ///
  /// - Parameters:
  ///   - test: The test's name, such as `showsOnThirdVisit()`.
  ///   - sourceFile: The path of the test's source file, as `#filePath` gives it.
  ///   - location: The location of the test's snapshots.
  public convenience init(
    test: String, sourceFile: String, location: SnapshotLocation = .besideTest
  ) {
    self.init(test: test, sourceFile: sourceFile, location: location, identity: { nil })
  }

  /// Creates the counter of one run of a test that must not share its snapshots with others.
  package init(
    test: String, sourceFile: String, location: SnapshotLocation,
    identity: @escaping SnapshotRun.TestIdentity
  ) {
    self.test = test
    self.sourceFile = sourceFile
    self.identity = identity
    root = location.root(forTestsIn: sourceFile)
    prefix = "\(SnapshotLocation.folder(forTestsIn: sourceFile))/\(SnapshotName.test(test))."
  }

  /// Returns the name of the next unnamed snapshot of a tip, or of arguments of a test.
  ///
  /// It has a number from the second snapshot on.
  package func nextName(for name: String) -> String {
    let number = state.withLock { $0.next(for: name) }
    return number == 1 ? name : "\(name)-\(number)"
  }

  /// Returns the file of the next snapshot.
  ///
  /// - Parameters:
  ///   - name: The snapshot's name, or nil for the next number.
  ///   - fileExtension: The extension of the file, without a dot.
  /// - Returns: The file.
  /// - Throws: `TipControlError` (malformed) when the test has already used the name.
  public func file(
    named name: String? = nil, fileExtension: String = "txt"
  ) throws(TipControlError) -> SnapshotFile {
    let piece = state.withLock { state -> String? in
      guard let name else { return "\(state.next(for: ""))" }
      let piece = SnapshotName.explicit(name)
      return state.names.insert(piece).inserted ? piece : nil
    }
    guard let piece else {
      throw TipControlError(
        .malformed, subject: name ?? "",
        reason: "The test \"\(test)\" has two snapshots named \"\(name ?? "")\"",
        suggestion: "Give the second a different name, or omit its name to have it numbered")
    }
    let suffix = SnapshotName.piece(fileExtension)
    return SnapshotFile(root: root, relativePath: "\(prefix)\(piece).\(suffix)")
  }
}
