import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipEngine
import TipGuidance
import TipHelp
import TipModel

@Suite("Alerts in the shell")
struct AlertsTests {
  private static let removal = TipAlert(
    id: "remove-backyard", title: "Remove “North Pond”?",
    buttons: [.destructive("Remove"), .cancel], hasSuppression: true)

  private let yard: Yard

  init() throws {
    yard = try Yard()
    try present(Self.removal, owner: "1:gone")
    try yard.change(.endAlert(id: "remove-backyard", display: "1:gone", button: "Remove"))
    try yard.change(.suppressAlert(id: "remove-backyard", button: "Remove"))
  }

  private func present(_ alert: TipAlert, owner: String) throws {
    let now = try #require(Timestamp(iso8601: Yard.now))
    try yard.change(
      .beginAlert(alert, display: ActiveDisplay(id: owner, began: now, owner: owner)))
  }

  private var rows: [String] {
    yard.run("alerts", "-q").lines.map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test("M24: alerts lists each with its suppression, and --reset lets it show again; undo works")
  func m24() throws {
    #expect(
      rows == [
        "alert title displays suppressed now",
        "remove-backyard Remove “North Pond”? 1 \(Yard.now) with \"Remove\" answered with "
          + "\"Remove\"",
      ])
    let dry = yard.run("alerts", "--reset", "--dry-run")
    #expect(dry.output.hasPrefix("Dry run"))
    #expect(rows.last?.contains("answered with") == true)
    let reset = yard.run("alerts", "--reset", "remove-backyard")
    #expect(reset.code == .done)
    #expect(reset.lines.first == "remove-backyard: shown again when the app presents it.")
    #expect(rows.last == "remove-backyard Remove “North Pond”? 1 no shows")
    #expect(
      yard.run("alerts", "--reset").lines
        == ["No alert: not suppressed by \"Don't ask again\"."])
    #expect(yard.run("undo", "-q").code == .done)
    #expect(rows.last?.contains("answered with \"Remove\"") == true)
  }

  @Test("reset --tip of a tip on screen behind an alert leaves it there (D37)")
  func resetBehind() throws {
    let now = try #require(Timestamp(iso8601: Yard.now))
    func display(_ id: String, minutesAgo: Double) -> ActiveDisplay {
      ActiveDisplay(id: id, began: now.adding(seconds: -minutesAgo * 60), owner: "1:app")
    }
    let tip = "FeedBirdsTip"
    try yard.change(
      .beginDisplay(tip: tip, display: display("left", minutesAgo: 2), isForced: false))
    try yard.change(.beginAlert(Self.removal, display: display("alert", minutesAgo: 1)))
    #expect(try yard.json("explain", tip)["status"] == "available")
    #expect(yard.run("reset", "--tip", tip, "--yes").code == .done)
    #expect(try yard.json("explain", tip)["status"] == "available")
    #expect(yard.run("explain", tip).output.contains("  pass  alert  "))
    try yard.change(
      .endDisplay(tip: tip, display: "left", isForced: false, isAbandoned: false))
    #expect(try yard.json("explain", tip)["decidedBy"] == "alert")
  }

  @Test("M24: --reset says it of several alerts, and of the ones that it does not change")
  func m24Several() throws {
    for id in ["a", "b", "c"] {
      var alert = Self.removal
      alert.id = id
      try yard.change(.registerAlert(alert))
    }
    try yard.change(.suppressAlert(id: "b", button: "Remove"))
    #expect(
      yard.run("alerts", "--reset", "a", "c").lines
        == ["a, c: not suppressed by \"Don't ask again\"."])
    let one = yard.run("alerts", "--reset", "a", "b", "--dry-run")
    #expect(one.lines.last == "b: shown again when the app presents it.")
    #expect(
      yard.run("alerts", "--reset").lines.first
        == "b, remove-backyard: shown again when the app presents them.")
    let all = rows.dropFirst().map { $0.prefix { $0 != " " } }
    #expect(all == ["a", "b", "c", "remove-backyard"])
    let list = yard.run("alerts", "c", "remove-backyard", "-q").lines.dropFirst()
    #expect(list.map { $0.prefix { $0 != " " } } == ["c", "remove-backyard"])
  }

  @Test("M24: an unknown alert is named with the nearest id")
  func m24Unknown() {
    for words in [["remove-bakyard"], ["--reset", "remove-bakyard"]] {
      let run = yard.run(["alerts"] + words)
      #expect(run.code != .done)
      #expect(run.errors.contains("There is no alert \"remove-bakyard\""))
      #expect(run.errors.contains("Did you mean \"remove-backyard\"?"))
    }
  }

  @Test("M28: the list as JSON has the control that decides, or null")
  func m28Override() {
    #expect(!yard.run("alerts", "--format", "json").output.contains("\"override\" : {"))
    #expect(yard.run("alerts", "--answer", "remove-backyard=Cancel").code == .done)
    let list = yard.run("alerts", "--format", "json").output
    #expect(list.contains("\"control\" : \"AnswerAlerts\""), "\(list)")
  }

  @Test("M28: --answer and --suppress are stored, add up, and are cleared; each can be undone")
  func m28() throws {
    let before = yard.export
    let run = yard.run("alerts", "--answer", "remove-backyard=Cancel")
    #expect(run.lines.first == "remove-backyard: answered with \"Cancel\".")
    #expect(rows.last?.hasSuffix("answered with \"Cancel\" tipctl alerts --answer") == true)
    #expect(
      yard.run("alerts", "--answer", "remove-backyard=Cancel").lines
        == ["remove-backyard: answered with \"Cancel\" already."])
    #expect(yard.run("alerts", "--suppress", "*").lines.first == "All alerts: suppressed.")
    let answer = try yard.json("alerts", "--answer", "*=Cancel")
    #expect(answer["answers"] == ["*": "Cancel", "remove-backyard": "Cancel"])
    #expect(answer["suppressed"] == ["*"])
    let controls = yard.run("controls").output
    #expect(controls.contains("*=Cancel,remove-backyard=Cancel"))
    #expect(yard.run("alerts", "--clear").lines.first == "Alerts are left to people again.")
    #expect(yard.run("alerts", "--clear").code == .done)
    for _ in 1...4 { #expect(yard.run("undo", "-q").code == .done) }
    func state(_ text: String) throws -> Facts {
      try StateDocument(json: text, subject: "export").facts
    }
    #expect(try state(yard.export).overrides == state(before).overrides)
  }

  @Test(
    "M28: several answers and suppressions are named in order, and so are unknown alerts")
  func m28Several() {
    let run = yard.run("alerts", "--answer", "f=X,d=X,b=X,a=X", "--suppress", "e,c")
    #expect(
      run.lines.first
        == #"a: answered with "X"; b: answered with "X"; d: answered with "X"; "#
        + #"f: answered with "X"; e: suppressed; c: suppressed."#)
    #expect(
      run.errorLines.filter { $0.contains("warning") }
        == ["a", "b", "c", "d", "e", "f"].map {
          "tipctl: warning: The alert \"\($0)\" is not known yet."
        })
    let all = yard.run(
      "alerts", "--suppress", "*", environment: ["TIPCTL_SUPPRESS_ALERTS": "*"])
    #expect(
      all.errorLines.last
        == "tipctl: warning: All alerts: TIPCTL_SUPPRESS_ALERTS takes precedence.")
  }

  @Test("M28: an alert without a title, one that is shown, and one that waits for it")
  func outcomes() throws {
    let untitled = TipAlert(id: "untitled", title: "", buttons: [.cancel])
    try yard.change(.registerAlert(untitled))
    #expect(try yard.json("explain", "untitled")["outcome"] == "shows")
    try present(untitled, owner: "1:init")
    try yard.change(.suppressAlert(id: "remove-backyard", button: nil))
    #expect(
      yard.run("explain", "untitled").lines.first
        == "untitled: on screen since \(Yard.now)")
    #expect(try yard.json("explain", "remove-backyard")["outcome"] == "pending")
  }

  @Test(
    "M28, D44: an answer that is not a button of a known alert is refused with the buttons",
    arguments: ["*=Delete", "remove-backyard=Delete,other=X"])
  func m28Refused(answers: String) throws {
    for words in [
      ["alerts", "--answer", answers], ["run", "--answer-alerts", answers, "--", "true"],
    ] {
      let run = yard.run(words)
      #expect(run.code == .badData, "\(words)")
      #expect(
        run.errors.contains(
          "The alert \"remove-backyard\" has no button \"Delete\"; its buttons are \"Remove\", "
            + "\"Cancel\"."))
    }
    let other = yard.run("alerts", "--answer", "*=Delete,remove-backyard=Cancel")
    #expect(other.code == .done)
  }

  @Test("M28: an alert that is not known yet is a warning; the app will refuse a wrong button")
  func m28Button() throws {
    let run = yard.run("alerts", "--answer", "other=X")
    #expect(run.code == .done)
    #expect(run.errors.contains("The alert \"other\" is not known yet."))
    let help = TipControls(answerAlerts: ["*": "Delete"])
    try yard.change(.setHelp(help))
    let answer = try yard.json("explain", "remove-backyard")
    #expect(answer["outcome"] == "refused")
    #expect(
      yard.run("explain", "remove-backyard").lines.first?.contains(": refused") == true)
    #expect(answer["decidedBy"] == "answer")
    let bad = yard.run("alerts", "--answer", "remove")
    #expect(bad.code != .done)
    #expect(bad.errors.contains("\"remove\" has no button"))
  }

  @Test("M28: what the environment says takes precedence, and --verify fails")
  func m28Precedence() {
    #expect(
      yard.run("alerts", "--answer", "remove-backyard=Cancel", "--verify").code == .done)
    let environment = ["TIPCTL_ANSWER_ALERTS": "*=Cancel"]
    let run = yard.run(
      "alerts", "--answer", "remove-backyard=Remove", "--verify", environment: environment)
    #expect(run.code == .no)
    #expect(
      run.errors.contains(
        "\"remove-backyard\": TIPCTL_ANSWER_ALERTS takes precedence"))
    #expect(
      yard.run("alerts", "-q", environment: environment).lines.last?
        .contains("TIPCTL_ANSWER_ALERTS") == true)
  }

  @Test(
    "M28: options that exclude one another are refused",
    arguments: [
      ["--reset", "--clear"], ["--answer", "a=B", "--reset"], ["--clear", "remove-backyard"],
      ["--suppress", "a", "remove-backyard"], ["--press", "a=B", "--clear"],
      ["--press", "a=B", "--answer", "a=B"], ["--press", "a=B", "remove-backyard"],
    ])
  func m28Options(words: [String]) {
    #expect(yard.run(["alerts"] + words).code == .usage)
  }

  @Test("--press answers the alert on screen, unless the app ignores testing controls (D25)")
  func press() async throws {
    for isDebugBuild in [true, false] {
      let yard = try Yard()
      let center = TipsCenter(arguments: [], environment: [:], isDebugBuild: isDebugBuild)
      try center.configure([.datastoreLocation(.url(yard.folder.appending(path: "birds")))])
      let alert = try center.present(Self.removal)
      try center.flush()
      let dry = yard.run("alerts", "--press", "remove-backyard=Cancel", "--dry-run")
      #expect(dry.code == (isDebugBuild ? .done : .no))
      #expect(dry.output.hasPrefix("Dry run") == isDebugBuild)
      let run = yard.run("alerts", "--press", "remove-backyard=Cancel")
      if isDebugBuild {
        #expect(run.code == .done && run.lines == ["remove-backyard: \"Cancel\" pressed."])
        #expect(try await alert.answer.button == .cancel)
        try center.flush()
        let wait = yard.run("wait", "remove-backyard", "answered", "--timeout", "0s")
        #expect(wait.code == .done)
      } else {
        #expect(run.code == .no && run.output.isEmpty)
        #expect(run.errors.contains("ignores controls, and \"Cancel\""))
        #expect(alert.isShown)
        alert.withdraw()
      }
      let undo = yard.run("undo").output
      #expect(
        !undo.contains("press"), "the app has answered, and cannot take it back: \(undo)")
      try center.shutDown()
    }
  }

  @Test(
    "--press names what is unknown with the nearest name, and changes nothing",
    arguments: [
      ("remove-bakyard=Cancel", ExitCode.badData, "Did you mean \"remove-backyard\"?"),
      ("remove-backyard=Cancle", .badData, "Did you mean \"Cancel\"?"),
      ("remove-backyard=Cancel", .no, "Wait for it: tipctl wait remove-backyard onScreen"),
      ("remove-backyard", .usage, "Write ALERT=BUTTON"),
      ("=Cancel", .usage, "Write ALERT=BUTTON"),
      ("remove-backyard=Cancel=Remove", .badData, "has no button \"Cancel=Remove\""),
    ])
  func badPress(word: String, code: ExitCode, advice: String) {
    let before = yard.export
    let run = yard.run("alerts", "--press", word)
    #expect(run.code == code && run.errors.contains(advice), "\(run.errors)")
    #expect(yard.export == before)
  }

  @Test("--press fails when the app has not answered an earlier press")
  func pressedBefore() throws {
    try present(Self.removal, owner: "2:busy")
    #expect(yard.run("alerts", "--press", "remove-backyard=Cancel").code == .done)
    let again = yard.run("alerts", "--press", "remove-backyard=Cancel")
    #expect(again.code == .no && again.output.isEmpty)
    #expect(again.errors.contains("was pressed before, and the app has not answered yet"))
    #expect(again.errors.contains("tipctl wait remove-backyard answered"))
    #expect(
      yard.run("alerts", "--press", "remove-backyard=Remove").code == .done,
      "a new answer")
    let fresh = try Yard(isEmpty: true)
    #expect(fresh.run("alerts", "--press", "remove-backyard=Cancel").code == .missing)
    #expect(try fresh.files.isEmpty)
  }

  @Test("--press fails when the last receipt of the app says that it ignores controls")
  func pressIgnored() throws {
    let receipt = Receipt(
      datastore: "birds", clock: Timestamp(milliseconds: 0), application: "Birds",
      processIdentifier: 1
    ) {
      $0.ignored = [.stored]
    }
    try yard.change(.recordReceipt(receipt.storedValue))
    try present(Self.removal, owner: "1:init")
    let run = yard.run("alerts", "--press", "remove-backyard=Cancel")
    #expect(run.code == .no && run.output.isEmpty)
    #expect(
      run.errors.contains(
        "tipctl: The app ignores controls, and \"Cancel\" of the alert \"remove-backyard\" was "
          + "not pressed."), "\(run.errors)")
  }

  @Test("explain and alerts have the alert on screen first, then the next presentation")
  func onScreen() throws {
    try present(Self.removal, owner: "2:shown")
    #expect(
      yard.run("explain", "remove-backyard").lines == [
        "remove-backyard: on screen since \(Yard.now)  \"Remove “North Pond”?\"",
        "The next time that the app presents it:",
        "  pass  answer       no answer in advance",
        "  FAIL  suppression  <- decides",
        "        expected  not suppressed",
        "        actual    suppressed at \(Yard.now) with \"Remove\"",
        "        detail    let it show again with tipctl alerts --reset",
        "  pass  scene        the app alone knows its scenes; expected the scene is active",
        "  pass  front        no other alert on screen",
        "It is not shown: \"Remove\" is its answer.",
      ])
    #expect(try yard.json("explain", "remove-backyard")["onScreen"] == true)
    #expect(rows.last?.hasSuffix("on screen, next time answered with \"Remove\"") == true)
    #expect(yard.run("alerts", "--reset").code == .done)
    #expect(rows.last?.hasSuffix(" no on screen") == true)
  }

  @Test("An alert is known once it was shown or registered, and messages say both")
  func known() throws {
    let empty = try Yard()
    for words in [["alerts"], ["alerts", "--answer", "other=X"]] {
      #expect(empty.run(words).errors.contains("registered it with Tips.register(_:)"))
    }
    let fresh = try Yard(isEmpty: true)
    #expect(fresh.run("clock", "+1d").code == .done)
    let wait = fresh.run("wait", "remove", "onScreen", "--timeout", "0s")
    #expect(
      wait.errors.contains("There is no tip, tooltip or alert \"remove\""),
      "\(wait.errors)")
    #expect(wait.errors.contains("Tips.register(_:)"))
  }

  @Test("D60: an alert that is registered and was never on screen is pending")
  func pending() throws {
    var alert = Self.removal
    alert.id = "registered"
    try yard.change(.registerAlert(alert))
    #expect(yard.run("wait", "registered", "pending", "--timeout", "0s").code == .done)
    #expect(yard.run("wait", "remove-backyard", "answered", "--timeout", "0s").code == .done)
    #expect(rows[1] == "registered Remove “North Pond”? 0 no shows")
  }

  @Test("explain: an alert gate by gate")
  func explain() throws {
    let run = yard.run("explain", "remove-backyard", "-q")
    #expect(
      run.lines == [
        "remove-backyard: answered with \"Remove\"  \"Remove “North Pond”?\"",
        "  pass  answer       no answer in advance",
        "  FAIL  suppression  <- decides",
        "        expected  not suppressed",
        "        actual    suppressed at \(Yard.now) with \"Remove\"",
        "        detail    let it show again with tipctl alerts --reset",
        "  pass  scene        the app alone knows its scenes; expected the scene is active",
        "  pass  front        no other alert on screen",
        "It is not shown: \"Remove\" is its answer.",
      ])
    let answer = try yard.json("explain", "remove-backyard")
    #expect(answer["outcome"] == "answered" && answer["answer"] == "Remove")
    #expect(answer["kind"] == "alert" && answer["decidedBy"] == "suppression")
  }

  @Test("M27: an alert of a living process is on screen, and tips wait for it")
  func m27() throws {
    // A process that is always alive.
    try present(Self.removal, owner: "1:init")
    #expect(rows.last?.contains("on screen") == true)
    let run = yard.run("check", "FavoriteBackyardTip")
    #expect(run.code == .no)
    #expect(yard.run("explain", "FavoriteBackyardTip").output.contains("FAIL  alert"))
    try yard.change(.suppressAlert(id: "remove-backyard", button: nil))
    let own = yard.run("explain", "remove-backyard").output
    #expect(own.contains("pass  front"), "an alert does not wait for itself: \(own)")
  }

  @Test("completions: the ids of alerts, alone and in a list")
  func completions() {
    let ids = yard.run("__complete", "--", "alerts", "rem").output
    #expect(ids.contains("remove-backyard"))
    let list = yard.run("__complete", "--", "alerts", "--suppress", "x,").output
    #expect(list.contains("x,remove-backyard"))
  }

  @Test("doctor: an alert whose process is gone, and stored answers")
  func doctor() throws {
    try present(Self.removal, owner: "999999999:gone")
    #expect(yard.run("alerts", "--answer", "*=Cancel").code == .done)
    let run = yard.run("doctor")
    #expect(run.code == .no)
    #expect(
      run.output.contains(
        "An alert that was shown at \(Yard.now) was never answered: its process is gone."))
    #expect(run.output.contains("AnswerAlerts is still set, so alerts are not shown."))
  }

  @Test("alerts: without any, a note says where they come from")
  func none() throws {
    let run = try Yard().run("alerts")
    #expect(run.code == .done)
    #expect(run.errors.contains("No alert is known yet"))
  }
}

@Suite("The tool's questions")
struct TipQuestionsTests {
  @Test(
    "M30: every question is an alert: a sentence, an action, and Cancel, which no key confirms",
    arguments: TipQuestions.all)
  func m30(question: TipAlert) {
    #expect(question.title.hasSuffix("?"))
    #expect(question.buttons.count <= 3)
    #expect(question.buttons.filter { $0.role == .cancel } == [.cancel])
    #expect(question.buttons.allSatisfy { $0.role == .plain || $0.role == .cancel })
    #expect(question.button(pressedBy: .return, on: .macOS) == nil)
    #expect(question.button(pressedBy: .escape, on: .macOS) == .cancel)
    #expect(question.message?.hasSuffix(".") == true)
  }

  @Test(
    "G7, M30: every question passes the checks, without a silence",
    arguments: TipQuestions.all)
  func g7(question: TipAlert) {
    for platform in [nil, TipPlatform.macOS] {
      let report = TipGuidance.check(
        GuidanceContent(alerts: [GuidanceAlert(question)]), platform: platform)
      #expect(report.findings.isEmpty)
    }
  }

  @Test("M30: no question of a command is missing in the list")
  func m30All() throws {
    let sources = PackageFile.url("Sources/Tool/TipCLI")
    let files =
      FileManager.default.enumerator(atPath: sources.path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
    try #require(files.count > 50)
    let asking = try files.filter { file in
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      return text.contains("keyTerminal()")
    }
    // All but the board take their words from TipQuestions, and a new question must do so too.
    #expect(
      asking.sorted() == [
        "Commands/See/UICommand.swift", "Commands/Snapshots/SnapshotReview.swift",
        "Output/Confirmation.swift",
      ])
    for file in files where file != "Output/Confirmation.swift" {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      #expect(
        !text.contains("Confirmation(TipAlert(") && !text.contains("Confirmation(\n"),
        "\(file)")
    }
    #expect(Set(TipQuestions.all.map(\.id)).count == 12)
  }
}
