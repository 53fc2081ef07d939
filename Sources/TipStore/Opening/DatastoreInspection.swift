import Foundation
import TipFoundation

/// Decides whether a file may be opened as a datastore, without modifying it.
struct DatastoreInspection {
  let path: String
  let status: FileStatus
  /// The newest supported version.
  let newest: Int

  /// Inspects the file.
  ///
  /// - Throws: `refused` or `corrupt` with the reason; `missing` for an empty file.
  func run(_ busyTimeout: Int) throws(TipControlError) {
    guard status.kind == .file else { throw .noDatabase(path) }
    // Closing a file releases all locks that this process has on it, including SQLite's. A file
    // that is open in this process has already been inspected.
    let isOpenHere = OpenFiles.contains(status.identity)
    if !isOpenHere { try checkBytes() }
    // A file without a log is not in use, because the folder is locked.
    let hasLog = try FileStatus(of: path + DatastoreFiles.log) != nil
    let connection = try Connection(
      path: path, mode: isOpenHere || hasLog ? .readOnly : .immutable, busyTimeout: busyTimeout)
    try check(connection)
  }

  /// Checks the first bytes, before SQLite opens the file.
  private func checkBytes() throws(TipControlError) {
    let start = try DatastoreFiles.start(of: path)
    guard !start.isEmpty else { throw .empty(path) }
    let header = try DatabaseHeader(start, path)
    guard header.applicationID == Schema.applicationID else {
      throw header.isCoreData ? .coreDataStore(path) : .othersDatabase(path)
    }
    try check(version: header.version)
  }

  /// Checks the header values that the log may change, and the integrity of all pages.
  private func check(_ connection: Connection) throws(TipControlError) {
    try check(version: try connection.version())
    var problem: String?
    try connection.query("PRAGMA quick_check(1)") { row throws(TipControlError) in
      problem = row.text(0) == "ok" ? nil : row.text(0)
    }
    if let problem { throw .corrupt(path, because: problem.replacing("\n", with: " ")) }
  }

  private func check(version: Int) throws(TipControlError) {
    if version > newest { throw .newer(path, version: version, known: newest) }
    if version < 1 { throw .corrupt(path, because: "it has version \(version)") }
  }
}

/// The first 100 bytes of an SQLite file, as its format defines them.
struct DatabaseHeader {
  static let length = 100
  private static let mark = Array("SQLite format 3\0".utf8)

  let version: Int
  let applicationID: Int64
  /// Whether the first tables belong to Core Data.
  let isCoreData: Bool

  /// Reads the start of a file.
  ///
  /// - Throws: `refused` when it is not a database; `corrupt` when it ends too early.
  init(_ bytes: Data, _ path: String) throws(TipControlError) {
    let mark = bytes.prefix(Self.mark.count)
    guard Self.mark.starts(with: mark) else { throw .noDatabase(path) }
    guard bytes.count >= Self.length else {
      throw .corrupt(path, because: "it ends within its first \(Self.length) bytes")
    }
    func number(at offset: Int) -> Int64 {
      let bits = bytes.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int64($1) }
      return Int64(Int32(truncatingIfNeeded: bits))
    }
    version = Int(number(at: 60))
    applicationID = number(at: 68)
    isCoreData = bytes.range(of: Data("Z_PRIMARYKEY".utf8)) != nil
  }
}
