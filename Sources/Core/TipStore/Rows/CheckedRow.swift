import TipModel

/// A row with a valid checksum, whose columns are read strictly.
struct CheckedRow {
  /// The numbers that count something, with space for more above them and none below them.
  static let counts: ClosedRange<Int64> = 0...1 << 53

  private let row: Row
  private let table: Table
  private let path: String

  /// Checks a row of a table's selection.
  ///
  /// - Throws: `corrupt` when the row was changed by other means.
  init(_ row: Row, of table: Table, _ path: String) throws(TipControlError) {
    self.row = row
    self.table = table
    self.path = path
    let count = Int32(table.columns.count)
    guard row.value(count) == .integer(row.checksum(of: count)) else {
      throw damage("does not have its checksum")
    }
  }

  private func damage(_ detail: String) -> TipControlError {
    let key =
      switch row.value(Int32(table.columns.count + 1)) {
      case .null: "NULL"
      case .integer(let number): "\(number)"
      case .text(let text): "\"\(text)\""
      case .blob: "(bytes)"
      }
    return .corrupt(path, because: "the row \(key) of \(table.name) \(detail)")
  }

  private func name(_ column: Int) -> String { "\(table.name).\(table.columns[column])" }

  private func unexpected(_ column: Int, _ wanted: String) -> TipControlError {
    damage("has no \(wanted) in \(name(column))")
  }

  // MARK: - Columns

  /// Returns the whole number of a key or a column.
  func integer(
    _ column: Int, in range: ClosedRange<Int64> = counts
  ) throws(TipControlError) -> Int64 {
    guard case .integer(let number) = row.value(Int32(column)), range.contains(number) else {
      throw unexpected(column, "valid number")
    }
    return number
  }

  /// Returns the key of a row whose checksum does not cover it.
  ///
  /// There is space above it for the numbers that SQLite gives the next rows.
  func key() throws(TipControlError) -> Int64 {
    guard case .integer(let number) = row.value(Int32(table.columns.count + 1)),
      (0...1 << 62).contains(number)
    else { throw damage("has no valid number") }
    return number
  }

  func flag(_ column: Int) throws(TipControlError) -> Bool { try integer(column, in: 0...1) == 1 }

  func text(_ column: Int) throws(TipControlError) -> String {
    guard case .text(let text) = row.value(Int32(column)) else {
      throw unexpected(column, "text")
    }
    return text
  }

  func date(_ column: Int) throws(TipControlError) -> Timestamp {
    guard case .integer(let number) = row.value(Int32(column)),
      let date = Timestamp(exactly: number)
    else { throw unexpected(column, "date of the years 1600 to 9999") }
    return date
  }

  /// Returns a word of a list of known ones.
  func word<Word: RawRepresentable<String>>(_ column: Int) throws(TipControlError) -> Word {
    let text = try text(column)
    guard let word = Word(rawValue: text) else {
      throw damage("has the unknown word \"\(text)\" in \(name(column))")
    }
    return word
  }

  func optionalWord<Word: RawRepresentable<String>>(
    _ column: Int
  ) throws(TipControlError) -> Word? {
    guard !row.isNull(Int32(column)) else { return nil }
    return try word(column)
  }

  func value(_ column: Int) throws(TipControlError) -> StoredValue? {
    guard !row.isNull(Int32(column)) else { return nil }
    return try StoredValue(json: try text(column), subject: name(column))
  }

  func object<Object: StoredObject>(_ column: Int) throws(TipControlError) -> Object? {
    guard let value = try value(column) else { return nil }
    return try Object(storedValue: value, at: name(column))
  }

  /// Returns an object that the row must have.
  func required<Object: StoredObject>(_ column: Int) throws(TipControlError) -> Object {
    guard let object: Object = try object(column) else { throw unexpected(column, "value") }
    return object
  }
}

extension Connection {
  /// Passes the checked rows of a table to a body.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - rest: The rest of the statement: a condition, an order.
  ///   - values: The values of the rest.
  ///   - body: Called with each row, which is valid only within that call.
  /// - Throws: `corrupt` when a row is not valid, or the body's error.
  func read(
    _ table: Table, _ rest: String = "", _ values: [SQLiteValue] = [],
    _ body: (CheckedRow) throws(TipControlError) -> Void
  ) throws(TipControlError) {
    func read(_ row: Row) throws(TipControlError) {
      try body(CheckedRow(row, of: table, path))
    }
    var sql = table.selection
    if !rest.isEmpty { sql += " \(rest)" }
    try querySkippingDamage(sql, values, read)
  }
}
