import Foundation
import TestSupport
import Testing
import TipFoundation
import TipModel
@testable import TipStore

extension ForeignFileTests {
  @Test("keeps all commits when its log was removed")
  func logRemoved() throws {
    let other = try folder.open()
    let before = try other.commit([Backyard.donate("didViewBackyard", 2)])
    try FileManager.default.removeItem(atPath: folder.file + "-wal")

    let facts = try store.commit([Backyard.donate("didShareBackyard", 3)])

    #expect(facts == before.applying([Backyard.donate("didShareBackyard", 3)]))
    #expect(try other.commit([Backyard.donate("didRestBackyard", 4)]).nextSequence == 5)
    #expect(store.notes.first?.contains("was removed while it was open") == true)
    other.close()
    #expect(try folder.facts(afterClosing: store).nextSequence == 5)
  }

  @Test(
    "keeps all commits when its log was replaced by a copy of it, or by zeros of its size",
    arguments: [true, false])
  func logReplaced(isCopy: Bool) throws {
    let before = try store.commit([Backyard.donate("didViewBackyard", 2)])
    let log = try Data(contentsOf: URL(filePath: folder.file + "-wal"))
    try folder.write(isCopy ? log : Data(count: log.count), suffix: ".other")
    #expect(rename(folder.file + ".other", folder.file + "-wal") == 0)

    #expect(try store.facts() == before)
    let facts = try store.commit([Backyard.donate("didShareBackyard", 3)])

    #expect(facts == before.applying([Backyard.donate("didShareBackyard", 3)]))
    #expect(try SQLiteDatastore.peek(path: folder.file) == facts)
    #expect(store.notes.first?.contains("no commit is lost") == true)
    #expect(try folder.facts(afterClosing: store) == facts)
  }

  @Test("keeps all commits when its log was emptied", arguments: [0, 40, 2000])
  func logEmptied(size: UInt64) throws {
    let before = try store.commit([Backyard.donate("didViewBackyard", 2)])
    let handle = try FileHandle(forWritingTo: URL(filePath: folder.file + "-wal"))
    try handle.truncate(atOffset: size)
    handle.closeFile()

    var facts = before
    for round in 3...40 {
      facts = try store.commit([Backyard.donate("didShareBackyard", Int64(round))])
    }
    let tool = try folder.open(.tool(creates: false))
    #expect(try tool.commit([Backyard.donate("didFillFeeder", 50)]).nextSequence == 42)
    tool.close()
    #expect(facts.nextSequence == 41)
    #expect(try store.facts().nextSequence == 42)
    #expect(try folder.facts(afterClosing: store).nextSequence == 42)
  }

  @Test("is the same one when others move only a part of its log, as a reader keeps the rest")
  func partOfLog() throws {
    let other = try folder.open()
    let mover = try Connection(path: folder.file, mode: .readWrite, busyTimeout: 0)
    for round in 1...200 {
      // A reader keeps the newer pages in the log.
      let reader = try Connection(path: folder.file, mode: .readOnly, busyTimeout: 0)
      try reader.execute("BEGIN")
      _ = try reader.integer("SELECT count(*) FROM donation_blocks")
      let info: StoredValue = ["round": .int(round), "text": .string("\(UUID())")]
      try store.commit([Backyard.donate("didFillFeeder", Int64(round), info)])
      #expect(try !mover.checkpoint())
      try reader.execute("COMMIT")
      #expect(try other.facts().nextSequence == store.facts().nextSequence)
    }
    #expect(store.notes.isEmpty)
    #expect(other.notes.isEmpty)
    other.close()
    #expect(try folder.facts(afterClosing: store).nextSequence == 202)
  }

  @Test("does not leave a large log behind while it is open")
  func smallLog() throws {
    for round in 1...2000 {
      try store.commit([Backyard.donate("didFillFeeder", Int64(round))])
    }
    let log = try #require(try FileStatus(of: folder.file + "-wal"))
    #expect(log.size < 1100 * 1100)
    try store.checkpoint()
    #expect(try FileStatus(of: folder.file + "-wal")?.size == 0)
    #expect(try DatabaseHeader(Array(folder.bytes()), folder.file).version > 0)
    #expect(try folder.facts(afterClosing: store).nextSequence == 2002)
  }
}
