import Foundation
import TipModel
import TipStore

/// A folder that is gone after the test.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "tips-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("The test's folder stays behind: \(error)")
    }
  }

  /// The datastore's file, in a folder that is not there yet.
  var file: String { "\(path)/.tipkit/tips.sqlite" }

  /// Makes a datastore and lets it go, so that the file alone is left.
  func makeDatastore(_ changes: [Change] = []) throws {
    let store = try SQLiteDatastore(path: file, mode: .app)
    try store.commit(changes)
    store.close()
  }

  /// Returns the facts as the next process finds them.
  func facts(afterClosing store: SQLiteDatastore) throws -> Facts {
    store.close()
    let next = try SQLiteDatastore(path: file, mode: .app)
    defer { next.close() }
    return try next.facts()
  }

  /// Writes a file where the datastore belongs, or beside it.
  func write(_ bytes: Data, suffix: String = "") throws {
    let folder = URL(filePath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try bytes.write(to: URL(filePath: file + suffix))
  }

  func bytes() throws -> Data { try Data(contentsOf: URL(filePath: file)) }

  /// The names of the files beside the datastore's, and its own.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/.tipkit").sorted()
  }
}
