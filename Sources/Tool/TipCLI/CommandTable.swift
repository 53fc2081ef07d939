import TipFoundation

/// The commands of the tool: dispatch, help and the README's table use it.
package struct CommandTable: Sendable {
  /// The commands, of which the common ones are first in their group.
  package let commands: [CommandSpec]
  /// Commands for programs, which no help page lists.
  package let hidden: [CommandSpec]

  package init(_ commands: [CommandSpec], hidden: [CommandSpec] = []) {
    self.commands = commands
    self.hidden = hidden
  }

  /// The commands of `tipctl`.
  package static let standard = CommandTable(
    [
      ListCommand.spec, ExplainCommand.spec, CheckCommand.spec, GroupsCommand.spec,
      EventsCommand.spec, ParametersCommand.spec, HistoryCommand.spec, ReceiptCommand.spec,
      EvalCommand.spec, DoctorCommand.spec, AppsCommand.spec,
      ForceCommand.show, ForceCommand.hide, ForceCommand.only, ForceCommand.auto, ClockCommand.spec,
      FrequencyCommand.spec, ToolTipsCommand.spec, AlertsCommand.spec,
      DonateCommand.spec, SetCommand.spec, UnsetCommand.spec, InvalidateCommand.spec,
      ResetCommand.spec, UndoCommand.undo, UndoCommand.redo, ExportCommand.spec, ImportCommand.spec,
      DiffCommand.spec, MergeCommand.spec, SchemaCommand.spec, BackupCommand.spec,
      RestoreCommand.spec, SalvageCommand.spec,
      RunCommand.spec, ArgsCommand.spec, ControlsCommand.spec, WatchCommand.spec, WaitCommand.spec,
      SimulatorLaunchCommand.spec, SimulatorQuietCommand.spec, SimulatorListCommand.spec,
      SimulatorInspectCommand.spec, SimulatorResetCommand.spec, SimulatorUndoCommand.spec,
      LintCommand.spec, LockCommand.spec, AssetsCommand.spec,
      CardCommand.spec, GalleryCommand.spec, UICommand.spec, ReproCommand.spec,
      SnapshotsListCommand.spec, SnapshotsReviewCommand.spec,
      SnapshotsDecideCommand.accept, SnapshotsDecideCommand.reject, SnapshotsPruneCommand.spec,
      SimulateCommand.spec, ReportCommand.spec,
      InitCommand.spec, HelpCommand.spec, CompletionsCommand.spec, ManCommand.spec,
    ], hidden: [CompleteCommand.spec])

  /// The command with a name or an alias, if there is one.
  package subscript(name: String) -> CommandSpec? {
    (commands + hidden).first { $0.name == name || $0.aliases.contains(name) }
  }

  /// Returns the command with a name or an alias.
  ///
  /// - Throws: ``CLIError`` (usage) with the nearest name when there is none.
  package func command(named name: String) throws(CLIError) -> CommandSpec {
    guard let command = self[name] else { throw .unknownCommand(name, in: self) }
    return command
  }

  /// The groups that have commands, in the order of help.
  package var groups: [(group: CommandGroup, commands: [CommandSpec])] {
    CommandGroup.allCases.compactMap { group in
      let members = commands.filter { $0.group == group }
      guard !members.isEmpty else { return nil }
      return (group, members)
    }
  }

  /// The first words of commands whose name is two words: `snapshots` of `snapshots list`.
  package var families: [String] {
    commands.filter { $0.name.contains(" ") }
      .map { String($0.name.prefix { $0 != " " }) }.unique
  }

  /// The commands whose name begins with a word, or else the commands of that group.
  package func family(_ word: String) -> [CommandSpec] {
    let family = commands.filter { $0.name.hasPrefix("\(word) ") }
    guard family.isEmpty else { return family }
    return commands.filter { $0.group.rawValue == word.lowercased() }
  }
}

extension CLIError {
  /// Returns the error for the first word of a command without the second.
  static func incompleteCommand(_ word: String, in table: CommandTable) -> CLIError {
    let names = table.family(word).map { String($0.name.dropFirst(word.count + 1)) }
    return .usage(
      "\"\(word)\" needs a second word: \(names.joined(separator: ", "))",
      suggestion: "Write \"tipctl \(word) \(names.first ?? "")\", "
        + "or run \"tipctl help \(word)\" for the list")
  }
}
