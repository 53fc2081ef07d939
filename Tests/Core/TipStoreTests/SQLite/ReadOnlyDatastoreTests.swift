import Foundation
import TestSupport
import Testing
import TipModel
import TipStore
import TipTesting

@Suite("A datastore that may only be read")
struct ReadOnlyDatastoreTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("accepts changes without an effect, refuses all others, and leaves the file as it is")
  func changes() throws {
    let registration = Backyard.change(.registerTip(Backyard.feed))
    try folder.makeDatastore([registration])
    let bytes = try folder.bytes()
    let store = ReadOnlyDatastore(location: folder.file)
    let facts = try store.facts()
    #expect(try store.commit([registration]) == facts)
    let error = #expect(throws: TipControlError.self) {
      try store.commit([registration, Backyard.donate("didFillFeeder", 1)])
    }
    #expect(error?.code == .inputOutput)
    #expect(error?.reason == "The datastore \"\(folder.file)\" is read-only")
    #expect(try folder.bytes() == bytes)
    #expect(try folder.names() == ["tips.sqlite"])
  }

  @Test("is not made by a tool where no datastore is, unless the tool creates one")
  func missing() throws {
    let error = #expect(throws: TipControlError.self) {
      try SQLiteDatastore.open(path: folder.file)
    }
    #expect(error?.code == .missing)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    let store = try SQLiteDatastore.open(path: folder.file, creates: true)
    #expect(try store.commit([Backyard.donate("didFillFeeder", 1)]).nextSequence == 2)
    store.close()
  }
}
