/// The source of a control's value.
///
/// The cases are in order of precedence, highest first. A source outside the code takes precedence,
/// so that it forces a state without edits (D6).
public enum ControlSource: String, CaseIterable, Hashable, Sendable {
  /// A launch argument of the process.
  case argument
  /// A variable of the process's environment.
  case environment
  /// An override that `tipctl` stored in the datastore.
  case stored
  /// A call in the app's own code.
  case api

  /// The source's name in messages.
  public var label: String {
    switch self {
    case .argument: "launch argument"
    case .environment: "environment"
    case .stored: "tipctl"
    case .api: "API call"
    }
  }

  /// The index in the order of precedence: the lowest takes precedence.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }
}
