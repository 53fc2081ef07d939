import Synchronization
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

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

  @Test("Each question names the loss and the action, and offers to cancel")
  func questions() {
    let lost = "5 tips, 2 parameters, 5 donations, 0 history lines."
    let contents = "The datastore's contents will be lost:"
    let later = "Later changes will be lost: the parameter \"Backyard.isSignedIn\"."
    #expect(
      TipQuestions.all.map { question in
        let buttons = question.buttons.map(\.title).joined(separator: ", ")
        return "\(question.title) \(question.message ?? "") \(buttons)"
      } == [
        "Reset the datastore? 42 donations will be lost. Reset, Cancel",
        "Reset these parts of the datastore? 1 parameter and 3 donations will be lost. "
          + "Reset, Cancel",
        "Reset all apps? The records of BackyardBirds, Feeders will be lost. Reset, Cancel",
        "Import monday.json? \(contents) \(lost) Import, Cancel",
        "Restore monday.sqlite? \(contents) \(lost) Restore, Cancel",
        "Forget BackyardBird? \(contents) /birds/.tipkit/tips.sqlite. Forget, Cancel",
        "Replace monday.sqlite? The file's contents will be lost. Replace, Cancel",
        "Undo anyway? \(later) Undo, Cancel", "Redo anyway? \(later) Redo, Cancel",
        "Accept 2 snapshots? New references will be created. Accept, Cancel",
        "Accept 2 snapshots? 2 references will be replaced. Accept, Cancel",
        "Reject 2 snapshots? The pending files will be removed. Reject, Cancel",
        "Change this package? These files will be written: Package.swift, .gitignore. "
          + "Change, Cancel",
        "Accept this snapshot? It becomes the reference, or its pending file is removed. "
          + "Accept, Reject, Cancel",
      ])
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

  /// The keys, the text after the question, and the exit code.
  @Test(
    "Keys are echoed, Backspace takes one back, and Ctrl-C, Ctrl-D and Escape end the question",
    arguments: [
      (
        typed("Rex") + [.backspace] + typed("set") + [.enter],
        "Rex\u{1B}[1G\u{1B}[2KType Reset or Cancel: Reset\n", .done
      ),
      (
        typed("R") + [.control("c")],
        "R\ntipctl: Interrupted; nothing was changed.\n", .interrupted
      ),
      ([.control("d")], "\ntipctl: Cancelled; nothing was changed.\n", .refused),
      (
        typed("Re") + [.escape],
        "Re\ntipctl: Cancelled; nothing was changed.\n", .refused
      ),
      (
        [.tab] + typed("Cancel") + [.enter],
        "Cancel\ntipctl: Cancelled; nothing was changed.\n", .refused
      ),
    ] as [([TerminalKey], String, ExitCode)])
  func keys(keys: [TerminalKey], answer: String, code: ExitCode) {
    let rest = Mutex(keys[...])
    let effects = Mutex<[String]>([])
    let run = runTipCtl(["reset"]) { console in
      console.inputIsTerminal = true
      console.errorIsTerminal = true
      console.environment = ["NO_COLOR": "1"]
      console.keyTerminal = {
        var terminal = KeyTerminal { _ in
          rest.withLock { keys in keys.popFirst().map { [.key($0)] } ?? [.ended] }
        }
        terminal.enterKeyMode = { effects.withLock { $0.append("enter") } }
        terminal.leaveKeyMode = { effects.withLock { $0.append("leave") } }
        return terminal
      }
    }
    #expect(run.code == code)
    let question = "Reset the datastore?\n42 donations will be lost.\nType Reset or Cancel: "
    #expect(run.errors == question + answer)
    #expect(effects.withLock { $0 } == ["enter", "leave"])
  }

  private static func typed(_ text: String) -> [TerminalKey] {
    text.map { .character($0) }
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
