import TestSupport
import Testing
import TipTesting

@Suite("A task that waits for a clock that nobody moves", .hangLimit)
struct ClockWatchdogTests {
  /// The real time of the watchdogs, moved by a test, and their reports.
  private final class Watch: Sendable {
    let time = ManualClock()
    let reports: AsyncStream<String>
    private let continuation: AsyncStream<String>.Continuation

    init() {
      (reports, continuation) = AsyncStream.makeStream()
      // The test moves it.
      time.watchdog.end()
    }

    /// Runs code whose clocks are watched in this time, and returns the reports.
    func run(_ body: () async throws -> Void) async rethrows -> [String] {
      try await ClockWatchdog.$wait.withValue({ [time] in try await time.sleep(for: $0) }) {
        try await ClockWatchdog.$report.withValue({ [continuation] in continuation.yield($0) }) {
          try await body()
        }
      }
      continuation.finish()
      return await reports.reduce(into: []) { $0.append($1) }
    }

    /// Lets the time pass after which a clock must have moved.
    func passLimit() async {
      await time.sleepers(count: 1)
      time.advance(by: ClockWatchdog.limit)
    }

    /// Waits until the watchdog has reported.
    func reported() async {
      var iterator = reports.makeAsyncIterator()
      guard let report = await iterator.next() else { return }
      continuation.yield(report)
    }
  }

  @Test(
    "gets a warning with its deadline and the clock's time, once",
    arguments: [
      (1, ""), (3, ""), (4, "\n  and 1 more"), (5, "\n  and 2 more"),
    ])
  func warns(count: Int, more: String) async throws {
    let watch = Watch()
    let reports = try await watch.run {
      let clock = ManualClock()
      let tasks = (1...count).map { hour in
        Task { try await clock.sleep(for: .hours(hour)) }
      }
      await clock.sleepers(count: count)
      await watch.time.sleepers(count: 1)
      #expect(watch.time.sleeperCount == 1, "one watches")
      await watch.passLimit()
      await watch.reported()
      clock.advance(by: .hours(count))
      for task in tasks { try await task.value }
    }
    let deadlines = (10...12).prefix(count).map { hour in
      "\n  a task sleeps until 2026-11-21T\(hour):00:00.000Z"
    }
    #expect(
      reports == [
        "The test may hang: tasks wait for its ManualClock, which has stood at "
          + "2026-11-21T09:00:00.000Z for 5 seconds. Move it with advance(by:) after "
          + "sleepers(count:), or cancel the tasks.\(deadlines.joined())\(more)"
      ])
  }

  #if compiler(>=6.2)
    @Test("is named in the warning if it has a name")
    func name() async throws {
      let watch = Watch()
      let reports = await watch.run {
        let clock = ManualClock()
        let task = Task(name: "feeder") { try await clock.sleep(for: .hours(1)) }
        await clock.sleepers(count: 1)
        await watch.passLimit()
        await watch.reported()
        task.cancel()
        _ = await task.result
      }
      #expect(reports.first?.contains("the task \"feeder\" sleeps until 2026-11-21T10:00") == true)
    }
  #endif

  @Test("gets a warning also when it waits for sleepers")
  func sleepers() async throws {
    let watch = Watch()
    let reports = await watch.run {
      let clock = ManualClock()
      let wait = Task { await clock.sleepers(count: 2) }
      await watch.passLimit()
      await watch.reported()
      wait.cancel()
      await wait.value
    }
    #expect(reports.first?.hasSuffix("\n  sleepers(count: 2) waits, and 0 tasks sleep") == true)
  }

  @Test("gets a warning after those that wait for sleepers")
  func sleepersFirst() async throws {
    let watch = Watch()
    let reports = await watch.run {
      let clock = ManualClock()
      let wait = Task { await clock.sleepers(count: 2) }
      // The wait begins the watch.
      await watch.time.sleepers(count: 1)
      let task = Task { try await clock.sleep(for: .hours(1)) }
      await clock.sleepers(count: 1)
      await watch.passLimit()
      await watch.reported()
      wait.cancel()
      task.cancel()
      await wait.value
      _ = await task.result
    }
    #expect(
      reports.first?.hasSuffix(
        "\n  sleepers(count: 2) waits, and 1 task sleeps"
          + "\n  a task sleeps until 2026-11-21T10:00:00.000Z") == true)
  }

  @Test("gets a warning when the clock stands again, after a move and after all have woken")
  func standsAgain() async throws {
    let watch = Watch()
    let reports = try await watch.run {
      let clock = ManualClock()
      let early = Task { try await clock.sleep(for: .hours(1)) }
      await clock.sleepers(count: 1)
      await watch.time.sleepers(count: 1)
      clock.advance(by: .hours(1))
      try await early.value
      watch.time.advance(by: ClockWatchdog.limit)
      // Nothing waits, so that nothing watches.
      for _ in 1...100 { await Task.yield() }
      #expect(watch.time.sleeperCount == 0)
      let late = Task { try await clock.sleep(for: .hours(1)) }
      await clock.sleepers(count: 1)
      await watch.time.sleepers(count: 1)
      clock.advance(by: .minutes(1))
      await watch.passLimit()
      await watch.passLimit()
      await watch.reported()
      late.cancel()
      _ = await late.result
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("which has stood at 2026-11-21T10:01:00.000Z") == true)
  }

  @Test("gets none while the clock moves, nor after it has woken")
  func moves() async throws {
    let watch = Watch()
    let reports = try await watch.run {
      let clock = ManualClock()
      let task = Task { try await clock.sleep(for: .hours(1)) }
      await clock.sleepers(count: 1)
      for _ in 1...3 {
        await watch.time.sleepers(count: 1)
        clock.advance(by: .minutes(1))
        watch.time.advance(by: ClockWatchdog.limit)
      }
      await watch.time.sleepers(count: 1)
      clock.advance(by: .hours(1))
      try await task.value
      watch.time.advance(by: ClockWatchdog.limit)
    }
    #expect(reports.isEmpty)
  }

  @Test("gets none after its test")
  func over() async throws {
    let watch = Watch()
    let reports = try await watch.run {
      let task = try await withTips { _ in
        let clock = TipTest.clock
        let task = Task { try await clock.sleep(for: .hours(1)) }
        await clock.sleepers(count: 1)
        return task
      }
      await watch.passLimit()
      task.cancel()
      _ = await task.result
      // Another clock's warning comes after the one that must not come.
      let wait = Task { await ManualClock().sleepers(count: 7) }
      await watch.passLimit()
      await watch.reported()
      wait.cancel()
      await wait.value
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("sleepers(count: 7)") == true)
  }
}
