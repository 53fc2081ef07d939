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
  @Test("is long for other processes, and short before a change is stored")
  func lengths() {
    let timing = StoreTiming()
    let lengths: [String: Duration] = [
      "a change waits for others": timing.batchDelay,
      "a failed change waits": timing.retryDelay,
      "a caller waits for its change": timing.storeLimit,
      "a commit waits for another process": timing.busyLimit,
      "a look waits for another process": timing.peekLimit,
      "a backup waits for another process": timing.backupLimit,
      "a log stays after the last commit": timing.logDelay,
      "a damaged file stays": timing.damageDelay,
    ]
    let expected: [String: Duration] = [
      "a change waits for others": .milliseconds(5),
      "a failed change waits": .seconds(1),
      "a caller waits for its change": .seconds(30),
      "a commit waits for another process": .seconds(30),
      "a look waits for another process": .milliseconds(200),
      "a backup waits for another process": .seconds(5),
      "a log stays after the last commit": .seconds(1),
      "a damaged file stays": .milliseconds(500),
    ]
    #expect(lengths == expected)
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
