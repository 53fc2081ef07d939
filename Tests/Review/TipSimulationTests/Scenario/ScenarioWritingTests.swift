import TestSupport
import Testing
import TipModel
import TipSimulation

@Suite("The printed forms of a scenario")
struct ScenarioWritingTests {
  @Test("The text form has each part on a line of its own, with names as plain as they can be")
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

        """)
  }

  @Test("The JSON form has the same parts")
  func json() throws {
    let scenario = try Scenario(ScenarioTextTests.example)
    let expected = try StoredValue(json: Self.json, subject: "scenario")
    #expect(scenario.storedValue.json == expected.json)
    #expect(scenario.json == expected.prettyJSON + "\n")
  }

  private static let json = """
    {"schema": 1, "tips": "backyard-birds.json", "start": "2026-11-21T00:00:00.000Z",
     "length": "60d", "displayFrequency": "daily", "displayFrequencyFrom": "dismissal", "seed": 7,
     "screens": [{"id": "home", "visit": "5m", "places": [
       {"tip": "FavoriteBackyardTip"}, {"tip": "SeasonalVisitorTip", "popover": true},
       {"group": {"priority": "ordered", "members": ["FeedBirdsTip", "FilterSpeciesTip"]}}]}],
     "people": [
       {"tip": "ShareBackyardTip", "outcomes": [
         {"chance": 0.2, "does": "closes", "after": "10s"},
         {"chance": 0.125, "does": "presses", "action": "share", "after": "5s", "then": [
           {"set": {"parameter": "BackyardBirds.favoriteCount", "value": 1}}]}]},
       {"outcomes": [{"chance": 0.3, "does": "performs"}]}],
     "script": [
       {"daily": "08:00", "open": {"screen": "home"}},
       {"weekly": {"days": ["sat", "sun"], "time": "18:30:15"},
        "open": {"screen": "home", "visit": "2h"}},
       {"timesAWeek": 3, "chance": 0.5,
        "donate": {"event": "didSearchBird", "info": {"species": "wren"}, "count": 2}},
       {"at": "2026-12-01T10:00:00.000Z",
        "set": {"parameter": "BackyardBirds.isSignedIn", "value": false}},
       {"after": "2d", "unset": "BackyardBirds.isSignedIn"},
       {"daily": "08:00", "reset": "FeedBirdsTip"},
       {"daily": "08:00", "invalidate": {"tip": "FeedBirdsTip", "reason": "tipClosed"}},
       {"daily": "08:00", "close": "home"}]}
    """

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
    let json = try StoredValue(
      json: """
        {"schema": 1, "start": "2026-11-21T00:00:00.000Z", "length": "1d",
         "screens": [{"id": "home", "places": [{"tip": "FeedBirdsTip"}]}],
         "people": [{"outcomes": [{"chance": 0.1, "does": "closes"}]}],
         "script": [{"after": "0s", "donate": {"event": "didFillFeeder"}}]}
        """, subject: "scenario")
    let scenario = Scenario(
      start: at("2026-11-21T00:00:00Z"), length: Scenario.dayLength, seed: 0,
      screens: [Scenario.Screen(id: "home", places: [Scenario.Place(.tip("FeedBirdsTip"))])],
      people: [Reaction(to: nil, [.init(Chance(millionths: 100_000), .closes, after: 0)])],
      script: [ScriptLine(.after(0), .donate(event: "didFillFeeder", info: nil, count: 1))])
    #expect(scenario.description == text)
    #expect(scenario.storedValue.json == json.json)
    #expect(try Scenario(text) == scenario)
    #expect(try Scenario(json.json) == scenario)
  }

  @Test("A scenario without screens, people and script has its settings alone")
  func settings() throws {
    let scenario = Scenario(start: noon, length: 1)
    #expect(scenario.description == "start 2026-11-21T12:00:00.000Z\nlength 1ms\n")
    #expect(
      scenario.storedValue.json
        == #"{"length":"1ms","schema":1,"start":"2026-11-21T12:00:00.000Z"}"#)
  }

  @Test("Tabs and the line ends of other systems are white space")
  func whiteSpace() throws {
    let lines = ScenarioTextTests.example.split(separator: "\n", omittingEmptySubsequences: false)
    let tabbed = lines.map { "\t \($0) \t\r" }.joined(separator: "\n")
    #expect(try Scenario(tabbed) == Scenario(ScenarioTextTests.example))
  }
}
