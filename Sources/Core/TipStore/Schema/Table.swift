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
  static let tips = Table("tips", key: "id", ["id", "definition"])
  static let records = Table("tip_records", key: "tip", ["tip", "record"])
  static let groups = Table("tip_groups", key: "key", ["key", "definition"])
  static let toolTips = Table("tooltips", key: "id", ["id", "definition"])
  static let alerts = Table("alerts", key: "id", ["id", "record"])
  static let parameters = Table(
    "parameters", key: "id", ["id", "definition", "value", "written"])
  static let events = Table("events", key: "id", ["id", "donation_limit", "deleted"])
  static let kinds = Table("donation_kinds", key: "id", ["id", "event", "info"])
  static let history = Table(
    "history", key: "number", ["date", "actor", "event", "subject", "detail", "forced"])
  static let devices = Table("devices", key: "origin", ["origin", "record"])
  static let processes = Table("processes", key: "owner", ["owner", "report"])
  static let operations = Table(
    "operations", key: "number", ["number", "date", "command", "undone", "difference"])
  /// What is seldom written of the row of the whole.
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

  /// All tables but that of donations' blocks, whose checksum is that of the donations.
  static let all = [
    tips, records, groups, toolTips, alerts, parameters, events, kinds, history, devices, processes,
    operations, whole, counters,
  ]
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
