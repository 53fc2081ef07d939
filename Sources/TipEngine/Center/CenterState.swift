import TipModel
import TipStore

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
  var alarmWishes = 0
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

  func verdict(for tip: TipDefinition) -> Verdict {
    Eligibility.evaluate(
      tip, facts: facts, controls: allControls, frequency: frequency, now: clock.now,
      isConfigured: isConfigured)
  }

  func explanation(of tip: TipDefinition) -> Explanation {
    Explanation(
      tip, facts: facts, controls: allControls, frequency: frequency, now: clock.now,
      isConfigured: isConfigured)
  }

  /// The display frequency in force: a control's, or else the app's own.
  private var frequency: DisplayFrequency {
    allControls.displayFrequency?.value ?? facts.displayFrequency
  }

  /// What a center held while it was configured.
  struct Ended: Sendable {
    let writer: DatastoreWriter?
    let watch: DatastoreWatch?
    let observations: [Observation]
  }

  /// Goes back to the unconfigured state, and hands out what has to be ended outside of the lock.
  mutating func letGo() -> Ended {
    let ended = Ended(writer: writer, watch: watch, observations: Array(observations.values))
    (writer, watch, observations) = (nil, nil, [:])
    return ended
  }

  /// Returns a wish for an alarm, which is newer than all before it.
  mutating func alarmWish(_ request: AlarmRequest?) -> AlarmWish {
    alarmWishes += 1
    return AlarmWish(request: request, number: alarmWishes)
  }

  /// Sets the engine's clock by the controls that are in force now.
  mutating func adoptClock() { clock.setting = allControls.clock?.value }
}

// MARK: - Observations

extension CenterState {
  mutating func add(_ observation: Observation) -> (id: Int, Observation.Afterwards?) {
    nextObservation += 1
    observations[nextObservation] = observation
    let places = Array(observation.tips.indices)
    return (nextObservation, update(nextObservation, places: places, isFirst: true))
  }

  /// Looks again at the tips that some effects concern, and tells those who observe them.
  mutating func notify(_ effects: Effects) -> [Observation.Afterwards] {
    observations.keys.sorted().compactMap { id in
      guard let places = observations[id]?.concerned(by: effects), !places.isEmpty else {
        return nil
      }
      return update(id, places: places)
    }
  }

  /// Looks again at what time has changed.
  mutating func notifyOfTime() -> [Observation.Afterwards] {
    let now = clock.now
    return observations.keys.sorted().compactMap { id in
      guard let observation = observations[id], let next = observation.nextChange, next <= now
      else { return nil }
      return update(id, places: Array(observation.tips.indices))
    }
  }

  /// Tells of a status that is gone again at once: an invalidation under an override (D7).
  mutating func announce(_ status: Tips.Status, of tip: String) -> [Observation.Afterwards] {
    observations.keys.sorted().flatMap { id -> [Observation.Afterwards] in
      guard let observation = observations[id],
        let place = observation.tips.firstIndex(where: { $0.id == tip })
      else { return [] }
      var passing = observation.statuses
      passing[place] = status
      return [observation.onChange(passing), observation.onChange(observation.statuses)]
        .compactMap { $0 }
    }
  }

  private mutating func update(
    _ id: Int, places: [Int], isFirst: Bool = false
  ) -> Observation.Afterwards? {
    guard var observation = observations[id] else { return nil }
    let verdicts = observation.tips.indices.map { place in
      // Only the tips that a change concerns are asked again.
      places.contains(place) ? verdict(for: observation.tips[place]) : nil
    }
    observedVerdicts += places.count
    let old = observation.statuses
    observation.statuses = observation.tips.indices.map { place in
      verdicts[place]?.status ?? old[place]
    }
    observation.nextChange = nextChange(of: observation, verdicts)
    observations[id] = observation
    return observation.statuses != old || isFirst ? observation.onChange(observation.statuses) : nil
  }

  private func nextChange(of observation: Observation, _ verdicts: [Verdict?]) -> Timestamp? {
    var next = verdicts.compactMap { $0?.nextChangeTimestamp }.min()
    // A tip that was not asked keeps the time it had.
    if verdicts.contains(where: { $0 == nil }), let old = observation.nextChange {
      next = min(old, next ?? old)
    }
    return next
  }
}
