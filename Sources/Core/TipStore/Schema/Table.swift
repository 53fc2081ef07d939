import TipModel

/// A table, or columns of it, whose rows have a checksum.
struct Table: Sendable {
  let name: String
  /// The column that identifies a row.
  let key: String
  /// The columns that the checksum covers.
  let columns: [String]
  /// The column of the checksum.
  let checksum: String

  /// Reads the columns, the checksum and the key.
  let selection: String
  /// Inserts or replaces a row.
  let insertion: String
  /// Changes all rows.
  let change: String

  init(_ name: String, key: String, _ columns: [String], checksum: String = "checksum") {
    self.name = name
    self.key = key
    self.columns = columns
    self.checksum = checksum
    let written = columns + [checksum]
    selection = "SELECT \((written + [key]).joined(separator: ", ")) FROM \(name)"
    insertion =
      "INSERT OR REPLACE INTO \(name) (\(written.joined(separator: ", "))) "
      + "VALUES (\(written.map { _ in "?" }.joined(separator: ", ")))"
    change = "UPDATE \(name) SET \(written.map { "\($0) = ?" }.joined(separator: ", "))"
  }

  /// Returns the checksum of values in the order of the columns.
  func checksum(of values: [SQLiteValue]) -> Int64 {
    var checksum = RowChecksum()
    for value in values { checksum.add(value) }
    return checksum.number
  }
}

extension Table {
  /// The kinds of facts with their tables.
  static let facts = Facts.kinds.map { kind in
    (kind: kind, table: Table(kind.table, key: "id", ["id", "record"]))
  }
  static let kinds = Table("donation_kinds", key: "id", ["id", "event", "info"])
  static let history = Table(
    "history", key: "number", ["date", "actor", "event", "subject", "detail", "forced"])
  static let operations = Table(
    "operations", key: "number", ["number", "date", "command", "undone", "difference"])
  /// The seldom written columns of the row of the whole.
  static let whole = Table(
    "datastore", key: "id",
    [
      "display_frequency", "overrides", "clock", "receipt", "origin", "resets",
      "frequency_origin",
    ])
  /// The numbers of the row of the whole.
  static let counters = Table(
    "datastore", key: "id",
    [
      "next_sequence", "version", "facts_revision", "donations_revision", "row_count",
      "block_count",
    ], checksum: "counters_checksum")
}

extension Connection {
  /// Inserts or replaces a row, with its checksum.
  func insert(_ values: [SQLiteValue], into table: Table) throws(TipControlError) {
    try query(table.insertion, values + [.integer(table.checksum(of: values))]) { _ in }
  }

  /// Changes the only row of a table, with its checksum.
  func change(_ values: [SQLiteValue], of table: Table) throws(TipControlError) {
    try query(table.change, values + [.integer(table.checksum(of: values))]) { _ in }
  }
}
