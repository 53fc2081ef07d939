import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("The state of the process that a command sees")
struct CommandContextTests {
  private func context(_ configure: (inout Console) -> Void) -> CommandContext {
    CommandContext(
      console: Console(configure), globals: GlobalOptions(), table: .standard)
  }

  /// A typed path, the home folder, and the full path.
  @Test(
    "A path begins at the current folder, at the home folder or at the root",
    arguments: [
      ("birds", "/home/wren", "/yard/birds"),
      ("./a/../birds", "/home/wren", "/yard/birds"),
      ("/birds", "/home/wren", "/birds"), ("~", "/home/wren", "/home/wren"),
      ("~/birds", "/home/wren", "/home/wren/birds"),
      ("~birds", "/home/wren", "/yard/~birds"),
    ])
  func path(operand: String, home: String, path: String) {
    let context = context {
      $0.currentDirectory = "/yard"
      $0.environment = ["HOME": home]
    }
    #expect(context.path(operand) == path)
  }

  @Test("The tool asks only where it can read and write a terminal, and not in a CI job")
  func asks() {
    for (input, errors, server) in [
      (true, true, ""), (true, false, ""), (false, true, ""), (true, true, "1"),
    ] {
      let context = context {
        $0.inputIsTerminal = input
        $0.errorIsTerminal = errors
        $0.environment = ["CI": server]
      }
      #expect(context.canAsk == (input && errors && server.isEmpty))
    }
  }

  @Test("Tables have a width only in a terminal, and help has 20 to 100 columns")
  func widths() {
    let pages = [10, 20, 21, 99, 100, 101, 200].map { width in
      let help = context { $0.width = width }.help(styled: .plain)
      return CommandTable.standard.commands.map { help.page(for: $0) }.joined()
    }
    #expect(pages[0] == pages[1] && pages[1] != pages[2])
    #expect(pages[3] != pages[4] && pages[4] == pages[5] && pages[5] == pages[6])
    for isTerminal in [true, false] {
      let context = context {
        $0.width = 33
        $0.outputIsTerminal = isTerminal
      }
      #expect(context.tableWidth == (isTerminal ? 33 : nil))
    }
  }
}
