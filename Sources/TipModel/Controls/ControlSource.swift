/// Where a control's value comes from, in order of precedence: the first that says anything wins.
///
/// Whoever stands furthest outside of the code can force a state without editing it (D6).
public enum ControlSource: String, CaseIterable, Hashable, Sendable {
  /// A launch argument of the process.
  case argument
  /// A variable of the process's environment.
  case environment
  /// An override that `tipctl` stored in the datastore.
  case stored
  /// A call in the app's own code.
  case api

  /// The source's name for people.
  public var label: String {
    switch self {
    case .argument: "launch argument"
    case .environment: "environment"
    case .stored: "tipctl"
    case .api: "API call"
    }
  }

  /// The sources that count in a release build without `.testingControls(.enabled)` (D25).
  package static let inReleaseBuilds: [ControlSource] = [.api]
}
