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

  /// Writes text to a file and creates missing folders.
  ///
  /// - Parameters:
  ///   - text: The text, written as UTF-8.
  ///   - path: The path.
  /// - Throws: `TipControlError` (cannotCreate, inputOutput) that names the path.
  package static func write(_ text: String, to path: String) throws(TipControlError) {
    let folder = FileSystem.folder(of: path)
    let (temporary, descriptor) = try create(in: folder, for: path)
    let failure = FileBytes.write(text, to: descriptor)
    // Syncs before the rename: a crash must not leave an empty reference.
    let isSynced = failure == nil && fsync(descriptor) == 0
    let code = failure ?? errno
    close(descriptor)
    guard isSynced else { throw abandon(temporary, code, path) }
    guard rename(temporary, path) == 0 else { throw abandon(temporary, errno, path) }
  }

  private static func create(
    in folder: String, for path: String
  ) throws(TipControlError) -> (temporary: String, descriptor: Int32) {
    var hasMadeFolder = false
    while true {
      let number = count.add(1, ordering: .relaxed).newValue
      let temporary = "\(folder)/\(prefix)\(getpid())-\(number)\(suffix)"
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (temporary, descriptor) }
      // A killed process of the same number may have left the file.
      if errno == EEXIST { continue }
      guard errno == ENOENT, !hasMadeFolder else { throw .cannotWrite(path, errno) }
      try FileSystem.makeFolder(folder, for: path)
      hasMadeFolder = true
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
