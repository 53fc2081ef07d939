import Synchronization
import Testing
import TipTesting

@testable import TipEngine
import TipFoundation

@Suite("The center's alarm")
struct CenterAlarmsTests {
  private let clock = ManualClock()
  private let alarms = CenterAlarms()

  private func time(_ duration: Duration) -> AlarmTime {
    let date = clock.now.advanced(by: duration).date
    return AlarmTime(date: Timestamp(date), clock: clock)
  }

  @Test("rings at the time of the newest request, in any order of two threads")
  func order() {
    let rings = Mutex<[String]>([])
    let older = AlarmRequest(time(.hours(9)))
    let newer = AlarmRequest(time(.hours(1)))
    alarms.set(newer, ring: { rings.withLock { $0.append("newer") } })
    alarms.set(older, ring: { rings.withLock { $0.append("older") } })
    #expect(clock.alarmCount == 1)
    clock.advance(by: .hours(1))
    #expect(rings.withLock { $0 } == ["newer"])
    clock.advance(by: .hours(9))
    #expect(rings.withLock { $0 } == ["newer"])
  }

  @Test("is the newest one, also when it is set while the clock sets an older one")
  func meanwhile() {
    let slow = SlowClock(base: clock) { [alarms, newer = time(.hours(1))] in
      alarms.set(AlarmRequest(newer), ring: {})
    }
    let older = AlarmTime(date: time(.hours(9)).date, clock: slow)
    alarms.set(AlarmRequest(older), ring: {})
    #expect(clock.alarmCount == 1)
    alarms.set(AlarmRequest(nil), ring: {})
    #expect(clock.alarmCount == 0)
  }

  @Test("rings for each request of an instant that has passed")
  func again() {
    let rings = Mutex(0)
    let hour = time(.hours(1))
    for _ in 1...2 { alarms.set(AlarmRequest(hour), ring: { rings.withLock { $0 += 1 } }) }
    #expect(clock.alarmCount == 1)
    clock.advance(by: .hours(1))
    #expect(rings.withLock { $0 } == 1)
    alarms.set(AlarmRequest(hour), ring: { rings.withLock { $0 += 1 } })
    #expect(rings.withLock { $0 } == 2)
    #expect(clock.alarmCount == 0)
  }

  @Test("is cancelled by a request for no alarm")
  func none() {
    alarms.set(AlarmRequest(time(.hours(1))), ring: {})
    alarms.set(AlarmRequest(nil), ring: {})
    #expect(clock.alarmCount == 0)
  }
}

/// A clock that calls an action before it sets an alarm.
private struct SlowClock: TipClock {
  let base: ManualClock
  let action: @Sendable () -> Void

  var date: Date { base.date }

  func alarm(at date: Date, _ ring: @escaping @Sendable () -> Void) -> TipClockAlarm {
    action()
    return base.alarm(at: date, ring)
  }
}
