package import TipFoundation
import TipSystem

/// Reads a reference with as few system calls as possible, because every assertion does it.
package enum SnapshotBytes {
  /// Returns the bytes of a file, or nil when the file does not exist.
  ///
  /// - Throws: `TipControlError` (inputOutput) when it is not a file, or cannot be read.
  package static func read(_ path: String) throws(TipControlError) -> [UInt8]? {
    // Without O_NONBLOCK, opening a named pipe would block until a process writes to it.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor != -1 else {
      if errno == ENOENT { return nil }
      throw .cannotRead(path, errno)
    }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw .cannotRead(path, errno) }
    guard info.st_mode & S_IFMT == S_IFREG else {
      throw .cannotRead(path, info.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
    }
    guard let bytes = FileBytes.read(descriptor, upTo: Int(info.st_size)) else {
      throw .cannotRead(path, errno)
    }
    return bytes
  }

  /// Decodes bytes as UTF-8.
  ///
  /// - Throws: `TipControlError` (malformed) when they are not valid UTF-8.
  package static func text(_ bytes: [UInt8], of path: String) throws(TipControlError) -> String {
    try TextFile.text(
      bytes, subject: path, described: "The snapshot \"\(path)\"",
      otherwise: "Restore it from version control, or remove it and record it again")
  }
}
