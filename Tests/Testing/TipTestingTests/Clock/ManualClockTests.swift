import Foundation
import Synchronization
import TestSupport
import Testing
import TipFoundation
import TipTesting

@Suite("A manual clock", .hangLimit)
struct ManualClockTests {
  /// A log of alarms, in the order in which they fire.
  private final class Notes: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  private func date(_ text: String) throws -> Date {
    try #require(Timestamp(iso8601: text)).date
  }

  // MARK: - Starting

  @Test("starts at a fixed date, at a date, or at a date given as text")
  func start() throws {
    #expect(ManualClock().date == (try date("2026-11-21T09:00:00Z")))
    #expect(try ManualClock(at: date("2027-03-01T06:30:00Z")).date == date("2027-03-01T06:30:00Z"))
    #expect(try ManualClock(at: "2026-12-24T18:00:00+01:00").date == date("2026-12-24T17:00:00Z"))
    #expect(try ManualClock(at: "2026-12-24").date == date("2026-12-24T00:00:00Z"))
  }

  @Test("rejects text that is not a date")
  func malformed() throws {
    let error = #expect(throws: TipControlError.self) { try ManualClock(at: "tomorrow") }
    #expect(error?.code == .malformed)
    #expect(error?.subject == "tomorrow")
    let clock = ManualClock()
    #expect(throws: TipControlError.self) { try clock.advance(to: "spring") }
    #expect(throws: TipControlError.self) { try clock.set(to: "autumn") }
    #expect(clock.date == ManualClock.defaultStart)
  }

  @Test("keeps instants exact, and truncates dates to milliseconds")
  func precision() {
    let clock = ManualClock()
    let start = clock.now
    for _ in 0..<3 { clock.advance(by: .microseconds(400)) }
    #expect(start.duration(to: clock.now) == .microseconds(1200))
    #expect(start < clock.now)
    #expect(!(start < ManualClock.Instant(ManualClock.defaultStart)), "they are equal")
    #expect(clock.minimumResolution == .nanoseconds(1))
    let milliseconds = Timestamp(clock.date).milliseconds
    #expect(milliseconds == Timestamp(ManualClock.defaultStart).milliseconds + 1)
    let epoch = ManualClock.Instant(Date(timeIntervalSince1970: 0))
    #expect(Timestamp(epoch.advanced(by: .microseconds(-1)).date).milliseconds == -1)
    let forever = Duration.seconds(Int64.max / 2)
    #expect(epoch.advanced(by: forever).date == Timestamp(milliseconds: .max).date)
    #expect(epoch.advanced(by: .zero - forever).date == Timestamp(milliseconds: .min).date)
    #expect(
      ManualClock.Instant(Date(timeIntervalSince1970: -0.25)).duration(to: epoch) == .seconds(0.25))
  }

  @Test("adds up decimal fractions exactly")
  func fractions() {
    let clock = ManualClock()
    let start = clock.now
    for length in [89.999, 0.001, 0.1, 0.2, 0.7] { clock.advance(by: .seconds(length)) }
    #expect(start.duration(to: clock.now) == .seconds(91))
  }

  @Test("counts elapsed time, not calendar units (D11)")
  func lengths() {
    #expect(Duration.minutes(2) == .seconds(120))
    #expect(Duration.hours(1.5) == .seconds(5400))
    #expect(Duration.days(3) == .seconds(259_200))
    #expect(Duration.weeks(1) == .days(7))
    #expect(Duration.minutes(0.5) == .seconds(30))
    #expect(Duration.days(0.5) == .hours(12))
    #expect(Duration.weeks(0.5) == .days(3.5))
    #expect(Duration.hours(-1) == .seconds(-3600))
  }

  // MARK: - Moving

  @Test("fires alarms in the order of deadlines, then of registration, and shows each deadline")
  func order() {
    let clock = ManualClock()
    let notes = Notes()
    for (name, hours) in [("late", 3), ("first", 1), ("second", 1), ("middle", 2), ("third", 1)] {
      let deadline = ManualClock.defaultStart.addingTimeInterval(Double(hours) * 3600)
      _ = clock.alarm(at: deadline) {
        notes.add("\(name) \(clock.date.timeIntervalSince(ManualClock.defaultStart) / 3600)")
      }
    }
    clock.advance(by: .hours(2.5))
    #expect(notes.all == ["first 1.0", "second 1.0", "third 1.0", "middle 2.0"])
    #expect(clock.date == ManualClock.defaultStart.addingTimeInterval(2.5 * 3600))
    #expect(clock.alarmCount == 1)
  }

  @Test("advances to a date, given as a date or as text")
  func advanceTo() throws {
    let clock = ManualClock()
    try clock.advance(to: "2026-11-22T09:00:00Z")
    #expect(clock.date == (try date("2026-11-22T09:00:00Z")))
    clock.advance(to: try date("2026-11-23T09:00:00.250Z"))
    #expect(clock.date == (try date("2026-11-23T09:00:00.250Z")))
    clock.advance(to: clock.date)
    clock.advance(by: .zero)
    #expect(clock.date == (try date("2026-11-23T09:00:00.250Z")))
  }

  @Test("moves back only when it is set; advancing backwards fails the test and changes nothing")
  func back() throws {
    let clock = ManualClock()
    expectFailures(["would move the clock back. Use set(to:)"]) {
      clock.advance(by: .seconds(-1))
    }
    try expectFailures(["would move the clock back from 2026-11-21T09:00:00.000Z"]) {
      try clock.advance(to: "2026-11-21T08:59:59.999Z")
    }
    #expect(clock.date == ManualClock.defaultStart)
    let notes = Notes()
    let deadline = ManualClock.defaultStart.addingTimeInterval(60)
    _ = clock.alarm(at: deadline) { notes.add("rang") }
    try clock.set(to: "2026-11-20T09:00:00Z")
    #expect(clock.date == (try date("2026-11-20T09:00:00Z")))
    clock.advance(by: .days(1))
    #expect(notes.all.isEmpty)
    clock.set(to: ManualClock.defaultStart.addingTimeInterval(61))
    #expect(notes.all == ["rang"])
  }

  @Test("reports a failure at the failing call")
  func failurePosition() {
    let line = #line + 2
    expectFailures(["would move the clock back"], line: line) {
      ManualClock().advance(by: .seconds(-1))
    }
  }

  // MARK: - Alarms

  @Test("fires an alarm for a past date at once, inside the call")
  func pastAlarm() {
    let clock = ManualClock()
    let notes = Notes()
    _ = clock.alarm(at: clock.date) { notes.add("now") }
    _ = clock.alarm(at: clock.date.addingTimeInterval(-1)) { notes.add("past") }
    #expect(notes.all == ["now", "past"])
    #expect(clock.alarmCount == 0)
  }

  @Test("does not fire a cancelled alarm, and ignores a cancellation after firing")
  func cancelledAlarm() {
    let clock = ManualClock()
    let notes = Notes()
    let deadline = clock.date.addingTimeInterval(60)
    let alarms = ["one", "two", "three"].map { name in
      clock.alarm(at: deadline) { notes.add(name) }
    }
    alarms[1].cancel()
    #expect(clock.alarmCount == 2)
    clock.advance(by: .minutes(1))
    #expect(notes.all == ["one", "three"])
    for alarm in alarms { alarm.cancel() }
    #expect(clock.alarmCount == 0)
  }

  @Test("fires an alarm that stays while many others are cancelled")
  func manyCancelled() {
    let clock = ManualClock()
    let notes = Notes()
    let deadline = clock.date.addingTimeInterval(60)
    _ = clock.alarm(at: deadline) { notes.add("stays") }
    let others = (1...200).map { _ in
      clock.alarm(at: deadline) { notes.add("cancelled") }
    }
    for alarm in others { alarm.cancel() }
    #expect(clock.alarmCount == 1)
    clock.advance(by: .minutes(1))
    #expect(notes.all == ["stays"])
  }

  @Test("lets an alarm set a due alarm, and advance the clock")
  func reentrancy() {
    let clock = ManualClock()
    let notes = Notes()
    let start = clock.date
    @Sendable func note(_ name: String) {
      notes.add("\(name) \(Int(clock.date.timeIntervalSince(start)))")
    }
    _ = clock.alarm(at: start.addingTimeInterval(10)) {
      note("outer")
      _ = clock.alarm(at: start.addingTimeInterval(15)) { note("new") }
      clock.advance(by: .seconds(2))
      note("nested")
    }
    _ = clock.alarm(at: start.addingTimeInterval(30)) {
      clock.advance(by: .seconds(60))
      note("further")
    }
    clock.advance(by: .seconds(40))
    #expect(notes.all == ["outer 10", "nested 12", "new 15", "further 90"])
    #expect(clock.date == start.addingTimeInterval(90), "the outer move does not go back to 40")
  }

  // MARK: - Running

  @Test("runs until nothing waits, and stops at the last deadline")
  func run() async throws {
    let clock = ManualClock()
    let notes = Notes()
    let start = clock.date
    let sleeper = Task { try await clock.sleep(for: .days(2)) }
    await clock.sleepers(count: 1)
    _ = clock.alarm(at: start.addingTimeInterval(3600)) {
      notes.add("first")
      _ = clock.alarm(at: start.addingTimeInterval(7200)) { notes.add("second") }
    }
    clock.run()
    try await sleeper.value
    #expect(notes.all == ["first", "second"])
    #expect(clock.date == start.addingTimeInterval(2 * 86_400))
  }

  @Test("fails when waiting never ends, with the date that it has reached")
  func endless() {
    let clock = ManualClock()
    @Sendable func ringAgain() {
      _ = clock.alarm(at: clock.date.addingTimeInterval(1), ringAgain)
    }
    ringAgain()
    expectFailures(["wait after 100 calls…2026-11-21T09:01:40.000Z"]) {
      clock.run(limit: 100)
    }
  }

  @Test("runs up to its limit without a failure")
  func exactLimit() {
    let clock = ManualClock()
    for second in 1...3 {
      _ = clock.alarm(at: clock.date.addingTimeInterval(Double(second))) {}
    }
    clock.run(limit: 3)
    #expect(clock.alarmCount == 0)
  }
}
