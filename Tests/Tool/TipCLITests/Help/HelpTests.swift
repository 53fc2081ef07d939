import Testing
import TipCLI
import TipCLITestSupport
import TipFoundation
import TipModel

@Suite("Help")
struct HelpTests {
  @Test("The page of a command: usage, examples, then operands and options")
  func page() {
    let page = HelpPages(table: .backyard).page(for: Backyard.donate)
    #expect(
      page.hasPrefix(
        """
        Donates to an event.

        Usage: tipctl donate [options] EVENT

        Examples:
          tipctl donate didViewBackyard --count 3
              Donates three times.

        Operands:
          EVENT  The event.

        Options:
          --count N      How many donations.
          -i, --info JSON (may be repeated)
                         Fields of the donation.
          -l, --loud     Says it loudly.
          -n, --dry-run  Print what would change, and change nothing.
          --no-undo      Do not record the change for "tipctl undo", as in a loop.

        Donations count from the moment they are made.

        Global options: --datastore --app --format --json --no-color --debug --quiet
        Run "tipctl help" for their meaning and the exit codes.
        """))
    #expect(page.hasSuffix("exit codes."), "the page has only what is particular to the command")
  }

  @Test("The overview lists groups in order, common ones first")
  func overview() throws {
    let page = HelpPages(table: .backyard).overview()
    let headings = page.split(separator: "\n").filter { $0.hasSuffix(":") && !$0.hasPrefix(" ") }
    #expect(
      headings == [
        "Examples:", "Inspect:", "Change:", "Files:", "Launch:", "Help:",
        "Global options:", "Exit codes:",
      ])
  }

  @Test("The overview lists the global options and the exit codes, and every page refers to it")
  func exitCodes() {
    let pages = HelpPages(table: .backyard, width: 200)
    for (code, meaning) in ExitCode.documented {
      #expect(pages.overview().contains("\n  \(code.rawValue)"))
      #expect(pages.overview().contains(meaning))
    }
    for option in GlobalOptions.options {
      #expect(pages.overview().contains("\n  \(option.signature)"))
    }
    for command in CommandTable.backyard.commands {
      let page = pages.page(for: command)
      #expect(page.contains("\nGlobal options: --datastore --app --format --json "))
      #expect(page.contains("Run \"tipctl help\" for their meaning and the exit codes."))
      #expect(!page.contains("Print JSON, as with"))
    }
  }

  @Test("Lines fit the width, and wrapped text keeps its indent", arguments: [48, 60, 100])
  func wrapping(width: Int) {
    let page = HelpPages(table: .backyard, width: width).overview()
    for line in page.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
  }

  /// Returns the page of a command with some options.
  private func page(width: Int, _ options: [OptionSpec]) -> String {
    let command = CommandSpec(
      "sing", group: .inspect, summary: "Sings.",
      operands: [
        OperandSpec("BIRD", .any, help: "Birds, all by default."),
        OperandSpec("NEST", .any, help: "Where they live."),
      ], options: options, examples: [.init("tipctl sing", "Sings.")]
    ) { _, _ in .done }
    return HelpPages(table: .backyard, width: width).page(for: command)
  }

  /// The width, and the two lists of a page.
  @Test(
    "A name that takes more than half of the width is on a separate line",
    arguments: [
      (
        17,
        """
        Operands:
          BIRD  Birds, all
                by
                default.
          NEST  Where they
                live.

        Options:
          --by tit|wren
              |woodpecker
                Order of
                songs.
          -f, --food
                Also their
                food.
          --up  Louder.
        """
      ),
      (
        20,
        """
        Operands:
          BIRD  Birds, all
                by default.
          NEST  Where they
                live.

        Options:
          --by tit|wren
              |woodpecker
                Order of
                songs.
          -f, --food
                Also their
                food.
          --up  Louder.
        """
      ),
      (
        25,
        """
        Operands:
          BIRD  Birds, all by
                default.
          NEST  Where they live.

        Options:
          --by tit|wren
              |woodpecker
                Order of songs.
          -f, --food
                Also their food.
          --up  Louder.
        """
      ),
      (
        26,
        """
        Operands:
          BIRD  Birds, all by
                default.
          NEST  Where they live.

        Options:
          --by tit|wren|woodpecker
                Order of songs.
          -f, --food
                Also their food.
          --up  Louder.
        """
      ),
      (
        28,
        """
        Operands:
          BIRD  Birds, all by
                default.
          NEST  Where they live.

        Options:
          --by tit|wren|woodpecker
                      Order of
                      songs.
          -f, --food  Also their
                      food.
          --up        Louder.
        """
      ),
      (
        30,
        """
        Operands:
          BIRD  Birds, all by default.
          NEST  Where they live.

        Options:
          --by tit|wren|woodpecker
                      Order of songs.
          -f, --food  Also their food.
          --up        Louder.
        """
      ),
    ])
  func columns(width: Int, lists: String) {
    let page = page(
      width: width,
      [
        OptionSpec("by", allowed: ["tit", "wren", "woodpecker"], help: "Order of songs."),
        OptionSpec("food", short: "f", help: "Also their food."),
        OptionSpec("up", help: "Louder."),
      ])
    #expect(page.contains("\n\n\(lists)\n\nGlobal options:"), "\(page)")
  }

  @Test("Alternatives go on in the last line of a name, and a list may have only long names")
  func alternatives() {
    let names = ["tit", "wren", "woodpecker", "owl", "jay"]
    let page = page(width: 20, [OptionSpec("by", allowed: names, help: "Order.")])
    let option = """
        --by tit|wren
            |woodpecker
            |owl|jay
              Order.
      """
    #expect(page.contains("\n\nOptions:\n\(option)\n\n"), "\(page)")
  }

  @Test(
    "A name of 26 columns has its text beside it in a wide terminal", arguments: [60, 200])
  func wide(width: Int) {
    let names = [24, 25].map { String(repeating: "a", count: $0) }
    let page = page(
      width: width,
      [
        OptionSpec(names[0], help: "Louder."), OptionSpec(names[1], help: "Lower."),
        OptionSpec("up", help: "Higher."),
      ])
    let margin = String(repeating: " ", count: 30)
    let up = "  --up".padded(toWidth: 30)
    let first = "  --\(names[0])  Louder.\n"
    let list = "\(first)  --\(names[1])\n\(margin)Lower.\n\(up)Higher.\n"
    #expect(page.contains("\nOptions:\n\(list)\n"), "\(page)")
  }

  @Test("A bare tipctl has at most 24 lines with the twelve commands that people use first")
  func bare() {
    let run = runTipCtl([], table: .standard)
    #expect(run.code == .usage)
    let lines = run.errors.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 25)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.first == "Force, inspect and explain the tips of an app.")
    #expect(lines.filter { $0.hasPrefix("  ") }.count == 12)
    for words in ["tipctl help", "tipctl help force", "tipctl help COMMAND"] {
      #expect(run.errors.contains("\"\(words)\""))
    }
  }

  @Test("tipctl help has one line for each command")
  func oneLine() {
    let lines = runTipCtl(["help"], table: .standard).output.split(separator: "\n")
    for command in CommandTable.standard.commands {
      #expect(
        lines.contains { $0.hasPrefix("  \(command.name) ") && $0.hasSuffix(command.summary) },
        "\(command.name)")
    }
  }

  @Test("help of a group lists its commands; the name of a command takes precedence")
  func group() {
    let page = runTipCtl(["help", "force"], table: .standard).output
    #expect(page.contains("Usage: tipctl COMMAND\n"))
    let listed = page.split(separator: "\n").filter { $0.hasPrefix("  ") }.map {
      String($0.split(separator: " ")[0])
    }
    let members = CommandTable.standard.commands.filter { $0.group == .force }.map(\.name)
    #expect(listed == members)
    #expect(runTipCtl(["help", "Launch"], table: .standard).output.contains("  wait "))
    for name in ["run", "help"] {
      let own = runTipCtl(["help", name], table: .standard).output
      #expect(own.contains("Usage: tipctl \(name) "), "\(own)")
    }
    #expect(
      runTipCtl(["help", "snapshots"], table: .standard).output.contains("  snapshots list "))
  }

  @Test("help says that the commands of Apple's simulator are experimental, and no others")
  func experimental() throws {
    let pages = HelpPages(table: .standard, width: 200)
    #expect(pages.overview().contains("\nSimulator (experimental):\n"))
    let caution = try #require(CommandGroup.simulator.caution)
    #expect(caution.contains("never on a Mac"))
    #expect(pages.page(forFamily: "simulator").contains(caution))
    for command in CommandTable.standard.commands {
      let page = pages.page(for: command)
      let isOfSimulator = command.name.hasPrefix("simulator ")
      #expect(page.contains("\n\n\(caution)\n\n") == isOfSimulator, "\(command.name)")
    }
  }

  @Test("An earlier name of a command has the page of the command, and no list has the name")
  func aliases() {
    let table = CommandTable.standard
    let page = runTipCtl(["help", "list"], table: table).output
    #expect(page.contains("Usage: tipctl list [options] [TIP…]"))
    #expect(runTipCtl(["help", "status"], table: table).output == page)
    #expect(runTipCtl(["status", "--help"], table: table).output == page)
    let pages = HelpPages(table: table)
    let lists = [
      pages.overview(), pages.brief(), pages.page(forFamily: "inspect"), table.markdownTable,
      ManPage(table: table).text,
    ]
    for list in lists {
      #expect(!list.contains("tipctl status") && !list.contains("\n  status"))
    }
  }

  @Test("help about an unknown command suggests the nearest one")
  func unknown() {
    let run = runTipCtl(["help", "donat"])
    #expect(run.code == .usage)
    #expect(run.errorLines.last == "Did you mean \"donate\"?")
  }

  @Test("JSON help lists commands, options and their values")
  func json() throws {
    let run = runTipCtl(["help", "donate", "--format", "json"])
    let value = try StoredValue(json: run.output, subject: "help")
    guard case .object(let fields) = value, case .object(let command) = fields["command"] else {
      Issue.record("no command in \(run.output)")
      return
    }
    #expect(fields["schema"] == 4)
    #expect(command["name"] == "donate")
    #expect(command["usage"] == "tipctl donate [options] EVENT")
  }

  @Test("The README's table has a row for every command, and no stray bars")
  func markdown() {
    let table = CommandTable.backyard
    let lines = table.markdownTable.split(separator: "\n")
    #expect(lines.count == table.commands.count + 2)
    #expect(lines.first == "| Group | Command | What it does |")
    #expect(
      lines.contains("| Change | `tipctl donate [options] EVENT` | Donates to an event. |"))
    #expect(lines.contains("|  | `tipctl reset [options]` | Erases all records of tips. |"))
  }
}
