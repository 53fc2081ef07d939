import TipEngine
import TipHelp
import TipModel

/// The center, the clock and the datastore of one running test.
struct TipTestScope: Sendable {
  /// The scope of the test that the current task belongs to.
  @TaskLocal static var current: TipTestScope?
  /// Whether a trait around the test accepts unknown names.
  @TaskLocal static var allowsUnknown = false

  /// The test's options, including the surrounding scopes' options.
  let options: TipTestOptions
  let center: TipsCenter
  /// The clock, or nil when the test has a custom one.
  let clock: ManualClock?
  /// Runs the code between suspensions that let changes settle, or nil if they settle at once.
  private let settlingExecutor: SettlingExecutor?
  /// Numbers the test's snapshots.
  let snapshots = SnapshotCounters()
  let names: TestNames
  /// The explanations that the test's failures have attached.
  let attachedEvidence = AttachedEvidence()
  /// Whether no other scope surrounds this one.
  let isOutermost: Bool
  /// The number of displays in the history that the test starts with.
  let loadedDisplays: Int
  /// The task of the code that runs in the scope.
  private let task = TaskIdentity.current
  /// The options without the surrounding scopes' options.
  private let written: TipTestOptions
  private let folder: URL?

  /// Creates and configures a center.
  ///
  /// - Throws: `TipControlError` that names the invalid option.
  private init(_ written: TipTestOptions, in outer: TipTestScope?) throws {
    let options = written.ofOneTest.refining(outer?.options)
    let fixture = try options.fixture.map {
      try TipFixture($0, filePath: "\(options.position.filePath)")
    }
    self.options = options
    self.written = written
    names = TestNames(in: outer?.names)
    isOutermost = outer == nil
    if written.fixture != nil, let fixture { names.add(fixture, at: written.position) }
    if options.all != nil { names.knowAllTips() }
    if Self.allowsUnknown || options.allowsUnknown == true { names.acceptUnknown() }
    if let custom = options.clock {
      clock = custom as? ManualClock
    } else {
      clock = try Self.clock(options.date, fixture)
    }
    center = TipsCenter(
      ofTestWith: options.arguments ?? [], environment: options.environment ?? [:],
      clock: options.clock ?? clock ?? ManualClock())
    var location = Tips.ConfigurationOption.DatastoreLocation.memory
    switch options.datastore ?? .memory {
    case .memory: folder = nil
    case .temporaryFile:
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "TipTest-\(UUID().uuidString)")
      self.folder = folder
      location = .url(folder)
    }
    var configuration: [Tips.ConfigurationOption] = [
      .datastoreLocation(location),
      .displayFrequency(options.frequency ?? fixture?.facts.displayFrequency ?? .immediate),
    ]
    if let settling = options.settling { configuration.append(.settling(settling)) }
    try center.configure(configuration)
    // An argument or a variable can decide.
    let settlesLater = center.settling.contains(.asOnDevice)
    settlingExecutor = settlesLater ? SettlingExecutor(of: center) : nil
    // The test's own clock starts at the fixture's date, and moves only when the test moves it.
    if let fixture { try center.load(fixture.state(atFrequency: options.frequency)) }
    loadedDisplays = center.facts.displayCount
    // The tips' code may use the center.
    if let all = options.all { Tips.withCenter(center) { [center] in center.register(all) } }
    if let shown = options.showing {
      center.hideAllTips()
      center.showTips(shown)
    }
  }
}

// MARK: - Running

extension TipTestScope {
  /// Runs code with its own center, and reports resources left open.
  ///
  /// - Throws: The code's error, or `TipControlError` for an invalid option.
  static func run<Result>(
    _ options: TipTestOptions, report: ScopeReport, _ body: (TipsCenter) throws -> Result
  ) throws -> Result {
    let scope = try TipTestScope(options, in: current)
    do {
      let result = try Tips.withCenter(scope.center) {
        try $current.withValue(scope) { try body(scope.center) }
      }
      scope.finish(report)
      return result
    } catch {
      scope.abandon(report)
      throw error
    }
  }

  /// Runs asynchronous code with its own center, and reports resources left open.
  static func run<Result>(
    _ options: TipTestOptions, report: ScopeReport,
    isolation: isolated (any Actor)? = #isolation,
    _ body: (TipsCenter) async throws -> Result
  ) async throws -> Result {
    let scope = try TipTestScope(options, in: current)
    do {
      let result = try await Tips.withCenter(scope.center) {
        try await $current.withValue(scope) {
          try await withTaskExecutorPreference(scope.settlingExecutor) {
            try await body(scope.center)
          }
        }
      }
      // A task that was cancelled ends its stream when it has a turn.
      for _ in 1...TaskTurns.afterLimit where !scope.openStreams.isEmpty { await TaskTurns.next() }
      scope.finish(report)
      return result
    } catch {
      scope.abandon(report)
      throw error
    }
  }

  /// The streams that the test itself has opened and not ended.
  ///
  /// An app may read a stream for good, in a task that a view starts: the stream ends with the
  /// center.
  private var openStreams: [String] {
    let open = center.openResources
    let statuses = open.unfinishedStreams.filter { $0.openedIn == task }
    return statuses.map { "A status stream of \"\($0.tip)\"" }
      + open.displayStreams.filter { $0 == task }.map { _ in "A stream of Tips.displayUpdates" }
  }

  /// Reports the open resources of a test that ran to its end.
  private func finish(_ report: ScopeReport) {
    let open = center.openResources
    let displays = open.openDisplays.map { tip in
      "A display of \"\(tip)\" is still open. Call end() on it, or disappear() on its screen."
    }
    let alerts = center.openAlerts.map { presentation in
      "The alert \"\(presentation.alert.id)\" is not answered. "
        + "Press one of its buttons, or call withdraw() on its presentation."
    }
    for sentence in displays + alerts + open.problems { report.fail(sentence) }
    for stream in openStreams {
      report.warn(
        "\(stream) is still open, which the test itself has opened. "
          + "Cancel the task that reads it and await the task, or leave its loop.")
    }
    for note in center.receipt?.notes ?? [] where !open.problems.contains(note) {
      report.warn(note)
    }
    abandon(report)
  }

  /// Detaches the center, without a report of the open resources of a failed test.
  private func abandon(_ report: ScopeReport) {
    names.add(center.facts.tips.values)
    // Reported where the names are written, because a test of an outer scope may know them.
    names.add(toolTips: center.facts.toolTips.keys, alerts: center.facts.alerts.keys)
    for sentence in names.mistakes(in: written) {
      RunningTest.fail(sentence, at: written.position)
    }
    for sentence in names.mistakes(in: center.controls, options) {
      report.fail(sentence)
    }
    clock?.watchdog.end()
    names.add(center.namesInCode)
    for mistake in names.fixtureMistakes {
      RunningTest.fail(mistake.sentence, at: mistake.position)
    }
    do {
      try center.shutDown()
      if let folder { try FileManager.default.removeItem(at: folder) }
    } catch {
      report.fail("The test's changes were not stored. \(error)")
    }
  }

  /// Returns a clock that starts at the test's date, or else at the fixture's.
  private static func clock(_ date: String?, _ fixture: TipFixture?) throws -> ManualClock {
    if let date { return try ManualClock(at: date) }
    guard let start = fixture?.date else { return ManualClock() }
    return ManualClock(at: start)
  }
}
