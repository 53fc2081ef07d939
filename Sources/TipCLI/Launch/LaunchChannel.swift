package import TipModel
package import TipFoundation

/// How a process is told its controls.
package enum LaunchChannel: String, CaseIterable, Sendable {
  /// By launch arguments.
  case arguments
  /// By environment variables.
  case environment
  /// By both, which say the same.
  case both

  var usesArguments: Bool { self != .environment }
  var usesEnvironment: Bool { self != .arguments }

  /// The option of each channel.
  static let options = [
    OptionSpec("arguments", help: "Say it with launch arguments."),
    OptionSpec("environment", help: "Say it with environment variables."),
    OptionSpec("both", help: "Say it with both."),
  ]

  /// Reads the channel that a command line asks for.
  ///
  /// - Throws: ``CLIError`` (usage) when it asks for more than one.
  static func read(_ arguments: ParsedArguments) throws(CLIError) -> LaunchChannel? {
    let given = zip(allCases, options).filter { arguments.has($0.1) }
    guard given.count < 2 else {
      throw .usage(
        "\"\(given[0].1.spelling)\" and \"\(given[1].1.spelling)\" exclude each other",
        suggestion: "Give one of them; --both says it twice")
    }
    return given.first?.0
  }
}

/// What a process is told, in the words of one channel.
package struct Launch: Sendable {
  /// Names and values in turn.
  package let arguments: [String]
  /// The variables, sorted by name.
  package let environment: [(name: String, value: String)]

  /// Spells controls.
  ///
  /// - Parameters:
  ///   - controls: The controls.
  ///   - channel: How the process is told.
  ///   - dialect: How arguments are spelled.
  ///   - prefix: What stands before the names of variables.
  /// - Throws: `TipControlError` (malformed) when a value cannot be written.
  package init(
    _ controls: TipControls, by channel: LaunchChannel,
    in dialect: TipControls.Dialect = .tipControl, prefix: String = ""
  ) throws(TipControlError) {
    arguments = channel.usesArguments ? try controls.launchArguments(in: dialect) : []
    environment =
      channel.usesEnvironment
      ? try controls.launchEnvironment.sorted { $0.key < $1.key }
        .map { (prefix + $0.key, $0.value) } : []
  }

  /// The arguments as pairs of a name and a value.
  var pairs: [(name: String, value: String)] {
    stride(from: 0, to: arguments.count - 1, by: 2).map { (arguments[$0], arguments[$0 + 1]) }
  }
}
