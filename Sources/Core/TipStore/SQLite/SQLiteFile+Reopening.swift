import TipFoundation
import TipModel

/// What becomes of a file that another program has changed.
extension SQLiteFile {
  /// Opens the file that is now at the path.
  ///
  /// A sound file is the truth, and the log of the one before it is dropped. A damaged one is set
  /// aside, and what this process knows is written into a new one.
  ///
  /// - Parameter isCutOff: Whether the log has less than this process has left in it.
  /// - Returns: The opened file, unless the one that is open is still the datastore's.
  /// - Throws: `busy` while another program may still be writing the file.
  func reopened(isCutOff: Bool) throws(TipControlError) -> OpenedFile? {
    let lock = try opener.lockFolder()
    defer { lock.release() }
    let path = opener.path
    let note: String
    switch try FileStatus(of: path) {
    case nil:
      note = "The datastore \"\(path)\" was deleted while it was open; it is created again."
      try dropLog()
    case let current? where current.identity != status?.identity:
      note = "The datastore \"\(path)\" was replaced by another file while it was open."
      // Nothing changes beside a file that is not a datastore.
      try refuseForeign(current)
      try dropLog()
    case let current?:
      guard try FileStatus(of: logPath)?.identity != log else {
        return try reopenedOverwritten(current, isCutOff: isCutOff)
      }
      note =
        "The log of the datastore \"\(path)\" was removed while it was open; no commit is lost."
      if opener.mode == .app {
        // The processes that have the log open still share it.
        guard try connection.checkpoint() else { throw .busy(path) }
        try opener.install(MainFileImage(of: connection).write)
      }
    }
    return try opener.openLocked(restoring: facts, [note])
  }

  /// Throws `refused` for a file that is not a datastore of a known version.
  private func refuseForeign(_ status: FileStatus) throws(TipControlError) {
    guard !OpenFiles.contains(status.identity) else { return }
    do throws(TipControlError) {
      try DatastoreInspection(
        path: opener.path, status: status, newest: opener.migrations.version
      ).checkHeader()
    } catch {
      // A damaged one is set aside later.
      guard error.isDamage else { throw error }
    }
  }

  /// The name of the device by the last commit, which may have changed it (D46).
  private var currentName: String {
    get throws(TipControlError) {
      try FactsReader(connection: connection).contents().stored.facts.origin.name
    }
  }

  /// Whether a file is a sound datastore of another device, whose pages a log may hide.
  private func isOthers(_ image: MainFileImage) throws(TipControlError) -> Bool {
    let alone: StoredFacts
    do throws(TipControlError) {
      alone = try image.contents(opener.migrations)
    } catch {
      // Without its log it may be incomplete.
      guard error.isDamage else { throw error }
      return false
    }
    let name = alone.facts.origin.name
    guard name != facts.origin.name else { return false }
    return try name != currentName
  }

  /// Whether a file and its log together have everything that this process knows.
  private func hasAll(_ image: MainFileImage) throws(TipControlError) -> Bool {
    do throws(TipControlError) {
      guard try !isOthers(image) else { return false }
      // The lock on the folder keeps others from moving the log into the file meanwhile.
      let log = try LogFile(beside: opener.path)
      let stored = try image.contents(with: log, opener.migrations)
      guard !stored.progress.isOlder(than: progress) else { return false }
      let name = stored.facts.origin.name
      if name == facts.origin.name { return true }
      guard let log, !log.frames.isEmpty else { return false }
      return try currentName == name
    } catch {
      guard error.isDamage || error.code == .refused else { throw error }
      return false
    }
  }

  /// Opens a file whose main part another program has written.
  ///
  /// - Returns: The opened file, unless the one that is open is still the datastore's.
  private func reopenedOverwritten(
    _ current: FileStatus, isCutOff: Bool
  ) throws(TipControlError) -> OpenedFile? {
    let path = opener.path
    let image = try MainFileImage(of: connection)
    if try hasAll(image) { return nil }
    do throws(TipControlError) {
      let stored = try image.contents(opener.migrations)
      guard opener.mode == .app else { return nil }
      if isCutOff, stored.facts.origin.name == facts.origin.name {
        throw .corrupt(path, because: "its log was cut off")
      }
    } catch {
      guard error.isDamage, opener.mode == .app else { throw error }
      // It may be half written: only a file that no longer changes is damaged.
      guard isCutOff || lastingDamage == current else { throw .beingWritten(path) }
      return try restored(after: error)
    }
    try opener.install(image.write)
    let note = "The datastore \"\(path)\" was overwritten with other contents while it was open."
    return try opener.openLocked(restoring: facts, [note])
  }

  /// Sets the file aside, and writes what this process knows into a new one.
  ///
  /// - Throws: The failure itself when this program may not move the file.
  func restored(after failure: TipControlError) throws(TipControlError) -> OpenedFile {
    let note = try opener.replace(after: failure, restoring: facts)
    return try opener.read(try opener.connect(), [note], isRestored: true)
  }

  /// Removes the log of a file that has left the path: SQLite would apply it to the new one.
  func dropLog() throws(TipControlError) {
    guard let log = try FileStatus(of: logPath), log.identity == self.log, log.size > 0 else {
      return
    }
    try opener.removeSideFiles(opener.path)
  }
}
