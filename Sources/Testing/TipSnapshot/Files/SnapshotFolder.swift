package import TipFoundation
import TipSystem

/// A folder of snapshots on disk: a `__Snapshots__`, or a folder that a test run has used.
package struct SnapshotFolder: Hashable, Sendable {
  /// The path of the folder.
  package let root: String
  package private(set) var references: [SnapshotFile] = []
  package private(set) var pending: [SnapshotFile] = []
  /// Temporary files of writes that were killed.
  package private(set) var leftovers: [String] = []
  /// The paths of files with other names, which other libraries wrote.
  package private(set) var strangers: [String] = []

  /// Returns the folders of snapshots at a path and below, sorted.
  ///
  /// Links are not followed, and folders whose names begin with a dot are skipped.
  ///
  /// - Throws: `TipControlError` (inputOutput) when a folder cannot be read.
  package static func all(below path: String) throws(TipControlError) -> [SnapshotFolder] {
    let names = try names(in: path)
    if isRoot(path, names) { return [try SnapshotFolder(root: path, names)] }
    var folders: [SnapshotFolder] = []
    for name in names where !name.hasPrefix(".") && kind("\(path)/\(name)") == S_IFDIR {
      folders += try all(below: "\(path)/\(name)")
    }
    return folders
  }

  /// Returns the folder of snapshots that contains a path, or nil when there is none.
  ///
  /// - Throws: `TipControlError` (inputOutput) when a folder cannot be read.
  package static func containing(_ path: String) throws(TipControlError) -> SnapshotFolder? {
    let root = FileSystem.folder(of: FileSystem.folder(of: path))
    guard kind(root) == S_IFDIR else { return nil }
    let names = try names(in: root)
    guard isRoot(root, names) else { return nil }
    return try SnapshotFolder(root: root, names)
  }

  private static func isRoot(_ path: String, _ names: [String]) -> Bool {
    path.hasSuffix("/\(SnapshotLocation.folderName)") || names.contains(ManifestFile.folderName)
  }

  private init(root: String, _ names: [String]) throws(TipControlError) {
    self.root = root
    for folder in names where !folder.hasPrefix(".") && Self.kind("\(root)/\(folder)") == S_IFDIR {
      for name in try Self.names(in: "\(root)/\(folder)") {
        let (kind, reference) = SnapshotFile.kind(ofName: name)
        let file = SnapshotFile(root: root, relativePath: "\(folder)/\(reference)")
        guard Self.kind("\(root)/\(folder)/\(name)") == S_IFREG else { continue }
        switch kind {
        case .reference: references.append(file)
        case .pending: pending.append(file)
        case .leftover: leftovers.append("\(root)/\(folder)/\(name)")
        case .stranger:
          // A hidden file, such as macOS's .DS_Store, belongs to no library.
          if !name.hasPrefix(".") { strangers.append("\(root)/\(folder)/\(name)") }
        }
      }
    }
  }

  private static func names(in folder: String) throws(TipControlError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw TipControlError(
        .inputOutput, subject: folder, reason: "The folder \"\(folder)\" cannot be read",
        suggestion: "Check that it is a folder and that you may read it")
    }
  }

  /// Returns the file type at a path without following links, or 0 when it is not accessible.
  private static func kind(_ path: String) -> mode_t {
    var info = stat()
    guard lstat(path, &info) == 0 else { return 0 }
    return info.st_mode & S_IFMT
  }
}
