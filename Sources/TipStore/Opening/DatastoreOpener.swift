import Foundation
import TipModel
import TipFoundation

/// A file that was just opened, with its contents and notes about the opening.
struct OpenedFile {
  let connection: Connection
  let identity: FileStatus.Identity
  let notes: [String]
  let contents: FactsReader.Contents
}

/// Opens the file of a datastore; makes it, sets it aside or refuses it first, as the mode says.
///
/// A lock on the folder makes sure that one process does so at a time.
struct DatastoreOpener: Sendable {
  let path: String
  let mode: SQLiteDatastore.Mode
  var migrations = Schema.migrations
  /// How long a file that another process holds is waited for, in milliseconds.
  var busyTimeout = 5000
  /// The time that is in the name of a file that is set aside.
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
    let file = try connect()
    do throws(TipControlError) {
      return try read(file, notes)
    } catch {
      notes.append(try replace(after: error))
    }
    return try read(try connect(), notes)
  }

  /// Sees to it that a file of ours is there.
  private func prepare() throws(TipControlError) {
    guard let status = try FileStatus(of: path) else {
      guard creates else { throw .missing(path) }
      return try create()
    }
    do throws(TipControlError) {
      try DatastoreInspection(path: path, status: status, newest: migrations.count)
        .run(busyTimeout)
    } catch {
      // An empty file is made anew: nobody loses anything.
      guard error.code == .missing, creates else { throw error }
      try create()
    }
  }

  /// Sets a damaged file aside and makes a new one; returns a note.
  ///
  /// - Throws: The failure itself when the file is not damaged, or not ours to move.
  private func replace(after failure: TipControlError) throws(TipControlError) -> String {
    guard failure.code == .corrupt, mode == .app else { throw failure }
    let aside = try DatastoreFiles.setAside(path, at: now())
    try create()
    return "\(failure.reason). It is kept as \"\(aside)\", and a new one was made."
  }

  /// Opens the file that is there, and brings it to the newest version.
  private func connect() throws(TipControlError) -> (Connection, FileStatus.Identity) {
    guard let identity = try FileStatus(of: path)?.identity else { throw .missing(path) }
    // Registered first: from now on nobody in this process reads the file past SQLite.
    let connection = try Connection(
      path: path, mode: .readWrite, busyTimeout: busyTimeout,
      registration: OpenFiles.register(identity))
    try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
    try connection.migrate(migrations)
    return (connection, identity)
  }

  private func read(
    _ file: (connection: Connection, identity: FileStatus.Identity), _ notes: [String]
  ) throws(TipControlError) -> OpenedFile {
    let contents = try FactsReader(connection: file.connection).contents()
    return OpenedFile(
      connection: file.connection, identity: file.identity, notes: notes, contents: contents)
  }

  /// Makes the file under another name and moves it into place, so that it is whole or not there.
  private func create() throws(TipControlError) {
    let draft = path + ".new"
    try DatastoreFiles.remove(draft)
    // A log that is left of a file that is gone would be taken for this one's.
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
    try connection.migrate(migrations)
    try connection.execute("PRAGMA journal_mode = WAL")
  }
}
