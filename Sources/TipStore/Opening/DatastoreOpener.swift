import TipFoundation
import TipModel

/// A file that was just opened, with its contents and notes about the opening.
struct OpenedFile {
  let connection: Connection
  /// The main file's status; nil when another file is at the path by now.
  let status: FileStatus?
  /// The log beside it.
  let log: FileStatus.Identity?
  let notes: [String]
  let contents: FactsReader.Contents
  /// Whether the contents are the facts of this process, which a damaged file had lost.
  let isRestored: Bool
}

/// What became of a file that another program has changed.
enum Reopening {
  /// It is still the datastore's.
  case unchanged
  case opened(OpenedFile)
}

/// What a process knows of the file that it has open, to notice when another program changes it.
struct KnownFile {
  let connection: Connection
  /// The main file; nil when it was replaced while it was opened.
  let identity: FileStatus.Identity?
  /// The log of the file.
  let log: FileStatus.Identity?
  /// Whether the log has less than this process has left in it.
  let isCutOff: Bool
  /// The main file's status if it has been damaged for a while.
  let damaged: FileStatus?
  let facts: Facts
  let progress: Progress

  /// The name of the device by the last commit, which may have changed it (D46).
  var currentName: String {
    get throws(TipControlError) {
      try FactsReader(connection: connection).contents().stored.facts.origin.name
    }
  }
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
    let lock = try lockFolder()
    defer { lock.release() }
    return try openLocked(restoring: nil)
  }

  /// Opens what is now at the path of a file that another program has changed.
  ///
  /// A sound file is the truth, and the log of the one before it is dropped. A damaged one is set
  /// aside, and what this process knows is written into a new one.
  ///
  /// - Parameter known: The file that was open, with its facts.
  /// - Returns: The opened file, or that the one that is open is still the datastore's.
  /// - Throws: `busy` while another program may still be writing the file.
  func reopen(_ known: KnownFile) throws(TipControlError) -> Reopening {
    let lock = try lockFolder()
    defer { lock.release() }
    let note: String
    switch try FileStatus(of: path) {
    case nil:
      note = "The datastore \"\(path)\" was deleted while it was open; it is created again."
      try dropLog(of: known)
    case let status? where status.identity != known.identity:
      note = "The datastore \"\(path)\" was replaced by another file while it was open."
      // Nothing changes beside a file that is not a datastore.
      try refuseForeign(status)
      try dropLog(of: known)
    case let status?:
      if try FileStatus(of: path + DatastoreFiles.log)?.identity != known.log {
        note =
          "The log of the datastore \"\(path)\" was removed while it was open; "
          + "no commit is lost."
        if mode == .app {
          // The processes that have the log open still share it.
          guard try known.connection.checkpoint() else { throw .busy(path) }
          try replace(by: MainFileImage(of: known.connection))
        }
      } else {
        if let reopening = try reopenOverwritten(known, status) { return reopening }
        note = "The datastore \"\(path)\" was overwritten with other contents while it was open."
      }
    }
    return .opened(try openLocked(restoring: known.facts, [note]))
  }

  /// Throws `refused` for a file that is not a datastore of a known version.
  private func refuseForeign(_ status: FileStatus) throws(TipControlError) {
    guard !OpenFiles.contains(status.identity) else { return }
    do throws(TipControlError) {
      try DatastoreInspection(path: path, status: status, newest: migrations.count).checkHeader()
    } catch {
      // A damaged one is set aside later.
      guard error.isDamage else { throw error }
    }
  }

  /// Moves a file with some bytes into the place of one whose log is not to be applied to it.
  private func replace(by image: MainFileImage) throws(TipControlError) {
    let draft = try newDraft()
    try image.write(to: draft)
    // Before the new file is there, because SQLite would apply the log to it.
    try removeSideFiles(path)
    try DatastoreFiles.move(draft, to: path)
  }

  /// Whether a file is a sound datastore of another device, whose pages a log may hide.
  private func isOthers(
    _ image: MainFileImage, _ known: KnownFile
  ) throws(TipControlError) -> Bool {
    let alone: StoredFacts
    do throws(TipControlError) {
      alone = try image.contents(migrations)
    } catch {
      // Without its log it may be incomplete.
      guard error.isDamage else { throw error }
      return false
    }
    let name = alone.facts.origin.name
    guard name != known.facts.origin.name else { return false }
    return try name != known.currentName
  }

  /// Whether a file and its log together have everything that this process knows.
  private func hasAll(
    _ image: MainFileImage, _ known: KnownFile
  ) throws(TipControlError) -> Bool {
    do throws(TipControlError) {
      guard try !isOthers(image, known) else { return false }
      // The lock on the folder keeps others from moving the log into the file meanwhile.
      let log = try LogFile(beside: path)
      let stored = try image.contents(with: log, migrations)
      guard !stored.progress.isOlder(than: known.progress) else { return false }
      let name = stored.facts.origin.name
      if name == known.facts.origin.name { return true }
      return try log?.frames.isEmpty == false ? known.currentName == name : false
    } catch {
      guard error.isDamage || error.code == .refused else { throw error }
      return false
    }
  }

  /// Decides what became of a file whose main part another program has written.
  ///
  /// - Returns: The result; nil when a new file with the foreign contents is in its place.
  private func reopenOverwritten(
    _ known: KnownFile, _ status: FileStatus
  ) throws(TipControlError) -> Reopening? {
    let image = try MainFileImage(of: known.connection)
    if try hasAll(image, known) { return .unchanged }
    do throws(TipControlError) {
      let stored = try image.contents(migrations)
      guard mode == .app else { return .unchanged }
      if known.isCutOff, stored.facts.origin.name == known.facts.origin.name {
        throw .corrupt(path, because: "its log was cut off")
      }
    } catch {
      guard error.isDamage, mode == .app else { throw error }
      // It may be half written: only a file that no longer changes is damaged.
      guard known.isCutOff || known.damaged == status else { throw .beingWritten(path) }
      let note = try replace(after: error, restoring: known.facts)
      return .opened(try read(try connect(), [note], isRestored: true))
    }
    try replace(by: image)
    return nil
  }

  /// Sets aside an open file that can no longer be used, and writes what this process knows into a
  /// new one.
  ///
  /// - Throws: The failure itself when this program may not move the file.
  func recover(_ facts: Facts, after failure: TipControlError) throws(TipControlError) -> OpenedFile
  {
    let lock = try lockFolder()
    defer { lock.release() }
    let note = try replace(after: failure, restoring: facts)
    return try read(try connect(), [note], isRestored: true)
  }

  private func lockFolder() throws(TipControlError) -> FolderLock {
    if creates { try DatastoreFiles.makeFolder(of: path) }
    guard let lock = try FolderLock(folderOf: path, timeout: busyTimeout) else {
      throw .missing(path)
    }
    return lock
  }

  private func openLocked(
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
      return try read(try connect(), notes, isRestored: isRestored)
    } catch {
      notes.append(try replace(after: error, restoring: facts))
    }
    return try read(try connect(), notes, isRestored: facts != nil)
  }

  /// Removes the log of a file that is no longer at the path: SQLite would apply it to the new one.
  private func dropLog(of known: KnownFile) throws(TipControlError) {
    guard let log = try FileStatus(of: path + DatastoreFiles.log), log.identity == known.log,
      log.size > 0
    else { return }
    try removeSideFiles(path)
  }

  /// Ensures that a datastore's file exists.
  ///
  /// - Returns: A note about an empty file; nil for none.
  private func prepare(restoring facts: Facts?) throws(TipControlError) -> String? {
    guard let status = try FileStatus(of: path) else {
      guard creates else { throw .missing(path) }
      // On a volume that is not mounted, say: a file in its place would hide the data there.
      guard !FileStatus.isLink(path) else { throw .danglingLink(path) }
      try create()
      return nil
    }
    do throws(TipControlError) {
      try DatastoreInspection(path: path, status: status, newest: migrations.count)
        .run(busyTimeout)
      return nil
    } catch {
      guard error.code == .missing, creates, facts == nil, try !hasCommitsInLog else { throw error }
      try create()
      return "The file \"\(path)\" was empty, and a new datastore was created in its place."
    }
  }

  /// Whether the log has commits, which may not be in the file yet.
  private var hasCommitsInLog: Bool {
    get throws(TipControlError) { (try FileStatus(of: path + DatastoreFiles.log)?.size ?? 0) > 0 }
  }

  /// Sets a damaged file aside, creates a new one, and returns a note.
  ///
  /// - Parameters:
  ///   - failure: What is wrong with the file.
  ///   - facts: The contents of the new one; nil for none.
  /// - Returns: The note.
  /// - Throws: The failure itself when the file is not damaged or may not be moved.
  private func replace(
    after failure: TipControlError, restoring facts: Facts?
  ) throws(TipControlError) -> String {
    guard failure.isDamage, mode == .app else { throw failure }
    let salvage = facts == nil ? salvaged() : nil
    let aside = try DatastoreFiles.setAside(path, at: now())
    try create(facts ?? salvage?.facts)
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

  /// Opens the existing file, and migrates it to the newest version.
  private func connect() throws(TipControlError) -> (Connection, FileStatus.Identity) {
    guard let identity = try FileStatus(of: path)?.identity else { throw .missing(path) }
    // Registered first: from now on this process reads the file only through SQLite.
    let connection = try Connection(
      path: path, mode: .readWrite, busyTimeout: busyTimeout,
      registration: OpenFiles.register(identity))
    try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
    connection.stopCheckpoints()
    try connection.upgrade(migrations)
    return (connection, identity)
  }

  private func read(
    _ file: (connection: Connection, identity: FileStatus.Identity), _ notes: [String],
    isRestored: Bool = false
  ) throws(TipControlError) -> OpenedFile {
    let contents = try FactsReader(connection: file.connection).contents()
    let (status, log) = (try FileStatus(of: path), try FileStatus(of: path + DatastoreFiles.log))
    return OpenedFile(
      connection: file.connection, status: status?.identity == file.identity ? status : nil,
      log: log?.identity, notes: notes, contents: contents, isRestored: isRestored)
  }

  /// Returns the sound rows of a damaged file; nil when there are none.
  private func salvaged() -> Salvage? {
    do throws(TipControlError) {
      return try Salvage(path: path)
    } catch {
      // The failure that made the file unusable is the one to report.
      return nil
    }
  }

  /// Creates the file under a temporary name and moves it into place, so that it is never partial.
  ///
  /// - Parameter facts: The contents; nil for none.
  /// - Throws: ``TipControlError`` when it cannot be written.
  private func create(_ facts: Facts? = nil) throws(TipControlError) {
    let draft = try newDraft()
    // SQLite would apply a log left over from a deleted file to this one.
    try removeSideFiles(path)
    try DatastoreFiles.makeFile(draft)
    try write(draft, facts)
    try DatastoreFiles.move(draft, to: path)
  }

  /// Returns the path for a file that is moved into place, after removing one that was left there.
  private func newDraft() throws(TipControlError) -> String {
    let draft = path + ".new"
    try DatastoreFiles.remove(draft)
    try removeSideFiles(draft)
    return draft
  }

  private func removeSideFiles(_ path: String) throws(TipControlError) {
    for suffix in DatastoreFiles.sideFiles { try DatastoreFiles.remove(path + suffix) }
  }

  private func write(_ draft: String, _ facts: Facts?) throws(TipControlError) {
    let connection = try Connection(path: draft, mode: .readWrite, busyTimeout: busyTimeout)
    try connection.execute(Schema.creation)
    try connection.upgrade(migrations)
    if let facts {
      var (donations, revisions) = (DonationTable(), Revisions())
      try connection.transaction(.write) { () throws(TipControlError) in
        try FactsWriter(connection: connection, old: Facts(), new: facts)
          .write(Effects(everything: true), donations: &donations, revisions: &revisions)
      }
    }
    try connection.execute("PRAGMA journal_mode = WAL")
  }
}
