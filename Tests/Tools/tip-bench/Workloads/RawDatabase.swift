import CSQLite
import Foundation
import ToolSupport

/// A database through the C interface alone, as fast as SQLite permits.
final class RawDatabase {
  private let handle: OpaquePointer
  private var statements: [OpaquePointer] = []

  /// Opens a file, and creates it if it is missing.
  init(path: String) throws {
    var handle: OpaquePointer?
    guard sqlite3_open(path, &handle) == SQLITE_OK, let handle else {
      sqlite3_close(handle)
      throw ToolFailure("\"\(path)\" cannot be opened")
    }
    self.handle = handle
  }

  deinit {
    for statement in statements { sqlite3_finalize(statement) }
    sqlite3_close(handle)
  }

  /// Runs statements without rows.
  func execute(_ script: String) throws {
    try check(sqlite3_exec(handle, script, nil, nil, nil))
  }

  /// Returns a prepared statement, which lives as long as the database.
  func prepare(_ sql: String) throws -> OpaquePointer {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
    guard let statement else { throw ToolFailure("\"\(sql)\" is empty") }
    statements.append(statement)
    return statement
  }

  /// Reads all columns of all rows of a statement.
  ///
  /// - Returns: The texts of the first column.
  @discardableResult
  func rows(_ sql: String) throws -> [String] {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
    defer { sqlite3_finalize(statement) }
    var first: [String] = []
    while true {
      let code = sqlite3_step(statement)
      guard code == SQLITE_ROW else {
        if code != SQLITE_DONE { try check(code) }
        return first
      }
      for column in 0..<sqlite3_column_count(statement) {
        keep(sqlite3_column_blob(statement, column))
      }
      first.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "")
    }
  }

  /// The names of the tables.
  func tables() throws -> [String] {
    try rows("SELECT name FROM sqlite_master WHERE type = 'table'")
  }

  /// Opens a file, reads all rows of all tables, and closes it.
  static func readAll(_ path: String) throws {
    let database = try RawDatabase(path: path)
    for table in try database.tables() { try database.rows("SELECT * FROM \(table)") }
  }

  private func check(_ code: Int32) throws {
    guard code == SQLITE_OK else {
      throw ToolFailure("SQLite failed: \(String(cString: sqlite3_errmsg(handle)))")
    }
  }
}

/// A table of donations as a program without TipControl would write it: one row each.
struct RawDonations {
  private let database: RawDatabase
  private let insertion: OpaquePointer
  private let begin: OpaquePointer
  private let commit: OpaquePointer

  /// Creates a file with some donations, in the same mode as TipControl's.
  init(in folder: URL, kept: Int = 0) throws {
    database = try RawDatabase(path: folder.appending(path: "raw.sqlite").path)
    try database.execute(
      """
      PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
      CREATE TABLE donations (
        sequence INTEGER PRIMARY KEY, event INTEGER NOT NULL, date INTEGER NOT NULL, info TEXT);
      """)
    insertion = try database.prepare(
      "INSERT INTO donations (event, date, info) VALUES (?, ?, ?)")
    begin = try database.prepare("BEGIN IMMEDIATE")
    commit = try database.prepare("COMMIT")
    try transaction { for index in 0..<kept { try insert(date: index) } }
  }

  /// Runs a body in one transaction.
  func transaction(_ body: () throws -> Void) throws {
    try step(begin)
    try body()
    try step(commit)
  }

  /// Inserts a donation.
  func insert(date: Int, info: String? = nil) throws {
    sqlite3_bind_int64(insertion, 1, 1)
    sqlite3_bind_int64(insertion, 2, Int64(date))
    if let info {
      sqlite3_bind_text(insertion, 3, info, Int32(info.utf8.count), tipcontrol_sqlite_transient())
    } else {
      sqlite3_bind_null(insertion, 3)
    }
    try step(insertion)
  }

  private func step(_ statement: OpaquePointer) throws {
    let code = sqlite3_step(statement)
    sqlite3_reset(statement)
    guard code == SQLITE_DONE else { throw ToolFailure("SQLite failed with \(code)") }
  }
}
