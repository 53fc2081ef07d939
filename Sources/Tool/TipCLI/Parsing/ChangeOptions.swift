import TipFoundation

/// The options of changing commands: `--dry-run`, `--yes` where data can be lost, and `--no-undo`.
package struct ChangeOptions: Hashable, Sendable {
  /// Whether to print the change without applying it.
  package let isDryRun: Bool
  /// Whether the user has confirmed in advance.
  package let isConfirmed: Bool
  /// The command without these options for the log of operations, or nil to record no operation.
  package let command: String?

  /// Creates the options.
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
