import Foundation
package import TipFoundation
import TipModel

/// The references of one folder that no test used in its newest run.
package struct UnusedSnapshots: Hashable, Sendable {
  /// How far the run can be trusted.
  package let standing: SnapshotManifest.Standing
  /// References that a test file which ran did not use, or whose test file is gone.
  package let unused: [SnapshotFile]
  /// References of test files that are there, and in which no test asked for a snapshot.
  package let doubtful: [SnapshotFile]

  /// Compares the references of a folder with what its newest run used.
  ///
  /// - Parameter folder: The folder.
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

  /// The folders that the test files beside a `__Snapshots__` have; nil for another folder, whose
  /// test files may lie anywhere.
  private static func testFolders(beside root: String) -> Set<String>? {
    guard root.hasSuffix("/\(SnapshotLocation.folderName)"),
      let names = try? FileManager.default.contentsOfDirectory(atPath: FileSystem.folder(of: root))
    else { return nil }
    return Set(names.filter { $0.hasSuffix(".swift") }.map(SnapshotLocation.folder(forTestsIn:)))
  }
}
