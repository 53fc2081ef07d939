import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("Behavior on a terminal", .ownThread)
struct TerminalTests {
  private static let datastore = ["TIPCTL_DATASTORE": "birds"]

  /// Keys, the resulting exit code, and whether the datastore is reset.
  @Test(
    "Only the button's name confirms",
    arguments: [
      ("Reset\n", 0, true), ("reset\n", 0, true), ("no\n", 77, false),
      ("\u{1B}", 77, false), ("Res\u{1B}", 77, false), ("\u{1B}[Ano\n", 77, false),
      ("\u{04}", 77, false), ("Rex\u{7F}set\n", 0, true), ("\u{03}", 130, false),
    ] as [(String, Int32, Bool)])
  func confirmation(keys: String, code: Int32, isReset: Bool) throws {
    let yard = try Yard()
    let before = yard.export
    let terminal = try Terminal(
      "stty -a > before; tipctl reset; code=$?; stty -a > after; exit $code", in: yard.folder,
      environment: Self.datastore)
    try terminal.wait(for: "Type Reset or Cancel: ")
    try terminal.type(keys)
    // An interrupted shell may end too, with the same code.
    #expect(try terminal.end() == code, "\(terminal.screen)")
    #expect((yard.export == before) == !isReset)
    if code == 77 {
      #expect(terminal.screen.contains("\ntipctl: Cancelled; nothing was changed."))
    }
    guard code != 130 else { return }
    try expectRestored(yard)
  }

  /// Expects that the settings that a story has stored before and after a question are equal.
  private func expectRestored(_ yard: Yard) throws {
    #expect(
      try Data(contentsOf: yard.folder.appending(path: "after"))
        == Data(contentsOf: yard.folder.appending(path: "before")), "its settings are restored")
  }

  @Test("Ctrl-C at a question restores the terminal's settings")
  func interrupted() throws {
    let yard = try Yard()
    let terminal = try Terminal(
      "trap : INT; stty -a > before; tipctl reset; echo code $?; stty -a > after",
      in: yard.folder, environment: Self.datastore)
    try terminal.wait(for: "Cancel: ")
    try terminal.type("\u{03}")
    try terminal.wait(for: "code 130")
    _ = try terminal.end()
    try expectRestored(yard)
  }

  /// The command of the parent, and the exit code.
  @Test(
    "A signal at a question restores the settings and writes nothing, unless the parent ignores it",
    arguments: [(":", 138), ("trap \"\" USR1", 77)])
  func killed(parent: String, code: Int) throws {
    let yard = try Yard()
    let terminal = try Terminal(
      "stty -a > before; sh -c '\(parent); echo $$ > pid; exec tipctl reset > output'; "
        + "echo code $?; stty -a > after",
      in: yard.folder, environment: Self.datastore)
    try terminal.wait(for: "Cancel: ")
    #expect(try BuiltTools.shell("kill -USR1 $(cat pid)", in: yard.folder).code == 0)
    if code == 77 { try terminal.type("no\n") }
    try terminal.wait(for: "code \(code)")
    _ = try terminal.end()
    try expectRestored(yard)
    #expect(try Data(contentsOf: yard.folder.appending(path: "output")).isEmpty)
  }

  @Test("In CI no question is asked, even on a terminal")
  func ci() throws {
    let yard = try Yard()
    let terminal = try Terminal(
      "tipctl reset", in: yard.folder, environment: Self.datastore.merging(["CI": "true"]) { $1 })
    #expect(try terminal.end() == 77)
    #expect(terminal.screen.contains("Use --yes"))
  }

  /// The keys, one after the other, the message, and the exit code.
  @Test(
    "A review reads keys without Return; capitals apply to the rest, q and Escape stop",
    arguments: [
      (["a", "r"], "Accepted 1, rejected 1, left 0.", 0),
      (["ar"], "Accepted 1, rejected 1, left 0.", 0),
      (["s", "a"], "Accepted 1, rejected 0, left 1.", 1),
      (["A"], "Accepted 2, rejected 0, left 0.", 0),
      (["R"], "Accepted 0, rejected 2, left 0.", 0),
      (["a", "q"], "Accepted 1, rejected 0, left 1.", 1),
      (["a", "\u{03}"], "Accepted 1, rejected 0, left 1.", 1),
      (["a", "\u{1B}"], "Accepted 1, rejected 0, left 1.", 1),
      (["\u{04}"], "Accepted 0, rejected 0, left 2.", 1),
      (["?S"], "Accepted 0, rejected 0, left 2.", 1),
    ] as [([String], String, Int32)])
  func review(keys: [String], told: String, code: Int32) throws {
    let yard = try SnapshotYard()
    try yard.wait()
    let terminal = try Terminal("tipctl snapshots review Tests", in: yard.folder)
    for key in keys {
      try terminal.wait(for: "q stops.")
      try terminal.type(key)
    }
    #expect(try terminal.end() == code)
    #expect(terminal.screen.contains(told), "\(terminal.screen)")
  }

  @Test(
    "Every line fits the terminal", arguments: [40, 80, 200],
    [
      "list", "history", "controls", "parameters", "events",
      "explain FavoriteBackyardTip", "explain FeedBirdsTip", "history --operations",
    ])
  func width(columns: Int, command: String) throws {
    let yard = try Yard()
    #expect(yard.run("hide", "FeedBirdsTip").code == .done)
    let terminal = try Terminal(
      "tipctl -q \(command)", in: yard.folder, columns: columns, environment: Self.datastore)
    #expect(try terminal.end() == 0)
    #expect(!terminal.screen.isEmpty)
    for line in terminal.screen.split(separator: "\n") {
      #expect(String(line).displayWidth <= columns, "\(line)")
    }
  }

  @Test("COLUMNS takes precedence over the terminal's width")
  func columns() throws {
    let yard = try Yard()
    let terminal = try Terminal(
      "tipctl -q list", in: yard.folder, columns: 200,
      environment: Self.datastore.merging(["COLUMNS": "40"]) { $1 })
    #expect(try terminal.end() == 0)
    #expect(terminal.screen.split(separator: "\n").allSatisfy { $0.count <= 40 })
  }

  /// The environment, an option, and whether colour is used.
  @Test(
    "Colour depends on the environment and --no-color",
    arguments: [
      ("", "", true), ("NO_COLOR=1", "", false), ("TERM=dumb", "", false),
      ("TERM=dumb CLICOLOR_FORCE=1", "", true), ("", "--no-color", false),
    ])
  func colour(environment: String, option: String, isColoured: Bool) throws {
    let yard = try Yard()
    let terminal = try Terminal(
      "env -u NO_COLOR \(environment) tipctl \(option) list", in: yard.folder,
      environment: Self.datastore)
    #expect(try terminal.end() == 0)
    #expect(terminal.screen.contains("\u{1B}[") == isColoured)
  }

  @Test("A closed pipe is not a failure")
  func brokenPipe() throws {
    let yard = try Yard()
    let run = try BuiltTools.shell(
      "{ tipctl -q list; echo $? >&2; } | head -0; exec 3>&1; { tipctl -q export; echo $? >&3; } | :",
      in: yard.folder, environment: Self.datastore)
    #expect(run.errors == "0\n")
    #expect(run.output == "0\n")
  }
}
