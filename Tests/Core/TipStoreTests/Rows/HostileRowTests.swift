import Foundation
import TestSupport
import Testing
import TipModel
import TipTesting
@testable import TipStore

@Suite("A row that another program has written")
struct HostileRowTests {
  /// Returns the bytes of a file after a statement of a program that knows of checksums.
  private func signed(_ row: HostileRow, in folder: TemporaryFolder) throws -> Data {
    try folder.makeDatastore(Self.changes)
    let connection = try Connection(path: folder.file, mode: .readWrite, busyTimeout: 0)
    try connection.execute("PRAGMA journal_mode = DELETE")
    try connection.executeSigned(row.sql)
    return try folder.bytes()
  }

  private static var changes: [Change] {
    Story.all.flatMap(\.changes) + [
      Backyard.change(
        .operate(
          command: "donate didFillFeeder",
          changes: [
            Backyard.change(
              .donate(event: "didFillFeeder", date: Backyard.at(800), info: nil), 800, by: .tipctl)
          ]), 800, by: .tipctl)
    ]
  }

  private func run(_ sql: String, _ folder: TemporaryFolder) throws {
    let connection = try Connection(path: folder.file, mode: .readWrite, busyTimeout: 0)
    try connection.execute("PRAGMA journal_mode = DELETE")
    try connection.execute(sql)
  }

  @Test(
    "is reported by a tool, which leaves the file unchanged", arguments: HostileRow.corrupt)
  func tool(row: HostileRow) throws {
    let folder = try TemporaryFolder()
    let bytes = try signed(row, in: folder)
    let error = #expect(throws: TipControlError.self) {
      try folder.open(.tool(creates: false))
    }
    #expect(error?.code == .corrupt, "\(error?.reason ?? "")")
    #expect(error?.reason.contains(folder.file) == true)
    let connection = try Connection(path: folder.file, mode: .readOnly, busyTimeout: 0)
    #expect(try connection.version() == Schema.migrations.version)
    // Only the mark that the file has a log changes.
    #expect(try folder.bytes().dropFirst(100) == bytes.dropFirst(100))
  }

  @Test("is named together with what is wrong with it", arguments: HostileRow.named)
  func named(row: HostileRow, reason: String) throws {
    let folder = try TemporaryFolder()
    _ = try signed(row, in: folder)
    let error = #expect(throws: TipControlError.self) {
      try folder.open(.tool(creates: false))
    }
    #expect(error?.reason == "The datastore \"\(folder.file)\" is damaged: \(reason)")
  }

  @Test("lets an app set the file aside, with a note", arguments: HostileRow.corrupt)
  func app(row: HostileRow) throws {
    let folder = try TemporaryFolder()
    _ = try signed(row, in: folder)
    let sound = try Salvage(path: folder.file).facts
    let store = try folder.open()
    #expect(store.notes.count == 1)
    #expect(store.notes.first?.contains(".corrupt-") == true)
    #expect(try StateDocument(store.facts()).text == StateDocument(sound).text)
    try access(store)
  }

  @Test("is found by its checksum", arguments: HostileRow.corrupt)
  func unsigned(row: HostileRow) throws {
    let folder = try TemporaryFolder()
    try folder.makeDatastore(Self.changes)
    try run(row.sql.replacing(/\)$/, with: ", 0)"), folder)
    let error = #expect(throws: TipControlError.self) {
      try folder.open(.tool(creates: false))
    }
    #expect(error?.code == .corrupt, "\(error?.reason ?? "")")
  }

  @Test("with extreme values is used without an end", arguments: HostileRow.extreme)
  func extreme(row: HostileRow) throws {
    let folder = try TemporaryFolder()
    _ = try signed(row, in: folder)
    let store = try folder.open(.tool(creates: false))
    try access(store)
    store.close()
    #expect(try folder.open().notes.isEmpty)
  }

  /// Changes the facts, and reads them as the commands do.
  ///
  /// A failure is an error, never an end.
  private func access(_ store: SQLiteDatastore) throws {
    let before = try store.facts()
    for change in [
      Backyard.donate("didFillFeeder", 1, "north"),
      Backyard.donate("didFillFeeder", 2, "odd"),
      Backyard.change(
        .operate(command: "donate", changes: [Backyard.donate("didFillFeeder", 3)]), 3,
        by: .tipctl),
      Backyard.change(.invalidate(tip: "OddTip", reason: .tipClosed, isForced: false)),
    ] {
      // A file without numbers for more donations refuses them.
      do {
        try store.commit([change])
      } catch {
        #expect(error.code != .corrupt, "\(error)")
      }
    }
    let facts = try store.facts()
    let extremes = [Timestamp(milliseconds: .min), Timestamp(milliseconds: .max)]
    for instant in [Backyard.at(5)] + extremes {
      let situation = Situation(facts, controls: Controls(), atSystemTime: instant)
      for tip in facts.tips.values {
        #expect(!Explanation(of: tip, in: situation).text.isEmpty)
      }
    }
    let text = StateDocument(facts).text
    #expect(
      try StateDocument(json: text, subject: "export").facts.donationCount
        == facts.donationCount)
    _ = Facts().applying([Backyard.change(.merge(SharedFacts(facts)))])
    for operation in facts.operations {
      do { _ = try operation.difference() } catch { #expect(error.code == .malformed) }
      try store.commit([
        Backyard.change(.setOperation(number: operation.number, isUndone: true), 6, by: .tipctl)
      ])
    }
    #expect(FactsDifference(from: before, to: facts).storedValue.json.isEmpty == false)
    #expect(try store.examine().problems.isEmpty)
  }

  @Test("A missing row is noticed: of facts, of the history, and a whole block of donations")
  func missing() throws {
    for sql in [
      "DELETE FROM tips WHERE id = (SELECT min(id) FROM tips)",
      "DELETE FROM history WHERE number = (SELECT min(number) FROM history)",
      "DELETE FROM events", "DELETE FROM donation_blocks",
      "DELETE FROM donation_blocks WHERE block = (SELECT max(block) FROM donation_blocks)",
    ] {
      let folder = try TemporaryFolder()
      try folder.makeDatastore(
        Story.all.flatMap(\.changes)
          + (1...1200).map { Backyard.donate("didFillFeeder", Int64($0)) })
      try run(sql, folder)
      let error = #expect(throws: TipControlError.self) {
        try folder.open(.tool(creates: false))
      }
      #expect(error?.code == .corrupt, "\(sql)")
    }
  }

  @Test("A flipped byte of the file changes nothing, or is told", arguments: 0..<4)
  func flips(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    try folder.makeDatastore(
      Story.all.flatMap(\.changes)
        + (1...600).map { Backyard.donate("didFillFeeder", Int64($0), "north") })
    let sound = try folder.bytes()
    let facts = try SQLiteDatastore.peek(path: folder.file)
    var random = SeededGenerator(seed: seed)
    var told = 0
    for _ in 0..<64 {
      let place = Int.random(in: 0..<sound.count, using: &random)
      let bit = UInt8(1) << UInt8.random(in: 0..<8, using: &random)
      var bytes = sound
      bytes[bytes.startIndex + place] ^= bit
      let damaged = try TemporaryFolder()
      try damaged.write(bytes)
      do {
        let found = try damaged.open(.tool(creates: false)).facts()
        #expect(found == facts, "bit \(bit) of byte \(place)")
      } catch {
        told += 1
      }
    }
    #expect(told > 10)
  }
}
