/// The commands of the tool: dispatch, help and the README's table all come from here.
package struct CommandTable: Sendable {
  /// The commands, within a group the common ones first.
  package let commands: [CommandSpec]
  /// Commands that programs run and no page tells of.
  package let hidden: [CommandSpec]

  /// Creates a table.
  package init(_ commands: [CommandSpec], hidden: [CommandSpec] = []) {
    self.commands = commands
    self.hidden = hidden
  }

  /// The commands of `tipctl`.
  package static let standard = CommandTable(
    [
      ListCommand.spec, StatusCommand.spec, ExplainCommand.spec, CheckCommand.spec,
      EventsCommand.spec, ParametersCommand.spec, HistoryCommand.spec, ReceiptCommand.spec,
      EvalCommand.spec, DoctorCommand.spec,
      ShowCommand.spec, HideCommand.spec, AutoCommand.spec, ClockCommand.spec,
      FrequencyCommand.spec,
      DonateCommand.spec, SetCommand.spec, UnsetCommand.spec, InvalidateCommand.spec,
      ResetCommand.spec, UndoCommand.undo, UndoCommand.redo, ExportCommand.spec, ImportCommand.spec,
      DiffCommand.spec, MergeCommand.spec,
      RunCommand.spec, ArgsCommand.spec, ControlsCommand.spec, WatchCommand.spec, LockCommand.spec,
      SnapshotsListCommand.spec, SnapshotsReviewCommand.spec,
      SnapshotsAcceptCommand.spec, SnapshotsRejectCommand.spec, SnapshotsPruneCommand.spec,
      HelpCommand.spec, CompletionsCommand.spec, ManCommand.spec,
    ], hidden: [CompleteCommand.spec])

  /// The command of a name; nil when there is none.
  package subscript(name: String) -> CommandSpec? {
    (commands + hidden).first { $0.name == name }
  }

  /// The command of a name.
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
      return members.isEmpty ? nil : (group, members)
    }
  }
}
