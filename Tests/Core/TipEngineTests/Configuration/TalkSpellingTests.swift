import Foundation
import Testing
import TipEngine
import TipModel
import TipTesting

@Suite("Testing controls as options of configure, as WWDC23 10229 writes them")
struct TalkSpellingTests {
  @Test(
    "P9: an option has the effect of the call, with the source \"API call\" in the receipt",
    arguments: [
      (Tips.ConfigurationOption.showAllTips, Control.showAllTips, "1", true),
      (.hideAllTips, .hideAllTips, "1", false),
      (.showTips([ShareTip.self]), .showTips, "ShareTip", true),
      (.showTips(["ShareTip"]), .showTips, "ShareTip", true),
      (.showTips([ShareTip()]), .showTips, "ShareTip", true),
      (.hideTips([ShareTip.self]), .hideTips, "ShareTip", false),
      (.hideTips(["ShareTip", "FeedTip"]), .hideTips, "ShareTip,FeedTip", false),
      (.hideTips([ShareTip()]), .hideTips, "ShareTip", false),
    ])
  func option(
    _ option: Tips.ConfigurationOption, _ control: Control, _ value: String, _ isShown: Bool
  ) throws {
    let center = try makeCenter([option])
    let applied = try #require(center.receipt?.applied.first)
    #expect(applied == AppliedControl(control: control, value: value, source: .api))
    #expect(applied.source.label == "API call")
    #expect(center.receipt?.applied.count == 1)
    Tips.withCenter(center) {
      #expect(ShareTip().status == (isShown ? .available : .pending))
      Tips.clearOverrides()
      #expect(ShareTip().status == .pending)
      #expect(FeedTip().status == .available)
    }
    #expect(center.receipt?.applied == [])
  }

  @Test("P9: the spelling of the talk compiles as it is written")
  func spelling() throws {
    let center = TipsCenter(arguments: [], environment: [:], clock: ManualClock())
    try Tips.withCenter(center) {
      try Tips.configure([
        .showAllTips, .hideAllTips, .showTips([ShareTip.self, FeedTip.self]),
        .hideTips([SeasonTip.self]), .resetDatastore, .datastoreLocation(.memory),
      ])
      #expect(ShareTip().status == .available)
      #expect(SeasonTip().status == .pending)
      #expect(LimitedTip(id: "other").status == .available, "show all comes before hide all (D5)")
      #expect(
        Tips.receipt?.applied.map(\.control) == [
          .showAllTips, .hideAllTips, .showTips, .hideTips, .resetDatastore,
        ])
    }
  }

  @Test("P9: options accumulate with calls before configure (D5)")
  func accumulate() throws {
    let center = TipsCenter(arguments: [], environment: [:], clock: ManualClock())
    center.showTips(["FeedTip"])
    try center.configure([.datastoreLocation(.memory), .hideAllTips, .showTips(["ShareTip"])])
    #expect(center.status(of: FeedTip()) == .available)
    #expect(center.status(of: ShareTip()) == .available)
    #expect(center.status(of: SeasonTip()) == .pending)
  }

  @Test("P9: every other source takes precedence (D6), and a release build keeps the options (D25)")
  func precedence() throws {
    let center = try makeCenter(
      [.hideAllTips], environment: ["TIPCTL_SHOW_TIPS": "ShareTip"])
    #expect(center.status(of: ShareTip()) == .available)
    #expect(center.status(of: FeedTip()) == .pending)
    let release = try makeCenter([.hideAllTips], isDebugBuild: false)
    #expect(release.status(of: FeedTip()) == .pending)
  }

  @Test("P9: resetDatastore erases the facts of an earlier process, and is in the receipt once")
  func reset() async throws {
    try await withTemporaryFolder { folder in
      let location = Tips.ConfigurationOption.datastoreLocation(
        .url(folder.appending(path: "tips.sqlite")))
      let first = TipsCenter(arguments: [], environment: [:], clock: ManualClock())
      try first.configure([location])
      first.invalidate(FeedTip(), reason: .tipClosed)
      try first.shutDown()
      let second = TipsCenter(arguments: [], environment: [:], clock: ManualClock())
      try second.configure([location, .resetDatastore])
      #expect(second.status(of: FeedTip()) == .available)
      let applied = AppliedControl(control: .resetDatastore, value: "1", source: .api)
      #expect(second.receipt?.applied == [applied])
      second.hideAllTips()
      #expect(second.receipt?.applied.filter { $0.control == .resetDatastore } == [applied])
      try second.shutDown()
    }
  }
}
