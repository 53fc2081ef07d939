/// The kind of value that a control takes.
package enum ControlValueKind: String, CaseIterable, Hashable, Sendable {
  case bool
  /// Tip ids or type names.
  case names
  /// Ids of tooltips, or `*`.
  case toolTipNames
  /// Ids of alerts, or `*`.
  case alertNames
  /// Ids of alerts, or `*`, with a button each.
  case answers
  case duration
  /// A ``ClockSetting``.
  case clock
  /// A ``DisplayFrequency``.
  case displayFrequency
  /// The location of a datastore.
  case location
  /// A ``SnapshotRecordMode``.
  case recordMode
  /// The path of a file to write.
  case path
  /// The path of a folder.
  case folder
  /// A ``TipSettling``.
  case settling

  /// The accepted values, for help and messages.
  package var accepts: String {
    switch self {
    case .bool: "1 or 0, true or false, yes or no"
    case .names: "tip ids or type names, separated by commas"
    case .toolTipNames: "ids of tooltips separated by commas, or * for all"
    case .alertNames: "ids of alerts separated by commas, or * for all"
    case .answers:
      "an id and a button such as remove-backyard=Cancel, separated by commas; * for all"
    case .duration: "a duration such as 1s, 500ms or 0s"
    case .clock: ClockSetting.accepts
    case .displayFrequency: DisplayFrequency.accepts
    case .location: "a file or a folder, or memory"
    case .recordMode: "never, missing, failed or all"
    case .path: "a path, or - for standard error"
    case .folder: "a folder, created if it is missing"
    case .settling: "asOnDevice or keepsPopovers, both with a comma between them, or synchronous"
    }
  }
}
