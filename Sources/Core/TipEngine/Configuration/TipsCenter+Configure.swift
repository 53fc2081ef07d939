import Synchronization
import TipModel
import TipStore

extension TipsCenter {
  /// Opens the datastore and applies the controls.
  ///
  /// Until then no tip shows.
  ///
  /// - Parameter options: The app's choices.
  /// - Throws: ``TipKitError/tipsDatastoreAlreadyConfigured`` the second time (D1),
  ///   ``TipControlError`` when a control's value cannot be read, or the datastore cannot be
  ///   opened. The center then stays unconfigured and can be configured again, and a receipt has
  ///   the error (D26).
  public func configure(_ options: [Tips.ConfigurationOption] = []) throws {
    guard !state.withLock({ $0.isConfigured }) else {
      throw TipKitError.alreadyConfigured(isTest: process.isTest)
    }
    let configuration = Configuration(options)
    let anchor = state.withLock { $0.clock.baseNow }
    let processControls = ProcessControls(process, configuration, anchor: anchor)
    let failure = FailedStart(process: process, processControls: processControls, now: anchor)
    do throws(TipControlError) {
      try processControls.check(configuration, anchor: anchor)
    } catch {
      let found = existing(processControls, configuration)
      failure.record(error, in: found?.store)
      if let found, found.isOurs { found.store.close() }
      throw error
    }
    let datastore: ChosenDatastore
    do {
      datastore = try open(processControls, configuration)
    } catch {
      failure.record(error, in: nil)
      throw error
    }
    do {
      try start(datastore, processControls, configuration)
    } catch {
      failure.record(error, in: datastore.store)
      if datastore.isOurs { datastore.store.close() }
      throw error
    }
  }

  /// Writes the remaining changes, ends the streams and releases the datastore.
  ///
  /// - Throws: ``TipControlError`` when the datastore cannot be written.
  public func shutDown() throws {
    // Alerts on screen end while their end can still be recorded.
    for attachment in state.withLock({ Array($0.attachments.values) }) { attachment.finish() }
    // In one step, so that no observer sees a center without its datastore.
    let ended = state.withLock { $0.detach() }
    ended.finishStreams()
    setAlarm()
    ended.watch?.cancel()
    try ended.writer?.close()
  }

  private func open(
    _ processControls: ProcessControls, _ configuration: Configuration
  ) throws -> ChosenDatastore {
    if processControls.controls.datastore == nil, let given = configuration.datastore {
      return (given, isOurs: false)
    }
    let path = try path(processControls, configuration)
    if path == DatastoreLocator.memory { return (InMemoryDatastore(), isOurs: true) }
    let store = try SQLiteDatastore(path: path, mode: .app, timing: configuration.timing)
    return (store, isOurs: true)
  }

  /// Returns the datastore, if there is one, to record a failed start.
  ///
  /// It does not create or repair a datastore.
  private func existing(
    _ processControls: ProcessControls, _ configuration: Configuration
  ) -> ChosenDatastore? {
    if processControls.controls.datastore == nil, let given = configuration.datastore {
      return (given, isOurs: false)
    }
    do {
      let path = try path(processControls, configuration)
      if path == DatastoreLocator.memory { return nil }
      let store = try SQLiteDatastore(
        path: path, mode: .tool(creates: false), timing: configuration.timing)
      return (store, isOurs: true)
    } catch {
      // The error of the start is the one to throw.
      return nil
    }
  }

  /// Returns the path of the datastore, or `memory`, unless the app has made its datastore.
  private func path(
    _ processControls: ProcessControls, _ configuration: Configuration
  ) throws -> String {
    let locator = process.locator
    if let controlled = processControls.controls.datastore {
      return locator.path(for: controlled.value)
    }
    return switch configuration.location.storage {
    case .applicationDefault: try locator.applicationDefault()
    case .path(let given): locator.path(for: given)
    case .groupContainer(let identifier): try locator.groupContainer(identifier)
    case .memory: DatastoreLocator.memory
    }
  }

  private func start(
    _ datastore: ChosenDatastore, _ processControls: ProcessControls,
    _ configuration: Configuration
  ) throws {
    let store = datastore.store
    let sync = processControls.controls.syncFolder.map {
      CenterSync(folder: process.locator.syncFolder(for: $0.value))
    }
    let writer = DatastoreWriter(
      store, closes: datastore.isOurs, sync: sync, timing: configuration.timing,
      onFailure: { [weak self] failure, writer in self?.note(failure, of: writer) })
    let inherited = inheritedDatastore(processControls, at: store.location)
    let deferred: [StatusObservation.Deferred]
    do {
      // Commits of other processes during the start are read after it.
      defer { writer.activate() }
      let watch = try watchOtherProcesses(store, writer)
      let stored = try store.facts()
      deferred = try state.withLock { state in
        // Two threads may configure at once, and one of them is the second (D1).
        guard !state.isConfigured else {
          throw TipKitError.alreadyConfigured(isTest: process.isTest)
        }
        let ownNotes = datastore.isOurs ? store.notes : []
        let start = CenterStart(
          process: process, processControls: processControls, configuration: configuration,
          datastore: store.location, notes: ownNotes + inherited, sync: sync)
        state = try start.configured(state, stored: stored) { try store.commit($0) }
        state.writer = writer
        state.watch = watch
        state.health.notes = store.notes
        state.beganToWait = { [weak self] job in self?.settleLater(after: job) }
        return state.notify(.all)
      }
    }
    for note in inherited { TestProcess.warnOnce(note) }
    sync?.start(self, writer)
    ExitFlush.register(writer, last: .endProcess(owner: process.owner.name))
    for action in deferred { action() }
    refreshOpaqueRules(of: state.withLock { $0.observations.values.flatMap(\.tips) })
    setAlarm()
  }

  /// Returns the warning about a variable of the shell that collects the data of tests (D40).
  private func inheritedDatastore(
    _ processControls: ProcessControls, at location: String
  ) -> [String] {
    guard TestProcess.isCurrent, !process.isTest,
      processControls.controls.datastore?.source == .environment
    else { return [] }
    let variable = ControlName.environmentVariable(for: .datastore)
    return [
      "\(variable) is set in this test process, so a center outside of .tips uses \"\(location)\". "
        + "Unset the variable, or give the test its own center with .tips."
    ]
  }
}

/// The controls in the process's arguments, its environment and the app's options, read once.
struct ProcessControls {
  let controls: Controls
  let applied: [AppliedControl]
  let warnings: [ControlWarning]
  /// The sources that set controls and do not count.
  let ignored: [ControlSource]
  /// Whether the arguments, the environment and stored overrides count (D25).
  let isTesting: Bool
  /// The errors of values that cannot be read.
  private let errors: [TipControlError]

  /// Reads all sources.
  init(_ process: ProcessFacts, _ configuration: Configuration, anchor: Timestamp) {
    if let choice = configuration.testingControls {
      isTesting = choice == .enabled
    } else {
      isTesting = process.isDebugBuild
    }
    let readings: [(ControlSource, ControlReading)] = [
      (.argument, ControlReader.arguments(process.arguments)),
      (.environment, ControlReader.environment(process.environment)),
    ]
    let counted = isTesting ? readings : []
    errors = counted.flatMap(\.1.errors)
    if isTesting {
      ignored = []
    } else {
      ignored = readings.filter { $1 != ControlReading() }.map(\.0) + [.stored]
    }
    applied = counted.flatMap(\.1.applied)
    warnings = counted.flatMap(\.1.warnings)
    let said = counted.map { ($0, $1.controls) } + [(.api, configuration.controls)]
    var controls = Controls(Dictionary(uniqueKeysWithValues: said), anchor: anchor)
    controls.keepSpellings(of: applied)
    self.controls = controls
  }

  /// Checks the values of all sources.
  ///
  /// - Throws: ``TipControlError`` that names the variable or argument whose value is unreadable.
  func check(_ configuration: Configuration, anchor: Timestamp) throws(TipControlError) {
    if let error = errors.first { throw error }
    try configuration.controls.clock?.validate()
    if let clock = controls.clock {
      try clock.value.check(
        atBase: anchor, subject: ControlName.spelling(of: .clock, in: clock.source))
    }
  }
}

/// The datastore that a center is about to use, and whether the center has opened it and therefore
/// closes it.
private typealias ChosenDatastore = (store: any TipDatastore, isOurs: Bool)
