import TipFoundation

/// The formats of runners, each with its own quoting.
enum RunnerText {
  static func dotenv(_ value: String) -> String {
    // Between single quotes no character is special, neither to a shell nor to a dotenv parser.
    // Dotenv parsers compare scalars, not characters with combining marks.
    let scalars = value.unicodeScalars
    guard scalars.contains("'") || scalars.contains("\n") else { return "'\(value)'" }
    let special = "\\\"$`".unicodeScalars
    return "\"\(value.replacingScalars { special.contains($0) ? "\\\($0)" : nil })\""
  }

  static func swift(_ launch: Launch) -> String {
    guard launch.environment.isEmpty else {
      let lines = launch.environment.map { "  \(literal($0.name)): \(literal($0.value))," }
      return "[\n\(lines.joined(separator: "\n"))\n]"
    }
    let lines = launch.pairs.map { "  \(literal($0.name)), \(literal($0.value))," }
    guard !lines.isEmpty else { return "[]" }
    return "[\n\(lines.joined(separator: "\n"))\n]"
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacingScalars { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: scalar.isObeyed ? "\\u{\(String(scalar.value, radix: 16))}" : nil
      }
    }
    return "\"\(escaped)\""
  }

  /// Xcode splits an argument's text like a shell.
  private static func words(_ pair: (name: String, value: String)) -> String {
    "\(pair.name) \(ShellQuoting.quoted(pair.value))"
  }

  static func scheme(_ launch: Launch) -> String {
    var lines = ["<LaunchAction>"]
    if !launch.arguments.isEmpty {
      lines.append("   <CommandLineArguments>")
      for pair in launch.pairs {
        lines.append(
          "      <CommandLineArgument argument = \"\(xml(words(pair)))\" isEnabled = \"YES\"/>")
      }
      lines.append("   </CommandLineArguments>")
    }
    if !launch.environment.isEmpty {
      lines.append("   <EnvironmentVariables>")
      for (name, value) in launch.environment {
        lines.append(
          "      <EnvironmentVariable key = \"\(xml(name))\" value = \"\(xml(value))\" "
            + "isEnabled = \"YES\"/>")
      }
      lines.append("   </EnvironmentVariables>")
    }
    return (lines + ["</LaunchAction>"]).joined(separator: "\n")
  }

  private static func xml(_ text: String) -> String {
    text.replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      // A parser would normalize other white space in an attribute, and a terminal obeys others.
      default: scalar.isObeyed ? "&#\(scalar.value);" : nil
      }
    }
  }

  static func testPlan(_ launch: Launch) -> String {
    var fields: [String: StoredValue] = [:]
    if !launch.arguments.isEmpty {
      fields["commandLineArgumentEntries"] = .array(
        launch.pairs.map { ["argument": .string(words($0))] })
    }
    if !launch.environment.isEmpty {
      fields["environmentVariableEntries"] = .array(
        launch.environment.map { ["key": .string($0.name), "value": .string($0.value)] })
    }
    return StoredValue.object(fields).prettyJSON.printableJSON
  }

  /// Returns one string, which fastlane splits at white space and without quoting.
  ///
  /// - Throws: `TipControlError` (malformed) for a value that it would split.
  static func fastlane(_ launch: Launch) throws(TipControlError) -> String {
    for (name, value) in launch.pairs {
      let isCut = value.unicodeScalars.contains { $0.properties.isWhitespace || $0 == "\"" }
      guard value.isEmpty || isCut else { continue }
      throw .unreadable(
        value, in: name, kind: "fastlane value", because: "fastlane would split it",
        write: "one without spaces and quotes, or use another runner")
    }
    return launch.arguments.joined(separator: " ")
  }

  /// Maestro adds the dash before a name itself, and reads JSON strings, which are valid in YAML.
  static func maestro(_ launch: Launch) -> String {
    let lines = launch.pairs.map { name, value in
      "    \(StoredValue.string(String(name.dropFirst())).json): \(StoredValue.string(value).json)"
        .printableJSON
    }
    var arguments = " {}"
    if !lines.isEmpty { arguments = "\n" + lines.map { "  " + $0 }.joined(separator: "\n") }
    return "- launchApp:\n    arguments:\(arguments)"
  }

  /// Detox adds the dash before a name itself.
  static func detox(_ launch: Launch) -> String {
    let members = launch.pairs.map { (String($0.name.dropFirst()), StoredValue.string($0.value)) }
    return StoredValue.object([
      "launchArgs": .object(Dictionary(uniqueKeysWithValues: members))
    ]).prettyJSON.printableJSON
  }

  static func appium(_ launch: Launch) -> String {
    let fields = fields(launch)
    var members: [String: StoredValue] = [:]
    members["args"] = fields["arguments"]
    members["env"] = fields["environment"]
    return StoredValue.object(["appium:processArguments": .object(members)])
      .prettyJSON.printableJSON
  }

  /// The parts that are used, as JSON.
  static func fields(_ launch: Launch) -> [String: StoredValue] {
    let variables = launch.environment.map { ($0.name, StoredValue.string($0.value)) }
    var fields: [String: StoredValue] = [:]
    if !launch.arguments.isEmpty {
      fields["arguments"] = .array(launch.arguments.map { .string($0) })
    }
    if !variables.isEmpty {
      fields["environment"] = .object(Dictionary(uniqueKeysWithValues: variables))
    }
    return fields
  }
}
