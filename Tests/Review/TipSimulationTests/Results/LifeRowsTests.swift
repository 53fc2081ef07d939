import Testing
import TipModel
@testable import TipSimulation

@Suite("The life of one person for programs")
struct LifeRowsTests {
  @Test("has a row for each state of each tip, with its gate and its reason")
  func rows() throws {
    let lanes = try PondScenario.simulation().life().lanesInGroups.filter { lane in
      ["FeedBirdsTip", "FilterSpeciesTip"].contains(lane.tip)
    }
    let start = "2026-11-21T00:00:00.000Z"
    let opening = "2026-11-21T08:00:00.000Z"
    let end = "2026-11-24T00:00:00.000Z"
    #expect(
      lanes.rows == [
        ["tip", "state", "decidedBy", "reason", "start", "end"],
        ["FeedBirdsTip", "available", "", "", start, opening],
        ["FeedBirdsTip", "onScreen", "", "", opening, "2026-11-21T08:00:10.000Z"],
        [
          "FeedBirdsTip", "invalidated", "invalidation", "actionPerformed",
          "2026-11-21T08:00:10.000Z", end,
        ],
        [
          "FilterSpeciesTip", "available", "group", "FavoriteBackyardTip comes first", start,
          "2026-11-22T12:00:00.000Z",
        ],
        [
          "FilterSpeciesTip", "available", "group", "FavoriteBackyardTip is the current tip",
          "2026-11-22T12:00:00.000Z", end,
        ],
      ])
  }

  @Test("has the days, the tips with their first days and what they starve by, as JSON")
  func json() throws {
    let json = try PondScenario.simulation().life().json
    #expect(json["days"] == (try StoredValue(json: Self.days, subject: "days")))
    #expect(json["people"] == 1 && json["seed"] == 0)
    #expect(json["start"] == "2026-11-21T00:00:00.000Z")
    #expect(json["end"] == "2026-11-24T00:00:00.000Z")
    #expect(json["unoffered"] == ["MoveTheFeederTip"])
    var tips: [[String: StoredValue]] = []
    if case .array(let elements)? = json["tips"] {
      for case .object(let members) in elements { tips.append(members) }
    }
    try #require(tips.count == 6)
    let firstDays: [StoredValue] = [1, 0, .null, .null, 0, .null]
    #expect(tips.compactMap { $0["firstDay"] } == firstDays)
    let starvedBy: [StoredValue] = [.null, .null, "group", .null, .null, "popover"]
    #expect(tips.compactMap { $0["starvedBy"] } == starvedBy)
    #expect(tips[0]["id"] == "FavoriteBackyardTip" && tips[0]["title"] == "Save to Favorites")
    #expect(
      tips[0]["displays"] == [
        "2026-11-22T20:00:00.000Z", "2026-11-23T08:00:00.000Z", "2026-11-23T20:00:00.000Z",
      ])
    #expect(tips[1]["spans"] == (try StoredValue(json: Self.spans, subject: "spans")))
  }

  private static let days = """
    [{"day": 0, "openings": 2, "onScreen": ["FeedBirdsTip", "SeasonalVisitorTip"],
      "notOnScreen": {"FavoriteBackyardTip": "rule", "FilterSpeciesTip": "group",
        "ShareBackyardTip": "popover"}},
     {"day": 1, "openings": 2, "onScreen": ["FavoriteBackyardTip", "SeasonalVisitorTip"],
      "notOnScreen": {"FilterSpeciesTip": "group", "ShareBackyardTip": "popover"}},
     {"day": 2, "openings": 2, "onScreen": ["FavoriteBackyardTip", "SeasonalVisitorTip"],
      "notOnScreen": {"FilterSpeciesTip": "group", "ShareBackyardTip": "popover"}}]
    """

  private static let spans = """
    [{"state": "available", "decidedBy": null, "reason": null,
      "start": "2026-11-21T00:00:00.000Z", "end": "2026-11-21T08:00:00.000Z"},
     {"state": "onScreen", "decidedBy": null, "reason": null,
      "start": "2026-11-21T08:00:00.000Z", "end": "2026-11-21T08:00:10.000Z"},
     {"state": "invalidated", "decidedBy": "invalidation", "reason": "actionPerformed",
      "start": "2026-11-21T08:00:10.000Z", "end": "2026-11-24T00:00:00.000Z"}]
    """
}
