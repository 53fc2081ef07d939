import Foundation
import TipModel

/// An open file, and what there is to tell about its opening.
struct OpenDatastore {
  let connection: Connection
  let identity: FileStatus.Identity
  let notes: [String]
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

  /// Opens the file.
  func open() throws(TipControlError) -> OpenDatastore {
    if creates { try DatastoreFiles.makeFolder(of: path) }
    guard let lock = try FolderLock(folderOf: path, timeout: busyTimeout) else {
      throw .missing(path)
    }
    defer { lock.release() }
    let notes = try prepare()
    guard let identity = try FileStatus(of: path)?.identity else { throw .missing(path) }
    // Registered first: from now on nobody in this process reads the file past SQLite.
    let connection = try Connection(
      path: path, mode: .readWrite, busyTimeout: busyTimeout,
      registration: OpenFiles.register(identity))
    try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
    try connection.migrate(migrations)
    return OpenDatastore(connection: connection, identity: identity, notes: notes)
  }

  /// Sees to it that a file of ours is there; returns notes.
  private func prepare() throws(TipControlError) -> [String] {
    guard let status = try FileStatus(of: path) else {
      guard creates else { throw .missing(path) }
      try create()
      return []
    }
    do throws(TipControlError) {
      try DatastoreInspection(path: path, status: status, newest: migrations.count).run(busyTimeout)
      return []
    } catch {
      switch (error.code, mode) {
      case (.corrupt, .app):
        let aside = try DatastoreFiles.setAside(path, at: now())
        try create()
        return ["\(error.reason). It is kept as \"\(aside)\", and a new one was made."]
      case (.missing, _) where creates:
        // An empty file: nobody loses anything.
        try create()
        return []
      default: throw error
      }
    }
  }

  /// Makes the file under another name and moves it into place, so that it is whole or not there.
  private func create() throws(TipControlError) {
    let draft = path + ".new"
    try DatastoreFiles.remove(draft)
    try DatastoreFiles.makeFile(draft)
    try write(draft)
    // A log that was left of a file that is gone would be taken for this one's.
    for suffix in DatastoreFiles.sideFiles { try DatastoreFiles.remove(path + suffix) }
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
