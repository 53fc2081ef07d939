import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipModel
import TipStore

@Suite("The screens of the board")
struct BoardScreenTests {
  /// The words that name the datastore, as the board shows them.
  private static let words = ["--datastore", "birds/", "ui"]

  @Test("40 columns and 10 rows, the smallest board")
  func smallest() throws {
    let story = try BoardStory(Yard(), columns: 40, rows: 10, words: Self.words, [.type("jh")])
    #expect(
      story.last == """
        tipctl ui  birds/      2026-11-21T09:00Z
        Tips (5)               status
          FavoriteBackyardTip  available
        > FeedBirdsTip         pending      ↓ 11
        ── FeedBirdsTip  "Feed the Birds" ──────
        override: hidden by tipctl (HideTips).
        It shows once the override is removed: …
        $ tipctl --datastore birds/ hide FeedBi…
        FeedBirdsTip: f…  (l shows 2 more lines)
        ?: keys  q: quit  s: show  h: hide
        """)
  }

  @Test("120 columns and 40 rows")
  func large() throws {
    let story = try BoardStory(Yard(), columns: 120, rows: 40, words: Self.words, [.type("jh")])
    #expect(
      story.last == """
        tipctl ui  birds/                                                                                      2026-11-21T09:00Z
        Display frequency daily                                                                                  no live process
        Tips (5)               status       decided by                           │ FeedBirdsTip  "Feed the Birds"
          FavoriteBackyardTip  available                                         │ It shows once the override is removed: remove
        > FeedBirdsTip         pending      override: hidden by tipctl (HideTip… │           it with tipctl auto.
          FilterSpeciesTip     pending      rule: needs 1 more donation of "did… │   pass  configured        configured
          SeasonalVisitorTip   available                                         │   FAIL  override          <- decides
          ShareBackyardTip     invalidated  invalidation: invalidated: tipClosed │         expected  no override
        Events (3)         donations  newest                    limit            │         actual    hidden by tipctl (HideTips)
          didFillFeeder    0                                                     │         detail    remove it with tipctl auto
          didSearchBird    2          2026-11-20T17:02:00.000Z                   │   pass  invalidation      not invalidated
          didViewBackyard  3          2026-11-20T17:00:00.000Z  newest 100, 30 … │   pass  displayCount      1 display; expected
        Parameters (2)                 value  type  initial  written             │           fewer than 3 displays; 2 left
          BackyardBirds.favoriteCount  0      Int   0                            │   pass  displayDuration   12 seconds 500
          BackyardBirds.isSignedIn     true   Bool  false    yes                 │           milliseconds on screen; expected
        Processes (0)  No process is live; tips are as a process sees them that… │           any time on screen
                                                                                 │   pass  rule              true; expected
                                                                                 │           event("didFillFeeder").donations.is
                                                                                 │           Empty
                                                                                 │   pass  displayFrequency  a new tip was
                                                                                 │           displayed at
                                                                                 │           2026-11-19T08:30:00.000Z; the tip
                                                                                 │           was seen before
                                                                                 │
                                                                                 │
                                                                                 │
        ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
        $ tipctl --datastore birds/ hide FeedBirdsTip
        FeedBirdsTip: forced to hide, whatever the rules say.
          FeedBirdsTip: available -> pending









        ?: keys  q: quit  s: show  h: hide  a: auto  Enter: explain  o: card  i: invalidate  r: reset  c: clock  u: undo
        """)
  }

  @Test("40 columns and 14 rows, with a clock and some details")
  func small() throws {
    let yard = try Yard()
    #expect(yard.run("clock", "+1h").code == .done)
    let story = BoardStory(yard, columns: 40, rows: 14, words: Self.words, [])
    #expect(
      story.last == """
        tipctl …  2026-11-21T10:00Z, clock +1h …
        Display frequency daily  no live process
        Tips (5)               status
        > FavoriteBackyardTip  available
          FeedBirdsTip         available
          FilterSpeciesTip     pending
          SeasonalVisitorTip   available
          ShareBackyardTip     invalidated
        Events (3)         donations  newest
          didFillFeeder    0                 ↓ 6
        ── FavoriteBackyardTip  "Save to F… ────
        All gates pass.
        It shows now.
        ?: keys  q: quit  s: show  h: hide
        """)
  }

  @Test(
    "In a smaller window only q and Ctrl-C act, and the screen says so",
    arguments: [(39, 24), (80, 9), (1, 1), (12, 3)])
  func tooSmall(columns: Int, rows: Int) throws {
    let yard = try Yard()
    let before = yard.export
    let story = BoardStory(yard, columns: columns, rows: rows, [.type("hdRy")])
    #expect(story.last.hasPrefix("T"), "The window has …")
    if columns >= 39 {
      #expect(story.last.contains("The window has \(columns) columns and \(rows) rows"))
    }
    #expect(yard.export == before)
    #expect(story.run.code == .done)
  }

  @Test("After a resize the whole screen is drawn again")
  func resize() throws {
    let story = try BoardStory(
      Yard(), [.resize(100, 30), .resize(20, 5), .resize(40, 10), .resize(80, 24)])
    #expect(story.screens.last == story.screens.first)
    for screen in story.screens { #expect(!screen.contains("??"), "\(screen)") }
  }

  @Test(
    "Screens drawn step by step equal screens drawn at once",
    arguments: ["jjjhk", "/fe\u{7F}\u{7F}", "?jjjq", "oq\ttq", "GgG", "I\u{02}\u{02}x"])
  func steps(keys: String) throws {
    let steps = keys.map { BoardStory.Step.type(String($0)) }
    let story = try BoardStory(Yard(), steps)
    let redrawn = try BoardStory(Yard(), steps + [.type("\u{0C}")])
    #expect(story.rows == redrawn.rows)
  }

  @Test("Every line fits at every width, and the selected row stays on screen")
  func widths() throws {
    let yard = try Yard()
    for name in ["A", "\u{1F426}鳥", String(repeating: "Nest", count: 60)] {
      try yard.change(.registerTip(TipDefinition(id: name + "Tip", title: "木の上の鳥 " + name)))
    }
    for columns in [40, 41, 57, 80, 81, 200] {
      // The terminal in memory records a character that does not fit.
      let story = BoardStory(
        yard, columns: columns, rows: 12, Array(repeating: .type("j"), count: 14) + [.type("\ro")])
      for screen in story.screens.prefix(15) {
        #expect(screen.contains("\n> "), "\(screen)")
      }
    }
  }

  @Test("From 110 columns on the explanation of the selected row is beside the list")
  func beside() throws {
    let narrow = try BoardStory(Yard(), columns: 109, [.type("/")])
    #expect(!narrow.last.contains("│") && narrow.last.contains("\n── FavoriteBackyardTip"))
    let wide = try BoardStory(Yard(), columns: 110, [.type("\t"), .type("\r")])
    #expect(wide.screens[0].contains(" │ FavoriteBackyardTip  \"Save to Favorites\"\n"))
    #expect(wide.screens[1].contains(" │ didFillFeeder\n"))
    #expect(wide.screens[1].contains(" │ Read by FeedBirdsTip.\n"))
    #expect(!wide.last.contains("│"), "A page has the whole width")
  }

  /// The rows of the terminal, and the lines that it shows of the message.
  @Test(
    "Warnings come before the outcome and are whole, though the list gives way",
    arguments: [
      (24, "(l shows 1 more line)\n"),
      (40, "FeedBirdsTip: forced to hide, whatever the rules say.\n"),
    ])
  func warnings(rows: Int, end: String) throws {
    let environment = ["NO_COLOR": "1", "TIPCTL_SHOW_TIPS": "FedBirdsTip,FeedBirdsTip"]
    let story = try BoardStory(Yard(), rows: rows, environment: environment, [.type("jh")])
    let message = """
      $ tipctl hide FeedBirdsTip
      tipctl: warning: Unknown tip "FedBirdsTip" in TIPCTL_SHOW_TIPS. Did you mean
          "FeedBirdsTip"?
      tipctl: warning: "FeedBirdsTip" is still shown: TIPCTL_SHOW_TIPS takes
          precedence.
      """
    let start = try #require(story.last.range(of: message), "\(story.last)")
    #expect(story.last[start.upperBound...].contains(end), "\(story.last)")
    #expect(story.selected.last == "FeedBirdsTip")
  }

  @Test("Signs tell how many lines are above and below the list")
  func signs() throws {
    let story = try BoardStory(Yard(), rows: 10, [.type("jjjjjjj"), .type("G"), .type("/feed\r")])
    let edges = try BoardStory(Yard(), rows: 10, [.type("jjjj"), .type("Gkkk")])
    func ends(_ screen: Int, of story: BoardStory) -> [String] {
      story.screens[screen].split(separator: "\n").compactMap { line in
        line.firstIndex { "↑↓".contains($0) }.map { String(line[$0...]) }
      }
    }
    let found = (0...3).map { ends($0, of: story) }
    #expect(found == [["↓ 9"], ["↑ 5", "↓ 4"], ["↑ 9"], []])
    #expect(ends(1, of: edges) == ["↑ 1", "↓ 8"])
    #expect(ends(2, of: edges) == ["↑ 8", "↓ 1"])
  }

  @Test("A filter keeps the rows that contain its text, in any case")
  func filter() throws {
    let story = try BoardStory(Yard(), [.type("/FEEDB"), .type("\r"), .type("\u{1B}")])
    #expect(story.screens[1].contains("Filter: FEEDB"))
    #expect(story.screens[2].contains("Filter \"FEEDB\""))
    #expect(story.screens[2].contains("Tips (1 of 5)") && story.screens[2].contains("FeedBirdsTip"))
    #expect(!story.screens[2].contains("FavoriteBackyardTip  "))
    #expect(story.screens[3].contains("Tips (5)"))
  }

  @Test("Pages move by keys, and stop at both ends")
  func paging() throws {
    let story = try BoardStory(
      Yard(), columns: 80, rows: 14,
      [
        .type("G"), .type("g"), .type(" "), .type("\u{1B}[5~\u{1B}[5~"), .type("?"),
        .type("G"), .type("g"),
      ])
    #expect(story.screens[1].contains("> BackyardBirds.isSignedIn"))
    #expect(story.screens[2].contains("> FavoriteBackyardTip"))
    #expect(story.screens[2] == story.screens[0] && story.screens[4] == story.screens[0])
    #expect(story.screens[3] != story.screens[2])
    #expect(story.screens[6].contains(" of ") && story.screens[6] != story.screens[5])
    #expect(story.screens[7] == story.screens[5])
  }

  @Test("A change by another process appears, with the command that made it")
  func elsewhere() throws {
    let yard = try Yard()
    let story = BoardStory(
      yard, columns: 100, [.elsewhere { #expect(yard.run("hide", "FeedBirdsTip").code == .done) }])
    #expect(story.screens[0].contains("FeedBirdsTip         available"))
    #expect(story.screens[1].contains("FeedBirdsTip         pending"))
    #expect(story.screens[1].contains("available -> pending  (tipctl hide FeedBirdsTip)"))
  }

  @Test("The selection moves on when its row is gone")
  func gone() throws {
    let yard = try Yard()
    let story = BoardStory(
      yard,
      [
        .type("\u{1B}[F"),
        .elsewhere {
          let empty = try StateDocument(
            json: #"{"schema": 1, "tips": [{"id": "NestTip"}]}"#, subject: "test")
          try yard.change(.replace(empty.facts))
        }, .type("h"),
      ])
    #expect(story.screens[2].contains("> NestTip"), "\(story.screens[2])")
    #expect(story.commands.last == "tipctl hide NestTip")
  }

  @Test("The board enters and leaves its own screen, and shows the cursor only where text is typed")
  func leaves() throws {
    let story = try BoardStory(Yard(), [.type("/fe")])
    #expect(story.written.contains("\u{1B}[?1049h") && story.written.contains("\u{1B}[?2004h"))
    #expect(
      !story.terminal.isAlternate && !story.terminal.marksPastes && story.terminal.showsCursor)
    #expect(
      story.written.contains("\u{1B}[24;11H\u{1B}[?25h"), "the cursor is after \"Filter: fe\"")
  }

  @Test("A datastore that has gone is waited for, and the end restores the terminal")
  func error() throws {
    let yard = try Yard()
    let story = BoardStory(
      yard,
      [.elsewhere { try FileManager.default.removeItem(at: yard.folder.appending(path: "birds")) }])
    #expect(story.run.code == .done, "\(story.run.errors)")
    #expect(story.last.contains("There is no datastore"))
    #expect(!story.terminal.isAlternate && story.terminal.showsCursor)
  }

  @Test("NO_COLOR leaves colours out; the selected row still has a mark")
  func colour() throws {
    let plain = try BoardStory(Yard(), [.type("h")])
    #expect(Set(plain.terminal.colours) == ["0"])
    #expect(plain.last.contains("\n> FavoriteBackyardTip"))
    let coloured = try BoardStory(Yard(), environment: ["TERM": "xterm"], [.type("h")])
    #expect(coloured.terminal.colours.contains("7"), "the selected row is inverted")
    #expect(coloured.terminal.colours.contains("7;33"), "and its override is yellow")
    let available = try BoardStory(Yard(), environment: ["TERM": "xterm"], [])
    #expect(available.terminal.colours.contains("7;32"), "and an available tip is green")
    #expect(coloured.rows == plain.rows)
  }

  @Test("Text of the datastore cannot control the terminal")
  func escaping() throws {
    let yard = try Yard()
    let hostile = "\u{1B}[2J\u{9B}31m\u{07}\u{202E}\nX"
    try yard.change(.registerTip(TipDefinition(id: "A" + hostile, title: hostile)))
    // The terminal in memory records an unknown sequence, or a character that it cannot show.
    let story = BoardStory(
      yard, [.type("h"), .type("\r"), .type("q"), .type("o"), .type("q"), .type("l"), .type("qry")])
    #expect(story.run.code == .done)
    #expect(story.written.components(separatedBy: "\u{1B}[2J").count == 3, "\(story.last)")
    #expect(story.screens[0].contains("A\\u{1B}[2J"), "\(story.screens[0])")
  }

  @Test(
    "Live processes are rows with their overrides, and p shows the tips as the next one sees them")
  func processes() throws {
    let yard = try Yard()
    let now = try #require(Timestamp(iso8601: Yard.now))
    let owners = [DisplayOwner(), DisplayOwner()]
    for (owner, hides) in zip(owners, [true, false]) {
      var program = "Meadow"
      var configured = now
      var controls: [ControlSource: TipControls] = [:]
      if hides {
        program = "Pond"
        configured = now.adding(milliseconds: 1000)
        controls = [.argument: TipControls(hideAllTips: true)]
      }
      let process = AppProcess(
        owner: owner.name, identifier: Int(ProcessStart.identifier),
        start: ProcessStart.own, program: program, configured: configured,
        countsStoredOverrides: true, controls: Controls(controls))
      try yard.change(.reportProcess(process))
    }
    let story = BoardStory(
      yard, columns: 109, rows: 40,
      [
        .type("p"), .type("p"), .type("G"),
        .elsewhere { #expect(yard.run("hide", "FeedBirdsTip").code == .done) },
      ])
    let pond = "Pond (\(ProcessStart.identifier))"
    #expect(story.screens[0].contains("as \(pond) sees it"), "\(story.screens[0])")
    #expect(story.screens[0].contains("  shown above; -tipctl.HideAllTips 1\n"))
    #expect(story.screens[0].contains("  2026-11-21T09:00Z  none of its own\n"))
    #expect(story.screens[0].contains("FeedBirdsTip         pending"))
    #expect(story.screens[0].contains("available in Meadow"))
    #expect(story.screens[1].contains("as Meadow"))
    #expect(story.screens[1].contains("  shown above; none of its own\n"))
    #expect(story.screens[1].contains("  2026-11-21T09:00Z  -tipctl.HideAllTips 1\n"))
    #expect(story.screens[1].contains("FeedBirdsTip         available"))
    #expect(story.screens[1].contains("pending in Pond"))
    #expect(story.screens[2] == story.screens[0])
    #expect(story.screens[3].contains("Processes (2)"))
    #expect(story.screens[3].contains("\n── Meadow (\(ProcessStart.identifier)) ───"))
    #expect(story.screens[3].contains("\nnone of its own\n"))
    let meadow = "Meadow (\(ProcessStart.identifier))"
    #expect(story.last.contains("Z  \(meadow) FeedBirdsTip: available -> pending"))
    withExtendedLifetime(owners) {}
  }

  @Test("p goes through all processes, and from one that has ended to the newest one")
  func severalProcesses() throws {
    let yard = try Yard()
    let now = try #require(Timestamp(iso8601: Yard.now))
    let programs = ["Pond", "Meadow", "Forest"]
    let owners = programs.map { _ in DisplayOwner() }
    for (index, program) in programs.enumerated() {
      let hidden = index == 1 ? ["FeedBirdsTip"] : []
      let process = AppProcess(
        owner: owners[index].name, identifier: Int(ProcessStart.identifier),
        start: ProcessStart.own, program: program,
        configured: now.adding(milliseconds: -1000 * Int64(index)),
        countsStoredOverrides: true,
        controls: Controls([.argument: TipControls(hideTips: hidden)]))
      try yard.change(.reportProcess(process))
    }
    let meadow = owners[1].name
    let story = BoardStory(
      yard, columns: 109, rows: 40,
      [
        .type("p"), .type("p"), .type("p"), .type("p"),
        .elsewhere { try yard.change(.endProcess(owner: meadow)) }, .type("p"),
        .type("p"),
      ])
    let names = story.screens.map { screen in
      String(screen.firstMatch(of: /as (\w+) \(\d+\) sees it/)?.output.1 ?? "")
    }
    #expect(names == ["Pond", "Meadow", "Forest", "Pond", "Meadow", "Pond", "Forest", "Pond"])
    let id = ProcessStart.identifier
    func row(_ screen: Int) -> String {
      story.screens[screen].split(separator: "\n").first { $0.contains("FeedBirdsTip  ") }
        .map { $0.drop { " >".contains($0) }.split(separator: "  ").dropFirst() }?
        .map { $0.drop { $0 == " " } }.joined(separator: "|") ?? ""
    }
    #expect(row(0) == "available|pending in Meadow (\(id))")
    #expect(row(1).hasPrefix("pending|available in Pond (\(id)); available in Forest (\(id)); "))
    #expect(row(5) == "available")
    withExtendedLifetime(owners) {}
  }

  @Test("Of one process only, changes have no name of a process, and no row is marked")
  func oneProcess() throws {
    let yard = try Yard()
    let now = try #require(Timestamp(iso8601: Yard.now))
    let owner = DisplayOwner()
    for countsStored in [true, false] {
      let process = AppProcess(
        owner: owner.name, identifier: Int(ProcessStart.identifier), start: ProcessStart.own,
        program: "Pond", configured: now, countsStoredOverrides: countsStored,
        controls: Controls())
      try yard.change(.reportProcess(process))
      let story = BoardStory(
        yard, columns: 109, rows: 40,
        [.elsewhere { #expect(yard.run("hide", "--all").code == .done) }])
      let overrides = countsStored ? "none of its own" : "without the overrides of tipctl"
      #expect(story.screens[0].contains("  2026-11-21T09:00Z  \(overrides)\n"), "\(story.last)")
      #expect(story.last.contains("Z  FeedBirdsTip: available -> pending") == countsStored)
      #expect(story.last.contains("; all tips hidden (tipctl)") == countsStored)
      #expect(yard.run("auto").code == .done)
    }
    withExtendedLifetime(owner) {}
  }

  @Test("Groups are rows with their current tip, and the details say why")
  func groups() throws {
    let yard = try Yard()
    try yard.change(
      .useGroups([
        GroupDefinition(.ordered, ["FilterSpeciesTip", "SeasonalVisitorTip"]),
        GroupDefinition(.firstAvailable, ["FavoriteBackyardTip", "FeedBirdsTip"]),
      ]))
    let story = BoardStory(yard, columns: 109, rows: 40, [.type("\tj")])
    let start = try #require(story.rows.firstIndex { $0.hasPrefix("Groups (2)") })
    let cells = story.rows[start...].prefix(3).map { row in
      row.split(separator: "  ").map { $0.drop { $0 == " " } }
    }
    #expect(
      cells == [
        ["Groups (2)", "priority", "current tip", "why"],
        [
          "FavoriteBackyardTip, FeedBirdsTip", "firstAvailable", "FavoriteBackyardTip",
          "FavoriteBackyardTip is the firs…",
        ],
        [
          "> FilterSpeciesTip, SeasonalVisitorTip", "ordered", "none",
          "FilterSpeciesTip is the first m…",
        ],
      ])
    #expect(story.last.contains("\n── ordered: FilterSpeciesTip, SeasonalVisitorTip ───"))
    #expect(
      story.last.contains(
        "\nFilterSpeciesTip is the first member that is not invalidated, and is pending.\n"))
  }

  /// The keys, and the lines about the selected row.
  @Test(
    "The details say what the selected row means for tips",
    arguments: [
      ("", "FavoriteBackyardTip  \"Save to Favorites\"", "All gates pass.\nIt shows now."),
      ("\t", "didFillFeeder", "Read by FeedBirdsTip."),
      ("\tjj", "didSing", "No rule reads it."),
      ("\tjjj", "didViewBackyard", "Read by FavoriteBackyardTip."),
      ("G", "BackyardBirds.isSignedIn", "Read by FavoriteBackyardTip."), ("/#", "", ""),
    ])
  func details(keys: String, title: String, lines: String) throws {
    let yard = try Yard()
    let now = try #require(Timestamp(iso8601: Yard.now))
    try yard.change(.donate(event: "didSing", date: now, info: nil))
    let story = BoardStory(yard, [.type(keys)])
    let lead = title.isEmpty ? "" : "── \(title) "
    let rule = lead + String(repeating: "─", count: 80 - lead.count)
    #expect(story.last.contains("\n\(rule)\n\(lines)\n"), "\(story.last)")
  }

  @Test("The second line has the settings of all tips with their source")
  func settings() throws {
    let story = try BoardStory(Yard(), [.type("H"), .type("f\u{15}weekly\r"), .type("S")])
    let settings = story.screens.compactMap { $0.split(separator: "\n").dropFirst().first }
      .map { $0.components(separatedBy: "   ")[0] }
    #expect(
      settings == [
        "Display frequency daily", "Display frequency daily; all tips hidden (tipctl)",
        "Display frequency weekly (tipctl); all tips hidden (tipctl)",
        "Display frequency weekly (tipctl); all tips shown (tipctl)",
      ])
  }
}
