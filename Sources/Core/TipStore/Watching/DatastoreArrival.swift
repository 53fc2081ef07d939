package import TipFoundation

/// The nearest existing folder above a datastore that does not exist yet.
///
/// A watch over it ends the wait for the datastore step by step: each folder that is created on the
/// way down is the next one to watch.
package struct DatastoreArrival: Hashable, Sendable {
  /// The folder's path.
  private let folder: String
  /// The folder itself: a new one of the same name needs a new watch.
  private let identity: FileStatus.Identity

  /// Finds the folder.
  ///
  /// - Parameter path: The path of the datastore's file, as ``DatastoreLocator`` returns it.
  /// - Throws: `inputOutput` when a folder on the way is not accessible.
  package init(of path: String) throws(TipControlError) {
    var folder = FileSystem.folder(of: path)
    while folder != "/" {
      if let status = try FileStatus(of: folder), status.kind == .folder {
        (self.folder, identity) = (folder, status.identity)
        return
      }
      folder = FileSystem.folder(of: folder)
    }
    self.folder = folder
    guard let root = try FileStatus(of: folder) else { throw .missing(path) }
    identity = root.identity
  }

  /// Calls an action, from any thread, when something in the folder changes, and once at the start.
  ///
  /// - Throws: `inputOutput` when the folder cannot be watched.
  package func watch(
    _ action: @escaping @Sendable () -> Void
  ) throws(TipControlError) -> DatastoreWatch {
    try DatastoreWatch(folderOf: "\(folder)/datastore", action)
  }
}
