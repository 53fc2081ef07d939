import TipFoundation

/// A file that was just opened, with its contents and notes about the opening.
struct OpenedFile {
  let connection: Connection
  let identity: FileStatus.Identity
  let notes: [String]
  let contents: FactsReader.Contents
}

/// Opens the file of a datastore; depending on the mode, first creates, sets aside or refuses it.
///
/// A lock on the folder ensures that one process at a time does so.
struct DatastoreOpener: Sendable {
  let path: String
  let mode: SQLiteDatastore.Mode
  var migrations = Schema.migrations
  /// The timeout for a file that another process holds, in milliseconds.
  var busyTimeout = 5000
  /// The time for the name of a file that is set aside.
  var now: @Sendable () -> Timestamp = { Timestamp(Date()) }

  private var creates: Bool { mode != .tool(creates: false) }

  /// Opens the file and reads it.
  func open() throws(TipControlError) -> OpenedFile {
    if creates { try DatastoreFiles.makeFolder(of: path) }
    guard let lock = try FolderLock(folderOf: path, timeout: busyTimeout) else {
      throw .missing(path)
    }
    defer { lock.release() }
    var notes: [String] = []
    do throws(TipControlError) { try prepare() } catch { notes.append(try replace(after: error)) }
    do throws(TipControlError) {
      return try read(try connect(), notes)
    } catch {
      notes.append(try replace(after: error))
    }
    return try read(try connect(), notes)
  }

  /// Ensures that a datastore's file exists.
  private func prepare() throws(TipControlError) {
    guard let status = try FileStatus(of: path) else {
      guard creates else { throw .missing(path) }
      return try create()
    }
    do throws(TipControlError) {
      try DatastoreInspection(path: path, status: status, newest: migrations.count)
        .run(busyTimeout)
    } catch {
      // An empty file is created again: no data is lost.
      guard error.code == .missing, creates else { throw error }
      try create()
    }
  }

  /// Sets a damaged file aside, creates a new one, and returns a note.
  ///
  /// - Throws: The failure itself when the file is not damaged or may not be moved.
  private func replace(after failure: TipControlError) throws(TipControlError) -> String {
    guard failure.code == .corrupt, mode == .app else { throw failure }
    let aside = try DatastoreFiles.setAside(path, at: now())
    try create()
    return "\(failure.reason). It was moved to \"\(aside)\", and a new one was created."
  }

  /// Opens the existing file, and migrates it to the newest version.
  private func connect() throws(TipControlError) -> (Connection, FileStatus.Identity) {
    guard let identity = try FileStatus(of: path)?.identity else { throw .missing(path) }
    // Registered first: from now on this process reads the file only through SQLite.
    let connection = try Connection(
      path: path, mode: .readWrite, busyTimeout: busyTimeout,
      registration: OpenFiles.register(identity))
    try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
    try migrate(connection)
    return (connection, identity)
  }

  private func read(
    _ file: (connection: Connection, identity: FileStatus.Identity), _ notes: [String]
  ) throws(TipControlError) -> OpenedFile {
    let contents = try FactsReader(connection: file.connection).contents()
    return OpenedFile(
      connection: file.connection, identity: file.identity, notes: notes, contents: contents)
  }

  /// Creates the file under a temporary name and moves it into place, so that it is never partial.
  private func create() throws(TipControlError) {
    let draft = path + ".new"
    try DatastoreFiles.remove(draft)
    // SQLite would apply a log left over from a deleted file to this one.
    for suffix in DatastoreFiles.sideFiles {
      try DatastoreFiles.remove(draft + suffix)
      try DatastoreFiles.remove(path + suffix)
    }
    try DatastoreFiles.makeFile(draft)
    try write(draft)
    try DatastoreFiles.move(draft, to: path)
  }

  private func write(_ draft: String) throws(TipControlError) {
    let connection = try Connection(path: draft, mode: .readWrite, busyTimeout: busyTimeout)
    try connection.execute(
      """
      PRAGMA page_size = \(Schema.pageSize);
      PRAGMA application_id = \(Schema.applicationID);
      """)
    try migrate(connection)
    try connection.execute("PRAGMA journal_mode = WAL")
  }

  private func migrate(_ connection: Connection) throws(TipControlError) {
    try connection.migrate(migrations) { old throws(TipControlError) in
      try ChecksumMigration(connection: connection).run(from: old)
    }
  }
}
