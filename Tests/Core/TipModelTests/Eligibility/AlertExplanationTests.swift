import TestSupport
import Testing
import TipModel

@Suite("The explanation of an alert")
struct AlertExplanationTests {
  private static let removal = ContractBackyard.removal
  private static let offline = TipAlert(
    id: "offline", title: "You are offline.", buttons: [.default("OK")])
  private static let empty = TipAlert(id: "empty", title: "", buttons: [])

  private func verdict(
    _ alert: TipAlert = Self.removal, _ controls: [ControlSource: TipControls] = [:],
    _ changes: [Change.Action] = [], scene: AlertScene = .active(since: noon)
  ) -> AlertVerdict {
    AlertEligibility.evaluate(
      alert, in: Situation(Facts(changes), controls: Controls(controls), now: noon), scene: scene)
  }

  /// The alert was answered with a button that is its answer from then on.
  private func suppressed(with button: String) -> [Change.Action] {
    [
      .beginAlert(Self.removal, display: ongoing),
      .endAlert(id: Self.removal.id, display: ongoing.id, button: button),
      .suppressAlert(id: Self.removal.id, button: button),
    ]
  }

  @Test("says what each gate expects and finds, and what to do")
  func answered() {
    let verdict = verdict(
      Self.removal, [.argument: TipControls(answerAlerts: ["*": "Cancel"])],
      [.beginAlert(Self.offline, display: ongoing)], scene: .inactive)
    #expect(
      verdict.text == """
        remove-backyard: answered with "Cancel"  "Remove “North Pond”?"
          FAIL  answer       <- decides
                expected  no answer in advance
                actual    "Cancel" by -tipctl.AnswerAlerts
                detail    it holds until the app starts without it
          pass  suppression  not suppressed
          FAIL  scene
                expected  the scene is active
                actual    the scene is not active
          FAIL  front
                expected  no other alert on screen
                actual    the alert "offline" is on screen
                detail    since 2026-11-21T12:00:00.000Z
        It is not shown: "Cancel" is its answer.
        """)
    #expect(
      verdict.obstacle == "\"Cancel\" by -tipctl.AnswerAlerts; "
        + "it holds until the app starts without it")
  }

  @Test("says with which button a person suppressed it, and how to show it again")
  func suppression() {
    #expect(
      verdict(Self.removal, [:], suppressed(with: "Remove"), scene: .unknown).text == """
        remove-backyard: answered with "Remove"  "Remove “North Pond”?"
          pass  answer       no answer in advance
          FAIL  suppression  <- decides
                expected  not suppressed
                actual    suppressed at 2026-11-21T12:00:00.000Z with "Remove"
                detail    let it show again with tipctl alerts --reset
          pass  scene        the app alone knows its scenes; expected the scene is active
          pass  front        no other alert on screen
        It is not shown: "Remove" is its answer.
        """)
  }

  @Test("says that it no longer has the button with which a person suppressed it")
  func missingButton() {
    #expect(
      verdict(Self.removal, [:], suppressed(with: "Delete"), scene: .unreported).text == """
        remove-backyard: shows  "Remove “North Pond”?"
          pass  answer       no answer in advance
          pass  suppression  suppressed at 2026-11-21T12:00:00.000Z with "Delete"; \
        expected not suppressed; the alert no longer has that button
          pass  scene        the app does not report its scenes; expected the scene is active
          pass  front        no other alert on screen
        It is shown when the app presents it.
        """)
  }

  @Test("says which control suppresses it")
  func control() {
    #expect(
      verdict(Self.removal, [.stored: TipControls(suppressAlerts: ["*"])]).text == """
        remove-backyard: answered with "Cancel"  "Remove “North Pond”?"
          pass  answer       no answer in advance
          FAIL  suppression  <- decides
                expected  not suppressed
                actual    suppressed by tipctl alerts --suppress
                detail    remove it with tipctl alerts --clear
          pass  scene        the scene is active
          pass  front        no other alert on screen
        It is not shown: "Cancel" is its answer.
        """)
  }

  @Test("says for what it waits")
  func waits() {
    let inactive = verdict(scene: .inactive)
    #expect(inactive.outlook == "It waits until its scene is active.")
    #expect(inactive.obstacle == "the scene is not active")
    let behind = verdict(Self.removal, [:], [.beginAlert(Self.offline, display: ongoing)])
    #expect(behind.outlook == "It waits until the alert in front is answered.")
    #expect(behind.text.hasPrefix("remove-backyard: pending  \"Remove"))
    let earlier = ActiveDisplay(id: "d0", began: daysAgo(1), owner: "app")
    let both: [Change.Action] = [
      .beginAlert(Self.empty, display: ongoing),
      .beginAlert(Self.offline, display: earlier),
    ]
    #expect(
      verdict(Self.removal, [:], both).obstacle
        == "the alert \"offline\" is on screen; since \(daysAgo(1))")
    let inactiveBehind = verdict(Self.removal, [:], both, scene: .inactive)
    #expect(inactiveBehind.outlook == "It waits until its scene is active.")
    #expect(inactiveBehind.obstacle == "the scene is not active")
    #expect(verdict().obstacle == nil)
  }

  @Test(
    "names the control whose answer the alert does not have",
    arguments: [
      (
        removal, TipControls(answerAlerts: ["*": "Delete"]),
        "The alert \"remove-backyard\" has no button \"Delete\" (-tipctl.AnswerAlerts); "
          + "its buttons are \"Remove\", \"Cancel\". Write one of its buttons."
      ),
      (
        removal, TipControls(answerAlerts: ["remove-backyard": "remov"]),
        "The alert \"remove-backyard\" has no button \"remov\" (-tipctl.AnswerAlerts); "
          + "its buttons are \"Remove\", \"Cancel\". Did you mean \"Remove\"?"
      ),
      (
        empty, TipControls(answerAlerts: ["*": "OK"]),
        "The alert \"empty\" has no button \"OK\" (-tipctl.AnswerAlerts); it has no buttons. "
          + "Give it a button."
      ),
      (
        empty, TipControls(suppressAlerts: ["*"]),
        "The alert \"empty\" cannot be suppressed (-tipctl.SuppressAlerts): it has no buttons. "
          + "Give it a button."
      ),
    ])
  func refused(alert: TipAlert, controls: TipControls, outlook: String) {
    let verdict = verdict(alert, [.argument: controls])
    #expect(verdict.outlook == outlook)
    let head = alert.title.isEmpty ? "empty: refused\n" : "remove-backyard: refused  \"Remove"
    #expect(verdict.text.hasPrefix(head))
  }

  @Test("A suppressed alert has the stored answer, or else its default, Cancel or first button")
  func answers() {
    let suppress = [ControlSource.stored: TipControls(suppressAlerts: ["*"])]
    func answer(_ buttons: [TipAlert.Button], _ stored: String? = nil) -> AlertOutcome {
      let alert = TipAlert(id: "save", title: "Save?", buttons: buttons)
      return verdict(
        alert, suppress,
        [.beginAlert(alert, display: ongoing), .suppressAlert(id: alert.id, button: stored)]
      ).outcome
    }
    func by(_ button: TipAlert.Button) -> AlertOutcome {
      .answered(AlertAnswer(button, by: .control(spelling: "tipctl alerts --suppress")))
    }
    let buttons: [TipAlert.Button] = [.plain("Later"), .cancel, .default("Save")]
    #expect(answer(buttons) == by(.default("Save")))
    #expect(answer(buttons, "Later") == by(.plain("Later")))
    #expect(answer(buttons, "Never") == by(.default("Save")))
    #expect(answer([.plain("Later"), .cancel]) == by(.cancel))
    #expect(answer([.plain("Later"), .plain("Now")]) == by(.plain("Later")))
  }
}
