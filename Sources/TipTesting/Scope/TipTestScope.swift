import Foundation
import Synchronization
import TipEngine
import TipModel

/// The center, the clock and the datastore of one running test.
struct TipTestScope: Sendable {
  /// The scope of the test that the current task belongs to.
  @TaskLocal static var current: TipTestScope?

  /// What the test's options come to, those of surrounding scopes included.
  let options: TipTestOptions
  let center: TipsCenter
  /// The clock; nil when the test has brought one of another kind.
  let clock: ManualClock?
  /// Numbers the test's snapshots.
  let snapshots = SnapshotCounters()
  private let folder: URL?

  /// Makes a center and configures it.
  ///
  /// - Throws: `TipControlError` that names the option that cannot be followed.
  private init(_ options: TipTestOptions) throws {
    let fixture = try options.fixture.map {
      try TipFixture($0, filePath: "\(options.position.filePath)")
    }
    self.options = options
    clock =
      try options.clock == nil ? Self.clock(options.date, fixture) : options.clock as? ManualClock
    center = TipsCenter(
      arguments: options.arguments ?? [], environment: options.environment ?? [:],
      clock: options.clock ?? clock ?? ManualClock(), application: "TipTest", isDebugBuild: true)
    var location = Tips.ConfigurationOption.DatastoreLocation.memory
    switch options.datastore ?? .memory {
    case .memory: folder = nil
    case .temporaryFile:
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "TipTest-\(UUID().uuidString)")
      self.folder = folder
      location = .url(folder)
    }
    try center.configure([
      .datastoreLocation(location),
      .displayFrequency(options.frequency ?? fixture?.facts.displayFrequency ?? .immediate),
    ])
    // The test's own clock starts where the fixture's stands, and moves when it is told to.
    if let fixture { try center.load(fixture.withoutClock) }
    if let names = options.showing {
      center.hideAllTips()
      center.showTips(names)
    }
  }
}

// MARK: - Running

extension TipTestScope {
  /// Runs code with a center of its own, and reports what it leaves behind.
  ///
  /// - Parameters:
  ///   - options: What is special about the center.
  ///   - position: Where what is left behind is shown; nil for the test itself.
  ///   - body: The code.
  /// - Returns: What the code returns.
  /// - Throws: What the code throws, or `TipControlError` for an option.
  static func run<Result>(
    _ options: TipTestOptions, at position: SourcePosition?,
    _ body: (TipsCenter) throws -> Result
  ) throws -> Result {
    let scope = try TipTestScope(options.refining(current?.options))
    do {
      let result = try Tips.withCenter(scope.center) {
        try $current.withValue(scope) { try body(scope.center) }
      }
      scope.finish(at: position)
      return result
    } catch {
      scope.abandon(at: position)
      throw error
    }
  }

  /// Runs asynchronous code with a center of its own, and reports what it leaves behind.
  static func run<Result>(
    _ options: TipTestOptions, at position: SourcePosition?,
    isolation: isolated (any Actor)? = #isolation,
    _ body: (TipsCenter) async throws -> Result
  ) async throws -> Result {
    let scope = try TipTestScope(options.refining(current?.options))
    do {
      let result = try await Tips.withCenter(scope.center) {
        try await $current.withValue(scope) { try await body(scope.center) }
      }
      scope.finish(at: position)
      return result
    } catch {
      scope.abandon(at: position)
      throw error
    }
  }

  /// Reports what a test that ran to its end leaves behind.
  private func finish(at position: SourcePosition?) {
    let open = center.openResources
    let displays = open.openDisplays.map { tip in
      "A display of \"\(tip)\" is still open. Call end() on it, or disappear() on its screen."
    }
    let streams = open.unfinishedStreams.map { tip in
      "A stream of the status of \"\(tip)\" is still read. "
        + "Cancel the task that reads it and await the task, or leave its loop."
    }
    for sentence in displays + streams + open.problems {
      RunningTest.fail(sentence, at: position)
    }
    abandon(at: position)
  }

  /// Lets the center go; a failed test is not asked what it leaves behind.
  private func abandon(at position: SourcePosition?) {
    do {
      try center.shutDown()
      if let folder { try FileManager.default.removeItem(at: folder) }
    } catch {
      RunningTest.fail("What the test wrote is not stored. \(error)", at: position)
    }
  }

  /// The clock starts where the test says, or else at what the fixture's clock shows.
  private static func clock(_ date: String?, _ fixture: TipFixture?) throws -> ManualClock {
    if let date { return try ManualClock(at: date) }
    return fixture?.date.map { ManualClock(at: $0) } ?? ManualClock()
  }
}

/// Stands for the process's center in a test process, and fails the test that touches it.
///
/// The engine finds it by its name.
final class UntouchedTips: UnconfiguredTouchListener {
  /// The tests that have failed for it; one report for each says enough.
  private static let reported = Mutex<Set<String>>([])

  static func touched() {
    let test = RunningTest.identity ?? "XCTest"
    guard reported.withLock({ $0.insert(test).inserted }) else { return }
    if RunningTest.identity == nil {
      RunningTest.whenXCTestCaseEnds { reported.withLock { _ = $0.remove(test) } }
    }
    RunningTest.fail(
      "This test uses tips outside of a test's center, where nothing is configured. Add .tips to "
        + "its @Test or @Suite, inherit from TipTestCase, or wrap the code in withTips { … }. "
        + "A detached task does not see its test's center: hand it over with Tips.withCenter.",
      at: nil)
  }
}
