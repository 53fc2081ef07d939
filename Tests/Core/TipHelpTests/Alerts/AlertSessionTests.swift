import Testing
import TipHelp
import TipModel
import TipTesting

@Suite("The recorded session of alerts")
struct AlertSessionTests {
  @Test(
    "M19: an alert waits until its scene is active, and the session has the time since then", .tips)
  func m19() throws {
    let clock = TipTest.clock
    let stage = AlertStage(startsApp: true)
    let early = try #require(stage.present(Alerts.offline))
    #expect(early.phase == .waiting)
    let verdict = Tips.center.verdict(for: Alerts.offline)
    #expect(verdict.decidedBy == .scene)
    #expect(
      verdict.text == """
        offline: pending  "You are offline."
          pass  answer       no answer in advance
          pass  suppression  not suppressed
          FAIL  scene        <- decides
                expected  the scene is active
                actual    the scene is not active
          pass  front        no other alert on screen
        It waits until its scene is active.
        """)
    clock.advance(by: .seconds(3))
    stage.activate()
    #expect(early.isShown)
    stage.press("OK")
    clock.advance(by: .milliseconds(1500))
    stage.present(Alerts.save)
    stage.press("Save")
    #expect(stage.session.entries.map(\.secondsSinceSceneActive) == [0, 1.5])
    #expect(stage.session.entries.map(\.alert) == [Alerts.offline, Alerts.save])
  }

  @Test("M19: scenes are apart; an app that reports none is never kept waiting", .tips)
  func m19Scenes() throws {
    let stage = AlertStage()
    var journal = Alerts.save
    journal.scene = "journal"
    stage.deactivate(scene: "journal")
    stage.present(journal)
    #expect(stage.waiting == [journal])
    stage.present(Alerts.offline)
    stage.expectAlert("You are offline.")
    stage.press("OK")
    #expect(stage.session.entries.map(\.secondsSinceSceneActive) == [nil])
    stage.activate(scene: "journal")
    stage.expectAlert("Save the journal?")
    stage.press("Cancel")
  }

  @Test(
    "M19: a scene that is activated twice keeps its time; after the background it starts anew",
    .tips)
  func m19Again() throws {
    let clock = TipTest.clock
    let stage = AlertStage(startsApp: true)
    stage.activate()
    clock.advance(by: .seconds(5))
    stage.activate()
    stage.present(Alerts.offline)
    stage.press("OK")
    stage.deactivate()
    stage.activate()
    stage.present(Alerts.offline)
    stage.press("OK")
    #expect(stage.session.entries.map(\.secondsSinceSceneActive) == [5, 0])
  }

  @Test(
    "M26: the session has each alert that was shown, with its date; none that was answered unseen",
    .tips)
  func m26() throws {
    let clock = TipTest.clock
    let stage = AlertStage()
    let start = Tips.center.now
    stage.present(Alerts.offline)
    stage.present(Alerts.save)
    clock.advance(by: .seconds(4))
    stage.press("OK")
    stage.press("Save")
    Tips.suppressAlerts(["*"])
    stage.present(Alerts.save)
    #expect(stage.session.entries.map(\.alert.id) == ["offline", "save-journal"])
    #expect(stage.session.entries.map { $0.date.timeIntervalSince(start) } == [0, 4])
  }

  @Test("M26: a session keeps the newest 1,000 alerts")
  func m26Limit() {
    var session = AlertSession()
    for index in 0..<1_001 {
      session.append(.init(Alerts.offline, shown: Timestamp(milliseconds: Int64(index))))
    }
    #expect(session.entries.count == 1_000)
    #expect(session.entries.first?.shown == Timestamp(milliseconds: 1))
  }
}
