import Foundation
import Synchronization
import TestSupport
import Testing
import TipFoundation
import TipModel
import TipTesting
@testable import TipStore

@Suite("The log beside a datastore", .ownThread)
struct DatastoreLogTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The size of the log in bytes, if there is one.
  private func logSize() throws -> Int? { try FileStatus(of: folder.file + "-wal")?.size }

  @Test("has the commits also to a file that another program has used without a log")
  func otherMode() throws {
    try folder.makeDatastore()
    do {
      let connection = try Connection(path: folder.file, mode: .readWrite, busyTimeout: 0)
      try connection.execute("PRAGMA journal_mode = DELETE")
    }
    let store = try folder.open()
    defer { store.close() }
    try store.commit([Backyard.donate("didFillFeeder", 1)])
    #expect(try logSize() != nil)
  }

  @Test("is moved into the file when no commit follows for a while, after each burst of commits")
  func quiet() throws {
    let time = StoppedTime()
    let store = try SQLiteDatastore(path: folder.file, mode: .app, timing: time.timing)
    defer { store.close() }
    for round in 1...2 {
      try store.commit([Backyard.donate("didFillFeeder", Int64(round))])
      time.advance(by: .milliseconds(900))
      try store.commit([Backyard.donate("didFillFeeder", Int64(round))])
      time.advance(by: .milliseconds(900))
      #expect(try logSize() ?? 0 > 0, "another commit has followed")
      #expect(time.count == 1)
      time.advance(by: .milliseconds(200))
      #expect(try logSize() == 0)
      #expect(time.count == 0)
    }
    #expect(try store.facts().nextSequence == 5)
  }

  @Test("is moved into the file by a datastore that closes after a commit, while others are open")
  func closing() throws {
    let other = try folder.open()
    defer { other.close() }
    let store = try folder.open()
    try store.commit([Backyard.donate("didFillFeeder", 1)])
    store.close()
    #expect(try logSize() == 0)
    #expect(try other.facts().nextSequence == 2)
  }

  @Test("stays when a datastore closes that has not committed anything, while others are open")
  func closingUnchanged() throws {
    let other = try folder.open()
    defer { other.close() }
    try other.commit([Backyard.donate("didFillFeeder", 1)])
    let store = try folder.open(.tool(creates: false))
    #expect(try store.facts().nextSequence == 2)
    store.close()
    #expect(try logSize() ?? 0 > 0)
  }

  @Test("stays when its datastore closes while another connection reads, which is not waited for")
  func reader() throws {
    try folder.makeDatastore()
    let waits = Atomic(0)
    var timing = StoreTiming.patient
    timing.busyLimit = .milliseconds(50)
    var opener = DatastoreOpener(path: folder.file, mode: .app, timing: timing)
    opener.pause = { waits.add(1, ordering: .relaxed) }
    let store = try SQLiteDatastore(opener)
    let reader = try Connection(path: folder.file, mode: .readOnly, busyTimeout: 0)
    try reader.execute("BEGIN")
    _ = try reader.integer("SELECT count(*) FROM donation_blocks")
    try store.commit([Backyard.donate("didFillFeeder", 1)])
    store.close()
    #expect(waits.load(ordering: .relaxed) == 0)
    #expect(try logSize() ?? 0 > 0)
    try reader.execute("COMMIT")
    #expect(try SQLiteDatastore.peek(path: folder.file).nextSequence == 2)
  }

  /// A connection that reads until its datastore waits for it.
  private final class Reader: Sendable {
    private let connection: Mutex<Connection>
    private let count = Atomic(0)

    /// The number of times that the datastore has waited.
    var waits: Int { count.load(ordering: .relaxed) }

    init(_ path: String) throws {
      connection = Mutex(try Connection(path: path, mode: .readOnly))
    }

    func begin() throws {
      try connection.withLock { connection in
        try connection.execute("BEGIN")
        _ = try connection.integer("SELECT count(*) FROM donation_blocks")
      }
    }

    func end() throws { try connection.withLock { try $0.execute("COMMIT") } }

    func pause() {
      guard count.add(1, ordering: .relaxed).newValue == 1 else { return }
      #expect(throws: Never.self) { try end() }
    }
  }

  private func open(_ pause: @escaping @Sendable () -> Void) throws -> SQLiteDatastore {
    var opener = DatastoreOpener(path: folder.file, mode: .app, timing: .patient)
    opener.pause = pause
    return try SQLiteDatastore(opener)
  }

  @Test("is moved into the file on request, as soon as no other connection reads")
  func waitsForReader() throws {
    try folder.makeDatastore()
    let reader = try Reader(folder.file)
    let store = try open(reader.pause)
    defer { store.close() }
    try reader.begin()
    try store.commit([Backyard.donate("didFillFeeder", 1)])
    try store.checkpoint()
    #expect(reader.waits == 1)
    #expect(try logSize() == 0)
  }

  @Test("that is large and read by another connection is not waited for by a commit")
  func large() throws {
    try folder.makeDatastore()
    let reader = try Reader(folder.file)
    let store = try open(reader.pause)
    defer { store.close() }
    try reader.begin()
    let song = StoredValue.string(String(repeating: "wren ", count: 110_000))
    let changes = ["song", "call"].map { id in
      Backyard.change(.setParameter(id: id, value: song))
    }
    try store.commit(changes)
    #expect(reader.waits == 0)
    #expect(try logSize() ?? 0 > 1_000_000)
    try reader.end()
    try store.commit([Backyard.donate("didFillFeeder", 1)])
    #expect(try logSize() == 0)
  }

  @Test("is moved when the folder is free on request, and at once or not at all by closing")
  func lockedFolder() throws {
    let held = HeldFolder()
    let waits = Atomic(0)
    let store = try open {
      waits.add(1, ordering: .relaxed)
      held.release()
    }
    try store.commit([Backyard.donate("didFillFeeder", 1)])
    try held.take(folder.file)
    try store.checkpoint()
    #expect(waits.load(ordering: .relaxed) == 1)
    #expect(try logSize() == 0)
    try store.commit([Backyard.donate("didFillFeeder", 2)])
    try held.take(folder.file)
    store.close()
    #expect(waits.load(ordering: .relaxed) == 1)
    held.release()
  }
}
