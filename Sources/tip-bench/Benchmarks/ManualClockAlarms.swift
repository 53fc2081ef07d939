import Foundation
import Synchronization
import TipTesting

extension Benchmark {
  /// Moving the clock past alarms: each rings.
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
    precondition(rings.load(ordering: .relaxed) == 1000, "every alarm rings once")
    return measured
  }
}
