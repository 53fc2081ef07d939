package import TipFoundation

/// The references of one folder that no test used in its newest run.
package struct UnusedSnapshots: Hashable, Sendable {
  /// The completeness of the run.
  package let standing: SnapshotManifest.Standing
  /// Unused references of test files that ran or no longer exist.
  package let unused: [SnapshotFile]
  /// References of existing test files that used no snapshot in the run.
  package let doubtful: [SnapshotFile]

  /// Compares the references of a folder with those that its newest run used.
  ///
  /// - Throws: `TipControlError` when the run's file cannot be read.
  package init(of folder: SnapshotFolder) throws(TipControlError) {
    let manifest = try SnapshotManifest(root: folder.root)
    let ran = manifest.testFolders
    let sources = Self.testFolders(beside: folder.root)
    standing = manifest.standing
    let rest = folder.references.filter { !manifest.used.contains($0.relativePath) }
    func isSure(_ file: SnapshotFile) -> Bool {
      let testFolder = String(file.relativePath.prefix { $0 != "/" })
      return ran.contains(testFolder) || !(sources?.contains(testFolder) ?? true)
    }
    unused = rest.filter(isSure)
    doubtful = rest.filter { !isSure($0) }
  }

  /// Returns the snapshot folders of the test files beside a `__Snapshots__`.
  ///
  /// Returns nil for a custom folder, whose test files can be anywhere.
  private static func testFolders(beside root: String) -> Set<String>? {
    guard root.hasSuffix("/\(SnapshotLocation.folderName)"),
      let names = try? FileManager.default.contentsOfDirectory(atPath: FileSystem.folder(of: root))
    else { return nil }
    return Set(names.filter { $0.hasSuffix(".swift") }.map(SnapshotLocation.folder(forTestsIn:)))
  }
}
