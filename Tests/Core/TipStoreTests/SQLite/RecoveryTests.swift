import Foundation
import Synchronization
import TestSupport
import Testing
import TipFoundation
import TipModel
@testable import TipStore

@Suite("An open file that fails", .hangLimit, .ownThread)
struct RecoveryTests {
  private let folder: TemporaryFolder
  private let share = [Backyard.donate("didShareBackyard", 2)]

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeDatastore([Backyard.donate("didFillFeeder", 1)])
  }

  private func open(_ mode: SQLiteDatastore.Mode = .app) throws(TipControlError) -> SQLiteFile {
    var timing = StoreTiming.patient
    timing.busyLimit = .milliseconds(10)
    return try SQLiteFile(DatastoreOpener(path: folder.file, mode: mode, timing: timing))
  }

  /// Damages a row by the file's own connection, which is noticed only when the row is read.
  private func damage(_ file: SQLiteFile) throws {
    try file.opened.connection.execute("UPDATE donation_blocks SET donations = X'01'")
  }

  private func refuseWriting(_ file: SQLiteFile) throws {
    try file.opened.connection.execute("PRAGMA query_only = ON")
  }

  private var unwritable: TipControlError {
    .inputOutput(folder.file, because: "attempt to write a readonly database")
  }

  @Test("to be written stays where it is while it can be read")
  func unwritten() throws {
    var file = try open()
    try refuseWriting(file)
    let error = #expect(throws: TipControlError.self) { try file.commit(share) }
    #expect(error == unwritable)
    #expect(file.opened.notes.isEmpty)
    #expect(file.facts.donationCount == 1)
  }

  @Test("to be written and read is set aside by an app, whose new file has the commit")
  func unreadable() throws {
    var file = try open()
    try damage(file)
    try refuseWriting(file)
    #expect(try file.commit(share))
    #expect(file.facts.donationCount == 2)
    let note = try #require(file.opened.notes.first)
    #expect(note.hasPrefix(TipControlError.corrupt(folder.file, because: "").reason))
    #expect(note.contains(unwritable.reason))
    #expect(note.hasSuffix(", and a new one has all that the app knows."))
    #expect(try SQLiteDatastore.peek(path: folder.file) == file.facts)
  }

  @Test("to be written and read is left alone by a tool, which reports the first failure")
  func unreadableForTool() throws {
    var file = try open(.tool(creates: true))
    try damage(file)
    try refuseWriting(file)
    let error = #expect(throws: TipControlError.self) { try file.commit(share) }
    #expect(error == unwritable)
    #expect(!(try folder.names().contains { $0.contains(".corrupt-") }))
  }

  @Test("to be read is not set aside by a commit that waits in vain for another process")
  func held() throws {
    var file = try open()
    try damage(file)
    let holder = try Connection(path: folder.file, mode: .readWrite)
    try holder.execute("BEGIN IMMEDIATE")
    let error = #expect(throws: TipControlError.self) { try file.commit(share) }
    #expect(error == .busy(folder.file))
    #expect(file.opened.notes.isEmpty)
    #expect(!(try folder.names().contains { $0.contains(".corrupt-") }))
    try holder.execute("COMMIT")
  }

  @Test("is known to be up to date after each commit, and others' changes of it are counted")
  func upToDate() throws {
    let opener = DatastoreOpener(path: folder.file, mode: .app, timing: .patient)
    var file = try opener.open()
    #expect(try !file.isOutdated)
    #expect(file.foreignChanges == 0)
    #expect(try file.write(share))
    #expect(try !file.isOutdated)
    #expect(file.foreignChanges == 0)
    let other = try folder.open(.tool(creates: false))
    defer { other.close() }
    let facts = try other.commit([Backyard.donate("didFillFeeder", 3)])
    #expect(try file.isOutdated)
    try file.refresh()
    #expect(try !file.isOutdated)
    #expect(file.facts == facts)
    #expect(file.foreignChanges == 1)
    var next = try opener.open()
    next.follow(file)
    #expect(next.foreignChanges == 2)
  }

  @Test("that another program has set back is set aside by an app, and read by a tool")
  func setBack() throws {
    var app = try open()
    var tool = try open(.tool(creates: false))
    _ = try app.commit([Backyard.change(.setParameter(id: "Backyard.name", value: "pond"))])
    try tool.refresh()
    let before = app.facts
    let other = try Connection(path: folder.file, mode: .readWrite)
    try other.executeSigned(
      "DELETE FROM parameters; UPDATE datastore SET facts_revision = facts_revision - 1")

    try tool.refresh()
    #expect(tool.facts.parameters.isEmpty)
    #expect(tool.opened.notes.isEmpty)
    try app.refresh()
    #expect(app.facts == before)
    #expect(app.opened.notes.first?.contains("it lacks commits that it had before") == true)
  }
}
