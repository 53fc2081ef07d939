import TipFoundation

/// The pages of help, generated from the table of commands.
package struct HelpPages: Sendable {
  private let table: CommandTable
  private let style: Style
  private let width: Int

  /// Creates pages in a style, wrapped to a number of columns.
  package init(table: CommandTable, style: Style = .plain, width: Int = 80) {
    self.table = table
    self.style = style
    self.width = width
  }

  /// Returns the page about the tool: its commands by group, global options and exit codes.
  package func overview() -> String {
    let examples = table.groups.prefix(3).compactMap { $0.commands.first?.examples.first }
    return joined(
      [
        "Force, inspect and explain the tips of an app.",
        usage("tipctl [global options] COMMAND"), section("Examples", self.examples(examples)),
      ] + commands + [
        globalOptions, exitCodes,
        paragraph("Run \"tipctl help COMMAND\" for more about a command."),
      ])
  }

  /// The commands that people use first.
  private static let common: Set = [
    "list", "explain", "check", "show", "hide", "auto", "clock", "donate", "set", "reset", "undo",
    "run",
  ]

  /// Returns the short page for a command line without a command.
  package func brief() -> String {
    joined([
      paragraph("Force, inspect and explain the tips of an app."),
      usage("tipctl [global options] COMMAND"),
      commands("Common commands", table.commands.filter { Self.common.contains($0.name) }),
      paragraph(
        "Run \"tipctl help\" for all commands, \"tipctl help force\" for those of a group, and "
          + "\"tipctl help COMMAND\" for one."),
    ])
  }

  private var commands: [String] {
    table.groups.map { group, members in commands(group.title, members) }
  }

  private func commands(_ title: String, _ commands: [CommandSpec]) -> String {
    section(title, list(commands.map { ($0.name, $0.summary) }, role: .code))
  }

  package func page(for command: CommandSpec) -> String {
    joined(
      [
        paragraph(command.summary), usage(command.usage),
        section("Examples", examples(command.examples)),
        section("Operands", list(command.operands.map { ($0.name, command.help(of: $0)) })),
        section("Options", list(command.options.map { ($0.signature, command.help(of: $0)) })),
      ] + command.notes.map(paragraph) + [common])
  }

  /// Returns the page about the commands that begin with a word, or the commands of a group.
  package func page(forFamily family: String) -> String {
    let words = table.families.contains(family) ? "\(family) COMMAND" : "COMMAND"
    let members = table.family(family)
    return joined([
      usage("tipctl \(words)"), commands("Commands", members),
      paragraph(members.first?.group.caution ?? ""),
      paragraph("Run \"tipctl help \(words)\" for more about a command."), common,
    ])
  }

  /// The lines about what all commands have.
  private var common: String {
    let options = GlobalOptions.named.map(\.spelling).joined(separator: " ")
    return paragraph("Global options: \(options)") + "\n"
      + paragraph("Run \"tipctl help\" for their meaning and the exit codes.")
  }

  private var globalOptions: String {
    section(
      "Global options",
      list(
        GlobalOptions.options.map { ($0.signature, GlobalOptions.exclusive.help(of: $0, $0.help)) })
    )
  }

  private var exitCodes: String {
    section("Exit codes", list(ExitCode.documented.map { ("\($0.code.rawValue)", $0.meaning) }))
  }
}

extension HelpPages {
  private func joined(_ sections: [String]) -> String {
    sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func section(_ title: String, _ body: String) -> String {
    guard !body.isEmpty else { return "" }
    return "\(style(.heading, "\(title):"))\n\(body)"
  }

  private func usage(_ line: String) -> String { "\(style(.heading, "Usage:")) \(line)" }

  private func examples(_ examples: [CommandSpec.Example]) -> String {
    examples.map { "  \(style(.code, $0.line))\n\(wrapped($0.meaning, indent: 6))" }
      .joined(separator: "\n")
  }

  /// Returns names in one column with their descriptions beside them.
  private func list(
    _ entries: [(name: String, text: String)], role: Style.Role = .plain
  ) -> String {
    // A name that leaves no room for text beside it is on a separate line.
    let room = min(width / 2, 30)
    let widths = entries.map(\.name.displayWidth)
    let column = (widths.filter { $0 + 4 <= room }.max() ?? 4) + 4
    return entries.map { name, text in
      let lines = wrapped(text, indent: column)
      guard name.displayWidth + 4 <= column else {
        return signature(name).map { "  \(style(role, $0))" }.joined(separator: "\n")
          + "\n\(lines)"
      }
      let padding = String(repeating: " ", count: column - 2 - name.displayWidth)
      return "  \(style(role, name))\(padding)\(lines.dropFirst(column))"
    }.joined(separator: "\n")
  }

  /// Returns a name in lines that fit, broken before alternatives.
  private func signature(_ name: String) -> [String] {
    var lines = [""]
    for part in name.split(separator: "|", omittingEmptySubsequences: false) {
      let isFirst = lines == [""]
      let added = isFirst ? String(part) : "|\(part)"
      if isFirst || (lines.last ?? "").displayWidth + added.displayWidth + 2 <= width {
        lines[lines.count - 1] += added
      } else {
        lines.append("    " + added)
      }
    }
    return lines
  }

  private func paragraph(_ text: String) -> String { wrapped(text, indent: 0) }

  /// Breaks text at spaces, and leaves a word that is too long on its own line.
  private func wrapped(_ text: String, indent: Int) -> String {
    let lines = text.wrapped(toWidth: max(10, width - indent), cutsWords: false)
    let margin = String(repeating: " ", count: indent)
    return lines.map { margin + $0 }.joined(separator: "\n")
  }
}
