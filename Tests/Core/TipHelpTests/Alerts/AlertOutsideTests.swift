import Synchronization
import TestSupport
import Testing
import TipEngine
import TipHelp
import TipModel
import TipTesting

@Suite("Alerts from outside of the app")
struct AlertOutsideTests {
  @Test("A press of tipctl answers the alert on screen, and the receipt says so", .tips)
  func press() throws {
    let stage = AlertStage(platform: .macOS)
    let center = Tips.center
    center.apply(.pressAlert(id: Alerts.removal.id, button: "Remove"))
    let first = try #require(stage.present(Alerts.removal))
    let second = try #require(stage.present(Alerts.save))
    #expect(first.isShown && center.facts.alerts["remove-backyard"]?.pressed == nil)
    center.apply(.pressAlert(id: Alerts.save.id, button: "Save"))
    #expect(second.phase == .waiting, "an alert that waits has no button to press")
    center.apply(.pressAlert(id: Alerts.removal.id, button: "Delete"))
    #expect(first.isShown, "a button that the alert does not have")
    center.apply(.pressAlert(id: Alerts.removal.id, button: "Remove"))
    let answer = AlertAnswer(
      .destructive("Remove"), by: .control(spelling: "tipctl alerts --press"))
    #expect(first.phase == .answered(answer))
    #expect(center.facts.alerts["remove-backyard"]?.pressed == nil)
    #expect(second.isShown && center.facts.alerts["save-journal"]?.pressed == nil)
    #expect(center.receipt?.alerts.map(\.spelling) == ["tipctl alerts --press"])
    #expect(center.facts.history.map(\.event).contains("alert pressed"))
    stage.press("Cancel")
  }

  @Test("A disabled button is pressed neither on screen nor from outside of the app", .tips)
  func disabled() throws {
    let stage = AlertStage(platform: .macOS)
    let presentation = try #require(stage.present(Alerts.removal))
    presentation.connect(onEnter: { _ in }, isEnabled: { $0.role == .cancel })
    Tips.center.apply(.pressAlert(id: Alerts.removal.id, button: "Remove"))
    #expect(presentation.isShown)
    let error = #expect(throws: TipControlError.self) { try presentation.press("Remove") }
    #expect(
      error?.description == "The button \"Remove\" of the alert \"remove-backyard\" is disabled. "
        + "Enable it first.")
    Tips.center.apply(.pressAlert(id: Alerts.removal.id, button: "Cancel"))
    #expect(!presentation.isShown)
  }

  @Test("Alerts and tooltips are known before they are shown, once they are registered", .tips)
  @MainActor func register() {
    Tips.register(Alerts.removal, Alerts.save)
    let facts = Tips.center.facts
    #expect(facts.alerts.keys.sorted() == ["remove-backyard", "save-journal"])
    #expect(facts.alerts.values.allSatisfy { $0.displayCount == 0 && $0.lastDisplayed == nil })
    let stage = AlertStage()
    stage.present(Alerts.removal)
    stage.press("Cancel")
    var renamed = Alerts.removal
    renamed.title = "Delete “North Pond”?"
    Tips.register(renamed)
    let record = Tips.center.facts.alerts["remove-backyard"]
    #expect(record?.alert == renamed && record?.displayCount == 1)
    let list = HelpView(id: "list")
    let star = HelpControl(id: "star", title: "Favorite")
    star.toolTip = "Save to your favorites"
    list.addSubview(star)
    Tips.register(list)
    #expect(Tips.center.facts.toolTips["star"]?.text == "Save to your favorites")
  }

  @Test("The Help button is an event; the alert stays", .tips)
  func help() throws {
    var alert = Alerts.removal
    alert.hasHelp = true
    let stage = AlertStage(platform: .macOS)
    let presentation = try #require(stage.present(alert))
    let calls = Mutex(0)
    presentation.onHelp = { calls.withLock { $0 += 1 } }
    expectFailures([
      "The Help button of the alert \"\(alert.title)\" (remove-backyard) was not pressed. "
        + "Press it with pressHelp()."
    ]) {
      stage.expectHelpPressed()
    }
    stage.pressHelp()
    stage.expectHelpPressed()
    #expect(presentation.helpCount == 1)
    stage.pressHelp()
    #expect(calls.withLock { $0 } == 2 && presentation.isShown)
    stage.press("Cancel")
    stage.present(Alerts.removal)
    expectFailures([
      "The alert \"remove-backyard\" has no Help button. Create it with hasHelp: true."
    ]) {
      stage.pressHelp()
    }
    expectFailures(["has no Help button. Create it with hasHelp: true."]) {
      stage.expectHelpPressed()
    }
    stage.press("Cancel")
    expectFailures(["No alert is on screen, so nothing can press Help."]) { stage.pressHelp() }
    expectFailures(["No alert is on screen, so no Help button was pressed."]) {
      stage.expectHelpPressed()
    }
  }

  @Test("D62: presentations have the app's start; under a controlled clock there are none", .tips)
  func presentations() throws {
    let stage = AlertStage(platform: .macOS)
    for seconds in [2.5, 4] {
      TipTest.clock.advance(by: .seconds(seconds))
      stage.present(Alerts.offline)
      stage.press("OK")
    }
    let record = try #require(Tips.center.facts.alerts["offline"])
    let seconds = record.presentations.map { $0.shown.date.timeIntervalSince($0.start.date) }
    #expect(seconds == [2.5, 6.5])
    Tips.center.apply(
      .setClock(
        AnchoredClock(
          setting: .frozen(at: Tips.center.now), anchor: Timestamp(Tips.center.now))))
    stage.present(Alerts.offline)
    #expect(Tips.center.facts.alerts["offline"]?.presentations == record.presentations)
    stage.press("OK")
  }

  @Test("D62: the newest 200 of all alerts are kept, each alert's record changes alone")
  func newest() throws {
    var facts = Facts()
    let start = Timestamp(milliseconds: 0)
    let process = AppProcess(
      owner: "app", identifier: 1, start: "", program: "Birds", configured: start,
      countsStoredOverrides: true, controls: Controls())
    facts.apply(Change(.reportProcess(process), at: start))
    func begin(_ alert: TipAlert, _ second: Int) -> Effects {
      let shown = start.adding(milliseconds: Int64(second) * 1000)
      let display = ActiveDisplay(id: "\(second)", began: shown, owner: "app")
      let effects = facts.apply(Change(.beginAlert(alert, display: display), at: shown))
      facts.apply(Change(.endAlert(id: alert.id, display: display.id, button: nil), at: shown))
      return effects
    }
    for second in 1...200 { _ = begin(second <= 100 ? Alerts.save : Alerts.offline, second) }
    #expect(facts.alerts.values.reduce(0) { $0 + $1.presentations.count } == 200)
    #expect(begin(Alerts.offline, 201).alerts == ["offline", "save-journal"])
    #expect(facts.alerts["save-journal"]?.presentations.first?.shown.milliseconds == 2000)
    #expect(facts.alerts.values.reduce(0) { $0 + $1.presentations.count } == 200)
    #expect(facts.alerts["offline"]?.presentations.count == 101)
  }
}
