import Foundation
import TestSupport
import Testing
import TipModel
import TipTesting
@testable import TipStore

@Suite("A peek at a datastore")
struct PeekTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("returns the facts of an unused file without changing it")
  func alone() throws {
    try folder.makeDatastore(Story.all.flatMap(\.changes))
    let bytes = try folder.bytes()
    let facts = try SQLiteDatastore.peek(path: folder.file)
    #expect(try folder.bytes() == bytes)
    #expect(try folder.names() == ["tips.sqlite"])
    let store = try folder.open(.tool(creates: false))
    #expect(try store.facts() == facts)
  }

  @Test("returns another connection's latest commit without disturbing it")
  func inUse() throws {
    let store = try folder.open()
    for number: Int64 in 1...3 {
      let facts = try store.commit([Backyard.donate("didFillFeeder", 900 + number)])
      #expect(try SQLiteDatastore.peek(path: folder.file) == facts)
    }
  }

  @Test("returns the commits that a killed app has left in the log")
  func killed() throws {
    let running = try TemporaryFolder()
    let store = try running.open()
    defer { store.close() }
    // A reader keeps the commit in the log.
    let reader = try Connection(path: running.file, mode: .readOnly, busyTimeout: 0)
    try reader.execute("BEGIN")
    _ = try reader.integer("SELECT count(*) FROM donation_blocks")
    let facts = try store.commit([Backyard.donate("didFillFeeder", 1)])
    try folder.write(running.bytes())
    try folder.write(Data(contentsOf: URL(filePath: running.file + "-wal")), suffix: "-wal")
    #expect(try SQLiteDatastore.peek(path: folder.file) == facts)
    try reader.execute("COMMIT")
  }

  @Test("reads a file whose path has characters with a meaning in addresses")
  func oddPath() throws {
    let path = "\(folder.path)/Vögel #1? 100%/tips.sqlite"
    let store = try SQLiteDatastore(path: path, mode: .app)
    let facts = try store.commit([Backyard.donate("didFillFeeder", 1)])
    store.close()
    #expect(try SQLiteDatastore.peek(path: path) == facts)
  }

  @Test(
    "refuses an unusable file, and leaves it unchanged, byte for byte",
    arguments: BadFile.refused + BadFile.corrupt)
  func bad(file: BadFile) throws {
    let bytes = try file.write(in: folder)
    let error = try #require(throws: TipControlError.self) {
      try SQLiteDatastore.peek(path: folder.file)
    }
    #expect(error.code == file.code)
    #expect(try folder.bytes() == bytes)
    #expect(try folder.names() == ["tips.sqlite"])
  }

  @Test("creates neither a file nor a folder")
  func missing() throws {
    let error = try #require(throws: TipControlError.self) {
      try SQLiteDatastore.peek(path: folder.file)
    }
    #expect(error.code == .missing)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test("does not wait long for another process that opens it")
  func locked() throws {
    try folder.makeDatastore()
    let lock = try #require(try FolderLock(folderOf: folder.file, timeout: 0))
    defer { lock.release() }
    let error = try #require(throws: TipControlError.self) {
      try SQLiteDatastore.peek(path: folder.file, timeout: 0)
    }
    #expect(error.code == .busy)
  }
}
