import TipFoundation
import TipSystem

/// The identity of a file on its volume, and the time of its last change.
struct FileStamp {
  /// The file itself, whichever spelling of its name leads to it.
  ///
  /// A volume can ignore case, as macOS does by default, or the composition of characters.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  let identity: Identity
  /// The time of the last change of its contents, in seconds since 1970.
  let modified: Double

  /// Asks the volume about the file at a path, and is nil without one.
  init?(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: info.st_dev),
      number: UInt64(truncatingIfNeeded: info.st_ino))
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    modified = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
