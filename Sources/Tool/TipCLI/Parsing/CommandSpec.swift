import TipFoundation

/// The groups of commands, in the order of help: the most used ones first.
package enum CommandGroup: String, CaseIterable, Sendable {
  /// Inspecting tips and the reasons for their status.
  case inspect
  /// Forcing tips to show or to be hidden.
  case force
  /// Changing the contents of the datastore.
  case change
  /// State documents, and backups of the datastore.
  case files
  /// Starting apps and tests, and waiting for them.
  case launch
  /// Apps in Apple's simulator.
  case simulator
  /// The content of tips.
  case content
  /// Pictures of tips, and the live board.
  case see
  /// Recorded snapshots.
  case snapshots
  /// Simulated days and months.
  case time
  /// Adding this package to a package with tips.
  case begin
  /// Help and shell integration.
  case help

  /// The heading in help.
  package var title: String {
    let title = rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    guard caution != nil else { return title }
    return "\(title) (experimental)"
  }

  /// The warning about an experimental group, as a sentence.
  package var caution: String? {
    guard self == .simulator else { return nil }
    return "The simulator commands are experimental: they have been tested against a stand-in for "
      + "xcrun, never on a Mac."
  }
}

/// The effect of a command, which determines its shared options.
package enum CommandEffect: Sendable {
  /// Only reads.
  case reads
  /// Changes the datastore: has `--dry-run` and `--no-undo`.
  case changes
  /// Destroys data of the datastore: has `--dry-run`, `--yes` and `--no-undo`.
  case destroys
  /// Changes files or an app: has `--dry-run`.
  case writes
  /// Destroys files or the log of operations: has `--dry-run` and `--yes`.
  case overwrites

  /// The shared options that come with the effect.
  package var options: [OptionSpec] {
    switch self {
    case .reads: []
    case .changes: [ChangeOptions.dryRun, ChangeOptions.noUndo]
    case .destroys: [ChangeOptions.dryRun, ChangeOptions.yes, ChangeOptions.noUndo]
    case .writes: [ChangeOptions.dryRun]
    case .overwrites: [ChangeOptions.dryRun, ChangeOptions.yes]
    }
  }
}

/// The options of changing commands: `--dry-run`, `--yes` where data can be lost, and `--no-undo`.
package struct ChangeOptions: Hashable, Sendable {
  /// Whether to print the change without applying it.
  package let isDryRun: Bool
  /// Whether the user has confirmed in advance.
  package let isConfirmed: Bool
  /// The command without these options for the log of operations, or nil to record no operation.
  package let command: String?

  package init(isDryRun: Bool = false, isConfirmed: Bool = false, command: String? = "") {
    self.isDryRun = isDryRun
    self.isConfirmed = isConfirmed
    self.command = command
  }

  /// Reads the options, of which one that the command does not have is not given.
  package init(_ arguments: ParsedArguments) {
    var command: String?
    if !arguments.given.has(Self.noUndo) {
      let words = arguments.words(without: [Self.dryRun, Self.yes])
      command = ShellQuoting.line(words)
    }
    self.init(
      isDryRun: arguments.given.has(Self.dryRun),
      isConfirmed: arguments.given.has(Self.yes), command: command)
  }

  /// Prints the change without applying it.
  package static let dryRun = OptionSpec(
    "dry-run", short: "n", help: "Print what would change, and change nothing.")
  /// Confirms in advance.
  package static let yes = OptionSpec(
    "yes", short: "y", help: "Continue without a confirmation.")
  /// Records no operation.
  static let noUndo = OptionSpec(
    "no-undo", help: "Do not record the change for \"tipctl undo\", as in a loop.")
}

/// One command as a value: dispatch, parsing, help and the README read it.
///
/// A static property writes its type. Otherwise the compiler would check all commands in each of
/// its processes to find the type of a table.
package struct CommandSpec: Sendable {
  /// A command line with its meaning.
  package struct Example: Hashable, Sendable {
    /// The command line, starting with `tipctl`.
    package let line: String
    /// The meaning, as a sentence.
    package let meaning: String

    package init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  /// The implementation of a command.
  package typealias Action = @Sendable (CommandContext, ParsedArguments) throws -> ExitCode

  package let name: String
  /// Earlier names of the command, which still call it, and which help and completions leave out.
  package let aliases: [String]
  /// Its group in help.
  package let group: CommandGroup
  /// The description, in one sentence.
  package let summary: String
  /// The effect on data.
  package let effect: CommandEffect
  /// The operands, of which only the last may take a different number of words than one.
  package let operands: [OperandSpec]
  /// The options, including the ones of its effect.
  package let options: [OptionSpec]
  /// The options and operands that cannot be given together.
  package let exclusive: [Exclusion]
  /// The options of similar commands that this one cannot have, with what to use instead.
  package var instead: [String: String] = [:]
  /// Command lines to copy, the most common one first.
  package let examples: [Example]
  /// Longer explanations, one paragraph each, after the caution of the group.
  package let notes: [String]
  package let run: Action

  /// Creates a command, to whose options its effect adds `--dry-run` and the like.
  package init(
    _ name: String, aliases: [String] = [], group: CommandGroup, summary: String,
    effect: CommandEffect = .reads,
    operands: [OperandSpec] = [], options: [OptionSpec] = [], exclusive: [Exclusion] = [],
    examples: [Example], notes: [String] = [], run: @escaping Action
  ) {
    self.name = name
    self.aliases = aliases
    self.group = group
    self.summary = summary
    self.effect = effect
    self.operands = operands
    self.options = options + effect.options
    self.exclusive = exclusive
    self.examples = examples
    self.notes = [group.caution].compactMap(\.self) + notes
    self.run = run
  }

  /// The usage line: `tipctl donate [options] EVENT`.
  package var usage: String {
    var parts = ["tipctl", name]
    if !options.isEmpty { parts.append("[options]") }
    parts += operands.map(\.usage)
    return parts.joined(separator: " ")
  }

  /// Returns the description of an option for help and completions.
  package func help(of option: OptionSpec) -> String {
    (GlobalOptions.exclusive + exclusive).help(of: option, option.help)
  }

  package func help(of operand: OperandSpec) -> String {
    var help = operand.help
    if !operand.allowed.isEmpty {
      help += " One of: \(operand.allowed.joined(separator: ", "))."
    }
    return exclusive.help(of: operand, help)
  }
}
