import Dispatch
import Synchronization
import TestSupport
import Testing
import TipContent
import TipEngine
import TipModel
import TipStore
import TipTesting

@Suite("Two threads at once", .ownThread)
struct RaceTests {
  @Test("A slow opaque rule does not overwrite the result for newer facts (D24)")
  func slowOpaqueRule() async throws {
    let center = try makeCenter()
    let gate = Gate()
    let tip = SlowTip(gate: gate)
    let slow = Task.detached { center.status(of: tip) }
    await gate.waitForVisitor()
    Tips.withCenter(center) { Birds.visits.wrappedValue = 1 }
    #expect(center.status(of: tip) == .available)
    gate.open()
    #expect(await slow.value == .available, "it returns the newest result")
    #expect(center.facts.records["SlowTip"]?.opaqueResults["slowly"]?.value == true)
  }

  @Test("A value written while an invalid one is read is kept")
  func writtenWhileRead() throws {
    let datastore = RelayedDatastore()
    datastore.commitForeign(
      Change(
        .setParameter(id: "Fussy.seeds", value: .string("millet")), at: Timestamp(milliseconds: 0)))
    let center = try makeCenter([.datastore(datastore)])
    Fussy.onRead.withLock { action in
      action = { Tips.withCenter(center) { Fussy.seeds.wrappedValue = Fussy(grams: 7) } }
    }
    Tips.withCenter(center) {
      #expect(Fussy.seeds.wrappedValue == Fussy(grams: 0), "the initial value")
      #expect(Fussy.seeds.wrappedValue == Fussy(grams: 7))
    }
  }

  @Test("Concurrent streams, groups, time and changes of all processes end in one state")
  func storm() async throws {
    let datastore = RelayedDatastore()
    let clock = ManualClock()
    let center = try makeCenter([.datastore(datastore), .displayFrequency(.hourly)], clock: clock)
    await withTaskGroup(of: Void.self) { group in
      for thread in 1...4 {
        group.addTask {
          for round in 1...40 {
            Tips.withCenter(center) { Self.stir(thread, round, center, datastore, clock) }
            await Task.yield()
          }
        }
      }
    }
    try center.flush()
    #expect(center.facts == (try datastore.place.facts()))
    #expect(clock.alarmCount == 0, "no observation is left")
    try center.shutDown()
  }

  private static func stir(
    _ thread: Int, _ round: Int, _ center: TipsCenter, _ datastore: RelayedDatastore,
    _ clock: ManualClock
  ) {
    let updates = (FavoriteTip().statusUpdates, GenerousTip().statusUpdates)
    let group = TipGroup {
      FavoriteTip(); ShareTip()
    }
    switch (thread + round) % 5 {
    case 0: Birds.isSignedIn.wrappedValue.toggle()
    case 1: Birds.didView.sendDonation()
    case 2: Birds.didFeed.sendDonation(.init(bird: "tit", grams: 20))
    case 3: clock.advance(by: .minutes(1))
    default:
      datastore.commitForeign(
        Change(
          .force(tips: ["ShareTip"], state: round.isMultiple(of: 2) ? .hidden : .shown),
          at: Timestamp(center.now), by: .tipctl))
    }
    ShareTip().present()?.end()
    withExtendedLifetime((updates, group)) {}
  }
}

/// Blocks the first caller until it is opened.
private final class Gate: Sendable {
  private let isFirst = Mutex(true)
  private let visitors = AsyncStream<Void>.makeStream()
  private let opening = DispatchSemaphore(value: 0)

  func isAboveZeroSlowly(_ visits: Int) -> Bool {
    let mustWait = isFirst.withLock { isFirst in
      defer { isFirst = false }
      return isFirst
    }
    if mustWait {
      visitors.continuation.yield()
      opening.wait()
    }
    return visits > 0
  }

  func waitForVisitor() async { for await _ in visitors.stream { break } }

  func open() { opening.signal() }
}

/// A tip whose rule blocks at its first evaluation.
private struct SlowTip: Tip {
  let gate: Gate
  var title: Text { Text("Slow Down") }
  var rules: [Rule] {
    Rule(Birds.visits, source: "slowly") { [gate] in gate.isAboveZeroSlowly($0) }
  }
}

/// A value that calls an action when it is decoded.
private struct Fussy: Codable, Equatable, Sendable {
  static let seeds = Tips.Parameter(Fussy.self, "seeds", Fussy(grams: 0))
  static let onRead = Mutex<(@Sendable () -> Void)?>(nil)

  let grams: Int

  init(grams: Int) { self.grams = grams }

  init(from decoder: any Decoder) throws {
    let action = Self.onRead.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
    grams = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .grams)
  }
}
