import Dispatch
import Foundation
import Synchronization
package import TipModel

/// Changes that the statuses of tips do not show yet, as on a device (D64).
struct UnsettledChanges: Sendable {
  /// The facts that decide meanwhile.
  var facts: Facts
  /// The parts that the changes concern.
  var effects = Effects()
  /// Where they were made.
  let job: SettlingJob
}

/// The piece of work between two suspensions in which code runs.
enum SettlingJob: Hashable, Sendable {
  /// Some job of the main actor. One of its next jobs lets the changes settle.
  case main
  /// A job of a test that does not run on the main actor.
  case test(ObjectIdentifier, Int)
  /// An unknown job. In a test, its changes wait for a call.
  case other

  static var current: SettlingJob {
    if let executor = SettlingExecutor.current {
      return .test(ObjectIdentifier(executor), executor.number)
    }
    return MainQueue.isCurrent ? .main : .other
  }
}

/// The queue on which the main actor runs.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the current code runs on it.
  ///
  /// Another thread than the main thread may serve it, as in a process of Swift Testing.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}

/// Runs the code of a test between its suspensions, each of which lets the changes settle.
package final class SettlingExecutor: TaskExecutor {
  private static let key = DispatchSpecificKey<SettlingExecutor>()

  private let queue = DispatchQueue(label: "TipControl.settling")
  private let jobs = Atomic(0)
  private let center: TipsCenter

  /// The executor that runs the current code, or nil.
  static var current: SettlingExecutor? { DispatchQueue.getSpecific(key: key) }

  /// The number of the job that runs.
  var number: Int { jobs.load(ordering: .relaxed) }

  /// Creates the executor of a test.
  package init(of center: TipsCenter) {
    self.center = center
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in
      // The queue has it during a job only, because it would keep the executor alive.
      queue.setSpecific(key: Self.key, value: self)
      defer { queue.setSpecific(key: Self.key, value: nil) }
      job.runSynchronously(on: asUnownedTaskExecutor())
      // A job of the main actor that this one has started can already run.
      center.settle(unlessChangedIn: .main)
      jobs.add(1, ordering: .relaxed)
    }
  }
}

extension TipsCenter {
  /// How changes reach the statuses of tips.
  package var settling: TipSettling { state.withLock { $0.settling } }

  /// Lets changes reach the statuses of tips, and all that follows from it.
  package func settle() {
    settle(unlessChangedIn: nil)
  }

  /// Lets changes settle, unless a job has made the newest of them that settles them itself.
  fileprivate func settle(unlessChangedIn job: SettlingJob?) {
    // A change that follows, such as one of a view, waits too.
    for _ in 0..<DisplayStep.limit {
      let changes = state.withLock { state -> UnsettledChanges? in
        guard let waiting = state.unsettled, waiting.job != job else { return nil }
        state.unsettled = nil
        return waiting
      }
      guard let changes else { return }
      Tips.withCenter(self) {
        perform { $0.add(changes.effects) }
      }
    }
  }

  /// Lets changes settle that another job has made, because that job has suspended or ended.
  func settleOtherJobs() {
    let job = state.withLock { $0.unsettled?.job }
    guard let job, job != .current else { return }
    settle()
  }

  /// Lets changes settle after a job, where its end can be known.
  ///
  /// It is called under the lock.
  func settleLater(after job: SettlingJob) {
    // An app has no test whose suspension could count.
    let isOfApp = job == .other && !process.isTest
    if job == .main || isOfApp { Task { @MainActor [weak self] in self?.settle() } }
  }
}

extension CenterState {
  /// Whether a change waits until it settles.
  func waits(_ action: Change.Action) -> Bool {
    guard settling.contains(.asOnDevice) else { return false }
    switch action {
    case .setParameter, .unsetParameter, .donate, .deleteDonations, .invalidate, .resetEligibility:
      return true
    case .recordOpaqueResult(let tip, let source, _):
      // The first result changes nothing, because the tip had no status before.
      return facts.records[tip]?.opaqueResults[source] != nil
    default: return false
    }
  }

  /// Applies a change to the facts, and holds it from those that decide while it waits.
  mutating func applyOrHold(_ change: Change) {
    if waits(change.action) {
      let job = SettlingJob.current
      if let unsettled, unsettled.job != job {
        // The other job has suspended or ended.
        self.unsettled = nil
        add(unsettled.effects)
      }
      if unsettled == nil { beganToWait?(job) }
      var changes = unsettled ?? UnsettledChanges(facts: facts, job: job)
      changes.effects.formUnion(facts.apply(change))
      unsettled = changes
    } else {
      unsettled?.facts.apply(change)
      add(facts.apply(change))
    }
  }
}
