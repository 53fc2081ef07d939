import TipModel

/// A step from one version of the file to the next.
struct Migration {
  /// The contents of the step, for messages.
  let name: String
  /// The statements.
  let script: String
}

extension [Migration] {
  /// The version of a file after all steps.
  var version: Int { Schema.unreleased.upperBound + count }
}

extension Connection {
  /// Returns the file's version, which is 0 for a new file.
  func version() throws(TipControlError) -> Int {
    Int(try integer("PRAGMA user_version"))
  }

  /// Creates the tables of a new file, with facts.
  ///
  /// - Throws: ``TipControlError`` when that fails.
  func create(_ facts: Facts, _ migrations: [Migration]) throws(TipControlError) {
    try execute(Schema.creation)
    try migrate(migrations)
    var facts = facts
    if facts.origin.name.isEmpty { facts.origin.name = UUID().uuidString.lowercased() }
    let writer = FactsWriter(connection: self, old: Facts(), new: facts)
    try transaction(.write, writer.writeNew)
  }

  /// Runs the migrations that the file has not run, in one transaction.
  ///
  /// - Parameter migrations: All migrations.
  /// - Throws: ``TipControlError`` when one fails. The file stays unchanged then.
  func migrate(_ migrations: [Migration]) throws(TipControlError) {
    guard try version() < migrations.version else { return }
    func runMissing() throws(TipControlError) {
      // Another process may have run them while this one waited.
      let old = max(try version(), Schema.unreleased.upperBound)
      guard old < migrations.version else { return }
      for kind in Facts.kinds { try execute(kind.creation) }
      for (version, migration) in zip((Schema.unreleased.upperBound + 1)..., migrations)
      where version > old {
        do throws(TipControlError) {
          try execute(migration.script)
        } catch {
          // A failing step is not damage: no app sets the file aside because of it.
          throw TipControlError(
            error.code == .corrupt ? .refused : error.code, subject: error.subject,
            reason: "The step \"\(migration.name)\" to version \(version) failed: "
              + "\(error.reason)",
            suggestion: error.suggestion)
        }
      }
      try execute("PRAGMA user_version = \(migrations.version)")
    }
    try transaction(.write, runMissing)
  }
}
