import Foundation
import TipFoundation
import TipModel

/// Folders for snapshots.
enum Paths {
  /// Creates a folder and those above it.
  static func makeFolder(_ folder: String, for path: String) throws(TipControlError) {
    if mkdir(folder, 0o777) == 0 || errno == EEXIST { return }
    let above = FileSystem.folder(of: folder)
    guard errno == ENOENT, above != folder else { throw .cannotWrite(path, errno) }
    try makeFolder(above, for: path)
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw .cannotWrite(path, errno) }
  }
}

extension TipControlError {
  /// A file that cannot be written, for a reason of the system's.
  static func cannotWrite(_ path: String, _ code: Int32) -> TipControlError {
    TipControlError(
      code == ENOSPC || code == EIO ? .inputOutput : .cannotCreate, subject: path,
      reason: "The file \"\(path)\" cannot be written: \(FileSystem.words(forError: code))",
      suggestion: "Check that its folder can be written to, and that there is room")
  }

  /// A file that cannot be read, for a reason of the system's.
  static func cannotRead(_ path: String, _ code: Int32) -> TipControlError {
    TipControlError(
      .inputOutput, subject: path,
      reason: "The file \"\(path)\" cannot be read: \(FileSystem.words(forError: code))",
      suggestion: "Check that it is a file and that you may read it")
  }
}
