import TipFoundation
package import TipModel

extension SQLiteDatastore {
  /// Returns the facts of a datastore without opening it for writing: no file is created or
  /// migrated.
  ///
  /// - Parameters:
  ///   - path: The path of the file, as ``DatastoreLocator`` returns it.
  ///   - timeout: The timeout for another process, in milliseconds.
  /// - Returns: The facts.
  /// - Throws: `TipControlError` when the datastore is missing or cannot be read unchanged.
  package static func peek(
    path: String, timeout: Int = StoreTiming().peekLimit.timeout
  ) throws(TipControlError) -> Facts {
    try peeking(path, timeout: timeout) { reader throws(TipControlError) in
      try reader.contents().stored.facts
    }
  }

  /// Reads only the processes that use a datastore now, however much else it contains.
  ///
  /// - Parameters:
  ///   - path: The path of the file, as ``DatastoreLocator`` returns it.
  ///   - timeout: The timeout for another process, in milliseconds.
  /// - Returns: The processes, of which the one that configured last comes first.
  /// - Throws: `TipControlError` when the datastore is missing or cannot be read unchanged.
  package static func peekLiveProcesses(
    path: String, timeout: Int = StoreTiming().peekLimit.timeout
  ) throws(TipControlError) -> [AppProcess] {
    try peeking(path, timeout: timeout) { reader throws(TipControlError) in
      try reader.facts(onlyOf: "processes").liveProcesses
    }
  }

  /// Reads a file of the newest version.
  private static func peeking<Result>(
    _ path: String, timeout: Int, _ body: (FactsReader) throws(TipControlError) -> Result
  ) throws(TipControlError) -> Result {
    func read(_ connection: Connection) throws(TipControlError) -> Result {
      guard try connection.version() == Schema.migrations.version else {
        throw TipControlError(
          .refused, subject: path, reason: "The datastore \"\(path)\" has an older version",
          suggestion: "Open it once with this version of the tool or of the app")
      }
      return try body(FactsReader(connection: connection))
    }
    return try reading(path, timeout: timeout, read)
  }

  /// Reads a datastore's file, whose folder is locked meanwhile.
  ///
  /// - Throws: `TipControlError` when the file is missing or is not a datastore of a known version.
  static func reading<Result>(
    _ path: String, timeout: Int, _ body: (Connection) throws(TipControlError) -> Result
  ) throws(TipControlError) -> Result {
    guard let status = try FileStatus(of: path),
      let lock = try FolderLock(folderOf: path, timeout: timeout)
    else { throw .missing(path) }
    defer { lock.release() }
    let newest = Schema.migrations.version
    try DatastoreInspection(path: path, status: status, newest: newest).run(timeout)
    // A file without a log is not in use, and no process opens it while the folder is locked.
    let isInUse =
      try FileStatus(of: path + DatastoreFiles.log) != nil
      || OpenFiles.contains(status.identity)
    let connection = try Connection(
      path: path, mode: isInUse ? .readOnly : .immutable, busyTimeout: timeout,
      registration: OpenFiles.register(status.identity))
    return try body(connection)
  }
}
