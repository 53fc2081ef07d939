import Foundation
import Synchronization
import TestSupport
import Testing
import TipModel
import TipTesting
@testable import TipStore

extension ForeignFileTests {
  private func log() throws -> Data { try Data(contentsOf: URL(filePath: folder.file + "-wal")) }

  private func touch(_ seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: folder.file)
  }

  @Test("is followed before its log is moved")
  func checkpointOfReplaced() throws {
    try folder.write(otherDatastore(), suffix: ".other")
    #expect(rename(folder.file + ".other", folder.file) == 0)
    try store.checkpoint()
    #expect(try Set(store.facts().events.keys) == ["didViewBackyard"])
  }

  @Test(
    "gets what an app knows when it was cut off within its header, and another was moved over it",
    arguments: [(0, true), (99, true), (100, false)])
  func cutOffAndReplaced(length: Int, isMerged: Bool) throws {
    try overwrite(with: folder.bytes().prefix(length))
    try folder.write(otherDatastore(), suffix: ".other")
    #expect(rename(folder.file + ".other", folder.file) == 0)

    let facts = try store.commit([Backyard.donate("didShareBackyard", 2)])

    var expected: Set = ["didViewBackyard", "didShareBackyard"]
    if isMerged { expected.insert("didFillFeeder") }
    #expect(Set(facts.events.keys) == expected)
    #expect(try folder.facts(afterClosing: store) == facts)
  }

  @Test("is left alone with its log when it was emptied, and a text is in its place")
  func emptiedAndNotOurs() throws {
    try overwrite(with: Data())
    let before = try log()
    let text = Data("shopping list: seeds\n".utf8)
    try folder.write(text, suffix: ".other")
    #expect(rename(folder.file + ".other", folder.file) == 0)
    #expect(throws: TipControlError.noDatabase(folder.file)) {
      try store.commit([Backyard.donate("didShareBackyard", 2)])
    }
    #expect(try folder.bytes() == text)
    #expect(try log() == before)
  }

  @Test("is left alone each time when it is half written and then complete")
  func halfWrittenTwice() throws {
    try store.checkpoint()
    let before = try store.facts()
    let own = try folder.bytes()
    for _ in 1...2 {
      try overwrite(with: own.prefix(3000))
      #expect(throws: TipControlError.beingWritten(folder.file)) { try store.facts() }
      try overwrite(with: own)
      #expect(try store.facts() == before)
      time.advance(by: .seconds(1))
    }
    #expect(store.notes.isEmpty)
  }

  @Test("is left alone while a page of it is damaged from which no fact is read")
  func damagedIndex() throws {
    try store.checkpoint()
    let page = try Connection(path: folder.file, mode: .readOnly).integer(
      "SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_tip_records_1'")
    let start = Int(page - 1) * Schema.pageSize
    var bytes = try folder.bytes()
    bytes.replaceSubrange(start..<start + 100, with: Data(repeating: 0xA5, count: 100))
    try overwrite(with: bytes)
    #expect(throws: TipControlError.beingWritten(folder.file)) { try store.facts() }
    #expect(try folder.bytes() == bytes)
  }

  @Test(
    "is the truth when another datastore was copied into it that has more commits",
    arguments: [true, false])
  func overwrittenWithNewer(hasLog: Bool) throws {
    let other = try TemporaryFolder()
    let app = try other.open()
    for number: Int64 in 1...9 {
      try app.commit([
        Backyard.donate("didViewBackyard", number),
        Backyard.change(.setParameter(id: "Backyard.name", value: .int(Int(number))), number),
      ])
    }
    app.close()
    if !hasLog { try store.checkpoint() }
    try overwrite(with: other.bytes())

    let facts = try store.commit([Backyard.donate("didShareBackyard", 2)])

    #expect(Set(facts.events.keys) == ["didViewBackyard", "didShareBackyard"])
    #expect(facts.donationCount == 10)
  }

  enum Move: CaseIterable {
    case ownCheckpoint, othersCheckpoint, touch
  }

  @Test(
    "is checked once when its log was moved or its times have changed", arguments: Move.allCases)
  func checkedOnce(move: Move) throws {
    try touch(1)
    let held = HeldFolder()
    let waits = Atomic(0)
    var opener = DatastoreOpener(path: folder.file, mode: .app, timing: .patient)
    opener.pause = {
      waits.add(1, ordering: .relaxed)
      held.release()
    }
    let app = try SQLiteDatastore(opener)
    let facts = try app.commit([Backyard.donate("didShareBackyard", 2)])
    switch move {
    case .ownCheckpoint: try app.checkpoint()
    case .othersCheckpoint:
      let tool = try folder.open(.tool(creates: false))
      try tool.checkpoint()
      tool.close()
      #expect(try app.facts() == facts)
    case .touch:
      try touch(2)
      #expect(try app.facts() == facts)
    }
    // A check of the whole file needs the lock on its folder.
    try held.take(folder.file)
    #expect(try app.facts() == facts)
    #expect(waits.load(ordering: .relaxed) == 0)
    held.release()
    app.close()
  }
}
