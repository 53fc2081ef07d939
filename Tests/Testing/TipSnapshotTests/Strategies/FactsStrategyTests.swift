import Testing
import TipModel
import TipSnapshot

@Suite("The strategies of history, state and timeline")
struct FactsStrategyTests {
  private var facts: Facts {
    var facts = Facts()
    let display = ActiveDisplay(id: "d", began: saturday, owner: "app")
    let changes: [Change] = [
      Change(.donate(event: "didViewBackyard", date: saturday, info: ["n": 1]), at: saturday),
      Change(.setParameter(id: "BackyardBirds.isSignedIn", value: true), at: saturday),
      Change(
        .beginDisplay(tip: "FeedBirdsTip", display: display, isForced: true),
        at: saturday.adding(milliseconds: 1500)),
      Change(
        .force(tips: ["FeedBirdsTip"], state: .hidden),
        at: saturday.adding(milliseconds: 86_400_000), by: .tipctl),
    ]
    for change in changes { _ = facts.apply(change) }
    return facts
  }

  @Test("A history has a line for each entry")
  func history() throws {
    var facts = facts
    facts.events = [:]
    #expect(
      try SnapshotStrategy<Facts>.history.text(facts) == """
        date                      by      what           to                        forced  detail
        2026-11-21T09:00:00.000Z  app     set            BackyardBirds.isSignedIn          true
        2026-11-21T09:00:01.500Z  app     display began  FeedBirdsTip              forced
        2026-11-22T09:00:00.000Z  tipctl  override       FeedBirdsTip                      hidden
        """)
  }

  @Test("The history of a state includes donations")
  func donations() throws {
    let lines = try SnapshotStrategy<Facts>.history.text(facts).split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[2].hasPrefix("2026-11-21T09:00:00.000Z          donated "))
    #expect(lines[2].hasSuffix(#"{"n":1}"#))
  }

  @Test("The document of a state parses back to it")
  func state() throws {
    let state = SnapshotStrategy<Facts>.state
    let text = try state.text(facts)
    #expect(state.fileExtension == "json")
    #expect(try StateDocument(json: text, subject: "state").facts == StateDocument(facts).facts)
  }

  @Test("The text of a timeline parses back to it")
  func timeline() throws {
    let timeline = TipTimeline(days: [["FeedBirdsTip"], [], []], start: saturday)
    let text = try SnapshotStrategy.timeline.text(timeline)
    #expect(text == "from 2026-11-21T09:00:00.000Z\n0:    FeedBirdsTip\n1-2:  -")
    #expect(try TipTimeline(parsing: text) == timeline)
  }
}
