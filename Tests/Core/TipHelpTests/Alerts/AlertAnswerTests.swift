import TestSupport
import Testing
import TipEngine
import TipHelp
import TipModel
import TipTesting

@Suite("Answers to alerts", .tips)
struct AlertAnswerTests {
  @Test("An answer is awaited, and has the button, its origin and the text")
  func answer() async throws {
    let presentation = try Tips.present(Alerts.rename)
    async let answer = presentation.answer
    try presentation.enter("North Pond")
    try presentation.press("Rename")
    #expect(try await answer == AlertAnswer(.default("Rename"), by: .person, text: "North Pond"))
    #expect(try await presentation.answer.button.title == "Rename")
  }

  @Test("A withdrawn alert has no answer, and the next one follows")
  func withdrawn() async throws {
    let first = try Tips.present(Alerts.removal)
    let second = try Tips.present(Alerts.save)
    first.withdraw()
    #expect(first.phase == .withdrawn)
    await #expect(throws: CancellationError.self) { try await first.answer }
    #expect(second.isShown)
    second.withdraw()
    #expect(Tips.center.facts.openAlerts.isEmpty)
    #expect(Tips.receipt?.alerts == [])
  }

  @Test("A cancelled task withdraws the alert for whose answer it waits")
  func cancelled() async throws {
    let presentation = try Tips.present(Alerts.removal)
    let task = Task { try await presentation.answer }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(presentation.phase == .withdrawn)
  }

  @Test("A gesture on an alert that waits or was answered fails with the reason")
  func notShown() throws {
    let first = try Tips.present(Alerts.removal)
    let second = try Tips.present(Alerts.save)
    #expect(throws: TipControlError.self) { try second.press("Save") }
    #expect(throws: TipControlError.self) { try second.press(.home, on: .macOS) }
    #expect(throws: TipControlError.self) { try first.press("Delete") }
    #expect(throws: TipControlError.self) { try first.enter("text") }
    try first.press("Cancel")
    let error = #expect(throws: TipControlError.self) { try first.press("Cancel") }
    #expect(
      error?.reason
        == "The alert \"remove-backyard\" is not on screen: it was answered with \"Cancel\"")
    try second.press("Save")
  }

  @Test("A gesture that cannot be done has the reason, and the next step if there is one")
  func reasons() throws {
    func error(_ gesture: () throws(TipControlError) -> Void) -> String? {
      do throws(TipControlError) {
        try gesture()
        return nil
      } catch {
        return error.description
      }
    }
    let first = try Tips.present(Alerts.rename)
    let second = try Tips.present(Alerts.save)
    let waits =
      "The alert \"save-journal\" is not on screen: it waits. "
      + "Answer the alert in front first, or activate its scene."
    #expect(error { () throws(TipControlError) in try second.suppress() } == waits)
    #expect(error { () throws(TipControlError) in try second.pressHelp() } == waits)
    let missing = [
      error { () throws(TipControlError) in try first.suppress() },
      error { () throws(TipControlError) in try first.pressHelp() },
    ]
    try first.press("Cancel")
    #expect(
      missing + [error { () throws(TipControlError) in try second.enter("North Pond") }] == [
        "The alert \"rename\" has no checkbox to suppress it. Create it with hasSuppression: true.",
        "The alert \"rename\" has no Help button. Create it with hasHelp: true.",
        "The alert \"save-journal\" has no text field. Create it with textField:.",
      ])
    second.withdraw()
    #expect(
      error { () throws(TipControlError) in try second.press("Save") }
        == "The alert \"save-journal\" is not on screen: the app withdrew it.")
  }

  @Test("The stream has the alert on screen, and each change")
  func stream() async throws {
    let first = try Tips.present(Alerts.removal)
    let second = try Tips.present(Alerts.save)
    var updates = Tips.center.alertInFrontUpdates.makeAsyncIterator()
    #expect(await updates.next()??.alert == Alerts.removal)
    try first.press("Cancel")
    #expect(await updates.next()??.alert == Alerts.save)
    try second.press("Save")
    let last = try #require(await updates.next())
    #expect(last == nil)
  }

  @Test("The stream ends with its center")
  func streamEnd() async throws {
    let center = TipsCenter(arguments: [], environment: [:], clock: ManualClock())
    try center.configure([.datastoreLocation(.memory)])
    let presentation = try center.present(Alerts.removal)
    #expect(presentation.phase == .shown(since: center.now))
    let updates = center.alertInFrontUpdates
    try center.shutDown()
    var alerts: [TipAlert?] = []
    for await front in updates { alerts.append(front?.alert) }
    #expect(alerts == [Alerts.removal])
  }

  @Test("A center that shuts down withdraws its alerts, and no tip waits for them")
  func shutDown() throws {
    let center = TipsCenter(arguments: [], environment: [:], clock: ManualClock())
    try center.configure([.datastoreLocation(.memory)])
    let presentation = try center.present(Alerts.removal)
    let waiting = try center.present(Alerts.save)
    try center.shutDown()
    #expect(presentation.phase == .withdrawn)
    #expect(waiting.phase == .withdrawn)
    #expect(center.facts.openAlerts.isEmpty)
  }

  @Test("An alert of a process that has ended does not keep others waiting")
  func abandoned() throws {
    let display = ActiveDisplay(
      id: "old", began: Timestamp(milliseconds: 0), owner: "999999999:gone")
    Tips.center.apply(.beginAlert(Alerts.offline, display: display))
    let presentation = try Tips.present(Alerts.removal)
    #expect(presentation.isShown)
    #expect(Tips.center.facts.openAlerts.map(\.id) == ["remove-backyard"])
    try presentation.press("Cancel")
  }
}

@Suite("An alert stage in a test", .tips)
struct AlertStageTests {
  @Test("Failures have the reason first, list the alerts, and are at the caller's line")
  func failures() {
    let stage = AlertStage(platform: .macOS)
    expectFailures(
      ["The alert \"Save?\" is not on screen: no alert is."], line: #line + 1
    ) { stage.expectAlert("Save?") }
    expectFailures(
      ["No alert is on screen, so nothing can press \"Save\". Present an alert first."],
      line: #line + 1
    ) { stage.press("Save") }
    stage.present(Alerts.save)
    stage.present(Alerts.offline)
    expectFailures(
      [
        "The alert \"Save?\" is not on screen: \"Save the journal?\" (save-journal) is. "
          + "\"You are offline.\" (offline) waits: the alert \"save-journal\" is on screen"
      ], line: #line + 1
    ) { stage.expectAlert("Save?") }
    expectFailures(
      [
        "The alert \"Save the journal?\" has other buttons.\n"
          + "  expected  \"Save\", \"Cancel\"\n"
          + "  found     \"Cancel\", \"Don't Save\", \"Save\", in a row from left to right"
      ], line: #line + 1
    ) { stage.expectAlert("Save the journal?", buttons: ["Save", "Cancel"]) }
    expectFailures(
      ["The alert \"Save the journal?\" (save-journal) is on screen, with \"Cancel\", "],
      line: #line + 1
    ) { stage.expectNoAlert() }
    expectFailures(
      ["The alert \"save-journal\" has no button \"Sav\"; its buttons are \"Don't Save\", "],
      line: #line + 1
    ) { stage.press("Sav") }
    expectFailures(
      ["The alert \"save-journal\" has no checkbox to suppress it."], line: #line + 1
    ) { stage.suppress() }
    stage.expectAlert("Save the journal?", buttons: ["Cancel", "Don't Save", "Save"])
    stage.press("Cancel")
    stage.press("OK")
    stage.expectNoAlert()
  }

  @Test("M19: failures name the alerts that wait for their scene, and those that were answered")
  func waits() {
    let stage = AlertStage(startsApp: true)
    stage.present(Alerts.offline)
    let waits = "\"You are offline.\" (offline) waits: "
    expectFailures([
      "No alert is on screen, but one waits. \(waits)",
      "The alert \"You are offline.\" is not on screen: no alert is. \(waits)",
      "No alert is on screen, so nothing can press return. \(waits)",
    ]) {
      stage.expectNoAlert()
      stage.expectAlert("You are offline.")
      stage.pressReturn()
    }
    stage.activate()
    stage.pressReturn()
    expectFailures(["no alert is. Answered: offline with \"OK\" by person."]) {
      stage.expectAlert("You are offline.")
    }
  }

  @Test("An alert with its buttons in another order fails, and says how they are arranged")
  func order() {
    let stage = AlertStage(platform: .iOS)
    stage.present(Alerts.removal)
    stage.expectAlert("Remove “North Pond”?", buttons: ["Cancel", "Remove"])
    expectFailures(["found     \"Cancel\", \"Remove\", in a row from left to right"]) {
      stage.expectAlert("Remove “North Pond”?", buttons: ["Remove", "Cancel"])
    }
    stage.press("Cancel")
    stage.present(Alerts.save)
    let found = "found     \"Save\", \"Don't Save\", \"Cancel\", in a stack from top to bottom"
    expectFailures(["  expected  no buttons\n  \(found)"]) {
      stage.expectAlert("Save the journal?", buttons: [])
    }
    stage.press("Cancel")
  }

  @Test("A text that is entered is in the answer; an alert without a field fails the test")
  func enter() async throws {
    let stage = AlertStage()
    let presentation = try #require(stage.present(Alerts.rename))
    stage.enter("North Pond")
    stage.press("Rename")
    #expect(try await presentation.answer.text == "North Pond")
    stage.present(Alerts.save)
    expectFailures(["The alert \"save-journal\" has no text field"], line: #line + 1) {
      stage.enter("North Pond")
    }
    stage.press("Save")
  }

  @Test("A test that leaves an alert without an answer fails")
  func leftOver() throws {
    try expectFailures(["The alert \"offline\" is not answered. Press one of its buttons, "]) {
      try withTips { _ in _ = AlertStage().present(Alerts.offline) }
    }
  }

  @Test("A refused answer fails the test where the alert is presented")
  func refused() {
    Tips.answerAlerts(["*": "Okay"])
    let stage = AlertStage()
    expectFailures(
      ["The alert \"offline\" has no button \"Okay\" (Tips.answerAlerts(_:))"], line: #line + 1
    ) { stage.present(Alerts.offline) }
  }
}
