import TestSupport
import TipEngine
import TipModel
import TipSimulation
import TipTesting

/// An app with a manual clock to which random things happen, the same for equal seeds.
struct RandomApp {
  private var random: SeededGenerator
  private let scenario: RandomScenario
  private let clock: ManualClock
  private var open: [TipDisplay] = []
  /// Whether a tip may have several displays at once, as in two windows.
  let showsTwice: Bool

  init(seed: UInt64) {
    showsTwice = seed % 4 == 0
    random = SeededGenerator(seed: seed &* 7 &+ 3)
    scenario = RandomScenario(seed: seed)
    clock = ManualClock(at: scenario.scenario.start.date)
  }

  /// Returns the facts of the datastore in the end, and the present.
  mutating func facts() throws -> (facts: Facts, now: Timestamp) {
    try withTips(TipTestOptions(clock: clock)) { center in
      try center.load(StateDocument(scenario.facts))
      center.apply(
        .configure(
          displayFrequency: scenario.scenario.frequency ?? .immediate,
          from: scenario.scenario.origin ?? .display))
      for _ in 0..<whole(20...90) {
        let lengths: [Duration] = [
          .zero, .zero, .milliseconds(1), .seconds(40), .seconds(90_000),
        ]
        clock.advance(by: one(of: lengths))
        step(center)
      }
      let facts = center.export().facts
      // A test ends its displays, but the facts are from before.
      for display in open { display.end() }
      return (facts, Timestamp(clock.date))
    }
  }

  private mutating func step(_ center: TipsCenter) {
    let tip = one(of: scenario.tips)
    let event = one(of: ["didViewBackyard", "didFillFeeder", "didSearchBird"])
    let parameter = one(of: ["BackyardBirds.isSignedIn", "BackyardBirds.hasFavorites"])
    switch whole(0...15) {
    case 0...2:
      let info: [StoredValue?] = [nil, nil, ["backyardID": "a"], ["backyardID": "b"]]
      center.apply(.donate(event: event, date: Timestamp(clock.date), info: one(of: info)))
    case 3, 4: center.apply(.setParameter(id: parameter, value: .bool(whole(0...1) == 1)))
    case 5: center.apply(.unsetParameter(id: parameter))
    case 6...10:
      // A tip that waits has its chance too.
      for tip in [tip] + scenario.tips {
        guard showsTwice || !open.contains(where: { $0.tip.id == tip.id }),
          let display = center.present(tip)
        else { continue }
        open.append(display)
        break
      }
    case 11, 12:
      if !open.isEmpty { open.remove(at: whole(0...open.count - 1)).end() }
    case 13: center.invalidate(tip, reason: one(of: Tips.InvalidationReason.allCases))
    case 14: center.apply(.resetEligibility(tip: tip.id))
    default: override(tip.id, center)
    }
  }

  private mutating func override(_ tip: String, _ center: TipsCenter) {
    switch whole(0...4) {
    case 0: center.apply(.force(tips: [tip], state: .hidden))
    case 1: center.apply(.force(tips: [tip], state: .shown))
    case 2: center.apply(.forceAll(state: one(of: [.shown, .hidden])))
    case 3: center.apply(.setDisplayFrequency(one(of: [.immediate, .daily, nil])))
    default:
      center.apply(.forceAll(state: nil))
      center.apply(.force(tips: scenario.tips.map(\.id), state: nil))
    }
  }

  private mutating func whole(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[whole(0...values.count - 1)]
  }
}
