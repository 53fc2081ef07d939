import Foundation
import Synchronization
import TestSupport
import Testing
import TipModel
import TipTesting
@testable import TipStore

@Suite("A file that another program changes while it is open (D47)", .ownThread)
struct ForeignFileTests {
  let folder: TemporaryFolder
  let time = StoppedTime()
  let store: SQLiteDatastore

  init() throws {
    folder = try TemporaryFolder()
    store = try SQLiteDatastore(path: folder.file, mode: .app, timing: time.timing)
    try store.commit([Backyard.change(.registerTip(Backyard.feed))])
    try store.commit([Backyard.donate("didFillFeeder", 1)])
  }

  /// Returns the bytes of a datastore with a donation for another event, after a statement.
  func otherDatastore(after sql: String = "") throws -> Data {
    let other = try TemporaryFolder()
    try other.makeDatastore([Backyard.donate("didViewBackyard", 1)])
    try Connection(path: other.file, mode: .readWrite).execute(sql)
    return try other.bytes()
  }

  /// Writes into the file that exists, as `cp` does.
  func overwrite(with bytes: Data) throws {
    let handle = try FileHandle(forWritingTo: URL(filePath: folder.file))
    defer { handle.closeFile() }
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: bytes)
    // Files change rarely within the time that file systems tell apart, but tests do.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: folder.file)
  }

  /// Opens the datastore again, and lets its next commit wait for another connection.
  ///
  /// The commit has checked the file when it waits.
  ///
  /// - Parameter action: Runs once, while the commit waits.
  /// - Returns: The datastore.
  /// - Throws: An error of opening the file.
  func waiting(_ action: @escaping @Sendable () -> Void) throws -> SQLiteDatastore {
    let holder = Mutex(try Connection(path: folder.file, mode: .readWrite, busyTimeout: 0))
    let hasWaited = Atomic(false)
    var opener = DatastoreOpener(path: folder.file, mode: .app, timing: .patient)
    opener.pause = {
      guard !hasWaited.exchange(true, ordering: .relaxed) else { return }
      action()
      #expect(throws: Never.self) { try holder.withLock { try $0.execute("COMMIT") } }
    }
    let store = try SQLiteDatastore(opener)
    try holder.withLock { try $0.execute("BEGIN IMMEDIATE") }
    return store
  }

  /// Commits when the file cannot be half written any more, and not before.
  private func commitWhenQuiet(_ changes: [Change]) throws -> Facts {
    for length in [Duration.zero, .milliseconds(499)] {
      time.advance(by: length)
      #expect(throws: TipControlError.beingWritten(folder.file)) {
        try store.commit(changes)
      }
    }
    time.advance(by: .milliseconds(1))
    return try store.commit(changes)
  }

  @Test("is the truth when it was moved over the old one, whose log is dropped")
  func movedOver() throws {
    try folder.write(otherDatastore(), suffix: ".other")
    #expect(rename(folder.file + ".other", folder.file) == 0)

    let facts = try store.commit([Backyard.donate("didShareBackyard", 2)])

    #expect(Set(facts.events.keys) == ["didViewBackyard", "didShareBackyard"])
    #expect(store.notes.count == 1)
    #expect(store.notes.first?.contains("was replaced by another file") == true)
    #expect(try folder.facts(afterClosing: store) == facts)
  }

  @Test("has a commit during which it was moved over the old one")
  func movedOverDuringCommit() throws {
    try folder.write(otherDatastore(), suffix: ".other")
    let file = folder.file
    let waits = Atomic(0)
    let app = try waiting {
      waits.add(1, ordering: .relaxed)
      #expect(rename(file + ".other", file) == 0)
    }

    let facts = try app.commit([Backyard.donate("didShareBackyard", 2)])

    #expect(waits.load(ordering: .relaxed) > 0)
    #expect(Set(facts.events.keys) == ["didViewBackyard", "didShareBackyard"])
    #expect(try SQLiteDatastore.peek(path: file) == facts)
  }

  /// Returns an app whose commit failed, because another file replaced the one that has it.
  func appThatLost(_ changes: [Change]) throws -> SQLiteDatastore {
    let file = folder.file
    try folder.write(Data("shopping list: seeds\n".utf8), suffix: ".other")
    let app = try waiting {
      #expect(rename(file, file + ".kept") == 0 && rename(file + ".other", file) == 0)
    }
    #expect(throws: TipControlError.self) { try app.commit(changes) }
    return app
  }

  /// Moves the file with the lost commit to its path again.
  func bringFileBack() { #expect(rename(folder.file + ".kept", folder.file) == 0) }

  @Test("takes a commit with it whose repetition is stored once, and each later one again")
  func repeatedCommit() throws {
    let donation = [Backyard.donate("didShareBackyard", 2)]
    let app = try appThatLost(donation)
    bringFileBack()

    #expect(try app.commit(donation).events["didShareBackyard"]?.log.donations.count == 1)
    #expect(try app.commit(donation).events["didShareBackyard"]?.log.donations.count == 2)
  }

  @Test("takes a commit with it, and a different one that follows is stored as a whole")
  func otherCommitAfterwards() throws {
    let app = try appThatLost([Backyard.donate("didViewBackyard", 2)])
    bringFileBack()

    let facts = try app.commit([Backyard.donate("didShareBackyard", 3)])

    #expect(
      Set(facts.events.keys) == ["didFillFeeder", "didViewBackyard", "didShareBackyard"])
    #expect(facts.donationCount == 3)
  }

  @Test("takes a commit with it whose repetition is stored once, also after one that had to wait")
  func repeatedTwice() throws {
    let share = Backyard.donate("didShareBackyard", 2)
    let view = Backyard.donate("didViewBackyard", 3)
    let app = try appThatLost([share])
    bringFileBack()
    let other = try Connection(path: folder.file, mode: .readWrite, busyTimeout: 0)
    try other.execute("BEGIN IMMEDIATE")
    #expect(try !app.commitAtOnce([share, view]))
    try other.execute("COMMIT")

    let facts = try app.commit([share, view])

    #expect(facts.events["didShareBackyard"]?.log.donations.count == 1)
    #expect(facts.events["didViewBackyard"]?.log.donations.count == 1)
  }

  @Test("takes a commit with it whose repetition is stored once, when it was emptied meanwhile")
  func repeatedAfterEmptied() throws {
    let donation = [Backyard.donate("didShareBackyard", 2)]
    let app = try appThatLost(donation)
    try folder.write(Data(), suffix: ".kept")
    try FileManager.default.removeItem(atPath: folder.file)
    let other = try folder.open()
    try other.commit([Backyard.donate("didViewBackyard", 1)])

    let facts = try app.commit(donation)

    #expect(facts.events["didShareBackyard"]?.log.donations.count == 1)
    #expect(facts.donationCount == 3)
    #expect(try other.facts() == facts)
    other.close()
  }

  @Test("has a commit once during which its log was removed and its times were changed")
  func logRemovedDuringCommit() throws {
    let file = folder.file
    let app = try waiting {
      #expect(throws: Never.self) {
        try FileManager.default.removeItem(atPath: file + "-wal")
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: file)
      }
    }

    let facts = try app.commit([Backyard.donate("didShareBackyard", 2)])

    #expect(facts.events["didShareBackyard"]?.log.donations.count == 1)
    #expect(app.notes.first?.contains("was removed while it was open") == true)
    #expect(try folder.facts(afterClosing: app) == facts)
  }

  @Test(
    "gets all that an app knows when another app has begun it anew in place of a damaged one (D47)",
    arguments: [0, 50], [true, false])
  func begunAnew(length: Int, hasLog: Bool) throws {
    for number in 2...40 {
      try store.commit([Backyard.donate("didFillFeeder", Int64(number))])
    }
    if !hasLog { try store.checkpoint() }
    try overwrite(with: folder.bytes().prefix(length))
    let other = try folder.open()
    try other.commit([Backyard.donate("didViewBackyard", 1)])

    let facts = try store.commit([Backyard.donate("didShareBackyard", 2)])

    #expect(facts.events["didFillFeeder"]?.log.donations.count == 40)
    #expect(facts.donationCount == 42)
    #expect(facts.tips.keys.contains(Backyard.feed.id))
    #expect(store.notes.last?.contains("what this app knew was merged into the new one") == true)
    #expect(try other.facts() == facts)
    other.close()
    #expect(try folder.facts(afterClosing: store).donationCount == 42)
  }

  @Test(
    "is set aside when it was moved over the old one and is damaged or empty", arguments: [0, 50])
  func damagedOver(length: Int) throws {
    let before = try store.facts()
    try folder.write(try folder.bytes().prefix(length), suffix: ".other")
    #expect(rename(folder.file + ".other", folder.file) == 0)

    let change = Backyard.donate("didShareBackyard", 2)
    #expect(try store.commit([change]) == before.applying([change]))
    #expect(store.notes.contains { $0.contains("a new one has all that the app knows") })
  }

  @Test("is created again when it was deleted, alone or with its log")
  func deleted() throws {
    for suffixes in [[""], ["", "-wal"], ["", "-wal", "-shm"]] {
      for suffix in suffixes {
        try FileManager.default.removeItem(atPath: folder.file + suffix)
      }
      let facts = try store.commit([Backyard.donate("didShareBackyard", 2)])
      #expect(Set(facts.events.keys) == ["didShareBackyard"])
      #expect(facts.events["didShareBackyard"]?.log.donations.count == 1)
      #expect(try SQLiteDatastore.peek(path: folder.file) == facts)
    }
    #expect(store.notes.count { $0.contains("was deleted") } == 3)
  }

  @Test("is the truth when a backup was copied into it, whose state is older")
  func overwrittenWithBackup() throws {
    try store.checkpoint()
    let backup = try folder.bytes()
    let expected = try store.facts()
    for round in 1...40 {
      try store.commit([Backyard.donate("didShareBackyard", Int64(round))])
    }
    try store.checkpoint()
    try store.commit([Backyard.donate("didShareBackyard", 41)])
    try overwrite(with: backup)

    #expect(try store.facts() == expected)

    let facts = try store.commit([Backyard.donate("didViewBackyard", 50)])
    #expect(facts.events["didShareBackyard"] == nil)
    #expect(store.notes.first?.contains("was overwritten") == true)
    #expect(try folder.facts(afterClosing: store) == facts)
    #expect(try folder.names() == ["tips.sqlite"])
  }

  @Test("is the truth when another datastore was copied into it, whose log is dropped")
  func overwrittenWithOther() throws {
    try overwrite(with: otherDatastore())

    let facts = try store.commit([Backyard.donate("didShareBackyard", 2)])

    #expect(Set(facts.events.keys) == ["didViewBackyard", "didShareBackyard"])
    #expect(try folder.facts(afterClosing: store) == facts)
  }

  @Test("is left alone while a copy into it is not complete, and is the truth afterwards")
  func halfCopied() throws {
    let other = try otherDatastore()
    try overwrite(with: other.prefix(3000))
    #expect(throws: TipControlError.beingWritten(folder.file)) { try store.facts() }
    #expect(try folder.bytes() == other.prefix(3000))
    try overwrite(with: other)

    #expect(try Set(store.facts().events.keys) == ["didViewBackyard"])
    #expect(store.notes.count == 1)
    #expect(store.notes.first?.contains("was overwritten with other contents") == true)
  }

  @Test(
    "gets everything that the app knows when it was emptied or cut off, and is set aside",
    arguments: [0, 50, 3000])
  func cutOff(size: UInt64) throws {
    try store.checkpoint()
    let before = try store.commit([Backyard.donate("didViewBackyard", 2)])
    let handle = try FileHandle(forWritingTo: URL(filePath: folder.file))
    try handle.truncate(atOffset: size)
    handle.closeFile()

    let facts = try commitWhenQuiet([Backyard.donate("didShareBackyard", 3)])

    #expect(facts == before.applying([Backyard.donate("didShareBackyard", 3)]))
    #expect(store.notes.first?.contains("a new one has all that the app knows") == true)
    let aside = try folder.names().first { $0.hasPrefix("tips.sqlite.corrupt-") }
    #expect(aside != nil)
    #expect(try folder.facts(afterClosing: store) == facts)
  }

  @Test("is left alone when it is no longer a datastore, and works again when it is one")
  func notOurs() throws {
    let before = try store.facts()
    let log = try Data(contentsOf: URL(filePath: folder.file + "-wal"))
    let text = Data("shopping list: seeds\n".utf8)
    let kept = folder.file + ".kept"
    #expect(rename(folder.file, kept) == 0)
    try folder.write(text)

    for _ in 1...2 {
      let error = #expect(throws: TipControlError.self) {
        try store.commit([Backyard.donate("didShareBackyard", 2)])
      }
      #expect(error?.code == .refused)
    }

    #expect(try folder.bytes() == text)
    #expect(try Data(contentsOf: URL(filePath: folder.file + "-wal")) == log)
    #expect(rename(kept, folder.file) == 0)
    let facts = try store.commit([Backyard.donate("didShareBackyard", 2)])
    #expect(facts == before.applying([Backyard.donate("didShareBackyard", 2)]))
  }

  @Test("is the same one when only its times change, and when others move its log")
  func touched() throws {
    let facts = try store.commit([Backyard.donate("didShareBackyard", 2)])
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: folder.file)
    #expect(try store.facts() == facts)
    let tool = try folder.open(.tool(creates: false))
    try tool.commit([Backyard.donate("didShareBackyard", 3)])
    try tool.checkpoint()
    #expect(try store.facts() == tool.facts())
    tool.close()
    #expect(store.notes.isEmpty)
    #expect(try store.facts().nextSequence == 4)
  }

  @Test("is the same one when another has renamed its device, and its times change (D46)")
  func renamed() throws {
    // A reader keeps the commits in the log.
    let reader = try Connection(path: folder.file, mode: .readOnly, busyTimeout: 0)
    try reader.execute("BEGIN")
    _ = try reader.integer("SELECT count(*) FROM donation_blocks")
    let tool = try folder.open(.tool(creates: false))
    let name = try store.facts().origin.name
    let copy = DeviceEntry(origin: name, record: DeviceRecord(version: 0))
    let facts = try tool.commit([Backyard.change(.separate(name: "tablet", from: copy))])
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: folder.file)

    #expect(facts.origin.name == "tablet")
    #expect(try store.facts() == facts)
    #expect(store.notes.isEmpty)
    try reader.execute("COMMIT")
    tool.close()
  }

  @Test("is the same for all who have it open, each of which keeps its commits")
  func several() throws {
    let other = try folder.open()
    try other.commit([Backyard.donate("didFillFeeder", 2)])
    try overwrite(with: otherDatastore())

    try store.commit([Backyard.donate("didShareBackyard", 3)])
    let facts = try other.commit([Backyard.donate("didRestBackyard", 4)])

    #expect(
      Set(facts.events.keys) == ["didViewBackyard", "didShareBackyard", "didRestBackyard"])
    #expect(try store.facts() == facts)
    other.close()
    #expect(try folder.facts(afterClosing: store) == facts)
  }
}
