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
  /// Other names by which people look for it.
  package let synonyms: [String]
  /// How to get launch arguments instead of variables.
  package let forArguments: String
  /// How to pass launch arguments on, if that is not obvious.
  package let advice: String
  /// Writes controls in the runner's format.
  package let text: @Sendable (Launch) throws -> String

  /// Every runner, in the order of help.
  package static let all: [Runner] = [
    Runner(
      "shell", "words for a command line", [.arguments], synonyms: ["bash", "sh", "zsh"],
      text: words),
    Runner("env", "assignments before a command line", [.environment], text: assignments),
    Runner("dotenv", "lines of a .env file", [.environment]) { launch in
      launch.environment.map { "\($0.name)=\(RunnerText.dotenv($0.value))" }
        .joined(separator: "\n")
    },
    Runner(
      "swift", "a literal for launchArguments", [.arguments, .environment],
      synonyms: ["xctest", "xcuiapplication", "xcuitest"]
    ) { RunnerText.swift($0) },
    Runner(
      "xcode-scheme", "elements of a scheme's LaunchAction", [.arguments, .environment, .both],
      synonyms: ["scheme", "xcode", "xcscheme"]
    ) { RunnerText.scheme($0) },
    Runner(
      "test-plan", "options of a test plan", [.arguments, .environment, .both],
      synonyms: ["xctestplan"]
    ) { RunnerText.testPlan($0) },
    // Its variables reach the process of the tests, which launches the app.
    Runner(
      "xcodebuild", "assignments before xcodebuild", [.environment], prefix: "TEST_RUNNER_",
      forArguments: "--for swift", text: assignments),
    Runner(
      "simctl", "words behind, or assignments before, simctl launch", [.arguments, .environment],
      prefix: "SIMCTL_CHILD_", synonyms: ["simulator"], text: wordsOrAssignments),
    // Its parser takes words that begin with a dash for its own options.
    Runner(
      "devicectl", "words behind, or assignments before, devicectl device process launch",
      [.arguments, .environment], prefix: "DEVICECTL_CHILD_", synonyms: ["device"],
      advice: "Write \"--\" before the app's bundle id, or devicectl reads these words as its own "
        + "options.",
      text: wordsOrAssignments),
    Runner(
      "fastlane", "one string for launch_arguments", [.arguments], synonyms: ["snapshot"]
    ) { try RunnerText.fastlane($0) },
    Runner("maestro", "arguments of launchApp", [.arguments]) { RunnerText.maestro($0) },
    Runner("detox", "launchArgs of launchApp or of an app's configuration", [.arguments]) {
      RunnerText.detox($0)
    },
    Runner("appium", "capabilities", [.arguments, .environment, .both]) {
      RunnerText.appium($0)
    },
    Runner("json", "arguments and environment", [.both, .arguments, .environment]) { launch in
      JSONOutput.document(RunnerText.fields(launch))
    },
  ]

  private init(
    _ name: String, _ help: String, _ channels: [LaunchChannel], prefix: String = "",
    synonyms: [String] = [], forArguments: String? = nil, advice: String = "",
    text: @escaping @Sendable (Launch) throws -> String
  ) {
    self.name = name
    self.help = help
    self.channels = channels
    self.prefix = prefix
    self.synonyms = synonyms
    if channels.contains(.arguments) {
      self.forArguments = "--arguments"
    } else {
      self.forArguments = forArguments ?? "--for shell"
    }
    self.advice = advice
    self.text = text
  }

  /// The runner of each synonym.
  static let names: [String: String] = Dictionary(
    uniqueKeysWithValues: all.flatMap { runner in runner.synonyms.map { ($0, runner.name) } })
}

extension Runner {
  @Sendable
  private static func words(_ launch: Launch) -> String {
    ShellQuoting.line(launch.arguments)
  }

  @Sendable
  private static func assignments(_ launch: Launch) -> String {
    launch.environment.map { "\($0.name)=\(ShellQuoting.quoted($0.value))" }
      .joined(separator: " ")
  }

  @Sendable
  private static func wordsOrAssignments(_ launch: Launch) -> String {
    guard launch.environment.isEmpty else { return assignments(launch) }
    return words(launch)
  }
}
