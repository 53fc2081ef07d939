import TipFoundation

/// A test runner that launches apps, and the format in which it takes controls.
package struct Runner: Sendable {
  /// The name that `--for` takes.
  package let name: String
  /// The use of the text.
  package let help: String
  /// The supported channels, the default first.
  package let channels: [LaunchChannel]
  /// The prefix that it adds to variable names.
  package let prefix: String
  /// Writes controls in the runner's format.
  package let text: @Sendable (Launch) throws -> String

  /// Every runner, in the order of help.
  package static let all: [Runner] = [
    Runner("shell", "words for a command line", [.arguments]) { launch in
      launch.arguments.map(ShellQuoting.quoted).joined(separator: " ")
    },
    Runner("env", "assignments before a command line", [.environment], text: assignments),
    Runner("dotenv", "lines of a .env file", [.environment]) { launch in
      launch.environment.map { "\($0.name)=\(RunnerText.dotenv($0.value))" }
        .joined(separator: "\n")
    },
    Runner("swift", "a literal for launchArguments", [.arguments, .environment]) { launch in
      RunnerText.swift(launch)
    },
    Runner(
      "xcode-scheme", "elements of a scheme's LaunchAction", [.arguments, .environment, .both]
    ) { RunnerText.scheme($0) },
    Runner("test-plan", "options of a test plan", [.arguments, .environment, .both]) {
      RunnerText.testPlan($0)
    },
    Runner(
      "xcodebuild", "assignments before xcodebuild", [.environment], prefix: "TEST_RUNNER_",
      text: assignments),
    Runner(
      "simctl", "assignments before, or words behind, simctl launch", [.environment, .arguments],
      prefix: "SIMCTL_CHILD_"
    ) { launch in
      launch.arguments.isEmpty
        ? try assignments(launch)
        : launch.arguments.map(ShellQuoting.quoted).joined(separator: " ")
    },
    Runner("fastlane", "one string for launch_arguments", [.arguments]) {
      try RunnerText.fastlane($0)
    },
    Runner("maestro", "arguments of launchApp", [.arguments]) { RunnerText.maestro($0) },
    Runner("appium", "capabilities", [.arguments, .environment, .both]) {
      RunnerText.appium($0)
    },
    Runner("json", "arguments and environment", [.both, .arguments, .environment]) { launch in
      JSONOutput.document(RunnerText.fields(launch))
    },
  ]

  private init(
    _ name: String, _ help: String, _ channels: [LaunchChannel], prefix: String = "",
    text: @escaping @Sendable (Launch) throws -> String
  ) {
    self.name = name
    self.help = help
    self.channels = channels
    self.prefix = prefix
    self.text = text
  }

  @Sendable
  private static func assignments(_ launch: Launch) throws -> String {
    launch.environment.map { "\($0.name)=\(ShellQuoting.quoted($0.value))" }
      .joined(separator: " ")
  }
}
