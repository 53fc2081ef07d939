import BackyardBirds
import TestSupport
import Testing
import TipModel
import TipReview
import TipTesting

private struct StarTip: Tip {
  var title: Text { Text("Save to Favorites") }
  var message: Text? { Text("Tap the star to find this backyard again.") }
  var image: Image? { Image(systemName: "star") }
  var options: [any Option] { MaxDisplayCount(3) }
}

private struct ChangingTip: Tip {
  let id = "tip-\(UInt64.random(in: .min ... .max))"
  var title: Text { Text("Save to Favorites") }
  var message: Text? { Text("Tap the star to find this backyard again.") }
  var options: [any Option] { MaxDisplayCount(3) }
}

private struct GroupedTip: Tip {
  var title: Text { Text("Save to Favorites") }
  var message: Text? { Text("Tap the star to find this backyard again.") }
}

@Suite("Good guidance", .tips)
struct GoodGuidanceTests {
  @Test("G2: a finding fails the test at the caller's line, with the reason first")
  func g2() {
    expectFailures(
      [
        "The symbol \"star\" is not filled, and is harder to see in a tip. (T13, tip:StarTip)\n"
          + "  Write \"star.fill\"."
      ], line: #line + 2
    ) {
      expectGoodGuidance(StarTip(), platform: .iOS)
    }
  }

  @Test("G2: several findings are one failure, in the order of the other doors")
  func order() {
    let alert = TipAlert(id: "a", title: "", buttons: [])
    let content = GuidanceContent(tips: [GuidanceTip(StarTip().definition)], alerts: [.init(alert)])
    expectFailures(["no title. (M1, alert:a)…no button…(M1, alert:a)…(T13, tip:StarTip)"]) {
      expectGoodGuidance(content)
    }
    expectFailures(["The alert has no title."]) { expectGoodGuidance(alert) }
    expectFailures(["(T13, tip:StarTip)"]) { expectGoodGuidance([StarTip().definition]) }
    expectFailures(["(T13, tip:StarTip)"]) {
      expectGoodGuidance(
        [StarTip(), GroupedTip()] as [any Tip],
        silences: [
          GuidanceSilence("T15", on: "tip:GroupedTip", because: "Its group is in another module.")
        ])
    }
  }

  @Test("G4: a silence with a reason accepts a finding")
  func silence() {
    expectGoodGuidance(
      StarTip(), silences: [.init("T13", on: "tip:StarTip", because: "The outline is our logo.")])
  }

  @Test("T15: a group that the test's code uses counts")
  @MainActor func groups() {
    expectFailures(["(T15, tip:GroupedTip)"]) { expectGoodGuidance(GroupedTip()) }
    let group = TipGroup(.ordered) { GroupedTip() }
    _ = group.currentTip
    expectGoodGuidance(GroupedTip())
  }

  @Test("T19: a tip that is made twice has one id")
  func t19() {
    expectFailures(["The id changes"]) { expectGoodGuidance(ChangingTip()) }
    expectGoodGuidance(
      [StarTip()],
      silences: [
        .init("T13", on: "tip:StarTip", because: "The outline is our logo.")
      ])
  }

  @Test("T21: a release build that forces tips in code fails the test, a debug build does not")
  func t21() throws {
    for isDebugBuild in [true, false] {
      let center = TipsCenter(arguments: [], environment: [:], isDebugBuild: isDebugBuild)
      try center.configure([.datastoreLocation(.memory)])
      center.showAllTips()
      let receipt = try #require(center.receipt)
      if isDebugBuild {
        expectNoTestingCalls(in: receipt)
      } else {
        expectFailures(
          ["A release build calls Tips.showAllTips(), which is for testing. (T21, app)"],
          line: #line + 2
        ) {
          expectNoTestingCalls(in: receipt)
        }
      }
      center.clearOverrides()
      expectNoTestingCalls(in: try #require(center.receipt))
    }
  }

  @Test("T22: a failure lists the bytes of each event")
  func t22() async {
    struct Song: Codable, Sendable { var notes: String }
    let small = Tips.Event(id: "didFeed")
    let large = Tips.Event<Song>(id: "didSing")
    await small.donate()
    expectSmallDonations()
    await large.donate(Song(notes: String(repeating: "e", count: 1100)))
    expectFailures([
      "A donation has a payload of 1112 bytes, more than 1024. (T22, event:didSing)…"
        + "\n  didFeed: 0 bytes in 1 donation\n  didSing: 1112 bytes in 1 donation"
    ]) {
      expectSmallDonations()
    }
  }
}
