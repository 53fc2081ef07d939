import Foundation
package import TipFoundation
import TipModel

extension SnapshotFile {
  /// Returns the difference from the reference to the file that waits; from nothing to it when
  /// there is no reference.
  ///
  /// - Throws: `TipControlError` when one cannot be read, or is no UTF-8 text.
  package func pendingDiff() throws(TipControlError) -> SnapshotDiff {
    let old = try SnapshotBytes.read(path)
    let new = try SnapshotBytes.read(pendingPath) ?? []
    let oldText = try SnapshotBytes.text(old ?? [], of: path)
    let newText = try SnapshotBytes.text(new, of: pendingPath)
    return SnapshotDiff(
      from: oldText, to: newText, oldName: old == nil ? "/dev/null" : path, newName: pendingPath)
  }

  /// Whether there is a reference.
  package var hasReference: Bool { access(path, F_OK) == 0 }

  /// Makes the file that waits the reference, in one step.
  ///
  /// - Throws: `TipControlError` when it cannot be moved.
  package func accept() throws(TipControlError) {
    guard rename(pendingPath, path) == 0 else { throw .cannotWrite(path, errno) }
  }

  /// Removes the file that waits.
  ///
  /// - Throws: `TipControlError` when it cannot be removed.
  package func reject() throws(TipControlError) { try Self.remove(pendingPath) }

  /// Removes the reference, the file that waits beside it, and a folder that becomes empty.
  ///
  /// - Throws: `TipControlError` when one cannot be removed.
  package func removeAll() throws(TipControlError) {
    try Self.remove(path)
    try Self.remove(pendingPath)
    // Fails where other snapshots are left, as it should.
    rmdir(FileSystem.folder(of: path))
  }

  /// Removes a file; one that is gone already is no failure.
  ///
  /// - Throws: `TipControlError` when it cannot be removed.
  package static func remove(_ path: String) throws(TipControlError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw .cannotWrite(path, errno) }
  }
}
