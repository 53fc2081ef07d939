import TestSupport
import Testing
import TipEngine
import TipModel
import TipSimulation
import TipTesting

@Suite("The scenario of a datastore's history (D61)")
struct HistoryScenarioTests {
  @Test(
    "has the displays of an app that anything may happen to, and ends in its state",
    arguments: 0..<200)
  func displays(seed: UInt64) throws {
    var app = RandomApp(seed: seed)
    let (facts, now) = try app.facts()
    let history = HistoryScenario(facts, until: now)
    let scenario = try Scenario(history.text)
    #expect(scenario == history.scenario)
    let life = try Self.life(scenario)
    #expect(Self.displays(life.facts) == Self.displays(facts))
    #expect(life.lanes.reduce(0) { $0 + $1.displays.count } == Self.displays(facts).count)
    // A simulation ends the displays that are still open.
    let end = scenario.end
    var ended = facts
    for (tip, record) in facts.records {
      for display in record.activeDisplays {
        ended.apply(
          Change(
            .endDisplay(tip: tip, display: display.id, isForced: false, isAbandoned: false),
            at: end))
      }
    }
    // Of several displays of a tip, the history does not say which one ended.
    var records = life.facts.records
    for tip in records.keys where app.showsTwice {
      records[tip]?.firstDismissed = ended.records[tip]?.firstDismissed
    }
    #expect(records == ended.records)
    #expect(
      life.facts.parameters.mapValues(\.current) == facts.parameters.mapValues(\.current))
    for (event, record) in facts.events {
      let donations = life.facts.events[event]?.log.donations ?? []
      #expect(donations.map(\.date) == record.log.donations.map(\.date))
      #expect(donations.map(\.info) == record.log.donations.map(\.info))
    }
  }

  @Test("random apps show several tips at once, force some, and move no, little or much time")
  func coverage() throws {
    var several = 0
    var forced = 0
    var displays = 0
    for seed in 0..<200 {
      var app = RandomApp(seed: UInt64(seed))
      let facts = try app.facts().facts
      var open = 0
      for entry in facts.history where !entry.isForced {
        if entry.event == HistoryEntry.displayBegan { open += 1 }
        if entry.event == HistoryEntry.displayEnded { open -= 1 }
        if open > 2 { several += 1 }
      }
      forced += facts.history.count { $0.isForced }
      displays += Self.displays(facts).count
      #expect(facts.history.count < HistoryEntry.keptCount)
    }
    #expect(
      several > 200 && forced > 200 && displays > 800, "\(several) \(forced) \(displays)")
  }

  @Test("says that the history is cut, and has all displays that are left")
  func cut() throws {
    var facts = Facts([.registerTip(TipDefinition(id: "FeedBirdsTip"))])
    for number in 0..<150 {
      let date = daysAgo(150 - Double(number))
      let display = ActiveDisplay(id: "\(number)", began: date, owner: "app")
      facts.apply(
        Change(.beginDisplay(tip: "FeedBirdsTip", display: display, isForced: false), at: date))
      facts.apply(
        Change(
          .endDisplay(
            tip: "FeedBirdsTip", display: display.id, isForced: false, isAbandoned: false),
          at: date.adding(milliseconds: 10_000)))
    }
    let history = HistoryScenario(facts, until: noon)
    #expect(
      history.text.hasPrefix(
        """
        # The history until 2026-11-21T12:00:00.000Z. Write a greater length to go on from there.
        # The history is cut: it keeps its newest 200 lines. The state has the time before \
        \(daysAgo(100)), as far as it is known.
        state {
        """), "\(history.text.prefix(400))")
    let life = try Self.life(Scenario(history.text))
    #expect(life.lanes.map(\.displays.count) == [100])
    #expect(life.facts.record(of: "FeedBirdsTip").displayCount == 150)
    facts.history.removeFirst()
    #expect(!HistoryScenario(facts, until: noon).text.contains("is cut"))
  }

  @Test("names the lines that a scenario does not have, and takes equal donations together")
  func notes() throws {
    let display = ActiveDisplay(id: "d1", began: noon, owner: "app")
    let long = StoredValue.string(String(repeating: "wren", count: 100))
    var facts = Facts([
      .registerTip(TipDefinition(id: "FeedBirdsTip")),
      .registerParameter(ParameterDefinition(id: "nest", type: "String", initialValue: "")),
      .force(tips: ["FeedBirdsTip"], state: .shown),
      .beginDisplay(tip: "FeedBirdsTip", display: display, isForced: true),
      .invalidate(tip: "Lost\nTip", reason: .tipClosed, isForced: false),
      .setParameter(id: "nest", value: long),
      .setParameter(id: "undefined", value: 1),
      .unsetParameter(id: "undefined"),
      .setParameter(id: "lost", value: 1),
      .donate(event: "didViewBackyard", date: noon, info: ["name": "\u{202E}\u{1B}[2J"]),
      .donate(event: "didViewBackyard", date: noon, info: ["name": "\u{202E}\u{1B}[2J"]),
      .donate(event: "didViewBackyard", date: noon, info: nil),
    ])
    facts.parameters["lost"] = nil
    let history = HistoryScenario(facts, until: daysAgo(1))
    let lines = history.text.split(separator: "\n").filter { !$0.hasPrefix("state") }
    let starts = lines.map { String($0.prefix(78)) }
    #expect(
      starts == [
        "# The history until 2026-11-21T12:00:00.000Z. Write a greater length to go on ",
        "# The scenario does not have these lines of the history:",
        "#   2026-11-21T12:00:00.000Z override FeedBirdsTip: shown",
        "#   2026-11-21T12:00:00.000Z display began FeedBirdsTip (forced)",
        #"#   2026-11-21T12:00:00.000Z invalidated Lost\nTip: tipClosed"#,
        #"#   2026-11-21T12:00:00.000Z set nest: "wrenwrenwrenwrenwrenwrenwrenwrenwrenwr"#,
        "#   2026-11-21T12:00:00.000Z set lost: 1",
        "start 2026-11-21T12:00:00.000Z", "length 1ms",
        "at 2026-11-21T12:00:00.000Z: set undefined 1",
        "at 2026-11-21T12:00:00.000Z: unset undefined",
        "at 2026-11-21T12:00:00.000Z: donate didViewBackyard",
        #"at 2026-11-21T12:00:00.000Z: donate didViewBackyard x2 {"name":"\u202e\u001b[2"#,
      ])
    let scenario = try Scenario(history.text)
    #expect(scenario == history.scenario)
    #expect(try Self.life(scenario).facts.donationCount == 3)
  }

  @Test("takes at most 10,000 equal donations together, as many as a line may make")
  func manyDonations() {
    let donations = (1...10_001).map { number in
      StoredDonation(sequence: Int64(number), date: noon, info: nil)
    }
    var facts = Facts()
    facts.events["didFillFeeder"] = EventRecord(log: DonationLog(donations))
    let script = HistoryScenario(facts, until: noon).scenario.script
    #expect(
      script.map(\.change)
        == [10_000, 1].map { count in
          ScriptChange.donate(event: "didFillFeeder", info: nil, count: count)
        })
  }

  @Test("lasts up to the last change, and a century at most; its state has the earlier time")
  func length() throws {
    let facts = Facts([
      .registerTip(TipDefinition(id: "FeedBirdsTip")),
      .donate(event: "didFillFeeder", date: at("1900-01-01T00:00:00Z"), info: nil),
      .donate(event: "didFillFeeder", date: daysAgo(-1), info: nil),
    ])
    let history = HistoryScenario(facts, until: noon)
    #expect(history.scenario.length == Scenario.longest)
    #expect(history.scenario.end == daysAgo(-1).adding(milliseconds: 1))
    #expect(history.scenario.script.map(\.time) == [.at(daysAgo(-1))])
    #expect(try Self.life(Scenario(history.text)).facts.donationCount == 2)
    let empty = HistoryScenario(Facts([.registerTip(TipDefinition(id: "A"))]), until: noon)
    #expect(empty.scenario.start == noon && empty.scenario.length == 1)
    #expect(try Self.life(Scenario(empty.text)).days.count == 1)
  }

  @Test("displays and dismisses a tip beside the screens, whatever its rules say")
  func screenless() throws {
    let scenario = try Scenario(
      """
      start 2026-11-21T00:00:00Z
      length 1d
      frequency from dismissal
      screen home
        tip FeedBirdsTip
      sees *
        100% closes after 10s
      after 1h: display FilterSpeciesTip
      after 2h: display FilterSpeciesTip
      after 3h: dismiss FilterSpeciesTip
      after 4h: dismiss FilterSpeciesTip
      after 4h: dismiss FilterSpeciesTip
      after 5h: display FilterSpeciesTip
      after 5h: dismiss FilterSpeciesTip
      after 6h: open home
      after 7h: display FilterSpeciesTip
      """)
    var facts = Facts()
    facts.tips["FeedBirdsTip"] = TipDefinition(id: "FeedBirdsTip")
    facts.tips["FilterSpeciesTip"] = TipDefinition(
      id: "FilterSpeciesTip", rules: [.literal(.bool(false))])
    let simulation = try Simulation(scenario, facts: facts)
    let life = try simulation.life()
    #expect(
      life.lanes.map { $0.text(from: scenario.start) } == [
        "FeedBirdsTip: available 0-21600, on screen 21600-21610, "
          + "invalidated(tipClosed) 21610-86400",
        "FilterSpeciesTip: pending: rule 0-3600, on screen 3600-14400, pending: rule 14400-25200, "
          + "on screen 25200-86400",
      ])
    // A display beside the screens is one that an app has had, whatever its length.
    #expect(life.lanes[1].displays.count == 4)
    #expect(life.facts.record(of: "FilterSpeciesTip").displayCount == 4)
    #expect(life.facts.record(of: "FilterSpeciesTip").activeDisplays.isEmpty)
    // The oldest display ends first.
    #expect(
      life.facts.record(of: "FilterSpeciesTip").firstDismissed
        == scenario.start.adding(milliseconds: 3 * 3_600_000))
    #expect(life.unoffered.isEmpty)
    // One of a population has the same records, and keeps no lines of its history.
    let other = try simulation.facts(after: 0)
    #expect(other.records == life.facts.records && other.history.isEmpty)
  }

  private static func life(_ scenario: Scenario) throws -> Life {
    guard case .state(let document) = scenario.source else {
      throw TipControlError(.malformed, subject: "state", reason: "no state")
    }
    return try Simulation(scenario, facts: document.facts).life()
  }

  private static func displays(_ facts: Facts) -> [String] {
    facts.history.filter { $0.event == HistoryEntry.displayBegan && !$0.isForced }
      .map { "\($0.date) \($0.subject)" }
  }
}
