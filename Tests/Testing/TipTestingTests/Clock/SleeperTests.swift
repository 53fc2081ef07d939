import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing
import TipTesting

@Suite("Tasks that sleep on a manual clock", .hangLimit)
struct SleeperTests {
  @Test("wake when their instant is reached, in line with alarms of the same instant")
  func order() async throws {
    let clock = ManualClock()
    let seen = Mutex<[Int]>([])
    let deadline = clock.date.addingTimeInterval(60)
    let countSleepers: @Sendable () -> Void = {
      let count = clock.sleeperCount
      seen.withLock { $0.append(count) }
    }
    _ = clock.alarm(at: deadline, countSleepers)
    let task = Task { try await clock.sleep(for: .minutes(1)) }
    await clock.sleepers(count: 1)
    _ = clock.alarm(at: deadline, countSleepers)
    clock.advance(by: .minutes(1))
    try await task.value
    #expect(seen.withLock { $0 } == [1, 0], "before and after the sleeper of the same instant")
  }

  @Test("do not sleep when the deadline has passed")
  func past() async throws {
    let clock = ManualClock()
    try await clock.sleep(until: clock.now)
    try await clock.sleep(for: .seconds(-1))
    #expect(clock.sleeperCount == 0)
  }

  @Test("throw as soon as they are cancelled, and no longer count")
  func cancelled() async throws {
    let clock = ManualClock()
    let task = Task { try await clock.sleep(for: .hours(1)) }
    await clock.sleepers(count: 1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
    clock.advance(by: .hours(2))
  }

  @Test("throw at once when they were cancelled before, whatever the deadline")
  func cancelledBefore() async throws {
    let clock = ManualClock()
    for length in [Duration.hours(1), .zero] {
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await clock.sleep(for: length)
      }
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(clock.sleeperCount == 0)
  }

  @Test("are awaited until the given number sleep; a cancelled wait ends")
  func waiting() async throws {
    let clock = ManualClock()
    let tasks = (1...3).map { hour in Task { try await clock.sleep(for: .hours(hour)) } }
    await clock.sleepers(count: 3)
    #expect(clock.sleeperCount == 3)
    await clock.sleepers(count: 2)
    let wait = Task { await clock.sleepers(count: 4) }
    wait.cancel()
    await wait.value
    clock.advance(by: .hours(3))
    for task in tasks { try await task.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test("are stepped when they sleep repeatedly")
  func loop() async throws {
    let clock = ManualClock()
    let start = clock.now
    let (ticks, continuation) = AsyncStream<Duration>.makeStream()
    let feeder = Task {
      for _ in 1...24 {
        try await clock.sleep(for: .hours(1))
        continuation.yield(start.duration(to: clock.now))
      }
      continuation.finish()
    }
    await clock.advance(by: .hours(1), times: 24)
    try await feeder.value
    var seen: [Duration] = []
    for await tick in ticks { seen.append(tick) }
    #expect(seen == (1...24).map { .hours($0) })
  }

  @Test("are not stepped when there is no step", arguments: [0, -1])
  func noSteps(times: Int) async {
    let clock = ManualClock()
    await clock.advance(by: .hours(1), times: times, whenSleeping: 0)
    #expect(clock.date == ManualClock.defaultStart)
  }

  @Test("are not stepped backwards: the first negative step fails the test")
  func negativeSteps() async throws {
    let clock = ManualClock()
    await expectFailures(["would move the clock back"]) {
      await clock.advance(by: .hours(-1), times: 3, whenSleeping: 0)
    }
    #expect(clock.date == ManualClock.defaultStart)
  }

  @Test("all wake, 200 of them, once each, while four threads keep the machine busy")
  func underLoad() async throws {
    let busy = BusyThreads(4)
    defer { busy.stop() }
    let clock = ManualClock()
    let woken = Tally()
    for round in 1...5 {
      try await withThrowingTaskGroup { group in
        for number in 0..<200 {
          group.addTask {
            try await clock.sleep(for: .seconds(number % 10 + 1))
            woken.count(number)
          }
        }
        await clock.sleepers(count: 200)
        clock.advance(by: .seconds(10))
        #expect(clock.sleeperCount == 0)
        try await group.waitForAll()
      }
      #expect(woken.counts == Dictionary(uniqueKeysWithValues: (0..<200).map { ($0, round) }))
    }
  }

  @Test("end once when cancelling and waking race")
  func cancellationRace() async throws {
    let clock = ManualClock()
    for _ in 1...50 {
      let tasks = (0..<20).map { _ in Task { try await clock.sleep(for: .seconds(1)) } }
      await clock.sleepers(count: 20)
      let cancelling = Task { for task in tasks { task.cancel() } }
      clock.advance(by: .seconds(1))
      await cancelling.value
      for task in tasks {
        switch await task.result {
        case .success: break
        case .failure(let error): #expect(error is CancellationError)
        }
      }
      #expect(clock.sleeperCount == 0)
    }
  }

  @Test("and alarms are each woken once while threads register them and move the clock")
  func threads() {
    let clock = ManualClock()
    let rings = Tally()
    DispatchQueue.concurrentPerform(iterations: 6) { thread in
      for number in 0..<300 {
        if thread < 2 {
          clock.advance(by: .milliseconds(5))
        } else {
          let name = thread * 1000 + number
          let later = Double((name * 7919) % 2000) / 1000
          _ = clock.alarm(at: clock.date.addingTimeInterval(later)) {
            rings.count(name)
          }
        }
      }
    }
    clock.run()
    #expect(rings.counts.count == 1200)
    #expect(rings.counts.values.allSatisfy { $0 == 1 })
  }
}

/// Threads that compute until they are stopped.
private final class BusyThreads: Sendable {
  private let isOver = Atomic(false)

  init(_ count: Int) {
    for _ in 0..<count {
      Thread.detachNewThread { [self] in
        while !isOver.load(ordering: .relaxed) {}
      }
    }
  }

  func stop() { isOver.store(true, ordering: .relaxed) }
}

/// Counts how often each waiter was woken.
private final class Tally: Sendable {
  private let state = Mutex<[Int: Int]>([:])
  var counts: [Int: Int] { state.withLock { $0 } }
  func count(_ number: Int) { state.withLock { $0[number, default: 0] += 1 } }
}
