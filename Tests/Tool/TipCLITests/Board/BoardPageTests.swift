import Testing
import TipCLI
import TipCLITestSupport
import TipFoundation
import TipModel

@Suite("Pages and messages of the board")
struct BoardPageTests {
  /// The keys after "?", and the first line on screen, from the end when it is not positive.
  @Test(
    "Keys scroll a page by lines and pages, and stop at both ends",
    arguments: [
      ("", 1), ("j", 2), ("jjk", 2), ("k", 1), (" ", 20), (" \u{1B}[5~", 1),
      ("j\u{1B}[5~", 1), ("G", 0), ("Gj", 0), ("Gk", -1), ("Gg", 1), ("G ", 0), ("jx", 2),
    ])
  func scrolls(keys: String, first: Int) throws {
    let story = try BoardStory(Yard(), columns: 140, [.type("?" + keys)])
    let count = BoardBinding.all.count
    let top = first > 0 ? first : count - 18 + first
    let heading = try #require(story.last.split(separator: "\n").dropFirst(2).first)
    #expect(heading.hasPrefix("Keys of the board  "))
    #expect(heading.hasSuffix("  \(top)-\(top + 18) of \(count)"), "\(heading)")
  }

  @Test("A page that fits has no numbers of lines, and does not scroll")
  func fits() throws {
    // The board has 5 rows for other parts than the lines of a page.
    let rows = BoardBinding.all.count + 5
    let story = try BoardStory(Yard(), columns: 140, rows: rows, [.type("?"), .type("jG ")])
    #expect(story.screens[1] == story.screens[2])
    #expect(!story.last.contains(" of \(BoardBinding.all.count)"))
    #expect(story.last.contains("Lists the keys.") && story.last.contains("from anywhere."))
    let smaller = try BoardStory(Yard(), columns: 140, rows: rows - 1, [.type("?")])
    #expect(smaller.last.contains("  1-\(rows - 6) of \(rows - 5)\n"))
  }

  @Test("A long line of a page continues below, indented")
  func wraps() throws {
    let story = try BoardStory(Yard(), columns: 40, rows: 10, [.type("?")])
    #expect(
      story.rows.joined(separator: "\n").hasPrefix(
        """
        Keys of the board             1-6 of 100
        ?                    Lists the keys.
        q                    Leaves the board;
                  Ctrl-C does too.
        s                    Makes the tip show.
                  (tipctl show TIP)
        """), "\(story.last)")
    #expect(story.rows.last == "j, k, Space: scroll  q, Esc: back")
  }

  @Test("A page follows changes of the datastore, and stays where it was scrolled to")
  func follows() throws {
    let yard = try Yard()
    let story = BoardStory(
      yard, rows: 10,
      [
        .type("ejj"),
        .elsewhere { #expect(yard.run("hide", "FeedBirdsTip").code == .done) },
        .type("gqe"),
        .elsewhere { #expect(yard.run("hide", "FavoriteBackyardTip").code == .done) },
      ])
    // The message of the change takes two of the page's rows.
    #expect(story.screens[1].contains("  3-8 of ") && story.screens[2].contains("  3-6 of "))
    #expect(story.screens[3].contains("  1-4 of "))
    #expect(story.screens[3].contains("FavoriteBackyardTip: available"))
    #expect(story.screens[4].contains("FavoriteBackyardTip: pending"), "\(story.screens[4])")
  }

  @Test("A page that gets shorter shows its last lines")
  func shortens() throws {
    let yard = try Yard()
    #expect(yard.run("donate", "didFillFeeder", "--count", "30").code == .done)
    let story = BoardStory(
      yard, [.type("tG"), .elsewhere { #expect(yard.run("reset", "--yes").code == .done) }])
    #expect(story.screens[1].contains("$ tipctl history"))
    #expect(story.last.contains("reset"), "\(story.last)")
  }

  /// The columns, and the options of the card, which has 44 columns where there is room.
  @Test("A card is as wide as a narrow board", arguments: [(43, " --width 43"), (44, "")])
  func card(columns: Int, options: String) throws {
    let story = try BoardStory(Yard(), columns: columns, rows: 40, [.type("jo")])
    let heading = try #require(story.rows.dropFirst().first)
    #expect(heading == "$ tipctl card FeedBirdsTip\(options)")
  }

  @Test("Enter on a group opens the list of groups")
  func groups() throws {
    let yard = try Yard()
    try yard.change(.useGroups([GroupDefinition(.ordered, ["FilterSpeciesTip"])]))
    let story = BoardStory(yard, [.type("\t\r")])
    #expect(story.last.contains("$ tipctl groups"), "\(story.last)")
  }

  @Test("Warnings of the start are the first message")
  func warnings() throws {
    let environment = ["NO_COLOR": "1", "TIPCTL_SHOW_TIPS": "NestTip"]
    let story = try BoardStory(Yard(), columns: 200, environment: environment, [.type("l")])
    #expect(story.screens[0].contains("\ntipctl: warning: ") && story.last.contains("NestTip"))
    #expect(!story.last.contains("Nothing has happened yet"))
  }

  @Test("The last 500 messages are kept")
  func kept() throws {
    let story = try BoardStory(Yard(), [.type(String(repeating: "d", count: 510) + "l")])
    #expect(story.last.contains("Messages of this session"))
    #expect(story.last.contains("  484-500 of 500\n"), "\(story.last)")
  }

  @Test("A message that is too wide is broken, and one that is too long says so")
  func message() throws {
    let story = try BoardStory(Yard(), columns: 40, rows: 10, [.type("d"), .type("H")])
    #expect(
      story.screens[1].hasSuffix(
        """
        "d" needs an event: select one with j
            and k.
        ?: keys  q: quit  s: show  h: hide
        """), "\(story.screens[1])")
    #expect(story.screens[2].contains("\n$ tipctl hide --all\n"))
    // The board has a key for undo instead of the last line.
    let text = try Yard().run("hide", "--all").lines.dropLast()
    let lines = text.flatMap { $0.hanging(toWidth: 40, indent: 4) }
    #expect(
      story.screens[2].contains("All tips: force…  (l shows \(lines.count - 1) more lines)\n"),
      "\(story.screens[2])")
  }

  @Test("A message that leaves room is below the one before")
  func older() throws {
    let story = try BoardStory(Yard(), columns: 80, rows: 40, [.type("dv"), .type("u")])
    #expect(
      story.screens[1].hasSuffix(
        """
        "d" needs an event: select one with j and k.
        "v" needs a parameter: select one with j and k.
        \(String(repeating: "\n", count: 15))\(story.rows.last ?? "")
        """), "\(story.screens[1])")
    #expect(
      story.screens[2].hasSuffix(
        """
        "d" needs an event: select one with j and k.
        "v" needs a parameter: select one with j and k.
        $ tipctl undo
        There is nothing to undo.
        \(String(repeating: "\n", count: 13))\(story.rows.last ?? "")
        """), "\(story.screens[2])")
    let low = try BoardStory(Yard(), rows: 20, [.type("dv")])
    #expect(
      low.rows.suffix(3).dropLast() == [
        "\"d\" needs an event: select one with j and k.",
        "\"v\" needs a parameter: select one with j and k.",
      ])
  }

  @Test("A failure is a message with its advice, and the value can be corrected")
  func failure() throws {
    let story = try BoardStory(Yard(), columns: 200, rows: 40, [.type("f\u{15}never\r")])
    let lines = story.rows.suffix(4)
    #expect(lines.first == "$ tipctl frequency never", "\(story.last)")
    #expect(lines.last == "Display frequency, such as daily or 36h: never")
    // In a shell the same sentences follow the name of the tool.
    let errors = try Yard().run("frequency", "never").errors
    for line in lines.dropFirst().dropLast() {
      #expect(errors.contains(line), "\(errors)")
    }
  }

  /// The keys, and the last line of the screen.
  @Test(
    "A question is closed by Escape and by its answer; one about a loss only by y, n, q and Escape",
    arguments: [
      ("I\u{1B}", "?: keys"), ("I\r", "?: keys"), ("c\r", "?: keys"),
      ("f\u{15} \r", "?: keys"), ("f", "Display frequency, such as daily or 36h:"),
      ("+c", "Clock, such as +3d or 2026-11-21T09:00Z: +1d"),
      ("f\u{15}weekly\rf", "Display frequency, such as daily or 36h: weekly"),
      ("Ic", "Reason to invalidate"), ("R", "y: continue  n, Esc: cancel"),
      ("R\rxYR", "y: continue  n, Esc: cancel"), ("Ry", "?: keys"), ("Rn", "?: keys"),
      ("Rq", "?: keys"), ("R\u{1B}", "?: keys"),
    ])
  func question(keys: String, line: String) throws {
    let story = try BoardStory(Yard(), [.type(keys)])
    #expect(story.rows.last?.hasPrefix(line) == true, "\(story.last)")
  }

  /// The value of a parameter, and the last line of the screen.
  @Test(
    "A question for a value begins with the one that the parameter has",
    arguments: [
      ("wren", "Value of nest: wren"), ("", "Value of nest:"),
      ("-5", "Value of nest: \"-5\""), ("two\nlines", #"Value of nest: "two\nlines""#),
    ])
  func value(text: String, line: String) throws {
    let yard = try Yard()
    let nest = ParameterDefinition(id: "nest", type: "String", initialValue: .string(text))
    try yard.change(.registerParameter(nest))
    let story = BoardStory(yard, [.type("Gv")])
    #expect(story.rows.last.map(String.init) == line)
    let narrow = BoardStory(yard, columns: 40, rows: 10, [.type("Gkv")])
    #expect(narrow.rows.last == "Value of BackyardBi… true")
    #expect(narrow.terminal.cursor == [9, 25])
  }
}
