import TipFoundation

/// `tipctl help`: the list of commands, and the usage of each.
enum HelpCommand {
  private static let command = OperandSpec(
    "COMMAND", .any, completion: .commands,
    help: "The command to explain, or a group to list; all are listed by default.")

  static let spec: CommandSpec = .init(
    "help", group: .help, summary: "Explains the tool, or one of its commands.",
    operands: [command],
    examples: [
      .init("tipctl help", "Lists all commands."),
      .init("tipctl help force", "Lists the commands of a group."),
      .init("tipctl help help", "Explains one command; \"tipctl help --help\" does the same."),
    ]
  ) { context, arguments in
    let words = arguments.operands(command)
    guard !words.isEmpty else {
      try print(nil, in: context)
      return .done
    }
    let name = words.joined(separator: " ")
    if context.table[name] == nil, !context.table.family(name).isEmpty {
      try print(family: name, in: context)
    } else {
      try print(context.table.command(named: name), in: context)
    }
    return .done
  }

  /// Prints the page about the commands that begin with a word, or about a group of commands.
  static func print(family: String, in context: CommandContext) throws {
    let commands = context.table.family(family)
    try context.print(json: ["commands": .array(commands.map(describe))]) {
      context.help(styled: context.style).page(forFamily: family)
    }
  }

  /// Prints the page about a command, or about the tool.
  static func print(_ command: CommandSpec?, in context: CommandContext) throws {
    try context.print(json: json(command, in: context.table)) {
      let pages = context.help(styled: context.style)
      guard let command else { return pages.overview() }
      return pages.page(for: command)
    }
  }

  private static func json(
    _ command: CommandSpec?, in table: CommandTable
  ) -> [String: StoredValue] {
    if let command { return ["command": describe(command)] }
    return [
      "commands": .array(table.commands.map(describe)),
      "globalOptions": .array(GlobalOptions.options.map(describe)),
    ]
  }

  private static func describe(_ command: CommandSpec) -> StoredValue {
    [
      "name": .string(command.name), "group": .string(command.group.rawValue),
      "summary": .string(command.summary), "usage": .string(command.usage),
      "options": .array(command.options.map(describe)),
    ]
  }

  private static func describe(_ option: OptionSpec) -> StoredValue {
    [
      "name": .string(option.spelling), "short": .init(option.short.map { "-\($0)" }),
      "value": .init(option.placeholder), "help": .string(option.help),
    ]
  }
}
