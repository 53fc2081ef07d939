import Foundation
import TestSupport
import Testing
import TipModel
import TipTesting
@testable import TipStore

@Suite("Migrations")
struct MigrationTests {
  private static let second = Migration(
    name: "Colors of tips", script: "ALTER TABLE tips ADD COLUMN color TEXT")
  private static let broken = Migration(
    name: "Sounds of birds", script: "CREATE TABLE sounds (id); INSERT INTO nowhere VALUES (1)")

  private func opener(
    _ folder: TemporaryFolder, _ migrations: [Migration], _ mode: SQLiteDatastore.Mode = .app
  ) -> DatastoreOpener {
    DatastoreOpener(path: folder.file, mode: mode, migrations: Schema.migrations + migrations)
  }

  @Test("upgrade an older file to the newest version, and keep its facts")
  func older() throws {
    let folder = try TemporaryFolder()
    try folder.makeDatastore(Story.all.flatMap(\.changes))
    let facts = try folder.open().facts()

    let store = try SQLiteDatastore(opener(folder, [Self.second], .tool(creates: false)))

    #expect(try store.facts() == facts)
    #expect(store.notes.isEmpty)
    let connection = try Connection(path: folder.file, mode: .readOnly, busyTimeout: 0)
    #expect(try connection.version() == Schema.migrations.version + 1)
    #expect(try connection.integer("SELECT count(color) FROM tips") == 0)
  }

  @Test("run once")
  func once() throws {
    let folder = try TemporaryFolder()
    for _ in 0..<3 { try SQLiteDatastore(opener(folder, [Self.second])).close() }
    let connection = try Connection(path: folder.file, mode: .readOnly, busyTimeout: 0)
    #expect(try connection.version() == Schema.migrations.version + 1)
  }

  @Test("do not wait for a writer when none is left to run")
  func newest() throws {
    let folder = try TemporaryFolder()
    try folder.makeDatastore()
    let writer = try Connection(path: folder.file, mode: .readWrite, busyTimeout: 0)
    try writer.execute("BEGIN IMMEDIATE")
    let connection = try Connection(path: folder.file, mode: .readWrite, busyTimeout: 0)
    #expect(throws: Never.self) { try connection.migrate(Schema.migrations) }
    try writer.execute("ROLLBACK")
  }

  @Test("store short rows in the index of their ids, for which the file is smaller")
  func tables() throws {
    let connection = try Connection(path: ":memory:", mode: .readWrite, busyTimeout: 0)
    try connection.create(Facts(), Schema.migrations)
    var names: [String] = []
    try connection.query(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND wr ORDER BY name"
    ) { row in names.append(row.text(0)) }
    #expect(
      names == [
        "alerts", "devices", "events", "parameters", "processes", "tip_groups", "tooltips",
      ])
  }

  @Test("stop at a failing one, which changes nothing and is named")
  func failing() throws {
    let folder = try TemporaryFolder()
    try folder.makeDatastore([Backyard.donate("didFillFeeder", 1)])

    let error = #expect(throws: TipControlError.self) {
      try SQLiteDatastore(opener(folder, [Self.second, Self.broken]))
    }

    // It is not damage, for which an app would set the file aside.
    #expect(error?.code == .refused)
    let step = "\"Sounds of birds\" to version \(Schema.migrations.version + 2)"
    #expect(error?.reason.contains(step) == true)
    let connection = try Connection(path: folder.file, mode: .readOnly, busyTimeout: 0)
    // Not even the step before it.
    #expect(try connection.version() == Schema.migrations.version)
    let sounds = "SELECT count(*) FROM sqlite_master WHERE name = 'sounds'"
    #expect(try connection.integer(sounds) == 0)
    let store = try SQLiteDatastore(opener(folder, [Self.second]))
    #expect(try store.facts().events.count == 1)
  }

  @Test("create a file that the older program refuses")
  func newer() throws {
    let folder = try TemporaryFolder()
    try SQLiteDatastore(opener(folder, [Self.second])).close()
    let error = #expect(throws: TipControlError.self) {
      try folder.open()
    }
    #expect(error?.code == .refused)
  }

  @Test("never leave a partial file")
  func halfMade() throws {
    let folder = try TemporaryFolder()
    #expect(throws: TipControlError.self) {
      try SQLiteDatastore(opener(folder, [Self.broken]))
    }
    #expect(!FileManager.default.fileExists(atPath: folder.file))
    #expect(try folder.open().facts().withoutOrigin == Facts())
  }
}
