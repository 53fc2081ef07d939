import Foundation
import Testing
import TipEngine
import TipModel
import TipStore

@Suite("The location of the datastore as an option")
struct LocationOptionTests {
  private typealias Location = Tips.ConfigurationOption.DatastoreLocation

  @Test("is a path as it is written, with its spaces; and so is the folder for other devices")
  func spaces() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "my garden/tips.sqlite")
      let synced = folder.appending(path: "my devices")
      let center = try makeCenter([.datastoreLocation(.url(file)), .sync(folder: synced)])
      center.invalidate(FeedTip(), reason: .tipClosed)
      try center.shutDown()
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.sorted() == ["my devices", "my garden"])
      let files = try FileManager.default.contentsOfDirectory(atPath: synced.path)
      #expect(files == ["\(center.facts.origin.name).tipsync"])
    }
  }

  @Test("replaces a datastore that an earlier option names")
  func last() throws {
    let store = InMemoryDatastore()
    let center = try makeCenter([.datastore(store), .datastoreLocation(.memory)])
    center.invalidate(FeedTip(), reason: .tipClosed)
    try center.shutDown()
    #expect(try store.facts().records.isEmpty)
  }

  @Test(
    "is not a group whose identifier is empty or leads out of the folder of groups",
    arguments: ["", ".", "..", ".birds", "a/b", "/", "birds/"])
  func badGroup(identifier: String) {
    #expect(throws: TipKitError.missingGroupContainerEntitlements) {
      try Location.groupContainer(identifier: identifier)
    }
  }

  @Test("is a group by any other identifier")
  func group() throws {
    let birds = try Location.groupContainer(identifier: "group.birds")
    #expect(try birds == Location.groupContainer(identifier: "group.birds"))
    #expect(try birds != Location.groupContainer(identifier: "group.bees"))
  }
}

@Suite("TipKit's own errors")
struct TipKitErrorTests {
  @Test("have their name as description, and what to do where that is known")
  func descriptions() throws {
    #expect("\(TipKitError.invalidPredicateValueType)" == "invalidPredicateValueType")
    #expect(
      TipKitError.missingGroupContainerEntitlements.errorDescription
        == "missingGroupContainerEntitlements")
    let center = try makeCenter()
    let error = #expect(throws: TipKitError.self) { try center.configure() }
    #expect(
      error?.description == "tipsDatastoreAlreadyConfigured: this center is in use. "
        + "Call Tips.configure once, when the app starts.")
    #expect(error == .tipsDatastoreAlreadyConfigured, "the advice does not count")
  }

  @Test("match errors of the same name, and no others")
  func matches() {
    let missing = TipKitError.missingGroupContainerEntitlements
    let errors: [any Error] = [
      missing, TipKitError.invalidPredicateValueType, TipControlError.full,
    ]
    #expect(errors.map { missing ~= $0 } == [true, false, false])
    #expect(missing != .tipsDatastoreAlreadyConfigured)
  }
}
