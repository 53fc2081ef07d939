import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("What a change prints, and the names that it takes")
struct ChangeOutcomeTests {
  let yard: Yard

  init() throws { yard = try Yard() }

  @Test("The new state, the statuses that changed, and how to take it back")
  func text() {
    let done =
      "FeedBirdsTip: forced to hide, whatever the rules say.\n"
      + "  FeedBirdsTip: available -> pending\n"
    #expect(
      yard.run("hide", "FeedBirdsTip", "-n").output
        == "Dry run: nothing was changed. Without --dry-run:\n\(done)")
    #expect(
      yard.run("hide", "FeedBirdsTip").output == "\(done)Take it back with: tipctl undo\n")
    #expect(yard.run("hide", "FeedBirdsTip").output == "FeedBirdsTip: forced to hide already.\n")
    let typed = yard.run("show", "FeedBirdsTip", "--datastore", "birds").output
    #expect(typed.hasSuffix("\nTake it back with: tipctl --datastore birds undo\n"), "\(typed)")
  }

  @Test(
    "The command that takes it back starts tipctl as it was started",
    arguments: [
      ("/opt/bird tools/tipctl", "'/opt/bird tools/tipctl'"),
      ("/yard/.build/products/tipctl", "swift run tipctl"),
    ])
  func program(path: String, words: String) {
    let run = yard.run("hide", "FeedBirdsTip") { $0.program = path }
    #expect(run.lines.last == "Take it back with: \(words) undo")
  }

  @Test("With -q a change prints nothing, but JSON and a dry run are what was asked for")
  func quiet() throws {
    #expect(yard.run("hide", "FeedBirdsTip", "-n", "-q").output.hasPrefix("Dry run: "))
    let hide = yard.run("hide", "FeedBirdsTip", "-q")
    #expect(hide.code == .done && hide.output.isEmpty && hide.errors.isEmpty)
    #expect(yard.run("hide", "FeedBirdsTip", "-q").output.isEmpty, "hidden already")
    #expect(yard.run("undo", "-q", "--json").output.contains("\"changed\""))
  }

  @Test("JSON says whether anything changed, what takes it back, and whether a file was created")
  func json() throws {
    func fields(
      _ words: String..., datastore: String = "birds"
    ) throws -> [StoredValue?] {
      let environment = ["TIPCTL_DATASTORE": datastore]
      let run = yard.run(words + ["--format", "json"], environment: environment)
      let answer = try StoredValue(json: run.output, subject: "answer")
      guard case .object(let fields) = answer else { return [] }
      return ["changed", "dryRun", "undo", "created"].map { fields[$0] }
    }
    #expect(try fields("hide", "FeedBirdsTip", "-n") == [true, true, .null, false])
    #expect(try fields("hide", "FeedBirdsTip") == [true, false, "tipctl undo", false])
    #expect(try fields("hide", "FeedBirdsTip") == [false, false, .null, false])
    #expect(try fields("undo") == [true, false, "tipctl redo", false])
    #expect(try fields("hide", "--all", "-n", datastore: "new") == [true, true, .null, false])
    #expect(
      try fields("hide", "--all", datastore: "new") == [true, false, "tipctl undo", true])
  }

  @Test("A tip that is named twice, or by its id and its type, counts once")
  func once() throws {
    for number in [7, 8] {
      try yard.change(
        .registerTip(TipDefinition(id: "NewTrailTip-\(number)", type: "NewTrailTip")))
    }
    let words = ["NewTrailTip-8", "FeedBirdsTip", "NewTrailTip", "FeedBirdsTip"]
    let list = yard.run(["list", "-q"] + words).lines.dropFirst()
    let found = list.map { $0.prefix { $0 != " " } }
    #expect(found == ["NewTrailTip-8", "FeedBirdsTip", "NewTrailTip-7"])
    let hide = yard.run(["hide"] + words).lines
    #expect(hide.filter { $0.hasPrefix("  ") }.count == 3, "\(hide)")
    let several = yard.run("check", "NewTrailTip")
    #expect(several.code == .badData)
    #expect(
      several.errorLines.suffix(2) == [
        "tipctl: \"NewTrailTip\" names 2 tips.",
        "Write one of their ids: NewTrailTip-7, NewTrailTip-8.",
      ])
    #expect(yard.run("check", "NewTrailTip-7").code == .no)
  }

  @Test("An unknown name has the nearest one, or the command that lists all")
  func unknown() throws {
    let near = yard.run("check", "FeedBridsTip")
    #expect(
      near.errorLines.suffix(2) == [
        "tipctl: There is no tip \"FeedBridsTip\".", "Did you mean \"FeedBirdsTip\"?",
      ])
    #expect(
      yard.run("donate", "quetzal").errorLines.suffix(2) == [
        "tipctl: There is no event \"quetzal\".",
        "\"tipctl events\" lists every event that the app has used or registered.",
      ])
    try yard.change(.registerToolTip(ToolTipDefinition(id: "star.button", text: "Save")))
    #expect(yard.run("explain", "star.button").code == .done)
    let unknown = yard.run("explain", "quetzal").errorLines.suffix(2).joined(separator: "\n")
    #expect(
      unknown == """
        tipctl: There is no tip, tooltip or alert "quetzal".
        "tipctl list", "tipctl tooltips" and "tipctl alerts" list them. The app makes \
        tooltips and alerts known when it shows them, or with Tips.register(_:).
        """)
  }
}
