package import TipCLI

extension CommandTable {
  /// The table of commands in the README, as Markdown.
  package var markdownTable: String {
    let rows = groups.flatMap { group, commands in
      commands.enumerated().map { index, command in
        [index == 0 ? group.title : "", "`\(command.usage)`", command.summary]
      }
    }
    return ([["Group", "Command", "What it does"], ["---", "---", "---"]] + rows)
      .map { "| \($0.map(Self.escaped).joined(separator: " | ")) |" }
      .joined(separator: "\n") + "\n"
  }

  /// The tables for coding agents, as Markdown: exit codes, and the commands that change something.
  package var contractTables: String {
    let codes = ExitCode.documented.map { "| \($0.code.rawValue) | \($0.meaning) |" }
    let effects = [
      ("--dry-run", "print what would change, and change nothing"),
      ("--yes", "never ask"),
      ("--no-undo", "record nothing for undo"),
    ].map { name, meaning in
      let commands = commands.filter { $0.options.contains { $0.spelling == name } }
      return "| `\(name)` | \(meaning) | \(commands.map(\.name).joined(separator: ", ")) |"
    }
    let lines =
      ["| Exit code | Meaning |", "| --- | --- |"] + codes
      + ["", "| Option | Meaning | Commands |", "| --- | --- | --- |"] + effects
    return lines.joined(separator: "\n") + "\n"
  }

  private static func escaped(_ cell: String) -> String {
    cell.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
