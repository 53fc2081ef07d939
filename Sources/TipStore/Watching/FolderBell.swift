import Foundation
import TipFoundation

/// Tells watchers in all processes that a commit is complete.
///
/// A watcher sees the log being written before the commit is there to be read, and not the moment
/// in which it is. So every commit is followed by a touch of the folder's times, which wakes the
/// watchers on every system.
enum FolderBell {
  static func ring(folderOf path: String) {
    // A folder that lets nobody touch it delays the news until the next write there; the commit
    // itself is done.
    _ = utimes(FileSystem.folder(of: path), nil)
  }
}
