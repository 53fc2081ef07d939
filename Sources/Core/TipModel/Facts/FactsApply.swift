extension Facts {
  /// Returns these facts after some changes, as a commit of a datastore applies them.
  ///
  /// A pure function: the same changes in the same order always result in the same facts.
  package func applying(_ changes: some Sequence<Change>) -> Facts {
    var facts = self
    for change in changes { facts.apply(change) }
    return facts
  }

  /// Applies changes in order, and returns their effects.
  ///
  /// A pure function: the same changes in the same order always result in the same facts.
  @discardableResult
  package mutating func apply(_ changes: [Change]) -> Effects {
    var effects = Effects()
    for change in changes {
      // A loop can donate very often, and effects of each donation are slow.
      if case .donate(let event, let date, let info) = change.action {
        insert(info, on: date, to: event, now: change.date)
        effects.events.insert(event)
      } else {
        effects.formUnion(apply(change))
      }
    }
    return effects
  }

  /// Applies a change, and returns its effects.
  ///
  /// A pure function: the same changes in the same order always result in the same facts.
  @discardableResult
  package mutating func apply(_ change: Change) -> Effects {
    let old = change.replacesRecords ? (records, resets) : nil
    var effects = effects(of: change)
    // A merge names no records: what happened on other devices is no change of this datastore.
    var changesRecords = !effects.records.isEmpty
    if let old { changesRecords = (records, resets) != old }
    if changesRecords {
      origin.version = origin.version.addingSaturating(1)
    }
    // A reset erases the history first and then becomes its first line.
    if let entry = HistoryEntry(change), isWorthNoting(change, effects) {
      // Another device that is in use must not displace everything else.
      if case .merge = change.action, history.last?.isSameMerge(as: entry) == true {
        history.removeLast()
      }
      history.append(entry)
      history.removeFirst(max(0, history.count - HistoryEntry.keptCount))
      effects.historyLines += 1
    }
    return effects
  }

  /// A change without an effect leaves no line.
  ///
  /// A forced change leaves only a line (D7).
  private func isWorthNoting(_ change: Change, _ effects: Effects) -> Bool {
    switch change.action {
    case .beginDisplay(_, _, isForced: true), .endDisplay(_, _, isForced: true, _),
      .invalidate(_, _, isForced: true):
      true
    default: effects != Effects()
    }
  }

  private mutating func effects(of change: Change) -> Effects {
    switch change.action {
    case .registerTip, .registerParameter, .registerEvent: register(change)
    case .useGroups(let groups): use(groups)
    case .registerToolTip(let toolTip): register(toolTip)
    case .registerAlert(let alert): register(alert)
    case .beginAlert(let alert, let display): begin(display, of: alert)
    case .pressAlert(let id, let button): press(button, of: id)
    case .endAlert(let id, let display, _): endAlert(id, display: display)
    case .suppressAlert(let id, let button):
      suppress(
        id, button.map { AlertRecord.Suppression(date: change.date, button: $0) })
    case .setParameter(let id, let value): write(value.canonical, to: id, at: change.date)
    case .unsetParameter(let id): write(nil, to: id, at: change.date)
    case .donate(let event, let date, let info):
      donate(info, on: date, to: event, now: change.date)
    case .deleteDonations(let event): deleteDonations(of: event, at: change.date)
    case .pruneDonations(let event, let date, let count):
      prune(event, before: date, keeping: count)
    case .beginDisplay(_, _, isForced: true), .endDisplay(_, _, isForced: true, _),
      .invalidate(_, _, isForced: true):
      Effects()
    case .beginDisplay(let tip, let display, _): begin(display, of: tip)
    case .endDisplay(let tip, let display, _, let isAbandoned):
      end(display, of: tip, at: isAbandoned ? nil : change.date)
    case .invalidate(let tip, let reason, _): invalidate(tip, reason, at: change.date)
    case .resetEligibility(let tip): resetEligibility(of: tip, at: change.date)
    case .recordOpaqueResult(let tip, let source, let value):
      update(tip) { record in
        guard record.opaqueResults[source]?.value != value else { return }
        record.opaqueResults[source] = OpaqueResult(value: value, date: change.date)
      }
    case .force, .forceAll, .setClock, .setDisplayFrequency, .setHelp: override(change.action)
    case .configure(let frequency, let origin): configure(frequency, from: origin)
    case .reset: reset(at: change.date)
    case .replace(let facts): replace(with: facts, at: change.date)
    case .merge(let shared): merge(shared, at: change.date)
    case .separate(let name, let copy): separate(as: name, from: copy)
    case .operate(let command, let changes): operate(command, changes)
    case .setOperation(let number, let isUndone): set(operation: number, undone: isUndone)
    case .recordReceipt(let receipt): record(receipt)
    case .reportProcess(let process): report(process)
    case .endProcess(let owner): endProcess(owner)
    }
  }
}

// MARK: - Definitions and parameters

extension Facts {
  private mutating func register(_ change: Change) -> Effects {
    switch change.action {
    case .registerTip(let definition):
      guard tips[definition.id] != definition else { break }
      // The display frequency depends on which tips are exempt from it.
      let movesFrequency =
        tips[definition.id]?.options.ignoresDisplayFrequency
        != definition.options.ignoresDisplayFrequency
        && record(of: definition.id).firstDisplayed != nil
      tips[definition.id] = definition
      return Effects {
        $0.definitions = [definition.id]
        $0.frequency = movesFrequency
      }
    case .registerParameter(let definition):
      guard parameters[definition.id]?.definition != definition else { break }
      parameters[definition.id, default: ParameterRecord()].definition = definition
      return Effects { $0.parameters = [definition.id] }
    case .registerEvent(let definition):
      guard events[definition.id]?.limit != definition.limit || events[definition.id] == nil
      else { break }
      events[definition.id, default: EventRecord()].limit = definition.limit
      events[definition.id]?.log.trim(to: definition.limit, at: change.date)
      return Effects { $0.events = [definition.id] }
    default: break
    }
    return Effects()
  }

  private mutating func write(
    _ value: StoredValue?, to id: String, at date: Timestamp
  ) -> Effects {
    let old = parameters[id] ?? ParameterRecord()
    // Writing an equal value changes nothing, so that rules are not evaluated again.
    guard old.value != value else { return Effects() }
    // A write is newer than the one that it replaces, regardless of the clock.
    parameters[id] = ParameterRecord(
      definition: old.definition, value: value, written: date.following(old.written))
    return Effects { $0.parameters = [id] }
  }
}

// MARK: - Donations

extension Facts {
  private mutating func donate(
    _ info: StoredValue?, on date: Timestamp, to event: String, now: Timestamp
  ) -> Effects {
    insert(info, on: date, to: event, now: now)
    return Effects { $0.events = [event] }
  }

  private mutating func insert(
    _ info: StoredValue?, on date: Timestamp, to event: String, now: Timestamp
  ) {
    let donation = StoredDonation(sequence: nextSequence, date: date, info: info?.canonical)
    nextSequence = nextSequence.addingSaturating(1)
    events[event, default: EventRecord()].insert(donation, now: now)
  }
}

// MARK: - Displays and invalidation

extension Facts {
  /// Changes the record of a tip in this datastore.
  mutating func update(_ tip: String, _ body: (inout TipRecord) -> Void) -> Effects {
    let old = ownRecord(of: tip)
    var new = old
    body(&new)
    guard new != old else { return Effects() }
    records[tip] = new
    return Effects {
      $0.records = [tip]
      $0.frequency =
        new.firstDisplayed != old.firstDisplayed
        || displayFrequencyOrigin == .dismissal && new.dismissal != old.dismissal
    }
  }

  private mutating func begin(_ display: ActiveDisplay, of tip: String) -> Effects {
    let notesDismissal = displayFrequencyOrigin == .dismissal
    return update(tip) { record in
      guard !record.activeDisplays.contains(where: { $0.id == display.id }) else { return }
      // A frozen clock can date a later display as the first one, which is over (D10, D34).
      if notesDismissal, record.firstDisplayed == display.began {
        record.firstDismissed = record.dismissal
      }
      record.displayCount = record.displayCount.addingSaturating(1)
      record.firstDisplayed = record.firstDisplayed ?? display.began
      record.lastDisplayed = display.began
      record.activeDisplays.append(display)
    }
  }

  /// Ends a display.
  ///
  /// Without an end date it was abandoned, and its length is unknown.
  private mutating func end(_ display: String, of tip: String, at date: Timestamp?) -> Effects {
    let notesDismissal = displayFrequencyOrigin == .dismissal
    return update(tip) { record in
      guard let index = record.activeDisplays.firstIndex(where: { $0.id == display }) else {
        return
      }
      if notesDismissal, let date, let first = record.firstDisplayed,
        record.isFirst(record.activeDisplays[index], since: first)
      {
        record.dismiss(at: date)
      }
      let ended = record.activeDisplays.remove(at: index)
      guard let date else { return }
      record.displayedMilliseconds = record.displayedMilliseconds.addingSaturating(
        max(0, date.milliseconds - ended.began.milliseconds))
    }
  }

  private mutating func invalidate(
    _ tip: String, _ reason: Tips.InvalidationReason, at date: Timestamp
  ) -> Effects {
    // The first reason is kept (D15), also one that follows from the limits (D36).
    let derived = tips[tip].flatMap { TipLimits($0.options, record(of: tip), date).reason }
    let notesDismissal = displayFrequencyOrigin == .dismissal
    return update(tip) { record in
      if notesDismissal { record.dismiss(at: date) }
      record.invalidation =
        record.invalidation ?? Invalidation(reason: derived ?? reason, date: date)
    }
  }
}

// MARK: - Overrides and the whole datastore

extension Facts {
  private mutating func override(_ action: Change.Action) -> Effects {
    let old = overrides
    switch action {
    case .force(let tips, let state): for tip in tips { overrides.tips[tip] = state }
    case .forceAll(let state):
      overrides.all = state
      if state == nil { overrides.tips = [:] }
    case .setClock(let clock): overrides.clock = clock
    case .setDisplayFrequency(let frequency): overrides.displayFrequency = frequency
    case .setHelp(let controls): overrides.help = controls
    default: break
    }
    return Effects { $0.overrides = overrides != old }
  }

  private mutating func replace(with facts: Facts, at date: Timestamp) -> Effects {
    let old = self
    self = facts
    origin = old.origin
    receipt = old.receipt
    processes = old.processes
    operations = old.operations
    // The document may contain this datastore's own past as the record of another device.
    while devices[origin.name] != nil { origin.name += "+" }
    if !old.devices.isEmpty, takesBack(old) { supersede(old, at: date) }
    let newest = events.values.flatMap { $0.log.donations.map(\.sequence) }.max() ?? 0
    // An undo can restore donations, so their numbers are not used again.
    nextSequence = max(old.nextSequence, nextSequence, newest.addingSaturating(1))
    return .all
  }

  private mutating func configure(
    _ frequency: DisplayFrequency, from origin: DisplayFrequency.Origin
  ) -> Effects {
    defer {
      displayFrequency = frequency
      displayFrequencyOrigin = origin
    }
    return Effects {
      $0.configuration = displayFrequency != frequency || displayFrequencyOrigin != origin
    }
  }

  private mutating func record(_ receipt: StoredValue) -> Effects {
    defer { self.receipt = receipt.canonical }
    return Effects { $0.receipt = self.receipt != receipt.canonical }
  }
}

extension Change {
  /// Whether the change can replace all records.
  ///
  /// The effects of others name the changed records.
  fileprivate var replacesRecords: Bool {
    switch action {
    case .reset, .replace, .operate, .setOperation: true
    default: false
    }
  }
}
