import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("Inspecting tips")
struct InspectTests {
  let yard: Yard

  init() throws { yard = try Yard() }

  @Test("list: every tip with its status and the deciding gate")
  func list() {
    let run = yard.run("list", "-q")
    #expect(run.code == .done)
    #expect(
      run.output == """
        tip                  status                  decided by    title
        FavoriteBackyardTip  available                             Save to Favorites
        FeedBirdsTip         available                             Feed the Birds
        FilterSpeciesTip     pending                 rule          Filter by Species
        SeasonalVisitorTip   available                             Look for Seasonal Visitors
        ShareBackyardTip     invalidated(tipClosed)  invalidation  Share Your Backyard

        """)
    #expect(run.errors.isEmpty)
  }

  @Test("explain and doctor: rules that can never hold together, and which")
  func never() throws {
    let donations = #"event("didFillFeeder").donations"#
    let few = "\(donations).count == 2"
    let many = "\(donations).donatedWithin(.weeks(2)).count >= 3"
    let rule = try RuleExpression(parsing: "\(few) && \(many)")
    try yard.change(.registerTip(TipDefinition(id: "FeedTwiceTip", rules: [rule])))
    let sentence = "It can never show: \(few) and \(many) can never hold together."
    #expect(yard.run("explain", "FeedTwiceTip").lines.last == sentence)
    #expect(yard.run("doctor").output.contains(sentence))
  }

  @Test("list: overrides in force are marked with their source")
  func listOverrides() {
    #expect(yard.run("hide", "FeedBirdsTip").code == .done)
    let lines = yard.run("list", environment: ["TIPCTL_SHOW_TIPS": "FilterSpeciesTip"]).lines
    #expect(
      lines.contains { $0.contains("FeedBirdsTip") && $0.contains("hidden by tipctl") })
    #expect(lines.contains { $0.contains("FilterSpecies") && $0.contains("shown by environment") })
  }

  @Test("list: the JSON for programs")
  func listJSON() throws {
    let answer = try yard.json("list")
    #expect(answer.keys.sorted() == ["processes", "schema", "tips"])
    #expect(answer["schema"] == 4)
    #expect(answer["processes"] == [])
    guard case .array(let tips) = answer["tips"] else {
      return #expect(Bool(false), "no tips")
    }
    #expect(tips.count == 5)
    #expect(
      tips[0] == [
        "id": "FavoriteBackyardTip", "title": "Save to Favorites",
        "status": "available", "invalidationReason": .null, "shouldDisplay": true,
        "decidedBy": .null, "reason": .null, "override": .null,
        "nextChange": "2026-11-23T09:00:00.001Z",
        "shows": true, "group": .null, "displays": 0,
      ])
    #expect(
      tips[4] == [
        "id": "ShareBackyardTip", "title": "Share Your Backyard",
        "status": "invalidated", "invalidationReason": "tipClosed", "shouldDisplay": false,
        "decidedBy": "invalidation", "reason": "invalidated: tipClosed", "override": .null,
        "nextChange": .null, "shows": false, "group": .null, "displays": 0,
      ])
  }

  @Test("list: an override in JSON has its state, control, source and spelling")
  func listedOverride() throws {
    let answer = try yard.json("list", environment: ["TIPCTL_SHOW_TIPS": "FilterSpeciesTip"])
    guard case .array(let tips) = answer["tips"] else {
      return #expect(Bool(false), "no tips")
    }
    let overrides = tips.compactMap { tip -> StoredValue? in
      guard case .object(let members) = tip, members["override"] != .null else { return nil }
      return members["override"]
    }
    #expect(
      overrides == [
        [
          "state": "shown", "control": "ShowTips", "source": "environment",
          "spelling": "TIPCTL_SHOW_TIPS",
        ]
      ])
  }

  @Test(
    "A datastore without facts is not a failure, and a note says that nothing is known yet",
    arguments: ["list", "events", "report"])
  func empty(command: String) throws {
    let yard = try Yard(isEmpty: true)
    try yard.change(.configure(displayFrequency: .daily))
    let run = yard.run(command)
    #expect(run.code == .done)
    #expect(run.errors.contains("known yet"))
  }

  @Test("list: the tips that are named, each once and in their order")
  func listNamed() throws {
    let run = yard.run("list", "-q", "FilterSpeciesTip", "FeedBirdsTip", "FilterSpeciesTip")
    #expect(
      run.output == """
        tip               status     decided by  title
        FilterSpeciesTip  pending    rule        Filter by Species
        FeedBirdsTip      available              Feed the Birds

        """)
    #expect(
      try yard.json("list", "FilterSpeciesTip")["tips"]
        == [.object(try yard.json("check", "FilterSpeciesTip").filter(isAboutTip))])
  }

  @Test(
    "status is an earlier name of list",
    arguments: [[], ["FeedBirdsTip"], ["--rules-only"], ["--json"], ["FeedBridsTip"]])
  func status(words: [String]) {
    let list = yard.run(["list"] + words)
    let status = yard.run(["status"] + words)
    #expect(status.code == list.code)
    #expect(status.output == list.output)
    #expect(status.errors == list.errors)
  }

  /// Whether a member of an answer is about the tip, and not about the answer.
  private func isAboutTip(_ member: (key: String, value: StoredValue)) -> Bool {
    !["schema", "processes"].contains(member.key)
  }

  @Test("A type selects all of its tips, and is ambiguous for one")
  func types() throws {
    try yard.change(.registerTip(TipDefinition(id: "NewTrail-1", type: "NewTrailTip")))
    try yard.change(.registerTip(TipDefinition(id: "NewTrail-2", type: "NewTrailTip")))
    #expect(yard.run("list", "NewTrailTip").lines.count == 3)
    let run = yard.run("explain", "NewTrailTip")
    #expect(run.code == .badData)
    #expect(run.errorLines.last == "Write one of their ids: NewTrail-1, NewTrail-2.")
  }

  @Test("explain: the words of the model, gate by gate")
  func explain() {
    let run = yard.run("explain", "FilterSpeciesTip", "-q")
    #expect(run.code == .done)
    #expect(run.lines.first == "FilterSpeciesTip: pending  \"Filter by Species\"")
    #expect(run.lines.contains("  FAIL  rule              <- decides"))
    #expect(
      run.lines.last
        == "It needs 1 more donation of \"didSearchBird\" with species == \"cardinal\".")
    let narrow = yard.run(["explain", "FilterSpeciesTip", "-q"]) { console in
      console.outputIsTerminal = true
      console.width = 60
    }
    let margin = String(repeating: " ", count: 10)
    #expect(
      narrow.output.contains(
        "\n\(margin)event(\"didSearchBird\").donations.filter(species ==\n"
          + "\(margin)\"cardinal\").count >= 2\n"), "\(narrow.output)")
  }

  @Test("explain: each gate with its expected and actual value, and the outlook, as JSON")
  func explainJSON() throws {
    let answer = try yard.json("explain", "FilterSpeciesTip")
    #expect(
      answer.keys.sorted() == [
        "decidedBy", "displays", "gates", "group", "id", "invalidationReason", "nextChange",
        "outlook", "override", "processes", "reason", "schema", "shouldDisplay", "shows",
        "showsAt", "status", "title",
      ])
    #expect(answer["decidedBy"] == "rule")
    #expect(answer["showsAt"] == .null)
    guard case .array(let gates) = answer["gates"] else {
      return #expect(Bool(false), "no gates")
    }
    #expect(gates.count == Gate.allCases.filter { ![.alert, .group].contains($0) }.count)
    #expect(
      gates.contains([
        "gate": "rule", "passed": false, "actual": "1",
        "expected": "event(\"didSearchBird\").donations.filter(species == \"cardinal\").count >= 2",
        "detail": "needs 1 more donation of \"didSearchBird\" with species == \"cardinal\"",
      ]))
  }

  @Test("explain: when the status changes without an event")
  func nextChange() throws {
    let answer = try yard.json("explain", "FavoriteBackyardTip")
    #expect(answer["nextChange"] == "2026-11-23T09:00:00.001Z")
    #expect(answer["outlook"] == "It shows now.")
  }

  @Test("explain: an opaque rule by its last result (D24)")
  func opaque() throws {
    let rule = OpaqueRule(source: "visits.isBusy", inputs: [])
    try yard.change(.registerTip(TipDefinition(id: "BusyTip", rules: [.opaque(rule)])))
    #expect(yard.run("explain", "BusyTip").output.contains("has not run in the app yet"))
    try yard.change(
      .recordOpaqueResult(tip: "BusyTip", source: "visits.isBusy", value: false))
    let text = yard.run("explain", "BusyTip").output
    #expect(text.contains("opaque, last false at \(Yard.now)"), "\(text)")
  }

  @Test("check: the result is the exit code")
  func check() throws {
    let yes = yard.run("check", "FeedBirdsTip", "-q")
    #expect(yes.code == .done)
    #expect(yes.output == "available\n")
    let no = yard.run("check", "ShareBackyardTip", "--format", "json")
    #expect(no.code == .no)
    #expect(no.output.contains("\"shouldDisplay\" : false"))
    #expect(no.errors.isEmpty)
  }

  @Test("events: donations, and events that only a rule names")
  func events() throws {
    let run = yard.run("events", "-q")
    #expect(
      run.output == """
        event            donations  newest                    limit
        didFillFeeder    0
        didSearchBird    2          2026-11-20T17:02:00.000Z
        didViewBackyard  3          2026-11-20T17:00:00.000Z  newest 100, 30 days

        """)
    guard case .array(let events) = try yard.json("events")["events"] else {
      return #expect(Bool(false), "no events")
    }
    #expect(
      events[2] == [
        "id": "didViewBackyard", "donations": 3, "oldest": "2026-11-18T09:00:00.000Z",
        "newest": "2026-11-20T17:00:00.000Z",
        "limit": ["maximumCount": 100, "maximumAge": "30 days"],
      ])
  }

  @Test("parameters: types, initial values and written values")
  func parameters() throws {
    #expect(yard.run("set", "BackyardBirds.favoriteCount", "2").code == .done)
    let run = yard.run("parameters", "-q")
    #expect(
      run.output == """
        parameter                    type  initial  written                   value
        BackyardBirds.favoriteCount  Int   0        2026-11-21T09:00:00.000Z  2
        BackyardBirds.isSignedIn     Bool  false    yes                       true

        """)
    guard case .array(let parameters) = try yard.json("parameters")["parameters"] else {
      return #expect(Bool(false), "no parameters")
    }
    #expect(
      parameters[0] == [
        "id": "BackyardBirds.favoriteCount", "type": "Int", "initialValue": 0, "value": 2,
        "isWritten": true, "written": .string(Yard.now), "isTransient": false,
      ])
  }

  @Test("history: entries and donations by date, forced ones marked (D7)")
  func history() throws {
    #expect(yard.run("show", "FeedBirdsTip").code == .done)
    #expect(yard.run("invalidate", "FeedBirdsTip").code == .done)
    let run = yard.run("history", "-q")
    #expect(run.lines.count == 8)
    #expect(run.lines[1].contains("donated  didViewBackyard") == false)
    #expect(run.lines[1].hasPrefix("2026-11-18T09:00:00.000Z"))
    let last = try #require(run.lines.last)
    #expect(
      last.contains("invalidated") && last.contains("forced") && last.contains("tipctl"))
    guard case .array(let lines) = try yard.json("history", "--limit", "2")["history"] else {
      return #expect(Bool(false), "no history")
    }
    #expect(
      lines == [
        [
          "date": .string(Yard.now), "actor": "tipctl", "event": "override",
          "subject": "FeedBirdsTip", "detail": "shown", "forced": false,
        ],
        [
          "date": .string(Yard.now), "actor": "tipctl", "event": "invalidated",
          "subject": "FeedBirdsTip", "detail": "tipClosed", "forced": true,
        ],
      ])
  }

  @Test("history: the newest line was written last, whatever the clock showed (D57)")
  func historyOrder() throws {
    for words in [["clock", "+3d"], ["clock", "--clear"], ["donate", "didFillFeeder"]] {
      #expect(yard.run(words).code == .done)
    }
    let line = try #require(yard.run("history", "--limit", "1", "-q").lines.last)
    #expect(line.contains("didFillFeeder") && line.contains(Yard.now))
  }

  @Test("history: a donation that no operation records is the app's, and placed by its date")
  func historyWithoutOperation() {
    for words in [
      ["set", "BackyardBirds.favoriteCount", "2"],
      ["donate", "didFillFeeder", "--at", "-2h", "--no-undo"],
    ] {
      #expect(yard.run(words).code == .done)
    }
    let lines = yard.run("history", "--limit", "2", "-q").lines.suffix(2)
    #expect(lines.first?.contains(/\ app +donated +didFillFeeder/) == true)
    #expect(lines.last?.contains(/\ tipctl +set +BackyardBirds/) == true)
    #expect(yard.run("help", "history").output.contains("attributed to the app, and placed by its"))
  }

  @Test("history: an imported line is placed by its date, and names the command (D57)")
  func historyOfImport() throws {
    let yard = try Yard(isEmpty: true)
    #expect(yard.run("import", Yard.fixture, "--yes").code == .done)
    #expect(
      yard.run("donate", "didSearchBird", "--info", "{\"species\":\"wren\"}").code == .done)
    let lines = yard.run("history", "-q").lines.dropFirst()
    let dates = lines.compactMap { $0.split(separator: " ").first }
    #expect(dates == dates.sorted())
    let authors = lines.filter { $0.contains("  donated  ") }
      .compactMap { $0.split(separator: " ").dropFirst().first }
    #expect(authors == Array(repeating: "import", count: 5) + ["tipctl"], "\(lines)")
  }

  @Test("explain: a tip that is forced to show says that its displays do not count")
  func forcedDisplays() {
    #expect(yard.run("show", "FeedBirdsTip").code == .done)
    let run = yard.run("explain", "FeedBirdsTip", "-q")
    #expect(
      run.output.contains("fewer than 3 displays; 2 left; forced displays do not count\n"),
      "\(run.output)")
    #expect(
      run.output.contains(
        "shown by tipctl (ShowTips); remove it with tipctl auto; <- decides"))
    #expect(!run.output.contains("expected no override"))
    #expect(run.output.contains("; the tip was seen before\n"))
  }

  @Test("history: reports the number of omitted lines")
  func historyLimit() {
    let run = yard.run("history", "--limit", "2")
    #expect(run.lines.count == 3)
    #expect(run.errors == "3 older lines left out; --limit shows more.\n")
    #expect(yard.run("history", "--limit", "1").lines.count == 2)
    #expect(yard.run("history", "--limit", "5").errors.contains("left out") == false)
    #expect(yard.run("donate", "didFillFeeder", "--count", "60").code == .done)
    #expect(yard.run("history").lines.count == 51)
  }

  @Test("history: as a scenario it can be simulated, and takes no other option (D61)")
  func historyScenario() throws {
    #expect(yard.run("donate", "didFillFeeder", "--count", "3").code == .done)
    #expect(yard.run("hide", "FeedBirdsTip").code == .done)
    let run = yard.run("history", "--format", "scenario")
    #expect(run.code == .done)
    #expect(run.lines.contains("at \(Yard.now): donate didFillFeeder x3"), "\(run.output)")
    #expect(run.lines.contains("#   \(Yard.now) override FeedBirdsTip: hidden"))
    let file = yard.folder.appending(path: "birds.scenario")
    try Data(run.output.utf8).write(to: file)
    let life = yard.run("simulate", "birds.scenario")
    #expect(life.code == .done)
    let state = "pending: needs 3 fewer donations of \"didFillFeeder\""
    #expect(life.output.contains("FeedBirdsTip         1         0          \(state)"))
    for option in [["--limit", "2"], ["--operations"]] {
      let run = yard.run(["history", "--format", "scenario"] + option)
      #expect(run.code == .usage && run.output.isEmpty)
      #expect(
        run.errors.contains("\"--format scenario\" exclude each other"), "\(run.errors)")
    }
  }

  @Test("controls: the catalog, with the values in force and their sources")
  func controls() throws {
    #expect(yard.run("clock", "+3d").code == .done)
    let environment = ["TIPCTL_HIDE_TIPS": "FeedBirdsTip", "TIPCTL_CLOCK": "+1d"]
    let run = yard.run("controls", environment: environment)
    #expect(run.lines.count == Control.allCases.count + 1)
    #expect(run.output.contains("FeedBirdsTip (environment)"))
    guard
      case .array(let controls) = try yard.json("controls", environment: environment)["controls"]
    else { return #expect(Bool(false), "no controls") }
    guard case .object(let clock) = controls[5] else {
      return #expect(Bool(false), "no clock")
    }
    #expect(
      clock["inForce"] == [["value": "+1d", "source": "environment", "process": .null]])
    #expect(clock["environment"] == "TIPCTL_CLOCK")
    #expect(clock["argument"] == "-tipctl.Clock")
    #expect(clock["command"] == "tipctl clock")
  }

  @Test("controls: a datastore is not needed")
  func controlsAlone() {
    let run = yard.run("controls", environment: ["TIPCTL_DATASTORE": ""])
    #expect(run.code == .done)
    #expect(run.errors.isEmpty)
  }

  @Test("receipt: a missing one is reported, an existing one printed")
  func receipt() throws {
    let none = yard.run("receipt")
    #expect(none.code == .no)
    #expect(none.output.isEmpty)
    #expect(none.errors.contains("There is no receipt yet"))
    #expect(try yard.json("receipt")["receipt"] == .null)

    let receipt = Receipt(
      datastore: "memory", clock: Timestamp(milliseconds: 0), application: "BackyardBirds",
      processIdentifier: 7
    ) {
      $0.applied = [AppliedControl(control: .showAllTips, value: "1", source: .environment)]
      $0.warnings = [ControlWarning(source: .argument, spelling: "-x", message: "\"-x\" is odd.")]
      $0.ignored = [.stored]
      $0.notes = ["It is a note."]
    }
    try yard.change(.recordReceipt(receipt.storedValue))
    let run = yard.run("receipt")
    #expect(run.code == .done)
    for words in [
      "BackyardBirds, process 7", "ShowAllTips  1      environment: TIPCTL_SHOW_ALL_TIPS",
      "warning: \"-x\" is odd.", "It is a note.", "ignored",
    ] {
      #expect(run.output.contains(words), "\(run.output)")
    }
    #expect(try yard.json("receipt")["receipt"] == receipt.storedValue)
  }

  @Test(
    "receipt: the whole text, of a start that succeeded and of one that failed",
    arguments: [
      (
        #"""
        "applied": [{"control": "ShowAllTips", "value": "1", "source": "environment",
          "spelling": "TIPCTL_SHOW_ALL_TIPS"}],
        "alerts": [
          {"id": "remove-backyard", "button": "Cancel", "answeredBy": "control", "count": 2,
            "spelling": "TIPCTL_ANSWER_ALERTS"},
          {"id": "seed", "button": "OK", "answeredBy": "person", "count": 1}],
        "ignored": ["stored"], "notes": ["It is a note.", "It is the last one."],
        "warnings": [{"source": "argument", "spelling": "-x", "message": "\"-x\" is odd."}]
        """#,
        """
        application    BackyardBirds, process 7
        configured at  2026-11-21T09:00:00.000Z
        datastore      memory

        control      value  from
        ShowAllTips  1      environment: TIPCTL_SHOW_ALL_TIPS

        alert            answer  answered by           times
        remove-backyard  Cancel  TIPCTL_ANSWER_ALERTS  2
        seed             OK      person                1

        warning: "-x" is odd.
        warning: Controls are ignored (tipctl): testing controls are off.

        It is a note.
        It is the last one.

        """
      ),
      (
        #"""
        "applied": [], "ignored": [], "notes": [], "warnings": [], "error": "The clock is odd."
        """#,
        """
        application  BackyardBirds, process 7
        failed at    2026-11-21T09:00:00.000Z
        datastore    memory

        error: The clock is odd.

        No control was applied.

        """
      ),
    ])
  func receiptText(members: String, text: String) throws {
    let common = #"""
      "schema": 1, "unknownTips": [], "datastore": "memory", "clock": "2026-11-21T09:00:00Z",
      "application": "BackyardBirds", "processIdentifier": 7
      """#
    try yard.change(
      .recordReceipt(StoredValue(json: "{\(common), \(members)}", subject: "receipt")))
    #expect(yard.run("receipt", "-q").output == text)
  }

  @Test("parameters: each with its type, its initial value, and whether it is written")
  func parameterList() throws {
    try yard.write(
      #"""
      {"parameters": [
         {"id": "Yard.old", "value": 3},
         {"id": "Yard.now", "type": "Bool", "initialValue": false, "transient": true}],
       "tips": [{"id": "CalmTip", "rules": ["parameter(\"Yard.mood\") == \"calm\""]}]}
      """#, to: "parameters.json")
    #expect(yard.run("import", "parameters.json", "--yes").code == .done)
    #expect(yard.run("set", "Yard.now", "yes").code == .done)
    #expect(
      yard.run("parameters", "-q").output == """
        parameter  type             initial  written                   value
        Yard.mood  unknown                                             null
        Yard.now   Bool, transient  false    2026-11-21T09:00:00.000Z  true
        Yard.old   unknown                   yes                       3

        """)
    func member(
      _ id: StoredValue, _ type: StoredValue, _ initial: StoredValue,
      _ value: StoredValue,
      _ written: StoredValue, isWritten: Bool, isTransient: Bool
    ) -> StoredValue {
      [
        "id": id, "type": type, "initialValue": initial, "value": value,
        "written": written,
        "isWritten": .bool(isWritten), "isTransient": .bool(isTransient),
      ]
    }
    #expect(
      try yard.json("parameters")["parameters"] == [
        member(
          "Yard.mood", .null, .null, .null, .null, isWritten: false, isTransient: false),
        member(
          "Yard.now", "Bool", false, true, "2026-11-21T09:00:00.000Z", isWritten: true,
          isTransient: true),
        member("Yard.old", .null, .null, 3, .null, isWritten: true, isTransient: false),
      ])
  }

  @Test("Text of an app cannot send control characters to the terminal")
  func controlCharacters() throws {
    try yard.change(.registerTip(TipDefinition(id: "A\u{1B}[2J", title: "B\u{7}")))
    for command in [["list"], ["explain", "A\u{1B}[2J"], ["show", "A\u{1B}[2J"]] {
      let run = yard.run(command)
      #expect(run.code == .done)
      #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{7}"))
    }
  }
}
