import Testing
import TipHelp
import TipModel
import TipTesting

/// An alert's buttons on a system, and how people see them.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let alert: TipAlert
  let platform: TipPlatform
  let arrangement: AlertLayout.Arrangement
  let buttons: [String]

  init(
    _ alert: TipAlert, _ platform: TipPlatform, _ arrangement: AlertLayout.Arrangement,
    _ buttons: [String]
  ) {
    self.alert = alert
    self.platform = platform
    self.arrangement = arrangement
    self.buttons = buttons
  }

  var testDescription: String { "\(alert.id) on \(platform.rawValue)" }

  private static let long = TipAlert(
    id: "long", title: "Keep the visitors?",
    buttons: [.default("Keep All Visitors"), .cancel])

  static let all: [LayoutCase] = [
    .init(Alerts.removal, .iOS, .row, ["Cancel", "Remove"]),
    .init(Alerts.removal, .iPadOS, .row, ["Cancel", "Remove"]),
    .init(Alerts.removal, .visionOS, .row, ["Cancel", "Remove"]),
    .init(Alerts.removal, .macOS, .row, ["Cancel", "Remove"]),
    .init(Alerts.removal, .tvOS, .stack, ["Remove", "Cancel"]),
    .init(Alerts.removal, .watchOS, .stack, ["Remove", "Cancel"]),
    .init(Alerts.save, .iOS, .stack, ["Save", "Don't Save", "Cancel"]),
    .init(Alerts.save, .macOS, .row, ["Cancel", "Don't Save", "Save"]),
    .init(long, .iOS, .stack, ["Keep All Visitors", "Cancel"]),
    .init(Alerts.offline, .iOS, .row, ["OK"]),
    .init(TipAlert(id: "none", title: "", buttons: []), .iOS, .row, []),
    .init(
      TipAlert(
        id: "four", title: "Sort?",
        buttons: [.cancel, .plain("By Name"), .default("By Date"), .destructive("Clear")]),
      .macOS, .stack, ["By Date", "By Name", "Clear", "Cancel"]),
  ]
}

@Suite("The layout of alerts")
struct AlertLayoutTests {
  @Test(
    "M4: Cancel leads a row and the default trails; in a stack the default is on top",
    arguments: LayoutCase.all)
  func m4(given: LayoutCase) {
    let layout = AlertLayout(of: given.alert, on: given.platform)
    #expect(layout.arrangement == given.arrangement)
    #expect(layout.buttons.map(\.title) == given.buttons)
  }

  @Test("M4: right to left mirrors a row, and leaves a stack", arguments: LayoutCase.all)
  func m4RightToLeft(given: LayoutCase) {
    let layout = AlertLayout(of: given.alert, on: given.platform, isRightToLeft: true)
    let expected = given.arrangement == .row ? given.buttons.reversed() : given.buttons
    #expect(layout.buttons.map(\.title) == expected)
  }

  @Test("M4: in every order of the buttons, Cancel and the default keep their places")
  func m4Orders() {
    for buttons in [
      [TipAlert.Button.cancel, .default("Save"), .plain("Discard")],
      [.plain("Discard"), .cancel, .default("Save")],
      [.default("Save"), .plain("Discard"), .cancel],
    ] {
      let alert = TipAlert(id: "save", title: "Save?", buttons: buttons)
      #expect(
        AlertLayout(of: alert, on: .macOS).buttons.map(\.title) == ["Cancel", "Discard", "Save"])
      #expect(
        AlertLayout(of: alert, on: .iOS).buttons.map(\.title) == ["Save", "Discard", "Cancel"])
    }
  }

  @Test("M25: in the shared space an alert is anchored to its window, in a full one to the view")
  func m25() {
    var alert = Alerts.removal
    #expect(AlertLayout(of: alert, on: .visionOS).anchor == .window(scene: nil))
    alert.scene = "journal"
    #expect(AlertLayout(of: alert, on: .visionOS).anchor == .window(scene: "journal"))
    #expect(AlertLayout(of: alert, on: .visionOS, space: .full).anchor == .view)
    #expect(AlertLayout(of: alert, on: .iOS, space: .full).anchor == .screen)
    #expect(AlertLayout(of: alert, on: .macOS).anchor == .window(scene: "journal"))
  }

  @Test("M25: a stage has the space as a parameter", .tips)
  func m25Stage() {
    let stage = AlertStage(platform: .visionOS, space: .full)
    stage.present(Alerts.removal)
    #expect(stage.layout?.anchor == .view)
    stage.press("Cancel")
    #expect(stage.layout == nil)
  }
}
