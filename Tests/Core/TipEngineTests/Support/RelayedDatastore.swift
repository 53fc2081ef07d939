import Synchronization
import TipEngine
import TipModel
import TipStore

/// A datastore in memory whose failures and foreign changes the test controls.
final class RelayedDatastore: TipDatastore {
  private struct State {
    var failure: TipControlError?
    var commits = 0
    var closes = 0
    var onForeignChange: (@Sendable () -> Void)?
    var afterNextCommit: (@Sendable () -> Void)?
  }

  /// The store of the facts.
  ///
  /// A direct write to it simulates another process.
  let place = InMemoryDatastore()
  private let state = Mutex(State())

  var location: String { "relayed" }

  /// The error of every call, if any.
  var failure: TipControlError? {
    get { state.withLock { $0.failure } }
    set { state.withLock { $0.failure = newValue } }
  }

  /// The number of attempted commits.
  var commits: Int { state.withLock { $0.commits } }

  /// The number of times that it was closed.
  var closes: Int { state.withLock { $0.closes } }

  /// Sets an action to call once, right after the next commit.
  func afterNextCommit(_ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.afterNextCommit = action }
  }

  /// Writes like another process.
  func commitForeign(_ change: Change) {
    do throws(TipControlError) {
      try place.commit([change])
    } catch {
      fatalError("A datastore in memory fails only when it is closed: \(error)")
    }
    state.withLock { $0.onForeignChange }?()
  }

  func facts() throws(TipControlError) -> Facts {
    if let failure { throw failure }
    return try place.facts()
  }

  @discardableResult
  func commit(_ changes: [Change]) throws(TipControlError) -> Facts {
    state.withLock { $0.commits += 1 }
    if let failure { throw failure }
    let facts = try place.commit(changes)
    let action = state.withLock { state in
      defer { state.afterNextCommit = nil }
      return state.afterNextCommit
    }
    action?()
    return facts
  }

  func watch(
    _ onForeignChange: @escaping @Sendable () -> Void
  ) throws(TipControlError) -> DatastoreWatch {
    if let failure { throw failure }
    state.withLock { $0.onForeignChange = onForeignChange }
    return DatastoreWatch { [weak self] in self?.state.withLock { $0.onForeignChange = nil } }
  }

  func checkpoint() throws(TipControlError) {}

  func close() { state.withLock { $0.closes += 1 } }
}

extension TipControlError {
  /// The disk is full.
  static let full = TipControlError(
    .inputOutput, subject: "tips.sqlite", reason: "The disk is full",
    suggestion: "Make room on it")
}
