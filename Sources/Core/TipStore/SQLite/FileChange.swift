import TipFoundation

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
