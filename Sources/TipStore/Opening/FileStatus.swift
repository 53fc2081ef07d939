import Foundation
import TipModel
import TipFoundation

/// What the file system says about a path.
struct FileStatus: Hashable {
  /// What lies at a path.
  enum Kind: Hashable {
    case file, folder, other
  }

  /// A file whatever its name: the volume and its number there.
  struct Identity: Hashable {
    let volume: UInt64
    let number: UInt64
  }

  let kind: Kind
  let identity: Identity
  /// The size in bytes.
  let size: Int

  /// Reads the status of a path, links followed; nil when nothing is there.
  ///
  /// - Throws: `inputOutput` when the way there is closed.
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
    identity = Identity(
      volume: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(info.st_ino))
  }

  /// What lies at a path; nil when nothing can be seen there.
  static func kind(of path: String) -> Kind? {
    // Opening the datastore there reports what is in the way.
    (try? FileStatus(of: path))?.kind
  }
}
