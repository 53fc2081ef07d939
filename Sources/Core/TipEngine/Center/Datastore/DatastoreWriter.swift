import Dispatch
import Foundation
import Synchronization
import TipModel
import TipStore

/// Commits changes in order: at once if the caller waits for it and nothing else does, otherwise in
/// the background, in batches, within 10 ms.
///
/// All code that touches the datastore has the turn. Code that may wait also runs on a serial
/// queue.
final class DatastoreWriter: Sendable {
  private struct State {
    var pending: [Change] = []
    var isScheduled = false
    /// Whether a failed batch waits for its next try, which includes the changes made meanwhile.
    var isRetryScheduled = false
    var failure: TipControlError?
    /// Wait until all changes before their call are stored.
    var waiters: [Waiter] = []
    var isClosed = false
  }

  /// A call after a failed commit, which waits until one succeeds or gives up.
  private struct Waiter {
    let until: DispatchTime
    let action: @Sendable (TipControlError?) -> Void
  }

  /// Identifies the queue by the writer that it belongs to.
  private static let owner = DispatchSpecificKey<ObjectIdentifier>()

  private let datastore: any TipDatastore
  private let queue = DispatchQueue(
    label: "tip-datastore-writer", attributes: .initiallyInactive)
  private let state = Mutex(State())
  /// Held by the thread that uses the datastore.
  private let turn = Mutex(())
  private let timing: StoreTiming

  /// Whether the datastore is closed with the writer.
  private let closes: Bool

  /// Shares commits with other devices.
  let sync: CenterSync?

  /// Called when commits begin to fail, with the failure, and when they succeed again.
  private let onFailure: @Sendable (TipControlError?, DatastoreWriter) -> Void

  /// Creates a writer that does nothing before ``activate()``, which must always be called.
  init(
    _ datastore: any TipDatastore, closes: Bool, sync: CenterSync? = nil,
    timing: StoreTiming = StoreTiming(),
    onFailure: @escaping @Sendable (TipControlError?, DatastoreWriter) -> Void = { _, _ in }
  ) {
    self.datastore = datastore
    self.closes = closes
    self.sync = sync
    self.onFailure = onFailure
    self.timing = timing
    queue.setSpecific(key: Self.owner, value: ObjectIdentifier(self))
  }

  /// Starts the writer.
  ///
  /// Earlier calls wait until then.
  func activate() { queue.activate() }

  /// The failure of the last commit, whose changes are kept and tried again.
  var failure: TipControlError? { state.withLock { $0.failure } }

  /// Whether the writer has released its datastore.
  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Adds a change to the next batch.
  func enqueue(_ change: Change) {
    let mustSchedule = state.withLock { state in
      state.pending.append(change)
      // While commits fail, the next try includes the change.
      let isWaiting = state.failure != nil && state.isRetryScheduled
      guard !state.isScheduled, !isWaiting else { return false }
      state.isScheduled = true
      return true
    }
    guard mustSchedule else { return }
    timing.later(queue, timing.batchDelay) {
      self.state.withLock { $0.isScheduled = false }
      self.turn.withLock { _ in _ = self.commit() }
    }
  }

  /// Commits all changes so far on the caller's thread, unless that has to wait.
  ///
  /// - Returns: Whether the changes are committed.
  /// - Throws: The commit's failure. The changes are kept.
  func commitAtOnce() throws(TipControlError) -> Bool {
    let attempt = turn.withLockIfAvailable { _ in
      commit { batch throws(TipControlError) in try datastore.commitAtOnce(batch) }
    }
    // Something else has the turn.
    guard let failure = attempt else { return false }
    if let failure { throw failure }
    return state.withLock { $0.pending.isEmpty }
  }

  /// Waits until all changes so far are committed.
  ///
  /// - Throws: The commit's failure. The changes are kept.
  func flush() throws(TipControlError) {
    let failure = onQueue { commit() }
    if let failure { throw failure }
  }

  /// Waits until all changes so far are stored, without a wait if nothing else uses the datastore.
  ///
  /// - Parameter triesAgain: Whether to wait until a failed commit succeeds, for a limited time.
  /// - Returns: The commit's failure, after which the changes are kept.
  func stored(triesAgain: Bool = false) async -> TipControlError? {
    do throws(TipControlError) {
      if try commitAtOnce() { return nil }
    } catch {
      if !triesAgain { return error }
    }
    return await withCheckedContinuation { continuation in
      whenStored(triesAgain: triesAgain) { continuation.resume(returning: $0) }
    }
  }

  /// Calls an action once all changes so far are stored, or with the commit's failure.
  ///
  /// - Parameters:
  ///   - triesAgain: Whether to wait until a failed commit succeeds, for a limited time.
  ///   - action: The action.
  func whenStored(
    triesAgain: Bool, _ action: @escaping @Sendable (TipControlError?) -> Void
  ) {
    queue.async {
      self.turn.withLock { _ in
        let failure = self.commit()
        if triesAgain { self.wait(after: failure, action) } else { action(failure) }
      }
    }
  }

  /// Calls an action with the committed facts, including those of other processes, and with the
  /// pending changes.
  ///
  /// No commit runs meanwhile, so the facts and the changes together are the complete state.
  func withCommittedFacts(
    _ action: @escaping @Sendable (Facts, _ pending: () -> [Change]) -> Void
  ) {
    queue.async { self.turn.withLock { _ in self.readFacts(action) } }
  }

  private func readFacts(
    _ action: @escaping @Sendable (Facts, _ pending: () -> [Change]) -> Void
  ) {
    guard !state.withLock({ $0.isClosed }) else { return }
    do throws(TipControlError) {
      let facts = try datastore.facts()
      // With nothing to commit, the failure came from reading, and is over.
      if state.withLock({ $0.pending.isEmpty }) { report(nil) }
      action(facts) { state.withLock { $0.pending } }
    } catch {
      report(error)
      // Another program may be writing the file, and may not report when it has.
      timing.later(queue, timing.retryDelay) { [weak self] in self?.withCommittedFacts(action) }
    }
  }

  /// Commits the remaining changes, and closes a datastore that is not the caller's.
  ///
  /// - Throws: The commit's failure. The changes are tried for 30 more seconds, then dropped.
  func close() throws(TipControlError) {
    let failure = onQueue {
      let failure = commit()
      wait(after: failure) { [weak self] failure in self?.finish(failure) }
      return failure
    }
    if let failure { throw failure }
  }

  /// Calls an action when a failed commit has succeeded, or with its failure after 30 seconds.
  ///
  /// The caller has the turn, and so has the action. It is called at once without a failure.
  private func wait(
    after failure: TipControlError?, _ action: @escaping @Sendable (TipControlError?) -> Void
  ) {
    guard failure != nil else { return action(nil) }
    let limit = timing.uptime() + timing.storeLimit.interval
    state.withLock { $0.waiters.append(Waiter(until: limit, action: action)) }
  }

  /// Releases the datastore, and drops the changes whose commit still fails.
  ///
  /// The caller has the turn.
  private func finish(_ failure: TipControlError?) {
    let isFirst = state.withLock { state in
      if failure != nil {
        // The app has received the failure. A writer without a center must not try for ever.
        state.pending = []
        state.failure = nil
      }
      defer { state.isClosed = true }
      return !state.isClosed
    }
    guard isFirst else { return }
    sync?.finish(datastore)
    if closes { datastore.close() }
  }

  /// Runs a body with the turn on the queue, and waits for it.
  ///
  /// The queue may call the app's code, which may flush or exit, and has the turn already.
  private func onQueue<Result>(_ body: () -> Result) -> Result {
    let isHere = DispatchQueue.getSpecific(key: Self.owner) == ObjectIdentifier(self)
    if isHere { return body() }
    return queue.sync { turn.withLock { _ in body() } }
  }

  private func commit() -> TipControlError? {
    commit { batch throws(TipControlError) in
      try datastore.commit(batch)
      return true
    }
  }

  /// Commits all pending changes as one batch, and returns the failure.
  ///
  /// The caller has the turn. The batch stays pending after a failure, and when the closure that
  /// writes it returns false.
  private func commit(
    _ write: ([Change]) throws(TipControlError) -> Bool
  ) -> TipControlError? {
    let batch = state.withLock { state in
      defer { state.pending = [] }
      return state.pending
    }
    guard !batch.isEmpty else { return state.withLock { $0.failure } }
    do throws(TipControlError) {
      if try write(batch) {
        report(nil)
        sync?.schedule()
      } else {
        state.withLock { $0.pending.insert(contentsOf: batch, at: 0) }
      }
      return nil
    } catch {
      // Changes made meanwhile follow the batch.
      state.withLock { $0.pending.insert(contentsOf: batch, at: 0) }
      report(error)
      scheduleRetry()
      return error
    }
  }

  /// Keeps the result of a commit, and calls the waiters.
  private func report(_ failure: TipControlError?) {
    let now = timing.uptime()
    let (old, due) = state.withLock { state in
      let due = state.waiters.filter { failure == nil || $0.until <= now }
      if !due.isEmpty { state.waiters.removeAll { failure == nil || $0.until <= now } }
      defer { state.failure = failure }
      return (state.failure, due)
    }
    for waiter in due { waiter.action(failure) }
    if old != failure { onFailure(failure, self) }
  }

  /// Schedules one retry of the batch, however many calls have failed meanwhile.
  private func scheduleRetry() {
    let mustSchedule = state.withLock { state in
      // A writer that has given up has no batch.
      guard !state.isRetryScheduled, !state.pending.isEmpty else { return false }
      state.isRetryScheduled = true
      return true
    }
    guard mustSchedule else { return }
    timing.later(queue, timing.retryDelay) {
      self.state.withLock { $0.isRetryScheduled = false }
      self.turn.withLock { _ in _ = self.commit() }
    }
  }
}

/// Commits the remaining changes when the process exits normally.
enum ExitFlush {
  private struct Weak: Sendable {
    weak let writer: DatastoreWriter?
    let last: Change.Action
  }

  private static let writers = Mutex<[Weak]>([])

  /// Registers a writer, which is referenced weakly, to be flushed at exit after a last change.
  static func register(_ writer: DatastoreWriter, last: Change.Action) {
    writers.withLock { writers in
      writers.removeAll { $0.writer == nil }
      writers.append(Weak(writer: writer, last: last))
    }
    if !isInstalled.exchange(true, ordering: .relaxed) { atexit { ExitFlush.run() } }
  }

  private static let isInstalled = Atomic(false)

  private static func run() {
    for entry in writers.withLock({ $0 }) {
      guard let writer = entry.writer, !writer.isClosed else { continue }
      writer.enqueue(Change(entry.last, at: Timestamp(Date())))
      do throws(TipControlError) {
        // Closing moves the log into the file, so that a copy of the one file is complete.
        try writer.close()
      } catch {
        // The failure cannot be thrown here, and a lost write must not be silent.
        FileHandle.standardError.write(Data("Tips were not saved: \(error)\n".utf8))
      }
    }
  }
}
