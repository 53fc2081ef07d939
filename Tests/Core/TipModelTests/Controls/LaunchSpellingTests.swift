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
      snapshotRecord: .failed, receipt: "-", syncFolder: "/my folders/sync"),
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
  }
}
