import Foundation
import Testing
import TipContent
import TipEngine
import TipModel
import TipTesting

@Suite("A center's statuses")
struct StatusTests {
  @Test("A tip is pending until all its rules hold, then available")
  func rulesDecide() throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      #expect(FavoriteTip().status == .pending)
      Birds.isSignedIn.wrappedValue = true
      for _ in 1...2 { Birds.didView.sendDonation() }
      #expect(FavoriteTip().status == .pending)
      Birds.didView.sendDonation()
      #expect(FavoriteTip().status == .available)
      #expect(FavoriteTip().shouldDisplay)
    }
  }

  @Test("Before configure nothing shows, and changes are applied in order later (D14, D26)")
  func beforeConfigure() throws {
    let center = TipsCenter(arguments: [], environment: [:], clock: ManualClock())
    try Tips.withCenter(center) {
      for _ in 1...3 { Birds.didView.sendDonation() }
      Birds.isSignedIn.wrappedValue = false
      Birds.isSignedIn.wrappedValue = true
      #expect(FeedTip().status == .pending)
      #expect(center.verdict(for: FeedTip()).decidedBy == .configured)
      #expect(Birds.isSignedIn.wrappedValue)
      try Tips.configure([.datastoreLocation(.memory)])
      #expect(FavoriteTip().status == .available)
      #expect(Birds.didView.donations.count == 3)
    }
  }

  @Test("Changes before configure are dated by the clock that configure sets (D14)")
  func beforeConfigureIsRestamped() throws {
    let center = TipsCenter(arguments: [], environment: [:], clock: ManualClock())
    try Tips.withCenter(center) {
      Birds.didView.sendDonation()
      Birds.visits.wrappedValue = 3
      let frozen = try #require(date("2030-01-01T00:00:00Z"))
      try Tips.configure([.datastoreLocation(.memory), .clock(.frozen(at: frozen))])
      #expect(Birds.didView.donations.map(\.date) == [frozen])
      #expect(center.facts.parameters["Birds.visits"]?.written?.date == frozen)
      #expect(center.now == frozen)
    }
  }

  @Test("A second configure throws TipKit's error (D1)")
  func secondConfigure() throws {
    let center = try makeCenter()
    #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try center.configure() }
  }

  @Test("The first reason of an invalidation stays (D15), and resetEligibility undoes it (D16)")
  func invalidation() async throws {
    let center = try makeCenter()
    await Tips.withCenter(center) {
      FeedTip().invalidate(reason: .actionPerformed)
      FeedTip().invalidate(reason: .tipClosed)
      #expect(FeedTip().status == .invalidated(.actionPerformed))
      await FeedTip().resetEligibility()
      #expect(FeedTip().status == .available)
    }
  }

  @Test(
    "Statuses are stored by id: instances with one id are one tip, other ids other tips (D23)")
  func identity() throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      LimitedTip(id: "north").invalidate(reason: .tipClosed)
      #expect(LimitedTip(id: "north").status == .invalidated(.tipClosed))
      #expect(LimitedTip(id: "south").status == .available)
    }
  }

  @Test("Two types with one id are one tip, defined by the type used last (D17)")
  func sharedID() throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      FeedTip().invalidate(reason: .tipClosed)
      #expect(center.facts.tips["FeedTip"]?.type == "FeedTip")
      #expect(LimitedTip(id: "FeedTip").status == .invalidated(.tipClosed))
      #expect(center.facts.tips["FeedTip"]?.type == "LimitedTip")
    }
  }

  @Test("Each instance has its own rules, and those of the newest one are stored (D23, D28)")
  func instanceRules() throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      Birds.visits.wrappedValue = 5
      #expect(VisitsTip(visits: 3).status == .available)
      #expect(VisitsTip(visits: 9).status == .pending)
      let rules = center.facts.tips["VisitsTip"]?.rules.map(\.description)
      #expect(rules == [#"parameter("Birds.visits") >= 9"#])
      #expect(VisitsTip(visits: 3).status == .available)
    }
  }

  @Test("An opaque rule runs natively, and its last result is recorded (D24)")
  func opaqueRule() throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      #expect(GenerousTip().status == .pending)
      let rule = "$0.donations.filter(\\.isGenerous).count > 1"
      #expect(center.facts.records["GenerousTip"]?.opaqueResults[rule]?.value == false)
      for grams in [5, 20, 30] { Birds.didFeed.sendDonation(.init(bird: "tit", grams: grams)) }
      #expect(GenerousTip().status == .available)
      #expect(center.facts.records["GenerousTip"]?.opaqueResults[rule]?.value == true)
    }
  }

  @Test("An opaque rule that fails does not hold, until it can be evaluated again (D24)")
  func failingOpaqueRule() throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      for (visits, status) in [(0, Tips.Status.pending), (4, .available), (0, .pending)] {
        Birds.visits.wrappedValue = visits
        #expect(SeedsTip().status == status, "\(visits) visits")
      }
    }
  }

  @Test("A tip becomes known when it is first evaluated, displayed or observed (D28)")
  func firstUse() throws {
    let center = try makeCenter()
    try Tips.withCenter(center) {
      #expect(center.facts.tips.isEmpty)
      _ = FeedTip().status
      #expect(center.facts.tips.keys.sorted() == ["FeedTip"])
      try #require(SeasonTip().present()).end()
      #expect(center.facts.tips.keys.sorted() == ["FeedTip", "SeasonTip"])
      let updates = ShareTip().statusUpdates
      #expect(center.facts.tips.keys.sorted() == ["FeedTip", "SeasonTip", "ShareTip"])
      withExtendedLifetime(updates) {}
    }
  }

  @Test("Registering makes tips, parameters and events known (D28)")
  func registration() throws {
    let center = try makeCenter()
    center.register([FavoriteTip(), FeedTip()])
    let facts = center.facts
    #expect(facts.tips.keys.sorted() == ["FavoriteTip", "FeedTip"])
    #expect(facts.parameters["Birds.isSignedIn"]?.current == .bool(false))
    #expect(facts.events["didViewBackyard"] != nil)
    #expect(
      facts.tips["FavoriteTip"]?.rules.map(\.description) == [
        "parameter(\"Birds.isSignedIn\") == true",
        "event(\"didViewBackyard\").donations.donatedWithin(.days(5)).count >= 3",
      ])
  }
}

/// A tip whose rule depends on its instance.
private struct VisitsTip: Tip {
  let visits: Int
  var title: Text { Text("Visit Again") }
  var rules: [Rule] {
    let visits = visits
    return [Rule(Birds.visits) { $0 >= visits }]
  }
}

/// A tip whose rule divides by the visits, and is opaque because it is too deep to be stored.
private struct SeedsTip: Tip {
  var title: Text { Text("Share Your Seeds") }
  var rules: [Rule] {
    let rule = Rule(Birds.visits) { ($0 + 12) / $0 > 3 }
    return [Rule(.conjunction, Array(repeating: rule, count: 1100))]
  }
}
