import TipModel

/// A command that was run, undone or redone during a watch.
struct WatchedCommand {
  /// The cause that is printed for it.
  let cause: WatchCause
  /// The changes, or nil when the log of operations is damaged and any change is possible.
  private let difference: FactsDifference?

  private init(_ word: String, _ operation: StoredOperation) {
    cause = WatchCause(kind: .command, text: "tipctl \(word)\(operation.command)")
    do {
      difference = try operation.difference()
    } catch {
      difference = nil
    }
  }

  /// Returns the operations that are new in the log, or changed there.
  static func between(_ old: [StoredOperation], _ new: [StoredOperation]) -> [WatchedCommand] {
    let known = Dictionary(old.map { ($0.key, $0.isUndone) }) { $1 }
    return new.compactMap { operation in
      switch (known[operation.key], operation.isUndone) {
      case (nil, false): WatchedCommand("", operation)
      case (false?, true): WatchedCommand("undo: ", operation)
      case (true?, false): WatchedCommand("redo: ", operation)
      default: nil
      }
    }
  }

  /// The donations that it added or restored.
  var donations: [Int64] {
    sides.flatMap { $0.events.values.flatMap { $0.log.donations.map(\.sequence) } }
  }

  /// The lines of the history that it added or restored.
  var history: [HistoryEntry] { sides.flatMap(\.history) }

  private var sides: [Facts] {
    guard let difference else { return [] }
    return [difference.before, difference.after]
  }

  /// Whether it may have changed the status of help.
  func concerns(_ help: NamedHelp) -> Bool {
    guard let difference else { return true }
    let id = help.key.id
    guard let tip = help.tip else {
      return sides.contains { $0.alerts[id] != nil || $0.toolTips[id] != nil }
        || difference.before.overrides.help != difference.after.overrides.help
    }
    return sides.contains { side in
      // Merged records may affect any tip, as all tips share one display frequency.
      !side.devices.isEmpty || side.tips[tip.id] != nil || side.records[tip.id] != nil
        || tip.dependencies.contains { dependency in
          switch dependency {
          case .event(let id): side.events[id] != nil
          case .parameter(let id): side.parameters[id] != nil
          }
        }
    } || difference.forces(tip)
  }
}

extension FactsDifference {
  /// Whether an override, or the display frequency, changed for a tip.
  fileprivate func forces(_ tip: TipDefinition) -> Bool {
    let old = before.overrides
    let new = after.overrides
    let own = [tip.id, tip.type].contains { old.tips[$0] != new.tips[$0] }
    guard !own, old.all == new.all, old.clock == new.clock else { return true }
    guard !tip.options.ignoresDisplayFrequency else { return false }
    return old.displayFrequency != new.displayFrequency
      || changesFrequency
      || before.records.keys.contains(where: movesFrequency)
      || after.records.keys.contains(where: movesFrequency)
  }

  /// Whether the app's display frequency changed.
  var changesFrequency: Bool {
    before.displayFrequency != after.displayFrequency
      || before.displayFrequencyOrigin != after.displayFrequencyOrigin
  }

  /// Whether a tip's first display, which starts the display frequency's interval, changed.
  func movesFrequency(of tip: String) -> Bool {
    before.records[tip]?.firstDisplayed != after.records[tip]?.firstDisplayed
  }
}

extension StoredOperation {
  /// The key that identifies an operation, also after the numbering has restarted.
  fileprivate var key: [String] { ["\(number)", "\(date)", command] }
}
