import TestSupport
import Testing
import TipEngine
import TipModel
import TipTesting

@Suite("Controls of a launch")
struct TipControlsTests {
  @Test("have every control, alone and together")
  func parity() throws {
    var all = TipControls()
    for control in Control.allCases {
      let example = control.descriptor.example
      var controls = TipControls()
      try controls.set(control, to: example, subject: "test")
      try all.set(control, to: example, subject: "test")
      let argument = ControlName.argument(for: control)
      let appleArgument = ControlName.appleArgument(for: control)
      #expect(try controls.launchArguments == [appleArgument ?? argument, example])
      #expect(try controls.launchArguments(in: .tipControl) == [argument, example])
      #expect(
        try controls.launchEnvironment
          == [ControlName.environmentVariable(for: control): example])
      #expect(controls.leftOut(in: .apple) == (appleArgument == nil ? [control] : []))
      #expect(controls.leftOut(in: .tipControl).isEmpty)
      #expect(controls.leftOut(in: .mixed).isEmpty)
    }
    let written = TipControls(
      showAllTips: true, hideAllTips: true, showTips: ["FavoriteTip", "FeedBirdsTip"],
      hideTips: ["ShareTip"], resetDatastore: true,
      clock: .shifted(milliseconds: 259_200_000, rate: 1), displayFrequency: .daily,
      datastore: "memory", toolTipDelay: .seconds(2), toolTipDuration: .seconds(5),
      showToolTips: ["star.button"], hideToolTips: ["*"],
      answerAlerts: ["*": "Cancel", "remove-backyard": "Remove"],
      suppressAlerts: ["remove-backyard"], snapshotRecord: .missing, receipt: "-",
      syncFolder: "synced/birds", settling: .asOnDevice)
    #expect(written == all)
    #expect(Mirror(reflecting: all).children.count == Control.allCases.count)
  }

  @Test("parse back from arguments and from the environment", arguments: 0..<200)
  func roundTrip(seed: UInt64) throws {
    var random = RandomSettings(seed: seed)
    let controls = random.controls()
    for dialect in [TipControls.Dialect.mixed, .tipControl] {
      let arguments = ControlReader.arguments(
        ["BackyardBirds"] + (try controls.launchArguments(in: dialect)))
      #expect(arguments.errors.isEmpty && arguments.warnings.isEmpty)
      #expect(arguments.controls == controls)
    }
    let environment = ControlReader.environment(
      try controls.launchEnvironment)
    #expect(environment.errors.isEmpty && environment.warnings.isEmpty)
    #expect(environment.controls == controls)
    let others = controls.leftOut(in: .apple)
    let five = TipControls(
      showAllTips: controls.showAllTips, hideAllTips: controls.hideAllTips,
      showTips: controls.showTips, hideTips: controls.hideTips,
      resetDatastore: controls.resetDatastore)
    let apple = ControlReader.arguments(try five.launchArguments(in: .apple))
    #expect(apple.errors.isEmpty && apple.warnings.isEmpty)
    #expect(apple.applied.map(\.control) + others == (try controls.values.map(\.control)))
  }

  @Test("are set separately")
  func fluent() {
    let noon = Timestamp(milliseconds: 1_795_262_400_000)
    var controls = TipControls.quiet
    controls.hideAllTips = false
    controls.showTips = ["FavoriteBackyardTip"]
    controls.clock = .frozen(noon)
    #expect(
      controls == TipControls(showTips: ["FavoriteBackyardTip"], clock: .frozen(noon)))
    controls.clock = nil
    #expect(controls.clock == nil)
  }

  @Test("have presets, by name and in code")
  func presets() throws {
    #expect(TipControls.presets.map(\.name) == ["quiet", "fresh", "demo"])
    #expect(
      try TipControls.presets.map { try $0.controls.launchArguments } == [
        ["-com.apple.TipKit.HideAllTips", "1"],
        ["-com.apple.TipKit.ResetDatastore", "1", "-tipctl.DisplayFrequency", "immediate"],
        ["-com.apple.TipKit.ShowAllTips", "1"],
      ])
    let only = TipControls.only("FeedBirdsTip", "ShareTip")
    #expect(
      try only.launchArguments(in: .apple) == [
        "-com.apple.TipKit.HideAllTips", "1", "-com.apple.TipKit.ShowTips", "FeedBirdsTip,ShareTip",
      ])
    let controls = Controls([.argument: only])
    #expect(controls.override(id: "ShareTip", type: "ShareTip")?.isShown == true)
    #expect(controls.override(id: "FavoriteTip", type: "FavoriteTip")?.isShown == false)
  }
}

/// Random settings that have a text, equal for equal seeds.
private struct RandomSettings: RandomNumberGenerator {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> UInt64 { generator.next() }

  mutating func controls() -> TipControls {
    TipControls(
      showAllTips: flag(), hideAllTips: flag(), showTips: names(), hideTips: names(),
      resetDatastore: flag(), clock: flag() ? clock() : nil,
      displayFrequency: flag() ? .seconds(Double(whole(0...4_000_000))) : nil,
      datastore: flag() ? pick(["memory", "/a b/", "yard.sqlite", "=x", "Vögel/ü"]) : nil,
      toolTipDelay: flag() ? .milliseconds(whole(0...4_000_000)) : nil,
      toolTipDuration: flag() ? .milliseconds(whole(0...4_000_000)) : nil,
      showToolTips: names(), hideToolTips: names(),
      answerAlerts: flag()
        ? ["*": "Cancel", "Zaunkönig": pick(["OK", "a=b", "Don’t Save"])] : [:],
      suppressAlerts: names(),
      snapshotRecord: flag() ? pick(SnapshotRecordMode.allCases) : nil,
      receipt: flag() ? pick(["-", "receipt.json", "/tmp/with space.json"]) : nil,
      settling: flag() ? TipSettling(rawValue: whole(0...3)) : nil)
  }

  private mutating func clock() -> ClockSetting {
    let instant = Timestamp(
      milliseconds: Int64(whole(-9_000_000_000_000...9_000_000_000_000)))
    let rate = pick([1, 60, 0.5, 1e-3, 12_345.678])
    switch whole(0...2) {
    case 0: return .frozen(instant)
    case 1: return .started(instant, rate: rate)
    default:
      let length = Int64(whole(-90_000_000_000...90_000_000_000))
      return .shifted(milliseconds: length, rate: rate)
    }
  }

  private mutating func names() -> [String] {
    (0..<whole(0...3)).map { _ in
      pick(["FavoriteBackyardTip", "Trail-north", "Tip of the day", "Zaunkönig", "1", "a=b"])
    }
  }

  private mutating func flag() -> Bool { Bool.random(using: &self) }

  private mutating func whole(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[whole(0...(elements.count - 1))]
  }
}
