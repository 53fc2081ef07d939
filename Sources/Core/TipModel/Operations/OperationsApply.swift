extension Facts {
  /// Applies the changes of a command, and stores them as one operation.
  ///
  /// Undone operations can no longer be redone afterwards. A command without changes is not stored.
  mutating func operate(_ command: String, _ changes: [Change]) -> Effects {
    let old = self
    var effects = apply(changes)
    let difference = FactsDifference(from: old, to: self)
    guard !difference.isEmpty, let date = changes.first?.date else { return effects }
    let number = (operations.last?.number ?? 0).addingSaturating(1)
    // Only another program can have used up the numbers; the change itself is made.
    guard Operation.numbers.contains(Int64(number)) else { return effects }
    operations.removeAll(where: \.isUndone)
    operations.append(
      Operation(
        number: number, date: date, command: command, stored: difference.storedValue.json))
    operations = operations.kept
    effects.operations = true
    return effects
  }

  /// Undoes or redoes an operation; an unknown number changes nothing.
  mutating func set(operation number: Int, undone isUndone: Bool) -> Effects {
    guard let index = operations.firstIndex(where: { $0.number == number }),
      operations[index].isUndone != isUndone,
      let difference = operations[index].readableDifference
    else { return Effects() }
    apply(isUndone ? difference.inverse : difference)
    operations[index].isUndone = isUndone
    return .all
  }

  /// Returns the numbers of the donations made by commands.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when the log is damaged.
  package func donationsOfOperations() throws(TipControlError) -> Set<Int64> {
    var numbers: Set<Int64> = []
    for operation in undoable {
      let events = try operation.difference().after.events.values
      numbers.formUnion(events.flatMap { $0.log.donations.map(\.sequence) })
    }
    return numbers
  }

  /// Returns the facts before an operation and all later ones.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when the log is damaged.
  package func before(operation number: Int) throws(TipControlError) -> Facts {
    var facts = self
    for operation in undoable where operation.number >= number {
      facts.apply(try operation.difference().inverse)
    }
    return facts
  }

  /// The operations that can be undone, newest first.
  package var undoable: [Operation] { operations.filter { !$0.isUndone }.reversed() }

  /// The operations that can be redone, in that order.
  package var redoable: [Operation] { operations.filter(\.isUndone) }
}

extension [Operation] {
  /// The newest operations, up to their number and size; the newest one is always kept (D41).
  fileprivate var kept: [Operation] {
    var bytes = 0
    let kept = suffix(Operation.keptCount).reversed().prefix { operation in
      bytes += operation.bytes
      return bytes <= Operation.keptBytes || bytes == operation.bytes
    }
    return kept.reversed()
  }
}

extension Operation {
  /// The difference; nil when the log is damaged, which the caller has checked before.
  fileprivate var readableDifference: FactsDifference? {
    do throws(TipControlError) { return try difference() } catch { return nil }
  }
}
