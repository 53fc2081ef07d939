import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("Forcing tips")
struct ForceTests {
  let yard: Yard

  init() throws { yard = try Yard() }

  @Test("show and hide force, auto returns tips to their rules, and each prints how to undo")
  func tips() throws {
    let before = yard.statuses()
    let show = yard.run("show", "FilterSpeciesTip")
    #expect(show.code == .done)
    #expect(
      show.output == """
        FilterSpeciesTip: forced to show, whatever the rules say.
          FilterSpeciesTip: pending -> available
        Take it back with: tipctl undo

        """)
    #expect(yard.run("check", "FilterSpeciesTip").code == .done)

    let hide = yard.run("hide", "FilterSpeciesTip")
    #expect(hide.lines.last == "Take it back with: tipctl undo")
    #expect(yard.run("check", "FilterSpeciesTip").code == .no)
    #expect(yard.run("explain", "FilterSpeciesTip").output.contains("hidden by tipctl"))

    let auto = yard.run("auto", "FilterSpeciesTip")
    #expect(auto.lines.last == "Take it back with: tipctl undo")
    #expect(yard.statuses() == before)
  }

  @Test("only shows some tips, hides all others, and replaces what was shown before")
  func only() throws {
    let words = [
      "show", "FeedBirdsTip", "show", "FilterSpeciesTip", "hide", "ShareBackyardTip",
    ]
    for start in stride(from: 0, to: words.count, by: 2) {
      #expect(yard.run(Array(words[start..<start + 2])).code == .done)
    }
    let run = yard.run("only", "FilterSpeciesTip")
    #expect(
      run.lines.first == "FilterSpeciesTip: forced to show, and all others to hide, whatever the "
        + "rules say.")
    #expect(yard.run("check", "FilterSpeciesTip").code == .done)
    let facts = try StateDocument(json: yard.export, subject: "export").facts
    #expect(facts.overrides.all == .hidden)
    #expect(
      facts.overrides.tips == ["FilterSpeciesTip": .shown, "ShareBackyardTip": .hidden])
    #expect(yard.run("undo").code == .done)
    #expect(yard.run("check", "FeedBirdsTip").code == .done)
    #expect(yard.run("only").code == .usage)
  }

  @Test("A pattern names the known ids that match, and is refused when none does")
  func patterns() throws {
    let run = yard.run("hide", "F*Tip", "-q")
    #expect(run.code == .done)
    let facts = try StateDocument(json: yard.export, subject: "export").facts
    #expect(
      facts.overrides.tips.keys.sorted() == [
        "FavoriteBackyardTip", "FeedBirdsTip", "FilterSpeciesTip",
      ])
    let none = yard.run("hide", "Tour*")
    #expect(none.code == .badData)
    #expect(none.errors.contains("There is no tip \"Tour*\""))
    #expect(yard.run("check", "F*").errors.contains("\"F*\" names 3 tips"))
    #expect(try Yard(isEmpty: true).run("hide", "Tour*").code == .badData)
  }

  @Test("clock prints the clock once")
  func clockOnce() {
    #expect(yard.run("clock", "+3d").code == .done)
    let run = yard.run("clock") { $0.errorIsTerminal = true }
    #expect(run.output.contains("set to +3d by tipctl clock"))
    #expect(!run.errors.contains("Clock:"))
    #expect(yard.run("list") { $0.errorIsTerminal = true }.errors.contains("Clock:"))
  }

  @Test("--all forces all tips, and a name takes precedence (D5)")
  func all() throws {
    #expect(yard.run("hide", "FeedBirdsTip").code == .done)
    let run = yard.run("show", "--all")
    #expect(run.code == .done)
    #expect(run.errors.contains("\"FeedBirdsTip\" is still hidden: tipctl hide takes precedence"))
    #expect(yard.statuses().filter { $0.hasSuffix(" available") }.count == 4)
    #expect(yard.run("auto").output.contains("All tips: back to their rules."))
    #expect(yard.statuses().filter { $0.hasSuffix(" available") }.count == 3)
    #expect(try yard.json("hide", "--all")["undo"] == "tipctl undo")
  }

  @Test("The JSON of a change")
  func json() throws {
    #expect(
      try yard.json("show", "FilterSpeciesTip") == [
        "schema": 4, "changed": true, "created": false, "dryRun": false,
        "tips": ["FilterSpeciesTip"],
        "message": "FilterSpeciesTip: forced to show, whatever the rules say.",
        "undo": "tipctl undo",
        "statuses": [
          [
            "id": "FilterSpeciesTip",
            "before": ["status": "pending", "invalidationReason": .null],
            "after": ["status": "available", "invalidationReason": .null], "shows": true,
          ]
        ],
      ])
    let again = try yard.json("show", "FilterSpeciesTip")
    #expect(again["changed"] == false)
    #expect(again["undo"] == .null)
    #expect(again["statuses"] == [])
  }

  @Test("The environment takes precedence over tipctl, with a warning (D6)")
  func precedence() throws {
    let environment = ["TIPCTL_HIDE_TIPS": "FilterSpeciesTip"]
    let run = yard.run("show", "FilterSpeciesTip", environment: environment)
    #expect(run.code == .done)
    #expect(
      run.errors.contains("\"FilterSpeciesTip\" is still hidden: TIPCTL_HIDE_TIPS takes"))
    #expect(yard.run("check", "FilterSpeciesTip", environment: environment).code == .no)
    #expect(yard.run("check", "FilterSpeciesTip").code == .done)

    #expect(yard.run("clock", "+3d").code == .done)
    let clock = yard.run("clock", "+5d", environment: ["TIPCTL_CLOCK": "+1d"])
    #expect(
      clock.errorLines.last
        == "tipctl: warning: TIPCTL_CLOCK takes precedence, for this tool and "
        + "its child processes.")
    #expect(try yard.json("clock", environment: ["TIPCTL_CLOCK": "+1d"])["setting"] == "+1d")
    #expect(try yard.json("clock")["setting"] == "+5d")
    // The message describes the value in force here, which the environment decides.
    let date = "2026-11-22T09:00:00.000Z"
    #expect(
      clock.lines.first
        == "The datastore's clock is +5d; TIPCTL_CLOCK decides here: \(date).")
    let cleared = yard.run("clock", "--clear", environment: ["TIPCTL_CLOCK": "+1d"])
    #expect(
      cleared.lines.first
        == "No clock is stored; TIPCTL_CLOCK decides here: \(date).")

    let frequency = yard.run(
      "frequency", "36h", environment: ["TIPCTL_DISPLAY_FREQUENCY": "weekly"])
    #expect(frequency.errors.contains("TIPCTL_DISPLAY_FREQUENCY takes precedence"))
    #expect(
      frequency.lines.first
        == "The stored display frequency is 36h; TIPCTL_DISPLAY_FREQUENCY decides here: weekly.")
    #expect(try yard.json("frequency")["frequency"] == "36h")
    let none = yard.run(
      "frequency", "--clear", environment: ["TIPCTL_DISPLAY_FREQUENCY": "weekly"])
    #expect(
      none.lines.first == "None is stored; TIPCTL_DISPLAY_FREQUENCY decides here: weekly.")
  }

  @Test("tipctl warns when the app's receipt reports that it ignores overrides (D25)")
  func ignored() throws {
    let receipt = Receipt(
      datastore: "x", clock: Timestamp(milliseconds: 0), application: "Birds",
      processIdentifier: 1
    ) {
      $0.ignored = [.stored]
    }
    try yard.change(.recordReceipt(receipt.storedValue))
    #expect(yard.run("show", "--all").errors.contains("ignores overrides of tipctl"))
    // The next process ignores them too, and the answers say so.
    let check = yard.run(
      "check", "SeasonalVisitorTip", environment: ["TIPCTL_SHOW_ALL_TIPS": "1"])
    let rules = yard.run("check", "SeasonalVisitorTip", "--rules-only")
    #expect((check.code, check.output) == (rules.code, rules.output))
    #expect(check.errors.contains("Without overrides: the app's last receipt says that"))
    #expect(yard.run("hide", "--all").code == .done)
    #expect(yard.run("check", "FavoriteBackyardTip").code == .done)
    #expect(yard.run("hide", "--all", "--verify").code == .no)
    let clock = yard.run("clock", "+3d", "--verify")
    #expect(clock.code == .no)
    #expect(clock.output.contains("the app ignores it: \(Yard.now)."), "\(clock.output)")
  }

  @Test("The clock: set, shown with its source, set again, cleared")
  func clock() throws {
    #expect(
      yard.run("clock", "-q").output == "2026-11-21T09:00:00.000Z, the system's clock\n")
    let set = yard.run("clock", "+3d")
    #expect(
      set.output == """
        The clock shows 2026-11-24T09:00:00.000Z (+3d).
          FavoriteBackyardTip: available -> pending
        Take it back with: tipctl undo

        """)
    #expect(
      yard.run("clock", "-q").output
        == "2026-11-24T09:00:00.000Z, set to +3d by tipctl clock\n")
    let frozen = yard.run("clock", "2026-11-21T10:00:00Z")
    #expect(frozen.lines.last == "Take it back with: tipctl undo")
    #expect(
      try yard.json("clock") == [
        "schema": 4, "now": "2026-11-21T10:00:00.000Z", "source": "stored",
        "setting": "2026-11-21T10:00:00Z",
      ])
    let cleared = yard.run("clock", "--clear")
    #expect(cleared.lines.last == "Take it back with: tipctl undo")
    #expect(yard.run("clock", "--clear").output.hasPrefix("The clock was not set by tipctl"))
  }

  @Test("A clock with a rate starts when it is set, with one word or two")
  func rate() throws {
    #expect(yard.run("clock", "@2026-12-01", "x60").code == .done)
    let later = yard.run("clock", "-q") { console in
      let now = Timestamp(milliseconds: 1_795_251_600_000 + 60_000)
      console.now = { now }
    }
    #expect(later.output.hasPrefix("2026-12-01T01:00:00.000Z, set to @2026-12-01T00:00:00Z x60"))
    let again = yard.run("clock", "+1h x2")
    #expect(again.code == .done)
    #expect(again.lines.last == "Take it back with: tipctl undo")
  }

  @Test(
    "An equal clock changes nothing, unless it starts or runs at a rate",
    arguments: [
      (["+3d"], true), (["2026-12-24"], true), (["@2026-12-24"], false),
      (["+3d", "x2"], false),
    ])
  func equal(words: [String], isEqual: Bool) throws {
    #expect(yard.run(["clock"] + words).code == .done)
    let again = yard.run(["clock"] + words) { console in
      let now = Timestamp(milliseconds: 1_795_251_600_000 + 60_000)
      console.now = { now }
    }
    #expect(again.lines.first?.hasSuffix(" already.") == isEqual, "\(again.output)")
    #expect(again.output.contains("Take it back") != isEqual)
  }

  /// The clock to begin with, the shift, the clock in words, and the setting for the same step.
  @Test(
    "A shift that leaves a date says so, with the setting that moves from there",
    arguments: [
      (
        "2026-12-24T18:00:00Z", "+1d", "frozen date 2026-12-24T18:00:00Z",
        "2026-12-25T18:00:00Z"
      ),
      (
        "@2026-12-24T18:00:00Z x60", "-1h", "running clock @2026-12-24T18:00:00Z x60",
        "@2026-12-24T17:00:00Z x60"
      ),
      (
        "2026-12-24T18:00:00Z", "+1h x2", "frozen date 2026-12-24T18:00:00Z",
        "2026-12-24T19:00:00Z"
      ),
    ])
  func departure(clock: String, shift: String, left: String, setting: String) {
    let start = "\(shift) counts from the system's time, and leaves the \(left). "
    for (options, line) in [
      ([], "tipctl"), (["--datastore", "birds"], "tipctl --datastore birds"),
    ] {
      #expect(yard.run("clock", clock).code == .done)
      let run = yard.run(["clock", shift] + options)
      #expect(run.code == .done)
      #expect(
        run.errorLines.last
          == "\(start)To move from there, write \"\(line) clock \(setting)\".")
    }
  }

  @Test(
    "A shift of a shifted clock, a date and --clear have no such note",
    arguments: [
      ("+3d", "+1d"), ("+3d x2", "+1d"), ("2026-12-24", "2026-12-25"), ("+3d", "2026-12-24"),
      ("2026-12-24", "--clear"),
    ])
  func noDeparture(clock: String, next: String) {
    #expect(yard.run("clock", clock).code == .done)
    let run = yard.run("clock", next)
    #expect(run.code == .done)
    #expect(!run.errors.contains("leaves"), "\(run.errors)")
  }

  @Test("Changes are dated by the clock in force")
  func dated() throws {
    #expect(yard.run("clock", "2026-12-24T18:00:00Z").code == .done)
    #expect(yard.run("donate", "didFillFeeder").code == .done)
    #expect(try yard.json("donate", "didFillFeeder")["date"] == "2026-12-24T18:00:00.000Z")
  }

  @Test("Travel in time changes verdicts: a window closes, and the display frequency interval ends")
  func travel() throws {
    let arrival = ActiveDisplay(
      id: "1", began: try #require(Timestamp(iso8601: "2026-11-21T08:00:00Z")), owner: "app")
    try yard.change(
      .beginDisplay(tip: "FavoriteBackyardTip", display: arrival, isForced: false))
    try yard.change(
      .endDisplay(
        tip: "FavoriteBackyardTip", display: "1", isForced: false, isAbandoned: false))
    try yard.change(.registerTip(TipDefinition(id: "PlantNativeTip")))
    let explain = try yard.json("explain", "PlantNativeTip")
    #expect(explain["decidedBy"] == "displayFrequency")
    #expect(explain["showsAt"] == "2026-11-22T08:00:00.000Z")
    #expect(yard.run("clock", "+23h").code == .done)
    #expect(yard.run("check", "PlantNativeTip").code == .done)
    #expect(yard.run("check", "FavoriteBackyardTip").code == .done)
    #expect(yard.run("clock", "+3d").code == .done)
    #expect(yard.run("check", "FavoriteBackyardTip").code == .no)
  }

  @Test("The display frequency: shown with its source, set, cleared")
  func frequency() throws {
    #expect(yard.run("frequency", "-q").output == "daily, the app's own\n")
    #expect(
      try yard.json("frequency")
        == [
          "schema": 4, "frequency": "daily", "source": .null, "configured": "daily",
          "from": "display",
        ])
    #expect(
      yard.run("frequency", "36h").lines == [
        "The display frequency is 36h.", "Take it back with: tipctl undo",
      ])
    #expect(
      yard.run("frequency", "-q").output
        == "36h, set by tipctl frequency; the app's own is daily\n")
    #expect(
      yard.run("frequency", "--clear").lines.last == "Take it back with: tipctl undo")
    #expect(try yard.json("frequency")["source"] == .null)
  }

  @Test("P8: a display frequency that counts from the dismissal says so (D34)")
  func frequencyFromDismissal() throws {
    try yard.change(.configure(displayFrequency: .daily, from: .dismissal))
    #expect(
      yard.run("frequency", "-q").output
        == "daily, counted from the dismissal, the app's own\n")
    #expect(try yard.json("frequency")["from"] == "dismissal")
    #expect(yard.run("frequency", "36h", "-q").code == .done)
    #expect(
      yard.run("frequency", "-q").output
        == "36h, counted from the dismissal, set by tipctl frequency; the app's own is daily\n")
  }

  @Test("The datastore and the clock are printed dimmed in a terminal, elsewhere before a change")
  func echo() {
    let clock = ["TIPCTL_CLOCK": "+3d"]
    let lines = [
      "Datastore: \(yard.file) (TIPCTL_DATASTORE).",
      "Clock: 2026-11-24T09:00:00.000Z (+3d, TIPCTL_CLOCK).",
    ]
    let terminal = yard.run("list", environment: clock) { $0.errorIsTerminal = true }
    #expect(terminal.errorLines == lines.map { "\u{1B}[2m\($0)\u{1B}[0m" })
    for question in [["list"], ["events"], ["frequency"], ["clock"]] {
      #expect(yard.run(question, environment: clock).errors.isEmpty, "\(question)")
    }
    for change in [
      ["hide", "FeedBirdsTip"], ["frequency", "daily"], ["donate", "didFillFeeder"],
    ] {
      let run = yard.run(change + ["--dry-run"], environment: clock)
      #expect(run.errorLines == lines, "\(change)")
    }
  }

  @Test(
    "The datastore is not printed when it was typed, with --quiet and in JSON",
    arguments: [["--datastore", "birds"], ["--quiet"], ["--format", "json"]])
  func noEcho(words: [String]) {
    let run = yard.run(["hide", "FeedBirdsTip", "--dry-run"] + words) {
      $0.errorIsTerminal = true
    }
    #expect(run.errors.isEmpty)
  }

  @Test("The command to undo uses the same datastore, and is quoted for a shell")
  func undo() throws {
    try FileManager.default.moveItem(
      at: yard.folder.appending(path: "birds"), to: yard.folder.appending(path: "it's new"))
    let run = yard.run("show", "FilterSpeciesTip", "--datastore", "it's new")
    #expect(run.lines.last == "Take it back with: tipctl --datastore 'it'\\''s new' undo")
  }

  @Test("Unusual variables in the environment cause warnings")
  func environmentWarnings() {
    let environment = [
      "TIPCTL_SHOW_TIP": "x", "TIPCTL_HIDE_TIPS": "FeedBridsTip",
      "TIPCTL_RESET_DATASTORE": "1",
    ]
    let run = yard.run("list", "--quiet", environment: environment)
    #expect(run.code == .done)
    for words in [
      "Did you mean \"TIPCTL_SHOW_TIPS\"?", "Did you mean \"FeedBirdsTip\"?",
      "TIPCTL_RESET_DATASTORE resets when an app starts",
    ] {
      #expect(run.errors.contains(words), "\(run.errors)")
    }
    let invalid = ["TIPCTL_DISPLAY_FREQUENCY": "often", "TIPCTL_CLOCK": "soon"]
    let first = yard.run("list", environment: invalid).errors
    #expect(first.contains("\"soon\" in TIPCTL_CLOCK") && !first.contains("often"), "\(first)")
  }

  @Test("Of the overrides whose tips are gone, the first in the alphabet is suggested")
  func nearOrphan() throws {
    let ids = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { "OldTip\($0)" }
    try yard.change(.force(tips: ids, state: .shown))
    let run = yard.run("auto", "OldTip")
    #expect(run.code == .badData)
    #expect(run.errors.contains("Did you mean \"OldTipA\"?"), "\(run.errors)")
  }

  @Test("An override can be removed after its tip is gone")
  func orphan() throws {
    try yard.change(.force(tips: ["OldTip"], state: .shown))
    #expect(yard.run("show", "OldTip").code == .badData)
    #expect(yard.run("auto", "OldTip").code == .done)
    #expect(!yard.export.contains("OldTip\" : \"shown"))
  }
}
