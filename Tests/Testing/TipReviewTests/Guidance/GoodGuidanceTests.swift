import BackyardBirds
import Foundation
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

private struct HiddenTip: Tip {
  @Parameter static var isReady: Bool = false
  var title: Text { Text("Sort by Season") }
  var message: Text? { Text("Choose the star to find this backyard again.") }
  var image: Image? { Image(systemName: "star.fill") }
  var rules: [Rule] { #Rule(Self.$isReady) { $0 } }
}

private struct StarCoverTip: Tip {
  var title: Text { Text("Save to Favorites") }
  var message: Text? { Text("Tap the star to find this backyard again.") }
  var options: [any Option] { MaxDisplayCount(3) }
}

private struct ChangingTip: Tip {
  let id = "tip-\(UUID().uuidString)"
  var title: Text { Text("Save to Favorites") }
  var message: Text? { Text("Tap the star to find this backyard again.") }
  var options: [any Option] { MaxDisplayCount(3) }
}

private struct GroupedTip: Tip {
  var title: Text { Text("Save to Favorites") }
  var message: Text? { Text("Tap the star to find this backyard again.") }
}

private struct FavoriteTip: Tip {
  var title: Text { Text("favorite.title") }
  var message: Text? { Text("favorite.message") }
  var options: [any Option] { MaxDisplayCount(3) }
}

private struct UnlimitedTip: Tip {
  var title: Text { Text("favorite.title") }
  var message: Text? { Text("favorite.message") }
}

private struct NewcomersTip: Tip {
  var title: Text { Text("newcomers.title") }
  var message: Text? { Text("newcomers.messages") }
  var actions: [Action] { Action(id: "guide", title: "Open Guide") }
  var options: [any Option] { MaxDisplayCount(3) }
}

/// A tip of a catalog, with a flaw that has no language.
private struct OutlineTip: Tip {
  var title: Text { Text("favorite.title") }
  var message: Text? { Text("favorite.message") }
  var image: Image? { Image(systemName: "star") }
  var options: [any Option] { MaxDisplayCount(3) }
}

private struct ChangingFavoriteTip: Tip {
  let id = "tip-\(UUID().uuidString)"
  var title: Text { Text("favorite.title") }
  var message: Text? { Text("favorite.message") }
  var options: [any Option] { MaxDisplayCount(3) }
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
    let tip = GuidanceTip(StarTip().definition)
    let content = GuidanceContent(tips: [tip], alerts: [.init(alert)])
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

  @Test("L1: a tip whose texts are keys is checked in all languages of its catalog")
  func catalog() {
    let catalog = "Fixtures/guidance/Localizable.xcstrings"
    expectGoodGuidance(FavoriteTip(), catalog: catalog)
    expectFailures(
      [
        "No catalog has a text for the key \"newcomers.messages\". (L1, tip:NewcomersTip)\n"
          + "  Did you mean \"newcomers.message\"?"
      ], line: #line + 2
    ) {
      expectGoodGuidance([FavoriteTip(), NewcomersTip()] as [any Tip], catalog: catalog)
    }
    expectFailures(["The catalog cannot be read. There is no string catalog \"No.xcstrings\"."]) {
      expectGoodGuidance(FavoriteTip(), catalog: "No.xcstrings")
    }
    expectFailures([
      "Everyone gets this tip: it has no rule, no limit and no group. (T15, tip:UnlimitedTip, en)\n"
        + "  Add a rule for the people whom it helps, or MaxDisplayCount."
    ]) {
      expectGoodGuidance(UnlimitedTip(), catalog: catalog)
    }
  }

  @Test("T13, T19: what all languages of a catalog have is one failure")
  func sharedFindings() {
    let catalog = "Fixtures/guidance/Localizable.xcstrings"
    expectFailures(["in a tip. (T13, tip:OutlineTip)\n  Write \"star.fill\"."]) {
      expectGoodGuidance(OutlineTip(), catalog: catalog)
    }
    let silence = GuidanceSilence("T13", on: "tip:OutlineTip", because: "It is our logo.")
    expectGoodGuidance(
      [OutlineTip(), FavoriteTip()] as [any Tip], catalog: catalog, silences: [silence])
    expectFailures(["The id changes: the same tip also had the id …(T19, tip:tip-…, en)"]) {
      expectGoodGuidance(ChangingFavoriteTip(), catalog: catalog)
    }
  }

  @Test("C9: an element that a test names is not known to be an icon")
  @MainActor func elements() {
    let screen = TipScreen(platform: .macOS)
    screen.element("feeder")
    screen.element("star", symbol: "star")
    screen.appear()
    expectGoodGuidance(screen)
  }

  @Test("T25: an inline tip does not move all elements below it")
  @MainActor func displaced() {
    for count in [1, 2] {
      let screen = TipScreen(platform: .iOS)
      screen.add(StarCoverTip())
      for index in 0..<count {
        screen.element(
          "pond-\(index)", frame: CGRect(x: 20, y: 260 + 80 * index, width: 350, height: 44))
      }
      screen.appear()
      #expect(screen.picture["StarCoverTip"]?.displaces.count == count)
      guard count > 1 else {
        expectGoodGuidance(screen)
        continue
      }
      expectFailures([
        "The tip moves all 2 elements of the screen. (T25, tip:StarCoverTip)"
      ]) {
        expectGoodGuidance(screen)
      }
    }
  }

  @Test("T14, C5, M8: a screen has the help that it shows, and that it could show")
  @MainActor func screen() throws {
    let screen = TipScreen(platform: .macOS)
    screen.element("star", symbol: "star", toolTip: "Save to your favorites.")
    screen.add(ClickTip(), as: .popover(anchor: "star"))
    screen.add(HiddenTip(), as: .popover(anchor: "star"))
    screen.appear()
    #expect(screen.visibleIDs == ["ClickTip"])
    let alert = TipAlert(
      id: "remove", title: "Remove it?", buttons: [.destructive("Remove"), .plain("Keep It")])
    let presentation = try Tips.present(alert)
    let silence = GuidanceSilence("T15", on: "tip:HiddenTip", because: "Its group is elsewhere.")
    expectFailures(
      [
        "A button destroys data, and none cancels. (M8, alert:remove)…"
          + "(T14, tip:HiddenTip)…(C5, tooltip:star)…"
      ], line: #line + 2
    ) {
      expectGoodGuidance(screen, silences: [silence])
    }
    presentation.withdraw()
  }

  @Test("T25: a popover on a screen with frames does not cover the element that its text names")
  func covered() {
    for y in [330.0, 700] {
      let screen = TipScreen(platform: .iOS)
      screen.element("feeder", frame: CGRect(x: 20, y: 260, width: 350, height: 44))
      screen.element("star", frame: CGRect(x: 20, y: y, width: 350, height: 44))
      screen.add(StarCoverTip(), as: .popover(anchor: "feeder"))
      screen.appear()
      let isCovered = screen.picture["StarCoverTip"]?.covers == ["star"]
      #expect(isCovered == (y == 330))
      guard isCovered else {
        expectGoodGuidance(screen)
        continue
      }
      expectFailures([
        "The tip covers \"star\", which it is about. (T25, tip:StarCoverTip)\n  Let it point…"
      ]) {
        expectGoodGuidance(screen)
      }
    }
  }

  @Test("M19, M26: the alerts of a session do not come at the start, and are few")
  func session() {
    let stage = AlertStage(startsApp: true)
    let alert = TipAlert(id: "save", title: "Save it?", buttons: [.default("Save"), .cancel])
    func show(after seconds: Double) {
      TipTest.clock.advance(by: .seconds(seconds))
      stage.present(alert)
      stage.press("Save")
    }
    stage.activate()
    show(after: 20)
    show(after: 20)
    expectGoodGuidance(stage.session)
    show(after: 5)
    expectFailures(["\"save\" appears 5 s after \"save\". (M26, app)"], line: #line + 1) {
      expectGoodGuidance(stage.session)
    }
    let silence = GuidanceSilence("M26", on: "app", because: "The test saves often.")
    expectGoodGuidance(stage.session, silences: [silence])
  }

  @Test("M19: an alert of the first second is found; an app that reports no scenes is not")
  func start() {
    let alert = TipAlert(id: "save", title: "Save it?", buttons: [.default("Save"), .cancel])
    let unknown = AlertStage()
    unknown.present(alert)
    unknown.press("Save")
    expectGoodGuidance(unknown.session)
    TipTest.clock.advance(by: .seconds(60))
    let stage = AlertStage(startsApp: true)
    stage.present(alert)
    stage.activate()
    stage.press("Save")
    expectFailures(["(M19, alert:save)"]) { expectGoodGuidance(stage.session) }
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
