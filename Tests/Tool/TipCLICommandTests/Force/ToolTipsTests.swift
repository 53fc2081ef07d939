import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel
import TipStore

@Suite("Tooltips in the shell")
struct ToolTipsTests {
  let yard: Yard

  init() throws {
    yard = try Yard()
    for toolTip in [
      ToolTipDefinition(id: "star.button", text: "Save to your list", control: "Favorite"),
      ToolTipDefinition(id: "color", control: "Color", asksDelegate: true),
      ToolTipDefinition(id: "silent", text: " "),
      ToolTipDefinition(id: "off", text: "Fill with seeds", isEnabled: false),
      ToolTipDefinition(id: "phone", text: "Fill with seeds", platform: .iOS),
    ] { try yard.change(.registerToolTip(toolTip)) }
  }

  private func rows(_ run: RecordedRun) -> [String] {
    run.lines.map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test("tooltips: each with its text, and what would happen")
  func list() {
    let run = yard.run("tooltips", "-q")
    #expect(run.code == .done)
    let when = "shows 1 second after the pointer rests on it, for 10 seconds"
    #expect(
      rows(run) == [
        "tooltip text platform enabled what would happen",
        "color the app's delegate gives it macOS yes \(when)",
        "off Fill with seeds macOS no shows once the app enables its interaction",
        "phone Fill with seeds iOS yes never shows on iOS",
        "silent macOS yes shows once its view has a text",
        "star.button Save to your list macOS yes \(when)",
      ])
  }

  @Test("tooltips: without any, a note says where they come from")
  func none() throws {
    let run = try Yard().run("tooltips")
    #expect(run.code == .done)
    #expect(run.errors.contains("No tooltip is known yet; the app makes tooltips known."))
  }

  @Test("tooltips --format json: the fields that scripts read")
  func json() throws {
    let answer = try yard.json("tooltips")
    #expect(answer["delay"] == ["value": "1s", "source": .null])
    #expect(answer["duration"] == ["value": "10s", "source": .null])
    guard case .array(let list)? = answer["tooltips"] else { return #expect(Bool(false)) }
    #expect(
      list.last == [
        "id": "star.button", "text": "Save to your list", "control": "Favorite",
        "platform": "macOS", "enabled": true, "asksDelegate": false, "shows": true,
        "decidedBy": .null, "reason": .null, "override": .null,
        "outlook": "It shows 1 second after the pointer rests on it, for 10 seconds.",
      ])
  }

  @Test("tooltips --show, --hide, --auto: overrides of single tooltips and of all")
  func force() throws {
    let show = yard.run("tooltips", "--show", "star.button,off")
    #expect(
      show.lines == [
        "star.button, off: forced to show under the pointer at once.",
        "Take it back with: tipctl undo",
      ])
    let off = rows(yard.run("tooltips", "-q")).first { $0.hasPrefix("off ") }
    #expect(
      off == "off Fill with seeds macOS no shown by tipctl "
        + "shows as soon as the pointer rests on it, until the pointer leaves it")
    // The last word about a tooltip counts.
    #expect(yard.run("tooltips", "--hide", "off").code == .done)
    let answer = try yard.json("explain", "off")
    #expect(answer["shows"] == false && answer["decidedBy"] == "override")
    #expect(
      answer["override"] == [
        "state": "hidden", "control": "HideToolTips", "source": "stored",
        "spelling": "tipctl tooltips --hide",
      ])
    #expect(
      yard.run("tooltips", "--hide", "*").lines.first == "All tooltips: forced to hide.")
    #expect(yard.run("tooltips", "--show", "off").code == .done)
    let shown = try yard.json("explain", "off")["override"]
    #expect(shown?["state"] == "shown")
    // A name is stronger than all.
    #expect(try yard.json("explain", "star.button")["shows"] == true)
    #expect(yard.run("tooltips", "--auto").lines.first == "Tooltips: none is forced.")
    #expect(try yard.json("explain", "off")["decidedBy"] == "disabled")
  }

  @Test("tooltips --delay, --duration, --clear: the times, with their source")
  func times() throws {
    #expect(
      yard.run("tooltips", "--delay", "3s", "--duration", "500ms").lines.first
        == "The delay is 3 seconds. The duration is 500 milliseconds.")
    let list = yard.run("tooltips")
    #expect(
      list.lines.suffix(2) == [
        "The delay is 3 seconds, set by tipctl tooltips --delay.",
        "The duration is 500 milliseconds, set by tipctl tooltips --duration.",
      ])
    #expect(try yard.json("tooltips")["delay"] == ["value": "3s", "source": "stored"])
    #expect(yard.run("tooltips", "--clear").lines.first == "Tooltips: no overrides.")
    #expect(try yard.json("tooltips")["delay"] == ["value": "1s", "source": .null])
    #expect(try yard.json("tooltips")["duration"] == ["value": "10s", "source": .null])
    #expect(yard.run("undo").code == .done)
    #expect(try yard.json("tooltips")["duration"] == ["value": "500ms", "source": "stored"])
  }

  @Test("tooltips: without any on a narrow terminal, no empty line comes before the times")
  func timesAlone() throws {
    let yard = try Yard()
    #expect(yard.run("tooltips", "--delay", "3s").code == .done)
    let run = yard.run(["tooltips"]) { console in
      console.outputIsTerminal = true
      console.width = 30
    }
    #expect(run.output == "The delay is 3 seconds, set by tipctl tooltips --delay.\n")
  }

  @Test("tooltips --clear leaves the overrides of alerts")
  func alerts() throws {
    try yard.change(
      .setHelp(TipControls(hideToolTips: ["*"], answerAlerts: ["*": "Cancel"])))
    #expect(yard.run("tooltips", "--clear").code == .done)
    #expect(yard.export.contains("\"AnswerAlerts\" : \"*=Cancel\""))
    #expect(try yard.json("explain", "star.button")["override"] == .null)
  }

  @Test("tooltips: a stronger source is named, and --verify fails")
  func overruled() {
    let run = yard.run(
      "tooltips", "--hide", "star.button", "--delay", "5s", "--verify",
      environment: ["TIPCTL_SHOW_TOOL_TIPS": "*", "TIPCTL_TOOL_TIP_DELAY": "0s"])
    #expect(run.code == .no)
    #expect(run.lines.first?.hasSuffix("The stored delay is 5 seconds.") == true)
    #expect(
      run.errors.contains(
        "\"star.button\" is still shown: TIPCTL_SHOW_TOOL_TIPS takes precedence"))
    #expect(
      run.errors.contains(
        "The delay is still 0 seconds: TIPCTL_TOOL_TIP_DELAY takes precedence"))
    #expect(yard.run("tooltips", "--hide", "star.button", "--verify").code == .done)
  }

  @Test(
    "tooltips: the warnings name what a stronger source decides, and nothing else",
    arguments: [
      (
        ["--hide", "star.button", "--delay", "5s", "--duration", "6s"],
        ["TIPCTL_SHOW_TOOL_TIPS": "*", "TIPCTL_TOOL_TIP_DELAY": "0s"],
        "star.button: forced to hide. The stored delay is 5 seconds. "
          + "The stored duration is 6 seconds.",
        [
          "\"star.button\" is still shown: TIPCTL_SHOW_TOOL_TIPS",
          "The delay is still 0 seconds: TIPCTL_TOOL_TIP_DELAY",
        ]
      ),
      (
        ["--auto"],
        ["TIPCTL_SHOW_TOOL_TIPS": "star.button", "TIPCTL_TOOL_TIP_DELAY": "0s"],
        "Tooltips: none is forced.",
        ["\"star.button\" is still shown: TIPCTL_SHOW_TOOL_TIPS"]
      ),
      (
        ["--clear"],
        ["TIPCTL_SHOW_TOOL_TIPS": "star.button,off", "TIPCTL_TOOL_TIP_DELAY": "0s"],
        "Tooltips: no overrides.",
        [
          "\"off\" is still shown: TIPCTL_SHOW_TOOL_TIPS",
          "\"star.button\" is still shown: TIPCTL_SHOW_TOOL_TIPS",
          "The delay is still 0 seconds: TIPCTL_TOOL_TIP_DELAY",
        ]
      ),
      (
        ["--show", "*"],
        ["TIPCTL_HIDE_TOOL_TIPS": "color", "TIPCTL_TOOL_TIP_DURATION": "5s"],
        "All tooltips: forced to show under the pointer at once.",
        [
          "\"color\" is still hidden: TIPCTL_HIDE_TOOL_TIPS",
          "\"silent\" is still hidden: tipctl tooltips --hide",
        ]
      ),
      (
        ["--duration", "4s"],
        ["TIPCTL_HIDE_TOOL_TIPS": "color", "TIPCTL_TOOL_TIP_DURATION": "5s"],
        "The stored duration is 4 seconds.",
        ["The duration is still 5 seconds: TIPCTL_TOOL_TIP_DURATION"]
      ),
      (
        ["--duration", "6s"], ["TIPCTL_TOOL_TIP_DELAY": "0s"],
        "The duration is 6 seconds.", []
      ),
    ] as [([String], [String: String], String, [String])])
  func warnings(
    words: [String], environment: [String: String], message: String, warnings: [String]
  ) {
    #expect(yard.run("tooltips", "--hide", "silent").code == .done)
    let run = yard.run(["tooltips"] + words, environment: environment)
    #expect(run.lines.first == message)
    #expect(
      run.errorLines.filter { $0.contains("warning") }
        == warnings.map { "tipctl: warning: \($0) takes precedence." })
  }

  @Test("tooltips --show and --hide together: a name is stronger than all, so --verify passes")
  func nameAndAll() throws {
    let hides = yard.run("tooltips", "--show", "*", "--hide", "star.button", "--verify")
    #expect(hides.code == .done, "\(hides.errors)")
    #expect(!hides.errors.contains("takes precedence"))
    #expect(try yard.json("explain", "star.button")["shows"] == false)
    let shows = yard.run("tooltips", "--hide", "*", "--show", "star.button", "--verify")
    #expect(shows.code == .done, "\(shows.errors)")
    #expect(!shows.errors.contains("takes precedence"))
  }

  @Test("tooltips: bad input is quoted, with the next step")
  func errors() {
    func check(_ words: String..., code: ExitCode, says: String) {
      let run = yard.run(["tooltips"] + words)
      #expect(run.code == code, "\(run.errors)")
      #expect(run.errors.contains(says), "\(run.errors)")
    }
    check(
      "--show", "star.buton", code: .badData, says: "There is no tooltip \"star.buton\".")
    check("--hide", "star.button,", code: .badData, says: "a name is empty")
    check("--delay", "soon", code: .badData, says: "Invalid duration \"soon\" in --delay")
    check(
      "--auto", "--show", "off", code: .usage,
      says: #""--auto" and "--show off" exclude"#)
    check(
      "--clear", "--delay", "1s", code: .usage,
      says: #""--clear" and "--delay 1s" exclude"#)
    check(
      "--show", "off,phone", "--hide", "phone,off", code: .usage,
      says: "cannot both show and hide \"off\"")
    check("off", code: .usage, says: "Unexpected argument \"off\"")
  }

  @Test("tooltips: before the app's first launch any id is accepted, with a warning")
  func unknown() throws {
    let run = try Yard(isEmpty: true).run("tooltips", "--hide", "star.button")
    #expect(run.code == .done)
    #expect(run.errors.contains("The tooltip \"star.button\" cannot be checked"))
  }

  @Test("explain: a tooltip, gate by gate, as the interaction decides")
  func explain() {
    let run = yard.run("explain", "phone")
    #expect(
      run.output == """
        phone: would not show  "Fill with seeds"
          FAIL  platform   <- decides
                expected  macOS or visionOS
                actual    iOS
                detail    people on iOS have nothing to hover with
          pass  override   no override
          pass  disabled   enabled
          pass  pointer    the pointer is assumed to be on it; expected the pointer is on it
          pass  noAnswer   "Fill with seeds"; expected a text
          pass  dismissed  none; expected no scroll, click or key press
          pass  delay      assumed to rest; expected the pointer rests for 1 second
          pass  duration   assumed to be new; expected less than 10 seconds on screen
        It never shows on iOS.

        """)
    #expect(yard.run("explain", "color").output.contains("noAnswer   the app's delegate gives it"))
    let unknown = yard.run("explain", "star.buton")
    #expect(unknown.errors.contains("There is no tip, tooltip or alert \"star.buton\"."))
    #expect(unknown.errors.contains("Did you mean \"star.button\"?"))
    #expect(yard.run("explain", "FeedBirdsTip").output.hasPrefix("FeedBirdsTip: "))
  }

  @Test("explain --rules-only leaves out overrides of tooltips")
  func rulesOnly() throws {
    #expect(yard.run("tooltips", "--hide", "*").code == .done)
    #expect(try yard.json("explain", "star.button")["shows"] == false)
    #expect(try yard.json("explain", "star.button", "--rules-only")["shows"] == true)
  }

  @Test("explain: an alert on screen keeps a tooltip from showing")
  func alert() throws {
    let alert = TipAlert(
      id: "remove-backyard", title: "Remove this backyard?",
      buttons: [.destructive("Remove"), .cancel])
    let began = try #require(Timestamp(iso8601: Yard.now))
    let owner = DisplayOwner()
    let display = ActiveDisplay(id: "1", began: began, owner: owner.name)
    try yard.change(.beginAlert(alert, display: display))
    let answer = try withExtendedLifetime(owner) { try yard.json("explain", "star.button") }
    #expect(answer["decidedBy"] == "alert" && answer["shows"] == false)
    #expect(answer["outlook"] == "It does not show before the alert is answered.")
  }

  @Test("Completions offer the ids of tooltips")
  func completions() {
    let run = yard.run("__complete", "--", "tooltips", "--show", "star.button,")
    #expect(run.output.contains("star.button,color"), "\(run.output)")
  }
}
