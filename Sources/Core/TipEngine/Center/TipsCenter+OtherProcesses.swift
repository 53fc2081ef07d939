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
