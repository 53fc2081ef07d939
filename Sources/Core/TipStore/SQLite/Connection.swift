internal import CSQLite
import TipFoundation

/// A value of a row.
enum SQLiteValue: Hashable {
  case null
  case integer(Int64)
  case text(String)
  case blob([UInt8])

  /// Creates the text of a value as JSON, or null.
  init(json value: StoredValue?) {
    guard let value else {
      self = .null
      return
    }
    self = .text(value.json)
  }
}

/// A connection to a database, confined to one serial access.
final class Connection {
  /// How a file is opened.
  enum Mode: Hashable {
    case readWrite
    case readOnly
    /// As a file that no process writes: without locks, and without files beside it.
    case immutable
    /// As an empty database in memory, whose path only names it in messages.
    case memory
  }

  let path: String
  /// Is called with each damaged part when the sound parts are to be read.
  ///
  /// Without it, reading stops at the first damaged part.
  var onDamage: ((TipControlError) -> Void)?
  private let handle: OpaquePointer
  /// The timeout for another process, in milliseconds.
  private let busyTimeout: Int32
  private let waiting: FairWait
  /// Prepared statements by their text.
  private var statements: [String: OpaquePointer] = [:]
  private let logPages = LogPages()
  /// Ends after the file is closed.
  private let registration: OpenFiles.Registration?

  /// Opens a file that exists.
  ///
  /// - Throws: `inputOutput` when it cannot be opened.
  init(
    path: String, mode: Mode, busyTimeout: Int = 0,
    registration: OpenFiles.Registration? = nil,
    pause: @escaping () -> Void = FairWait.pause
  ) throws(TipControlError) {
    var handle: OpaquePointer?
    var name = path
    var flags = SQLITE_OPEN_NOMUTEX
    switch mode {
    case .readWrite: flags |= SQLITE_OPEN_READWRITE
    case .readOnly: flags |= SQLITE_OPEN_READONLY
    case .immutable:
      flags |= SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      name = Self.immutableName(path)
    case .memory:
      flags |= SQLITE_OPEN_READWRITE
      name = ":memory:"
    }
    let code = sqlite3_open_v2(name, &handle, flags, nil)
    guard let handle else { throw .sqlite(code, nil, path) }
    self.path = path
    self.handle = handle
    self.registration = registration
    self.busyTimeout = Int32(clamping: busyTimeout)
    waiting = FairWait(limit: self.busyTimeout, pause: pause)
    // On a failure, deinit closes it.
    try check(code)
    sqlite3_busy_handler(handle, FairWait.handler, Unmanaged.passUnretained(waiting).toOpaque())
  }

  /// Opens the bytes of a file in memory, for reading.
  ///
  /// A path names them in messages.
  ///
  /// - Throws: `inputOutput` when there is too little memory.
  convenience init(image: [UInt8], path: String) throws(TipControlError) {
    try self.init(path: path, mode: .memory)
    guard let copy = sqlite3_malloc64(UInt64(image.count)) else {
      throw .sqlite(SQLITE_NOMEM, nil, path)
    }
    copy.copyMemory(from: image, byteCount: image.count)
    // SQLite frees the copy, also when it fails.
    try check(
      sqlite3_deserialize(
        handle, "main", copy.assumingMemoryBound(to: UInt8.self), Int64(image.count),
        Int64(image.count),
        UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE)))
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  private static func immutableName(_ path: String) -> String {
    let unreserved = Set("/-._~abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    let escaped = path.utf8.flatMap { byte -> [UInt8] in
      if unreserved.contains(byte) { return [byte] }
      return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
    }
    return "file:\(String(decoding: escaped, as: UTF8.self))?immutable=1"
  }

  // MARK: - Main file and log

  /// The number of pages in the log after the last commit here, which SQLite passes to a hook.
  private final class LogPages { var count: Int32 = 0 }

  /// The size of the log after the last commit of this connection, in pages.
  var logSize: Int { Int(logPages.count) }

  /// Notes that the commits in the log are in the main file.
  func logWasMoved() { logPages.count = 0 }

  /// Leaves it to the caller to move commits from the log into the main file.
  func stopCheckpoints() {
    // The hook takes the place of SQLite's own, which moves them.
    sqlite3_wal_hook(
      handle,
      { context, _, _, pages in
        guard let context else { return SQLITE_OK }
        Unmanaged<LogPages>.fromOpaque(context).takeUnretainedValue().count = pages
        return SQLITE_OK
      }, Unmanaged.passUnretained(logPages).toOpaque())
  }

  /// Moves the commits in the log into the main file, and empties the log.
  ///
  /// - Returns: Whether the log is empty, which others that use it prevent.
  func checkpoint() throws(TipControlError) -> Bool {
    // The first value is whether others have prevented it.
    let isEmpty = try integer("PRAGMA wal_checkpoint(TRUNCATE)") == 0
    if isEmpty { logWasMoved() }
    return isEmpty
  }

  /// Returns the bytes that the main file has once all commits are in it.
  func snapshot() throws(TipControlError) -> [UInt8] {
    var size: Int64 = 0
    guard let start = sqlite3_serialize(handle, "main", &size, 0) else {
      throw .sqlite(sqlite3_errcode(handle), handle, path)
    }
    defer { sqlite3_free(start) }
    return [UInt8](UnsafeBufferPointer(start: start, count: Int(size)))
  }

  /// Returns the bytes of the main file, without the commits in the log.
  func mainFile() throws(TipControlError) -> [UInt8] {
    var size: Int64 = 0
    try check(tipcontrol_sqlite_file_size(handle, &size))
    return try mainFile(ofSize: size)
  }

  /// Returns as many bytes of the main file, with zeros after its end.
  func mainFile(ofSize size: Int64) throws(TipControlError) -> [UInt8] {
    guard let count = Int32(exactly: size) else {
      throw .inputOutput(path, because: "it has \(size) bytes")
    }
    var code = SQLITE_OK
    var bytes = [UInt8](repeating: 0, count: Int(count))
    bytes.withUnsafeMutableBytes { buffer in
      code = tipcontrol_sqlite_read_file(handle, buffer.baseAddress, count, 0)
    }
    // The file has become shorter meanwhile, and the rest is zeros.
    let isShort = code == SQLITE_IOERR | 2 << 8
    if !isShort { try check(code) }
    return bytes
  }

  // MARK: - Statements

  /// Runs statements without values and rows.
  func execute(_ script: String) throws(TipControlError) {
    try check(sqlite3_exec(handle, script, nil, nil, nil))
  }

  func run(_ sql: String, _ values: SQLiteValue...) throws(TipControlError) {
    try query(sql, values) { _ in }
  }

  /// Runs a statement of one row and returns its first value as a whole number, or 0 without a row.
  func integer(_ sql: String, _ values: SQLiteValue...) throws(TipControlError) -> Int64 {
    var result: Int64 = 0
    try query(sql, values) { row in result = row.integer(0) }
    return result
  }

  /// Runs a statement and passes each row to a body.
  ///
  /// A row is valid only within that call.
  func query(
    _ sql: String, _ values: [SQLiteValue] = [],
    _ body: (Row) throws(TipControlError) -> Void
  ) throws(TipControlError) {
    let statement = try prepared(sql)
    defer {
      // The step has reported the same failure already.
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() {
      try bind(value, at: Int32(index + 1), of: statement)
    }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: try body(Row(statement: statement))
      case SQLITE_DONE: return
      case let code: throw .sqlite(code, handle, path)
      }
    }
  }

  /// Runs a statement and passes each row to a body.
  ///
  /// Damage is passed on when the sound parts are to be read: of a row, or of all rows from one on.
  func querySkippingDamage(
    _ sql: String, _ values: [SQLiteValue],
    _ body: (Row) throws(TipControlError) -> Void
  ) throws(TipControlError) {
    func read(_ row: Row) throws(TipControlError) {
      do throws(TipControlError) { try body(row) } catch { try skip(error) }
    }
    do throws(TipControlError) { try query(sql, values, read) } catch { try skip(error) }
  }

  /// Passes damage on when the sound parts are to be read, and throws every other failure.
  func skip(_ failure: TipControlError) throws(TipControlError) {
    guard let onDamage, failure.code == .corrupt || failure.code == .malformed else {
      throw failure
    }
    onDamage(failure)
  }

  private func prepared(_ sql: String) throws(TipControlError) -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
    // There is no statement after a failure.
    guard let statement else { throw .sqlite(code, handle, path) }
    statements[sql] = statement
    return statement
  }

  private func bind(
    _ value: SQLiteValue, at index: Int32, of statement: OpaquePointer
  ) throws(TipControlError) {
    let transient = tipcontrol_sqlite_transient()
    switch value {
    case .null: try check(sqlite3_bind_null(statement, index))
    case .integer(let value): try check(sqlite3_bind_int64(statement, index, value))
    case .text(let value):
      let count = Int32(clamping: value.utf8.count)
      try check(sqlite3_bind_text(statement, index, value, count, transient))
    case .blob(let bytes):
      let count = Int32(clamping: bytes.count)
      try check(sqlite3_bind_blob(statement, index, bytes, count, transient))
    }
  }

  private func check(_ code: Int32) throws(TipControlError) {
    guard code == SQLITE_OK else { throw .sqlite(code, handle, path) }
  }

  // MARK: - Transactions

  /// How a transaction begins.
  enum Access: String {
    /// For a consistent state of all reads.
    case read = "BEGIN"
    /// As the only writer, from the start.
    case write = "BEGIN IMMEDIATE"
  }

  /// Runs a body in a transaction, which is rolled back when the body throws.
  func transaction<Result>(
    _ access: Access, _ body: () throws(TipControlError) -> Result
  ) throws(TipControlError) -> Result {
    try run(access.rawValue)
    do throws(TipControlError) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // Some failures have already rolled back. The first failure is the one to report.
      if sqlite3_get_autocommit(handle) == 0 { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
      throw error
    }
  }

  /// Runs a body that fails when another process holds the file, instead of waiting for it.
  func withoutWaiting<Result>(
    _ body: () throws(TipControlError) -> Result
  ) throws(TipControlError) -> Result {
    waiting.limit = 0
    defer { waiting.limit = busyTimeout }
    return try body()
  }

  /// A number that changes when another connection has committed.
  func dataVersion() throws(TipControlError) -> Int64 {
    try integer("PRAGMA data_version")
  }
}

/// A row, valid until the next one is read.
struct Row {
  fileprivate let statement: OpaquePointer

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

  func isBlob(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_BLOB }

  /// The stored value of a column.
  ///
  /// A number with a fraction, and text that is not valid UTF-8, which no row has, are blobs.
  func value(_ column: Int32) -> SQLiteValue {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_NULL: return .null
    case SQLITE_INTEGER: return .integer(integer(column))
    case SQLITE_TEXT:
      let bytes = bytes(column)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        return .blob(Array(bytes))
      }
      return .text(text)
    default: return .blob(Array(bytes(column)))
    }
  }

  /// Returns the checksum of the first columns.
  func checksum(of count: Int32) -> Int64 {
    var checksum = RowChecksum()
    for column in 0..<count {
      switch sqlite3_column_type(statement, column) {
      case SQLITE_NULL: checksum.add(0)
      case SQLITE_INTEGER:
        checksum.add(1)
        checksum.add(UInt64(bitPattern: integer(column)))
      case let type:
        checksum.add(type == SQLITE_TEXT ? 2 : 3)
        checksum.add(bytes(column))
      }
    }
    return checksum.number
  }

  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(statement, column) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The bytes of a column, valid as long as the row.
  func bytes(_ column: Int32) -> UnsafeRawBufferPointer {
    guard let start = sqlite3_column_blob(statement, column) else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return UnsafeRawBufferPointer(
      start: start, count: Int(sqlite3_column_bytes(statement, column)))
  }
}

extension TipControlError {
  /// Returns the failure for one of SQLite's result codes.
  fileprivate static func sqlite(_ code: Int32, _ handle: OpaquePointer?, _ path: String) -> Self {
    // Without a connection there is too little memory, and the words say so.
    let detail = String(cString: sqlite3_errmsg(handle))
    return switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: .busy(path)
    case SQLITE_NOTADB: .noDatabase(path)
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH, SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL,
      SQLITE_NOMEM:
      .inputOutput(path, because: detail)
    // Every other failure comes from a schema or a row that was changed by other means.
    default: .corrupt(path, because: detail)
    }
  }
}
