import TestSupport
import Testing
import TipModel
@testable import TipSimulation

@Suite("The part of a state from which a test starts")
struct ReproductionTests {
  private static let signedIn = "BackyardBirds.isSignedIn"
  private static let ignoring = TipOptions(ignoresDisplayFrequency: true)

  private static let favorite = TipDefinition(
    id: "FavoriteBackyardTip", title: "Save to Favorites",
    rules: [
      .binary(.equal, .parameter(signedIn), .literal(.bool(true))),
      .isEmpty(.filter(.donations(event: "didViewBackyard"), .literal(.bool(false)))),
    ])
  private static let feed = TipDefinition(id: "FeedBirdsTip", options: ignoring)
  private static let filter = TipDefinition(id: "FilterSpeciesTip", options: ignoring)
  private static let share = TipDefinition(id: "ShareBackyardTip")

  private static func record(first: Timestamp, dismissed: Timestamp? = nil) -> TipRecord {
    var record = TipRecord()
    record.displayCount = 1
    record.firstDisplayed = first
    record.lastDisplayed = first
    record.firstDismissed = dismissed
    return record
  }

  /// Four tips of a test, and four other tips, of which two hold back new tips.
  private static var state: Facts {
    var facts = Facts([
      .donate(event: "didViewBackyard", date: daysAgo(2), info: ["backyard": "pond"]),
      .donate(event: "didFillFeeder", date: daysAgo(2), info: nil),
    ])
    facts.displayFrequencyOrigin = .dismissal
    for tip in [favorite, feed, filter, share] { facts.tips[tip.id] = tip }
    facts.tips["SeasonalVisitorTip"] = TipDefinition(id: "SeasonalVisitorTip", options: ignoring)
    for id in [signedIn, "BackyardBirds.favorites"] {
      facts.parameters[id] = ParameterRecord(
        definition: ParameterDefinition(id: id, type: "Bool", initialValue: false), value: true,
        written: daysAgo(3))
    }
    facts.events["didViewBackyard"]?.limit = Tips.DonationLimit(maximumCount: 9)
    facts.records["FavoriteBackyardTip"] = record(first: daysAgo(5))
    facts.records["FavoriteBackyardTip"]?.activeDisplays = [
      ActiveDisplay(id: "d1", began: daysAgo(0.01), owner: "app")
    ]
    facts.records["FeedBirdsTip"] = record(first: daysAgo(3))
    facts.records["FilterSpeciesTip"] = TipRecord()
    facts.records["FilterSpeciesTip"]?.invalidation = Invalidation(
      reason: .tipClosed, date: daysAgo(4))
    facts.records["SeasonalVisitorTip"] = record(first: daysAgo(0.5))
    // The frequency has just let new tips show after the first, and holds them back after others.
    facts.records["MoveTheFeederTip"] = record(first: daysAgo(1))
    facts.records["NestBoxTip"] = record(first: daysAgo(2), dismissed: daysAgo(0.5))
    facts.records["NestBoxTip"]?.displayCount = 3
    facts.records["NestBoxTip"]?.lastDisplayed = daysAgo(0.25)
    facts.records["BirdBathTip"] = record(first: daysAgo(0.5))
    return facts
  }

  @Test("has the records, values, donations and overrides that decide, and nothing else")
  func facts() {
    let controls = Controls([
      .argument: TipControls(showTips: ["ShareBackyardTip"]),
      .environment: TipControls(hideTips: ["FavoriteBackyardTip"], displayFrequency: .daily),
    ])
    let reproduction = Reproduction(
      of: [Self.favorite, Self.feed, Self.filter, Self.share],
      in: Situation(Self.state, controls: controls, now: noon), expecting: [])
    var expected = Facts()
    expected.displayFrequency = .daily
    expected.displayFrequencyOrigin = .dismissal
    expected.tips["FeedBirdsTip"] = TipDefinition(id: "FeedBirdsTip", options: Self.ignoring)
    expected.records = Self.state.records
    expected.records["FavoriteBackyardTip"]?.activeDisplays = []
    expected.records["NestBoxTip"] = Self.record(first: daysAgo(2), dismissed: daysAgo(0.5))
    expected.records["MoveTheFeederTip"] = nil
    expected.records["SeasonalVisitorTip"] = nil
    expected.overrides.tips = ["FavoriteBackyardTip": .hidden, "ShareBackyardTip": .shown]
    expected.parameters[Self.signedIn] = ParameterRecord(value: true)
    let views = Self.state.events["didViewBackyard"]?.log ?? DonationLog()
    expected.events["didViewBackyard"] = EventRecord(log: views)
    #expect(views.donations.count == 1)
    #expect(reproduction.facts == expected)
    #expect(reproduction.now == noon)
    #expect(
      reproduction.cases.map(\.tip.id) == [
        "FavoriteBackyardTip", "FeedBirdsTip", "FilterSpeciesTip", "ShareBackyardTip",
      ])
    #expect(
      reproduction.cases.map(\.expected.status) == [
        .pending(.override), .available, .invalidated(.tipClosed), .available,
      ])
    #expect(
      reproduction.cases.map(\.notes) == [
        ["A process shows it now; a test presents it by itself."], [], [], [],
      ])
  }

  @Test("has no values and donations that were not written, and no tip that was never seen")
  func nothing() {
    var facts = Facts()
    for tip in [Self.favorite, Self.feed] { facts.tips[tip.id] = tip }
    let reproduction = Reproduction(
      of: [Self.favorite, Self.feed], in: Situation(facts, now: noon), expecting: [])
    #expect(reproduction.facts == Facts())
    #expect(reproduction.cases.map(\.expected.status) == [.pending(.rule), .available])
  }

  @Test("expects the last sentence about a tip, and what holds for the others")
  func expectations() throws {
    let sentences = [
      "FeedBirdsTip pending", "FilterSpeciesTip pending", "FeedBirdsTip invalidated(tipClosed)",
      "FilterSpeciesTip invalidated",
    ]
    let reproduction = Reproduction(
      of: [Self.share, Self.feed, Self.filter], in: Situation(Facts(), now: noon),
      expecting: try sentences.map { try StatusExpectation($0) })
    #expect(
      reproduction.cases.map(\.expected.status) == [
        .available, .invalidated(.tipClosed), .invalidated(nil),
      ])
    #expect(
      StatusExpectation.accepted == ["available", "pending", "invalidated"]
        + Tips.InvalidationReason.allCases.map { "invalidated(\($0.rawValue))" })
  }

  // MARK: - Notes

  @Test("notes that a group of the app shows a different tip, which a test does not have")
  func group() {
    var facts = Facts()
    let group = GroupDefinition(.firstAvailable, ["FeedBirdsTip", "ShareBackyardTip"])
    facts.groups[group.key] = group
    for tip in [Self.feed, Self.share] { facts.tips[tip.id] = tip }
    let reproduction = Reproduction(
      of: [Self.feed, Self.share], in: Situation(facts, now: noon), expecting: [])
    #expect(reproduction.cases.map(\.expected.status) == [.available, .available])
    #expect(
      reproduction.cases.map(\.notes) == [
        [],
        [
          "In the app: 2 of 2 in the group \"firstAvailable: FeedBirdsTip, ShareBackyardTip\", "
            + "whose current tip is FeedBirdsTip; a test makes the group by itself."
        ],
      ])
  }

  @Test("notes that an alert of the app hides a tip, and that code of a rule runs again")
  func alert() {
    var facts = Facts()
    for tip in [Self.favorite, Self.share] { facts.tips[tip.id] = tip }
    facts.alerts["deleteBackyard"] = AlertRecord(
      TipAlert(id: "deleteBackyard", title: "Delete Backyard?", buttons: [.cancel]))
    facts.alerts["deleteBackyard"]?.activeDisplays = [
      ActiveDisplay(id: "a1", began: daysAgo(0.01), owner: "app")
    ]
    facts.records["ShareBackyardTip"] = TipRecord()
    for (source, value) in [("isWarm()", false), ("isCalm()", true), ("areBirdsHere()", true)] {
      facts.records["ShareBackyardTip"]?.opaqueResults[source] = OpaqueResult(
        value: value, date: daysAgo(1))
    }
    let reproduction = Reproduction(
      of: [Self.favorite, Self.share], in: Situation(facts, now: noon), expecting: [])
    #expect(reproduction.cases.map(\.expected.status) == [.pending(.rule), .available])
    let note =
      "In the app it is pending by alert: the alert \"deleteBackyard\" is on screen, "
      + "which a test does not have."
    let rule = "is Swift code, which the test runs again; its last result was"
    #expect(
      reproduction.cases.map(\.notes) == [
        [note],
        [
          "Its rule { areBirdsHere() } \(rule) true.", "Its rule { isCalm() } \(rule) true.",
          "Its rule { isWarm() } \(rule) false.", note,
        ],
      ])
  }

  @Test("notes that a tip is available only because it is on screen for the last time")
  func lastDisplay() {
    let tip = TipDefinition(id: "FeedBirdsTip", options: TipOptions(maxDisplayCount: 1))
    var facts = Facts()
    facts.tips["FeedBirdsTip"] = tip
    facts.records["FeedBirdsTip"] = Self.record(first: daysAgo(0.01))
    facts.records["FeedBirdsTip"]?.activeDisplays = [
      ActiveDisplay(id: "d1", began: daysAgo(0.01), owner: "app")
    ]
    let reproduction = Reproduction(of: [tip], in: Situation(facts, now: noon), expecting: [])
    #expect(
      reproduction.cases.map(\.expected.status) == [.invalidated(.displayCountExceeded)])
    #expect(
      reproduction.cases.map(\.notes) == [
        [
          "A process shows it now; a test presents it by itself.",
          "In the app it is available, because no gate fails there.",
        ]
      ])
  }
}
