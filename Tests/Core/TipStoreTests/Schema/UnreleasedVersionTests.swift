import Foundation
import TestSupport
import Testing
import TipModel
import TipStore
import TipTesting

@Suite("A file of a version that was never released")
struct UnreleasedVersionTests {
  private static let ways: [(name: String, read: @Sendable (String) throws -> Void)] = [
    ("an app", { _ = try SQLiteDatastore(path: $0, mode: .app) }),
    ("a tool", { _ = try SQLiteDatastore(path: $0, mode: .tool(creates: true)) }),
    ("a tool that may only read", { _ = try SQLiteDatastore.open(path: $0) }),
    ("a peek", { _ = try SQLiteDatastore.peek(path: $0) }),
    ("a restore", { _ = try SQLiteDatastore.backedUpFacts(path: $0) }),
    ("a salvage", { _ = try Salvage(path: $0) }),
  ]

  @Test(
    "is refused by all who read it, and stays unchanged, byte for byte",
    arguments: 1...6)
  func refused(version: Int) throws {
    let bytes = try Data(
      contentsOf: PackageFile.url("Fixtures/datastores/version-\(version).sqlite"))
    for way in Self.ways {
      let folder = try TemporaryFolder()
      try folder.write(bytes)

      let error = try #require(throws: TipControlError.self, "\(way.name)") {
        try way.read(folder.file)
      }

      #expect(error.code == .refused, "\(way.name)")
      #expect(
        error.reason == "The datastore \"\(folder.file)\" has version \(version), which no "
          + "released version of the program wrote, and was left unchanged")
      #expect(try folder.bytes() == bytes, "\(way.name)")
      #expect(try folder.names() == ["tips.sqlite"], "\(way.name)")
    }
  }
}
