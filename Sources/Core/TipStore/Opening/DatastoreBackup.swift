package import TipModel
import TipSystem

extension SQLiteDatastore {
  /// The timeout for another process, in milliseconds.
  private static var backupTimeout: Int { StoreTiming().backupLimit.timeout }

  /// Copies a datastore, as its last commit left it, into one file.
  ///
  /// Processes may go on using the datastore. The copy appears at once and complete, accessible
  /// only to the user, and replaces a file of its name. It has the same pages as the datastore, so
  /// that it may also be copied over it.
  ///
  /// - Parameters:
  ///   - path: The path of the datastore's file.
  ///   - target: The path of the copy.
  /// - Throws: `TipControlError` when the datastore cannot be read, or the copy not be written.
  package static func backUp(path: String, to target: String) throws(TipControlError) {
    let bytes = try reading(path, timeout: backupTimeout) {
      connection throws(TipControlError) in try connection.snapshot()
    }
    let draft = "\(target).\(getpid()).new"
    // A killed process of the same number may have left one.
    try DatastoreFiles.remove(draft)
    let file = TipSystem.open(draft, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard file != -1 else { throw .cannotWrite(target, errno) }
    defer { TipSystem.close(file) }
    var failure = FileBytes.write(bytes, to: file)
    if failure == nil, fsync(file) != 0 || rename(draft, target) != 0 { failure = errno }
    guard let failure else { return }
    // The first failure is the one to report.
    unlink(draft)
    throw .cannotWrite(target, failure)
  }

  /// Returns the facts of a backup.
  ///
  /// The file is left unchanged, because an older version is migrated in memory.
  ///
  /// - Parameter path: The path of the backup, or of any datastore's file.
  /// - Returns: The facts.
  /// - Throws: `TipControlError` when it is missing or damaged, or has no known version.
  package static func backedUpFacts(path: String) throws(TipControlError) -> Facts {
    func soundFacts(_ connection: Connection) throws(TipControlError) -> Facts {
      let examination = try DatastoreExamination(connection)
      if let problem = examination.problems.first { throw .corrupt(path, because: problem) }
      let image = MainFileImage(try connection.snapshot(), path)
      return try image.contents(Schema.migrations).facts
    }
    return try reading(path, timeout: backupTimeout, soundFacts)
  }
}
