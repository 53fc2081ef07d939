import TipModel
import TipStore

/// The state of a center and its pure transitions.
///
/// The center holds the lock around it.
struct CenterState {
  /// The current facts: the committed ones with the pending changes applied.
  var facts = Facts()
  /// How changes reach the statuses of tips.
  var settling = TipSettling.synchronous
  /// The changes that wait, or nil.
  var unsettled: UnsettledChanges?
  /// Called under the lock when changes begin to wait in a job.
  var beganToWait: (@Sendable (SettlingJob) -> Void)?
  /// The effects of the changes in the current step, nil before the first one.
  private(set) var effects: Effects?
  /// The controls of the process's sources and of the app's code.
  var controls = Controls()
  var clock: ControlledClock
  /// Writes to the datastore, once configured.
  var writer: DatastoreWriter?
  /// Reports commits of other processes, once configured.
  var watch: DatastoreWatch?
  /// The changes before configure, dated by the base clock (D14).
  var beforeConfigure: [Change] = []
  /// The center as the datastore knows it, once configured.
  var process: AppProcess?
  /// The receipt of configure, completed when more tips become known.
  var receipt: Receipt?
  var receiptPath: String?
  /// The alerts that were answered, also before configure.
  var seenAlerts: [Receipt.SeenAlert] = []
  /// The parts of other modules that follow the center's changes, by their type.
  var attachments: [ObjectIdentifier: any CenterAttachment] = [:]
  /// Whether changes are stored, and what happened to the datastore's file.
  var health = Tips.Health() {
    didSet {
      if health != oldValue { healthStreams.yield(health) }
    }
  }
  var healthStreams = Broadcast<Tips.Health>()
  /// Whether stored overrides count (D25).
  var countsStoredOverrides = true

  /// The displays that have begun and not ended, oldest first.
  var openDisplays: [OpenDisplay] = []
  var displayLog = DisplayLog()
  var observations = Observations()
  /// The tips whose code was read, with their statuses.
  var compiledTips = CompiledTips()
  /// The tooltips and alerts that follow controls and alerts, by number.
  var helpFollowers: [Int: StatusObservation.Deferred] = [:]
  var nextHelpFollower = 0
  /// The newest definitions of the tips that the process's code has named.
  var definitionsInCode: [String: TipDefinition] = [:]
  /// The parameters and events in the code, which are kept for tests only.
  var namesInCode = NamesInCode()
  /// The groups that the process's code has asked, with the number of their objects.
  var groupsInCode: [GroupDefinition: Int] = [:]
  /// The parameters that the process has referred to.
  var knownParameters: Set<String> = []
  /// The number of runs of opaque rules' code.
  var opaqueRuns = 0
  /// The newest recorded run, by tip and source.
  var recordedOpaqueRuns: [String: [String: Int]] = [:]
  /// The number of verdicts for observers, with which tests count reevaluations.
  var observedVerdicts = 0

  var isConfigured: Bool { writer != nil }

  /// The date of new changes.
  ///
  /// Until configure it is the base clock's, because the clock control is not known before.
  var changeDate: Timestamp { isConfigured ? clock.now : clock.baseNow }

  /// All sources, the overrides stored in the datastore among them.
  var allControls: Controls {
    controls.adding(facts.overrides, ifCounted: countsStoredOverrides)
  }

  /// Applies a change to the facts at once.
  ///
  /// The datastore commits it soon. A caller that has already read the date of new changes passes
  /// it on.
  mutating func apply(_ action: Change.Action, at date: Timestamp? = nil) {
    let change = Change(action, at: date ?? changeDate)
    applyOrHold(change)
    if let writer {
      writer.enqueue(change)
    } else {
      beforeConfigure.append(change)
    }
    switch action {
    case .registerToolTip, .registerAlert, .beginAlert: completeReceipt()
    default: break
    }
  }

  /// Keeps effects until the end of the step, when the center notifies observers of them.
  mutating func add(_ more: Effects) {
    // Tips that are evaluated while changes wait are evaluated again when they settle.
    unsettled?.effects.formUnion(more)
    if effects == nil { effects = more } else { effects?.formUnion(more) }
  }

  /// Returns the effects of the step that ends, moved and not copied, if anything has changed.
  mutating func takeEffects() -> Effects? { effects.take() }

  /// Everything that decides whether tips show now.
  var situation: Situation { Situation(unsettled?.facts ?? facts, moment) }

  /// The controls and the time now, which decide with the facts.
  var moment: Moment { moment(at: clock.now) }

  func moment(at now: Timestamp) -> Moment {
    Moment(now, controls: allControls, isConfigured: isConfigured)
  }

  /// Returns to the unconfigured state, and returns the state before, whose parts the caller ends
  /// outside of the lock.
  ///
  /// The last change says that the center no longer uses the datastore.
  mutating func detach() -> CenterState {
    if let process { apply(.endProcess(owner: process.owner)) }
    let ended = self
    writer = nil
    watch = nil
    process = nil
    attachments = [:]
    effects = nil
    settling = .synchronous
    unsettled = nil
    beganToWait = nil
    observations = Observations()
    compiledTips = CompiledTips()
    // Before the health, so that the ended streams do not report the new one.
    healthStreams = Broadcast()
    displayLog.streams = Broadcast()
    health = Tips.Health(refusals: health.refusals)
    return ended
  }

  /// Ends the streams and groups.
  func finishStreams() {
    for observation in observations.values { observation.finish() }
    healthStreams.finish()
    displayLog.streams.finish()
  }

  /// Sets the engine's clock by the current controls.
  mutating func adoptClock() { clock.setting = allControls.clock?.value }
}
