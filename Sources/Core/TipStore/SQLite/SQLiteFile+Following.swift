import Dispatch
import TipFoundation
import TipModel

/// Follows a file that other programs replace, overwrite, remove or damage.
extension SQLiteFile {
  /// Follows the file at the path: opens it, unless it is the one that is open.
  ///
  /// A sound file is the truth, and the log of the one before it is dropped: the pending changes
  /// that were written into the earlier file are lost. A damaged one is set aside, and what this
  /// process knows is written into a new one.
  ///
  /// - Returns: The change since the last access.
  /// - Throws: `busy` while another program may still be writing the file.
  @discardableResult
  mutating func follow() throws(TipControlError) -> FileChange {
    guard try FileChange.classify(statuses(), known) != .same else { return .same }
    let lock = try opener.lockFolder()
    defer { lock.release() }
    let seen = try observation()
    let change = FileChange.classify(seen, known)
    let path = opener.path
    switch change {
    case .same: break
    case .logMoved:
      opened.status = seen.main
      opened.connection.logWasMoved()
      damage = nil
    case .deleted:
      try dropLog()
      take(try reopened("was deleted while it was open; it is created again."))
    case .replaced(let status):
      // Nothing changes beside a file that is not a datastore.
      try refuseForeign(status)
      try dropLog()
      take(try reopened("was replaced by another file while it was open."))
    case .begunAnew(let status):
      try refuseForeign(status)
      try dropLog()
      take(try merged())
    case .logRemoved: take(try withoutLog())
    case .overwritten(let image):
      try opener.install(image.write)
      take(try reopened("was overwritten with other contents while it was open."))
    case .logCutOff:
      take(try restored(after: .corrupt(path, because: "its log was cut off")))
    case .damaged(let failure): take(try restored(after: failure))
    case .beingWritten:
      if damage?.status != seen.main { damage = (seen.main, opener.timing.uptime()) }
      throw .beingWritten(path)
    }
    return change
  }

  /// Writes this process's facts into a new file when the open one has become unusable.
  ///
  /// - Throws: The failure itself when the file is usable, or belongs to an app.
  mutating func recover(after failure: TipControlError) throws(TipControlError) {
    guard opener.mode == .app, isFatal(failure), !isUsable else { throw failure }
    var damage = failure
    if failure.code != .corrupt {
      damage = .corrupt(opener.path, because: failure.reason)
    }
    let lock = try opener.lockFolder()
    defer { lock.release() }
    take(try restored(after: damage))
  }

  /// Goes on with another open file, which may lack the pending changes.
  private mutating func take(_ new: OpenedFile) {
    var new = new
    new.follow(opened)
    opened = new
    damage = nil
    // A restored file has everything that this process knows.
    if !new.isRestored { pending.noteLost() }
  }

  // MARK: - The known state, and the one at the path

  private var known: KnownFile {
    KnownFile(
      main: opened.status, log: opened.log,
      logLength: opened.connection.logSize * Schema.pageSize,
      lastingDamage: lastingDamage, isApp: opener.mode == .app)
  }

  /// The main file's status if it has been damaged for a while.
  private var lastingDamage: FileStatus? {
    guard let damage else { return nil }
    let end = damage.since + opener.timing.damageDelay.interval
    guard opener.timing.uptime() >= end else { return nil }
    return damage.status
  }

  private func statuses() throws(TipControlError) -> FileObservation {
    let main = try FileStatus(of: opener.path)
    return FileObservation(main: main, log: try FileStatus(of: logPath))
  }

  /// Reads the contents as well, where they decide.
  private func observation() throws(TipControlError) -> FileObservation {
    var seen = try statuses()
    switch FileChange.classify(seen, known) {
    case .beingWritten:
      seen.contents = try contents(of: MainFileImage(of: opened.connection))
    case .replaced where opener.mode == .app:
      let count = try opened.connection.mainFile().count
      if count < DatabaseHeader.length { seen.contents = .emptied }
    default: break
    }
    return seen
  }

  private func contents(
    of image: MainFileImage
  ) throws(TipControlError) -> FileObservation.Contents {
    if try hasAll(image) { return .complete }
    do throws(TipControlError) {
      let stored = try image.contents(opener.migrations)
      return .sound(image, isOwn: stored.facts.origin.name == facts.origin.name)
    } catch {
      guard error.isDamage else { throw error }
      return .damaged(error)
    }
  }

  /// Whether a file and its log together have everything that this process knows.
  private func hasAll(_ image: MainFileImage) throws(TipControlError) -> Bool {
    do throws(TipControlError) {
      guard try !isOthers(image) else { return false }
      // The lock on the folder keeps others from moving the log into the file meanwhile.
      let log = try LogFile(beside: opener.path)
      let stored = try image.contents(with: log, opener.migrations)
      guard !stored.progress.isOlder(than: opened.progress) else { return false }
      let name = stored.facts.origin.name
      if name == facts.origin.name { return true }
      guard let log, !log.frames.isEmpty else { return false }
      return try currentName == name
    } catch {
      guard error.isDamage || error.code == .refused else { throw error }
      return false
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

  /// The name of the device by the last commit, which may have changed it (D46).
  private var currentName: String {
    get throws(TipControlError) {
      try FactsReader(connection: opened.connection).contents().stored.facts.origin.name
    }
  }

  /// Whether the file has everything that this process has seen.
  private var isUsable: Bool {
    do throws(TipControlError) {
      let contents = try FactsReader(connection: opened.connection).contents()
      return !contents.stored.progress.isOlder(than: opened.progress)
    } catch {
      return !isFatal(error)
    }
  }

  private func isFatal(_ failure: TipControlError) -> Bool {
    failure.code == .corrupt || failure.code == .inputOutput
  }

  // MARK: - Opening the file again

  /// Opens the file at the path, or a new one with this process's facts if it is damaged.
  private func reopened(_ event: String) throws(TipControlError) -> OpenedFile {
    try opener.openLocked(
      restoring: facts, ["The datastore \"\(opener.path)\" \(event)"])
  }

  /// Sets the file aside, and writes what this process knows into a new one.
  ///
  /// - Throws: The failure itself when this program may not move the file.
  private func restored(
    after failure: TipControlError
  ) throws(TipControlError) -> OpenedFile {
    let note = try opener.replace(after: failure, restoring: facts)
    return try opener.openExisting([note], isRestored: true)
  }

  /// Merges what this process knows into a file that another app has begun without it.
  private func merged() throws(TipControlError) -> OpenedFile {
    var new = try opener.openLocked(restoring: nil)
    let actions = new.facts.changes(bySyncing: [SharedFacts(facts)], at: opener.now()) {
      UUID().uuidString.lowercased()
    }
    _ = try new.write(actions.map { Change($0, at: opener.now()) })
    new.isRestored = true
    new.notes.append(
      "Another app replaced the damaged datastore \"\(opener.path)\", which was open; "
        + "what this app knew was merged into the new one.")
    return new
  }

  /// Opens a file whose log was removed, after an app has written the log's commits into it.
  private func withoutLog() throws(TipControlError) -> OpenedFile {
    let path = opener.path
    let note =
      "The log of the datastore \"\(path)\" was removed while it was open; no commit is lost."
    guard opener.mode == .app else { return try opener.openLocked(restoring: facts, [note]) }
    // The processes that have the log open still share it.
    guard try opened.connection.checkpoint() else { throw .busy(path) }
    try opener.install(MainFileImage(of: opened.connection).write)
    var new = try opener.openLocked(restoring: facts, [note])
    new.isRestored = true
    return new
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

  /// Removes the log of a file that has left the path: SQLite would apply it to the new one.
  private func dropLog() throws(TipControlError) {
    guard let log = try FileStatus(of: logPath), log.identity == opened.log else { return }
    if log.size > 0 { try opener.removeSideFiles(opener.path) }
  }
}

/// The known state of an open file and its log.
struct KnownFile: Hashable {
  /// The main file's status, unless a different file was at the path after the opening.
  var main: FileStatus?
  /// The log beside it.
  var log: FileIdentity?
  /// The size in bytes that the last commit here has left in the log.
  var logLength = 0
  /// The main file's status if it has been damaged for a while.
  var lastingDamage: FileStatus?
  /// Whether an app has it open, and not a tool.
  var isApp = true
}

/// The state of a file and its log that was read.
struct FileObservation: Hashable {
  /// The contents of the open main file, which may have left its path.
  enum Contents: Hashable {
    case unread
    /// The file is too short for a header.
    case emptied
    /// The file and its log together have everything that this process knows.
    case complete
    /// A sound datastore of this device or of a different one, which is not complete.
    case sound(MainFileImage, isOwn: Bool)
    case damaged(TipControlError)
  }

  var main: FileStatus?
  var log: FileStatus?
  /// Read only if the statuses differ from the known ones.
  var contents = Contents.unread
}

/// A change of an open file by other programs.
enum FileChange: Hashable {
  /// Only commits have changed the file, or nothing.
  case same
  /// The log was moved into the file, or only its times have changed.
  case logMoved
  /// Nothing is at the path.
  case deleted
  /// A different file is at the path.
  case replaced(FileStatus)
  /// A different file is at the path, and the open one was emptied.
  case begunAnew(FileStatus)
  /// The log was removed or replaced.
  case logRemoved
  /// The file was overwritten with the contents of a different or older datastore.
  case overwritten(MainFileImage)
  /// Commits were cut off the log.
  case logCutOff
  /// The file is damaged, and no program is writing it any more.
  case damaged(TipControlError)
  /// The file is not known to be complete, and a program may be writing it.
  case beingWritten

  /// Returns the change between the known state of a file and the one that was read.
  static func classify(_ seen: FileObservation, _ known: KnownFile) -> FileChange {
    let hasKnownLog = seen.log?.identity == known.log
    let isCutOff = (seen.log?.size ?? 0) < known.logLength
    if seen.main == known.main, hasKnownLog, !isCutOff { return .same }
    guard let main = seen.main else { return .deleted }
    guard main.identity == known.main?.identity else {
      if seen.contents == .emptied { return .begunAnew(main) }
      return .replaced(main)
    }
    guard hasKnownLog else { return .logRemoved }
    switch seen.contents {
    case .complete: return .logMoved
    case .sound(let image, let isOwn):
      // A tool reads what there is.
      if !known.isApp { return .logMoved }
      if isCutOff && isOwn { return .logCutOff }
      return .overwritten(image)
    case .damaged(let error):
      // It may be half written: only a file that no longer changes is damaged.
      if !known.isApp || isCutOff || known.lastingDamage == main { return .damaged(error) }
      return .beingWritten
    case .unread, .emptied: return .beingWritten
    }
  }
}
