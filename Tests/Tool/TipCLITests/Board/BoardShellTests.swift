import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("The board and its terminal")
struct BoardShellTests {
  private static let size = TerminalSize(columns: 80, rows: 24)

  /// The keys that the terminal sends, and whether the board ends at the second step.
  @Test(
    "A window without room takes only the keys that leave, and other keys do nothing",
    arguments: [("q", true), ("\u{03}", true), ("h", false), ("\r", false), ("\u{1B}", false)])
  func tooSmall(key: String, isEnd: Bool) throws {
    let story = try BoardStory(Yard(), columns: 39, [.type("j"), .type(key), .type("j")])
    #expect(story.screens.count == (isEnd ? 2 : 4))
    #expect(story.run.code == .done)
  }

  @Test("The terminal enters the key mode at the start, and leaves it at the end and for a stop")
  func stops() throws {
    let plain = try BoardStory(Yard(), [.type("j")])
    #expect(plain.effects == ["enter", "leave"])
    for event in [KeyTerminal.Event.key(.control("z")), .suspended] {
      let stop = BoardStory.Step(events: [event], size: Self.size)
      let story = try BoardStory(Yard(), [.type("j"), stop, .type("q")])
      #expect(story.effects == ["enter", "leave", "stop", "enter", "leave"])
      // Other programs have written on the screen in the meantime.
      #expect(story.screens[2] == story.screens[1])
      #expect(!story.terminal.isAlternate)
    }
  }

  /// The words, the variables beside the folder of the apps, and the name of the datastore.
  @Test(
    "The first line names the datastore as it was chosen, or by its path",
    arguments: [
      (["ui"], ["TIPCTL_APP": "Birds"], "Birds  "), (["ui", "--app", "Birds"], [:], "Birds  "),
      (["ui", "--datastore", "Birds"], [:], "Birds  "),
      (["ui"], ["TIPCTL_DATASTORE": "Birds"], "/"),
    ] as [([String], [String: String], String)])
  func label(words: [String], variables: [String: String], name: String) throws {
    let yard = try Yard()
    try FileManager.default.moveItem(
      at: yard.folder.appending(path: "birds"), to: yard.folder.appending(path: "Birds"))
    let environment = [
      "NO_COLOR": "1", "TIPCTL_DATASTORE": "", "XDG_DATA_HOME": yard.folder.path,
    ].merging(variables) { $1 }
    let story = BoardStory(yard, words: words, environment: environment, [])
    #expect(story.last.hasPrefix("tipctl ui  \(name)"), "\(story.last)")
    #expect(story.run.code == .done)
  }

  @Test("After a stop the board has the size of the window, and tells what has changed")
  func continued() throws {
    let yard = try Yard()
    let stop = BoardStory.Step(
      events: [.suspended], size: TerminalSize(columns: 100, rows: 30),
      action: { #expect(yard.run("hide", "FeedBirdsTip").code == .done) })
    let story = BoardStory(yard, [stop])
    let other = BoardStory(yard, columns: 100, rows: 30, [])
    #expect(story.last.contains("FeedBirdsTip: available -> pending  (tipctl hide FeedBirdsTip)"))
    #expect(story.rows.prefix(14) == other.rows.prefix(14))
  }

  @Test("A process that was continued without the board's own stop draws everything again")
  func resumed() throws {
    for size in [Self.size, TerminalSize(columns: 100, rows: 30)] {
      let story = try BoardStory(Yard(), [BoardStory.Step(events: [.resumed], size: size)])
      let other = try BoardStory(Yard(), columns: size.columns, rows: size.rows, [])
      #expect(story.rows == other.rows)
      #expect(story.effects == ["enter", "enter", "leave"])
    }
  }

  /// The columns and rows after a resize: only one of them differs, or both do.
  @Test(
    "After a resize nothing of the old screen is left",
    arguments: [(81, 24), (80, 25), (79, 24), (80, 23), (40, 10)])
  func resize(columns: Int, rows: Int) throws {
    let story = try BoardStory(Yard(), [.resize(columns, rows)])
    let other = try BoardStory(Yard(), columns: columns, rows: rows, [])
    #expect(story.rows == other.rows)
  }

  @Test("Time that has passed and the end of input wake it too")
  func events() throws {
    let yard = try Yard()
    let time = BoardStory.Step(
      events: [.timeReached], action: { #expect(yard.run("hide", "FeedBirdsTip").code == .done) })
    let story = BoardStory(yard, [time, BoardStory.Step(events: [.ended]), .type("j")])
    #expect(story.screens.count == 2)
    #expect(story.last.contains("FeedBirdsTip: available -> pending"))
    #expect(story.run.code == .done)
  }

  /// The clock, the system's time, and the time at which the screen changes by itself.
  @Test(
    "It sleeps until the shown minute or a status changes; a fast clock wakes it once a second",
    arguments: [
      ([], "2026-11-21T09:00:12.345Z", "2026-11-21T09:01:00.000Z"),
      ([], "2026-11-21T09:00:59.999Z", "2026-11-21T09:01:00.999Z"),
      // The first of three visits is five days old.
      ([], "2026-11-23T08:59:30.000Z", "2026-11-23T09:00:00.000Z"),
      ([], "2026-11-23T09:00:00.000Z", "2026-11-23T09:00:00.001Z"),
      (["+30s"], "2026-11-21T09:00:12.345Z", "2026-11-21T09:00:30.000Z"),
      (["@2026-11-21T09:00:00Z", "x600"], Yard.now, "2026-11-21T09:00:01.000Z"),
      (["2026-11-21T12:00:00Z"], Yard.now, nil),
    ] as [([String], String, String?)])
  func wakes(clock: [String], now: String, wake: String?) throws {
    let yard = try Yard()
    if !clock.isEmpty { #expect(yard.run(["clock"] + clock).code == .done) }
    let story = BoardStory(yard, now: now, [])
    #expect(story.wakes.first??.description == wake)
  }

  @Test("Colours: headings, statuses, overrides, a page of gates, and messages")
  func colours() throws {
    func colours(_ keys: String) throws -> Set<String> {
      let story = try BoardStory(Yard(), environment: ["TERM": "xterm"], [.type(keys)])
      return Set(story.terminal.colours)
    }
    let usual: Set = ["0", "1", "2", "7", "32", "7;32"]
    #expect(try colours("") == usual)
    #expect(try colours("d") == usual.union(["33"]), "a warning")
    #expect(try colours("u") == usual.union(["36"]), "a command")
    #expect(try colours("hj") == usual.union(["33", "36"]), "an override")
    #expect(try colours("jje") == usual.union(["1;31"]), "a gate that fails")
  }

  @Test("A group without a current tip is not green")
  func groups() throws {
    let yard = try Yard()
    try yard.change(.useGroups([GroupDefinition(.ordered, ["FilterSpeciesTip"])]))
    let story = BoardStory(yard, environment: ["TERM": "xterm"], [])
    #expect(story.written.contains("\u{1B}[2mnone\u{1B}[0m"))
  }

  @Test("The line of another's change is green when its tip shows now")
  func green() throws {
    let yard = try Yard()
    let environment = ["TERM": "xterm"]
    for (words, isGreen) in [(["hide", "FeedBirdsTip"], false), (["auto"], true)] {
      let story = BoardStory(
        yard, columns: 120, environment: environment,
        [.elsewhere { #expect(yard.run(words).code == .done) }])
      let line = "2026-11-21T09:00:00.000Z  FeedBirdsTip: "
      #expect(story.written.contains("\u{1B}[32m\(line)") == isGreen)
      #expect(story.last.contains(line))
    }
  }
}
