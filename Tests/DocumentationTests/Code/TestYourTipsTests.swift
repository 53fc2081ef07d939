// The code of the article "Test your tips in ten minutes", compiled and run. ArticleCodeTests
// compares them.
import Foundation
import TestSupport
import Testing
import TipCLITestSupport
import TipTesting
import XCTest

enum BackyardBirds {
  @Parameter static var isSignedIn: Bool = false
}

struct FavoriteBackyardTip: Tip {
  static let didView = Event(id: "didViewBackyard")

  var title: Text { Text("Save to Favorites") }
  var message: Text? { Text("Your favorite backyards always appear at the top of the list.") }
  var image: Image? { Image(systemName: "star.fill") }
  var rules: [Rule] {
    #Rule(BackyardBirds.$isSignedIn) { $0 == true }
    #Rule(Self.didView) { $0.donations.donatedWithin(.days(5)).count >= 3 }
  }
}

struct FeedBirdsTip: Tip {
  var title: Text { Text("Feed the Birds") }
  var actions: [Action] { Action(id: "feed", title: "Fill the Feeder") }
  var options: [any TipOption] { MaxDisplayCount(2) }
}

@Suite(.tips(at: "2026-11-21T09:00:00Z"))
struct BackyardTipTests {
  @Test func waitsForThreeVisits() async {
    BackyardBirds.isSignedIn = true
    for _ in 1...2 { await FavoriteBackyardTip.didView.donate() }
    expectHidden(FavoriteBackyardTip(), because: .rule)
    await expectEligible(FavoriteBackyardTip()) { await FavoriteBackyardTip.didView.donate() }
  }

  @Test func forgetsVisitsAfterFiveDays() async {
    BackyardBirds.isSignedIn = true
    for _ in 1...3 { await FavoriteBackyardTip.didView.donate() }
    expectStatus(FavoriteBackyardTip(), .available)
    TipTest.clock.advance(by: .days(6))
    expectHidden(FavoriteBackyardTip(), because: .rule)
  }

  @Test(.tips(frequency: .daily))
  func followsADayLater() throws {
    let display = try #require(FeedBirdsTip().present())
    display.end()
    BackyardBirds.isSignedIn = true
    for _ in 1...3 { FavoriteBackyardTip.didView.sendDonation() }
    expectEligible(FavoriteBackyardTip(), after: .days(1))
  }

  @Test func remembersALateVisit() async throws {
    let visit = Task {
      try await TipTest.clock.sleep(for: .hours(1))
      await FavoriteBackyardTip.didView.donate()
    }
    await TipTest.clock.sleepers(count: 1)
    TipTest.clock.advance(by: .hours(1))
    try await visit.value
    #expect(FavoriteBackyardTip.didView.donations.count == 1)
  }

  @Test func leavesWhenItIsClosed() {
    let screen = TipScreen(inline: [FeedBirdsTip()])
    screen.add(FavoriteBackyardTip(), as: .popover(anchor: "heart"))
    screen.appear()
    expectDisplayed(FeedBirdsTip(), on: screen)
    screen.close(FeedBirdsTip())
    expectNoTips(on: screen)
    expectInvalidated(FeedBirdsTip(), reason: .tipClosed)
  }

  @Test func showsOnTwoDays() {
    expectTimeline(
      """
      0-1: FeedBirdsTip
      2-6: -
      """, of: [FeedBirdsTip(), FavoriteBackyardTip()])
  }

  @MainActor @Test func coversTheList() {
    let screen = TipScreen(platform: .iOS)
    screen.element("feeder", symbol: "drop", frame: CGRect(x: 333, y: 60, width: 44, height: 44))
    screen.element("list", frame: CGRect(x: 16, y: 112, width: 361, height: 600))
    screen.add(FeedBirdsTip(), as: .popover(anchor: "feeder")) { action in
      if action.id == "feed" { FeedBirdsTip().invalidate(reason: .actionPerformed) }
    }
    screen.appear()
    #expect(screen.picture["FeedBirdsTip"]?.covers == ["list"])
    #expect(screen.picture["FeedBirdsTip"]?.arrow?.target == "feeder")
    assertTipSnapshot(of: screen, as: .layout)
    screen.tap(action: "feed", on: FeedBirdsTip())
    expectInvalidated(FeedBirdsTip(), reason: .actionPerformed)
  }

  @Test(.tips(all: [FavoriteBackyardTip(), FeedBirdsTip()], showing: ["FeedBirdsTip"]))
  func showsOneTip() {
    let all: [any Tip] = [FavoriteBackyardTip(), FeedBirdsTip()]
    for tip in all { expectStatus(tip, tip.id == "FeedBirdsTip" ? .available : .pending) }
  }

  @Test(.tips(fixture: "three-visits"))
  func startsAfterThreeVisits() {
    expectStatus(FavoriteBackyardTip(), .available)
    TipTest.clock.advance(by: .days(3))
    expectHidden(FavoriteBackyardTip(), because: .rule)
  }

  @Test func saysWhatItSays() {
    assertTipSnapshot(of: FeedBirdsTip(), as: .card)
    assertTipSnapshot(of: FavoriteBackyardTip(), as: .explanation, named: "signed out")
  }
}

final class BackyardTipCase: TipTestCase {
  override var options: TipTestOptions { TipTestOptions(at: "2026-11-21T09:00:00Z") }

  func testIsForgottenInAWeek() async {
    BackyardBirds.isSignedIn = true
    for _ in 1...3 { await FavoriteBackyardTip.didView.donate() }
    await expectEventually(FavoriteBackyardTip(), is: .pending, within: .days(7))
    XCTAssertEqual(clock.date.formatted(.iso8601), "2026-11-26T09:00:00Z")
  }

  func testShowsWhenItIsForced() {
    Tips.showTips([FavoriteBackyardTip.self])
    expectStatus(FavoriteBackyardTip(), .available)
  }
}

/// A double of a UI test's app, reduced to controls.
private struct App {
  var launchArguments: [String] = []
  let environment: [String: String]

  /// Applies controls as an app does when it starts.
  func launch() throws {
    let center = TipsCenter(
      arguments: launchArguments, environment: environment, isDebugBuild: true)
    try center.configure([.datastoreLocation(.memory)])
    center.register([FavoriteBackyardTip()])
    try center.shutDown()
  }
}

@Suite("The article about testing")
struct TestYourTipsTests {
  @Test("passes controls to an app, and reads its receipt")
  func launch() throws {
    let receipt = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    let date = Date(timeIntervalSince1970: 1_795_251_600)
    var app = App(environment: [:])
    var controls = TipControls.only("FavoriteBackyardTip")
    controls.resetDatastore = true
    controls.clock = .frozen(at: date)
    controls.receipt = receipt.path
    app.launchArguments += try controls.launchArguments
    try app.launch()
    expectApplied(controls, inReceiptAt: receipt.path)
    let hasFailed = true
    if hasFailed { print(TipControls.evidence(of: receipt.path)) }
    try FileManager.default.removeItem(at: receipt)
  }
}

extension TestYourTipsTests {
  @Test("shows the fixture that its test reads")
  func fixture() throws {
    let page = try PackageFile.text("Sources/Testing/TipTesting/TipTesting.docc/TestYourTips.md")
    let document = try PackageFile.text("Fixtures/three-visits.json")
    #expect(page.contains("```json\n\(document)```"))
  }

  @Test(.tips(at: "2026-11-21T09:00:00Z"))
  func showsAfterThreeVisits() async {
    BackyardBirds.isSignedIn = true
    for _ in 1...2 { await FavoriteBackyardTip.didView.donate() }
    await expectEligible(FavoriteBackyardTip()) { await FavoriteBackyardTip.didView.donate() }
  }
}
