import Foundation

/// A clock that measures what work costs, in seconds.
enum CostClock {
  /// The processor time of the calling thread: for synchronous work.
  case thread
  /// The processor time of all threads: for work that continues on other threads.
  case process
  /// The time that passes: for work that waits.
  case wall

  private var identifier: clockid_t {
    switch self {
    case .thread: CLOCK_THREAD_CPUTIME_ID
    case .process: CLOCK_PROCESS_CPUTIME_ID
    case .wall: CLOCK_MONOTONIC
    }
  }

  /// The clock's current value in seconds, which for `wall` is the same in all processes.
  var now: Double {
    var time = timespec()
    clock_gettime(identifier, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Returns what some work costs.
  func cost(of work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }

  /// Returns what some asynchronous work costs.
  ///
  /// On the `thread` clock it must not be suspended, because it could continue on another thread.
  func awaitedCost(of work: () async throws -> Void) async rethrows -> Double {
    let start = now
    try await work()
    return now - start
  }

  /// Returns the processor time of one call, from as many calls as take 10 ms.
  static func perCall(_ work: () throws -> Void) rethrows -> Double {
    var count = 1
    while true {
      let cost = try thread.cost { for _ in 0..<count { try work() } }
      if cost >= 0.01 { return cost / Double(count) }
      count *= cost < 0.001 ? 8 : 2
    }
  }
}

/// Uses a value, so that the compiler does not remove the work that makes it.
@inline(never) @_optimize(none)
func keep(_ value: some Any) {}
