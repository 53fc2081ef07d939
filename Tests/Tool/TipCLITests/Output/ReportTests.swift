import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("Answers, notes and errors")
struct ReportTests {
  @Test("JSON is one object with a schema number and sorted keys")
  func json() throws {
    let run = runTipCtl(["status", "FeedTheBirds", "--format", "json"])
    #expect(
      run.output == """
        {
          "schema" : 4,
          "tips" : [
            "FeedTheBirds"
          ]
        }

        """)
    #expect(run.errors.isEmpty)
  }

  @Test("Errors are JSON on standard error: code, message, suggestion")
  func jsonError() throws {
    let run = runTipCtl(["statsu", "--format=json"])
    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
    let error = try StoredValue(json: run.errors, subject: "errors")
    #expect(
      error == [
        "schema": 4,
        "error": [
          "code": 64, "message": "There is no command \"statsu\"",
          "suggestion": "Did you mean \"status\"?",
        ],
      ])
    #expect(run.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test("Control characters in a user's word are escaped")
  func escapes() {
    let run = runTipCtl(["\u{1B}[2Jstatus"])
    #expect(run.code == .usage)
    #expect(!run.errors.contains("\u{1B}"))
    #expect(run.errors.contains("[2Jstatus"))
  }

  @Test("A bare tipctl with JSON is an error in JSON")
  func bareJSON() throws {
    let run = runTipCtl(["--format", "json"])
    #expect(run.code == .usage)
    #expect(run.errors.hasPrefix("{\"error\":{\"code\":64,"))
  }

  @Test("Text errors name the tool, end as sentences, and end with the suggestion")
  func textError() {
    #expect(
      runTipCtl(["statsu"]).errors
        == "tipctl: There is no command \"statsu\".\nDid you mean \"status\"?\n")
  }

  @Test("Traces come with --debug, before the message")
  func debug() {
    #expect(
      !runTipCtl(["fail"]).errors.contains("Unforeseen(detail: \"a bird flew off\")\ntipctl:"))
    let run = runTipCtl(["fail", "--debug"])
    #expect(run.errorLines.count == 3)
    #expect(run.errorLines.first?.contains("Unforeseen") == true)
  }

  @Test(
    "Notes are omitted with --quiet and --format json",
    arguments: [
      (["status", "a"], "clock: +3d\n"), (["status", "a", "-q"], ""),
      (["status", "a", "--format=json"], ""),
    ])
  func notes(arguments: [String], expected: String) {
    #expect(runTipCtl(arguments).errors == expected)
  }

  @Test("Warnings are never silent")
  func warnings() {
    let recorder = Recorder()
    var globals = GlobalOptions()
    globals.quiet = true
    recorder.context(globals: globals).warn("\"FeedTheBrids\" is unknown", suggestion: "Check it")
    globals.format = .json
    recorder.context(globals: globals).warn("\"x\" is unknown")
    #expect(
      recorder.errors == """
        tipctl: warning: "FeedTheBrids" is unknown.
        Check it.
        {"schema":4,"warning":{"message":"\\"x\\" is unknown","suggestion":""}}

        """)
  }

  @Test("A closed pipe ends a run silently")
  func closedPipe() {
    let run = runTipCtl(["help"]) { $0.standardOutput = { _ in throw ClosedPipe() } }
    #expect(run.code == .done)
    #expect(run.errors.isEmpty)
  }

  @Test("An output that cannot be written is a failure")
  func fullDisk() {
    let run = runTipCtl(["help"]) {
      $0.standardOutput = { _ in
        throw TipControlError(.inputOutput, subject: "standard output", reason: "No space")
      }
    }
    #expect(run.code == .inputOutput)
    #expect(run.errors == "tipctl: No space.\n")
  }

  @Test("A dry run that cannot be printed has stored nothing, and says nothing of it")
  func fullDiskInDryRun() throws {
    let run = try Yard().run("hide", "FeedBirdsTip", "--dry-run") {
      $0.standardOutput = { _ in
        throw TipControlError(.inputOutput, subject: "standard output", reason: "No space")
      }
    }
    #expect(run.code == .inputOutput)
    #expect(run.errorLines.last == "tipctl: No space.")
  }

  @Test("The public entry returns the number of the exit code")
  func publicEntry() {
    var console = Recorder().console
    console.arguments = ["statsu"]
    #expect(TipCtl.run(console) == 64)
    console.arguments = ["help"]
    #expect(TipCtl.run(console) == 0)
  }
}
