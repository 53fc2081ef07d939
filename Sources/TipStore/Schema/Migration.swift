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

  /// Runs the migrations that the file has not run, each in its own transaction.
  ///
  /// - Throws: ``TipControlError`` when one fails; earlier ones stay committed.
  func migrate(_ migrations: [Migration]) throws(TipControlError) {
    for (index, migration) in migrations.enumerated() {
      guard try version() <= index else { continue }
      do throws(TipControlError) {
        try transaction(.write) { () throws(TipControlError) in
          // Another process may have run it while this one waited.
          guard try version() <= index else { return }
          try execute(migration.script)
          try execute("PRAGMA user_version = \(index + 1)")
        }
      } catch {
        throw TipControlError(
          error.code, subject: error.subject,
          reason: "The step \"\(migration.name)\" to version \(index + 1) failed: \(error.reason)",
          suggestion: error.suggestion)
      }
    }
  }
}
