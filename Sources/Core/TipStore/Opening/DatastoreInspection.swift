import TipFoundation

/// Decides whether a file may be opened as a datastore, without modifying it.
struct DatastoreInspection {
  let path: String
  let status: FileStatus
  /// The newest supported version.
  let newest: Int

  /// Inspects the file.
  ///
  /// - Throws: `refused` or `corrupt` with the reason, or `missing` for an empty file.
  func run(_ busyTimeout: Int) throws(TipControlError) {
    // Closing a file releases all locks that this process has on it, including SQLite's. A file
    // that is open in this process has already been inspected.
    let isOpenHere = OpenFiles.contains(status.identity)
    // A log is in use, or was left by a process that was killed. SQLite removes it when the last
    // process has moved it into the file and closed that. Reading the rows then finds other damage.
    let hasLog = try FileStatus(of: path + DatastoreFiles.log) != nil
    var header: DatabaseHeader?
    if !isOpenHere {
      header = try checkHeader()
      try checkLog()
    }
    guard hasLog || isOpenHere else {
      if let size = try FileStatus(of: path)?.size { try header?.check(size: size, path) }
      return
    }
    let connection = try Connection(path: path, mode: .readOnly, busyTimeout: busyTimeout)
    try DatabaseHeader.check(version: try connection.version(), path, newest: newest)
    if !isOpenHere { try Self.checkPages(connection) }
  }

  /// Checks the first bytes of a file that this process does not have open.
  @discardableResult
  func checkHeader() throws(TipControlError) -> DatabaseHeader {
    guard status.kind == .file else { throw .noDatabase(path) }
    // The start of the file has the header and the names of the first tables.
    let start = try DatastoreFiles.contents(of: path, upTo: 65_536)
    return try DatabaseHeader(checked: start, path, newest: newest)
  }

  /// Checks that SQLite will not drop commits of a damaged log.
  private func checkLog() throws(TipControlError) {
    guard let damage = try LogFile(beside: path)?.damage else { return }
    // Another process may have been writing that page, which is then complete by now.
    guard try LogFile(beside: path)?.damage == damage else { return }
    throw .corrupt(path, because: "its log is damaged from page \(damage) on")
  }

  /// Checks the integrity of all pages.
  static func checkPages(_ connection: Connection) throws(TipControlError) {
    var problem: String?
    try connection.query("PRAGMA quick_check(1)") { row in
      problem = row.text(0) == "ok" ? nil : row.text(0)
    }
    if let problem { throw .corrupt(connection.path, because: problem.replacing("\n", with: " ")) }
  }
}

/// The first 100 bytes of an SQLite file, as its format defines them.
struct DatabaseHeader {
  static let length = 100
  private static let mark = Array("SQLite format 3\0".utf8)

  let version: Int
  let applicationID: Int64
  /// The size of the file in bytes, if the last writer noted it.
  let size: Int?

  /// Reads the start of a file.
  ///
  /// - Throws: `refused` when it is not a database, or `corrupt` when it ends too early.
  init(_ bytes: [UInt8], _ path: String) throws(TipControlError) {
    let mark = bytes.prefix(Self.mark.count)
    guard Self.mark.starts(with: mark) else { throw .noDatabase(path) }
    guard bytes.count >= Self.length else {
      throw .corrupt(path, because: "it ends within its first \(Self.length) bytes")
    }
    func number(at offset: Int) -> Int64 { Int64(Int32(bitPattern: bytes.number(at: offset))) }
    version = Int(number(at: 60))
    applicationID = number(at: 68)
    // The numbers of changes are equal if the writer also noted the number of pages.
    guard number(at: 24) == number(at: 92) else {
      size = nil
      return
    }
    var pageSize = Int(number(at: 16) >> 16 & 0xFFFF)
    // The greatest size does not fit into its two bytes.
    if pageSize == 1 { pageSize = 65_536 }
    size = Int(number(at: 28)) * pageSize
  }

  /// Reads the start of a datastore's file.
  ///
  /// - Throws: `missing` for an empty file, `refused` or `corrupt` for one that is not a datastore
  ///   of a known version.
  init(checked start: [UInt8], _ path: String, newest: Int) throws(TipControlError) {
    guard !start.isEmpty else { throw .empty(path) }
    try self.init(start, path)
    guard applicationID == Schema.applicationID else {
      // The first tables belong to Core Data.
      let isCoreData = start.firstRange(of: Array("Z_PRIMARYKEY".utf8)) != nil
      if isCoreData { throw .coreDataStore(path) }
      throw .othersDatabase(path)
    }
    try Self.check(version: version, path, newest: newest)
  }

  static func check(
    version: Int, _ path: String, newest: Int
  ) throws(TipControlError) {
    if version > newest { throw .newer(path, version: version, known: newest) }
    if version < 1 { throw .corrupt(path, because: "it has version \(version)") }
    if Schema.unreleased.contains(version) { throw .unreleased(path, version: version) }
  }

  /// Checks that a file has the size that its last writer noted.
  func check(size found: Int, _ path: String) throws(TipControlError) {
    guard let size, size != found else { return }
    throw .corrupt(path, because: "it is malformed, with \(found) of \(size) bytes")
  }
}
