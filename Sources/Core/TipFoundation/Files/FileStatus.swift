import TipSystem

/// The status of a path in the file system.
package struct FileStatus: Hashable, Sendable {
  /// The kind of file at a path.
  package enum Kind: Hashable, Sendable {
    case file, folder, other
  }

  package let kind: Kind
  package let identity: FileIdentity
  /// The size in bytes.
  package let size: Int
  /// The time of the last write, which can be any date.
  package let written: Date
  /// Whether other users may write it: its group, or everyone.
  package let isWritableByOthers: Bool

  /// Reads the status of a path, following links.
  ///
  /// Returns nil when the path does not exist.
  ///
  /// - Throws: `inputOutput` when the path is not accessible.
  package init?(of path: String) throws(TipControlError) {
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
    identity = FileIdentity(info)
    size = Int(info.st_size)
    isWritableByOthers = info.st_mode & (S_IWGRP | S_IWOTH) != 0
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    written = Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  /// Returns the status of a path, or nil when the path does not exist or cannot be read.
  ///
  /// For a caller whose next use of the path reports the error.
  package static func found(at path: String) -> FileStatus? { try? FileStatus(of: path) }
}
