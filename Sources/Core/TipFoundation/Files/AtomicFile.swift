import Synchronization
import TipSystem

/// Writes files atomically: a killed process leaves either the old file or the new one.
package enum AtomicFile {
  private static let prefix = ".tipsnapshot-"
  private static let suffix = ".tmp"
  private static let count = Atomic(0)

  /// Returns whether a name belongs to a temporary file that a killed process left.
  package static func isLeftover(_ name: String) -> Bool {
    name.hasPrefix(prefix) && name.hasSuffix(suffix)
  }

  /// Writes text to a file.
  ///
  /// A file that is replaced keeps its mode, and a link stays a link.
  ///
  /// - Parameters:
  ///   - text: The text, written as UTF-8.
  ///   - path: The path.
  ///   - makesFolder: Whether to create a missing folder.
  /// - Throws: `TipControlError` (cannotCreate, inputOutput) that names the path.
  package static func write(
    _ text: String, to path: String, makesFolder: Bool = false
  ) throws(TipControlError) {
    try stage(text, for: path, makesFolder: makesFolder).commit()
  }

  /// Writes text to a temporary file beside a file, which ``StagedFile/commit(keepsLinks:)``
  /// replaces.
  ///
  /// - Throws: `TipControlError` (cannotCreate, inputOutput) that names the path.
  package static func stage(
    _ text: String, for path: String, makesFolder: Bool = false
  ) throws(TipControlError) -> StagedFile {
    guard let file = FileSystem.end(ofLinks: path) else { throw .cannotWrite(path, errno) }
    let created = try create(
      in: FileSystem.folder(of: file), for: path, makesFolder: makesFolder)
    let descriptor = created.descriptor
    let staged = StagedFile(
      text: text, path: path, file: file, temporary: created.temporary, descriptor: descriptor)
    // The lock shows other processes that the file is in use. It ends with this process.
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
    var old = stat()
    var keepsMode = true
    if stat(file, &old) == 0 {
      // Only root may give a file away. The owner comes first, because it can clear mode bits.
      _ = fchown(descriptor, old.st_uid, old.st_gid)
      keepsMode = fchmod(descriptor, old.st_mode & 0o777) == 0
    }
    let failure: Int32?
    if keepsMode {
      failure = FileBytes.write(text, to: descriptor)
    } else {
      failure = errno
    }
    // Syncs before the rename: a crash must not leave an empty reference.
    let isSynced = failure == nil && fsync(descriptor) == 0
    let code = failure ?? errno
    guard isSynced else {
      staged.discard()
      throw .cannotWrite(path, code)
    }
    return staged
  }

  /// Removes the temporary files that killed processes have left in a folder.
  package static func removeLeftovers(in folder: String) {
    guard let entries = opendir(folder) else { return }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard isLeftover(name) else { continue }
      let path = "\(folder)/\(name)"
      let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      // A process that still writes the file holds the lock.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
      close(descriptor)
    }
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
      guard !FileSystem.isFolder(folder) else { throw .noFiles(in: folder, path) }
      guard mayMakeFolder else { throw .missingFolder(folder, of: path) }
      try FileSystem.makeFolder(folder, for: path)
      mayMakeFolder = false
    }
  }
}

/// The new content of a file, complete on the disk under a temporary name.
package struct StagedFile {
  fileprivate let text: String
  fileprivate let path: String
  /// The file at the end of the path's links.
  fileprivate let file: String
  fileprivate let temporary: String
  fileprivate let descriptor: Int32

  /// Replaces the file.
  ///
  /// - Parameter keepsLinks: Whether a file with several hard links is written in place, so that
  ///   all of them have the new content.
  /// - Throws: `TipControlError` (cannotCreate, inputOutput) that names the path.
  package func commit(keepsLinks: Bool = false) throws(TipControlError) {
    if keepsLinks, hasLinks {
      let failure = writeInPlace()
      discard()
      if let failure { throw .cannotWrite(path, failure) }
      return
    }
    guard rename(temporary, file) == 0 else {
      let code = errno
      discard()
      throw .cannotWrite(path, code)
    }
    close(descriptor)
  }

  /// Removes the temporary file.
  package func discard() {
    // The write's own failure is reported. A leftover is recognized by its name.
    unlink(temporary)
    close(descriptor)
  }

  private var hasLinks: Bool {
    var info = stat()
    return stat(file, &info) == 0 && info.st_nlink > 1
  }

  /// Returns the system's error number, or nil.
  private func writeInPlace() -> Int32? {
    let target = open(file, O_WRONLY | O_CLOEXEC)
    guard target >= 0 else { return errno }
    defer { close(target) }
    if let failure = FileBytes.write(text, to: target) { return failure }
    guard ftruncate(target, off_t(text.utf8.count)) == 0, fsync(target) == 0 else { return errno }
    return nil
  }
}
