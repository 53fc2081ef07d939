import Testing
import TipModel
@testable import TipSimulation

@Suite("The table of a population")
struct PopulationRowsTests {
  private static let favorite: Population.Tally = {
    var tally = Population.Tally()
    tally.offered = 6
    tally.seen = 4
    tally.firstDays = [0: 1, 5: 2, 12: 1]
    tally.displays = [1: 3, 3: 1]
    tally.invalidated = [.tipClosed: 1, .actionPerformed: 3]
    tally.hindered = [.rule: 2]
    tally.starved = [.displayFrequency: 2]
    return tally
  }()

  private static func starved(_ starved: [Hindrance: Int]) -> Population.Tally {
    var tally = Population.Tally()
    tally.offered = starved.values.reduce(0, +)
    tally.starved = starved
    return tally
  }

  private static func seen(onDay day: Int, displays: Int) -> Population.Tally {
    var tally = Population.Tally()
    tally.offered = 1
    tally.seen = 1
    tally.firstDays = [day: 1]
    tally.displays = [displays: 1]
    return tally
  }

  private static let population = Population(
    people: 8, days: 31,
    tips: [
      "FavoriteBackyardTip": favorite, "FeedBirdsTip": Population.Tally(),
      "FilterSpeciesTip": starved([.rule: 4, .group: 4]),
      "SeasonalVisitorTip": seen(onDay: 30, displays: 2),
      "ShareBackyardTip": starved([.rule: 1]),
    ])

  @Test(
    "reports the reach by the days that the scenario has, or by its last day",
    arguments: [
      (1, [0]), (2, [1]), (7, [1]), (8, [1, 7]), (30, [1, 7]), (31, [1, 7, 30]),
      (90, [1, 7, 30]), (91, [1, 7, 30, 90]),
    ])
  func days(count: Int, days: [Int]) {
    #expect(Population(people: 1, days: count, tips: [:]).reportedDays == days)
  }

  @Test("has shares, averages and reasons for people, the most frequent one first")
  func cells() {
    let population = Self.population
    #expect(
      population.columns == [
        "tip", "by day 1", "by day 7", "by day 30", "all", "median day", "displays",
        "invalidated", "never seen",
      ])
    let none = ["0.0%", "0.0%", "0.0%", "0.0%", "-", "0.00", ""]
    #expect(
      population.sortedTips.map { population.cells($0.id, $0.tally) } == [
        [
          "FavoriteBackyardTip", "12.5%", "37.5%", "50.0%", "50.0%", "5", "0.75",
          "actionPerformed 75.0%, tipClosed 25.0%", "25.0%: displayFrequency 100.0%",
        ],
        ["FeedBirdsTip"] + none + ["100.0%: not offered"],
        ["FilterSpeciesTip"] + none + ["100.0%: group 50.0%, rule 50.0%"],
        ["SeasonalVisitorTip", "0.0%", "0.0%", "12.5%", "12.5%", "30", "0.25", "", ""],
        ["ShareBackyardTip"] + none + ["12.5%: rule 100.0%"],
      ])
    #expect(
      population.unseen == [
        "FilterSpeciesTip starves: a rule does not hold when a screen offers it.",
        "ShareBackyardTip starves: a rule does not hold when a screen offers it.",
        "No open screen offers FeedBirdsTip.",
      ])
  }

  @Test("has for programs whole numbers, and nothing where there is no day or no reason")
  func rows() {
    #expect(
      Self.population.rows == [
        [
          "tip", "people", "offered", "seen", "seenByDay1", "seenByDay7", "seenByDay30",
          "medianFirstDay", "displays", "neverSeen", "starvedBy",
        ],
        ["FavoriteBackyardTip", "8", "6", "4", "1", "3", "4", "5", "6", "2", "displayFrequency"],
        ["FeedBirdsTip", "8", "0", "0", "0", "0", "0", "", "0", "0", ""],
        ["FilterSpeciesTip", "8", "8", "0", "0", "0", "0", "", "0", "8", "rule"],
        ["SeasonalVisitorTip", "8", "1", "1", "0", "0", "1", "30", "2", "0", ""],
        ["ShareBackyardTip", "8", "1", "0", "0", "0", "0", "", "0", "1", "rule"],
      ])
  }

  @Test("has all numbers as JSON")
  func json() throws {
    let population = Population(
      people: 8, days: 31,
      tips: [
        "FavoriteBackyardTip": Self.favorite, "FeedBirdsTip": Population.Tally(),
        "ShareBackyardTip": Self.starved([.rule: 1]),
      ])
    let expected = try StoredValue(
      json: """
        {"people": 8, "dayCount": 31, "unoffered": ["FeedBirdsTip"],
         "starving": [{"id": "ShareBackyardTip", "starvedBy": "rule"}], "tips": [
           {"id": "FavoriteBackyardTip", "offered": 6, "seen": 4, "displays": 6,
            "displaysPerPerson": {"1": 3, "3": 1}, "firstDays": {"0": 1, "5": 2, "12": 1},
            "medianFirstDay": 5, "reached": {"1": 1, "7": 3, "30": 4}, "hindered": {"rule": 2},
            "invalidated": {"tipClosed": 1, "actionPerformed": 3},
            "starved": {"displayFrequency": 2}},
           {"id": "FeedBirdsTip", "offered": 0, "seen": 0, "displays": 0,
            "displaysPerPerson": {}, "firstDays": {}, "medianFirstDay": null,
            "reached": {"1": 0, "7": 0, "30": 0}, "hindered": {}, "invalidated": {},
            "starved": {}},
           {"id": "ShareBackyardTip", "offered": 1, "seen": 0, "displays": 0,
            "displaysPerPerson": {}, "firstDays": {}, "medianFirstDay": null,
            "reached": {"1": 0, "7": 0, "30": 0}, "hindered": {}, "invalidated": {},
            "starved": {"rule": 1}}]}
        """, subject: "population")
    #expect(StoredValue.object(population.json).json == expected.json)
  }

  @Test("stands beside those of other variants, which may have different tips")
  func comparison() {
    let daily = Population(
      people: 8, days: 31,
      tips: [
        "FavoriteBackyardTip": Self.favorite, "ShareBackyardTip": Self.starved([.rule: 1]),
      ])
    let weekly = Population(
      people: 4, days: 2,
      tips: [
        "FavoriteBackyardTip": Self.seen(onDay: 0, displays: 1),
        "FeedBirdsTip": Population.Tally(),
      ])
    let variants = [("daily", daily), ("weekly", weekly)]
    let comparison = PopulationComparison(variants: variants)
    let tips = ["FavoriteBackyardTip", "FeedBirdsTip", "ShareBackyardTip"]
    #expect(comparison.tips == tips)
    #expect(comparison.columns == ["tip", "daily", "median day", "weekly", "median day"])
    #expect(
      comparison.tips.map(comparison.cells) == [
        ["FavoriteBackyardTip", "50.0%", "5", "25.0%", "0"],
        ["FeedBirdsTip", "", "", "0.0%", "-"], ["ShareBackyardTip", "0.0%", "-", "", ""],
      ])
    #expect(
      comparison.unseen == [
        "daily: ShareBackyardTip starves: a rule does not hold when a screen offers it.",
        "weekly: No open screen offers FeedBirdsTip.",
      ])
    #expect(
      comparison.rows == [
        ["variant", "tip", "people", "seen", "medianFirstDay", "displays", "starvedBy"],
        ["daily", "FavoriteBackyardTip", "8", "4", "5", "6", "displayFrequency"],
        ["daily", "ShareBackyardTip", "8", "0", "", "0", "rule"],
        ["weekly", "FavoriteBackyardTip", "4", "1", "0", "1", ""],
        ["weekly", "FeedBirdsTip", "4", "0", "", "0", ""],
      ])
    let objects = variants.map { name, population in
      var members = population.json
      members["name"] = .string(name)
      return StoredValue.object(members)
    }
    #expect(comparison.json == ["variants": .array(objects)])
  }
}
