import Foundation
import TestSupport
import Testing
import TipModel
import TipTesting
@testable import TipStore

@Suite("An unusable file")
struct RefusalTests {
  static let modes: [SQLiteDatastore.Mode] = [
    .app, .tool(creates: true), .tool(creates: false),
  ]

  @Test(
    "is refused in every mode and stays unchanged, byte for byte (D26)", arguments: BadFile.refused,
    modes)
  func refused(file: BadFile, mode: SQLiteDatastore.Mode) throws {
    let folder = try TemporaryFolder()
    let bytes = try file.write(in: folder)

    let error = try #require(throws: TipControlError.self) {
      try SQLiteDatastore(path: folder.file, mode: mode)
    }

    #expect(error.code == file.code)
    #expect(error.reason.contains("\"\(folder.file)\""))
    #expect(error.reason.contains(file.word))
    #expect(!error.suggestion.isEmpty)
    #expect(try folder.bytes() == bytes)
    #expect(try folder.names() == ["tips.sqlite"])
  }

  @Test(
    "is only reported by a tool when it is damaged",
    arguments: BadFile.corrupt, [true, false])
  func reported(file: BadFile, creates: Bool) throws {
    let folder = try TemporaryFolder()
    let bytes = try file.write(in: folder)

    let error = try #require(throws: TipControlError.self) {
      try SQLiteDatastore(path: folder.file, mode: .tool(creates: creates))
    }

    #expect(error.code == .corrupt)
    #expect(error.reason.contains("\"\(folder.file)\""))
    #expect(error.reason.contains(file.word))
    #expect(try folder.bytes() == bytes)
    #expect(try folder.names() == ["tips.sqlite"])
  }

  @Test(
    "is set aside by an app when it is damaged, with a note",
    arguments: BadFile.corrupt)
  func setAside(file: BadFile) throws {
    let folder = try TemporaryFolder()
    let bytes = try file.write(in: folder)

    let store = try folder.open()

    let aside = try #require(try folder.names().first { $0.contains(".corrupt-") })
    #expect(aside.wholeMatch(of: /tips\.sqlite\.corrupt-\d{4}-\d{2}-\d{2}T\d{6}Z/) != nil)
    let kept = try Data(contentsOf: URL(filePath: "\(folder.path)/.tipkit/\(aside)"))
    #expect(kept == bytes)
    #expect(store.notes.count == 1)
    #expect(store.notes.first?.contains(aside) == true)
    let facts = try store.facts()
    #expect((facts.donationCount > 0) == file.hasSoundRows)
    let next = try store.commit([Backyard.donate("didFillFeeder", 1)])
    #expect(next.donationCount == facts.donationCount + 1)
  }

  @Test("is set aside with the files beside it")
  func sideFiles() throws {
    let folder = try TemporaryFolder()
    _ = try #require(BadFile.corrupt.first).write(in: folder)
    for suffix in ["-wal", "-shm"] {
      try Data("old".utf8).write(to: URL(filePath: folder.file + suffix))
    }

    let store = try folder.open()
    store.close()

    let names = try folder.names()
    let aside = try #require(names.first { $0.contains(".corrupt-") && $0.hasSuffix("Z") })
    #expect(names == ["tips.sqlite", aside, "\(aside)-shm", "\(aside)-wal"])
  }

  @Test("is found after a process was killed, also where no fact is read from")
  func afterKill() throws {
    let folder = try TemporaryFolder()
    let store = try folder.open()
    try store.commit(Story.all.flatMap(\.changes))
    try store.checkpoint()
    try store.commit([Backyard.donate("didFillFeeder", 1)])
    // A killed process leaves its log. The index of a table has no part in reading the facts.
    let connection = try Connection(path: folder.file, mode: .readOnly, busyTimeout: 0)
    let page = try connection.integer(
      "SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_tip_records_1'")
    let start = Int(page - 1) * Schema.pageSize
    let log = try Data(contentsOf: URL(filePath: folder.file + "-wal"))
    var bytes = try folder.bytes()
    bytes.replaceSubrange(start..<start + 100, with: Data(repeating: 0xA5, count: 100))
    let killed = try TemporaryFolder()
    try killed.write(bytes)
    try killed.write(log, suffix: "-wal")

    let error = #expect(throws: TipControlError.self) {
      try SQLiteDatastore(path: killed.file, mode: .tool(creates: false))
    }
    #expect(error?.code == .corrupt)
    #expect(error?.reason.lowercased().contains("page \(page)") == true)
    #expect(try SQLiteDatastore(path: killed.file, mode: .app).notes.count == 1)
  }

  @Test("is a folder with the datastore's name", arguments: modes)
  func folder(mode: SQLiteDatastore.Mode) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file, withIntermediateDirectories: true)
    let error = #expect(throws: TipControlError.self) {
      try SQLiteDatastore(path: folder.file, mode: mode)
    }
    #expect(error?.code == .refused)
  }

  @Test("keeps its bytes when only the log has the newer version")
  func newerInLog() throws {
    let folder = try TemporaryFolder()
    try folder.makeDatastore()
    let newer = try Connection(path: folder.file, mode: .readWrite, busyTimeout: 0)
    try newer.execute("PRAGMA user_version = 9")
    let bytes = try folder.bytes()

    let error = #expect(throws: TipControlError.self) {
      try folder.open()
    }

    #expect(error?.code == .refused)
    #expect(try folder.bytes() == bytes)
    #expect(try newer.version() == 9)
  }

  @Test("A datastore without its row in the table datastore is corrupt, not empty")
  func missingRow() throws {
    let folder = try TemporaryFolder()
    try folder.open().close()
    let connection = try Connection(path: folder.file, mode: .readWrite, busyTimeout: 0)
    try connection.execute("DELETE FROM datastore")
    let error = #expect(throws: TipControlError.self) {
      try folder.open(.tool(creates: false))
    }
    #expect(error?.code == .corrupt)
  }
}
