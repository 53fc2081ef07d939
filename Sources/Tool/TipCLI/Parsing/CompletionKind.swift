/// The kind of completions of an operand or option.
package enum CompletionKind: Hashable, Sendable {
  /// No completions: numbers, dates, JSON.
  case nothing
  /// These words, though others may be valid too.
  case words([String])
  /// Ids and type names of tips.
  case tips
  /// Several tips in one word, separated by commas.
  case tipList
  /// Several ids of tooltips in one word, separated by commas.
  case toolTipList
  /// Ids of alerts.
  case alerts
  /// Several ids of alerts in one word, separated by commas.
  case alertList
  /// Ids of checks of texts.
  case checks
  /// Ids of events.
  case events
  /// Ids of parameters.
  case parameters
  /// Values of the parameter in the word before.
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
