import TestSupport
import Testing
import TipModel
import TipTesting

@Suite("Anchored clock")
struct AnchoredClockTests {
  static let anchor = Timestamp(milliseconds: 1_795_251_600_000)
  static let instant = Timestamp(milliseconds: 1_800_000_000_000)

  @Test(
    "The clock follows its setting",
    arguments: [
      (ClockSetting.frozen(instant), 60_000 as Int64, instant),
      (.started(instant, rate: 1), 0, instant),
      (.started(instant, rate: 1), 60_000, instant.adding(milliseconds: 60_000)),
      (.started(instant, rate: 60), 1000, instant.adding(milliseconds: 60_000)),
      (.started(instant, rate: 0.5), 1001, instant.adding(milliseconds: 500)),
      (.started(instant, rate: 0.5), -1001, instant.adding(milliseconds: -501)),
      (.shifted(milliseconds: 500, rate: 1), 60_000, anchor.adding(milliseconds: 60_500)),
      (.shifted(milliseconds: -500, rate: 2), 60_000, anchor.adding(milliseconds: 119_500)),
    ])
  func forward(setting: ClockSetting, elapsed: Int64, shown: Timestamp) {
    let clock = AnchoredClock(setting: setting, anchor: Self.anchor)
    #expect(clock.timestamp(atBase: Self.anchor.adding(milliseconds: elapsed)) == shown)
  }

  @Test("A shift without a rate does not depend on the anchor")
  func shiftWithoutAnchor() {
    let shift = ClockSetting.shifted(milliseconds: 86_400_000, rate: 1)
    for anchor in [Self.anchor, Self.instant] {
      let clock = AnchoredClock(setting: shift, anchor: anchor)
      #expect(
        clock.timestamp(atBase: Self.anchor) == Self.anchor.adding(milliseconds: 86_400_000))
    }
  }

  @Test(
    "The base instant is the first at which an instant is reached",
    arguments: 0..<200 as Range<UInt64>)
  func inverse(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rates: [Double] = [1, 2, 60, 0.5, 1.0 / 3, 1e-3, 86_400, 0.1]
    let rate = rates.randomElement(using: &random) ?? 1
    let setting: ClockSetting
    if Bool.random(using: &random) {
      setting = .started(Self.instant, rate: rate)
    } else {
      let shift = Int64.random(in: -10_000_000...10_000_000, using: &random)
      setting = .shifted(milliseconds: shift, rate: rate)
    }
    let clock = AnchoredClock(setting: setting, anchor: Self.anchor)
    let start = clock.timestamp(atBase: Self.anchor)
    let wanted = start.adding(
      milliseconds: .random(in: -1_000_000_000...10_000_000_000, using: &random))
    let base = try #require(clock.baseTimestamp(for: wanted))
    #expect(clock.timestamp(atBase: base) >= wanted)
    #expect(clock.timestamp(atBase: base.adding(milliseconds: -1)) < wanted)
  }

  @Test(
    "The first base instant is found when division and multiplication round differently",
    arguments: [(21 as Int64, 30 as Int64), (63, 91), (161, 230), (238, 341)])
  func rounding(wanted: Int64, elapsed: Int64) {
    let clock = AnchoredClock(
      setting: .started(Self.instant, rate: 0.7), anchor: Self.anchor)
    #expect(
      clock.baseTimestamp(for: Self.instant.adding(milliseconds: wanted))
        == Self.anchor.adding(milliseconds: elapsed))
  }

  @Test(
    "A frozen clock reaches all instants up to its own at its anchor, and no later ones")
  func frozenInverse() {
    let clock = AnchoredClock(setting: .frozen(Self.instant), anchor: Self.anchor)
    #expect(clock.baseTimestamp(for: Self.instant) == Self.anchor)
    #expect(
      clock.baseTimestamp(for: Self.instant.adding(milliseconds: -1)) == Self.anchor)
    #expect(clock.baseTimestamp(for: Self.instant.adding(milliseconds: 1)) == nil)
  }

  @Test(
    "An instant beyond the system clock's last year is never reached",
    arguments: [
      ClockSetting.started(instant, rate: 1e-12), .shifted(milliseconds: -86_400_000, rate: 1),
      .shifted(milliseconds: 0, rate: .leastNormalMagnitude),
    ])
  func beyond(setting: ClockSetting) {
    let clock = AnchoredClock(setting: setting, anchor: Self.anchor)
    #expect(clock.baseTimestamp(for: Timestamp(milliseconds: .max)) == nil)
  }

  @Test("An extreme rate or shift stays within the years 1600 to 9999")
  func extremes() {
    let fast = AnchoredClock(
      setting: .started(Self.instant, rate: 1e300), anchor: Self.anchor)
    let later = Self.anchor.adding(milliseconds: 1000)
    #expect(fast.timestamp(atBase: later) == Timestamp(milliseconds: .max))
    let far = AnchoredClock(
      setting: .shifted(milliseconds: .min, rate: 1), anchor: Self.anchor)
    #expect(far.timestamp(atBase: Self.anchor) == Timestamp(milliseconds: .min))
    #expect(far.baseTimestamp(for: Self.instant) != nil)
  }

  @Test(
    "An invalid rate is treated as 1", arguments: [0, -1, .infinity, .nan] as [Double])
  func invalidRate(rate: Double) {
    let clock = AnchoredClock(
      setting: .started(Self.instant, rate: rate), anchor: Self.anchor)
    #expect(
      clock.timestamp(atBase: Self.anchor.adding(milliseconds: 7))
        == Self.instant.adding(milliseconds: 7))
  }
}
