import Foundation
import Synchronization
import TestSupport
import Testing
import TipModel
import TipTesting
@testable import TipStore

/// The lock on a folder, which a test holds for a while.
final class HeldFolder: Sendable {
  private let lock = Mutex<FolderLock?>(nil)

  func take(_ path: String) throws {
    let new = try FolderLock(folderOf: path, timeout: 0)
    lock.withLock { $0 = new }
  }

  func release() {
    lock.withLock { lock in
      lock?.release()
      lock = nil
    }
  }
}

extension ForeignFileTests {
  /// Returns a tool whose next commit waits, and cannot check the file afterwards.
  ///
  /// - Parameters:
  ///   - held: Takes the lock on the folder.
  ///   - action: Runs once, while the commit waits.
  /// - Returns: The tool.
  /// - Throws: An error of opening the file.
  private func tool(
    _ held: HeldFolder, _ action: @escaping @Sendable () throws -> Void
  ) throws -> SQLiteDatastore {
    let file = folder.file
    let holder = Mutex(try Connection(path: file, mode: .readWrite))
    let hasWaited = Atomic(false)
    var timing = StoreTiming.patient
    timing.busyLimit = .seconds(1)
    var opener = DatastoreOpener(path: file, mode: .tool(creates: false), timing: timing)
    opener.pause = {
      guard !hasWaited.exchange(true, ordering: .relaxed) else { return FairWait.pause() }
      #expect(throws: Never.self) {
        try action()
        try held.take(file)
        try holder.withLock { try $0.execute("COMMIT") }
      }
    }
    let tool = try SQLiteDatastore(opener)
    try holder.withLock { try $0.execute("BEGIN IMMEDIATE") }
    return tool
  }

  @Test("has a commit whose check afterwards has to wait too long, and it is stored once (D50)")
  func checkedLater() throws {
    let file = folder.file
    let held = HeldFolder()
    let tool = try tool(held) {
      // As after a checkpoint of another process, which goes on to use the folder.
      try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file)
    }

    let facts = try tool.commit([Backyard.donate("didShareBackyard", 2)])

    held.release()
    #expect(try tool.facts() == facts)
    #expect(try store.facts().events["didShareBackyard"]?.log.donations.count == 1)
    tool.close()
    #expect(try FileStatus(of: file + "-wal")?.size == 0, "the tool knows of its commit")
  }

  @Test("lacks a commit that cannot be checked in time after another file was moved over it")
  func replacedAndHeld() throws {
    let file = folder.file
    let held = HeldFolder()
    try folder.write(otherDatastore(), suffix: ".other")
    let tool = try tool(held) { #expect(rename(file + ".other", file) == 0) }
    let share = [Backyard.donate("didShareBackyard", 2)]

    #expect(throws: TipControlError.busy(file)) { try tool.commit(share) }

    held.release()
    let facts = try tool.commit(share)
    #expect(Set(facts.events.keys) == ["didViewBackyard", "didShareBackyard"])
    #expect(facts.donationCount == 2)
    tool.close()
  }

  @Test("lacks a commit during which a copy into it has begun, and has it after the copy")
  func halfCopiedDuringCommit() throws {
    let other = try otherDatastore()
    let app = try waiting {
      #expect(throws: Never.self) { try overwrite(with: other.prefix(3000)) }
    }
    let share = [Backyard.donate("didShareBackyard", 2)]
    #expect(throws: TipControlError.beingWritten(folder.file)) { try app.commit(share) }
    try overwrite(with: other)

    let facts = try app.commit(share)

    #expect(Set(facts.events.keys) == ["didViewBackyard", "didShareBackyard"])
    #expect(facts.donationCount == 2)
  }

  @Test(
    "has a commit once during which a damaged file was moved over it", arguments: [false, true])
  func damagedOverDuringCommit(isCut: Bool) throws {
    var bytes = try otherDatastore(after: "UPDATE donation_blocks SET donations = X'01'")
    if isCut { bytes = bytes.prefix(50) }
    try folder.write(bytes, suffix: ".other")
    let file = folder.file
    let app = try waiting { #expect(rename(file + ".other", file) == 0) }

    let facts = try app.commit([Backyard.donate("didShareBackyard", 2)])

    #expect(Set(facts.events.keys) == ["didFillFeeder", "didShareBackyard"])
    #expect(facts.donationCount == 2)
    #expect(app.notes.last?.contains("a new one has all that the app knows") == true)
  }

  @Test("takes a commit with it whose repetition is stored once, when its log was cut off")
  func repeatedAfterCutOff() throws {
    let donation = [Backyard.donate("didShareBackyard", 2)]
    let app = try appThatLost(donation)
    bringFileBack()
    let log = try FileHandle(forWritingTo: URL(filePath: folder.file + "-wal"))
    try log.truncate(atOffset: 0)
    log.closeFile()

    let facts = try app.commit(donation)

    #expect(facts.events["didShareBackyard"]?.log.donations.count == 1)
    #expect(facts.donationCount == 2)
    #expect(app.notes.first?.contains("its log was cut off") == true)
  }
}
