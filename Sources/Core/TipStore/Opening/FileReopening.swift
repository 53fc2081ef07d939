import TipFoundation
import TipModel

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

extension DatastoreOpener {
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
      try DatastoreInspection(path: path, status: status, newest: migrations.version).checkHeader()
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

  /// Removes the log of a file that is no longer at the path: SQLite would apply it to the new one.
  private func dropLog(of known: KnownFile) throws(TipControlError) {
    guard let log = try FileStatus(of: path + DatastoreFiles.log), log.identity == known.log,
      log.size > 0
    else { return }
    try removeSideFiles(path)
  }
}
