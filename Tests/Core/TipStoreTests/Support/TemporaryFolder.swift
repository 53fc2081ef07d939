import Foundation
import TestSupport
import TipModel
import TipStore

/// A folder that is removed after the test.
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

  /// The path of the datastore's file, in a folder that does not exist yet.
  var file: String { "\(path)/.tipkit/tips.sqlite" }

  /// Opens the datastore, with a log that nothing moves because time passes.
  func open(_ mode: SQLiteDatastore.Mode = .app) throws(TipControlError) -> SQLiteDatastore {
    try SQLiteDatastore(path: file, mode: mode, timing: .patient)
  }

  /// Creates and closes a datastore, so that only its file remains.
  func makeDatastore(_ changes: [Change] = []) throws {
    let store = try SQLiteDatastore(path: file, mode: .app)
    try store.commit(changes)
    store.close()
  }

  /// Returns the facts, read like the next process.
  func facts(afterClosing store: SQLiteDatastore) throws -> Facts {
    store.close()
    let next = try SQLiteDatastore(path: file, mode: .app)
    defer { next.close() }
    return try next.facts()
  }

  /// Writes a file at the datastore's path, or beside it.
  func write(_ bytes: Data, suffix: String = "") throws {
    let folder = URL(filePath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try bytes.write(to: URL(filePath: file + suffix))
  }

  func bytes() throws -> Data { try Data(contentsOf: URL(filePath: file)) }

  /// The names of the files in the datastore's folder.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/.tipkit").sorted()
  }
}
