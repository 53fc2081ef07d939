import Testing
import TipModel
@testable import TipStore

extension Table {
  /// All tables but the table of donations' blocks.
  static let all = facts.map(\.table) + [kinds, history, operations, whole, counters]

  /// Returns the table of a kind of facts.
  static func named(_ name: String) throws -> Table {
    try #require(facts.map(\.table).first { $0.name == name })
  }

  /// The columns without the checksum.
  var ownColumns: [String] { (columns.first == key ? [] : [key]) + columns }
}

extension Connection {
  /// Changes rows as a program would that knows of checksums and counts.
  ///
  /// - Parameter sql: A statement. It inserts rows by position, without their checksums.
  /// - Throws: The failure of a statement.
  func executeSigned(_ sql: String) throws {
    let blocks = ("donation_blocks", ["block", "donations"])
    let columns = Dictionary(
      (Table.all.map { ($0.name, $0.ownColumns) } + [blocks]), uniquingKeysWith: { $1 })
    try execute(
      sql.replacing(/INSERT INTO (\w+) VALUES/) { match in
        let names = columns[String(match.1)] ?? []
        return "INSERT INTO \(match.1) (\(names.joined(separator: ", "))) VALUES"
      })
    try signBlocks()
    let counted = Table.facts.map(\.table.name) + ["history", "operations"]
    let rows = counted.map { "(SELECT count(*) FROM \($0))" }.joined(separator: " + ")
    try execute(
      "UPDATE datastore SET row_count = \(rows), "
        + "block_count = (SELECT count(*) FROM donation_blocks)")
    for table in Table.all { try sign(table) }
  }

  private func sign(_ table: Table) throws {
    let count = Int32(table.columns.count)
    var checksums: [(key: SQLiteValue, checksum: Int64)] = []
    try query(table.selection) { row in
      checksums.append((row.value(count + 1), row.checksum(of: count)))
    }
    for (key, checksum) in checksums {
      try run(
        "UPDATE \(table.name) SET \(table.checksum) = ? WHERE \(table.key) = ?",
        .integer(checksum), key)
    }
  }

  /// A block that cannot be unpacked has no checksum.
  private func signBlocks() throws {
    var checksums: [(number: Int64, checksum: Int64)] = []
    try query("SELECT block, donations FROM donation_blocks") { row in
      var block = DonationBlock(number: row.integer(0))
      if block.unpack(row.bytes(1), { _ in }) {
        checksums.append((block.number, block.checksum.number))
      }
    }
    for (number, checksum) in checksums {
      try run(
        "UPDATE donation_blocks SET checksum = ? WHERE block = ?", .integer(checksum),
        .integer(number))
    }
  }
}
