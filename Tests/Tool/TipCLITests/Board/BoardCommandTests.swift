import Testing
import TipCLI

@Suite("The command lines that the board runs")
struct BoardCommandTests {
  /// A command, its words, and its words with the confirmation.
  @Test(
    "have -- before ids like options, and the values of options like those after =",
    arguments: [
      (BoardCommand("hide", ["WrenTip"]), "hide WrenTip", "hide WrenTip --yes"),
      (BoardCommand("hide", ["-tip"]), "hide -- -tip", "hide --yes -- -tip"),
      (
        BoardCommand("set", ["nest", "--x"], options: [("no-undo", nil)]),
        "set --no-undo -- nest --x", "set --no-undo --yes -- nest --x"
      ),
      (
        BoardCommand("reset", options: [("tip", "-tip"), ("event", "-5")]),
        "reset --tip=-tip --event -5", "reset --tip=-tip --event -5 --yes"
      ),
    ])
  func words(command: BoardCommand, line: String, confirmed: String) {
    #expect(command.words.joined(separator: " ") == line)
    #expect(command.confirmed.words.joined(separator: " ") == confirmed)
    #expect(!command.isConfirmed && command.confirmed.isConfirmed)
    #expect(command.purpose == .change && command.confirmed.purpose == .change)
  }
}
