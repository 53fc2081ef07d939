import Foundation
import Testing
import TipModel
import TipSnapshot

@Suite("Verifying a snapshot")
struct SnapshotVerifierTests {
  let aviary: Aviary
  let path: String
  let pending: String

  init() throws {
    aviary = try Aviary()
    let file = try aviary.counter().file()
    path = file.path
    pending = file.pendingPath
  }

  @Test("records a missing reference, fails with its path, and matches afterwards")
  func records() throws {
    let first = try aviary.verify("wren\n")
    #expect(first == .recorded(path: path, replaced: false))
    #expect(first.message?.contains(path) == true)
    #expect(try aviary.read(path) == "wren\n")
    let second = try aviary.verify("wren\n", in: aviary.laterRun)
    #expect(second == .matched(path: path))
    #expect(second.message == nil)
  }

  @Test(
    "shows the difference, writes a pending file, and prints the command to accept it",
    arguments: [SnapshotRecordMode.never, .missing])
  func differs(mode: SnapshotRecordMode) throws {
    try aviary.write("wren\n", to: path)
    let message = try #require(try aviary.verify("robin\n", mode: mode).message)
    #expect(message.contains("@@ -1 +1 @@\n-wren\n+robin\n"))
    #expect(message.contains("tipctl snapshots accept '\(pending)'"))
    #expect(try aviary.read(path) == "wren\n")
    #expect(try aviary.read(pending) == "robin\n")
    #expect(try aviary.verify("wren\n", mode: mode) == .matched(path: path))
    #expect(!aviary.exists(pending), "a match removes the pending file")
  }

  @Test("records nothing in the mode never, and writes a pending file")
  func never() throws {
    let verification = try aviary.verify("wren\n", mode: .never)
    #expect(verification.message?.contains("tipctl snapshots accept '\(pending)'") == true)
    #expect(!aviary.exists(path))
    #expect(try aviary.read(pending) == "wren\n")
  }

  @Test("replaces a different reference in the mode failed, and fails")
  func failed() throws {
    #expect(try aviary.verify("wren", mode: .failed) == .recorded(path: path, replaced: false))
    #expect(try aviary.verify("robin", mode: .failed) == .recorded(path: path, replaced: true))
    let later = try aviary.verify("robin", mode: .failed, in: aviary.laterRun)
    #expect(later == .matched(path: path))
  }

  @Test("records everything in the mode all, and always fails")
  func all() throws {
    for replaced in [false, true] {
      try aviary.write("robin", to: pending)
      let verification = try aviary.verify("wren", mode: .all)
      #expect(verification == .recorded(path: path, replaced: replaced))
      #expect(!aviary.exists(pending))
    }
  }

  @Test("compares bytes, not canonical equivalence")
  func bytes() throws {
    try aviary.write("caf\u{E9}", to: path)
    #expect(try aviary.verify("cafe\u{301}").message != nil)
    try aviary.write("wrens", to: path)
    #expect(try aviary.verify("wren").message != nil)
    for text in ["", "w"] {
      try aviary.write(text, to: path)
      #expect(try aviary.verify(text).message == nil)
    }
  }

  @Test("fails for a reference that is not text or not a file, and names it")
  func unreadable() throws {
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true)
    let folder = #expect(throws: TipControlError.self) { try aviary.verify("wren") }
    #expect(folder?.code == .inputOutput)
    #expect(folder?.subject == path)
    #expect(folder?.reason.contains("is a directory") == true)
    try FileManager.default.removeItem(atPath: path)
    try Data([0xFF, 0xFE]).write(to: URL(filePath: path))
    let binary = #expect(throws: TipControlError.self) { try aviary.verify("wren") }
    #expect(binary?.code == .malformed)
    #expect(binary?.subject == path)
    #expect(!aviary.exists(pending))
  }

  @Test("shows the difference even if the pending file cannot be written")
  func noPending() throws {
    try aviary.write("wren", to: path)
    try FileManager.default.createDirectory(
      atPath: pending, withIntermediateDirectories: true)
    let message = try #require(try aviary.verify("robin", mode: .never).message)
    #expect(message.contains("+robin"))
    #expect(message.contains("There is no pending file"))
    #expect(!message.contains("tipctl"))
  }

  @Test("rejects tests whose names differ only in case: they share a file on some systems")
  func capitals() throws {
    _ = try aviary.verify("wren", test: "sings()")
    let error = #expect(throws: TipControlError.self) {
      try aviary.verify("wren", test: "Sings()")
    }
    #expect(error?.reason.contains("only in case") == true)
  }
}
