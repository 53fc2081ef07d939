import Dispatch
import Synchronization
import TipModel
import TipStore

extension DatastoreContract.Check {
  /// A watch tells of what others commit, and of nothing too late.
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
        try store.facts(), facts, "What facts() returned after the watch had called")
    }
  }

  /// A watch that is cancelled, or let go, calls no more.
  package static let endsWatches = Self("ends a watch that is cancelled", needs: [.connect]) {
    bench in
    let store = try bench.make()
    let other = try bench.connected(to: store)
    let (cancelledBell, bell) = (Bell(), Bell())
    let watch = try store.watch { bell.ring() }
    defer { watch.cancel() }
    // Several: a watch that has only just begun may be looking while it is cancelled, and each
    // commit gives the calls for the one before it time to come.
    for round in 1...20 {
      let cancelled = try store.watch { cancelledBell.ring() }
      cancelled.cancel()
      cancelled.cancel()
      try other.commit([ContractBackyard.donate("didFillFeeder", Int64(round))])
      try bench.wait(for: bell, after: "commit \(round), which another watch is cancelled for")
    }
    try bench.require(
      cancelledBell.count == 0, "A watch was expected to be silent once cancelled, and called")
  }
}

/// Counts the calls of a watch, and lets a check wait for one.
private final class Bell: Sendable {
  private let calls = Atomic(0)
  private let semaphore = DispatchSemaphore(value: 0)

  var count: Int { calls.load(ordering: .sequentiallyConsistent) }

  func ring() {
    calls.add(1, ordering: .sequentiallyConsistent)
    semaphore.signal()
  }

  /// Whether a call comes in time.
  func waits(_ duration: Duration) -> Bool {
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
      "The watch was expected to call within \(contract.timeout) after \(moment), and did not")
  }
}
