import Foundation
import Synchronization
import TipTesting

extension Benchmark {
  /// Advancing the clock past sleeping tasks, which are resumed.
  static let sleepers = Benchmark(
    name: "manual clock: advance past 1,000 sleepers", limit: 5, unit: "ms"
  ) {
    try await Sleepers().measure { _ in }
  }

  /// Advancing the clock past sleeping tasks until all of them have finished.
  static let sleepersAwake = Benchmark(
    name: "manual clock: 1,000 sleepers have run on", limit: 20, unit: "ms"
  ) {
    try await Sleepers().measure { tasks in for task in tasks { try await task.value } }
  }
}

/// Tasks that sleep on a clock until different instants.
private struct Sleepers {
  let clock = ManualClock()
  let count = 1000

  func measure(
    _ afterwards: ([Task<Void, any Error>]) async throws -> Void
  ) async throws -> Double {
    let tasks = (1...count).map { second in
      Task { [clock] in try await clock.sleep(for: .seconds(second)) }
    }
    await clock.sleepers(count: count)
    let measured = try await milliseconds {
      clock.advance(by: .seconds(count))
      try await afterwards(tasks)
    }
    for task in tasks { try await task.value }
    return measured
  }
}

extension Benchmark {
  /// Advancing the clock past alarms, which fire.
  static let alarms = Benchmark(
    name: "manual clock: advance past 1,000 alarms", limit: 5, unit: "ms"
  ) {
    let clock = ManualClock()
    let rings = Atomic(0)
    for second in 1...1000 {
      _ = clock.alarm(at: clock.date.addingTimeInterval(Double(second))) {
        rings.add(1, ordering: .relaxed)
      }
    }
    let measured = await milliseconds { clock.advance(by: .seconds(1000)) }
    precondition(rings.load(ordering: .relaxed) == 1000, "every alarm fires once")
    return measured
  }
}
