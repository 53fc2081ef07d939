package import TipFoundation

/// A copy of another program's database, for reading.
///
/// SQLite opens only the copy: it would create, change or remove files beside the original.
package struct ForeignDatabase {
  /// A table and its columns.
  package struct Table: Hashable, Sendable {
    package let name: String
    /// The names of the columns with their declared types.
    package let columns: [String: String]
    package let rowCount: Int
  }

  /// The size of files up to which they are copied, in bytes.
  private static let largestSize = 256_000_000
  /// The characters that are read of a text.
  private static let textLength = 1000

  /// The names of the copied files.
  package let files: [String]
  /// The tables, by name.
  package let tables: [Table]
  private let connection: Connection

  /// Copies a database with its log, and reads the copy.
  ///
  /// - Parameters:
  ///   - path: The path of the database's file.
  ///   - copied: Is called after each attempt to copy it.
  ///   - body: Reads the copy, which is removed afterwards.
  /// - Returns: The result of the body.
  /// - Throws: `TipControlError` that names the path, when the file is missing, changes meanwhile,
  ///   or cannot be read as a database.
  package static func reading<Result>(
    copyOf path: String, copied: () -> Void = {},
    _ body: (ForeignDatabase) throws(TipControlError) -> Result
  ) throws(TipControlError) -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let copy = "\(folder)/copy.db"
    try DatastoreFiles.makeFolder(of: copy)
    defer { DatastoreFiles.removeCopy(copy) }
    let suffixes = try copyFiles(of: path, to: copy, copied)
    do throws(TipControlError) {
      let name = String(path.split(separator: "/").last ?? path[...])
      return try body(ForeignDatabase(copy: copy, files: suffixes.map { name + $0 }))
    } catch {
      throw TipControlError(
        error.code, subject: path, reason: error.reason.replacing(copy, with: path),
        suggestion: "Let the app that wrote it open it once, then try again")
    }
  }

  private init(copy: String, files: [String]) throws(TipControlError) {
    // Writable, so that SQLite can apply a log that the program has left.
    let connection = try Connection(path: copy, mode: .readWrite)
    // The schema is the program's: it may not call functions.
    try connection.execute("PRAGMA trusted_schema = OFF")
    var names: [String] = []
    try connection.query(
      """
      SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
      AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name
      """
    ) { row in names.append(row.text(0)) }
    var tables: [Table] = []
    for name in names {
      var columns: [String: String] = [:]
      try connection.query("SELECT name, type FROM pragma_table_info(?1)", [.text(name)]) { row in
        columns[row.text(0)] = row.text(1).uppercased()
      }
      let count = try connection.integer("SELECT count(*) FROM \(Self.quoted(name))")
      tables.append(Table(name: name, columns: columns, rowCount: Int(count)))
    }
    self.files = files
    self.tables = tables
    self.connection = connection
  }

  /// Reads the newest rows of a table, the oldest of them first.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - columns: The columns to read, which the table has.
  ///   - limit: The number of rows.
  /// - Returns: The values of each row by column: a date for a column of Core Data that is one, and
  ///   the number of bytes for data.
  /// - Throws: `TipControlError` when the table cannot be read.
  package func newestRows(
    of table: Table, _ columns: [String], limit: Int
  ) throws(TipControlError) -> [[String: StoredValue]] {
    guard !columns.isEmpty else { return [] }
    // As text with its type, which needs no reading of numbers with a fraction.
    let values = columns.map(Self.quoted).map { column in
      """
      typeof(\(column)), CASE typeof(\(column)) WHEN 'blob' THEN length(\(column))
      WHEN 'text' THEN substr(\(column), 1, \(Self.textLength)) ELSE \(column) END
      """
    }
    var rows: [[String: StoredValue]] = []
    try connection.query(
      """
      SELECT \(values.joined(separator: ", ")) FROM \(Self.quoted(table.name))
      ORDER BY rowid DESC LIMIT ?1
      """, [.integer(Int64(clamping: limit))]
    ) { row in
      var values: [String: StoredValue] = [:]
      for (index, column) in columns.enumerated() {
        let type = row.text(Int32(2 * index))
        let text = row.text(Int32(2 * index + 1))
        let isDate = table.columns[column] == "TIMESTAMP"
        values[column] = Self.value(type, text, isDate: isDate)
      }
      rows.append(values)
    }
    return rows.reversed()
  }

  /// Counts the rows of a table by the whole number in a column.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - column: The column, which the table has.
  /// - Returns: The numbers of rows.
  /// - Throws: `TipControlError` when the table cannot be read.
  package func counts(
    of table: Table, by column: String
  ) throws(TipControlError) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    try connection.query(
      """
      SELECT \(Self.quoted(column)), count(*) FROM \(Self.quoted(table.name))
      WHERE typeof(\(Self.quoted(column))) = 'integer' GROUP BY 1 LIMIT 100000
      """
    ) { row in counts[Int(row.integer(0))] = Int(row.integer(1)) }
    return counts
  }

  private static func value(_ type: String, _ text: String, isDate: Bool) -> StoredValue {
    switch type {
    case "integer", "real":
      guard isDate else {
        if let number = Int(text) { return .int(number) }
        if let number = Double(text) { return .double(number) }
        return .null
      }
      // Core Data counts seconds from the first day of 2001.
      let milliseconds = ((Double(text) ?? .nan) * 1000).rounded() + 978_307_200_000
      guard Timestamp.supports(milliseconds: milliseconds) else { return .string(text) }
      return .date(Timestamp(milliseconds: Int64(milliseconds)))
    case "text": return .string(text)
    case "blob": return ["bytes": .int(Int(text) ?? 0)]
    default: return .null
    }
  }

  private static func quoted(_ name: String) -> String {
    "\"\(name.replacing("\"", with: "\"\""))\""
  }
}

extension ForeignDatabase {
  /// Copies a file and its logs, which must not change meanwhile.
  ///
  /// - Returns: The suffixes of the files that exist.
  private static func copyFiles(
    of path: String, to copy: String, _ isCopied: () -> Void
  ) throws(TipControlError) -> [String] {
    // The third file beside a database is an index of its log, which SQLite creates again.
    let suffixes = ["", DatastoreFiles.log, "-journal"]
    func statuses() throws(TipControlError) -> [FileStatus?] {
      var found: [FileStatus?] = []
      for suffix in suffixes { found.append(try FileStatus(of: path + suffix)) }
      return found
    }
    for _ in 1...3 {
      let before = try statuses()
      guard let main = before[0] else {
        throw TipControlError(
          .missing, subject: path, reason: "There is no file \"\(path)\"",
          suggestion: "Run the app once so that it creates the file")
      }
      let size = before.reduce(0) { $0 + min($1?.size ?? 0, largestSize) }
      guard main.kind == .file, size <= largestSize else {
        throw TipControlError(
          .refused, subject: path,
          reason: "\"\(path)\" is not a file of up to \(largestSize / 1_000_000) MB",
          suggestion: "Look at the file, which is not a datastore of tips")
      }
      var copied: [String] = []
      for (suffix, status) in zip(suffixes, before) {
        try DatastoreFiles.remove(copy + suffix)
        guard let status, status.kind == .file else { continue }
        let bytes = try DatastoreFiles.contents(of: path + suffix, upTo: largestSize)
        try DatastoreFiles.makeFile(copy + suffix, bytes)
        copied.append(suffix)
      }
      isCopied()
      if try statuses() == before { return copied }
    }
    throw TipControlError(
      .busy, subject: path, reason: "\"\(path)\" changes while it is copied",
      suggestion: "End the app, then try again")
  }
}
