import Synchronization
import Testing
import TipCLI
import TipCLITestSupport
import TipModel
import TipStore

@Suite("The overrides of live processes (D32)")
struct LiveProcessTests {
  private let yard: Yard
  private let owner = DisplayOwner()

  init() throws { yard = try Yard() }

  /// Reports a process: this one, unless its start differs.
  private func report(
    _ controls: Controls, owner: DisplayOwner? = nil, start: String = ProcessStart.own,
    program: String = "Birds", countsStoredOverrides: Bool = true
  ) throws {
    let now = try #require(Timestamp(iso8601: Yard.now))
    try yard.change(
      .reportProcess(
        AppProcess(
          owner: (owner ?? self.owner).name, identifier: Int(ProcessStart.identifier),
          start: start, program: program, configured: now,
          countsStoredOverrides: countsStoredOverrides, controls: controls)))
  }

  private let label = "Birds (\(ProcessStart.identifier))"

  @Test("decide what check, list and explain say")
  func decide() throws {
    try report(Controls([.argument: TipControls(hideAllTips: true)]))
    let check = yard.run("check", "FavoriteBackyardTip")
    #expect(check.code == .no)
    #expect(check.output == "pending\n")
    #expect(check.errors.contains("Process: \(label), -tipctl.HideAllTips 1."))
    #expect(
      yard.run("list").output.contains("hidden by launch argument of \(label)"))
    #expect(yard.statuses().contains("FeedBirdsTip pending"))
    #expect(
      yard.run("explain", "FeedBirdsTip").output.contains("hidden by launch argument (HideAllTips)")
    )
  }

  @Test("of tooltips are listed with the process, those of tipctl without one")
  func toolTips() throws {
    try yard.change(.registerToolTip(ToolTipDefinition(id: "star.button", text: "Save")))
    try report(Controls([.argument: TipControls(hideToolTips: ["*"])]))
    #expect(yard.run("tooltips").output.contains("hidden by launch argument of \(label)"))
    try report(Controls())
    #expect(yard.run("tooltips", "--show", "star.button").code == .done)
    let list = yard.run("tooltips").output
    #expect(list.contains("shown by tipctl") && !list.contains(" of Birds"), "\(list)")
  }

  @Test("A gallery says whose tips it shows, where several processes have their own")
  func gallery() throws {
    try report(Controls([.argument: TipControls(hideAllTips: true)]))
    #expect(!yard.run("gallery").errors.contains("The tips are shown as"))
    let second = DisplayOwner()
    try report(
      Controls([.api: TipControls(showAllTips: true)]), owner: second, program: "Widget")
    let errors = yard.run("gallery").errors
    let labels = [label, "Widget (\(ProcessStart.identifier))"]
    #expect(labels.contains { errors.contains("The tips are shown as \($0) sees them.") })
    withExtendedLifetime(second) {}
  }

  @Test(
    "are those of the process that keeps a wait from its end", arguments: [true, false])
  func wait(isFirst: Bool) throws {
    let second = DisplayOwner()
    let hidden = Controls([.argument: TipControls(hideAllTips: true)])
    try report(isFirst ? hidden : Controls())
    try report(isFirst ? Controls() : hidden, owner: second, program: "Widget")
    let run = yard.run("wait", "FeedBirdsTip", "available", "--timeout", "0s")
    #expect(run.code == .no)
    #expect(
      run.errors.contains("\"FeedBirdsTip\" is pending, not available, after 0 seconds."),
      "\(run.errors)")
    #expect(run.errors.contains("hidden by launch argument (HideAllTips)"))
    withExtendedLifetime(second) {}
  }

  @Test("explain the end of a wait in the process that is listed first")
  func waitOrder() throws {
    let second = DisplayOwner()
    let owners = [owner, second].sorted { $0.name < $1.name }
    let hidden = TipControls(hideAllTips: true)
    try report(Controls([.environment: hidden]), owner: owners[1])
    try report(Controls([.argument: hidden]), owner: owners[0])
    let run = yard.run("wait", "FeedBirdsTip", "available", "--timeout", "0s")
    #expect(run.errors.contains("hidden by launch argument (HideAllTips)"), "\(run.errors)")
    #expect(!run.errors.contains("hidden by environment"))
    withExtendedLifetime(second) {}
  }

  @Test("are told apart by a watch only where there are several", arguments: [1, 2])
  func watch(count: Int) throws {
    let second = DisplayOwner()
    try report(Controls())
    if count == 2 { try report(Controls(), owner: second, program: "Widget") }
    let isHidden = Mutex(false)
    let run = yard.run(["watch", "-q", "FeedBirdsTip"]) { [yard] console in
      console.news = {
        WatchNews { _ in
          guard !isHidden.withLock({ $0 }) else { return .interrupted }
          isHidden.withLock { $0 = true }
          #expect(yard.run("hide", "FeedBirdsTip").code == .done)
          return .changed
        }
      }
    }
    var processes = [""]
    if count == 2 { processes = ["\(label) ", "Widget (\(ProcessStart.identifier)) "] }
    let listed = processes.map { "\(Yard.now)  \($0)FeedBirdsTip: available" }
    #expect(run.lines.prefix(count).sorted() == listed)
    #expect(
      run.lines.dropFirst(count).sorted()
        == listed.map { "\($0) -> pending  (tipctl hide FeedBirdsTip)" })
    withExtendedLifetime(second) {}
  }

  @Test("are compared with themselves by a watch, and a new one with the state before it")
  func compared() throws {
    let second = DisplayOwner()
    let owners = [owner, second].sorted { $0.name < $1.name }
    let step = Mutex(0)
    let run = yard.run(["watch", "-q", "FeedBirdsTip"]) { console in
      console.news = {
        WatchNews { _ in
          step.withLock { $0 += 1 }
          do {
            switch step.withLock({ $0 }) {
            case 1:
              try report(
                Controls([.argument: TipControls(hideAllTips: true)]), owner: owners[0])
            case 2: try report(Controls(), owner: owners[1], program: "Widget")
            case 3: #expect(yard.run("hide", "FeedBirdsTip").code == .done)
            default: return .interrupted
            }
          } catch {
            Issue.record(error)
          }
          return .changed
        }
      }
    }
    let widget = "Widget (\(ProcessStart.identifier)) FeedBirdsTip: "
    let starts = [
      "FeedBirdsTip: available", "FeedBirdsTip: available -> pending",
      "\(widget)pending -> available",
      "\(widget)available -> pending  (tipctl hide FeedBirdsTip)",
    ]
    #expect(run.lines.count == starts.count, "\(run.output)")
    for (line, start) in zip(run.lines, starts) {
      #expect(line.hasPrefix("\(Yard.now)  \(start)"), "\(line)")
    }
    withExtendedLifetime(second) {}
  }

  @Test(
    "wake a watch at the first of their next changes, of the tips that it watches",
    arguments: [
      ([], "2026-11-22T09:00:00.001Z"), (["FavoriteBackyardTip"], "2026-11-22T09:00:00.001Z"),
      (["FilterSpeciesTip"], ""),
    ] as [([String], String)])
  func nextChange(words: [String], instant: String) throws {
    let later = try RuleExpression(
      parsing: #"event("didViewBackyard").donations.donatedWithin(.weeks(2)).count >= 3"#)
    try yard.change(.registerTip(TipDefinition(id: "LateTip", rules: [later])))
    let second = DisplayOwner()
    let now = try #require(Timestamp(iso8601: Yard.now))
    let ahead = TipControls(clock: try ClockSetting("+1d", subject: "test"))
    try report(Controls())
    try report(
      Controls([.argument: ahead], anchor: now), owner: second, program: "Widget")
    let asked = Mutex<[Timestamp?]>([])
    let run = yard.run(["watch", "-q"] + words) { console in
      console.news = {
        WatchNews { instant in
          asked.withLock { $0.append(instant) }
          return .interrupted
        }
      }
    }
    #expect(run.code == .done)
    #expect(asked.withLock { $0 } == [Timestamp(iso8601: instant)])
    withExtendedLifetime(second) {}
  }

  @Test("are left out with --rules-only, and so are those of tipctl")
  func rulesOnly() throws {
    try report(Controls([.api: TipControls(hideAllTips: true)]))
    #expect(yard.run("check", "FavoriteBackyardTip").code == .no)
    #expect(yard.run("check", "FavoriteBackyardTip", "--rules-only").code == .done)
    #expect(yard.run("hide", "FavoriteBackyardTip").code == .done)
    #expect(yard.run("check", "FavoriteBackyardTip", "--rules-only").code == .done)
  }

  @Test("end with their process: another start, or a released center, is history")
  func ended() throws {
    try report(Controls([.argument: TipControls(hideAllTips: true)]), start: "another start")
    #expect(yard.run("check", "FavoriteBackyardTip").code == .done)
    try report(
      Controls([.argument: TipControls(hideAllTips: true)]), owner: DisplayOwner())
    #expect(yard.run("check", "FavoriteBackyardTip").code == .done)
  }

  @Test("A display of a process that was killed is over, as the next launch finds it")
  func abandonedDisplay() throws {
    let began = try #require(Timestamp(iso8601: "2026-11-21T08:00:00Z"))
    var tip = TipDefinition(id: "MinuteTip")
    tip.options = TipOptions(maxDisplayDuration: 60)
    try yard.change(.registerTip(tip))
    let display = ActiveDisplay(id: "killed", began: began, owner: "\(Int32.max):gone")
    try yard.change(.beginDisplay(tip: "MinuteTip", display: display, isForced: false))
    #expect(yard.run("check", "MinuteTip").output == "available\n")
    // A running process counts it until its own next configure.
    try report(Controls())
    #expect(yard.run("check", "MinuteTip").output.hasPrefix("invalidated(displayDurationExceeded)"))
    #expect(yard.run("export").output.contains("killed"))
    #expect(yard.run("doctor").output.contains("never ended: its process is gone"))
  }

  @Test("In an app that ignores the overrides of tipctl, they have no effect, with a warning")
  func release() throws {
    try report(Controls(), countsStoredOverrides: false)
    let hide = yard.run("hide", "--all")
    #expect(hide.code == .done)
    #expect(hide.errors.contains("\(label) ignores overrides of tipctl.\nRun a debug build"))
    #expect(yard.run("check", "FavoriteBackyardTip").code == .done)
    #expect(yard.run("hide", "--all", "--verify").code == .no)
    let clock = yard.run("clock", "+3d", "--verify")
    #expect(clock.code == .no)
    #expect(
      clock.output.contains("The datastore's clock is +3d; \(label) ignores it: \(Yard.now)."))
    #expect(yard.run("frequency", "weekly", "--verify").code == .no)
  }

  @Test("A process that ignores the overrides of tipctl is named once, also with its own")
  func ignoring() throws {
    let now = try #require(Timestamp(iso8601: Yard.now))
    let controls = TipControls(
      showAllTips: true, clock: try ClockSetting("+1d", subject: "test"))
    try report(Controls([.argument: controls], anchor: now), countsStoredOverrides: false)
    let hide = yard.run("hide", "--all")
    #expect(
      hide.errorLines.contains(
        "Process: \(label), -tipctl.ShowAllTips 1, -tipctl.Clock +1d, without the overrides of "
          + "tipctl."), "\(hide.errors)")
    let clock = yard.run("clock", "+3d")
    #expect(
      clock.lines.first
        == "The datastore's clock is +3d; \(label) ignores it: 2026-11-22T09:00:00.000Z.")
    for run in [hide, clock] {
      #expect(run.errors.contains("\(label) ignores overrides of tipctl."))
      #expect(!run.errors.contains("takes precedence"), "\(run.errors)")
      #expect(!run.errors.contains("last receipt"), "\(run.errors)")
    }
    // What belongs to a process alone is not an override.
    try report(Controls([.environment: TipControls(receipt: "/birds/receipt.json")]))
    #expect(!yard.run("check", "FeedBirdsTip").errors.contains("Process:"))
  }

  @Test(
    "A press counts if the process that shows the alert obeys tipctl",
    arguments: [true, false])
  func press(isObeyed: Bool) throws {
    let second = DisplayOwner()
    try report(Controls(), countsStoredOverrides: isObeyed)
    try report(
      Controls(), owner: second, program: "Widget", countsStoredOverrides: !isObeyed)
    let alert = TipAlert(id: "remove-backyard", title: "Remove it?", buttons: [.cancel])
    let now = try #require(Timestamp(iso8601: Yard.now))
    try yard.change(
      .beginAlert(alert, display: ActiveDisplay(id: "1", began: now, owner: owner.name)))
    let run = yard.run("alerts", "--press", "remove-backyard=Cancel")
    #expect(run.code == (isObeyed ? .done : .no))
    let reason =
      "\(label) ignores controls, and \"Cancel\" of the alert \"remove-backyard\""
    #expect(run.errors.contains(reason) != isObeyed, "\(run.errors)")
    withExtendedLifetime(second) {}
  }

  @Test(
    "A command that a live process overrules warns, and with --verify exits with 1",
    arguments: [
      (["hide", "--all"], "\"FeedBirdsTip\" is still shown: -tipctl.ShowAllTips of"),
      (["auto"], "\"FeedBirdsTip\" is still shown: -tipctl.ShowAllTips of"),
      (["clock", "+3d"], "-tipctl.Clock of"),
      (["frequency", "weekly"], "-tipctl.DisplayFrequency of"),
    ])
  func overruled(command: [String], warning: String) throws {
    let now = try #require(Timestamp(iso8601: Yard.now))
    let controls = TipControls(
      showAllTips: true, clock: try ClockSetting("+1d", subject: "test"),
      displayFrequency: .immediate)
    try report(Controls([.argument: controls], anchor: now))
    let run = yard.run(command)
    #expect(run.code == .done)
    #expect(run.errors.contains("\(warning) \(label) takes precedence"), "\(run.errors)")
    #expect(yard.run(command + ["--verify"]).code == .no)
    #expect(yard.run("show", "--all", "--verify").code == .done)
  }

  @Test("Of several processes that decide or ignore a setting, the first one is named")
  func settings() throws {
    let second = DisplayOwner()
    let owners = [owner, second].sorted { $0.name < $1.name }
    let now = try #require(Timestamp(iso8601: Yard.now))
    for (owner, program, setting) in [
      (owners[0], "Birds", "+1d"), (owners[1], "Widget", "+2d"),
    ] {
      let controls = TipControls(clock: try ClockSetting(setting, subject: "test"))
      try report(Controls([.argument: controls], anchor: now), owner: owner, program: program)
    }
    let clock = yard.run("clock", "+3d")
    #expect(
      clock.lines.first == "The datastore's clock is +3d; -tipctl.Clock of \(label) decides "
        + "there: 2026-11-22T09:00:00.000Z.")
    let widget = "Widget (\(ProcessStart.identifier))"
    #expect(
      clock.errorLines.filter { $0.contains("warning") }
        == [label, widget].map {
          "tipctl: warning: -tipctl.Clock of \($0) takes precedence."
        })
    try report(Controls(), owner: owners[0], countsStoredOverrides: false)
    try report(
      Controls(), owner: owners[1], program: "Widget", countsStoredOverrides: false)
    let frequency = yard.run("frequency", "weekly").lines.first
    let start = "The stored display frequency is weekly; \(label) ignores it: "
    #expect(frequency?.hasPrefix(start) == true, "\(frequency ?? "")")
    withExtendedLifetime(second) {}
  }

  @Test("Messages quote the spelling with which the process was started")
  func spelling() throws {
    let arguments = ControlReader.arguments(["-com.apple.TipKit.ShowAllTips", "1"])
    var controls = Controls([.argument: arguments.controls])
    controls.keepSpellings(of: arguments.applied)
    try report(controls)
    let run = yard.run("hide", "--all")
    let spelling = "-com.apple.TipKit.ShowAllTips"
    #expect(
      run.errors.contains("is still shown: \(spelling) of \(label) takes precedence"),
      "\(run.errors)")
    #expect(
      yard.run("check", "FeedBirdsTip").errors.contains("Process: \(label), \(spelling) 1."))
    #expect(yard.run("doctor").output.contains("It runs with \(spelling) 1."))
    let override = try yard.json("check", "FeedBirdsTip")["override"]
    #expect(
      override == [
        "control": "ShowAllTips", "source": "argument", "spelling": .string(spelling),
        "state": "shown",
      ])
  }

  @Test("A variable of this shell does not count for an app that runs without it")
  func variable() throws {
    try report(Controls())
    let run = yard.run(
      "check", "FavoriteBackyardTip", environment: ["TIPCTL_HIDE_ALL_TIPS": "1"])
    #expect(run.code == .done)
    #expect(
      run.errors.contains(
        "TIPCTL_HIDE_ALL_TIPS of this shell does not count: \(label) runs without it"))
  }

  @Test("The clock of a live process is the clock of answers and of changes")
  func clock() throws {
    let now = try #require(Timestamp(iso8601: Yard.now))
    let controls = TipControls(clock: try ClockSetting("+1d", subject: "test"))
    try report(Controls([.environment: controls], anchor: now))
    #expect(yard.run("clock", "-q").output.hasPrefix("2026-11-22T09:00:00.000Z, set to +1d"))
    #expect(try yard.json("donate", "didFillFeeder")["date"] == "2026-11-22T09:00:00.000Z")
  }

  @Test("Processes that differ are told apart, in text and JSON; check needs all of them")
  func several() throws {
    let second = DisplayOwner()
    try report(Controls([.argument: TipControls(hideAllTips: true)]))
    try report(
      Controls([.api: TipControls(showAllTips: true)]), owner: second, program: "Widget")
    let run = yard.run("check", "FilterSpeciesTip", "-q")
    #expect(run.code == .no)
    let widget = "Widget (\(ProcessStart.identifier)):\navailable"
    #expect(run.output.contains(widget) && run.output.contains("\(label):\npending"))
    let answer = try yard.json("check", "FilterSpeciesTip")
    #expect(answer["status"] == nil)
    guard case .array(let processes) = answer["processes"] else {
      return #expect(Bool(false), "no processes")
    }
    let statuses = processes.compactMap { entry -> [StoredValue?]? in
      guard case .object(let members) = entry else { return nil }
      return [members["program"], members["status"], members["shouldDisplay"]]
    }
    #expect(statuses.contains(["Birds", "pending", false]))
    #expect(statuses.contains(["Widget", "available", true]))
    // They agree about a tip that neither of them changes.
    #expect(yard.run("explain", "FilterSpeciesTip", "--rules-only").output.hasPrefix("FilterS"))
  }

  @Test("controls, doctor and watch name the process")
  func named() throws {
    try report(Controls([.argument: TipControls(showTips: ["FilterSpeciesTip"])]))
    #expect(
      yard.run("controls").output.contains("FilterSpeciesTip (launch argument of \(label))"))
    let advice = "\n  tipctl evaluates tips as this process does."
    #expect(
      yard.run("doctor").output.contains(
        "\(label)\n  It runs with -tipctl.ShowTips FilterSpeciesTip.\(advice)"))
    try report(Controls(), countsStoredOverrides: false)
    #expect(
      yard.run("doctor").output.contains(
        "\(label)\n  It runs without overrides, and ignores overrides of tipctl.\(advice)"))
    try report(Controls())
    let plain = yard.run("doctor").output
    #expect(plain.contains("\(label)\n  It runs without overrides.\n"))
    #expect(!plain.contains(advice))
  }

  @Test("are in no document, survive a reset and an import, and read back as written")
  func facts() throws {
    let now = try #require(Timestamp(iso8601: Yard.now))
    let controls = Controls(
      [
        .argument: TipControls(
          showTips: ["a", "b"], clock: try ClockSetting("+1d x60", subject: "test")),
        .api: TipControls(hideAllTips: true, displayFrequency: .weekly),
      ], anchor: now)
    try report(controls)
    #expect(!yard.run("export").output.contains("processes"))
    #expect(yard.run("reset", "--yes").code == .done)
    #expect(yard.run("import", Yard.fixture, "--yes").code == .done)
    let store = try SQLiteDatastore(path: yard.file, mode: .tool(creates: false))
    defer { store.close() }
    #expect(try store.facts().processes.values.map(\.controls) == [controls])
    #expect(try store.facts().liveProcesses.map(\.program) == ["Birds"])
  }
}
