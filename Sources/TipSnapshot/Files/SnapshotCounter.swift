import TipModel
import Synchronization
public import TipFoundation

/// Gives the snapshots of one running test their files; the test's runner holds one for each run.
///
/// Snapshots without a name are numbered `1`, `2`, … in the order in which they are asked for.
public final class SnapshotCounter: Sendable {
  private struct State {
    var unnamed = 0
    var names: Set<String> = []
  }

  private let state = Mutex(State())
  private let test: String
  private let root: String
  private let prefix: String
  /// The path of the test's source file.
  public let sourceFile: String

  /// Creates the counter of one run of a test.
  ///
  /// - Parameters:
  ///   - test: The test's name, such as `showsOnThirdVisit()`.
  ///   - sourceFile: The path of the test's source file, as `#filePath` gives it.
  ///   - location: Where the test's snapshots lie.
  public init(
    test: String, sourceFile: String, location: SnapshotLocation = .besideTest
  ) {
    self.test = test
    self.sourceFile = sourceFile
    root = location.root(forTestsIn: sourceFile)
    prefix = "\(SnapshotLocation.folder(forTestsIn: sourceFile))/\(SnapshotName.test(test))."
  }

  /// Returns the file of the next snapshot.
  ///
  /// - Parameters:
  ///   - name: The snapshot's name; nil for the next number.
  ///   - fileExtension: The extension of the file, without a dot.
  /// - Returns: The file.
  /// - Throws: `TipControlError` (malformed) when the test has used the name already.
  public func file(
    named name: String? = nil, fileExtension: String = "txt"
  ) throws(TipControlError) -> SnapshotFile {
    let piece = name.map(SnapshotName.explicit)
    let number = state.withLock { state -> Int? in
      if let piece { return state.names.insert(piece).inserted ? 0 : nil }
      state.unnamed += 1
      return state.unnamed
    }
    guard let number else {
      throw TipControlError(
        .malformed, subject: name ?? "",
        reason: "The test \"\(test)\" has two snapshots named \"\(name ?? "")\"",
        suggestion: "Give the second another name, or no name to have it numbered")
    }
    let suffix = fileExtension == "txt" ? "txt" : SnapshotName.piece(fileExtension)
    return SnapshotFile(root: root, relativePath: "\(prefix)\(piece ?? "\(number)").\(suffix)")
  }
}
