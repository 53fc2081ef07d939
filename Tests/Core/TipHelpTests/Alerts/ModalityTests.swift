import Testing
import TipHelp
import TipModel
import TipTesting

private struct FeedBirdsTip: Tip {
  var title: Text { Text("Feed the Birds") }
}

private struct ShareTip: Tip {
  var title: Text { Text("Share a Backyard") }
}

@Suite("Alerts are modal", .tips)
struct ModalityTests {
  @Test("M27: no tip appears while an alert is on screen; the gate says so, and the tip follows")
  func m27() throws {
    let screen = TipScreen()
    let stage = AlertStage()
    stage.present(Alerts.removal)
    screen.add(FeedBirdsTip())
    screen.appear()
    expectHidden(FeedBirdsTip(), because: .alert, on: screen)
    let gate = try #require(Tips.explanation(of: FeedBirdsTip()).verdict.gate(.alert))
    #expect(gate.actual == "the alert \"remove-backyard\" is on screen")
    stage.press("Cancel")
    expectDisplayed(FeedBirdsTip(), on: screen)
    screen.disappear()
  }

  @Test("M27: a tip that is on screen stays behind the alert, also a forced one waits")
  func m27Behind() {
    let screen = TipScreen(inline: [FeedBirdsTip()])
    screen.appear()
    let stage = AlertStage()
    stage.present(Alerts.removal)
    expectDisplayed(FeedBirdsTip(), on: screen)
    Tips.showTips([ShareTip.self])
    expectHidden(ShareTip(), because: .alert)
    stage.press("Remove")
    expectStatus(ShareTip(), .available)
    screen.disappear()
  }

  @Test("M27: a second alert waits until the first one is answered, in order")
  func m27Waits() throws {
    let stage = AlertStage()
    let first = try #require(stage.present(Alerts.removal))
    let second = try #require(stage.present(Alerts.save))
    stage.present(Alerts.offline)
    #expect(first.isShown)
    #expect(second.phase == .waiting)
    #expect(stage.waiting.map(\.id) == ["save-journal", "offline"])
    let verdict = Tips.center.verdict(for: Alerts.save)
    #expect(verdict.decidedBy == .front)
    #expect(verdict.outcome == .waits)
    #expect(
      verdict.text == """
        save-journal: pending  "Save the journal?"
          pass  answer       no answer in advance
          pass  suppression  not suppressed
          pass  scene        the app does not report its scenes; expected the scene is active
          FAIL  front        <- decides
                expected  no other alert on screen
                actual    the alert "remove-backyard" is on screen
                detail    since 2026-11-21T09:00:00.000Z
        It waits until the alert in front is answered.
        """)
    stage.press("Cancel")
    stage.expectAlert("Save the journal?")
    stage.pressReturn()
    stage.expectAlert("You are offline.", buttons: ["OK"])
    stage.press("OK")
    stage.expectNoAlert()
    #expect(
      stage.session.entries.map(\.alert.id) == ["remove-backyard", "save-journal", "offline"])
  }

  @Test("M27: between two alerts that follow one another, no tip appears")
  func m27NoGap() {
    let screen = TipScreen(inline: [FeedBirdsTip()])
    let stage = AlertStage()
    stage.present(Alerts.removal)
    stage.present(Alerts.offline)
    screen.appear()
    stage.press("Cancel")
    expectHidden(FeedBirdsTip(), because: .alert, on: screen)
    stage.press("OK")
    expectDisplayed(FeedBirdsTip(), on: screen)
    screen.disappear()
  }
}
