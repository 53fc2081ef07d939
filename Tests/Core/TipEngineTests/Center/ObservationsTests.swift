import Synchronization
import TestSupport
import Testing
import TipModel
import TipTesting
@testable import TipEngine

@Suite("The observations of a center", .hangLimit)
struct ObservationsTests {
  private static let visits = TipDefinition(
    id: "FeedTip", rules: [.parameter("Birds.visits")])
  private static let season = TipDefinition(
    id: "SeasonTip", rules: [.parameter("Birds.season")])

  private func observation(_ tips: TipDefinition...) -> StatusObservation {
    StatusObservation(tips, openedIn: nil, finish: {}, onChange: { _ in nil })
  }

  private func after(_ seconds: Int64) -> Timestamp {
    noon.adding(milliseconds: seconds * 1000)
  }

  @Test(
    "are due at their newest instants, in the order in which they began")
  func instants() {
    var all = Observations()
    #expect(all.nextChange == nil && all.removeDue(at: noon).isEmpty)
    let ids = (0..<3).map { _ in all.insert(observation(Self.visits)) }
    #expect(all.nextChange == nil)
    for (id, seconds) in zip(ids, [30, 10, 20] as [Int64]) {
      all[id]?.nextChange = after(seconds)
    }
    #expect(all.nextChange == after(10))
    all[ids[1]]?.nextChange = after(40)
    #expect(all.nextChange == after(20))
    #expect(all.removeDue(at: after(20).adding(milliseconds: -1)).isEmpty)
    #expect(all.removeDue(at: after(30)) == [ids[0], ids[2]])
    #expect(all[ids[0]]?.nextChange == nil && all[ids[2]]?.nextChange == nil)
    #expect(all.nextChange == after(40))
    #expect(all.remove(ids[1]) != nil && all.remove(ids[1]) == nil)
    #expect(all.count == 2 && all.nextChange == nil)
    // Most of these instants are outdated.
    for second in 1...1000 as ClosedRange<Int64> {
      all[ids[0]]?.nextChange = after(second)
      all[ids[2]]?.nextChange = after(2 * second)
    }
    #expect(all.nextChange == after(1000))
    #expect(all.removeDue(at: after(5000)) == [ids[0], ids[2]])
  }

  @Test("are found by the inputs of their tips, in the order in which they began")
  func users() {
    var all = Observations()
    let ids = (0..<40).map { number in
      all.insert(observation(number.isMultiple(of: 2) ? Self.visits : Self.season))
    }
    let both = all.insert(observation(Self.visits, Self.season))
    let even = stride(from: 0, to: 40, by: 2).map { ids[$0] } + [both]
    #expect(all.users(of: "FeedTip") == even)
    #expect(all.concerned(by: Effects { $0.parameters = ["Birds.visits"] }) == even)
    #expect(all.concerned(by: Effects { $0.records = ["FeedTip"] }) == even)
    #expect(all.concerned(by: .all) == ids + [both])
    #expect(all.concerned(by: Effects { $0.parameters = ["Birds.isSignedIn"] }).isEmpty)
    for id in even.dropLast() { #expect(all.remove(id) != nil) }
    #expect(all.users(of: "FeedTip") == [both])
    #expect(all.concerned(by: Effects { $0.parameters = ["Birds.visits"] }) == [both])
    let effects = Effects { $0.records = ["SeasonTip"] }
    #expect(all[both]?.concerned(by: effects) == [1])
  }

  @Test("keep the instant of a tip until a change concerns the tip")
  func keptInstant() throws {
    let clock = ManualClock()
    let center = try makeCenter(clock: clock)
    let tips = Tips.withCenter(center) {
      Birds.isSignedIn.wrappedValue = true
      for _ in 1...3 { Birds.didView.sendDonation() }
      return [center.known(FavoriteTip()), center.known(FeedTip())]
    }
    var id = 0
    center.observe(tips, { _ in nil }, started: { id = $0 })
    func nextChange() -> Timestamp? { center.state.withLock { $0.observations[id]?.nextChange } }
    let end = Timestamp(clock.date).adding(milliseconds: 5 * 86_400_000 + 1)
    #expect(nextChange() == end, "three donations within five days")
    center.apply(.invalidate(tip: "FeedTip", reason: .tipClosed, isForced: false))
    #expect(nextChange() == end)
    center.apply(.reset)
    #expect(nextChange() == nil)
    #expect(clock.alarmCount == 0)
  }

  @Test("know the tips with code in a rule that a change concerns")
  func nativeTips() {
    let code = OpaqueRule(source: "isWarm()", inputs: [.parameter("Birds.visits")]) { _ in
      .bool(true)
    }
    let warm = TipDefinition(
      id: "WarmTip", rules: [.parameter("Birds.isSignedIn"), .opaque(code)])
    let change = Effects { $0.parameters = ["Birds.visits"] }
    var all = Observations()
    _ = all.insert(observation(Self.visits))
    #expect(all.nativeTips(concernedBy: change).isEmpty)
    let id = all.insert(observation(Self.visits, warm))
    #expect(all.nativeTips(concernedBy: change).map(\.id) == ["WarmTip"])
    let other = Effects { $0.parameters = ["Birds.season"] }
    #expect(all.nativeTips(concernedBy: other).isEmpty)
    #expect(all.remove(id) != nil)
    #expect(all.nativeTips(concernedBy: change).isEmpty)
  }
}
