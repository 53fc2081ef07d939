import Dispatch
import TipFoundation
import TipModel

/// What other programs may do to the file: replace, overwrite, remove or damage it or its log.
extension SQLiteFile {
  /// How long a check of the file and its log is valid for commits, in nanoseconds: a few times as
  /// long as a commit, so that a burst of commits checks them only once in a while.
  private static let checkLength: UInt64 = 100_000

  /// Follows the file at the path before a commit, unless the last check is still valid.
  mutating func followFileIfDue() throws(TipControlError) {
    let now = DispatchTime.now().uptimeNanoseconds
    guard now &- lastCheck > Self.checkLength else { return }
    try followFile()
    lastCheck = now
  }

  /// Opens the file again after a write that failed because another program has taken or damaged
  /// it.
  ///
  /// - Throws: The failure itself when the file is usable.
  mutating func reopen(after failure: TipControlError) throws(TipControlError) {
    if try isChanged { try followFile() } else { try recover(after: failure) }
  }

  /// Whether the file was replaced while changes were committed, and has taken them with it.
  mutating func hasLost(_ changes: [Change]) throws(TipControlError) -> Bool {
    var current = status
    do throws(TipControlError) {
      // A log that was removed meanwhile is written again from memory by the next check.
      current = try FileStatus(of: opener.path)
      guard current != status else { return false }
      return try followFile() == .replaced
    } catch {
      // The file at the path has the changes. The next access checks its other contents.
      if error == .busy(opener.path), current?.identity == status?.identity { return false }
      unreported = changes
      throw error
    }
  }

  /// What became of the file since the last access.
  enum Following {
    case same
    /// The file was damaged, and has this process's facts again.
    case restored
    case replaced
  }

  /// Whether anything but a commit has changed the file at the path, or the log beside it.
  private var isChanged: Bool {
    get throws(TipControlError) {
      guard try FileStatus(of: opener.path) == status else { return true }
      let log = try FileStatus(of: logPath)
      return log?.identity != self.log || isCutOff(log)
    }
  }

  /// Whether the log has less than the last commit here has left in it.
  private func isCutOff(_ log: FileStatus?) -> Bool {
    (log?.size ?? 0) < connection.logSize * Schema.pageSize
  }

  /// Opens the file at the path now, unless it is the one that is open.
  @discardableResult
  mutating func followFile() throws(TipControlError) -> Following {
    guard try isChanged else { return .same }
    let current = try FileStatus(of: opener.path)
    // Another app has begun the file anew, because the one that is open was emptied.
    if opener.mode == .app, let current, current.identity != status?.identity,
      try connection.mainFile().count < DatabaseHeader.length
    {
      try mergeIntoNew()
      return .restored
    }
    do throws(TipControlError) {
      let log = try FileStatus(of: logPath)
      guard let open = try reopened(isCutOff: isCutOff(log)) else {
        status = current
        damage = nil
        connection.logWasMoved()
        return .same
      }
      take(open)
      if open.isRestored { return .restored }
      unreported = []
      return .replaced
    } catch {
      if error == .beingWritten(opener.path), damage?.status != current {
        damage = (current, opener.timing.uptime())
      }
      throw error
    }
  }

  private mutating func take(_ open: OpenedFile) {
    connection = open.connection
    status = open.status
    log = open.log
    damage = nil
    notes += open.notes
    take(open.contents)
    foreignChanges += 1
  }

  /// Merges what this process knows into a file that another app has begun without it.
  private mutating func mergeIntoNew() throws(TipControlError) {
    try dropLog()
    var new = try SQLiteFile(opener)
    let actions = new.facts.changes(bySyncing: [SharedFacts(facts)], at: opener.now()) {
      UUID().uuidString.lowercased()
    }
    _ = try new.commit(actions.map { Change($0, at: opener.now()) })
    new.foreignChanges = foreignChanges + 1
    new.notes = notes + new.notes
    new.notes.append(
      "Another app replaced the damaged datastore \"\(opener.path)\", which was open; what this app "
        + "knew was merged into the new one.")
    self = new
  }

  /// Writes this process's facts into a new file when the open one has become unusable.
  ///
  /// - Throws: The failure itself when the file is usable, or belongs to an app.
  mutating func recover(after failure: TipControlError) throws(TipControlError) {
    guard opener.mode == .app, [.corrupt, .inputOutput].contains(failure.code), !isUsable else {
      throw failure
    }
    var damage = failure
    if failure.code != .corrupt { damage = .corrupt(opener.path, because: failure.reason) }
    let lock = try opener.lockFolder()
    defer { lock.release() }
    take(try restored(after: damage))
  }

  /// Whether the file has everything that this process has seen.
  private var isUsable: Bool {
    do throws(TipControlError) {
      let contents = try FactsReader(connection: connection).contents()
      return !contents.stored.progress.isOlder(than: progress)
    } catch {
      return ![.corrupt, .inputOutput].contains(error.code)
    }
  }

  /// The main file's status if it has been damaged for a while.
  var lastingDamage: FileStatus? {
    guard let damage else { return nil }
    let end = damage.since + opener.timing.damageDelay.interval
    guard opener.timing.uptime() >= end else { return nil }
    return damage.status
  }
}
