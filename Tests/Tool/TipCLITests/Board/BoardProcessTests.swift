import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport

@Suite("tipctl ui on a terminal", .ownThread)
struct BoardProcessTests {
  private static let datastore = ["TIPCTL_DATASTORE": "birds"]

  private func start(_ yard: Yard) throws -> Tmux {
    let terminal = try Tmux(in: yard.folder, environment: Self.datastore)
    try terminal.enter(
      "stty -a > before; sh -c 'echo $$ > pid; exec tipctl ui'; echo code $?; stty -a > after")
    try terminal.wait(for: "?: keys")
    return terminal
  }

  private func text(_ name: String, in yard: Yard) throws -> String {
    try String(contentsOf: yard.folder.appending(path: name), encoding: .utf8)
  }

  /// Waits for the shell, and checks that the terminal is as before.
  private func expectRestored(_ terminal: Tmux, code: Int, _ yard: Yard) throws {
    let screen = try terminal.wait(for: "code \(code)")
    #expect(!screen.contains("?: keys"), "the screen from before is back")
    try terminal.wait("shell") { $0.contains("code \(code)\nready>") }
    #expect(try terminal.flags() == "0 1", "no alternate screen, and a cursor")
    #expect(try text("after", in: yard) == text("before", in: yard))
  }

  @Test("A session: force, donate, set, move the clock, look, undo, and leave")
  func session() throws {
    let yard = try Yard()
    let terminal = try start(yard)
    try terminal.type("jh")
    try terminal.wait(for: "$ tipctl hide FeedBirdsTip")
    try terminal.press("Down s")
    try terminal.wait(for: "$ tipctl show FilterSpeciesTip")
    try terminal.press("Enter")
    try terminal.wait(for: "$ tipctl explain FilterSpeciesTip")
    try terminal.press("Escape")
    try terminal.type("o")
    try terminal.wait(for: "Filter by Species")
    try terminal.type("q\td")
    try terminal.wait(for: "$ tipctl donate didFillFeeder")
    try terminal.press("Tab v C-u")
    try terminal.type("7")
    try terminal.press("Enter")
    try terminal.wait(for: "$ tipctl set BackyardBirds.favoriteCount 7")
    try terminal.type("+")
    try terminal.wait(for: "$ tipctl clock +1d")
    try terminal.type("gi")
    try terminal.wait(for: "$ tipctl invalidate FavoriteBackyardTip")
    try terminal.type("u")
    try terminal.wait(for: "$ tipctl undo")
    try terminal.type("R")
    try terminal.wait(for: "y: continue  n, Esc: cancel")
    try terminal.type("n")
    try terminal.wait(for: "Cancelled; nothing was changed.")
    try terminal.type("q")
    try expectRestored(terminal, code: 0, yard)
    let shell = try Yard()
    for command in [
      "hide FeedBirdsTip", "show FilterSpeciesTip", "set BackyardBirds.favoriteCount 7",
      "clock +1d",
    ] {
      #expect(shell.run(command.split(separator: " ").map(String.init)).code == .done)
    }
    #expect(yard.run("controls").output == shell.run("controls").output)
    #expect(yard.run("parameters", "-q").lines[1].contains("7"))
    #expect(yard.run("events", "-q").output.contains("didFillFeeder    1"))
  }

  @Test("A change by another process appears, also after a resize")
  func follows() throws {
    let yard = try Yard()
    let terminal = try start(yard)
    #expect(yard.run("hide", "FeedBirdsTip").code == .done)
    try terminal.wait(for: "FeedBirdsTip: available -> pending")
    try terminal.resize(columns: 30, rows: 8)
    try terminal.wait(for: "The window has 30 columns")
    for (columns, rows) in [(100, 30), (80, 24)] {
      try terminal.resize(columns: columns, rows: rows)
      // Until the board has drawn again, the terminal shows parts of the old screen.
      try terminal.wait("board of \(columns) columns and \(rows) rows") { screen in
        let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
        return lines[0].hasPrefix("tipctl ui") && lines[rows - 1].hasPrefix("?: keys")
          && lines[0].count == columns && lines[1].hasSuffix("  no live process")
      }
    }
    #expect(yard.run("auto", "FeedBirdsTip").code == .done)
    try terminal.wait(for: "FeedBirdsTip: pending -> available")
    try terminal.press("C-c")
    try expectRestored(terminal, code: 0, yard)
  }

  @Test("A terminal that does not know its rows has the usual size")
  func unknownRows() throws {
    let yard = try Yard()
    let terminal = try Tmux(in: yard.folder, environment: Self.datastore)
    try terminal.enter(
      "stty rows 0; stty -a > before; tipctl ui; echo code $?; stty -a > after")
    try terminal.wait(for: "?: keys")
    try terminal.type("q")
    try expectRestored(terminal, code: 0, yard)
  }

  /// The signal, and the exit code that the shell reports.
  @Test(
    "A signal ends it with the terminal restored",
    arguments: [
      ("TERM", 0), ("HUP", 0), ("INT", 0), ("QUIT", 131), ("ABRT", 134), ("USR1", 138),
      ("USR2", 140), ("ALRM", 142), ("XCPU", 152), ("IO", 157), ("RTMIN", 162),
    ])
  func signal(name: String, code: Int) throws {
    let yard = try Yard()
    let terminal = try start(yard)
    // A question shows the cursor, and text is typed.
    try terminal.type("/fe")
    try terminal.wait(for: "Filter: fe")
    let kill = try BuiltTools.shell("ulimit -c 0; kill -\(name) $(cat pid)", in: yard.folder)
    #expect(kill.code == 0)
    try expectRestored(terminal, code: code, yard)
  }

  @Test("It waits for a datastore that is away for a moment (D47)")
  func away() throws {
    let yard = try Yard()
    let terminal = try start(yard)
    let path = yard.folder.appending(path: "birds")
    let other = yard.folder.appending(path: "away")
    try FileManager.default.moveItem(at: path, to: other)
    try terminal.wait(for: "There is no datastore")
    try FileManager.default.moveItem(at: other, to: path)
    #expect(yard.run("hide", "FeedBirdsTip").code == .done)
    try terminal.wait(for: "FeedBirdsTip: available -> pending")
    try terminal.type("q")
    try expectRestored(terminal, code: 0, yard)
  }

  @Test("An error ends it with the terminal restored, and the message below")
  func error() throws {
    let yard = try Yard()
    let terminal = try start(yard)
    let path = yard.folder.appending(path: "birds/.tipkit/tips.sqlite")
    try FileManager.default.removeItem(at: path)
    try yard.write("not a datastore at all, and long enough to be read", to: "other")
    try FileManager.default.moveItem(at: yard.folder.appending(path: "other"), to: path)
    // The words of the typed command line are on the screen before the message is.
    try terminal.wait("message") { screen in
      guard let message = screen.range(of: "was left unchanged") else { return false }
      return screen[message.upperBound...].contains("\nready>")
    }
    #expect(try terminal.flags() == "0 1")
  }

  @Test("Ctrl-Z stops it with the terminal restored, and fg continues")
  func suspends() throws {
    let yard = try Yard()
    let terminal = try Tmux(in: yard.folder, environment: Self.datastore)
    try terminal.enter("stty -a > before")
    try terminal.enter("sh -c 'echo $$ > pid; exec tipctl ui'")
    try terminal.wait(for: "?: keys")
    try terminal.press("C-z")
    try terminal.wait(for: "Stopped")
    #expect(try terminal.flags() == "0 1")
    #expect(yard.run("hide", "FeedBirdsTip").code == .done)
    try terminal.enter("stty -a > after; echo com''pared")
    try terminal.wait(for: "compared")
    #expect(try text("after", in: yard) == text("before", in: yard))
    try terminal.enter("fg")
    try terminal.wait(for: "FeedBirdsTip: available -> pending")
    // A stop from outside restores the terminal too.
    let stop = try BuiltTools.shell("kill -TSTP $(cat pid)", in: yard.folder)
    #expect(stop.code == 0)
    try terminal.wait(for: "Stopped")
    #expect(try terminal.flags() == "0 1")
    try terminal.enter("fg")
    try terminal.wait(for: "?: keys")
    try terminal.type("q")
    // Keys that arrive before the shell reads again are discarded with those for the board.
    try terminal.wait("shell") { $0.contains(/fg\nsh -c [^\n]*\nready>/) }
    try terminal.enter("stty -a > after; echo code $?")
    try expectRestored(terminal, code: 0, yard)
  }

  @Test("TERM=dumb, a pipe and a file say what to use instead")
  func dumb() throws {
    let yard = try Yard()
    let run = try BuiltTools.shell(
      "tipctl ui < /dev/null", in: yard.folder, environment: Self.datastore)
    #expect(run.code == 64 && run.output.isEmpty)
    let terminal = try Terminal(
      "TERM=dumb tipctl ui", in: yard.folder, environment: Self.datastore)
    #expect(try terminal.end() == 64)
    #expect(terminal.screen.contains("tipctl list") && !terminal.screen.contains("\u{1B}"))
  }
}
