import Testing
import TipModel
import TipStore

/// Every implementation of the contract, with how to make one.
enum DatastoreKind: String, CaseIterable, CustomTestStringConvertible {
  case memory, sqlite

  var testDescription: String { rawValue }

  func make(in folder: TemporaryFolder) throws -> any TipDatastore {
    switch self {
    case .memory: InMemoryDatastore()
    case .sqlite: try SQLiteDatastore(path: folder.file, mode: .app)
    }
  }

  /// Returns the facts as the next process finds them; memory has no next process.
  func reopened(_ store: any TipDatastore, in folder: TemporaryFolder) throws -> Facts {
    guard self == .sqlite else { return try store.facts() }
    store.close()
    let next = try SQLiteDatastore(path: folder.file, mode: .app)
    defer { next.close() }
    return try next.facts()
  }
}
