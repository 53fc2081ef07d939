import Foundation
import Synchronization
import TestSupport
import Testing
import TipModel
@testable import TipStore

/// A kind of datastore, with the actions of the contract.
struct DatastoreKind: Sendable, CustomTestStringConvertible {
  /// Returns a datastore at the location of a given one.
  typealias Open = @Sendable (any TipDatastore) throws -> any TipDatastore

  /// The name in the results of tests.
  let testDescription: String
  /// Creates an empty datastore, which may use an empty folder.
  let make: @Sendable (TemporaryFolder) throws -> any TipDatastore
  /// Closes a datastore and opens its location again, as the next process would.
  var reopen: Open = { $0 }
  /// Opens the location of a datastore a second time while the datastore stays open.
  var connect: Open = { $0 }
  /// Runs an action while every commit of a datastore fails, and repairs the datastore afterwards.
  var breaking: @Sendable (any TipDatastore, _ meanwhile: () throws -> Void) throws -> Void = {
    _, meanwhile in try meanwhile()
  }
  /// The seeds of the random sequences of changes.
  var seeds: Range<UInt64> = 0..<25
  /// The maximum time for a watch to notice a commit.
  var timeout = HangLimit.duration

  static let all = [memory, sqlite, file, flawless]
  static let persistent = [sqlite, file, flawless]
  static let shared = [sqlite, flawless]

  static let memory = DatastoreKind(testDescription: "memory") { _ in InMemoryDatastore() }

  static let sqlite = DatastoreKind(
    testDescription: "SQLite", make: { try $0.open() },
    reopen: { store in
      store.close()
      return try SQLiteDatastore(path: store.location, mode: .app, timing: .patient)
    },
    connect: {
      try SQLiteDatastore(path: $0.location, mode: .tool(creates: false), timing: .patient)
    },
    breaking: { store, meanwhile in
      // The history is written last, so the transaction has written all other rows by then.
      let connection = try Connection(path: store.location, mode: .readWrite, busyTimeout: 1000)
      try connection.execute(
        "CREATE TRIGGER broken BEFORE INSERT ON history BEGIN SELECT RAISE(ABORT, 'broken'); END")
      try meanwhile()
      try connection.execute("DROP TRIGGER broken")
    })

  static let file = DatastoreKind(
    testDescription: "a file of an app", make: { FileDatastore(folder: $0.path) },
    reopen: { store in
      store.close()
      return FileDatastore(folder: store.location)
    },
    breaking: { store, meanwhile in
      // The folder is temporarily a file.
      let folder = store.location
      let away = folder + ".away"
      try FileManager.default.moveItem(atPath: folder, toPath: away)
      try Data().write(to: URL(filePath: folder))
      try meanwhile()
      try FileManager.default.removeItem(atPath: folder)
      try FileManager.default.moveItem(atPath: away, toPath: folder)
    }, seeds: 0..<3)

  static let flawless = broken(.none, timeout: HangLimit.duration)

  /// Returns datastores with a flaw, which alone makes a test wait until the timeout.
  static func broken(
    _ flaw: BrokenDatastore.Flaw, timeout: Duration = .milliseconds(50)
  ) -> DatastoreKind {
    @Sendable func broken(_ store: any TipDatastore) throws -> BrokenDatastore {
      try #require(store as? BrokenDatastore)
    }
    return DatastoreKind(
      testDescription: "\(flaw)", make: { _ in BrokenDatastore(flaw) },
      reopen: { try broken($0).reopened() },
      connect: { BrokenDatastore(flaw, at: try broken($0).place) },
      breaking: { store, meanwhile in
        let place = try broken(store).place
        place.state.withLock { $0.failsCommits = true }
        try meanwhile()
        place.state.withLock { $0.failsCommits = false }
      }, seeds: 0..<3, timeout: timeout)
  }
}
