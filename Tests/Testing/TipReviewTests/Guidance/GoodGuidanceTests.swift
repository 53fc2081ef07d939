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

private struct ClickTip: Tip {
  var title: Text { Text("Save to Favorites") }
  var message: Text? { Text("Click the star to find this backyard again.") }
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

  @Test("T10: each form of a tip passes the system, the input and the language to the checks")
  func traits() {
    let content = GuidanceContent(tips: [GuidanceTip(ClickTip().definition)])
    let failure = "different input than the touchscreen. (T10, tip:ClickTip)"
    expectFailures([failure, failure, failure, failure]) {
      let forms: [(TipPlatform, TipInput?, String) -> Void] = [
        { expectGoodGuidance(content, platform: $0, input: $1, language: $2) },
        { expectGoodGuidance(ClickTip(), platform: $0, input: $1, language: $2) },
        { expectGoodGuidance([ClickTip()], platform: $0, input: $1, language: $2) },
        { expectGoodGuidance([ClickTip().definition], platform: $0, input: $1, language: $2) },
      ]
      for expectGoodGuidance in forms {
        expectGoodGuidance(.iPadOS, nil, "en")
        expectGoodGuidance(.macOS, nil, "en")
        expectGoodGuidance(.iPadOS, .pointer, "en")
        expectGoodGuidance(.iPadOS, nil, "de")
      }
    }
  }

  @Test("M2: the form of an alert passes the system and the silences to the checks")
  func alertTraits() {
    let alert = TipAlert(
      id: "clear-favorites", title: "Remove all favorites?",
      message: "The backyards stay in your list.", buttons: [.plain("Remove All"), .cancel],
      intent: .deliberate, hasSuppression: true)
    expectGoodGuidance(alert, platform: .macOS)
    expectFailures(["Alerts on iOS have no suppression checkbox. (M2, alert:clear-favorites)"]) {
      expectGoodGuidance(alert, platform: .iOS)
    }
    expectGoodGuidance(
      alert, platform: .iOS,
      silences: [.init("M2", on: "alert:clear-favorites", because: "Only the Mac app asks it.")])
  }

  @Test("G4: a silence with a reason accepts a finding")
  func silence() {
    expectGoodGuidance(
      StarTip(), silences: [.init("T13", on: "tip:StarTip", because: "The outline is our logo.")])
    expectGoodGuidance(
      [StarTip().definition],
      silences: [.init("T13", on: "tip:StarTip", because: "The outline is our logo.")])
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

  @Test("T22: an event without a donation limit fails the test when it has many donations")
  func t22Count() {
    let visits = Tips.Event(id: "didVisit")
    let limited = Tips.Event(id: "didFeed", donationLimit: .init(maximumCount: 1100))
    for _ in 1...1000 { visits.sendDonation() }
    for _ in 1...1001 { limited.sendDonation() }
    expectSmallDonations()
    visits.sendDonation()
    expectFailures(["1001 donations, 0 bytes of payload, are kept: … (T22, event:didVisit)"]) {
      expectSmallDonations()
    }
  }
}
