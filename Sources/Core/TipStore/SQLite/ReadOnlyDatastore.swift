package import TipModel

/// A datastore that may only be read, such as another user's or one kept by a CI job.
package final class ReadOnlyDatastore: TipDatastore {
  /// The absolute path of the file.
  package let location: String

  /// Creates a datastore whose file is opened for each read.
  package init(location: String) { self.location = location }

  /// Returns the current contents of the file.
  package func facts() throws(TipControlError) -> Facts {
    try SQLiteDatastore.peek(path: location)
  }

  /// Refuses every change.
  package func commit(_ changes: [Change]) throws(TipControlError) -> Facts {
    let facts = try facts()
    guard facts.applying(changes) != facts else { return facts }
    throw TipControlError(
      .inputOutput, subject: location,
      reason: "The datastore \"\(location)\" is read-only",
      suggestion: "Copy its folder to a place of your own, and work on the copy")
  }

  /// Calls an action when something in the file's folder changes.
  package func watch(
    _ onForeignChange: @escaping @Sendable () -> Void
  ) throws(TipControlError) -> DatastoreWatch {
    try DatastoreWatch(folderOf: location, onForeignChange)
  }

  /// Does nothing, because this datastore has no commits.
  package func checkpoint() {}

  /// Does nothing: the file is open only while it is read.
  package func close() {}
}

extension SQLiteDatastore {
  /// Opens a datastore for a tool: for reading and writing, or read-only if writing is refused.
  ///
  /// - Parameters:
  ///   - path: The path of the file, as ``DatastoreLocator`` returns it.
  ///   - creates: Whether a missing file is created.
  ///   - waiting: Called again and again, from any thread, while another process holds the file.
  /// - Returns: The datastore.
  /// - Throws: `TipControlError` when it can be neither written nor read.
  package static func open(
    path: String, creates: Bool = false, waiting: @escaping @Sendable () -> Void = {}
  ) throws(TipControlError) -> any TipDatastore {
    do throws(TipControlError) {
      return try SQLiteDatastore(path: path, mode: .tool(creates: creates), waiting: waiting)
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
