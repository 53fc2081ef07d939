import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("The board, key by key", .ownThread)
struct BoardKeyTests {
  /// The keys, and the last command line that the board prints for them.
  @Test(
    "A key runs the command that it stands for, and prints it",
    arguments: [
      ("s", "show FavoriteBackyardTip"), ("h", "hide FavoriteBackyardTip"),
      ("ha", "auto FavoriteBackyardTip"), ("jh", "hide FeedBirdsTip"),
      ("\u{1B}[B\u{1B}[Bh", "hide FilterSpeciesTip"), ("jjkh", "hide FeedBirdsTip"),
      ("S", "show --all"), ("H", "hide --all"), ("HA", "auto"),
      ("i", "invalidate FavoriteBackyardTip"),
      ("I\u{15}actionPerformed\r", "invalidate FavoriteBackyardTip --reason actionPerformed"),
      ("\td", "donate didFillFeeder"),
      ("\tD\u{15}12\r", "donate didFillFeeder --count 12"),
      ("\t\tv\r", "set BackyardBirds.favoriteCount 0"),
      ("\t\tv\u{15}7\r", "set BackyardBirds.favoriteCount 7"),
      ("\t\tv\u{15}-7\r", "set BackyardBirds.favoriteCount -7"),
      ("\t\tjx", "unset BackyardBirds.isSignedIn"), ("+", "clock +1d"),
      ("++", "clock +2d"), ("-", "clock -1d"), (">", "clock +1h"),
      ("+-", "clock --clear"), ("+C", "clock --clear"),
      ("c2026-12-24T18:00:00Z\r", "clock 2026-12-24T18:00:00Z"),
      ("f\u{15}weekly\r", "frequency weekly"), ("hu", "undo"), ("huU", "redo"),
      ("jjjjry", "reset --tip ShareBackyardTip --yes"),
      ("\tjry", "reset --event didSearchBird --yes"), ("Ry", "reset --yes"),
      ("/feedb\rh", "hide FeedBirdsTip"),
    ])
  func command(keys: String, line: String) throws {
    let story = try BoardStory(Yard(), columns: 120, [.type(keys)])
    #expect(story.run.code == .done, "\(story.run.errors)")
    #expect(story.commands.last == "tipctl \(line)", "\(story.last)")
  }

  /// The keys, the effect on the datastore as `tipctl` words, and whether they are the same.
  @Test(
    "The datastore is as after the same commands in a shell",
    arguments: [
      ("hj\u{1B}[Bs", [["hide", "FavoriteBackyardTip"], ["show", "FilterSpeciesTip"]]),
      ("\tdd", [["donate", "didFillFeeder"], ["donate", "didFillFeeder"]]),
      ("+hu", [["clock", "+1d"]]), ("Ry", [["reset", "--yes"]]),
      ("Rn", []), ("R\r\u{1B}", []), ("Rq", []), ("v", []), ("\ts", []), ("I\u{1B}", []),
      ("\t\tv\u{15}wren\r\u{1B}", []), ("c\u{15}\r", []),
    ] as [(String, [[String]])])
  func same(keys: String, commands: [[String]]) throws {
    let board = try Yard()
    let shell = try Yard()
    #expect(BoardStory(board, [.type(keys)]).run.code == .done)
    for command in commands { #expect(shell.run(command).code == .done) }
    #expect(board.export == shell.export)
  }

  @Test("The chosen datastore is part of the printed command")
  func choice() throws {
    let yard = try Yard()
    let story = BoardStory(
      yard, words: ["ui", "--datastore", "birds"], environment: ["TIPCTL_DATASTORE": ""],
      [.type("h")])
    #expect(story.commands.last == "tipctl --datastore birds hide FavoriteBackyardTip")
  }

  @Test("A printed command is quoted for a shell")
  func quoted() throws {
    let yard = try Yard()
    let id = "the bird's $HOME; ls"
    try yard.change(.registerTip(TipDefinition(id: id)))
    let story = BoardStory(yard, columns: 120, [.type("/bird's\rh")])
    let run = try BuiltTools.shell(
      "\(story.commands.last ?? "") -q; tipctl -q controls", in: yard.folder,
      environment: ["TIPCTL_DATASTORE": "birds"])
    #expect(run.output.contains(id), "\(story.last)\n\(run.errors)")
    #expect(run.code == 0)
  }

  /// The keys, and a text on the screen.
  @Test(
    "After a wrong key or value the board names the right one, and goes on",
    arguments: [
      ("d", "\"d\" needs an event: select one with j and k."),
      ("v", "\"v\" needs a parameter: select one with j and k."),
      ("\ts", "\"s\" needs a tip: select one with j and k."),
      ("\t\tv\u{15}wren\r", "Value of BackyardBirds.favoriteCount: wren"),
      ("cnever\r", "Clock, such as +3d or 2026-11-21T09:00Z: never"),
      ("\tD\u{15}0\r", "Donations to didFillFeeder: 0"), ("u", "$ tipctl undo"),
      ("/zzz", "No row contains this text."), ("p", "There is no other live process."),
      ("Rn", "Cancelled; nothing was changed."),
    ])
  func wrong(keys: String, text: String) throws {
    let yard = try Yard()
    let before = yard.export
    let story = BoardStory(yard, [.type(keys)])
    #expect(story.run.code == .done)
    #expect(story.last.contains(text), "\(story.last)")
    #expect(yard.export == before)
  }

  @Test("Every key that names a command in the table runs that command")
  func table() throws {
    let names = CommandTable.standard.commands.map(\.name)
    for binding in BoardBinding.all where !binding.command.isEmpty {
      let name = binding.command.split(separator: " ").first.map(String.init) ?? ""
      #expect(names.contains(name), "\(binding.command)")
    }
    let keys = BoardBinding.all.flatMap(\.keys)
    for key in keys where key != .control("c") {
      #expect(keys.filter { $0 == key }.count == 1, "\(key.name) has one meaning")
    }
    #expect(
      Set(BoardBinding.all.map(\.action)) == Set(BoardAction.allCases), "every action has a key")
  }

  @Test("? lists every key with its command")
  func help() throws {
    let story = try BoardStory(Yard(), columns: 140, rows: 60, [.type("?")])
    for binding in BoardBinding.all {
      let command = binding.command.isEmpty ? "" : "  (tipctl \(binding.command))"
      let names = binding.names.padded(toWidth: 19)
      #expect(story.last.contains("\n\(names)  \(binding.summary)\(command)\n"), "\(names)")
    }
  }

  /// The keys, and texts on the page.
  @Test(
    "Keys open explain, card, history and the messages, and q and Esc close them",
    arguments: [
      ("\r", ["$ tipctl explain FavoriteBackyardTip", "displayFrequency"]),
      ("e", ["$ tipctl explain FavoriteBackyardTip"]),
      ("jo", ["$ tipctl card FeedBirdsTip", "Feed"]), ("t", ["$ tipctl history"]),
      ("hl", ["Messages of this session", "$ tipctl hide Fav"]),
      ("l", ["Nothing has happened yet in this session."]), ("\t\r", ["$ tipctl events"]),
      ("\t\t\r", ["$ tipctl parameters"]),
    ])
  func page(keys: String, texts: [String]) throws {
    let story = try BoardStory(Yard(), [.type(keys), .type("q"), .type(keys), .type("\u{1B}")])
    for text in texts { #expect(story.screens[1].contains(text), "\(story.screens[1])") }
    #expect(story.screens[2].contains("Tips (5)") && story.screens[4].contains("Tips (5)"))
    #expect(story.run.code == .done)
  }

  /// The clock to begin with, the keys, and the last command.
  @Test(
    "A step moves a clock that is shifted, frozen or at the end of time",
    arguments: [
      ("2026-12-24T18:00:00Z", "+", "clock 2026-12-25T18:00:00Z"),
      ("2026-12-24T18:00:00Z", "<", "clock 2026-12-24T17:00:00Z"),
      ("+3d", "-", "clock +2d"), ("-3d", "+", "clock -2d"),
      ("9999-12-31T23:00:00Z", "+", "clock 9999-12-31T23:59:59.999Z"),
      ("+3d", ">", "clock +73h"), ("+1h", "<", "clock --clear"),
      ("-1d", "+", "clock --clear"),
      ("@2026-12-24T18:00:00Z", "+", "clock @2026-12-25T18:00:00Z"),
      ("@2026-12-24T18:00:00Z x60", "<", "clock @2026-12-24T17:00:00Z x60"),
      ("+1d x2", ">", "clock @2026-11-22T10:00:00Z x2"),
    ])
  func clock(setting: String, keys: String, line: String) throws {
    let yard = try Yard()
    #expect(yard.run("clock", setting).code == .done)
    let story = BoardStory(yard, columns: 120, [.type(keys)])
    #expect(story.run.code == .done, "\(story.run.errors)")
    #expect(story.commands.last == "tipctl \(line)", "\(story.last)")
  }

  @Test("Any keys and sizes leave a board that goes on", arguments: 1...12)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let alphabet =
      BoardBinding.all.flatMap(\.keys).filter {
        ![.control("c"), .control("z"), .character("q")].contains($0)
      } + [.enter, .escape, .backspace, .paste("9\u{1B}[2J"), .character("7"), .character("鳥")]
    let steps = (0..<40).map { index -> BoardStory.Step in
      guard index % 7 != 6 else {
        return .resize(
          Int.random(in: 1...130, using: &random), Int.random(in: 1...45, using: &random))
      }
      let keys = (0..<4).compactMap { _ in alphabet.randomElement(using: &random) }
      return BoardStory.Step(events: keys.map { .key($0) })
    }
    let story = try BoardStory(Yard(), steps)
    #expect(story.run.code == .done, "\(story.run.errors)")
    #expect(story.screens.count == steps.count + 1)
    #expect(!story.terminal.isAlternate)
  }
}
