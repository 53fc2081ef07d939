/// The groups of commands, in the order of help: what people need most comes first.
package enum CommandGroup: String, CaseIterable, Sendable {
  /// Looking at tips and at why they show.
  case inspect
  /// Making tips show or not, whatever their rules say.
  case force
  /// Changing what the datastore holds.
  case change
  /// State documents.
  case files
  /// Starting apps and tests.
  case run
  /// The words of tips.
  case content
  /// Recorded snapshots.
  case snapshots
  /// Days and months in a moment.
  case time
  /// Help and shell integration.
  case help

  /// The heading in help.
  package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// What a command does to the world; it decides which shared options the command has.
package enum CommandEffect: Sendable {
  /// Only looks.
  case reads
  /// Changes something that can be taken back: has `--dry-run`.
  case changes
  /// Destroys something: has `--dry-run` and `--yes`.
  case destroys

  /// The shared options that come with the effect.
  package var options: [OptionSpec] {
    switch self {
    case .reads: []
    case .changes: [ChangeOptions.dryRun]
    case .destroys: [ChangeOptions.dryRun, ChangeOptions.yes]
    }
  }
}

/// One command as a value: dispatch, parsing, help and the README read it.
package struct CommandSpec: Sendable {
  /// A command line and what it does.
  package struct Example: Hashable, Sendable {
    /// The command line, starting with `tipctl`.
    package let line: String
    /// What it does, as a sentence.
    package let meaning: String

    /// Creates an example.
    package init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  /// What runs when the command line was understood.
  package typealias Action = @Sendable (CommandContext, ParsedArguments) throws -> ExitCode

  /// The word that stands for the command.
  package let name: String
  /// Where help lists it.
  package let group: CommandGroup
  /// What it does, in one sentence.
  package let summary: String
  /// What it does to the world.
  package let effect: CommandEffect
  /// The words it takes; only the last may take other than one.
  package let operands: [OperandSpec]
  /// The options it takes, those of its effect among them.
  package let options: [OptionSpec]
  /// Command lines to copy, the common one first.
  package let examples: [Example]
  /// Longer explanations, one paragraph each.
  package let notes: [String]
  /// What it does.
  package let run: Action

  /// Creates a command; its effect adds `--dry-run` and `--yes` to the options.
  package init(
    _ name: String, group: CommandGroup, summary: String, effect: CommandEffect = .reads,
    operands: [OperandSpec] = [], options: [OptionSpec] = [], examples: [Example],
    notes: [String] = [], run: @escaping Action
  ) {
    self.name = name
    self.group = group
    self.summary = summary
    self.effect = effect
    self.operands = operands
    self.options = options + effect.options
    self.examples = examples
    self.notes = notes
    self.run = run
  }

  /// The usage line: `tipctl donate [options] EVENT`.
  package var usage: String {
    (["tipctl", name] + (options.isEmpty ? [] : ["[options]"]) + operands.map(\.usage))
      .joined(separator: " ")
  }
}
