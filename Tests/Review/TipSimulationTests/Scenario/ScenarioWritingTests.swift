import TestSupport
import Testing
import TipModel
import TipSimulation

@Suite("The printed text of a scenario")
struct ScenarioWritingTests {
  @Test("The text has each part on a line of its own, with names as plain as they can be")
  func text() throws {
    #expect(
      try Scenario(ScenarioTextTests.example).description == """
        tips backyard-birds.json
        start 2026-11-21T00:00:00.000Z
        length 60d
        frequency daily
        frequency from dismissal
        seed 7

        screen home for 5m
          tip FavoriteBackyardTip
          popover tip SeasonalVisitorTip
          group ordered: FeedBirdsTip, FilterSpeciesTip

        sees ShareBackyardTip
          20% closes after 10s
          12.5% presses share after 5s
            then set BackyardBirds.favoriteCount 1

        sees *
          30% performs

        every day at 08:00: open home
        on sat, sun at 18:30:15: open home for 2h
        3 times a week with 50%: donate didSearchBird x2 {"species":"wren"}
        at 2026-12-01T10:00:00.000Z: set BackyardBirds.isSignedIn false
        after 2d: unset BackyardBirds.isSignedIn
        every day at 08:00: reset FeedBirdsTip
        every day at 08:00: invalidate FeedBirdsTip tipClosed
        every day at 08:00: close home
        every day at 08:00: display FeedBirdsTip
        every day at 08:00: dismiss FeedBirdsTip

        """)
  }

  @Test("A value that has its default is not written, and is read as the default")
  func defaults() throws {
    let text = """
      start 2026-11-21T00:00:00.000Z
      length 1d

      screen home
        tip FeedBirdsTip

      sees *
        10% closes

      after 0s: donate didFillFeeder

      """
    let scenario = Scenario(
      start: at("2026-11-21T00:00:00Z"), length: Scenario.dayLength, seed: 0,
      screens: [Scenario.Screen(id: "home", places: [Scenario.Place(.tip("FeedBirdsTip"))])],
      people: [Reaction(to: nil, [.init(Chance(millionths: 100_000), .closes, after: 0)])],
      script: [ScriptLine(.after(0), .donate(event: "didFillFeeder", info: nil, count: 1))])
    #expect(scenario.description == text)
    #expect(try Scenario(text) == scenario)
  }

  @Test("A scenario without screens, people and script has its settings alone")
  func settings() throws {
    let scenario = Scenario(start: noon, length: 1)
    #expect(scenario.description == "start 2026-11-21T12:00:00.000Z\nlength 1ms\n")
  }

  @Test("Tabs and the line ends of other systems are white space")
  func whiteSpace() throws {
    let lines = ScenarioTextTests.example.split(separator: "\n", omittingEmptySubsequences: false)
    let tabbed = lines.map { "\t \($0) \t\r" }.joined(separator: "\n")
    #expect(try Scenario(tabbed) == Scenario(ScenarioTextTests.example))
  }
}
