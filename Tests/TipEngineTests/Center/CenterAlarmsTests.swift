import Synchronization
import Testing
import TipTesting

@testable import TipEngine
import TipFoundation

@Suite("The center's alarm")
struct CenterAlarmsTests {
  private let clock = ManualClock()
  private let alarms = CenterAlarms()

  private func request(_ duration: Duration) -> AlarmRequest {
    let date = clock.now.advanced(by: duration).date
    return AlarmRequest(date: Timestamp(date), clock: clock)
  }

  @Test("rings when the newest wish says, in whatever order two threads bring theirs")
  func order() {
    let rings = Mutex<[String]>([])
    alarms.set(AlarmWish(request: request(.hours(1)), number: 2)) {
      rings.withLock { $0.append("newer") }
    }
    alarms.set(AlarmWish(request: request(.hours(9)), number: 1)) {
      rings.withLock { $0.append("older") }
    }
    #expect(clock.alarmCount == 1)
    clock.advance(by: .hours(1))
    #expect(rings.withLock { $0 } == ["newer"])
    clock.advance(by: .hours(9))
    #expect(rings.withLock { $0 } == ["newer"])
  }

  @Test("is taken back by a wish for none")
  func none() {
    alarms.set(AlarmWish(request: request(.hours(1)), number: 1)) {}
    alarms.set(AlarmWish(request: nil, number: 2)) {}
    #expect(clock.alarmCount == 0)
  }
}
