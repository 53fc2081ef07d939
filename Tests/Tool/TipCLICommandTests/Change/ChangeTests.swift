import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("Changing records")
struct ChangeTests {
  let yard: Yard

  init() throws { yard = try Yard() }

  @Test("A payload is at most 96 levels deep, and its shape is compared level by level")
  func deepPayload() {
    func nested(_ depth: Int, _ inner: String) -> String {
      String(repeating: "[", count: depth) + inner + String(repeating: "]", count: depth)
    }
    #expect(yard.run("donate", "didFillFeeder", "--info", nested(96, "1"), "--force").code == .done)
    #expect(
      yard.run("donate", "didFillFeeder", "--info", nested(96, "true")).code == .badData)
    #expect(
      yard.run("donate", "didFillFeeder", "--info", nested(97, "1"), "--force").code == .badData)
    #expect(yard.run("undo").code == .done)
  }

  @Test("A value of more than 1 MB is refused, with the limit, and changes nothing (D58)")
  func tooLarge() throws {
    let song = String(repeating: "wren", count: 300_000)
    let before = try yard.files
    try yard.write(
      #"{"schema": 1, "parameters": [{"id": "song", "value": "\#(song)"}]}"#,
      to: "song.json")
    for command in [
      ["set", "BackyardBirds.favoriteCount", song, "--force"],
      ["donate", "didFillFeeder", "--info", "\"\(song)\"", "--force"],
      ["import", "song.json", "--yes"],
    ] {
      let run = yard.run(command)
      #expect(run.code == .badData, "\(command[0])")
      #expect(run.errors.contains("1048576"), "\(command[0]) \(run.errors.prefix(300))")
      #expect(run.errors.utf8.count < 1000 && run.output.isEmpty, "\(command[0])")
    }
    var files = try yard.files
    files["song.json"] = nil
    #expect(files == before)
  }

  @Test("A long value is printed shortened, and whole as JSON")
  func longValue() throws {
    let song = String(repeating: "wren", count: 1000)
    #expect(yard.run("set", "BackyardBirds.favoriteCount", song, "--force").code == .done)
    for command in ["parameters", "history"] {
      let run = yard.run(command)
      #expect(run.output.contains("wrenwren") && run.output.contains("…"), "\(command)")
      #expect(!run.output.contains(song), "\(command)")
    }
    #expect(yard.run("parameters", "--format", "json").output.contains(song))
  }

  @Test("donate: once, now")
  func donate() throws {
    let run = yard.run("donate", "didFillFeeder")
    #expect(run.code == .done)
    #expect(
      run.output == """
        1 donation to "didFillFeeder": it has 1 now.
          FeedBirdsTip: available -> pending
        Take it back with: tipctl undo

        """)
  }

  @Test("donate: count, date and payload")
  func donateOptions() throws {
    let answer = try yard.json(
      "donate", "didSearchBird", "--count", "2", "--at", "-2h", "--info",
      "{\"species\":\"cardinal\"}")
    #expect(answer["donated"] == 2)
    #expect(answer["donations"] == 4)
    #expect(answer["dropped"] == 0)
    #expect(yard.run("donate", "didFillFeeder", "--count", "1", "--dry-run").code == .done)
    #expect(answer["date"] == "2026-11-21T07:00:00.000Z")
    #expect(
      answer["statuses"]
        == [
          [
            "id": "FilterSpeciesTip",
            "before": ["status": "pending", "invalidationReason": .null],
            "after": ["status": "available", "invalidationReason": .null],
            "shows": true,
          ]
        ])
    let dated = try yard.json("donate", "didViewBackyard", "--at", "2026-11-20")
    #expect(dated["date"] == "2026-11-20T00:00:00.000Z")
  }

  @Test("donate: the message reports a limit that keeps fewer donations")
  func donateLimit() {
    let run = yard.run("donate", "didViewBackyard", "--count", "200")
    #expect(run.output.contains("which keeps 100: it has 100 now"))
  }

  /// A type, an initial value, the typed word, and the stored value or nil for a refusal.
  @Test(
    "set: the parameter's kind determines how a word is parsed",
    arguments: [
      ("Bool", false, "YES", true), ("Bool", false, "1", true), ("Bool", false, "on", nil),
      ("Int", 0, "5", 5), ("Int", 0, "-5", -5), ("Int", 0, "2.5", nil),
      ("Int", 0, "five", nil),
      ("Double", 0.5, "2.5", 2.5), ("Double", 0.5, "3", 3), ("Double", 0.5, "nan", nil),
      ("String", "", "a wren", "a wren"), ("String", "", "\"a \\n\"", "a \n"),
      ("String", "", "\"open", nil), ("String", "", "5", "5"), ("String", "", "", ""),
      ("Date", .null, "2026-11-21", "2026-11-21T00:00:00.000Z"),
      ("Date", .null, "today", nil),
      ("Array<Int>", [], "[1,2]", [1, 2]), ("Array<Int>", [], "{}", nil),
      ("Array<Int>", [], "[1,", nil),
      ("Visit", ["count": 0], "{\"count\":1}", ["count": 1]),
      ("Visit", ["count": 0], "1", nil),
      ("Species", "wren", "robin", "robin"), ("Optional<Int>", .null, "3", 3),
      ("Optional<Int>", .null, "null", .null), ("Optional<Int>", .null, "x", nil),
      ("Int?", .null, "nil", .null), ("Anything", .null, "{\"a\":1}", ["a": 1]),
      ("Anything", .null, "bare words", "bare words"), ("Int", 0, "null", nil),
    ] as [(String, StoredValue, String, StoredValue?)])
  func set(type: String, initial: StoredValue, text: String, expected: StoredValue?) throws {
    let definition = ParameterDefinition(id: "Yard.value", type: type, initialValue: initial)
    try yard.change(.registerParameter(definition))
    let before = yard.export
    let run = yard.run("set", "Yard.value", text, "--format", "json")
    guard let expected else {
      #expect(run.code == .badData)
      #expect(run.errors.contains("Yard.value"))
      #expect(yard.export == before)
      return
    }
    #expect(run.code == .done, "\(run.errors)")
    guard case .array(let parameters) = try yard.json("parameters")["parameters"],
      case .object(let last)? = parameters.last
    else { return #expect(Bool(false), "no parameter") }
    #expect(last["value"] == expected)
  }

  @Test("set: names the expected kind, and how to undo")
  func setWords() {
    let refused = yard.run("set", "BackyardBirds.favoriteCount", "many", "-q")
    #expect(
      refused.errors == """
        tipctl: Invalid whole number "many" in BackyardBirds.favoriteCount.
        Write a whole number such as 3.

        """)
    #expect(
      yard.run("set", "BackyardBirds.favoriteCount", "2").lines == [
        "\"BackyardBirds.favoriteCount\" is 2.", "Take it back with: tipctl undo",
      ])
    #expect(
      yard.run("unset", "BackyardBirds.favoriteCount").lines == [
        "\"BackyardBirds.favoriteCount\" is 0, its initial value.",
        "Take it back with: tipctl undo",
      ])
  }

  @Test("set: a parameter that only a rule knows takes any value")
  func setUndefined() throws {
    let rule = try RuleExpression(parsing: "parameter(\"Yard.mood\") == \"calm\"")
    try yard.change(.registerTip(TipDefinition(id: "CalmTip", rules: [rule])))
    #expect(yard.run("set", "Yard.mood", "calm").code == .done)
    #expect(yard.run("check", "CalmTip").code == .done)
  }

  @Test("set: warns that a transient parameter will not last")
  func setTransient() throws {
    let definition = ParameterDefinition(
      id: "Yard.now", type: "Bool", initialValue: false, isTransient: true)
    try yard.change(.registerParameter(definition))
    #expect(yard.run("set", "Yard.now", "yes").errors.contains("is transient"))
    let lasting = yard.run("set", "BackyardBirds.isSignedIn", "no")
    #expect(lasting.code == .done && !lasting.errors.contains("transient"))
  }

  @Test("invalidate: the first reason stays (D15), and reset removes it")
  func invalidate() throws {
    let run = yard.run("invalidate", "FeedBirdsTip", "--reason", "actionPerformed")
    #expect(
      run.output == """
        "FeedBirdsTip" is invalidated: actionPerformed.
          FeedBirdsTip: available -> invalidated(actionPerformed)
        Take it back with: tipctl undo

        """)
    let again = try yard.json("invalidate", "FeedBirdsTip")
    #expect(again["changed"] == false)
    #expect(again["reason"] == "actionPerformed")
    #expect(yard.run("reset", "--tip", "FeedBirdsTip", "--yes").code == .done)
    #expect(yard.run("check", "FeedBirdsTip").code == .done)
    let closed = try yard.json("invalidate", "FeedBirdsTip")
    #expect(closed["reason"] == "tipClosed")
    #expect(
      closed["statuses"] == [
        [
          "id": "FeedBirdsTip", "shows": false,
          "before": ["status": "available", "invalidationReason": .null],
          "after": ["status": "invalidated", "invalidationReason": "tipClosed"],
        ]
      ])
    // It was not on screen before either, and still has another status.
    #expect(
      yard.run("invalidate", "FilterSpeciesTip").lines.contains(
        "  FilterSpeciesTip: pending -> invalidated(tipClosed)"))
  }

  @Test("invalidate: under a show override it is only noted (D7)")
  func invalidateForced() {
    #expect(yard.run("show", "FeedBirdsTip").code == .done)
    let run = yard.run("invalidate", "FeedBirdsTip")
    #expect(run.output.contains("noted in the history only"))
    #expect(yard.run("auto").code == .done)
    #expect(yard.run("check", "FeedBirdsTip").code == .done)
  }

  @Test("reset: everything, and lists the losses; definitions stay (D2)")
  func reset() throws {
    for words in [["show", "--all"], ["hide", "FeedBirdsTip"], ["clock", "+3d"]] {
      #expect(yard.run(words).code == .done)
    }
    let run = yard.run("reset", "--yes")
    #expect(run.code == .done)
    #expect(
      run.lines.first
        == "Erased: 2 tip records, 5 donations, 1 parameter value, 2 overrides "
        + "(\"FeedBirdsTip\", all tips), the clock +3d and 3 history lines.")
    #expect(yard.run("list").lines.count == 6)
    #expect(yard.run("reset").output == "There is nothing to reset.\n")
  }

  @Test(
    "reset: the losses after some commands, where the line of an earlier reset is none",
    arguments: [
      (
        ["hide ShareBackyardTip", "show FavoriteBackyardTip", "tooltips --hide *"],
        "2 tip records, 5 donations, 1 parameter value, 3 overrides (\"FavoriteBackyardTip\", "
          + "\"ShareBackyardTip\", tooltips and alerts) and 3 history lines"
      ),
      (
        ["frequency weekly"],
        "2 tip records, 5 donations, 1 parameter value, the display frequency weekly and "
          + "1 history line"
      ),
      (["reset -y"], nil), (["frequency weekly", "reset -y"], nil),
      (["reset -y", "frequency weekly", "frequency --clear"], "3 history lines"),
      (["reset -y", "clock +3d"], "the clock +3d and 2 history lines"),
      (["import merged.json -y"], "1 tip record and 1 merged device"),
      (["import unused.json -y"], nil),
    ] as [([String], String?)])
  func losses(commands: [String], text: String?) throws {
    let record = #"{"id": "FeedBirdsTip", "record": {"eligibilityReset": "2026-11-21"}}"#
    let tablet = #"{"origin": "tablet", "version": 1, "tips": [\#(record)]}"#
    let watch = #"{"origin": "watch", "version": 0}"#
    try yard.write(#"{"devices": [\#(tablet), \#(watch)]}"#, to: "merged.json")
    try yard.write(#"{"devices": [\#(watch)], "tips": [{"id": "A"}]}"#, to: "unused.json")
    for command in commands {
      #expect(yard.run(command.split(separator: " ").map(String.init)).code == .done)
    }
    let run = yard.run("reset", "--yes")
    let erased = text.map { "Erased: \($0)." }
    #expect(run.lines.first == erased ?? "There is nothing to reset.")
  }

  @Test("reset: one loss has no list, and two have no comma")
  func fewLosses() throws {
    let words = ["reset", "--event", "didSearchBird"]
    #expect(
      yard.run(words + ["--dry-run"]).lines.last
        == "Erased: 2 donations of \"didSearchBird\".")
    let both = yard.run(words + ["--parameter", "BackyardBirds.isSignedIn", "--dry-run"])
    #expect(
      both.lines.contains(
        "Erased: 2 donations of \"didSearchBird\" and the value true of "
          + "\"BackyardBirds.isSignedIn\"."))
    for (words, loss) in [
      (
        ["--tip", "ShareBackyardTip"],
        "the invalidation tipClosed and 0 displays of \"ShareBackyardTip\""
      ),
      (
        ["--parameter", "BackyardBirds.isSignedIn"],
        "the value true of \"BackyardBirds.isSignedIn\""
      ),
    ] {
      let run = yard.run(["reset", "--dry-run"] + words)
      #expect(run.lines.contains("Erased: \(loss)."), "\(run.output)")
    }
    for words in [
      ["invalidate", "FilterSpeciesTip"], ["invalidate", "FavoriteBackyardTip"],
      ["donate", "didFillFeeder"], ["set", "BackyardBirds.favoriteCount", "2"],
    ] {
      #expect(yard.run(words).code == .done)
    }
    let closed = "the invalidation tipClosed and 0 displays of"
    let erased: [String] = [
      "\(closed) \"FavoriteBackyardTip\"", "1 display of \"FeedBirdsTip\"",
      "\(closed) \"FilterSpeciesTip\"", "\(closed) \"ShareBackyardTip\"",
      "1 donation of \"didFillFeeder\"", "2 donations of \"didSearchBird\"",
      "3 donations of \"didViewBackyard\"",
      "the value 2 of \"BackyardBirds.favoriteCount\"",
      "the value true of \"BackyardBirds.isSignedIn\"",
    ]
    #expect(
      try yard.json("reset", "--records", "--dry-run")["erased"]
        == .array(erased.map(StoredValue.string)))
  }

  @Test("reset --records keeps the overrides, the clock and the history")
  func resetRecords() throws {
    for words in [["hide", "FeedBirdsTip"], ["clock", "+3d"]] {
      #expect(yard.run(words).code == .done)
    }
    let before = try StateDocument(json: yard.export, subject: "export").facts
    #expect(yard.run("reset", "--records", "--yes").code == .done)
    let after = try StateDocument(json: yard.export, subject: "export").facts
    #expect(after.overrides == before.overrides)
    #expect(after.history.starts(with: before.history))
    #expect(after.donationCount == 0)
    #expect(after.parameters.values.allSatisfy { $0.value == nil })
    #expect(after.recordedTips.allSatisfy { after.record(of: $0).hasNothingToReset })
    #expect(yard.run("reset", "--records").output == "There is nothing to reset.\n")
  }

  @Test("reset: a tip without --tip is refused with the option")
  func resetHint() {
    let run = yard.run("reset", "FeedBirdsTip")
    #expect(run.code == .usage)
    #expect(
      run.errorLines.last == "Write \"tipctl reset [options]\", with \"--tip FeedBirdsTip\".")
  }

  @Test("reset: parts, and lists those with nothing to reset")
  func resetParts() throws {
    let run = yard.run(
      "reset", "--tip", "ShareBackyardTip", "--tip", "FeedBirdsTip", "--event",
      "didSearchBird",
      "--event", "didFillFeeder", "--parameter", "BackyardBirds.isSignedIn", "-y")
    let erased = """
      Erased: the invalidation tipClosed and 0 displays of "ShareBackyardTip", \
      1 display of "FeedBirdsTip", 2 donations of "didSearchBird" and \
      the value true of "BackyardBirds.isSignedIn". Nothing to reset in "didFillFeeder".
      """
    #expect(run.lines.first == erased)
    guard case .array(let events) = try yard.json("events")["events"] else {
      return #expect(Bool(false), "no events")
    }
    #expect(events.count == 3)
    let nothing = yard.run("reset", "--event", "didSearchBird")
    #expect(nothing.code == .done)
    #expect(nothing.output == "Nothing to reset in \"didSearchBird\".\n")
  }

  @Test("reset: asks first, lists the losses, and has no default")
  func resetAsks() throws {
    let before = yard.export
    let refused = yard.run("reset")
    #expect(refused.code == .refused)
    #expect(refused.errors.contains("2 tip records, 5 donations and 1 parameter value will"))
    #expect(refused.errorLines.last?.contains("--yes") == true)
    let cancelled = ask(["Cancel"])
    #expect(cancelled.code == .refused)
    for words in [["--records"], ["--event", "didSearchBird"]] {
      let parts = ask(["Cancel"], words)
      #expect(parts.errors.hasPrefix("Reset these parts of the datastore?\n"), "\(parts)")
    }
    #expect(yard.export == before)
    let agreed = ask(["", "reset"])
    #expect(agreed.code == .done)
    #expect(
      agreed.errors == """
        Reset the datastore?
        2 tip records, 5 donations and 1 parameter value will be lost.
        Type Reset or Cancel: 
        Type Reset or Cancel: reset

        """)
  }

  private func ask(_ input: [String], _ words: [String] = []) -> RecordedRun {
    yard.run(["reset", "-q"] + words, input: input, environment: ["NO_COLOR": "1"]) {
      $0.inputIsTerminal = true
      $0.errorIsTerminal = true
    }
  }

  @Test("invalidate does not dismiss the display of a process that has crashed (D34)")
  func invalidateAfterCrash() throws {
    let began = try #require(Timestamp(iso8601: "2026-11-20T20:00:00Z"))
    try yard.change(.reset)
    try yard.change(.configure(displayFrequency: .daily, from: .dismissal))
    let display = ActiveDisplay(id: "killed", began: began, owner: "\(Int32.max):gone")
    try yard.change(
      .beginDisplay(tip: "SeasonalVisitorTip", display: display, isForced: false))
    #expect(yard.run("invalidate", "SeasonalVisitorTip").code == .done)
    let record = try StateDocument(json: yard.export, subject: "export")
      .facts.record(of: "SeasonalVisitorTip")
    #expect(record.invalidation != nil && record.activeDisplays.isEmpty)
    #expect(record.dismissal == began)
    #expect(yard.run("undo").code == .done)
    #expect(yard.export.contains("killed"))
  }
}
