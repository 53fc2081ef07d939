import Foundation
import Synchronization
import TipModel
import TipStore

/// A datastore with one flaw, of which two may share one location.
final class BrokenDatastore: TipDatastore {
  enum Flaw {
    case none, dropsDonations, reorders, answersBeforeCommit, forgetsOnReopening
    case forgetsReceiptOnReopening, keepsOverridesOnReset, losesReceiptOnImport, keepsAllHistory
    case keepsAllDonations, losesOthersChanges, neverCalls, callsWhenCancelled, commitsHalf
    case worksWhenClosed, failsEmptyBatch, hasOnlyOneName, forgetsVersionOnReopening
  }

  /// The store of the facts, which outlives the datastore.
  final class Place: Sendable {
    struct State {
      var facts = Facts()
      var watchers: [Int: @Sendable () -> Void] = [:]
      var failsCommits = false
    }
    let state = Mutex(State())
  }

  let location = "feeder"
  let place: Place
  private let flaw: Flaw
  private let isClosed = Mutex(false)
  /// The facts at its opening, for the datastore that never reads them again.
  private let seen: Mutex<Facts>

  init(_ flaw: Flaw, at place: Place = Place()) {
    self.flaw = flaw
    self.place = place
    seen = Mutex(
      place.state.withLock { state in
        if state.facts.origin.name.isEmpty {
          state.facts.origin.name = flaw == .hasOnlyOneName ? "feeder" : UUID().uuidString
        }
        return state.facts
      })
  }

  func facts() throws(TipControlError) -> Facts {
    try checkOpen()
    return flaw == .losesOthersChanges
      ? seen.withLock { $0 } : place.state.withLock { $0.facts }
  }

  func commit(_ changes: [Change]) throws(TipControlError) -> Facts {
    try checkOpen()
    if flaw == .failsEmptyBatch, changes.isEmpty { throw Self.failure }
    let (old, fails) = place.state.withLock { ($0.facts, $0.failsCommits) }
    let start = flaw == .losesOthersChanges ? seen.withLock { $0 } : old
    if fails, flaw != .commitsHalf { throw Self.failure }
    var new = start.applying(fails ? Array(changes.prefix(2)) : flawed(changes))
    if flaw == .keepsAllHistory { keepHistory(&new, after: start, changes) }
    if flaw == .keepsAllDonations { new = unbounded(start, changes) }
    if flaw == .keepsOverridesOnReset, new.overrides.isEmpty,
      changes.contains(where: { $0.action == .reset })
    {
      new.overrides = start.overrides
    }
    if flaw == .losesReceiptOnImport, changes.contains(where: \.isImport) {
      new.receipt = nil
    }
    seen.withLock { $0 = new }
    let watchers = place.state.withLock { state in
      state.facts = new
      return Array(state.watchers.values)
    }
    for call in watchers where flaw != .neverCalls { call() }
    if fails { throw Self.failure }
    return flaw == .answersBeforeCommit ? old : new
  }

  func watch(
    _ onForeignChange: @escaping @Sendable () -> Void
  ) throws(TipControlError) -> DatastoreWatch {
    try checkOpen()
    let id = place.state.withLock { state in
      let id = state.watchers.count
      state.watchers[id] = onForeignChange
      return id
    }
    let place = place
    let flaw = flaw
    return DatastoreWatch {
      if flaw != .callsWhenCancelled { place.state.withLock { $0.watchers[id] = nil } }
    }
  }

  func checkpoint() throws(TipControlError) { try checkOpen() }

  func close() { isClosed.withLock { $0 = true } }

  /// A datastore at the same location, as the next process opens it.
  func reopened() -> BrokenDatastore {
    close()
    place.state.withLock { state in
      if flaw == .forgetsOnReopening { state.facts.parameters = [:] }
      if flaw == .forgetsReceiptOnReopening { state.facts.receipt = nil }
      if flaw == .forgetsVersionOnReopening { state.facts.origin.version = 0 }
    }
    return BrokenDatastore(flaw, at: place)
  }

  // MARK: - Flaws

  private static let failure = TipControlError(
    .inputOutput, subject: "feeder", reason: "The feeder is empty")

  private func checkOpen() throws(TipControlError) {
    if flaw != .worksWhenClosed, isClosed.withLock({ $0 }) { throw Self.failure }
  }

  private func flawed(_ changes: [Change]) -> [Change] {
    switch flaw {
    case .dropsDonations: changes.filter { !$0.isDonation }
    case .reorders: changes.reversed()
    default: changes
    }
  }

  private func keepHistory(_ facts: inout Facts, after start: Facts, _ changes: [Change]) {
    var history = start.history
    for change in changes { history += Facts().applying([change]).history }
    if facts.history.count == HistoryEntry.keptCount { facts.history = history }
  }

  private func unbounded(_ start: Facts, _ changes: [Change]) -> Facts {
    var facts = start
    for change in changes {
      let limits = facts.events.mapValues(\.limit)
      for id in facts.events.keys { facts.events[id]?.limit = nil }
      facts = facts.applying([change])
      for (id, limit) in limits where limit != nil { facts.events[id]?.limit = limit }
    }
    return facts
  }
}

extension Change {
  fileprivate var isDonation: Bool { if case .donate = action { true } else { false } }
  fileprivate var isImport: Bool { if case .replace = action { true } else { false } }
}
