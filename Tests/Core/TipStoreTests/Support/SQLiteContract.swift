import Foundation
import Synchronization
import TestSupport
import TipModel
import TipTesting
@testable import TipStore

extension DatastoreContract {
  /// Returns the contract of datastores in files, whose folders exist as long as it does.
  static func sqlite(_ folders: TemporaryFolders) -> DatastoreContract {
    DatastoreContract(
      make: { try folders.add().open() },
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
  }
}

/// Folders that are removed with the last reference to them.
final class TemporaryFolders: Sendable {
  private let folders = Mutex<[TemporaryFolder]>([])

  func add() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    folders.withLock { $0.append(folder) }
    return folder
  }
}
