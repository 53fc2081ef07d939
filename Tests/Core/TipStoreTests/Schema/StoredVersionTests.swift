import Foundation
import TestSupport
import Testing
import TipModel
import TipStore
import TipTesting

@Suite("A file of an older version")
struct StoredVersionTests {
  /// Returns the facts of the stored file of a version.
  ///
  /// Versions before 4 had no tooltips and alerts, versions before 3 no groups; version 1 had no
  /// other devices, no operations and no dates of erasures.
  private static func facts(_ version: Int) -> Facts {
    var all = Facts().applying(changes(version))
    if version < 3 { all.groups = [:] }
    guard version == 1 else { return all }
    let stories = stories(version).filter { $0.name != Story.merge.name }
    var facts = Facts().applying(stories.flatMap(\.changes))
    facts.groups = [:]
    for (id, parameter) in facts.parameters where parameter.value == nil {
      facts.parameters[id]?.written = nil
    }
    for id in facts.events.keys { facts.events[id]?.deleted = nil }
    for id in facts.records.keys { facts.records[id]?.eligibilityReset = nil }
    return facts
  }

  private static func stories(_ version: Int) -> [Story] {
    Story.all.filter { version >= 4 || $0.name != Story.help.name }
  }

  static func changes(_ version: Int) -> [Change] {
    stories(version).flatMap(\.changes) + [
      Backyard.change(
        .operate(
          command: "donate didFillFeeder",
          changes: [
            Backyard.change(
              .donate(event: "didFillFeeder", date: Backyard.at(800), info: nil), 800, by: .tipctl)
          ]), 800, by: .tipctl)
    ]
  }

  @Test("opens with its facts", arguments: [1, 2, 3, 4, 5, 6])
  func stored(version: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(try StoredVersion.bytes(version))
    let store = try SQLiteDatastore(path: folder.file, mode: .tool(creates: false))
    let found = try store.facts()
    let expected = Self.facts(version)
    #expect(found.withoutOrigin == expected.withoutOrigin)
    #expect(!found.origin.name.isEmpty)
    // The changes of two tips are at least one operation.
    #expect(
      version == 1 ? found.origin.version == 2 : found.origin.version == expected.origin.version)
    let facts = try store.commit([Backyard.donate("didFillFeeder", 900)])
    #expect(facts.nextSequence == expected.nextSequence + 1)
  }
}

/// The stored files.
enum StoredVersion {
  /// Returns the bytes of the file of a version.
  static func bytes(_ version: Int) throws -> Data {
    try Data(contentsOf: PackageFile.url("Fixtures/datastores/version-\(version).sqlite"))
  }
}
