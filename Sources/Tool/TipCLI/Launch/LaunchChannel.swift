package import TipModel

/// How a process receives its controls.
package enum LaunchChannel: String, CaseIterable, Sendable {
  /// By launch arguments.
  case arguments
  /// By environment variables.
  case environment
  /// By both, with equal values.
  case both

  static let options = [
    OptionSpec("arguments", help: "Use launch arguments."),
    OptionSpec("environment", help: "Use environment variables."),
    OptionSpec("both", help: "Use both."),
  ]

  /// Reads the channel of a command line, if one is given.
  static func read(_ arguments: ParsedArguments) -> LaunchChannel? {
    zip(allCases, options).first { arguments.has($0.1) }?.0
  }
}

/// The controls of a process, spelled for one channel.
package struct Launch: Sendable {
  /// Names and values, alternating.
  package let arguments: [String]
  /// The variables, sorted by name.
  package let environment: [(name: String, value: String)]

  /// Spells controls: arguments in a dialect, and variables whose names have a prefix.
  ///
  /// - Throws: `TipControlError` (malformed) when a value cannot be written.
  package init(
    _ controls: TipControls, by channel: LaunchChannel, in dialect: TipControls.Dialect,
    prefix: String = ""
  ) throws(TipControlError) {
    if channel == .environment {
      arguments = []
    } else {
      arguments = try controls.launchArguments(in: dialect)
    }
    if channel == .arguments {
      environment = []
    } else {
      let variables = try controls.launchEnvironment.sorted { $0.key < $1.key }
      environment = variables.map { (prefix + $0.key, $0.value) }
    }
  }

  var pairs: [(name: String, value: String)] {
    stride(from: 0, to: arguments.count - 1, by: 2).map { (arguments[$0], arguments[$0 + 1]) }
  }
}
