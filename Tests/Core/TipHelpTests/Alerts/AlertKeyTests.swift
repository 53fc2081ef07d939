import Testing
import TipHelp
import TipModel
import TipTesting

@Suite("Alerts and the keyboard", .tips)
struct AlertKeyTests {
  /// The keys that press Cancel, by system: the whole table.
  static let cancelling: [TipPlatform: Set<AlertKey>] = [
    .iOS: [.escape, .commandPeriod, .home], .iPadOS: [.escape, .commandPeriod, .home],
    .macOS: [.escape, .commandPeriod], .visionOS: [.escape, .commandPeriod], .tvOS: [.menu],
    .watchOS: [],
  ]

  @Test(
    "M5: Return presses the default button, and nothing without one",
    arguments: TipPlatform.allCases)
  func m5(platform: TipPlatform) {
    let stage = AlertStage(platform: platform)
    stage.present(Alerts.removal)
    #expect(stage.pressReturn() == nil)
    stage.expectAlert("Remove “North Pond”?")
    stage.press("Cancel")
    stage.present(Alerts.save)
    #expect(stage.pressReturn()?.title == "Save")
    stage.expectNoAlert()
  }

  @Test("M5: Cancel is never the default, also where it is the only button")
  func m5Cancel() {
    let alert = TipAlert(id: "stop", title: "Stop?", buttons: [.cancel])
    for platform in TipPlatform.allCases {
      #expect(alert.button(pressedBy: .return, on: platform) == nil)
    }
  }

  @Test(
    "M7: each key on each system presses Cancel or nothing", arguments: AlertKey.allCases,
    TipPlatform.allCases)
  func m7(key: AlertKey, platform: TipPlatform) throws {
    guard key != .return else { return }
    let stage = AlertStage(platform: platform)
    let presentation = try #require(stage.present(Alerts.removal))
    let isCancelling = try #require(Self.cancelling[platform]).contains(key)
    #expect(stage.press(key) == (isCancelling ? .cancel : nil))
    #expect(presentation.isShown == !isCancelling)
    if presentation.isShown { stage.press("Cancel") }
  }

  @Test("M7: without Cancel the alert stays", arguments: AlertKey.allCases, TipPlatform.allCases)
  func m7Stays(key: AlertKey, platform: TipPlatform) {
    guard key != .return else { return }
    let stage = AlertStage(platform: platform)
    stage.present(Alerts.offline)
    #expect(stage.press(key) == nil)
    stage.expectAlert("You are offline.")
    stage.press("OK")
  }

  @Test("M7: the gestures of a stage: the platform's key, and going Home")
  func m7Gestures() {
    for platform in TipPlatform.allCases {
      let stage = AlertStage(platform: platform)
      stage.present(Alerts.removal)
      let keys = Self.cancelling[platform] ?? []
      #expect((stage.goHome() != nil) == keys.contains(.home))
      if stage.alert == nil { stage.present(Alerts.removal) }
      #expect((stage.cancelFromKeyboard() != nil) == !keys.isEmpty)
      if stage.alert != nil { stage.press("Cancel") }
    }
  }
}
