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
    let store = try running.open()
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

    let salvage = try Salvage(path: folder.file)
    #expect(salvage.facts.events == facts.events)
    #expect(
      salvage.problems.first == "The file \"\(folder.file)\" is empty, not a datastore")
    let store = try folder.open()

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
    let frames = try #require(LogFile([UInt8](before))?.frames.count)

    let salvage = try Salvage(path: folder.file)
    #expect(salvage.facts == facts)
    #expect(
      salvage.problems == ["Its log is damaged from page \(first + 1) of \(frames) on."])
    let error = #expect(throws: TipControlError.self) {
      try folder.open(.tool(creates: false))
    }
    #expect(error?.code == .corrupt)
    #expect(
      error?.reason.contains("its log is damaged from page \(first + 1) on") == true)
    let store = try folder.open()
    #expect(try store.facts() == facts)
    #expect(store.notes.first?.contains("its log is damaged") == true)
    store.close()
  }

  @Test("is everything whichever byte of the log's header or of a page's salts is damaged")
  func damagedHeader() throws {
    let facts = try makeKilled(Self.commits)
    let log = try Data(contentsOf: URL(filePath: folder.file + "-wal"))
    let frames = try #require(LogFile([UInt8](log))?.frames.count)
    let frame = 24 + Schema.pageSize
    let header = (0..<32).map { (offset: $0, damage: 1) }
    let salts = (1...frames).map { (offset: 32 + frame * ($0 - 1) + 8 + $0 % 8, damage: $0) }
    for (offset, damage) in header + salts {
      try change("-wal") {
        $0 = log
        $0[offset] ^= 1 << (offset % 8)
      }
      let salvage = try Salvage(path: folder.file)
      #expect(salvage.facts == facts, "byte \(offset)")
      let problem = "Its log is damaged from page \(damage) of \(frames) on."
      #expect(salvage.problems == [problem], "byte \(offset)")
    }
    #expect(throws: TipControlError.self) {
      try folder.open(.tool(creates: false))
    }
  }

  @Test(
    "is everything whichever page of the schema is damaged, with one sentence about it",
    arguments: [0x00, 0x5A])
  func schema(byte: UInt8) throws {
    try folder.makeDatastore(Self.commits.flatMap { $0 })
    let sound = try folder.bytes()
    let facts = try Salvage(path: folder.file).facts
    let pages = sound.count / Schema.pageSize
    var rescued = 0
    for page in 0..<pages {
      let start = page * Schema.pageSize
      let noise = Data(repeating: byte, count: Schema.pageSize)
      try folder.write(sound.prefix(start) + noise + sound.dropFirst(start + Schema.pageSize))
      let salvage = try Salvage(path: folder.file)
      if salvage.facts == facts, salvage.problems.count == 1 { rescued += 1 }
      // A page of a table costs that table alone.
      #expect(salvage.problems.count <= 4, "page \(page + 1): \(salvage.problems)")
      #expect(!salvage.isEmpty, "page \(page + 1)")
    }
    #expect(rescued >= 7, "\(rescued) of \(pages) pages")
  }

  @Test("is the same through a symbolic link to the file, which has the log beside it")
  func link() throws {
    let facts = try makeKilled(Self.commits)
    let link = "\(folder.path)/link.sqlite"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.file)
    #expect(try Salvage(path: link).facts == facts)
  }

  @Test("is every row but those that were changed by other means, each of which is named")
  func rows() throws {
    try folder.makeDatastore(Self.commits.flatMap { $0 })
    let connection = try Connection(path: folder.file, mode: .readWrite, busyTimeout: 0)
    let event = "didShareBackyard"
    try connection.execute("UPDATE tips SET record = '{}' WHERE id = '\(Backyard.feed.id)'")
    try connection.execute("UPDATE donation_kinds SET info = '7' WHERE event = '\(event)'")

    let salvage = try Salvage(path: folder.file)

    #expect(salvage.facts.tips[Backyard.feed.id] == nil)
    #expect(!salvage.facts.tips.isEmpty)
    #expect(salvage.problems.contains { $0.contains("the row \"\(Backyard.feed.id)\" of tips") })
    #expect(salvage.problems.contains { $0.contains("donation_kinds") })
    let store = try folder.open()
    #expect(try store.facts().tips == salvage.facts.tips)
    #expect(try store.commit([Backyard.donate("didFillFeeder", 9)]).events["didFillFeeder"] != nil)
    store.close()
  }

  /// Runs a statement on a datastore with some changes, and returns the sound parts afterwards.
  private func salvaged(_ changes: [Change], after sql: String) throws -> Salvage {
    try folder.makeDatastore(changes)
    let connection = try Connection(path: folder.file, mode: .readWrite, busyTimeout: 0)
    try connection.execute(sql)
    return try Salvage(path: folder.file)
  }

  @Test("has no donation of a block whose checksum is wrong")
  func block() throws {
    let donations = (1...600).map { Backyard.donate("didFillFeeder", Int64($0)) }
    let salvage = try salvaged(
      donations, after: "UPDATE donation_blocks SET checksum = 0 WHERE block = 0")
    let log = try #require(salvage.facts.events["didFillFeeder"]?.log)
    #expect(log.donations.map(\.sequence) == Array(512...600))
    #expect(salvage.facts.nextSequence == 601)
    #expect(
      salvage.problems == [
        "The datastore \"\(folder.file)\" is damaged: the row 0 of donation_blocks cannot be "
          + "unpacked, or does not have its checksum"
      ])
  }

  @Test("is all facts when only their numbers are damaged")
  func counters() throws {
    let changes = [Backyard.change(.setParameter(id: "Backyard.name", value: "pond"))]
    let salvage = try salvaged(changes, after: "UPDATE datastore SET counters_checksum = 0")
    #expect(salvage.facts.withoutOrigin == Facts().applying(changes))
    #expect(!salvage.facts.origin.name.isEmpty)
    #expect(salvage.facts.origin.version == 0)
    let damaged = "The datastore \"\(folder.file)\" is damaged: "
    #expect(
      salvage.problems == [
        damaged + "the row 1 of datastore does not have its checksum",
        damaged + "\"datastore\" has 0 rows, not one",
      ])
  }

  @Test("is all but a row whose text cannot be read, although it has its checksum")
  func malformed() throws {
    try folder.makeDatastore([Backyard.change(.registerTip(Backyard.feed))])
    let connection = try Connection(path: folder.file, mode: .readWrite, busyTimeout: 0)
    try connection.insert([.text("OddTip"), .text("{")], into: .named("tips"))
    let salvage = try Salvage(path: folder.file)
    #expect(salvage.facts.tips == [Backyard.feed.id: Backyard.feed])
    #expect(salvage.problems.count == 1)
    #expect(salvage.problems.first?.contains("tips.record") == true)
    let error = #expect(throws: TipControlError.self) {
      try folder.open(.tool(creates: false))
    }
    #expect(error?.code == .corrupt)
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
    // A page that a killed process has written in part is not damage: its commit never ended.
    #expect(LogFile(Array(bytes.dropLast(100)))?.damage == nil)
    #expect(LogFile(Array(bytes.prefix(31))) == nil)
    #expect(LogFile(Array(bytes.prefix(32)))?.frames.isEmpty == true)
    let count = log.frames.count
    let last = 32 + (24 + Schema.pageSize) * (count - 1)
    for (offset, damage) in [(12, 1), (32 + 24, 1), (last + 24, count)] {
      var damaged = bytes
      damaged[offset] ^= 1
      #expect(LogFile(damaged)?.damage == damage)
    }
    for length in stride(from: 32, to: bytes.count, by: 97) {
      #expect(LogFile(Array(bytes.prefix(length)))?.damage == nil)
    }
  }

  @Test("is nothing when a datastore without facts is damaged, and not when it is sound")
  func nothing() throws {
    try folder.makeDatastore()
    let sound = try Salvage(path: folder.file)
    #expect(sound.facts.withoutOrigin == Facts())
    #expect(sound.problems.isEmpty && !sound.isEmpty)
    let damaged = try salvaged([], after: "UPDATE datastore SET counters_checksum = 0")
    #expect(damaged.isEmpty)
  }

  @Test("needs one page of the schema besides the first one, which may end the file")
  func onePageOfSchema() throws {
    try folder.makeDatastore()
    let connection = try Connection(path: folder.file, mode: .readOnly, busyTimeout: 0)
    var roots: Set<Int64> = []
    try connection.query("SELECT rootpage FROM sqlite_schema") { roots.insert($0.integer(0)) }
    let size = Schema.pageSize
    let noise = Data(repeating: 0x5A, count: size)
    let damaged = noise + Data(try folder.bytes().dropFirst(size))
    let pages = damaged.count / size
    let first = try #require((2...pages).first { !roots.contains(Int64($0)) })
    let other = try TemporaryFolder()
    try other.write(damaged.prefix((first - 1) * size))
    #expect(throws: TipControlError.noDatabase(other.file)) { try Salvage(path: other.file) }
    try other.write(damaged.prefix(first * size))
    #expect(try Salvage(path: other.file).problems.isEmpty == false)
    for page in 1..<pages {
      let start = page * size
      try other.write(damaged.prefix(start) + noise + damaged.dropFirst(start + size))
      #expect(throws: Never.self, "page \(page + 1)") { try Salvage(path: other.file) }
    }
  }

  @Test("A file that is no datastore is refused, and a missing one is named")
  func refused() throws {
    try folder.write(Data())
    #expect(throws: TipControlError.empty(folder.file)) { try Salvage(path: folder.file) }
    try folder.write(Data("a poem about wrens".utf8))
    #expect(throws: TipControlError.noDatabase(folder.file)) {
      try Salvage(path: folder.file)
    }
    #expect(throws: TipControlError.missing("/nowhere/tips.sqlite")) {
      try Salvage(path: "/nowhere/tips.sqlite")
    }
  }
}
