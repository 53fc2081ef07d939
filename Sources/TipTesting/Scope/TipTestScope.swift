import Synchronization
import TipEngine
import TipModel

/// The center, the clock and the datastore of one running test.
struct TipTestScope: Sendable {
  /// The scope of the test that the current task belongs to.
  @TaskLocal static var current: TipTestScope?

  /// The test's options, including those of surrounding scopes.
  let options: TipTestOptions
  let center: TipsCenter
  /// The clock; nil when the test has a custom one.
  let clock: ManualClock?
  /// Numbers the test's snapshots.
  let snapshots = SnapshotCounters()
  private let folder: URL?

  /// Creates and configures a center.
  ///
  /// - Throws: `TipControlError` that names the invalid option.
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
    // The test's own clock starts at the fixture's date, and moves only when the test moves it.
    if let fixture { try center.load(fixture.withoutClock) }
    if let names = options.showing {
      center.hideAllTips()
      center.showTips(names)
    }
  }
}

// MARK: - Running

extension TipTestScope {
  /// Runs code with its own center, and reports resources left open.
  ///
  /// - Parameters:
  ///   - options: The options of the center.
  ///   - position: The position to report; nil for the test itself.
  ///   - body: The code.
  /// - Returns: The code's result.
  /// - Throws: The code's error, or `TipControlError` for an invalid option.
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

  /// Runs asynchronous code with its own center, and reports resources left open.
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

  /// Reports the open resources of a test that ran to its end.
  private func finish(at position: SourcePosition?) {
    let open = center.openResources
    let displays = open.openDisplays.map { tip in
      "A display of \"\(tip)\" is still open. Call end() on it, or disappear() on its screen."
    }
    let streams = open.unfinishedStreams.map { tip in
      "A status stream of \"\(tip)\" is still open. "
        + "Cancel the task that reads it and await the task, or leave its loop."
    }
    for sentence in displays + streams + open.problems {
      RunningTest.fail(sentence, at: position)
    }
    abandon(at: position)
  }

  /// Detaches the center; the open resources of a failed test are not reported.
  private func abandon(at position: SourcePosition?) {
    do {
      try center.shutDown()
      if let folder { try FileManager.default.removeItem(at: folder) }
    } catch {
      RunningTest.fail("The test's changes were not stored. \(error)", at: position)
    }
  }

  /// Returns a clock that starts at the test's date, or else at the fixture's.
  private static func clock(_ date: String?, _ fixture: TipFixture?) throws -> ManualClock {
    if let date { return try ManualClock(at: date) }
    return fixture?.date.map { ManualClock(at: $0) } ?? ManualClock()
  }
}

/// Replaces the process's center in a test process, and fails the tests that use it.
///
/// The engine finds this class by its name.
final class UntouchedTips: UnconfiguredTouchListener {
  /// The tests that have already failed for it; each fails once.
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
        + "A detached task does not see its test's center: pass it with Tips.withCenter.",
      at: nil)
  }
}
