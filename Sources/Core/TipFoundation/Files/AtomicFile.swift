import Synchronization
import TipSystem

/// Writes files atomically: a killed process leaves either the old file or the new one.
package enum AtomicFile {
  private static let prefix = ".tipsnapshot-"
  private static let suffix = ".tmp"
  private static let count = Atomic(0)

  /// Whether a file's name is that of a temporary file left by a killed process.
  package static func isLeftover(_ name: String) -> Bool {
    name.hasPrefix(prefix) && name.hasSuffix(suffix)
  }

  /// Writes text to a file; a file that is replaced keeps its mode, and a link stays a link.
  ///
  /// - Parameters:
  ///   - text: The text, written as UTF-8.
  ///   - path: The path.
  ///   - makesFolder: Whether to create a missing folder.
  /// - Throws: `TipControlError` (cannotCreate, inputOutput) that names the path.
  package static func write(
    _ text: String, to path: String, makesFolder: Bool = false
  ) throws(TipControlError) {
    guard let file = FileSystem.end(ofLinks: path) else { throw .cannotWrite(path, errno) }
    let (temporary, descriptor) = try create(
      in: FileSystem.folder(of: file), for: path, makesFolder: makesFolder)
    var old = stat()
    let keepsMode = stat(file, &old) != 0 || fchmod(descriptor, old.st_mode & 0o777) == 0
    let failure = keepsMode ? FileBytes.write(text, to: descriptor) : errno
    // Syncs before the rename: a crash must not leave an empty reference.
    let isSynced = failure == nil && fsync(descriptor) == 0
    let code = failure ?? errno
    close(descriptor)
    guard isSynced else { throw abandon(temporary, code, path) }
    guard rename(temporary, file) == 0 else { throw abandon(temporary, errno, path) }
  }

  private static func create(
    in folder: String, for path: String, makesFolder: Bool
  ) throws(TipControlError) -> (temporary: String, descriptor: Int32) {
    var mayMakeFolder = makesFolder
    while true {
      let number = count.add(1, ordering: .relaxed).newValue
      let temporary = "\(folder)/\(prefix)\(getpid())-\(number)\(suffix)"
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (temporary, descriptor) }
      // A killed process of the same number may have left the file.
      if errno == EEXIST { continue }
      guard errno == ENOENT else { throw .cannotWrite(path, errno) }
      guard mayMakeFolder else { throw .missingFolder(folder, of: path) }
      try FileSystem.makeFolder(folder, for: path)
      mayMakeFolder = false
    }
  }

  private static func abandon(
    _ temporary: String, _ code: Int32, _ path: String
  ) -> TipControlError {
    // The write's own failure is reported; a leftover is recognised by its name.
    unlink(temporary)
    return .cannotWrite(path, code)
  }
}
