import TipFoundation

/// A step from one version of the file to the next.
struct Migration {
  /// The contents of the step, for messages.
  let name: String
  /// The statements.
  let script: String
}

extension Connection {
  /// Returns the file's version, which is the number of its migrations.
  func version() throws(TipControlError) -> Int {
    Int(try integer("PRAGMA user_version") ?? 0)
  }

  /// Runs the migrations that the file has not run, in one transaction.
  ///
  /// - Parameters:
  ///   - migrations: All migrations.
  ///   - finish: Completes the newest version, from an older one; its failure undoes all.
  /// - Throws: ``TipControlError`` when one fails; the file stays as it was.
  func migrate(
    _ migrations: [Migration],
    finish: (_ old: Int) throws(TipControlError) -> Void = { _ in }
  ) throws(TipControlError) {
    guard try version() < migrations.count else { return }
    try transaction(.write) { () throws(TipControlError) in
      // Another process may have run them while this one waited.
      let old = try version()
      for (index, migration) in migrations.enumerated().dropFirst(old) {
        do throws(TipControlError) {
          try execute(migration.script)
        } catch {
          // A failing step is no damage: no app sets the file aside because of it.
          throw TipControlError(
            error.code == .corrupt ? .refused : error.code, subject: error.subject,
            reason: "The step \"\(migration.name)\" to version \(index + 1) failed: "
              + "\(error.reason)",
            suggestion: error.suggestion)
        }
      }
      guard old < migrations.count else { return }
      try execute("PRAGMA user_version = \(migrations.count)")
      try finish(old)
    }
  }
}
