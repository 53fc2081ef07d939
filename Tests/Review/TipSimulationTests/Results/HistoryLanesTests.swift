import TestSupport
import Testing
import TipModel
import TipSimulation

@Suite("The lanes of a datastore's history")
struct HistoryLanesTests {
  @Test("are those of the simulation that made the history", arguments: UInt64(0)..<8)
  func replay(batch: UInt64) throws {
    var shown = 0
    var followed = 0
    for seed in (batch * 25)..<(batch * 25 + 25) {
      let random = RandomScenario(seed: seed)
      let life = try Simulation(random.scenario, facts: random.facts).life()
      let lanes = HistoryLanes(life.facts, until: random.scenario.end)
      // A longer history is cut, and what came before is known in part only.
      #expect(!lanes.isCut, "seed \(seed)")
      let displays = Self.displays(life.facts)
      for (replayed, lived) in zip(lanes.lanes, life.lanes) {
        let recorded = displays[lived.tip] ?? []
        #expect(replayed.displays == recorded, "seed \(seed), \(lived.tip)")
        #expect(lived.displays == recorded, "seed \(seed), \(lived.tip)")
      }
      shown += life.lanes.contains { !$0.displays.isEmpty } ? 1 : 0
      // A history without a change has no beginning.
      guard !life.facts.history.isEmpty || life.facts.donationCount > 0 else { continue }
      followed += 1
      for (replayed, lived) in zip(lanes.lanes, life.lanes) {
        #expect(replayed.lastState == lived.lastState, "seed \(seed), \(lived.tip)")
      }
    }
    // The property is useful only when much happens in many lives.
    #expect(shown >= 15)
    #expect(followed >= 20)
  }

  /// The beginnings of all displays of each tip.
  private static func displays(_ facts: Facts) -> [String: [Timestamp]] {
    facts.history.reduce(into: [:]) { displays, entry in
      guard entry.event == HistoryEntry.displayBegan else { return }
      displays[entry.subject, default: []].append(entry.date)
    }
  }

  @Test("have what only the records of a document tell")
  func document() throws {
    var facts = Facts()
    for id in ["FeedBirdsTip", "ShareBackyardTip"] {
      facts.tips[id] = TipDefinition(id: id)
    }
    var feed = TipRecord()
    (feed.displayCount, feed.displayedMilliseconds) = (1, 12_500)
    (feed.firstDisplayed, feed.lastDisplayed) = (daysAgo(2), daysAgo(2))
    facts.records["FeedBirdsTip"] = feed
    var share = TipRecord()
    share.invalidation = Invalidation(reason: .tipClosed, date: daysAgo(1))
    facts.records["ShareBackyardTip"] = share
    let lanes = HistoryLanes(facts, until: noon)
    #expect(lanes.start == daysAgo(2))
    #expect(lanes.lanes[0].displays == [daysAgo(2)])
    #expect(lanes.lanes[0].spans.map(\.state) == [.onScreen, .available])
    #expect(lanes.lanes[0].spans.map(\.state.words) == ["on screen", "available"])
    #expect(lanes.lanes[0].spans[0].end == daysAgo(2).adding(milliseconds: 12_500))
    #expect(lanes.lanes[1].spans.map(\.state) == [.available, .invalidated(.tipClosed)])
  }

  @Test("leave out forced displays and invalidations, which do not count (D7)")
  func forced() {
    let display = ActiveDisplay(id: "d1", began: noon, owner: "app")
    let facts = Facts([
      .registerTip(TipDefinition(id: "FeedBirdsTip")),
      .donate(event: "didViewBackyard", date: noon, info: nil),
      .beginDisplay(tip: "FeedBirdsTip", display: display, isForced: true),
      .endDisplay(tip: "FeedBirdsTip", display: "d1", isForced: true, isAbandoned: false),
      .invalidate(tip: "FeedBirdsTip", reason: .tipClosed, isForced: true),
    ])
    let lanes = HistoryLanes(facts, until: daysAgo(-1)).lanes
    #expect(lanes.map(\.displays) == [[]])
    #expect(lanes.map { $0.spans.map(\.state) } == [[.available]])
  }

  @Test("have no state that ends at the instant at which it began")
  func instants() {
    var facts = Facts()
    facts.tips["FeedBirdsTip"] = TipDefinition(id: "FeedBirdsTip", rules: [.parameter("isOpen")])
    for (value, days) in [(true, 2.0), (false, 1), (true, 1), (false, 1), (true, 1)] {
      facts.apply(
        Change(.setParameter(id: "isOpen", value: .bool(value)), at: daysAgo(days)))
    }
    let lanes = HistoryLanes(facts, until: noon).lanes
    #expect(
      lanes.map { $0.text(from: daysAgo(2)) } == ["FeedBirdsTip: available 0-172800"])
  }

  @Test("follow displays, invalidations, parameters and donations up to the present")
  func whole() {
    let lanes = HistoryLanes(Self.lived, until: noon)
    #expect(!lanes.isCut)
    #expect(lanes.start == daysAgo(4) && lanes.end == noon)
    #expect(
      lanes.lanes.map { $0.text(from: daysAgo(4)) } == [
        "FavoriteBackyardTip: pending: rule 0-86400, available 86400-172800, "
          + "on screen 172800-172830, invalidated(actionPerformed) 172830-345600",
        "FeedBirdsTip: on screen 0-10, available 10-345600",
        "ShareBackyardTip: pending: rule 0-216000, available 216000-345600",
      ])
    #expect(lanes.lanes[0].spans.first?.state.words.hasPrefix("pending: rule: ") == true)
    #expect(lanes.lanes.map(\.displays) == [[daysAgo(2)], [daysAgo(4)], []])
    #expect(lanes.lanes.map(\.title) == ["Save to Favorites", "", ""])
  }

  @Test("end at an instant before the last change, which may be the first one or an earlier one")
  func earlier() {
    let lanes = HistoryLanes(Self.lived, until: daysAgo(3.5))
    #expect(
      lanes.lanes.map { $0.text(from: daysAgo(4)) } == [
        "FavoriteBackyardTip: pending: rule 0-43200",
        "FeedBirdsTip: on screen 0-10, available 10-43200",
        "ShareBackyardTip: pending: rule 0-43200",
      ])
    #expect(lanes.lanes.map(\.displays) == [[], [daysAgo(4)], []])
    let first = HistoryLanes(Self.lived, until: daysAgo(4))
    #expect(first.start == daysAgo(4) && first.end == daysAgo(4))
    #expect(first.lanes.map(\.displays) == [[], [daysAgo(4)], []])
    #expect(first.lanes.allSatisfy { $0.spans.isEmpty })
    // A display that begins at the end has no length yet.
    let display = HistoryLanes(Self.lived, until: daysAgo(2))
    #expect(display.lanes.map(\.displays) == [[], [daysAgo(4)], []])
    let before = HistoryLanes(Self.lived, until: daysAgo(6))
    #expect(before.start == daysAgo(6) && before.end == daysAgo(6))
    #expect(before.lanes.allSatisfy { $0.spans.isEmpty && $0.displays.isEmpty })
  }

  /// What happened to three tips within four days.
  private static var lived: Facts {
    let signedIn = "BackyardBirds.isSignedIn"
    let definition = ParameterDefinition(id: signedIn, type: "Bool", initialValue: false)
    let visits = RuleExpression.count(.donations(event: "didViewBackyard"))
    let change: (Change.Action, Timestamp) -> Change = { Change($0, at: $1) }
    let feeding = ActiveDisplay(id: "d1", began: daysAgo(4), owner: "app")
    let saving = ActiveDisplay(id: "d2", began: daysAgo(2), owner: "app")
    let registered = Facts([
      .registerTip(TipDefinition(id: "FeedBirdsTip", options: TipOptions(maxDisplayCount: 2))),
      .registerTip(
        TipDefinition(
          id: "FavoriteBackyardTip", title: "Save to Favorites",
          rules: [.binary(.equal, .parameter(signedIn), .literal(.bool(true)))])),
      .registerTip(
        TipDefinition(
          id: "ShareBackyardTip", rules: [.binary(.greaterOrEqual, visits, .literal(.int(2)))])),
      .registerParameter(definition),
    ])
    return registered.applying([
      change(.donate(event: "didViewBackyard", date: daysAgo(4), info: nil), daysAgo(4)),
      change(
        .beginDisplay(tip: "FeedBirdsTip", display: feeding, isForced: false), daysAgo(4)),
      change(
        .endDisplay(tip: "FeedBirdsTip", display: "d1", isForced: false, isAbandoned: false),
        daysAgo(4, milliseconds: 10_000)),
      change(.setParameter(id: signedIn, value: true), daysAgo(3)),
      change(
        .beginDisplay(tip: "FavoriteBackyardTip", display: saving, isForced: false), daysAgo(2)),
      change(
        .invalidate(tip: "FavoriteBackyardTip", reason: .actionPerformed, isForced: false),
        daysAgo(2, milliseconds: 30_000)),
      change(
        .endDisplay(tip: "FavoriteBackyardTip", display: "d2", isForced: false, isAbandoned: false),
        daysAgo(2, milliseconds: 30_000)),
      change(
        .donate(event: "didViewBackyard", date: daysAgo(1.5), info: nil), daysAgo(1.5)),
      change(.unsetParameter(id: signedIn), daysAgo(1)),
    ])
  }

  @Test("begin with the facts before a history of which the oldest lines were removed")
  func cut() {
    let display = ActiveDisplay(id: "d1", began: daysAgo(300), owner: "app")
    let visits = RuleExpression.count(.donations(event: "didViewBackyard"))
    var facts = Facts([
      .registerTip(TipDefinition(id: "FavoriteBackyardTip")),
      .registerTip(TipDefinition(id: "FeedBirdsTip", options: TipOptions(maxDisplayCount: 1))),
      .registerTip(
        TipDefinition(
          id: "ShareBackyardTip", rules: [.binary(.greaterOrEqual, visits, .literal(.int(1)))])),
    ])
    let early: [Change.Action] = [
      .beginDisplay(tip: "FeedBirdsTip", display: display, isForced: false),
      .invalidate(tip: "FavoriteBackyardTip", reason: .tipClosed, isForced: false),
      .donate(event: "didViewBackyard", date: daysAgo(300), info: nil),
      .endDisplay(tip: "FeedBirdsTip", display: "d1", isForced: false, isAbandoned: false),
    ]
    for action in early { facts.apply(Change(action, at: daysAgo(300))) }
    for number in 0...HistoryEntry.keptCount {
      let date = daysAgo(250 - Double(number))
      facts.apply(Change(.setParameter(id: "season", value: .int(number)), at: date))
    }
    let lanes = HistoryLanes(facts, until: noon)
    #expect(lanes.isCut)
    #expect(lanes.start == daysAgo(249))
    let length = 249 * 86_400
    #expect(
      lanes.lanes.map { $0.text(from: lanes.start) } == [
        "FavoriteBackyardTip: invalidated(tipClosed) 0-\(length)",
        "FeedBirdsTip: invalidated(displayCountExceeded) 0-\(length)",
        "ShareBackyardTip: available 0-\(length)",
      ])
    #expect(lanes.lanes.allSatisfy { $0.displays.isEmpty })
    // A history with one line less is complete, and begins with the oldest date of a record.
    facts.history.removeFirst()
    #expect(!HistoryLanes(facts, until: noon).isCut)
    #expect(HistoryLanes(facts, until: noon).start == daysAgo(300))
  }

  @Test("show two displays that only a record tells, and count the others before them")
  func counted() {
    var facts = Facts()
    facts.tips["FeedBirdsTip"] = TipDefinition(
      id: "FeedBirdsTip", options: TipOptions(maxDisplayCount: 3))
    var record = TipRecord()
    (record.displayCount, record.displayedMilliseconds) = (3, 30_000)
    (record.firstDisplayed, record.lastDisplayed) = (daysAgo(3), daysAgo(1))
    facts.records["FeedBirdsTip"] = record
    let lanes = HistoryLanes(facts, until: noon).lanes
    #expect(lanes.map(\.displays) == [[daysAgo(3), daysAgo(1)]])
    #expect(
      lanes.map { $0.text(from: daysAgo(3)) } == [
        "FeedBirdsTip: on screen 0-10, available 10-172800, on screen 172800-172810, "
          + "invalidated(displayCountExceeded) 172810-259200"
      ])
  }

  @Test("of an empty datastore are empty")
  func nothing() {
    #expect(HistoryLanes(Facts(), until: noon).lanes.isEmpty)
  }
}

extension Lane {
  /// The last state, where a wait lacks the words of its gate, which are as old as the wait.
  fileprivate var lastState: State? {
    guard case .pending(let gate, _)? = spans.last?.state else {
      return spans.last?.state
    }
    return .pending(gate: gate, found: "")
  }
}
