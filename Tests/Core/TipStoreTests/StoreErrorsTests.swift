import Foundation
import TestSupport
import Testing
import TipModel
@testable import TipStore

@Suite("The advice about a datastore")
struct StoreErrorsTests {
  @Test("that is empty is to delete it, unless its log may have commits")
  func empty() throws {
    let folder = try TemporaryFolder()
    let log = folder.file + "-wal"
    let deleting = "Delete it, then run the app once so that it creates its datastore"
    func advice() -> String { TipControlError.empty(folder.file).suggestion }
    #expect(advice() == deleting)
    try folder.write(Data(), suffix: "-wal")
    #expect(advice() == deleting)
    try folder.write(Data("commits".utf8), suffix: "-wal")
    #expect(
      advice() == "Run the app, which sets it aside and keeps the sound rows, or read that with "
        + "\"tipctl salvage\"")
    // A log that cannot be read, as a link to itself.
    try FileManager.default.removeItem(atPath: log)
    try FileManager.default.createSymbolicLink(atPath: log, withDestinationPath: log)
    #expect(advice() == deleting)
  }
}

@Suite("The real time of a datastore", .hangLimit)
struct StoreTimingTests {
  @Test("is as long as promised until a change is stored, or is busy (D42, D50)")
  func limits() {
    #expect(StoreTiming().storeLimit == .seconds(30))
    #expect(StoreTiming().busyLimit == .seconds(30))
  }

  @Test("runs an action once its delay has passed")
  func later() async {
    let timing = StoreTiming()
    let begin = timing.uptime()
    let end = await withCheckedContinuation { continuation in
      timing.later(.global(), .milliseconds(20)) {
        continuation.resume(returning: timing.uptime())
      }
    }
    #expect(end >= begin + .milliseconds(20))
  }
}
