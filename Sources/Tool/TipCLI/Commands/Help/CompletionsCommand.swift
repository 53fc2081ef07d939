/// `tipctl completions`: the completion script of a shell.
enum CompletionsCommand {
  private static let shell = OperandSpec(
    "SHELL", .exactly, allowed: ShellScript.all.map(\.name), help: "The shell.")

  static let spec: CommandSpec = .init(
    "completions", group: .help, summary: "Prints the completion script of a shell.",
    operands: [shell],
    examples: [
      .init(
        "tipctl completions bash > ~/.local/share/bash-completion/completions/tipctl",
        "Installs it for bash, with the package bash-completion."),
      .init(
        "tipctl completions zsh > ~/.zfunc/_tipctl",
        "Installs it for zsh, with the folder in fpath before compinit runs."),
      .init(
        "tipctl completions fish > ~/.config/fish/completions/tipctl.fish",
        "Installs it for fish."),
    ],
    notes: [
      "\"make install\" installs all three in the shells' folders. The script calls the tool, "
        + "so tips, events and parameters come from the datastore that the command line or the "
        + "environment names. It is only read."
    ]
  ) { context, arguments in
    let name = arguments.required(shell)
    for script in ShellScript.all where script.name == name {
      try context.print(raw: script.text)
    }
    return .done
  }
}
