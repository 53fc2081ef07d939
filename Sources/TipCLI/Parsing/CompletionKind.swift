/// What a shell offers for a word: the one place where operands and options say what they take.
package enum CompletionKind: Hashable, Sendable {
  /// Nothing: numbers, dates, JSON.
  case nothing
  /// These words, though others may be right too.
  case words([String])
  /// Ids and type names of tips.
  case tips
  /// Several of those in one word, separated by commas.
  case tipList
  /// Ids of events.
  case events
  /// Ids of parameters.
  case parameters
  /// Values of the parameter that the word before names.
  case parameterValue
  /// Apps that have a datastore.
  case apps
  /// Names of the tool's own commands.
  case commands
  /// Snapshots that wait for a review, and files.
  case snapshots
  /// Files, of one extension first.
  case files(extension: String? = nil)
  /// Folders.
  case folders
  /// Another command with its arguments.
  case shellCommand
}
