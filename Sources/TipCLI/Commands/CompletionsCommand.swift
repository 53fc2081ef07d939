import TipModel

/// `tipctl completions`: the script that makes a shell complete the tool's words.
enum CompletionsCommand {
  private static let shell = OperandSpec(
    "SHELL", .exactly, allowed: ShellScript.all.map(\.name), help: "The shell.")

  static let spec = CommandSpec(
    "completions", group: .help, summary: "Prints the script that completes words in a shell.",
    operands: [shell],
    examples: [
      .init(
        "tipctl completions bash > ~/.local/share/bash-completion/completions/tipctl",
        "Completes in bash, where the package bash-completion is used."),
      .init(
        "tipctl completions zsh > ~/.zfunc/_tipctl",
        "Completes in zsh, with the folder in fpath before compinit runs."),
      .init(
        "tipctl completions fish > ~/.config/fish/completions/tipctl.fish", "Completes in fish."),
    ],
    notes: [
      "\"make install\" puts all three where shells look for them. The script asks the tool itself, "
        + "so tips, events and parameters come from the datastore that the line or the environment "
        + "names, which is only read."
    ]
  ) { context, arguments in
    let name = arguments.required(shell)
    for script in ShellScript.all where script.name == name { try context.print(raw: script.text) }
    return .done
  }
}
