import Dispatch
import Foundation
import Synchronization
import TipModel
import TipStore

/// Commits changes behind the callers' backs: in order, in batches, within 10 ms.
///
/// Everything that touches the datastore runs on one serial queue.
final class DatastoreWriter: Sendable {
  /// How long a change may wait for company.
  private static let patience = DispatchTimeInterval.milliseconds(5)
  /// How long a failed batch waits for its next try.
  private static let retryDelay = DispatchTimeInterval.seconds(1)

  private struct State {
    var pending: [Change] = []
    var isScheduled = false
    var failure: TipControlError?
  }

  private let datastore: any TipDatastore
  private let queue = DispatchQueue(label: "tip-datastore-writer")
  private let state = Mutex(State())

  /// Whether the datastore is closed with the writer.
  private let closes: Bool

  init(_ datastore: any TipDatastore, closes: Bool) {
    self.datastore = datastore
    self.closes = closes
  }

  /// The last commit's failure; its changes are kept and tried again.
  var failure: TipControlError? { state.withLock { $0.failure } }

  /// Takes a change in; it is committed soon.
  func enqueue(_ change: Change) {
    let mustSchedule = state.withLock { state in
      state.pending.append(change)
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if mustSchedule { schedule(after: Self.patience) }
  }

  /// Waits until everything taken in so far is committed.
  ///
  /// - Throws: The commit's failure; the changes are kept.
  func flush() throws(TipControlError) {
    let failure = queue.sync { commit() }
    if let failure { throw failure }
  }

  /// Calls an action once everything taken in so far is committed, or failed to be.
  func whenCommitted(_ action: @escaping @Sendable (TipControlError?) -> Void) {
    queue.async { action(self.commit()) }
  }

  /// Calls an action with the committed facts, other processes' included, and with the changes
  /// that are not committed yet.
  ///
  /// No commit runs meanwhile, so facts and changes together are everything there is.
  func withCommittedFacts(
    _ action: @escaping @Sendable (Facts, _ pending: () -> [Change]) -> Void
  ) {
    queue.async {
      do throws(TipControlError) {
        let facts = try self.datastore.facts()
        action(facts) { self.state.withLock { $0.pending } }
      } catch {
        self.state.withLock { $0.failure = error }
      }
    }
  }

  /// Commits what is left, and closes a datastore that is not the caller's.
  func close() throws(TipControlError) {
    try flush()
    if closes { queue.sync { datastore.close() } }
  }

  private func schedule(after delay: DispatchTimeInterval) {
    queue.asyncAfter(deadline: .now() + delay) { _ = self.commit() }
  }

  /// Commits all that is pending as one batch; runs on the queue.
  private func commit() -> TipControlError? {
    let batch = state.withLock { state in
      state.isScheduled = false
      return state.pending
    }
    guard !batch.isEmpty else { return state.withLock { $0.failure } }
    do throws(TipControlError) {
      try datastore.commit(batch)
      // What came in meanwhile stands behind the batch.
      state.withLock { state in
        state.pending.removeFirst(batch.count)
        state.failure = nil
      }
      return nil
    } catch {
      state.withLock { state in
        state.failure = error
        state.isScheduled = true
      }
      schedule(after: Self.retryDelay)
      return error
    }
  }
}
