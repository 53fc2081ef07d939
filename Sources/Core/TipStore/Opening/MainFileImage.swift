import TipFoundation

/// The bytes of a datastore's main file alone, without the log beside it.
struct MainFileImage: Hashable {
  /// The two bytes that say that commits are in the file: 1, and not in a log: 2.
  private static let journalFields = 18...19
  /// The number of pages, which may be damaged.
  ///
  /// Without it SQLite counts them.
  private static let countFields = 28...31

  private let bytes: [UInt8]
  private let path: String

  /// Creates the image of bytes that were read, which the path names in messages.
  init(_ bytes: [UInt8], _ path: String) {
    self.bytes = bytes
    self.path = path
  }

  /// Reads the file that a connection has open, whatever is at its path now.
  init(of connection: Connection) throws(TipControlError) {
    bytes = try connection.mainFile()
    path = connection.path
  }

  /// Returns the contents of the file, read in memory and migrated there.
  ///
  /// - Parameters:
  ///   - log: The log whose commits are added, if any. While a log is in use, only both together
  ///     are consistent: a checkpoint that others keep from ending moves some pages.
  ///   - migrations: The known migrations.
  /// - Returns: The contents.
  /// - Throws: `refused` when it is not a datastore that this program knows, `corrupt` when it is
  ///   damaged, or `missing` when it is empty.
  func contents(
    with log: LogFile? = nil, _ migrations: [Migration]
  ) throws(TipControlError) -> StoredFacts {
    var bytes = bytes
    log?.apply(to: &bytes)
    try DatabaseHeader(checked: bytes, path, newest: migrations.version)
      .check(size: bytes.count, path)
    let connection = try Connection(image: Self.withoutLog(bytes), path: path)
    try DatastoreInspection.checkPages(connection)
    try connection.migrate(migrations)
    return try FactsReader(connection: connection).read()
  }

  /// Returns the bytes of a file whose commits are in the file, and whose pages are counted.
  static func withoutLog(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    guard bytes.count >= DatabaseHeader.length else { return bytes }
    for offset in journalFields { bytes[offset] = 1 }
    for offset in countFields { bytes[offset] = 0 }
    return bytes
  }

  /// Writes the bytes into a new file.
  func write(to target: String) throws(TipControlError) {
    try DatastoreFiles.makeFile(target, bytes)
  }
}
