import TipModel
import TipStore
import TipFoundation

/// Everything a center knows, and its pure transitions; the center holds the lock around it.
struct CenterState {
  /// The facts as they are now: what is committed, and what is about to be.
  var facts = Facts()
  /// What the process's sources and the app's code force.
  var controls = Controls()
  var clock: ControlledClock
  /// Writes to the datastore, once configured.
  var writer: DatastoreWriter?
  /// Tells what other processes write, once configured.
  var watch: DatastoreWatch?
  /// What happened before configure, dated by the base clock (D14).
  var beforeConfigure: [Change] = []
  /// The receipt of configure, completed when more tips become known.
  var receipt: Receipt?
  var receiptPath: String?
  /// What went wrong in calls that cannot throw, in sentences, each once.
  var problems: [String] = []
  /// Whether stored overrides count (D25).
  var countsStoredOverrides = true

  /// The tips of displays that have begun and not ended, by the display's id.
  var openDisplays: [String: String] = [:]
  var observations: [Int: Observation] = [:]
  var nextObservation = 0
  var alarmRequests = 0
  /// The newest definitions of the tips that the process's code has named.
  var definitionsInCode: [String: TipDefinition] = [:]
  /// The parameters that the process has referred to.
  var knownParameters: Set<String> = []
  /// How often opaque rules' code was about to run, and the newest run whose result was recorded,
  /// by tip and source.
  var opaqueRuns = 0
  var recordedOpaqueRuns: [String: [String: Int]] = [:]
  /// How many verdicts were reached for observers, for tests of who is asked again.
  var observedVerdicts = 0

  var isConfigured: Bool { writer != nil }

  /// The instant that changes are dated with: until configure it is the base clock's, because
  /// only then the clock control is known for certain.
  var changeDate: Timestamp { isConfigured ? clock.now : clock.baseNow }

  /// All sources, the overrides stored in the datastore among them.
  var allControls: Controls {
    var controls = controls
    if countsStoredOverrides { controls.set(facts.overrides) }
    return controls
  }

  /// Takes a change in: the facts have it at once, the datastore soon.
  mutating func apply(_ action: Change.Action) -> Effects {
    let change = Change(action, at: changeDate)
    let effects = facts.apply(change)
    if let writer {
      writer.enqueue(change)
    } else {
      beforeConfigure.append(change)
    }
    return effects
  }

  /// Everything that decides whether tips show now.
  var situation: Situation {
    Situation(facts, controls: allControls, now: clock.now, isConfigured: isConfigured)
  }

  /// The parts of a configured center that have to be ended.
  struct Ended: Sendable {
    let writer: DatastoreWriter?
    let watch: DatastoreWatch?
    let observations: [Observation]
  }

  /// Goes back to the unconfigured state, and returns the parts to be ended outside of the lock.
  mutating func detach() -> Ended {
    let ended = Ended(writer: writer, watch: watch, observations: Array(observations.values))
    (writer, watch, observations) = (nil, nil, [:])
    return ended
  }

  /// Returns a request for an alarm, which is newer than all before it.
  mutating func alarmRequest(_ time: AlarmTime?) -> AlarmRequest {
    alarmRequests += 1
    return AlarmRequest(time: time, number: alarmRequests)
  }

  /// Sets the engine's clock by the controls that are in force now.
  mutating func adoptClock() { clock.setting = allControls.clock?.value }
}
