import Testing
import TipCLI
import TipCLITestSupport

@Suite("tipctl ui without a board")
struct UICommandTests {
  /// The words, the environment, which streams are a terminal, and the message.
  @Test(
    "Where no board can be drawn, it says what to use instead",
    arguments: [
      (["ui"], "xterm", false, true, "\"ui\" needs a terminal for input and output"),
      (["ui"], "xterm", true, false, "\"ui\" needs a terminal for input and output"),
      (["ui"], "dumb", true, true, "TERM is \"dumb\""),
      (["ui", "--format", "json"], "xterm", true, true, "\"ui\" has no JSON"),
    ])
  func instead(
    words: [String], term: String, input: Bool, output: Bool, message: String
  ) throws {
    let run = try Yard().run(words, environment: ["TERM": term]) { console in
      (console.inputIsTerminal, console.outputIsTerminal) = (input, output)
    }
    #expect(run.code == .usage)
    // JSON escapes quotes.
    let errors = run.errors.replacing("\\\"", with: "\"")
    #expect(errors.contains(message) && errors.contains("tipctl list"), "\(errors)")
    #expect(errors.contains("tipctl watch"))
    #expect(run.output.isEmpty)
  }

  @Test("Without a datastore the board does not start")
  func missing() throws {
    let run = try Yard(isEmpty: true).run("ui", environment: ["TERM": "xterm"]) { console in
      (console.inputIsTerminal, console.outputIsTerminal) = (true, true)
    }
    #expect(run.code == .missing)
    #expect(run.output.isEmpty, "the terminal was not touched")
  }
}
