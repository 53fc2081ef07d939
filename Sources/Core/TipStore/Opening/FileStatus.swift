import TipFoundation
import TipSystem

/// The status of a path in the file system.
struct FileStatus: Hashable {
  /// The kind of file at a path.
  enum Kind: Hashable {
    case file, folder, other
  }

  /// The identity of a file, independent of its name: the volume and its number there.
  struct Identity: Hashable {
    let volume: UInt64
    let number: UInt64
  }

  let kind: Kind
  let identity: Identity
  /// The size in bytes.
  let size: Int
  /// The time of the last write.
  let written: Timestamp
  /// Whether other users may write it: its group, or everyone.
  let isWritableByOthers: Bool

  /// Reads the status of a path, following links; nil when it does not exist.
  ///
  /// - Throws: `inputOutput` when the path is not accessible.
  init?(of path: String) throws(TipControlError) {
    var info = stat()
    guard stat(path, &info) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .system("read", path)
    }
    kind =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    size = Int(info.st_size)
    isWritableByOthers = info.st_mode & (S_IWGRP | S_IWOTH) != 0
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    written = Timestamp(
      milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    identity = Identity(
      volume: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(info.st_ino))
  }

  /// Returns the kind of file at a path; nil when there is none or it cannot be read.
  static func kind(of path: String) -> Kind? {
    // Opening the datastore there reports the error.
    (try? FileStatus(of: path))?.kind
  }
}
