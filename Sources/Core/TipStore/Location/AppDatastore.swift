import TipFoundation
package import TipModel

/// A datastore that was found on this machine, in an app's own folder.
package struct AppDatastore: Hashable, Sendable {
  /// The app's name.
  package let app: String
  /// The path of the datastore's file.
  package let path: String
  /// The time of the last commit, if the file can be read.
  package let lastUse: Timestamp?

  /// Returns the datastores of all apps, by name.
  ///
  /// - Parameter environment: The environment that names the user's data folder.
  /// - Returns: The datastores.
  package static func all(in environment: [String: String]) -> [AppDatastore] {
    DatastoreLocator.known(in: environment).compactMap { app in
      let locator = DatastoreLocator(environment: environment, application: app)
      // Each name is the name of a folder that was found, so it is valid.
      guard let path = try? locator.applicationDefault() else { return nil }
      return AppDatastore(app: app, path: path, lastUse: FileStatus.lastWrite(of: path))
    }
  }

  /// Removes the datastore's files.
  ///
  /// The main file goes last, because without it the datastore is not found.
  package func remove() throws(TipControlError) {
    for suffix in DatastoreFiles.sideFiles + [""] { try DatastoreFiles.remove(path + suffix) }
  }
}

extension FileStatus {
  /// Returns the time at which a datastore's file or its log was last written.
  fileprivate static func lastWrite(of path: String) -> Timestamp? {
    // Opening the datastore reports the error of a file that cannot be read.
    let dates = [path, path + DatastoreFiles.log].compactMap { FileStatus.found(at: $0)?.written }
    return dates.max().map { Timestamp($0) }
  }
}
