import Foundation
import TestSupport
import Testing
import TipModel
@testable import TipStore

@Suite("The datastores of the apps on a machine")
struct AppDatastoreTests {
  private let folder: TemporaryFolder
  private var environment: [String: String] {
    ["HOME": folder.path, "XDG_DATA_HOME": folder.path]
  }

  init() throws { folder = try TemporaryFolder() }

  /// Creates an app's datastore with a log, and returns the path.
  private func make(_ app: String, written: Double, logWritten: Double) throws -> String {
    let locator = DatastoreLocator(environment: environment, application: app)
    let path = try locator.applicationDefault()
    try SQLiteDatastore(path: path, mode: .app).close()
    try Data().write(to: URL(filePath: path + "-wal"))
    for (suffix, seconds) in [("", written), ("-wal", logWritten)] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: path + suffix)
    }
    return try locator.applicationDefault()
  }

  @Test("are listed by the apps' names, with the last write into the file or its log")
  func listed() throws {
    let trails = try make("Trails", written: 300, logWritten: 250)
    let birds = try make("BackyardBirds", written: 100, logWritten: 200)
    let expected = [
      AppDatastore(app: "BackyardBirds", path: birds, lastUse: Timestamp(milliseconds: 200_000)),
      AppDatastore(app: "Trails", path: trails, lastUse: Timestamp(milliseconds: 300_000)),
    ]
    #expect(AppDatastore.all(in: environment) == expected)
  }

  @Test("are removed with the files beside them, and nothing else is")
  func removed() throws {
    let path = try make("BackyardBirds", written: 100, logWritten: 100)
    for suffix in ["-shm", "-journal", ".corrupt-2026", ".kept"] {
      try Data().write(to: URL(filePath: path + suffix))
    }
    let birds = try #require(AppDatastore.all(in: environment).first)
    try birds.remove()
    let names = try FileManager.default.contentsOfDirectory(
      atPath: URL(filePath: path).deletingLastPathComponent().path)
    #expect(names.sorted() == ["tips.sqlite.corrupt-2026", "tips.sqlite.kept"])
    #expect(AppDatastore.all(in: environment).isEmpty)
  }
}
