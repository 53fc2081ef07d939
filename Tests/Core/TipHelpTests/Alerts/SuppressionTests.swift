import Foundation
import Testing
import TipEngine
import TipHelp
import TipModel
import TipTesting

@Suite("Alerts that people suppress")
struct SuppressionTests {
  @Test("M24: \"Don't ask again\" is kept by id with the button, which is the next answer", .tips)
  func m24() async throws {
    let stage = AlertStage(platform: .macOS)
    stage.present(Alerts.removal)
    stage.suppress()
    stage.press("Remove")
    let again = try #require(stage.present(Alerts.removal))
    stage.expectNoAlert()
    let answer = try await again.answer
    #expect(answer.button.title == "Remove")
    #expect(answer.origin == .suppression)
    #expect(stage.session.entries.count == 1)
    stage.present(Alerts.save)
    stage.expectAlert("Save the journal?")
    stage.pressReturn()
  }

  @Test("M24: the suppression is in the datastore: the next launch honours it")
  func m24Launch() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    for launch in 1...2 {
      let center = TipsCenter(arguments: [], environment: [:], clock: ManualClock())
      try center.configure([.datastoreLocation(.url(folder))])
      let stage = AlertStage(platform: .macOS, center: center)
      let presentation = try #require(stage.present(Alerts.removal))
      #expect(presentation.isShown == (launch == 1))
      if launch == 1 {
        stage.suppress()
        stage.press("Cancel")
      }
      #expect(center.facts.alerts["remove-backyard"]?.suppression?.button == "Cancel")
      try center.shutDown()
    }
    try FileManager.default.removeItem(at: folder)
  }

  @Test("M24: the checkbox can be unchecked, and without the answer nothing is kept", .tips)
  func m24Unchecked() throws {
    let stage = AlertStage(platform: .macOS)
    let first = try #require(stage.present(Alerts.removal))
    try first.suppress()
    try first.suppress(false)
    stage.press("Cancel")
    let second = try #require(stage.present(Alerts.removal))
    #expect(second.isShown)
    try second.suppress()
    second.withdraw()
    #expect(stage.present(Alerts.removal)?.isShown == true)
    stage.press("Cancel")
  }

  @Test("M24: a reset lets the alert show again", .tips)
  func m24Reset() throws {
    let stage = AlertStage(platform: .macOS)
    stage.present(Alerts.removal)
    stage.suppress()
    stage.press("Remove")
    Tips.center.apply(.suppressAlert(id: "remove-backyard", button: nil))
    stage.present(Alerts.removal)
    stage.expectAlert("Remove “North Pond”?")
    stage.press("Cancel")
  }

  @Test("M24: a button that the alert no longer has is no answer; the gate says so", .tips)
  func m24Renamed() throws {
    let stage = AlertStage(platform: .macOS)
    stage.present(Alerts.removal)
    stage.suppress()
    stage.press("Remove")
    var renamed = Alerts.removal
    renamed.buttons = [.destructive("Delete"), .cancel]
    let verdict = Tips.center.verdict(for: renamed)
    #expect(verdict.outcome == .shows)
    let gate = try #require(verdict.gates.first { $0.gate == .suppression })
    #expect(gate.passed)
    #expect(gate.detail == "the alert no longer has that button")
  }

  @Test("M24: an alert that waits is answered when the one in front suppresses it", .tips)
  func m24Waiting() throws {
    let stage = AlertStage(platform: .macOS)
    stage.present(Alerts.removal)
    let second = try #require(stage.present(Alerts.removal))
    stage.suppress()
    stage.press("Remove")
    stage.expectNoAlert()
    #expect(
      second.phase
        == .answered(AlertAnswer(.destructive("Remove"), by: .suppression)))
  }

  @Test("M24: an alert without the checkbox cannot be suppressed by a person", .tips)
  func m24Checkbox() throws {
    let stage = AlertStage(platform: .macOS)
    let presentation = try #require(stage.present(Alerts.save))
    let error = #expect(throws: TipControlError.self) { try presentation.suppress() }
    #expect(error?.reason == "The alert \"save-journal\" has no checkbox to suppress it")
    stage.press("Save")
  }
}
