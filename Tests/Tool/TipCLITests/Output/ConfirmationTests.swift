import Testing
import TipCLI
import TipCLITestSupport

@Suite("Confirmation")
struct ConfirmationTests {
  @Test(
    "Only the button's own name continues",
    arguments: [["Reset"], ["reset"], [" RESET "], ["", "  ", "Reset"]])
  func agrees(input: [String]) {
    let run = ask(input)
    #expect(run.code == .done)
    #expect(run.output == "Reset\n")
  }

  @Test(
    "Everything else is Cancel",
    arguments: [[], ["Cancel"], ["\u{1B}"], ["y"], ["yes"], ["r"], [""], ["no", "Reset"]])
  func cancels(input: [String]) {
    let run = ask(input)
    #expect(run.code == .refused)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasSuffix("tipctl: Cancelled; nothing was changed.\n"))
  }

  @Test("The question lists the loss, offers the action or Cancel, and echoes what is typed")
  func words() {
    #expect(
      ask(["", "Reset"]).errors == """
        Reset the datastore?
        42 donations will be lost.
        Type Reset or Cancel: 
        Type Reset or Cancel: Reset

        """)
  }

  @Test(
    "No question is asked where it cannot be answered",
    arguments: [
      (false, true, [:]), (true, false, [:]), (true, true, ["CI": "true"]),
      (true, true, ["CI": "1"]), (true, true, ["CI": "woodpecker"]),
    ]
      as [(Bool, Bool, [String: String])])
  func refuses(input: Bool, errors: Bool, environment: [String: String]) {
    let run = runTipCtl(["reset"], input: ["Reset"]) {
      $0.inputIsTerminal = input
      $0.errorIsTerminal = errors
      $0.environment = environment
      $0.environment["NO_COLOR"] = "1"
    }
    #expect(run.code == .refused)
    #expect(run.errorLines.first == "tipctl: This needs a confirmation: 42 donations will be lost.")
    #expect(run.errorLines.last?.contains("--yes") == true)
  }

  @Test(
    "A CI that is empty or false counts as unset",
    arguments: ["", "0", "false", "no", "FALSE", "No"])
  func noCI(text: String) {
    #expect(ask(["Reset"], environment: ["CI": text]).code == .done)
  }

  @Test("--yes and --dry-run ask nothing", arguments: ["--yes", "-y", "--dry-run", "-n"])
  func answered(option: String) {
    let run = runTipCtl(["reset", option])
    #expect(run.code == .done)
    #expect(run.errors.isEmpty)
  }

  private func ask(
    _ input: [String], environment: [String: String] = [:]
  ) -> RecordedRun {
    runTipCtl(["reset"], input: input) {
      $0.inputIsTerminal = true
      $0.errorIsTerminal = true
      $0.environment = environment.merging(["NO_COLOR": "1"]) { $1 }
    }
  }
}
