import TipModel
import TipStore

/// The step from an unconfigured state to a configured one.
struct CenterStart {
  let process: ProcessFacts
  let processControls: ProcessControls
  let configuration: Configuration
  let datastore: String
  let notes: [String]
  /// The exchange with other devices, if there is one.
  let sync: CenterSync?

  /// Returns the configured state.
  ///
  /// The commit, which returns the facts after it, is the last call that can fail.
  ///
  /// - Throws: The error of the receipt's file or of the commit, before anything has changed.
  func configured(
    _ state: CenterState, stored: Facts, commit: ([Change]) throws -> Facts
  ) throws -> CenterState {
    var state = state
    // Only calls in code count from before. An earlier configure's sources are read again.
    state.controls = state.controls.limited(to: [.api])
    state.controls.merge(processControls.controls)
    state.countsStoredOverrides = processControls.isTesting
    state.facts = stored
    state.adoptClock()

    let now = state.clock.now
    let synced = sync?.first(stored, state.clock)
    var actions = synced?.changes ?? []
    // A reset that was called in code is among the earlier changes (D2).
    if resets(state, stored) { actions.append(.reset) }
    actions += leftovers(in: stored)
    actions.append(
      .configure(
        displayFrequency: configuration.displayFrequency,
        from: configuration.displayFrequencyOrigin))
    actions += prunings(state, in: stored, at: now)
    var changes = actions.map { Change($0, at: now) }
    state.facts.apply(changes)
    let opened = state.facts
    // Changes before configure are dated by the base clock (D14).
    let earlier = state.beforeConfigure.map { change in
      var change = change
      change.date = state.clock.timestamp(atBase: change.date)
      if case .donate(let event, let date, let info) = change.action {
        change.action = .donate(
          event: event, date: state.clock.timestamp(atBase: date), info: info)
      }
      return change
    }
    state.facts.apply(earlier)
    changes += earlier

    let receipt = try receipt(state, synced?.notes ?? [], at: now)
    changes.append(Change(.recordReceipt(receipt.storedValue), at: now))
    let report = AppProcess(
      owner: process.owner.name, identifier: Int(ProcessStart.identifier), start: ProcessStart.own,
      program: process.application, configured: state.clock.baseNow,
      countsStoredOverrides: state.countsStoredOverrides, controls: state.controls)
    changes.append(Change(.reportProcess(report), at: now))
    try ReceiptFile(state.allControls.receipt?.value)?.write(receipt)
    state.facts = try commit(changes)
    state.receipt = receipt
    state.process = report
    state.receiptPath = state.allControls.receipt?.value
    state.settling = state.allControls.settling?.value ?? .synchronous
    state.beforeConfigure = []
    state.noteNews(in: earlier, since: opened)
    return state
  }

  /// Whether a control, an option or a reset that has waited for this start erases the facts.
  private func resets(_ state: CenterState, _ stored: Facts) -> Bool {
    let waits = state.countsStoredOverrides && stored.overrides.help.resetDatastore
    return waits || processControls.controls.resetDatastore != nil || configuration.resetsDatastore
  }

  /// Ends displays whose process no longer exists, of unknown duration, and such processes.
  private func leftovers(in facts: Facts) -> [Change.Action] {
    facts.endsOfAbandonedDisplays() + facts.endsOfAbandonedAlerts
      + facts.processes.values.filter { !$0.isLive }.map { .endProcess(owner: $0.owner) }
  }

  /// Deletes donations that no stored rule can count, unless the clock is controlled (D48).
  private func prunings(
    _ state: CenterState, in facts: Facts, at now: Timestamp
  ) -> [Change.Action] {
    guard state.allControls.clock == nil, !process.isTest else { return [] }
    return facts.unneededDonations(at: now).map {
      .pruneDonations(event: $0.event, before: $0.before, keeping: $0.keeping)
    }
  }

  private func receipt(
    _ state: CenterState, _ syncNotes: [String], at now: Timestamp
  ) throws(TipControlError) -> Receipt {
    let isReset =
      configuration.resetsDatastore || state.beforeConfigure.contains { $0.action == .reset }
    var applied =
      try processControls.applied + state.allControls.applied(from: .stored)
      + state.allControls.applied(from: .api)
    if isReset { applied.append(.resetInCode) }
    return Receipt(
      datastore: datastore, clock: now, application: process.application,
      processIdentifier: Int(ProcessInfo.processInfo.processIdentifier)
    ) {
      $0.applied = applied
      $0.warnings = processControls.warnings
      $0.unknownTips = Receipt.unknownTips(
        in: state.allControls, applied: applied, known: state.facts.knownNames)
      $0.ignored = processControls.ignored
      $0.notes = notes + configuration.notes + syncNotes + state.health.refusals
      $0.alerts = state.seenAlerts
      $0.isReleaseBuild = !process.isDebugBuild
    }
  }
}

extension Facts {
  /// Ends the alerts of processes that no longer exist.
  var endsOfAbandonedAlerts: [Change.Action] {
    abandonedAlerts.map { .endAlert(id: $0.id, display: $0.display.id, button: nil) }
  }
}
