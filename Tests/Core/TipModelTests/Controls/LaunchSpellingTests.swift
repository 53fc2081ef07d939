import Testing
import TipEngine
import TipModel

@Suite("Controls as launch arguments and environment")
struct LaunchSpellingTests {
  static let controls: [TipControls] = [
    TipControls(),
    TipControls(showAllTips: true, hideTips: ["ShareTip", "Tip of the day"]),
    TipControls(
      hideAllTips: true, showTips: ["FavoriteTip"], resetDatastore: true,
      clock: .shifted(milliseconds: -9_000_000, rate: 60),
      displayFrequency: .seconds(129_600), datastore: "/tips/my tips.sqlite",
      snapshotRecord: .failed, receipt: "-", syncFolder: "/my folders/sync",
      settling: [.asOnDevice, .keepsPopovers]),
  ]

  @Test("Controls parse back from their arguments and environment", arguments: controls)
  func roundTrip(controls: TipControls) throws {
    let arguments = ControlReader.arguments(try controls.launchArguments)
    #expect(arguments.controls == controls)
    #expect(arguments.warnings.isEmpty)
    let environment = ControlReader.environment(try controls.launchEnvironment)
    #expect(environment.controls == controls)
    #expect(environment.applied.count == arguments.applied.count)
  }

  @Test("Each control is written under its own name")
  func names() throws {
    let controls = TipControls(showTips: ["A", "B"], displayFrequency: .daily)
    #expect(
      try controls.launchArguments == [
        "-com.apple.TipKit.ShowTips", "A,B", "-tipctl.DisplayFrequency", "daily",
      ])
    #expect(
      try controls.launchArguments(in: .tipControl) == [
        "-tipctl.ShowTips", "A,B", "-tipctl.DisplayFrequency", "daily",
      ])
    #expect(
      try controls.launchEnvironment == [
        "TIPCTL_SHOW_TIPS": "A,B", "TIPCTL_DISPLAY_FREQUENCY": "daily",
      ])
  }

  @Test("A name that would not parse back is rejected", arguments: ["a,b", " a", ""])
  func unwritableName(name: String) {
    let error = #expect(throws: TipControlError.self) {
      try TipControls(showTips: [name]).launchEnvironment
    }
    #expect(error?.subject == "ShowTips")
  }

  @Test("A value that an argument cannot contain is rejected; the error suggests the environment")
  func dash() throws {
    let controls = TipControls(datastore: "-odd")
    let error = #expect(throws: TipControlError.self) { try controls.launchArguments }
    #expect(
      error?.description
        == "Invalid launch argument value \"-odd\" in -tipctl.Datastore: it begins with \"-\". "
        + "Write it as TIPCTL_DATASTORE in the environment.")
    #expect(try controls.launchEnvironment == ["TIPCTL_DATASTORE": "-odd"])
    let apple = #expect(throws: TipControlError.self) {
      try TipControls(hideTips: ["-odd"]).launchArguments
    }
    #expect(
      apple?.description
        == "Invalid launch argument value \"-odd\" in -com.apple.TipKit.HideTips: it begins with "
        + "\"-\". Write names that do not begin with a dash.")
  }

  @Test("Apple's dialect throws for controls that TipKit does not have, and names all of them")
  func apple() throws {
    var controls = TipControls.only("FeedBirdsTip")
    #expect(try controls.launchArguments(in: .apple).count == 4)
    controls.clock = .shifted(milliseconds: 1, rate: 1)
    controls.receipt = "-"
    let error = #expect(throws: TipControlError.self) { try controls.launchArguments(in: .apple) }
    #expect(error?.code == .unknownName)
    #expect(
      error?.description
        == "Apple's TipKit has no launch argument for Clock, Receipt. Set only what TipKit has, "
        + "or use launchArguments for an app with TipEngine.")
  }
}
