import CSQLite
import Foundation
import ToolSupport

/// A datastore in a separate folder, which is deleted with this object.
final class SoakDatastore {
  /// The folder, which apps and `tipctl` accept as the datastore.
  let folder = Surroundings.newPath("store")
  /// The folder of the file.
  var home: String { folder + "/.tipkit" }
  /// The main file.
  var file: String { home + "/tips.sqlite" }
  /// The log.
  var log: String { file + "-wal" }

  /// Creates an empty folder.
  init() throws {
    try FileManager.default.createDirectory(
      atPath: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Creates a copy of the files that a datastore has after a restart: its main file and its log.
  convenience init(copyOf other: SoakDatastore) throws {
    try self.init(Contents(of: other))
  }

  /// Creates a datastore of contents.
  convenience init(_ contents: Contents) throws {
    try self.init()
    try contents.main.write(to: URL(filePath: file))
    if let data = contents.log { try data.write(to: URL(filePath: log)) }
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: folder)
    } catch {
      // The folder of the run is deleted at its end.
    }
  }

  /// The bytes of a main file and its log.
  struct Contents {
    var main: Data
    var log: Data?

    init(of store: SoakDatastore) throws {
      main = try Data(contentsOf: URL(filePath: store.file))
      log = FileManager.default.contents(atPath: store.log)
    }

    init(main: Data) { self.main = main }
  }

  /// Runs statements as another program would.
  func execute(_ script: String) throws {
    var handle: OpaquePointer?
    defer { sqlite3_close(handle) }
    guard sqlite3_open(file, &handle) == SQLITE_OK,
      sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK
    else {
      let reason = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      throw ToolFailure("\"\(script.prefix(80))\" failed: \(reason)")
    }
  }

  /// Moves all commits into the main file, and deletes the log.
  func settle() throws {
    try execute("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE")
  }
}
