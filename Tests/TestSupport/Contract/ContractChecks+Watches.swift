import Dispatch
import Synchronization
import Testing
import TipModel
import TipStore

extension DatastoreContract.Check {
  /// A watch calls after commits of other connections, when their facts can be read.
  package static let noticesOthers = Self(
    "notices the commits of another connection", needs: [.connect]
  ) { bench in
    let store = try bench.make()
    let other = try bench.connected(to: store)
    let bell = Bell()
    let watch = try store.watch { bell.ring() }
    defer { watch.cancel() }
    for round in 1...5 {
      let facts = try other.commit([ContractBackyard.donate("didFillFeeder", Int64(round))])
      try bench.wait(for: bell, after: "commit \(round) of another connection")
      try bench.expect(
        try store.facts(), facts, "The result of facts() after the call of the watch")
    }
  }

  /// A watch that was cancelled or released does not call again.
  package static let endsWatches = Self("ends a watch that is cancelled", needs: [.connect]) {
    bench in
    let store = try bench.make()
    let other = try bench.connected(to: store)
    let cancelledBell = Bell()
    let bell = Bell()
    let watch = try store.watch { bell.ring() }
    defer { watch.cancel() }
    // Several rounds: a new watch may be reading while it is cancelled, and each commit leaves time
    // for late calls of the previous round.
    for round in 1...20 {
      let cancelled = try store.watch { cancelledBell.ring() }
      cancelled.cancel()
      cancelled.cancel()
      try other.commit([ContractBackyard.donate("didFillFeeder", Int64(round))])
      try bench.wait(for: bell, after: "commit \(round), for which another watch was cancelled")
    }
    try bench.require(
      cancelledBell.count == 0, "A watch was called after its cancellation")
  }
}

/// Counts the calls of a watch, and waits for a call.
private final class Bell: Sendable {
  private let calls = Atomic(0)
  private let semaphore = DispatchSemaphore(value: 0)

  var count: Int { calls.load(ordering: .sequentiallyConsistent) }

  func ring() {
    calls.add(1, ordering: .sequentiallyConsistent)
    semaphore.signal()
  }

  /// Waits for a call, and returns whether it came in time.
  func waits(_ duration: Duration) -> Bool {
    OwnThread.check()
    let (seconds, attoseconds) = duration.components
    let limit = DispatchTimeInterval.milliseconds(
      Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
    return semaphore.wait(timeout: .now() + limit) == .success
  }
}

extension ContractBench {
  fileprivate func wait(for bell: Bell, after moment: String) throws {
    try require(
      bell.waits(contract.timeout),
      "The watch did not call within \(contract.timeout) after \(moment)")
  }
}
