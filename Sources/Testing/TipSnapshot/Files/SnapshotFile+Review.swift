package import TipFoundation
import TipSystem

extension SnapshotFile {
  /// Returns the difference from the reference, or from an empty text, to the pending file.
  ///
  /// - Throws: `TipControlError` when a file cannot be read, or is not valid UTF-8.
  package func pendingDiff() throws(TipControlError) -> SnapshotDiff {
    let texts = try texts()
    guard let old = texts.reference else {
      return SnapshotDiff(
        from: "", to: texts.pending, oldName: "/dev/null", newName: pendingPath)
    }
    return SnapshotDiff(from: old, to: texts.pending, oldName: path, newName: pendingPath)
  }

  /// Returns the texts of the reference, nil for none, and of the pending file.
  ///
  /// - Throws: `TipControlError` when a file cannot be read, or is not valid UTF-8.
  package func texts() throws(TipControlError) -> (reference: String?, pending: String) {
    let old = try SnapshotBytes.read(path)
    let new = try SnapshotBytes.read(pendingPath) ?? []
    let oldText = try SnapshotBytes.text(old ?? [], of: path)
    return (old == nil ? nil : oldText, try SnapshotBytes.text(new, of: pendingPath))
  }

  /// The test file, the test and the snapshot's name in words: `BackyardTests, sings, wren`.
  package var title: String {
    let parts = relativePath.split(separator: "/")
    let pieces = (parts.last ?? "").split(separator: ".").dropLast().map { String($0) }
    return (parts.prefix(1).map(String.init) + pieces.map(SnapshotName.readable))
      .joined(separator: ", ")
  }

  package var hasReference: Bool { access(path, F_OK) == 0 }

  /// Makes the pending file the reference, in one step.
  ///
  /// - Throws: `TipControlError` when it cannot be moved.
  package func accept() throws(TipControlError) {
    guard rename(pendingPath, path) == 0 else { throw .cannotWrite(path, errno) }
  }

  /// Removes the pending file.
  ///
  /// - Throws: `TipControlError` when it cannot be removed.
  package func reject() throws(TipControlError) { try Self.remove(pendingPath) }

  /// Removes the reference, its pending file, and the folder if it becomes empty.
  ///
  /// - Throws: `TipControlError` when a file cannot be removed.
  package func removeAll() throws(TipControlError) {
    try Self.remove(path)
    try Self.remove(pendingPath)
    // Fails when the folder holds other snapshots, as intended.
    rmdir(FileSystem.folder(of: path))
  }

  /// Removes a file, which may be missing.
  ///
  /// - Throws: `TipControlError` when it cannot be removed.
  package static func remove(_ path: String) throws(TipControlError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw .cannotWrite(path, errno) }
  }
}
