import TipFoundation
import TipModel

/// Opens the file of a datastore.
///
/// Depending on the mode, it first creates the file, sets it aside or refuses it. A lock on the
/// folder ensures that one process at a time does so.
struct DatastoreOpener: Sendable {
  let path: String
  let mode: SQLiteDatastore.Mode
  var migrations = Schema.migrations
  /// The real time that the opener and the open file wait.
  var timing = StoreTiming()
  /// Is called between two attempts to get a lock.
  var pause: @Sendable () -> Void = FairWait.pause
  /// The time for the name of a file that is set aside.
  var now: @Sendable () -> Timestamp = { Timestamp(Date()) }

  /// The timeout for a file that another process holds, in milliseconds.
  var busyTimeout: Int { timing.busyLimit.timeout }

  private var creates: Bool { mode != .tool(creates: false) }

  /// Opens the file and reads it.
  func open() throws(TipControlError) -> OpenedFile {
    let lock = try lockFolder()
    defer { lock.release() }
    return try openLocked(restoring: nil)
  }

  func lockFolder() throws(TipControlError) -> FolderLock {
    if creates { try DatastoreFiles.makeFolder(of: path) }
    guard let lock = try FolderLock(folderOf: path, timeout: busyTimeout, pause: pause) else {
      throw .missing(path)
    }
    return lock
  }

  func openLocked(
    restoring facts: Facts?, _ earlier: [String] = []
  ) throws(TipControlError) -> OpenedFile {
    var notes = earlier
    do throws(TipControlError) {
      if let note = try prepare(restoring: facts) { notes.append(note) }
    } catch {
      notes.append(try replace(after: error, restoring: facts))
    }
    let isRestored = facts != nil && notes.count > earlier.count
    do throws(TipControlError) {
      return try openExisting(notes, isRestored: isRestored)
    } catch {
      notes.append(try replace(after: error, restoring: facts))
    }
    return try openExisting(notes, isRestored: facts != nil)
  }

  /// Ensures that a datastore's file exists.
  ///
  /// - Returns: A note, if the file was empty.
  private func prepare(restoring facts: Facts?) throws(TipControlError) -> String? {
    guard let status = try FileStatus(of: path) else {
      guard creates else { throw .missing(path) }
      // On a volume that is not mounted, say: a file in its place would hide the data there.
      guard !FileSystem.isLink(path) else { throw .danglingLink(path) }
      try create()
      return nil
    }
    do throws(TipControlError) {
      try DatastoreInspection(path: path, status: status, newest: migrations.version)
        .run(busyTimeout)
      return nil
    } catch {
      guard error.code == .missing, creates, facts == nil, try !DatastoreFiles.hasLog(path) else {
        throw error
      }
      try create()
      return "The file \"\(path)\" was empty, and a new datastore was created in its place."
    }
  }

  /// Sets a damaged file aside, creates a new one, and returns a note.
  ///
  /// - Parameters:
  ///   - failure: The fault of the file.
  ///   - facts: The contents of the new one, if they are known.
  /// - Returns: The note.
  /// - Throws: The failure itself when the file is not damaged or may not be moved.
  func replace(
    after failure: TipControlError, restoring facts: Facts?
  ) throws(TipControlError) -> String {
    guard failure.isDamage, mode == .app else { throw failure }
    var salvage: Salvage?
    if facts == nil { salvage = salvaged() }
    let aside = try DatastoreFiles.setAside(path, at: now())
    try create(facts ?? salvage?.facts ?? Facts())
    let contents =
      if facts != nil {
        "a new one has all that the app knows"
      } else if let salvage {
        "a new one has its sound rows, without \(salvage.problems.count) damaged parts"
      } else {
        "a new one was created"
      }
    return "\(failure.reason). It was moved to \"\(aside)\", and \(contents)."
  }

  /// Opens the existing file, migrates it to the newest version, and reads it.
  func openExisting(
    _ notes: [String], isRestored: Bool
  ) throws(TipControlError) -> OpenedFile {
    guard let identity = try FileStatus(of: path)?.identity else { throw .missing(path) }
    // Registered first: from now on this process reads the file only through SQLite.
    let connection = try Connection(
      path: path, mode: .readWrite, busyTimeout: busyTimeout,
      registration: OpenFiles.register(identity), pause: pause)
    try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
    connection.stopCheckpoints()
    try connection.migrate(migrations)
    return try OpenedFile(
      connection, mode, identity: identity, notes, isRestored: isRestored)
  }

  /// Returns the sound rows of a damaged file, if there are any.
  private func salvaged() -> Salvage? {
    do throws(TipControlError) {
      return try Salvage(path: path)
    } catch {
      // The failure that made the file unusable is the one to report.
      return nil
    }
  }

  /// Creates the file with some facts.
  private func create(_ facts: Facts = Facts()) throws(TipControlError) {
    func write(_ draft: String) throws(TipControlError) {
      try DatastoreFiles.makeFile(draft)
      let connection = try Connection(path: draft, mode: .readWrite, busyTimeout: busyTimeout)
      try connection.create(facts, migrations)
      try connection.execute("PRAGMA journal_mode = WAL")
    }
    try install(write)
  }

  /// Writes a file under a temporary name and moves it into place, so that it is never partial.
  ///
  /// - Parameter write: Writes the file with a name.
  /// - Throws: ``TipControlError`` when it cannot be written.
  func install(_ write: (String) throws(TipControlError) -> Void) throws(TipControlError) {
    let draft = path + ".new"
    // A killed process may have left one.
    try DatastoreFiles.remove(draft)
    try removeSideFiles(draft)
    try write(draft)
    // SQLite would apply the log of the file that was there to this one.
    try removeSideFiles(path)
    try DatastoreFiles.move(draft, to: path)
  }

  func removeSideFiles(_ path: String) throws(TipControlError) {
    for suffix in DatastoreFiles.sideFiles { try DatastoreFiles.remove(path + suffix) }
  }
}
