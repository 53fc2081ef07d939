import TipModel
import TipFoundation

/// The options of commands that change something: `--dry-run`, and `--yes` where things are lost.
package struct ChangeOptions: Hashable, Sendable {
  /// Whether to say what would change, and change nothing.
  package let isDryRun: Bool
  /// Whether the user has agreed beforehand.
  package let isConfirmed: Bool
  /// The command without these options, as the log of operations keeps it.
  package let command: String

  /// Creates the options.
  package init(isDryRun: Bool = false, isConfirmed: Bool = false, command: String = "") {
    self.isDryRun = isDryRun
    self.isConfirmed = isConfirmed
    self.command = command
  }

  /// Reads the options; one that the command does not have counts as not given.
  package init(_ arguments: ParsedArguments) {
    self.init(
      isDryRun: arguments.given.has(Self.dryRun), isConfirmed: arguments.given.has(Self.yes),
      command: arguments.words(without: [Self.dryRun, Self.yes])
        .map(ShellQuoting.quoted).joined(separator: " "))
  }

  /// Prints what would change, and changes nothing.
  package static let dryRun = OptionSpec(
    "dry-run", short: "n", help: "Print what would change, and change nothing.")
  /// Agrees beforehand.
  package static let yes = OptionSpec(
    "yes", short: "y", help: "Go on without being asked.")
}
