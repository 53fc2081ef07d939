package import TipModel
package import TipFoundation

/// A datastore that may be read and not written: another user's, or one kept by a CI job.
package final class ReadOnlyDatastore: TipDatastore {
  /// The absolute path of the file.
  package let location: String

  /// Creates a datastore whose file is opened whenever it is read.
  package init(location: String) { self.location = location }

  /// Returns what the file holds by now.
  package func facts() throws(TipControlError) -> Facts {
    try SQLiteDatastore.peek(path: location)
  }

  /// Refuses every change.
  package func commit(_ changes: [Change]) throws(TipControlError) -> Facts {
    let facts = try facts()
    guard facts.applying(changes) != facts else { return facts }
    throw TipControlError(
      .inputOutput, subject: location,
      reason: "The datastore \"\(location)\" may be read, and not written",
      suggestion: "Copy its folder to a place of your own, and work on the copy")
  }

  /// Calls an action when something in the file's folder changes.
  package func watch(
    _ onForeignChange: @escaping @Sendable () -> Void
  ) throws(TipControlError) -> DatastoreWatch {
    let watcher = try FolderWatcher(folderOf: location, onForeignChange)
    return DatastoreWatch { watcher.cancel() }
  }

  /// Does nothing: there is nothing of its own to move.
  package func checkpoint() {}

  /// Does nothing: the file is open while it is read, and no longer.
  package func close() {}
}

extension SQLiteDatastore {
  /// Opens a datastore for a tool: to read and write, or only to read where writing is refused.
  ///
  /// - Parameters:
  ///   - path: The path of the file, as ``DatastoreLocator`` returns it.
  ///   - creates: Whether a file that is missing is made.
  /// - Returns: The datastore.
  /// - Throws: `TipControlError` when it can be neither written nor read.
  package static func open(
    path: String, creates: Bool = false
  ) throws(TipControlError) -> any TipDatastore {
    do throws(TipControlError) {
      return try SQLiteDatastore(path: path, mode: .tool(creates: creates))
    } catch let failure {
      guard failure.code == .inputOutput else { throw failure }
      do throws(TipControlError) {
        _ = try peek(path: path)
      } catch {
        throw failure
      }
      return ReadOnlyDatastore(location: path)
    }
  }
}
