import TipModel
import TipStore

extension TipsCenter {
  /// Watches the datastore for commits of other processes.
  func watchOtherProcesses(
    _ store: any TipDatastore, _ writer: DatastoreWriter
  ) throws -> DatastoreWatch {
    try store.watch { [weak self, weak writer] in
      writer?.sync?.schedule()
      writer?.withCommittedFacts { [weak self, weak writer] facts, pending in
        self?.adopt(facts, pending, store.notes, of: writer)
      }
    }
  }

  /// Adopts the commits of another process, and applies this process's pending changes to them.
  private func adopt(
    _ committed: Facts, _ pending: () -> [Change], _ notes: [String], of writer: DatastoreWriter?
  ) {
    perform { state in
      // The center may have released this datastore meanwhile, and may use a different one.
      guard let writer, state.writer === writer else { return }
      let old = state.facts
      state.facts = committed
      state.facts.apply(pending())
      state.add(FactsDifference(from: old, to: state.facts).effects)
      state.registerAgain(after: old, notes)
    }
  }
}

extension CenterState {
  /// Registers the process's definitions in a file that has taken the place of the datastore's.
  ///
  /// The history of tips is the new file's. Only the app's own definitions are written again. The
  /// notes say what happened to the file since it was opened.
  fileprivate mutating func registerAgain(after old: Facts, _ notes: [String]) {
    let new = notes.dropFirst(health.notes.count)
    guard !new.isEmpty else { return }
    health.notes = notes
    var actions: [Change.Action] = definitionsInCode.values.sorted { $0.id < $1.id }
      .filter { facts.tips[$0.id] != $0 }.map { .registerTip($0) }
    actions += knownParameters.sorted().compactMap { old.parameters[$0]?.definition }
      .filter { facts.parameters[$0.id]?.definition != $0 }.map { .registerParameter($0) }
    actions += old.events.sorted { $0.key < $1.key }
      .map { EventDefinition(id: $0.key, limit: $0.value.limit) }
      .filter { facts.events[$0.id]?.limit != $0.limit }.map { .registerEvent($0) }
    actions += old.toolTips.values.sorted { $0.id < $1.id }
      .filter { facts.toolTips[$0.id] == nil }.map { .registerToolTip($0) }
    actions.append(
      .configure(displayFrequency: old.displayFrequency, from: old.displayFrequencyOrigin))
    for action in actions { apply(action) }
    if !groupsInCode.isEmpty { useGroupsInCode() }
    if let process { apply(.reportProcess(process)) }
    updateReceipt { $0.notes += new }
  }
}
