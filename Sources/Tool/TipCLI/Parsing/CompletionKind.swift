/// The kind of completions of an operand or option.
package indirect enum CompletionKind: Hashable, Sendable {
  /// No completions: numbers, dates, JSON.
  case nothing
  /// These words, though others may be valid too.
  case words([String])
  /// Ids and type names of tips.
  case tips
  /// Ids and type names of tips, and ids of tooltips and alerts.
  case help
  /// Ids of tooltips.
  case toolTips
  /// Ids of alerts.
  case alerts
  /// Several names in one word, separated by commas.
  case list(of: CompletionKind)
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
  case folders
  /// Another command with its arguments.
  case shellCommand

  /// The languages that most apps have.
  package static let languages = CompletionKind.words(["en", "de", "es", "fr", "ja"])
}
