import Foundation
import Testing
import TipModel
import TipTesting

@Suite("A suite with a center for each test", .tips(at: "2026-11-21T09:00:00Z", frequency: .daily))
struct TraitTests {
  @Test("has a clock that starts at the given date, and a datastore in memory")
  func basics() {
    #expect(TipTest.clock.date == Timestamp(iso8601: "2026-11-21T09:00:00Z")?.date)
    #expect(Tips.center.now == TipTest.clock.date)
    #expect(Tips.receipt?.datastore == "memory")
    #expect(TipTest.center === Tips.center)
  }

  @Test("isolates its tests", arguments: 1...20)
  func isolation(donations: Int) async {
    for _ in 0..<donations { await Backyard.didView.donate() }
    #expect(Backyard.didView.donations.count == donations)
  }

  @Test("has the suite's options in each test")
  func frequency() throws {
    let display = try #require(FeedBirdsTip().present())
    display.end()
    expectHidden(ShareBackyardTip(), because: .displayFrequency)
    expectEligible(ShareBackyardTip(), after: .days(1))
  }

  @Test("lets a test override some options", .tips(frequency: .immediate))
  func refined() throws {
    let display = try #require(FeedBirdsTip().present())
    display.end()
    expectStatus(ShareBackyardTip(), .available)
    #expect(TipTest.clock.date == Timestamp(iso8601: "2026-11-21T09:00:00Z")?.date)
  }

  @Test("hides all tips except the given ones", .tips(showing: [FavoriteBackyardTip.self]))
  func showing() {
    expectStatus(FavoriteBackyardTip(), .available)
    expectHidden(FeedBirdsTip(), because: .override)
  }

  @Test("shows tips by id", .tips(showing: ["feeder-north"]))
  func showingIDs() {
    expectStatus(FeederTip(place: "north"), .available)
    expectHidden(FeederTip(place: "south"), because: .override)
  }

  @Test(
    "knows all tips of the app from the start", .tips(all: [FeedBirdsTip(), ShareBackyardTip()]))
  func all() {
    #expect(Tips.center.explanations.map(\.tip.id) == ["FeedBirdsTip", "ShareBackyardTip"])
  }

  @Test("hides all tips", .tips(showing: []))
  func quiet() throws {
    expectNoTips(among: [FavoriteBackyardTip(), FeedBirdsTip()])
    let display = try #require(Tips.center.show(FeedBirdsTip()))
    #expect(display.isForced)
    display.end()
    expectHidden(ShareBackyardTip())
  }

  @Test(
    "reads only the given launch arguments and variables",
    .tips(
      arguments: ["app", "-tipctl.HideTips", "FeedBirdsTip"],
      environment: ["TIPCTL_SHOW_TIPS": "FavoriteBackyardTip"]))
  func sources() {
    expectHidden(FeedBirdsTip(), because: .override)
    expectStatus(FavoriteBackyardTip(), .available)
  }

  @Test("has a datastore in a temporary file", .tips(datastore: .temporaryFile))
  func file() throws {
    let path = try #require(Tips.receipt?.datastore)
    try Tips.flush()
    #expect(FileManager.default.fileExists(atPath: path))
    let inner = try withTips { try #require($0.receipt?.datastore) }
    #expect(inner != path)
    #expect(!FileManager.default.fileExists(atPath: inner))
  }

  @Test("starts with a fixture's state", .tips(fixture: "backyard-birds"))
  func fixture() {
    #expect(!Tips.center.facts.events.isEmpty)
  }
}
