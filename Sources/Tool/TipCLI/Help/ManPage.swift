import TipModel

/// The manual as a page in mdoc format, generated from the table of commands.
package struct ManPage: Sendable {
  private let table: CommandTable

  package init(table: CommandTable) { self.table = table }

  /// The variables that are not controls, with their meanings.
  package static let variables: [(name: String, meaning: String)] = [
    (
      "CI",
      "When set, and not to 0, false or no, tipctl asks nothing, and snapshots are not recorded."
    ),
    ("CLICOLOR_FORCE", "When set to a value other than 0, colour is always used."),
    ("COLUMNS", "The width of tables and help, instead of the terminal's."),
    ("HOME", "The folder of the apps' datastores, unless XDG_DATA_HOME is set."),
    ("NO_COLOR", "When set, no colour is used."),
    (
      ControlName.appVariable,
      "The app whose datastore to use, unless the command line or TIPCTL_DATASTORE chooses one."
    ),
    ("TERM", "When set to \"dumb\", no colour is used."),
    ("XDG_DATA_HOME", "The folder that contains a data folder for each app."),
  ]

  /// The files that the tool reads and writes, with their contents.
  package static let files: [(path: String, meaning: String)] = [
    ("~/.local/share/APP/.tipkit/tips.sqlite", "The datastore of an app."),
    ("tips.lock.json", "The ids of tips, as \"tipctl lock\" records them."),
    ("__Snapshots__", "The folder of snapshots, beside the tests."),
  ]

  package var text: String {
    let parts = [
      header, synopsis, description, commands, globals, environment, files, exitStatus, examples,
      seeAlso,
    ]
    return parts.joined().map { "\($0)\n" }.joined()
  }

  private var header: [String] {
    [
      ".Dd \(TipCtl.versionDate)", ".Dt TIPCTL 1", ".Os TipControl \(TipCtl.version)",
      ".Sh NAME", ".Nm tipctl", ".Nd force, inspect and explain the tips of an app",
    ]
  }

  private var synopsis: [String] {
    [".Sh SYNOPSIS", ".Nm", ".Op Ar global options", ".Ar COMMAND"]
  }

  private var description: [String] {
    [".Sh DESCRIPTION", ".Nm"]
      + Mdoc.prose(
        "works on the datastore of an app's tips, whether the app runs or not. Overrides "
          + "stay until \"tipctl auto\". Each command that changes something prints the command "
          + "that reverts it.")
      + [".Pp"]
      + Mdoc.prose(
        "The datastore is chosen by --datastore or --app, then by TIPCTL_DATASTORE, then by "
          + "TIPCTL_APP. Without any of them it is that of the only app that has one. Data goes to "
          + "standard output, everything else to standard error.")
  }

  private var commands: [String] {
    [".Sh COMMANDS"]
      + table.groups.flatMap { group, commands in
        [".Ss \(group.title)"] + Mdoc.list(commands.map(entry))
      }
  }

  private func entry(_ command: CommandSpec) -> (head: String, lines: [String]) {
    let operands = command.operands.map { operand in
      (".It Ar \(Mdoc.arguments(operand.name))", Mdoc.prose(command.help(of: operand)))
    }
    let details = Mdoc.list(operands + options(command.options, command.exclusive))
    let notes = command.notes.flatMap { [".Pp"] + Mdoc.prose($0) }
    return (
      ".It Ic \(Mdoc.arguments(command.usage))",
      Mdoc.prose(command.summary) + details + notes + Mdoc.examples(command.examples)
    )
  }

  private func options(
    _ options: [OptionSpec], _ exclusive: [Exclusion]
  ) -> [(head: String, lines: [String])] {
    options.map { (Mdoc.head(of: $0), Mdoc.prose(exclusive.help(of: $0, $0.help))) }
  }
}

extension ManPage {
  private var globals: [String] {
    [".Sh GLOBAL OPTIONS"] + Mdoc.prose("They are allowed before or after the command.")
      + Mdoc.list(options(GlobalOptions.options, GlobalOptions.exclusive))
  }

  /// Every control as a variable, and the other variables.
  private var environment: [String] {
    let controls = Control.allCases.map { control in
      let descriptor = control.descriptor
      return (
        name: ControlName.environmentVariable(for: control),
        meaning: "\(descriptor.help): \(descriptor.kind.accepts)."
      )
    }
    let variables = (controls + Self.variables).sorted { $0.name < $1.name }
    return [".Sh ENVIRONMENT"] + Mdoc.prose("An empty variable counts as unset.")
      + Mdoc.list(
        variables.map { (".It Ev \(Mdoc.arguments($0.name))", Mdoc.prose($0.meaning)) })
  }

  private var files: [String] {
    [".Sh FILES"]
      + Mdoc.list(
        Self.files.map { (".It Pa \(Mdoc.arguments($0.path))", Mdoc.prose($0.meaning)) })
  }

  private var exitStatus: [String] {
    [".Sh EXIT STATUS"]
      + Mdoc.list(
        ExitCode.documented.map {
          (".It \(Mdoc.arguments("\($0.code.rawValue)"))", Mdoc.prose($0.meaning))
        })
  }

  private var examples: [String] {
    [".Sh EXAMPLES"]
      + Mdoc.examples(table.groups.compactMap { $0.commands.first?.examples.first }).dropFirst()
  }

  private var seeAlso: [String] {
    [".Sh SEE ALSO", ".Xr bash 1 ,", ".Xr fish 1 ,", ".Xr sqlite3 1 ,", ".Xr zsh 1"]
  }
}
