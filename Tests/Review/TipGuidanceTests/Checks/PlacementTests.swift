import Testing
import TipGuidance
import TipModel

@Suite("Places and ends of tips")
struct PlacementTests {
  private func placement(
    _ elements: [String], anchor: String? = nil, covers: [String] = [], displaces: [String] = [],
    hasFrames: Bool = true, isDismissible: Bool = true
  ) -> GuidancePlacement {
    var placement = GuidancePlacement(among: elements, anchor: anchor)
    (placement.covers, placement.displaces) = (covers, displaces)
    (placement.hasFrames, placement.isDismissible) = (hasFrames, isDismissible)
    return placement
  }

  private func report(_ placement: GuidancePlacement?) -> GuidanceReport {
    var tip = GuidanceTip(
      id: "A", title: "Save to Favorites", message: "Tap the star to keep this backyard.")
    tip.placement = placement
    return TipGuidance.check(GuidanceContent(tips: [tip]))
  }

  @Test(
    "T25: a tip covers neither its anchor nor what its text names, and does not move everything")
  func t25() {
    func message(_ placement: GuidancePlacement) -> String? {
      let findings = report(placement).findings
      #expect(findings.map(\.id) == findings.map { _ in "T25" })
      return findings.first?.message
    }
    let own = message(placement(["star"], anchor: "star", covers: ["star"]))
    #expect(own == "The tip covers \"star\", which it is about.")
    let named = message(placement(["feeder", "Star.button"], covers: ["feeder", "Star.button"]))
    #expect(named == "The tip covers \"Star.button\", which it is about.")
    #expect(
      message(placement(["pond", "feeder"], anchor: "pond", covers: ["feeder"])) == nil)
    let all = message(placement(["a", "b"], displaces: ["b", "a", "other-tip"]))
    #expect(all == "The tip moves all 2 elements of the screen.")
    #expect(message(placement(["a", "b"], displaces: ["b"])) == nil)
    #expect(
      message(placement(["a"], displaces: ["a"])) == nil, "nothing else is on the screen")
    #expect(
      message(placement(["a"], isDismissible: false)) == "People cannot dismiss the tip.")
  }

  @Test("T25: a tip on a screen without frames is skipped, and the report counts it")
  func skipped() {
    let hidden = placement(["star"], covers: ["star"], hasFrames: false)
    #expect(report(hidden).findings == [])
    #expect(report(hidden).skipped == [GuidanceSkip(id: "T25", count: 1, languages: [])])
    let moving = placement(["a", "b"], displaces: ["a", "b"], hasFrames: false)
    #expect(report(moving).findings == [])
    #expect(report(nil).skipped == [], "the place is unknown, and nothing is missing")
    let fixed = placement(["star"], hasFrames: false, isDismissible: false)
    #expect(report(fixed).findings.map(\.message) == ["People cannot dismiss the tip."])
  }

  @Test(
    "T26: a tip whose rules only wait for donations never ends",
    arguments: [
      (["event(\"visit\").donations.count >= 3"], true),
      (["event(\"visit\").donations.donatedWithin(.days(5)).count > 1"], true),
      (["!event(\"visit\").donations.isEmpty"], true),
      (["event(\"a\").donations.count > 1 && event(\"b\").donations.count > 1"], true),
      (
        ["event(\"visit\").donations.count >= 3", "event(\"favorite\").donations.count == 0"], false
      ),
      (["event(\"visit\").donations.count < 3"], false),
      (["parameter(\"Birds.favorites\").count > 3"], false),
      (["event(\"visit\").donations.count > 1 && parameter(\"P\") == true"], false),
      (["parameter(\"P\") == true || event(\"visit\").donations.count > 1"], false),
      (["event(\"favorite\").donations.isEmpty"], false),
      (["parameter(\"Birds.isSignedIn\") == true"], false),
      (["opaque(\"{ $0 > 3 }\")"], false), ([], false),
    ])
  func t26(rules: [String], isFound: Bool) throws {
    let parsed = try rules.map { try RuleExpression(parsing: $0) }
    func ids(_ definition: TipDefinition) -> [String] {
      let text = (title: "Save to Favorites", message: "Tap the star to keep this backyard.")
      var tip = GuidanceTip(id: "A", title: text.title, message: text.message)
      tip.definition = definition
      return found(tip, among: "T26")
    }
    #expect(ids(TipDefinition(id: "A", rules: parsed)) == (isFound ? ["T26"] : []))
    let limited = TipDefinition(id: "A", rules: parsed, options: TipOptions(maxDisplayCount: 3))
    #expect(ids(limited) == [])
    let acting = ActionDefinition(id: "open", title: "Open Favorites")
    #expect(ids(TipDefinition(id: "A", actions: [acting], rules: parsed)) == [])
  }
}
