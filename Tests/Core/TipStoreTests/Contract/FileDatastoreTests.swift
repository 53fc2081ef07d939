import Foundation
import TestSupport
import Testing
import TipEngine
import TipModel
import TipStore
import TipTesting
import XCTest

@Suite("A custom datastore of an app", .ownThread)
struct FileDatastoreTests {
  @Test("passes the contract", arguments: FileDatastore.contract(in: "").applicableChecks)
  func keeps(check: DatastoreContract.Check) throws {
    try withTemporaryFolder { FileDatastore.contract(in: $0).verify(check) }
  }

  @Test("works from one launch of an app to the next")
  func launches() throws {
    try withTemporaryFolder { folder in
      for launch in 1...2 {
        let store = FileDatastore(folder: folder)
        let center = TipsCenter(arguments: [], environment: [:])
        try center.configure([.datastore(store)])
        Tips.withCenter(center) {
          Tips.Event<Tips.EmptyDonation>(id: "didFillFeeder").sendDonation()
        }
        try center.shutDown()
        #expect(try store.facts().events["didFillFeeder"]?.log.donations.count == launch)
        #expect(try store.facts().receipt != nil)
      }
    }
  }
}

/// In XCTest one call runs all checks, and a failure is reported too.
final class DatastoreContractXCTests: XCTestCase {
  private var failures: [(description: String, line: Int)]?

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard failures == nil else { failures?.append((description, lineNumber)); return }
    super.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }

  func testADatastoreInMemoryKeepsTheContract() {
    DatastoreContract(make: { InMemoryDatastore() }, seeds: 0..<3).verify()
  }

  func testABrokenOneFailsAtTheLineThatAsks() {
    failures = []
    DatastoreContract(make: { BrokenDatastore(.worksWhenClosed) }, seeds: 0..<1).verify()
    let line = #line - 1
    let heard = failures ?? []
    failures = nil
    XCTAssertEqual(heard.map(\.line), [line])
    XCTAssertEqual(
      heard.first?.description.contains(
        "The datastore breaks its contract: rejects every use after it is closed\n"
          + "After close(), facts() did not throw."), true)
  }
}

extension FileDatastore {
  fileprivate static func contract(in folder: String) -> DatastoreContract {
    DatastoreContract(
      make: {
        let yard = URL(filePath: folder).appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: yard, withIntermediateDirectories: true)
        return FileDatastore(folder: yard.path)
      },
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
      },
      seeds: 0..<3)
  }
}

private func withTemporaryFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "feeder-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try body(folder.path)
  try FileManager.default.removeItem(at: folder)
}
