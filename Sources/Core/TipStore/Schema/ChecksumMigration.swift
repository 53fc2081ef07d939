import TipModel

/// Adds the checksums to the rows of a file of an older version, which had none.
struct ChecksumMigration {
  let connection: Connection

  /// Adds checksums if the file had none, and reads everything.
  ///
  /// - Parameter old: The version of the file before its migrations.
  /// - Throws: `corrupt` when a row is not valid, as the same row is in a newer file.
  func run(from old: Int) throws(TipControlError) {
    guard old < Schema.firstWithChecksums else { return }
    // Older versions could read donations without a row of their event.
    try connection.execute(
      "INSERT OR IGNORE INTO events (id) SELECT DISTINCT event FROM donation_kinds")
    for table in Table.all { try addChecksums(to: table) }
    try addChecksumsToBlocks()
    let stored = try FactsReader(connection: connection, checksCounts: false).read()
    let (facts, revisions) = (stored.facts, stored.revisions)
    try connection.change(
      [
        .integer(facts.nextSequence), .integer(facts.origin.version), .integer(revisions.facts),
        .integer(revisions.donations), .integer(facts.rowCount),
        .integer(stored.donations.blockCount),
      ], of: .counters)
  }

  private func addChecksums(to table: Table) throws(TipControlError) {
    let count = Int32(table.columns.count)
    var checksums: [(key: SQLiteValue, checksum: Int64)] = []
    try connection.query(table.selection) { row throws(TipControlError) in
      checksums.append((row.value(count + 1), row.checksum(of: count)))
    }
    for (key, checksum) in checksums {
      try connection.run(
        "UPDATE \(table.name) SET \(table.checksum) = ? WHERE \(table.key) = ?",
        .integer(checksum), key)
    }
  }

  private func addChecksumsToBlocks() throws(TipControlError) {
    var checksums: [(number: Int64, checksum: Int64)] = []
    try connection.blocks("WHERE block >= ?", .min) { row throws(TipControlError) in
      var block = DonationBlock(number: row.number)
      guard block.unpack(row.bytes, { _ in }) else {
        throw .corrupt(
          connection.path, because: "the row \(row.number) of donation_blocks cannot be unpacked")
      }
      checksums.append((row.number, block.checksum.number))
    }
    for (number, checksum) in checksums {
      try connection.run(
        "UPDATE donation_blocks SET checksum = ? WHERE block = ?", .integer(checksum),
        .integer(number))
    }
  }
}

extension Connection {
  /// Runs the migrations that the file has not run, and completes the newest version.
  ///
  /// - Throws: ``TipControlError`` when one fails, or a row is not valid; the file stays as it was.
  func upgrade(_ migrations: [Migration]) throws(TipControlError) {
    try migrate(migrations) { old throws(TipControlError) in
      try ChecksumMigration(connection: self).run(from: old)
    }
  }
}
