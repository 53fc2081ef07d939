import Foundation
import Synchronization
import TipModel
import TipStore

extension TipsCenter {
  /// Opens the datastore and applies the controls; until then no tip shows.
  ///
  /// - Parameter options: The app's choices.
  /// - Throws: ``TipKitError/tipsDatastoreAlreadyConfigured`` the second time (D1);
  ///   ``TipControlError`` when a control's value cannot be read, or the datastore cannot be
  ///   opened. The center then stays unconfigured, and can be configured again (D26).
  public func configure(_ options: [Tips.ConfigurationOption] = []) throws {
    guard !state.withLock({ $0.isConfigured }) else {
      throw TipKitError.tipsDatastoreAlreadyConfigured
    }
    let configuration = Configuration(options)
    let anchor = state.withLock { $0.clock.baseNow }
    let reading = try ProcessControls(process, configuration, anchor: anchor)
    let datastore = try open(reading, configuration)
    do {
      try start(datastore, reading, configuration)
    } catch {
      if datastore.isOurs { datastore.store.close() }
      throw error
    }
  }

  /// Writes what is left, ends the streams and lets the datastore go.
  ///
  /// - Throws: ``TipControlError`` when the datastore cannot be written.
  public func shutDown() throws {
    // All at once, so that nobody is told of a center that has lost its datastore on the way.
    let ended = state.withLock { $0.letGo() }
    for observation in ended.observations { observation.finish() }
    setAlarm()
    ended.watch?.cancel()
    try ended.writer?.close()
  }

  private func open(
    _ reading: ProcessControls, _ configuration: Configuration
  ) throws -> OpenDatastore {
    let locator = DatastoreLocator(
      environment: process.environment, application: process.application)
    let path: String
    if let controlled = reading.controls.datastore?.value {
      path = locator.path(for: controlled)
    } else if let given = configuration.datastore {
      return OpenDatastore(store: given, isOurs: false)
    } else {
      switch configuration.location.place {
      case .applicationDefault: path = try locator.applicationDefault()
      case .path(let given): path = locator.path(for: given)
      case .groupContainer(let identifier): path = try locator.groupContainer(identifier)
      case .memory: path = DatastoreLocator.memory
      }
    }
    if path == DatastoreLocator.memory { return OpenDatastore(store: InMemoryDatastore()) }
    let store = try SQLiteDatastore(path: path, mode: .app)
    return OpenDatastore(store: store, notes: store.notes)
  }

  private func start(
    _ datastore: OpenDatastore, _ reading: ProcessControls, _ configuration: Configuration
  ) throws {
    let store = datastore.store
    let writer = DatastoreWriter(store, closes: datastore.isOurs)
    let afterwards: [Observation.Afterwards]
    do {
      // News that come before the start is over are read after it.
      defer { writer.activate() }
      let watch = try watchOtherProcesses(store, writer)
      let stored = try store.facts()
      afterwards = try state.withLock { state in
        // Two threads may configure at once; one of them is the second (D1).
        guard !state.isConfigured else { throw TipKitError.tipsDatastoreAlreadyConfigured }
        let start = CenterStart(
          process: process, reading: reading, configuration: configuration,
          datastore: store.location, notes: datastore.notes)
        state = try start.configured(state, stored: stored) { try store.commit($0) }
        state.writer = writer
        state.watch = watch
        return state.notify(.all)
      }
    }
    ExitFlush.register(writer)
    for action in afterwards { action() }
    runAllOpaqueRules()
    setAlarm()
  }

  private func watchOtherProcesses(
    _ store: any TipDatastore, _ writer: DatastoreWriter
  ) throws -> DatastoreWatch {
    try store.watch { [weak self, weak writer] in
      writer?.withCommittedFacts { [weak self, weak writer] facts, pending in
        self?.adopt(facts, pending, of: writer)
      }
    }
  }

  /// Takes in what another process has written, under what is not committed yet here.
  private func adopt(_ committed: Facts, _ pending: () -> [Change], of writer: DatastoreWriter?) {
    perform { state in
      // The center may have let the datastore go meanwhile, and use another one.
      guard let writer, state.writer === writer else { return ((), Effects()) }
      let old = state.facts
      state.facts = committed
      for change in pending() { state.facts.apply(change) }
      return ((), FactsDifference(from: old, to: state.facts).effects)
    }
  }
}

/// A datastore that a center is about to use.
private struct OpenDatastore {
  let store: any TipDatastore
  var notes: [String] = []
  /// Whether the center opened it and therefore closes it.
  var isOurs = true
}
