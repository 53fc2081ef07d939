import TestSupport
import Testing
import TipModel
import TipTesting

@Suite("A name that the test does not know")
struct UnknownNameTests {
  @Test("fails the test where it is written, with the nearest name")
  func unknown() throws {
    let options = TipTestOptions(
      arguments: ["-tipctl.ShowTip", "FeedBirdsTip", "-tipctl.HideTips", "FeedBridsTip"],
      position: SourcePosition(line: 7))
    try expectFailures(
      [
        "Unknown control \"-tipctl.ShowTip\". Did you mean \"-tipctl.ShowTips\"?",
        "Unknown tip \"FeedBridsTip\" in -tipctl.HideTips. Did you mean \"FeedBirdsTip\"?",
      ], line: 7
    ) {
      try withTips(options) { _ in expectStatus(FeedBirdsTip(), .available) }
    }
  }

  @Test("in a variable or among the shown ids fails the test too")
  func others() throws {
    let environment = ["TIPCTL_CLOK": "+3d"]
    try expectFailures(["Unknown control \"TIPCTL_CLOK\". Did you mean \"TIPCTL_CLOCK\"?"]) {
      try withTips(TipTestOptions(environment: environment)) { _ in }
    }
    try expectFailures(["Unknown tip \"feeder-nroth\" in showing. Did you mean \"feeder-north\"?"])
    {
      try withTips(TipTestOptions(showing: ["feeder-nroth"])) { _ in
        expectHidden(FeederTip(place: "north"))
      }
    }
  }

  @Test("in a call fails the test if it resembles a known one")
  func calls() throws {
    try expectFailures(["Unknown tip \"FeedBirdsTi\" in Tips.showTips(_:). Did you mean \"Feed"]) {
      try withTips { _ in
        Tips.showTips(["FeedBirdsTi"])
        expectStatus(FeedBirdsTip(), .available)
      }
    }
    try withTips { _ in
      Tips.hideTips(["RetiredTip"])
      expectStatus(FeedBirdsTip(), .available)
    }
    try withTips(TipTestOptions(allowsUnknown: true)) { _ in
      Tips.hideTips(["FeedBirdsTi"])
      expectStatus(FeedBirdsTip(), .available)
    }
  }

  @Test("of an alert or a tooltip fails the test if it resembles a known one")
  func help() throws {
    let options = TipTestOptions(
      arguments: ["-tipctl.ShowToolTips", "sav,star"],
      environment: ["TIPCTL_ANSWER_ALERTS": "eras=Erase"], position: SourcePosition(line: 7))
    let failures = [
      "Unknown tooltip \"sav\" in -tipctl.ShowToolTips. Did you mean \"save\"? "
        + "If the name is right, add .allowsUnknown.",
      "Unknown alert \"eras\" in TIPCTL_ANSWER_ALERTS. Did you mean \"erase\"?",
    ]
    try expectFailures(failures, line: 7) {
      try withTips(options) { center in
        center.register(ToolTipDefinition(id: "save"))
        center.register([TipAlert(id: "erase", title: "Erase the List?", buttons: [])])
      }
    }
  }

  @Test("fails the test even when its code throws")
  func throwing() throws {
    struct Migration: Error {}
    let failure =
      "Unknown tip \"FeedBridsTip\" in showing. The test has not used this tip. If the name is "
      + "right, list the app's tips in .tips(all:), or add .allowsUnknown."
    expectFailures([failure]) {
      #expect(throws: Migration.self) {
        try withTips(TipTestOptions(showing: ["FeedBridsTip"])) { _ in throw Migration() }
      }
    }
  }

  @Test("fails the test even when its asynchronous code throws")
  func throwingLater() async {
    struct Migration: Error {}
    await expectFailures(["Unknown tip \"FeedBridsTip\" in showing."]) {
      await #expect(throws: Migration.self) {
        try await withTips(TipTestOptions(showing: ["FeedBridsTip"])) { _ in
          await Task.yield()
          throw Migration()
        }
      }
    }
  }

  @Test("may come from a type, from all tips of the app, or from a center inside")
  func known() throws {
    try withTips(TipTestOptions(showing: [FeedBirdsTip.self])) { _ in }
    try withTips(TipTestOptions(showing: [])) { _ in }
    let arguments = ["-tipctl.HideTips", "FeedBirdsTip"]
    try withTips(TipTestOptions(all: [FeedBirdsTip()], arguments: arguments)) { _ in }
    try withTips(TipTestOptions(arguments: arguments)) { _ in
      try withTips { _ in expectHidden(FeedBirdsTip(), because: .override) }
    }
  }

  @Test("is accepted by an option")
  func option() throws {
    try withTips(TipTestOptions(showing: ["RetiredTip"], allowsUnknown: true)) { _ in }
    try withTips(TipTestOptions(allowsUnknown: true)) { _ in
      try withTips(TipTestOptions(showing: ["RetiredTip"])) { _ in }
    }
  }

  @Test("is accepted by a trait", .tips(showing: ["RetiredTip"]), .allowsUnknown)
  func inside() {}

  @Test(
    "is accepted by a trait outside", .allowsUnknown, .tips(arguments: ["-tipctl.ShowTip", "a"]))
  func outside() {}

  @Suite("in a suite", .tips(showing: ["RetiredTip"]))
  struct Inner {
    @Test("is accepted by a trait of a test", .tips(frequency: .daily), .allowsUnknown)
    func accepted() {}
  }
}
