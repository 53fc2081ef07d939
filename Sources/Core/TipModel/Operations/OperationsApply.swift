extension Facts {
  /// Applies the changes of a command, and stores them as one operation.
  ///
  /// Undone operations can no longer be redone afterwards. A command without changes is not stored.
  mutating func operate(_ command: String, _ changes: [Change]) -> Effects {
    let old = self
    var effects = apply(changes)
    let difference = difference(from: old)
    guard !difference.isEmpty, let date = changes.first?.date else { return effects }
    let number = (operations.last?.number ?? 0).addingSaturating(1)
    // Only another program can have used up the numbers. The change itself is made.
    guard StoredOperation.numbers.contains(Int64(number)) else { return effects }
    operations.removeAll(where: \.isUndone)
    operations.append(
      StoredOperation(
        number: number, date: date, command: command, stored: difference.storedValue.json))
    operations = operations.kept
    effects.operations = true
    return effects
  }

  /// Undoes or redoes an operation, but changes nothing for an unknown number.
  mutating func set(operation number: Int, undone isUndone: Bool) -> Effects {
    guard let index = operations.firstIndex(where: { $0.number == number }),
      operations[index].isUndone != isUndone,
      let difference = operations[index].readableDifference
    else { return Effects() }
    takeBack(by: isUndone ? difference.inverse : difference)
    operations[index].isUndone = isUndone
    return .all
  }

  /// Returns the difference that a command has made.
  ///
  /// After a reset other devices may have lost their facts of a tip, so an undo has all of it.
  private func difference(from old: Facts) -> FactsDifference {
    var difference = FactsDifference(from: old, to: self)
    guard !old.devices.isEmpty else { return difference }
    // Devices that have written again after a reset stay unchanged.
    if resets.own != old.resets.own {
      difference.before.devices = [:]
      difference.after.devices = [:]
    }
    for tip in old.recordedTips {
      if old.eligibleSince(tip) != eligibleSince(tip) {
        difference.before.records[tip] = old.record(of: tip)
      } else if difference.before.records[tip] != nil {
        difference.before.records[tip] = old.ownRecord(of: tip)
      }
    }
    return difference
  }

  /// Applies the difference of an undo or a redo.
  ///
  /// In a datastore that knows other devices it is a newer change than the one that it takes back,
  /// so that they do not return it (D51). Entries from a merge still belong to them.
  package mutating func takeBack(by difference: FactsDifference) {
    let old = self
    apply(difference)
    let isMerge =
      difference.before.devices != difference.after.devices
      && difference.before.resets.own == difference.after.resets.own
    guard !(old.devices.isEmpty && devices.isEmpty), !isMerge else { return }
    guard difference.before.resets == difference.after.resets else {
      return resets = ResetDates(own: .latest(old.erased?.adding(milliseconds: 1), erased))
    }
    let after = difference.after
    for (tip, record) in difference.before.records
    where record.eligibilityReset != after.records[tip]?.eligibilityReset {
      records[tip, default: TipRecord()].eligibilityReset =
        old.eligibleSince(tip)?.adding(milliseconds: 1)
    }
    for (id, record) in old.parameters where record.value != parameters[id]?.value {
      guard let written = record.written else { continue }
      parameters[id, default: ParameterRecord()].written =
        (parameters[id]?.written ?? written).following(written)
    }
    for (id, gone) in difference.before.events
    where !gone.log.donations.isEmpty || gone.deleted != after.events[id]?.deleted {
      let erased = Timestamp.latest(old.events[id]?.deleted, old.resets.known)
      guard let date = gone.log.donations.last?.date ?? erased else { continue }
      events[id, default: EventRecord()].deleted = date.following(erased)
    }
  }

  /// Returns the facts before an operation and all later ones.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when the log is damaged.
  package func before(operation number: Int) throws(TipControlError) -> Facts {
    var facts = self
    for operation in undoable where operation.number >= number {
      facts.takeBack(by: try operation.difference().inverse)
    }
    return facts
  }

  /// The operations that can be undone, newest first.
  package var undoable: [StoredOperation] { operations.filter { !$0.isUndone }.reversed() }

  /// The operations that can be redone, in that order.
  package var redoable: [StoredOperation] { operations.filter(\.isUndone) }
}

extension [StoredOperation] {
  /// The newest operations, up to their number and size, and always the newest one (D41).
  fileprivate var kept: [StoredOperation] {
    var bytes = 0
    let kept = suffix(StoredOperation.keptCount).reversed().prefix { operation in
      bytes += operation.bytes
      return bytes <= StoredOperation.keptBytes || bytes == operation.bytes
    }
    return kept.reversed()
  }
}

extension StoredOperation {
  /// Returns the difference that the operation made.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when the log is damaged.
  package func difference() throws(TipControlError) -> FactsDifference {
    let subject = "operation \(number)"
    return try FactsDifference(
      storedValue: StoredValue(json: stored, subject: subject), at: subject)
  }

  /// The difference, or nil when the log is damaged, which the caller has checked before.
  fileprivate var readableDifference: FactsDifference? {
    do throws(TipControlError) { return try difference() } catch { return nil }
  }
}
