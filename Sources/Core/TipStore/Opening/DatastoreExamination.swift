import TipFoundation

/// The result of a thorough check of an open datastore's file.
package struct DatastoreExamination: Hashable, Sendable {
  package let version: Int
  /// The size of the file in bytes.
  package let fileSize: Int
  /// The size in bytes of the log beside it, which the next checkpoint moves into the file.
  package let logSize: Int
  /// The paths of the file and its folder, where other users may write them.
  package let writableByOthers: [String]
  /// The inconsistencies between rows and indexes that SQLite finds, one line each.
  package let problems: [String]

  /// Examines the file.
  ///
  /// - Throws: ``TipControlError`` when it cannot be read.
  init(_ connection: Connection) throws(TipControlError) {
    version = try connection.version()
    fileSize = try FileStatus(of: connection.path)?.size ?? 0
    logSize = try FileStatus(of: connection.path + DatastoreFiles.log)?.size ?? 0
    var exposed: [String] = []
    for path in [FileSystem.folder(of: connection.path), connection.path]
    where try FileStatus(of: path)?.isWritableByOthers == true {
      exposed.append(path)
    }
    writableByOthers = exposed
    var lines: [String] = []
    try connection.query("PRAGMA integrity_check(20)") { row in
      lines.append(row.text(0).replacing("\n", with: " "))
    }
    problems = lines.filter { $0 != "ok" }
  }
}
