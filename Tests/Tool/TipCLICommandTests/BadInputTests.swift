import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("Bad input")
struct BadInputTests {
  let yard: Yard

  init() throws { yard = try Yard() }

  /// Commands that read a document, each in the file `bad.json`.
  private static let readers: [[String]] = [
    ["import", "bad.json", "--yes"], ["diff", "bad.json"], ["lint", "bad.json"],
    ["lint", "content.json", "--baseline", "bad.json"], ["lock", "bad.json"],
    ["lock", "bad.json", "--check"],
  ]

  @Test(
    "A trailing comma, a repeated member and a great number are errors with their place",
    arguments: readers)
  func documents(command: [String]) throws {
    try yard.write("{\"tips\": []}", to: "content.json")
    for (text, reason, place) in [
      ("{\"tips\": [1,]}", "a comma before \"]\"", "at offset 11, in tips"),
      (
        "{\"tips\": [{\"id\": \"a\", \"id\": \"b\"}]}", "has \"id\" twice",
        "at offset 22, in tips[0]"
      ),
      (
        "{\"schema\": 1, \"version\": 9223372036854775808}", "more than 64 bits",
        "at offset 25, in version"
      ),
    ] {
      try yard.write(text, to: "bad.json")
      let before = yard.export
      let run = yard.run(command)
      #expect(run.code == .badData, "\(run.errors)")
      #expect(run.errors.contains(reason), "\(run.errors)")
      #expect(run.errors.contains("bad.json") && run.errors.contains(place), "\(run.errors)")
      #expect(yard.export == before)
    }
  }

  @Test(
    "A value with a repeated member or a great number is an error",
    arguments: [
      ["donate", "didSearchBird", "--info"], ["set", "BackyardBirds.favoriteCount"],
    ])
  func values(command: [String]) {
    for value in ["{\"a\":1,\"a\":2}", "[1,]", "9223372036854775808"] {
      let run = yard.run(command + [value])
      #expect(run.code == .badData, "\(run.errors)")
    }
  }

  /// A command line, its exit code, and parts of the message and the suggestion.
  @Test(
    "The message names the mistake, suggests a correction, and nothing changes",
    arguments: [
      (["explain", "FeedBirdTip"], 65, "no tip \"FeedBirdTip\"", "\"FeedBirdsTip\""),
      (["explain", "Zzz"], 65, "no tip \"Zzz\"", "tipctl list"),
      (["explain", "feedbirdstip"], 65, "no tip \"feedbirdstip\"", "\"FeedBirdsTip\""),
      (["check", "FeedBird"], 65, "no tip \"FeedBird\"", "\"FeedBirdsTip\""),
      (["check", "Bird"], 65, "no tip \"Bird\"", "\"tipctl list\""),
      (["list", "FeedBirdsTip", "ShareTip"], 65, "no tip \"ShareTip\"", ""),
      (["show", "FeedBirdsTip", "FeedBridsTip"], 65, "\"FeedBridsTip\"", "\"FeedBirdsTip\""),
      (["hide", ""], 65, "no tip \"\"", "tipctl list"),
      (["auto", "FeedBirdTip"], 65, "no tip \"FeedBirdTip\"", "\"FeedBirdsTip\""),
      (["invalidate", "X"], 65, "no tip \"X\"", "tipctl list"),
      (["invalidate", "FeedBirdsTip", "--reason", "closed"], 64, "\"closed\"", "tipClosed"),
      (["show"], 64, "needs TIP or --all", "\"tipctl show TIP\" or \"tipctl show --all\""),
      (
        ["hide", "FeedBirdsTip", "--all"], 64, "\"--all\" and \"FeedBirdsTip\" exclude",
        "one of them"
      ),
      (["donate", "didViewBackyrd"], 65, "no event \"didViewBackyrd\"", "\"didViewBackyard\""),
      (["donate", "Yard.didViewBackyard"], 65, "no event", "\"didViewBackyard\""),
      (["set", "Yard.isSignedIn", "yes"], 65, "no parameter", "\"BackyardBirds.isSignedIn\""),
      (["donate", "didSing"], 65, "no event \"didSing\"", "tipctl events"),
      (["donate", "didFillFeeder", "--at", "today"], 65, "\"today\" in --at", "ISO 8601"),
      (["donate", "didFillFeeder", "--at", "2d"], 65, "\"2d\" in --at", "Write -2d to donate"),
      (["donate", "didSearchBird"], 65, "a payload with \"species\"", "--info '{\"species\""),
      (["donate", "didFillFeeder", "--at", "2026-02-30"], 65, "\"2026-02-30\"", "ISO 8601"),
      (["donate", "didFillFeeder", "--at", "-2y"], 65, "\"y\" is not a unit", "2h30m"),
      (["donate", "didFillFeeder", "--info", "{species"], 65, "--info", "quotes"),
      (["donate", "didFillFeeder", "--count", "0"], 64, "\"0\"", "from 1 to 10000"),
      (["donate", "didFillFeeder", "--count", "many"], 64, "\"many\"", "whole number"),
      (["set", "BackyardBirds.isSignedin", "yes"], 65, "no parameter", "isSignedIn\""),
      (["set", "BackyardBirds.isSignedIn", "maybe"], 65, "\"maybe\"", "true or false"),
      (["set", "BackyardBirds.favoriteCount", "1.5"], 65, "Invalid whole number", "such as 3"),
      (["unset", "Mood"], 65, "no parameter \"Mood\"", "tipctl parameters"),
      (["clock", "tomorrow"], 65, "\"tomorrow\"", "+3d"),
      (["clock", "+3y"], 65, "\"y\" is not a unit", "+3d"),
      (["clock", ""], 65, "clock setting", "+3d"),
      (["clock", "2026-13-01"], 65, "\"2026-13-01\"", "2026-11-21T09:00:00Z"),
      (["clock", "+3d", "--clear"], 64, "\"--clear\" and \"+3d\" exclude", "one of them"),
      (["frequency", "dayly"], 65, "did you mean \"daily\"", "hourly"),
      (["frequency", "3x"], 65, "\"x\" is not a unit", "36h"),
      (["frequency", "daily", "--clear"], 64, "\"--clear\" and \"daily\" exclude", "one of them"),
      (["reset", "--tip", "Nope", "--yes"], 65, "no tip \"Nope\"", "tipctl list"),
      (["reset", "--event", "nope", "--yes"], 65, "no event \"nope\"", "tipctl events"),
      (["reset", "--tip", "FeedBirdsTip", "--parameter", "p", "-y"], 65, "\"p\"", "parameters"),
      (["reset"], 77, "will be lost", "--yes"),
      (["undo", "2"], 64, "argument \"2\" for \"undo\"", "with \"--steps 2\""),
      (["undo", "two"], 64, "argument \"two\"", "Write \"tipctl undo [options]\"."),
      (["history", "5"], 64, "argument \"5\"", "with \"--limit 5\""),
      (["history", "--limit", "0"], 64, "\"0\"", "from 1 on"),
      (["import", "none.json"], 66, "no file \"none.json\"", "\"-\""),
      (["import", "birds"], 74, "\"birds\"", "file"),
      (["lits"], 64, "no command \"lits\"", "\"list\""),
      (["force", "FeedBirdsTip"], 64, "no command \"force\"", "tipctl show [options] [TIP"),
      (["Begin"], 64, "no command \"Begin\"", "see \"Begin\" in \"tipctl help\""),
      (["list", "--jsn"], 64, "no option \"--jsn\"", "\"--json\""),
      (["-o", "json", "list"], 64, "no option \"-o\"", "Write \"--json\" instead"),
      (["-o", "birds", "list"], 64, "\"-o\" is written before", "\"tipctl export -o\""),
      (["show", "--al"], 64, "no option \"--al\"", "\"--all\""),
    ] as [([String], Int32, String, String)])
  func table(command: [String], code: Int32, message: String, suggestion: String) {
    let before = yard.export
    let run = yard.run(command + ["-q"])
    #expect(run.code.rawValue == code)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.first?.contains(message) == true, "\(run.errors)")
    #expect(run.errorLines.last?.contains(suggestion) == true, "\(run.errors)")
    #expect(yard.export == before)
    let json = yard.run(command + ["--format", "json"])
    #expect(json.code == run.code)
    #expect(json.output.isEmpty)
    #expect(json.errors.contains("\"error\":{\"code\":\(code),"), "\(json.errors)")
  }

  /// A variable and its value.
  @Test(
    "An invalid control in the environment stops every command",
    arguments: [
      ("TIPCTL_CLOCK", "tomorrow"), ("TIPCTL_SHOW_ALL_TIPS", "maybe"),
      ("TIPCTL_SHOW_TIPS", "a,,b"), ("TIPCTL_DISPLAY_FREQUENCY", "often"),
      ("TIPCTL_SNAPSHOT_RECORD", "sometimes"),
    ])
  func environment(name: String, value: String) {
    for command in [["list"], ["controls"], ["show", "--all"], ["export"]] {
      let run = yard.run(command, environment: [name: value])
      #expect(run.code == .badData)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("\"\(value)\" in \(name)"), "\(run.errors)")
    }
  }
}
