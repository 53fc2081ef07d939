import Foundation
import Synchronization
import TestSupport
import Testing
import TipFoundation
import TipModel
@testable import TipStore

@Suite("A connection to a database", .hangLimit, .ownThread)
struct ConnectionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeDatastore()
  }

  private func connection(
    _ mode: Connection.Mode = .readWrite
  ) throws(TipControlError) -> Connection {
    try Connection(path: folder.file, mode: mode)
  }

  @Test("fails with the reason when its file cannot be opened", arguments: ["none.db", ".tipkit"])
  func unopened(name: String) {
    let path = "\(folder.path)/\(name)"
    #expect(throws: TipControlError.inputOutput(path, because: "unable to open database file")) {
      try Connection(path: path, mode: .readWrite)
    }
  }

  @Test("runs a statement with its own values only, and reads whole numbers")
  func statements() throws {
    let connection = try connection()
    try connection.execute("CREATE TABLE birds (name)")
    let insert = "INSERT INTO birds VALUES (?)"
    try connection.run(insert, .text("wren"))
    try connection.run(insert)
    #expect(try connection.integer("SELECT count(*) FROM birds WHERE name IS NULL") == 1)
    #expect(try connection.integer("SELECT 7, 8") == 7)
    #expect(try connection.integer("SELECT 7 WHERE false") == 0)
  }

  @Test("knows the pages in the log since its last commit, until they are in the file")
  func logSize() throws {
    let connection = try connection()
    connection.stopCheckpoints()
    #expect(connection.logSize == 0)
    try connection.execute("CREATE TABLE birds (name)")
    let pages = connection.logSize
    #expect(pages > 0)
    // A reader keeps the newer pages in the log.
    let reader = try self.connection(.readOnly)
    try reader.execute("BEGIN")
    #expect(try reader.integer("SELECT count(*) FROM birds") == 0)
    try connection.execute("INSERT INTO birds VALUES ('wren')")
    #expect(try !connection.checkpoint())
    #expect(connection.logSize > pages)
    try reader.execute("COMMIT")
    #expect(try connection.checkpoint())
    #expect(connection.logSize == 0)
    try connection.execute("INSERT INTO birds VALUES ('owl')")
    connection.logWasMoved()
    #expect(connection.logSize == 0)
  }

  @Test("reads the file to its end, and zeros behind it when it has become shorter")
  func mainFile() throws {
    let connection = try connection()
    let bytes = [UInt8](try folder.bytes())
    #expect(try connection.mainFile() == bytes)
    let longer = try connection.mainFile(ofSize: Int64(bytes.count) + 10)
    #expect(longer == bytes + [UInt8](repeating: 0, count: 10))
    let reason = "it has 2147483648 bytes"
    #expect(throws: TipControlError.inputOutput(folder.file, because: reason)) {
      try connection.mainFile(ofSize: 1 << 31)
    }
  }

  @Test("passes damage to the reader of the sound parts, and throws every other failure")
  func damage() throws {
    let connection = try connection()
    let corrupt = TipControlError.corrupt(folder.file, because: "page 2 is missing")
    let malformed = TipControlError(.malformed, subject: "tips.record", reason: "It is no JSON")
    let others = [
      TipControlError.busy(folder.file), .inputOutput(folder.file, because: "disk I/O error"),
      .noDatabase(folder.file),
    ]
    for failure in [corrupt, malformed] + others {
      #expect(throws: failure) { try connection.skip(failure) }
    }
    var passed: [TipControlError] = []
    connection.onDamage = { passed.append($0) }
    for failure in [corrupt, malformed] { try connection.skip(failure) }
    #expect(passed == [corrupt, malformed])
    for failure in others {
      #expect(throws: failure) { try connection.skip(failure) }
    }
    #expect(passed.count == 2)
  }

  @Test("waits for a lock as long as it may, and not at all without a timeout")
  func waits() throws {
    let holder = try connection()
    try holder.execute("BEGIN IMMEDIATE")
    let waits = Atomic(0)
    let pause: @Sendable () -> Void = { waits.add(1, ordering: .relaxed) }
    for timeout in [0, -5] {
      let other = try Connection(
        path: folder.file, mode: .readWrite, busyTimeout: timeout, pause: pause)
      #expect(throws: TipControlError.busy(folder.file)) { try other.execute("BEGIN IMMEDIATE") }
    }
    let hasty = try Connection(path: folder.file, mode: .readWrite, pause: pause)
    #expect(throws: TipControlError.busy(folder.file)) { try hasty.execute("BEGIN IMMEDIATE") }
    #expect(waits.load(ordering: .relaxed) == 0)
    let other = try Connection(
      path: folder.file, mode: .readWrite, busyTimeout: 10, pause: pause)
    func begin() throws(TipControlError) { try other.execute("BEGIN IMMEDIATE") }
    #expect(throws: TipControlError.busy(folder.file)) { try other.withoutWaiting(begin) }
    #expect(waits.load(ordering: .relaxed) == 0)
    #expect(throws: TipControlError.busy(folder.file)) { try begin() }
    #expect(waits.load(ordering: .relaxed) > 0)
  }
}
