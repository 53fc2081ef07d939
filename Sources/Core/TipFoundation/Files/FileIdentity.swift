import TipSystem

/// A file itself, whichever path leads to it: its volume, and its number there.
///
/// A file has many paths: through links, and on a volume that ignores case or the composition of
/// characters.
package struct FileIdentity: Hashable, Sendable {
  private let volume: UInt64
  private let number: UInt64

  package init(volume: UInt64, number: UInt64) {
    self.volume = volume
    self.number = number
  }

  /// Takes the identity from the system's description of a file.
  init(_ info: stat) {
    self.init(
      volume: UInt64(truncatingIfNeeded: info.st_dev),
      number: UInt64(truncatingIfNeeded: info.st_ino))
  }

  /// Asks the system about the file at a path, behind links.
  ///
  /// Returns nil when there is no file.
  package init?(of path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    self.init(info)
  }
}
