import Synchronization
import TipFoundation
import TipTesting

extension Benchmark {
  /// How fast the clock of tests is.
  static let manualClocks = [registeredSleepers, sleepers, sleepersAwake, alarms]

  private static let registeredSleepers = Benchmark(
    work: "register 100,000 sleepers on ManualClock", baseline: "tasks, a lock and a heap",
    aim: .factor(3)
  ) { _ in
    let count = 100_000
    return try await Rounds(count: 5, limit: .seconds(15)).alternate {
      let sleepers = Sleepers(count: count)
      let cost = await CostClock.process.awaitedCost { await sleepers.register() }
      try await sleepers.wake()
      return cost
    } baseline: {
      let sleepers = HandWrittenSleepers()
      let cost = await CostClock.process.awaitedCost { await sleepers.register(count) }
      await sleepers.wake()
      return cost
    }
  }

  private static let sleepers = Benchmark(
    work: "advance ManualClock past 1,000 sleepers", aim: .value(5e-3)
  ) { _ in
    try await Rounds().minimum {
      let sleepers = Sleepers(count: 1000)
      await sleepers.register()
      let cost = CostClock.wall.cost { sleepers.advance() }
      try await sleepers.wake()
      return cost
    }
  }

  private static let sleepersAwake = Benchmark(
    work: "1,000 sleepers on ManualClock have run on", aim: .value(20e-3)
  ) { _ in
    try await Rounds().minimum {
      let sleepers = Sleepers(count: 1000)
      await sleepers.register()
      return try await CostClock.wall.awaitedCost { try await sleepers.wake() }
    }
  }

  private static let alarms = Benchmark(
    work: "advance ManualClock past 1,000 alarms", aim: .value(5e-3), isQuick: true
  ) { _ in
    try await Rounds().minimum {
      let clock = ManualClock()
      let rings = Atomic(0)
      for second in 1...1000 {
        _ = clock.alarm(at: clock.date.addingTimeInterval(Double(second))) {
          rings.add(1, ordering: .relaxed)
        }
      }
      let cost = CostClock.thread.cost { clock.advance(by: .seconds(1000)) }
      try check(rings.load(ordering: .relaxed) == 1000, "every alarm fires once")
      return cost
    }
  }
}

/// Tasks that sleep on a clock, the first one the longest.
private final class Sleepers {
  private let clock = ManualClock()
  private let count: Int
  private var tasks: [Task<Void, any Error>] = []

  init(count: Int) { self.count = count }

  /// Starts the tasks, and waits until all sleep.
  func register() async {
    tasks = (0..<count).map { number in
      Task { [clock, count] in try await clock.sleep(for: .seconds(count - number)) }
    }
    await clock.sleepers(count: count)
  }

  func advance() { clock.advance(by: .seconds(count)) }

  /// Wakes all tasks, and waits until they have ended.
  func wake() async throws {
    advance()
    for task in tasks { try await task.value }
  }
}

/// The same tasks by hand: continuations in a heap behind a lock.
private final class HandWrittenSleepers: Sendable {
  private struct Sleeper: Comparable {
    let deadline: Int
    let continuation: CheckedContinuation<Void, Never>

    static func < (left: Sleeper, right: Sleeper) -> Bool {
      left.deadline < right.deadline
    }
    static func == (left: Sleeper, right: Sleeper) -> Bool {
      left.deadline == right.deadline
    }
  }

  private struct State {
    var sleepers = Heap<Sleeper>()
    var expected = 0
    var onlooker: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  /// Starts tasks, and waits until all sleep.
  func register(_ count: Int) async {
    for number in 0..<count {
      Task {
        await withCheckedContinuation { continuation in
          add(Sleeper(deadline: count - number, continuation: continuation))
        }
      }
    }
    await withCheckedContinuation { onlooker in
      let isOver = state.withLock { state in
        if state.sleepers.count == count { return true }
        state.expected = count
        state.onlooker = onlooker
        return false
      }
      if isOver { onlooker.resume() }
    }
  }

  /// Wakes all tasks.
  func wake() async {
    while let sleeper = state.withLock({ $0.sleepers.popFirst() }) {
      sleeper.continuation.resume()
    }
  }

  private func add(_ sleeper: Sleeper) {
    let onlooker = state.withLock { state -> CheckedContinuation<Void, Never>? in
      state.sleepers.insert(sleeper)
      guard state.sleepers.count == state.expected else { return nil }
      return state.onlooker.take()
    }
    onlooker?.resume()
  }
}
