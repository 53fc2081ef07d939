import Foundation
import TestSupport
import Testing
import TipFoundation
@testable import TipStore

@Suite("A copy of another program's database", .hangLimit, .ownThread)
struct ForeignDatabaseTests {
  private let folder: TemporaryFolder
  private var path: String { "\(folder.path)/birds.db" }

  init() throws { folder = try TemporaryFolder() }

  private func make(_ script: String) throws -> Connection {
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    let connection = try Connection(path: path, mode: .readWrite, busyTimeout: 0)
    try connection.execute(script)
    return connection
  }

  private func tables() throws -> [ForeignDatabase.Table] {
    try ForeignDatabase.reading(copyOf: path) { database in database.tables }
  }

  @Test("has the commits that are only in the log, and the original stays as it is")
  func log() throws {
    let connection = try make(
      "PRAGMA journal_mode = WAL; CREATE TABLE birds (name TEXT); INSERT INTO birds VALUES ('wren');"
    )
    let before = try Data(contentsOf: URL(filePath: path))
    let birds = ForeignDatabase.Table(name: "birds", columns: ["name": "TEXT"], rowCount: 1)
    #expect(try tables() == [birds])
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
    withExtendedLifetime(connection) {}
  }

  @Test("has no part of an unfinished transaction, which a journal rolls back in the copy only")
  func journal() throws {
    var connection: Connection? = try make(
      """
      CREATE TABLE birds (name TEXT);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
      INSERT INTO birds SELECT 'wren' FROM n;
      """)
    // More pages than are kept in memory are written into the file before the end.
    try connection?.execute(
      "PRAGMA cache_size = 1; PRAGMA cache_spill = 1; BEGIN; UPDATE birds SET name = 'owls';")
    let names = try ForeignDatabase.reading(copyOf: path) { database throws(TipControlError) in
      try database.newestRows(of: database.tables[0], ["name"], limit: 2000).map { $0["name"] }
    }
    #expect(Set(names) == ["wren"])
    connection = nil
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["birds.db"])
  }

  @Test(
    "of a file that changes meanwhile is made again, and refused as busy after the third time",
    arguments: 0...3)
  func changing(changes: Int) throws {
    withExtendedLifetime(try make("CREATE TABLE birds (name TEXT)")) {}
    var attempts = 0
    var time = timeval()
    let changeFile = {
      attempts += 1
      guard attempts <= changes else { return }
      // Each of these dates is a different time of the last write.
      time.tv_sec += 1
      #expect(utimes(path, [time, time]) == 0)
    }
    do throws(TipControlError) {
      let names = try ForeignDatabase.reading(copyOf: path, copied: changeFile) { database in
        database.tables.map(\.name)
      }
      #expect(names == ["birds"])
      #expect(changes < 3 && attempts == changes + 1)
    } catch {
      #expect(changes == 3 && attempts == 3)
      #expect(error.code == .busy)
      #expect(error.reason == "\"\(path)\" changes while it is copied")
    }
    #expect(try tables().map(\.name) == ["birds"])
  }

  @Test("has the names of its files, its tables and its newest values")
  func values() throws {
    let connection = try make(
      #"""
      PRAGMA journal_mode = WAL;
      CREATE TABLE sightings (name text, seen timestamp, weight real, photo blob, note);
      INSERT INTO sightings VALUES ('finch', 5, 1, x'00', 1);
      INSERT INTO sightings VALUES ('wren', 0.5, 9.5, x'0102', NULL);
      INSERT INTO sightings VALUES ('owl', 1e300, 2, x'', 'at the pond');
      CREATE TABLE "odd ""birds""" ("a ""kind""" INTEGER);
      INSERT INTO "odd ""birds""" VALUES (1), (-2), (1), ('wren'), (NULL), (1.5);
      """#)
    withExtendedLifetime(connection) {
      #expect(throws: Never.self) {
        try ForeignDatabase.reading(copyOf: path) { database throws(TipControlError) in
          #expect(database.files == ["birds.db", "birds.db-wal"])
          let columns = [
            "name": "TEXT", "seen": "TIMESTAMP", "weight": "REAL", "photo": "BLOB",
            "note": "",
          ]
          let odd = ForeignDatabase.Table(
            name: "odd \"birds\"", columns: ["a \"kind\"": "INTEGER"], rowCount: 6)
          let sightings = ForeignDatabase.Table(
            name: "sightings", columns: columns, rowCount: 3)
          #expect(database.tables == [odd, sightings])
          let rows = try database.newestRows(
            of: sightings, ["name", "seen", "weight", "photo", "note"], limit: 2)
          #expect(
            rows == [
              [
                "name": "wren", "seen": .date(at("2001-01-01T00:00:00.500Z")),
                "weight": 9.5, "photo": ["bytes": 2], "note": .null,
              ],
              [
                "name": "owl", "seen": "1.0e+300", "weight": .double(2),
                "photo": ["bytes": 0], "note": "at the pond",
              ],
            ])
          let notes = try database.newestRows(of: sightings, ["note"], limit: 9)
          #expect(notes == [["note": 1], ["note": .null], ["note": "at the pond"]])
          #expect(try database.newestRows(of: sightings, [], limit: 9).isEmpty)
          #expect(try database.counts(of: odd, by: "a \"kind\"") == [1: 2, -2: 1])
        }
      }
    }
  }

  @Test("has the first 1,000 characters of a text")
  func longText() throws {
    let connection = try make(
      "CREATE TABLE birds (song TEXT); INSERT INTO birds VALUES (hex(zeroblob(600)))")
    withExtendedLifetime(connection) {}
    let rows = try ForeignDatabase.reading(copyOf: path) { database throws(TipControlError) in
      try database.newestRows(of: database.tables[0], ["song"], limit: 1)
    }
    #expect(rows == [["song": .string(String(repeating: "0", count: 1000))]])
  }

  @Test("A missing file, a folder, a pipe, an empty file and a text")
  func otherFiles() throws {
    func code() -> TipControlError.Code? {
      do {
        _ = try tables()
        return nil
      } catch {
        let error = error as? TipControlError
        #expect(error?.subject == path)
        #expect(error?.reason.contains(path) == true, "\(error?.reason ?? "")")
        return error?.code
      }
    }
    #expect(code() == .missing)
    #expect(mkdir(path, 0o700) == 0)
    #expect(code() == .refused)
    #expect(rmdir(path) == 0)
    // Opening it would wait for a writer.
    #expect(mkfifo(path, 0o600) == 0)
    #expect(code() == .refused)
    #expect(unlink(path) == 0)
    try Data().write(to: URL(filePath: path))
    #expect(try tables().isEmpty)
    try Data("Feed the birds. ".utf8).write(to: URL(filePath: path))
    #expect(code() == .refused)
    try (Data("SQLite format 3\0".utf8) + Data(repeating: 0xA5, count: 4096))
      .write(to: URL(filePath: path))
    #expect(code() != nil)
  }

  @Test("that is larger with its log than 256 MB is refused")
  func large() throws {
    withExtendedLifetime(try make("CREATE TABLE birds (name TEXT)")) {}
    #expect(truncate(path, 256_000_000 - 4096) == 0)
    let log = path + "-wal"
    try Data().write(to: URL(filePath: log))
    #expect(truncate(log, 4097) == 0)
    let error = #expect(throws: TipControlError.self) { try tables() }
    #expect(error?.code == .refused)
    #expect(error?.reason == "\"\(path)\" is not a file of up to 256 MB")
  }

  @Test("A schema that calls functions, a virtual table and a generated column do no harm")
  func schema() throws {
    let connection = try make(
      """
      CREATE TABLE birds (name TEXT, loud TEXT AS (upper(name)));
      INSERT INTO birds (name) VALUES ('wren');
      CREATE VIEW songs AS SELECT load_extension('nothing');
      CREATE TRIGGER t AFTER INSERT ON birds BEGIN DELETE FROM birds; END;
      """)
    withExtendedLifetime(connection) {}
    #expect(try tables().map(\.name) == ["birds"])
    #expect(try tables().first?.rowCount == 1)
  }
}
