import Synchronization
public import TipModel
import TipStore

/// The live engine over one datastore: it knows the tips, records changes and reports statuses.
///
/// An app uses the process's center through `Tips`. A test creates its own:
///
/// ```swift
/// let center = TipsCenter(arguments: [], environment: [:])
/// try center.configure([.datastoreLocation(.memory)])
/// ```
public final class TipsCenter: Sendable {
  /// The center of the process.
  public static let shared = TipsCenter()

  /// The center that `Tips` uses in the current task, if it is not the process's.
  @TaskLocal public static var current: TipsCenter?

  let process: ProcessFacts
  let state: Mutex<CenterState>
  let alarms = CenterAlarms()

  /// Creates a center, which is not configured yet.
  ///
  /// - Parameters:
  ///   - arguments: The launch arguments to read controls from, by default the process's.
  ///   - environment: The variables to read controls from, by default the process's.
  ///   - clock: The clock that all dates come from, by default the system's.
  ///   - application: The name of the datastore's folder, by default the process's name.
  ///   - isDebugBuild: Whether testing controls count without opting in (D30).
  public init(
    arguments: [String] = CommandLine.arguments,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    clock: any TipClock = SystemTipClock(),
    application: String = ProcessInfo.processInfo.processName,
    isDebugBuild: Bool = TipsCenter.isDebugBuild
  ) {
    process = ProcessFacts(
      arguments: arguments, environment: environment, application: application,
      isDebugBuild: isDebugBuild)
    state = Mutex(CenterState(clock: ControlledClock(base: clock)))
  }

  /// Creates the center of a test, which the test library configures.
  package init(
    ofTestWith arguments: [String], environment: [String: String], clock: any TipClock
  ) {
    process = ProcessFacts(
      arguments: arguments, environment: environment, application: "TipTest", isDebugBuild: true,
      isTest: true)
    state = Mutex(CenterState(clock: ControlledClock(base: clock)))
  }

  deinit {
    // A stream would wait for a center that no longer exists. Pending changes are still written.
    let ended = state.withLock { $0.detach() }
    ended.finishStreams()
    for attachment in ended.attachments.values { attachment.finish() }
    alarms.set(AlarmRequest(nil), ring: {})
  }

  /// Whether the engine was compiled with the `DEBUG` condition (D30).
  public static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// The current date on the engine's clock, in UTC.
  public var now: Date { state.withLock { $0.clock.now }.date }

  /// The values that configure applied, their sources, and the words that it did not understand.
  public var receipt: Receipt? { state.withLock { $0.receipt } }

  /// The clock without the clock control.
  package var baseClock: any TipClock { state.withLock { $0.clock.base } }

  /// The controls of all sources that count.
  package var controls: Controls { state.withLock { $0.allControls } }

  /// Writes to the datastore, once configured.
  var writer: DatastoreWriter? { state.withLock { $0.writer } }

  package var facts: Facts { state.withLock { $0.facts } }

  /// The number of streams, groups and screens that observe statuses.
  package var observationCount: Int { state.withLock { $0.observations.count } }

  /// The number of verdicts for streams and groups.
  package var observedVerdicts: Int { state.withLock { $0.observedVerdicts } }

  /// The open displays and streams, and the failures of calls that cannot throw.
  package var openResources: OpenResources {
    state.withLock { state in
      OpenResources(
        openDisplays: state.openDisplays.map(\.tip).sorted(),
        unfinishedStreams: state.observations.values.compactMap(OpenStream.init)
          .sorted { $0.tip < $1.tip },
        displayStreams: state.displayLog.streams.tasks,
        problems: state.health.refusals)
    }
  }

  /// Waits until all changes so far are in the datastore.
  ///
  /// - Throws: ``TipControlError`` when the datastore cannot be written. Pending changes are kept.
  public func flush() throws {
    try writer?.flush()
  }

  /// Waits until all changes so far are in the datastore.
  func committed() async throws {
    if let failure = await writer?.stored() { throw failure }
  }
}

/// The facts about the process that a center needs.
struct ProcessFacts: Sendable {
  let arguments: [String]
  let environment: [String: String]
  let application: String
  let isDebugBuild: Bool
  /// Whether the test library made the center, for one test.
  var isTest = false
  /// The owner of this center's displays: the process, and which of its centers.
  let owner = DisplayOwner()

  /// Finds the files of the process's datastores.
  var locator: DatastoreLocator {
    DatastoreLocator(environment: environment, application: application)
  }
}

/// The displays and streams of a center that are still open, and the failures.
package struct OpenResources: Hashable, Sendable {
  /// The ids of tips whose displays have not ended.
  package let openDisplays: [String]
  /// The status streams that have not ended.
  package let unfinishedStreams: [OpenStream]
  /// The tasks that have opened the streams of ``Tips/displayUpdates`` which have not ended.
  package let displayStreams: [TaskIdentity]
  /// The values that could not be stored, as sentences.
  package let problems: [String]
}

/// A status stream that has not ended.
package struct OpenStream: Hashable, Sendable {
  /// The id of the tip.
  package let tip: String
  package let openedIn: TaskIdentity

  /// Creates the stream of an observation, if it is not one of a group or a screen.
  init?(_ observation: StatusObservation) {
    guard let openedIn = observation.openedIn, let tip = observation.tips.first else { return nil }
    self.openedIn = openedIn
    self.tip = tip.id
  }
}
