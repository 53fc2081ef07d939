import TestSupport
import Testing
import TipModel
import TipReview
import TipTesting

private struct FeedBirdsTip: Tip {
  var title: Text { Text("Feed the Birds") }
}

private struct ShareBackyardTip: Tip {
  static let isSignedIn = Tips.Parameter(ShareBackyardTip.self, "isSignedIn", false)

  var title: Text { Text("Share a Backyard") }
  var rules: [Rule] { Rule(Self.isSignedIn) { $0 == true } }
}

@Suite("An expectation about a scenario", .tips)
struct ScenarioExpectationTests {
  private let tips: [any Tip] = [FeedBirdsTip(), ShareBackyardTip()]
  private let scenario = """
    start 2026-11-21T00:00:00Z
    length 3d
    screen home
      tip FeedBirdsTip
      tip ShareBackyardTip
    every day at 08:00: open home
    """

  @Test("fails for each tip that starves, with the gate, and on each day that differs")
  func fails() {
    expectFailures([
      "ShareBackyardTip starves: a rule does not hold when a screen offers it.\n"
        + "Change its rules, the display frequency or the screens.",
      "The timeline differs.\n  day 1: expected -, found FeedBirdsTip\n",
    ]) {
      expectNoStarvation(in: scenario, of: tips, people: 2)
      expectTimeline("0: FeedBirdsTip\n1: -\n2: FeedBirdsTip", in: scenario, of: tips)
    }
    let signedIn = scenario + "\nafter 1d: set ShareBackyardTip.isSignedIn true"
    expectNoStarvation(in: signedIn, of: tips, people: 2)
    expectTimeline("0: FeedBirdsTip\n1-2: FeedBirdsTip, ShareBackyardTip", in: signedIn, of: tips)
  }

  @Test("of starvation fails for a tip that no screen offers")
  func unoffered() {
    let scenario = scenario.replacing("  tip ShareBackyardTip\n", with: "")
    expectFailures([
      "No open screen offers ShareBackyardTip.\n"
        + "Change its rules, the display frequency or the screens."
    ]) {
      expectNoStarvation(in: scenario, of: tips, people: 2)
    }
    expectNoStarvation(in: scenario, of: [FeedBirdsTip()])
  }

  @Test("of starvation fails without people, who could not see any tip", arguments: [0, -1])
  func noPeople(people: Int) {
    expectFailures(["\(people) people cannot be simulated. Give a number of 1 or more."]) {
      expectNoStarvation(in: scenario, of: tips, people: people)
    }
  }

  @Test("reads the tips of the scenario's document, of which some may have no screen")
  func document() {
    let scenario = """
      start 2026-11-21T00:00:00Z
      length 3d
      state {"history": [], "tips": [{"id": "FeedBirdsTip"}, {"id": "PondTip"}, \
      {"id": "SongTip", "rules": ["event(\\"sung\\").donations.count >= 1"]}]}
      screen home
        tip FeedBirdsTip
        tip SongTip
      every day at 08:00: open home
      """
    expectFailures([
      "SongTip starves: a rule does not hold when a screen offers it.\n"
        + "Change its rules, the display frequency or the screens."
    ]) {
      expectNoStarvation(in: scenario)
    }
    expectNoStarvation(in: scenario.replacing("tip SongTip", with: "tip PondTip"))
    expectTimeline("0-2: FeedBirdsTip", in: scenario)
  }

  @Test("fails when the scenario or the table cannot be read, or the tips are in a file")
  func unreadable() {
    let broken = scenario.replacing("length 3d", with: "length three days")
    let unknown = scenario.replacing("tip FeedBirdsTip", with: "tip FeedBirdTip")
    let elsewhere = "tips birds.json\n" + scenario
    let file = "The scenario's tips are in \"birds.json\", which a test does not read."
    expectFailures([
      "The scenario cannot be simulated. scenario:2: ",
      "The scenario cannot be simulated. scenario:4: There is no tip \"FeedBirdTip\"",
      "The scenario cannot be simulated. …\(file)",
      "The scenario cannot be simulated. …The scenario has no tips",
      "The timeline cannot be simulated. …:2: ",
      "The timeline cannot be simulated. …There is no tip \"FeedBirdTip\"",
      "The timeline cannot be simulated. \(file)",
      "The timeline cannot be simulated. …line 1",
    ]) {
      expectNoStarvation(in: broken, of: tips)
      expectNoStarvation(in: unknown, of: tips)
      expectNoStarvation(in: elsewhere)
      expectNoStarvation(in: "start 2026-11-21\nlength 3d")
      expectTimeline("0-2: -", in: broken, of: tips)
      expectTimeline("0-2: -", in: unknown, of: tips)
      expectTimeline("0-2: -", in: elsewhere)
      expectTimeline("monday: -", in: scenario, of: tips)
    }
  }
}
