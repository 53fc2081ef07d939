import Foundation
import TestSupport
import Testing
import TipModel
import TipTesting
@testable import TipStore

@Suite("The sound rows of a damaged file")
struct SalvageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns the facts of a file whose app was killed, and leaves its log beside it.
  private func makeKilled(_ commits: [[Change]]) throws -> Facts {
    let running = try TemporaryFolder()
    let store = try SQLiteDatastore(path: running.file, mode: .app)
    for changes in commits { try store.commit(changes) }
    try folder.write(running.bytes())
    try folder.write(Data(contentsOf: URL(filePath: running.file + "-wal")), suffix: "-wal")
    defer { store.close() }
    return try store.facts()
  }

  private func change(_ suffix: String, _ body: (inout Data) -> Void) throws {
    let url = URL(filePath: folder.file + suffix)
    var bytes = try Data(contentsOf: url)
    body(&bytes)
    try bytes.write(to: url)
  }

  private static let commits = [
    Story.all.flatMap(\.changes), [Backyard.donate("didFillFeeder", 1)],
    [Backyard.donate("didViewBackyard", 2)], [Backyard.donate("didShareBackyard", 3)],
  ]

  @Test("is everything when nothing is damaged, also commits that are only in the log")
  func sound() throws {
    let facts = try makeKilled(Self.commits)
    let salvage = try Salvage(path: folder.file)
    #expect(salvage.facts == facts)
    #expect(salvage.problems.isEmpty)
    #expect(try folder.names() == ["tips.sqlite", "tips.sqlite-wal"])
  }

  @Test("is all that a full log holds when the main file was emptied, and both are set aside")
  func emptied() throws {
    let facts = try makeKilled(Self.commits)
    try change("") { $0 = Data() }

    #expect(try Salvage(path: folder.file).facts.events == facts.events)
    let store = try SQLiteDatastore(path: folder.file, mode: .app)

    #expect(try store.facts().events == facts.events)
    #expect(store.notes.first?.contains("a new one has its sound rows") == true)
    store.close()
    #expect(try folder.names().count { $0.contains(".corrupt-") } == 2)
  }

  @Test("is what follows a damaged page of a log, which SQLite drops without a word")
  func damagedLog() throws {
    let facts = try makeKilled(Self.commits)
    let before = try Data(contentsOf: URL(filePath: folder.file + "-wal"))
    // In the first page that the second commit has written.
    let frame = 24 + Schema.pageSize
    let first = try #require(
      LogFile([UInt8](before))?.frames.firstIndex { $0.commit > 0 }.map { $0 + 1 })
    try change("-wal") { $0[32 + frame * first + 20] ^= 0x10 }

    let error = #expect(throws: TipControlError.self) {
      try SQLiteDatastore(path: folder.file, mode: .tool(creates: false))
    }
    #expect(error?.code == .corrupt)
    #expect(error?.reason.contains("its log is damaged from page \(first + 1) on") == true)
    let store = try SQLiteDatastore(path: folder.file, mode: .app)
    #expect(try store.facts() == facts)
    #expect(store.notes.first?.contains("its log is damaged") == true)
    store.close()
  }

  @Test("is every row but those that were changed by other means, each of which is named")
  func rows() throws {
    try folder.makeDatastore(Self.commits.flatMap { $0 })
    let connection = try Connection(path: folder.file, mode: .readWrite, busyTimeout: 0)
    let event = "didShareBackyard"
    try connection.execute("UPDATE tips SET definition = '{}' WHERE id = '\(Backyard.feed.id)'")
    try connection.execute("UPDATE donation_kinds SET info = '7' WHERE event = '\(event)'")

    let salvage = try Salvage(path: folder.file)

    #expect(salvage.facts.tips[Backyard.feed.id] == nil)
    #expect(!salvage.facts.tips.isEmpty)
    #expect(salvage.problems.contains { $0.contains("the row \"\(Backyard.feed.id)\" of tips") })
    #expect(salvage.problems.contains { $0.contains("donation_kinds") })
    let store = try SQLiteDatastore(path: folder.file, mode: .app)
    #expect(try store.facts().tips == salvage.facts.tips)
    #expect(try store.commit([Backyard.donate("didFillFeeder", 9)]).events["didFillFeeder"] != nil)
    store.close()
  }

  @Test("A log is read as SQLite reads it, up to its last commit")
  func log() throws {
    _ = try makeKilled(Self.commits)
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: folder.file + "-wal")))
    let log = try #require(LogFile(bytes))
    #expect(log.damage == nil)
    #expect(log.pageSize == Schema.pageSize)
    #expect(log.frames.count { $0.commit > 0 } >= Self.commits.count)
    #expect(log.frames.last?.commit != 0)
    // A page that a killed process has written in part is no damage: its commit never ended.
    #expect(LogFile(Array(bytes.dropLast(100)))?.damage == nil)
    #expect(LogFile(Array(bytes.prefix(31))) == nil)
    for length in stride(from: 32, to: bytes.count, by: 97) {
      #expect(LogFile(Array(bytes.prefix(length)))?.damage == nil)
    }
  }

  @Test("A file that is no datastore is refused, and a missing one is named")
  func refused() throws {
    try folder.write(Data("a poem about wrens".utf8))
    #expect(throws: TipControlError.noDatabase(folder.file)) { try Salvage(path: folder.file) }
    #expect(throws: TipControlError.missing("/nowhere/tips.sqlite")) {
      try Salvage(path: "/nowhere/tips.sqlite")
    }
  }
}
