import Testing
import TipModel
import TipFoundation
import TipEngine

@Suite("Control writer")
struct ControlWriterTests {
  static let anchor = Timestamp(milliseconds: 1_795_251_600_000)

  static let settings: [ControlSettings] = [
    ControlSettings(),
    ControlSettings(showAllTips: true, hideTips: ["ShareTip", "Tip of the day"]),
    ControlSettings(
      hideAllTips: true, showTips: ["FavoriteTip"], resetDatastore: true,
      clock: AnchoredClock(setting: .shifted(milliseconds: -9_000_000, rate: 60), anchor: anchor),
      displayFrequency: .seconds(129_600), datastore: "/tips/my tips.sqlite",
      snapshotRecord: .failed, receipt: "-"),
  ]

  @Test("What is written reads back, as arguments and as environment", arguments: settings)
  func roundTrip(settings: ControlSettings) throws {
    let arguments = ControlReader.arguments(
      try ControlWriter.arguments(settings), anchor: Self.anchor)
    #expect(arguments.settings == settings)
    #expect(arguments.warnings.isEmpty)
    let environment = ControlReader.environment(
      try ControlWriter.environment(settings), anchor: Self.anchor)
    #expect(environment.settings == settings)
    #expect(environment.applied.count == arguments.applied.count)
  }

  @Test("Each control is written under its own name")
  func names() throws {
    let settings = ControlSettings(showTips: ["A", "B"], displayFrequency: .daily)
    #expect(
      try ControlWriter.arguments(settings) == [
        "-tipctl.ShowTips", "A,B", "-tipctl.DisplayFrequency", "daily",
      ])
    #expect(
      try ControlWriter.environment(settings) == [
        "TIPCTL_SHOW_TIPS": "A,B", "TIPCTL_DISPLAY_FREQUENCY": "daily",
      ])
  }

  @Test("A name that would be read as another is refused", arguments: ["a,b", " a", ""])
  func unwritableName(name: String) {
    let error = #expect(throws: TipControlError.self) {
      try ControlWriter.environment(ControlSettings(showTips: [name]))
    }
    #expect(error?.subject == "ShowTips")
  }

  @Test("A value that an argument cannot hold is refused and sent to the environment")
  func dash() throws {
    let settings = ControlSettings(datastore: "-odd")
    let error = #expect(throws: TipControlError.self) { try ControlWriter.arguments(settings) }
    #expect(
      error?.description
        == "\"-odd\" in -tipctl.Datastore is no value of a launch argument: it begins with \"-\". "
        + "Write it as TIPCTL_DATASTORE in the environment.")
    #expect(try ControlWriter.environment(settings) == ["TIPCTL_DATASTORE": "-odd"])
  }
}
