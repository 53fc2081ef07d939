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

  private static func escaped(_ cell: String) -> String {
    cell.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
