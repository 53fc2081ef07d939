import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel
import TipTesting

@Suite("Undo and redo")
struct UndoTests {
  let yard: Yard

  init() throws {
    yard = try EveryChangeTests.yard()
  }

  @Test(
    "restore the state in both directions, byte for byte, after each command",
    arguments: EveryChangeTests.operations)
  func each(command: [String]) throws {
    if EveryChangeTests.withoutEffect.contains(command) { try force() }
    let before = yard.export
    #expect(yard.run(command).code == .done)
    let after = yard.export
    #expect(after != before)
    #expect(yard.run("undo").code == .done)
    #expect(yard.export == before)
    #expect(yard.run("redo").code == .done)
    #expect(yard.export == after)
  }

  /// Sets the values that the commands of ``EveryChangeTests/withoutEffect`` remove.
  private func force() throws {
    for command in [
      ["hide", "FeedBirdsTip"], ["clock", "+3d"], ["frequency", "weekly"],
      ["alerts", "--answer", "*=Cancel"], ["tooltips", "--hide", "*", "--delay", "3s"],
    ] {
      #expect(yard.run(command).code == .done)
    }
    let alert = TipAlert(
      id: "remove-backyard", title: "Remove the backyard?", buttons: [.cancel])
    try yard.change(.registerAlert(alert))
    try yard.change(.suppressAlert(id: alert.id, button: "Cancel"))
  }

  @Test("restore each state of any sequence of commands", arguments: 1...12)
  func sequences(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var states = [yard.export]
    for _ in 0..<15 {
      // With other devices, an undo gets new dates (D51).
      let commands = EveryChangeTests.operations.filter { $0[0] != "merge" }
      let command = try #require(commands.randomElement(using: &random))
      // After an import, names in other commands may be unknown. Such commands change nothing.
      #expect([.done, .badData].contains(yard.run(command).code))
      if yard.export != states.last { states.append(yard.export) }
    }
    #expect(states.count >= 3)
    for state in states.dropLast().reversed() {
      #expect(yard.run("undo").code == .done)
      #expect(yard.export == state)
    }
    #expect(yard.run("undo").output == "There is nothing to undo.\n")
    for state in states.dropFirst() {
      #expect(yard.run("redo").code == .done)
      #expect(yard.export == state)
    }
    let all = states.count - 1
    #expect(yard.run("undo", "--steps", "\(all)").code == .done)
    #expect(yard.export == states[0])
  }

  @Test("keep later changes of the app")
  func app() throws {
    #expect(yard.run("donate", "didFillFeeder", "--count", "2").code == .done)
    try yard.change(.donate(event: "didFillFeeder", date: noon, info: nil))
    try yard.change(
      .invalidate(tip: "FeedBirdsTip", reason: .actionPerformed, isForced: false))
    #expect(yard.run("undo").code == .done)
    #expect(yard.export.contains("actionPerformed"))
    let donations = yard.run("history").lines.filter { $0.contains("didFillFeeder") }
    #expect(donations.count == 1)
    #expect(donations[0].contains(" app "))
  }

  @Test("ask before they discard later changes of the app")
  func conflict() throws {
    #expect(yard.run("set", "BackyardBirds.favoriteCount", "2").code == .done)
    try yard.change(.setParameter(id: "BackyardBirds.favoriteCount", value: 7))
    let before = yard.export
    let refused = yard.run("undo")
    #expect(refused.code == .refused)
    #expect(refused.errors.contains("\"BackyardBirds.favoriteCount\""), "\(refused.errors)")
    #expect(yard.export == before)
    #expect(yard.run("undo", "--yes").code == .done)
    #expect(!yard.export.contains(": 7"))
  }

  @Test("say what they take back and when it was done")
  func words() throws {
    #expect(yard.run("show", "FeedBirdsTip").code == .done)
    #expect(yard.run("undo").lines[0] == "Undone: \"show FeedBirdsTip\" of \(Yard.now).")
    #expect(yard.run("redo").lines[0] == "Redone: \"show FeedBirdsTip\" of \(Yard.now).")
  }

  @Test("name the command that takes back all of their steps")
  func inverse() throws {
    #expect(yard.run("show", "FeedBirdsTip").code == .done)
    #expect(yard.run("hide", "FeedBirdsTip").code == .done)
    let undone = try yard.json("undo", "--steps", "2")
    #expect(undone["undo"] == "tipctl redo --steps 2")
    #expect(try yard.json("redo", "--steps", "2")["undo"] == "tipctl undo --steps 2")
    #expect(yard.run("undo", "--steps", "1", "--dry-run").code == .done)
    #expect(try yard.json("undo")["undo"] == "tipctl redo")
  }

  @Test("ask nothing after the import of a display whose process is gone")
  func abandonedDisplay() throws {
    let display = ActiveDisplay(id: "killed", began: noon, owner: "\(Int32.max):gone")
    try yard.change(.beginDisplay(tip: "FeedBirdsTip", display: display, isForced: false))
    try yard.write(yard.export, to: "open.json")
    #expect(yard.run("reset", "--yes").code == .done)
    #expect(yard.run("import", "open.json", "--yes").code == .done)
    #expect(yard.run("undo").code == .done)
  }

  @Test("discard undone commands when another command changes something")
  func tail() throws {
    #expect(yard.run("show", "FeedBirdsTip").code == .done)
    #expect(yard.run("undo").code == .done)
    #expect(yard.run("hide", "FeedBirdsTip").code == .done)
    #expect(yard.run("redo").output == "There is nothing to redo.\n")
  }

  @Test("refuse more steps than there are, and report the number available")
  func steps() throws {
    #expect(yard.run("show", "FeedBirdsTip").code == .done)
    let run = yard.run("undo", "--steps", "2")
    #expect(run.code == .badData)
    #expect(run.errors.contains("Only 1 operation can be undone"))
    #expect(yard.run("undo", "--steps", "0").code == .usage)
    #expect(yard.run("undo", "--steps", "201").code == .usage)
  }

  @Test("keep the last 200 operations")
  func bound() throws {
    for count in 1...203 {
      try yard.change(
        .operate(
          command: "set BackyardBirds.favoriteCount \(count)",
          changes: [
            Change(
              .setParameter(id: "BackyardBirds.favoriteCount", value: .int(count)), at: noon)
          ]))
    }
    #expect(yard.run("undo", "--steps", "200", "--dry-run").code == .done)
    let listed = yard.run("history", "--operations", "--limit", "500")
    #expect(listed.lines.count == 201)
    #expect(listed.output.contains("set BackyardBirds.favoriteCount 203"))
    #expect(!listed.output.contains("favoriteCount 3\n"))
  }

  @Test("are listed with their commands")
  func listed() throws {
    #expect(yard.run("show", "FeedBirdsTip", "--datastore", "birds").code == .done)
    #expect(yard.run("reset", "--yes").code == .done)
    #expect(yard.run("undo").code == .done)
    guard case .array(let operations)? = try yard.json("history", "--operations")["operations"]
    else { return #expect(Bool(false), "no list") }
    #expect(
      operations == [
        [
          "number": 1, "date": .string(Yard.now), "command": "show FeedBirdsTip",
          "undone": false,
        ],
        ["number": 2, "date": .string(Yard.now), "command": "reset", "undone": true],
      ])
    #expect(
      yard.run("history", "--operations").output == """
        number  date                      state   command
        1       \(Yard.now)          show FeedBirdsTip
        2       \(Yard.now)  undone  reset

        """)
  }

  private var noon: Timestamp { Timestamp(milliseconds: 1_795_264_200_000) }
}
