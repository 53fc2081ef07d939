import Testing
import TipCLI
import TipCLITestSupport

@Suite("Colour")
struct StyleTests {
  /// Environment, terminal, `--no-color`, and whether colour is used.
  @Test(
    "Colour depends on the environment, the terminal and --no-color",
    arguments: [
      ([:], true, false, true),
      ([:], false, false, false),
      ([:], true, true, false),
      (["NO_COLOR": "1"], true, false, false),
      (["NO_COLOR": "0"], true, false, false),
      (["NO_COLOR": ""], true, false, true),
      (["TERM": "dumb"], true, false, false),
      (["TERM": "xterm"], true, false, true),
      (["TERM": "xterm"], false, false, false),
      (["CLICOLOR_FORCE": "1"], false, false, true),
      (["CLICOLOR_FORCE": "1", "TERM": "dumb"], false, false, true),
      (["CLICOLOR_FORCE": "0"], false, false, false),
      (["CLICOLOR_FORCE": ""], false, false, false),
      (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false, false),
      (["CLICOLOR_FORCE": "1"], true, true, false),
    ] as [([String: String], Bool, Bool, Bool)])
  func decision(
    environment: [String: String], isTerminal: Bool, noColor: Bool, expected: Bool
  ) {
    var globals = GlobalOptions()
    globals.noColor = noColor
    let console = Console { $0.environment = environment }
    #expect(Style(for: console, isTerminal: isTerminal, globals: globals).isEnabled == expected)
  }

  @Test("JSON never has colour")
  func json() {
    var globals = GlobalOptions()
    globals.format = .json
    let console = Console { $0.environment = ["CLICOLOR_FORCE": "1"] }
    #expect(!Style(for: console, isTerminal: true, globals: globals).isEnabled)
  }

  @Test("Without colour the words are the same", arguments: Style.Role.allCases)
  func words(role: Style.Role) {
    #expect(Style.plain(role, "shows") == "shows")
    let coloured = Style(isEnabled: true)(role, "shows")
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == "shows")
    #expect((coloured == "shows") == (role == .plain))
  }

  @Test("Each stream decides for itself")
  func streams() {
    let run = runTipCtl(["statsu"]) { $0.errorIsTerminal = true }
    #expect(run.errors.hasPrefix("\u{1B}[1;31mtipctl:\u{1B}[0m There is"))
    let plain = runTipCtl(["statsu"]) { $0.outputIsTerminal = true }
    #expect(plain.errors.hasPrefix("tipctl: There is"))
  }
}
