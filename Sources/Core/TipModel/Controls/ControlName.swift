/// A control with one of its names.
package struct ControlSpelling: Hashable, Sendable {
  package let control: Control
  /// The source that uses the name.
  package let source: ControlSource
  /// The exact name of the variable or the launch argument.
  package let name: String
}

/// The names of controls: pure functions between a key and its spellings.
package enum ControlName {
  private static let variablePrefix = "TIPCTL_"
  private static let argumentPrefix = "-tipctl."
  private static let appleArgumentPrefix = "-com.apple.TipKit."

  /// The variable that names the app of `tipctl`.
  ///
  /// It is not a control, so apps ignore it.
  package static let appVariable = "TIPCTL_APP"

  /// Returns the environment variable of a control: `TIPCTL_SHOW_ALL_TIPS`.
  package static func environmentVariable(for control: Control) -> String {
    var name = variablePrefix
    for character in control.rawValue {
      if character.isUppercase, name != variablePrefix { name.append("_") }
      name.append(character.uppercased())
    }
    return name
  }

  /// Returns the launch argument of a control: `-tipctl.ShowAllTips`.
  package static func argument(for control: Control) -> String {
    argumentPrefix + control.rawValue
  }

  /// Returns TipKit's own launch argument of a control, or nil if TipKit does not have the control.
  package static func appleArgument(for control: Control) -> String? {
    guard control.descriptor.isInTipKit else { return nil }
    return appleArgumentPrefix + control.rawValue
  }

  /// Every name of every control, in the order of ``Control``.
  package static let all: [ControlSpelling] = Control.allCases.flatMap { control in
    let names: [(ControlSource, String?)] = [
      (.environment, environmentVariable(for: control)), (.argument, argument(for: control)),
      (.argument, appleArgument(for: control)),
    ]
    return names.compactMap { source, name in
      name.map { ControlSpelling(control: control, source: source, name: $0) }
    }
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  package static func control(environmentVariable name: String) -> Control? {
    guard let spelling = byName[name], spelling.source == .environment else { return nil }
    return spelling.control
  }

  /// Returns the control of a launch argument, in our spelling or TipKit's.
  package static func control(argument name: String) -> Control? {
    guard let spelling = byName[name], spelling.source == .argument else { return nil }
    return spelling.control
  }

  /// Returns the spelling of a control in a source, for messages.
  package static func spelling(of control: Control, in source: ControlSource) -> String {
    switch source {
    case .argument: argument(for: control)
    case .environment: environmentVariable(for: control)
    case .stored: control.descriptor.command
    case .api: control.descriptor.api
    }
  }

  /// Returns the warning for an unknown launch argument with our prefix.
  package static func unknownArgument(_ word: String) -> String? {
    let dashes = word.prefix { $0 == "-" }
    let name = word.dropFirst(dashes.count).prefix { $0 != "=" }
    guard !dashes.isEmpty, let (prefix, key) = ourKey(name) else { return nil }
    if let control = control(argument: "-\(name)"), word.contains("=") {
      let value = word.drop { $0 != "=" }.dropFirst()
      return "\"\(word)\" is not read: a name and its value are two words. "
        + "Write \"-\(prefix)\(control.rawValue)\" and then \"\(value)\"."
    }
    guard let near = nearest(to: key) else { return unknown(word, nearest: nil) }
    if prefix == "com.apple.TipKit.", let spelling = appleArgument(for: near) {
      return unknown(word, nearest: spelling)
    }
    return unknown(word, nearest: argument(for: near))
  }

  /// Returns the warning for an unknown variable with our prefix.
  package static func unknownVariable(_ name: String) -> String? {
    guard name.uppercased().hasPrefix(variablePrefix), name != appVariable else { return nil }
    let nearest = nearest(to: name.dropFirst(variablePrefix.count))
    return unknown(name, nearest: nearest.map(environmentVariable))
  }

  private static func unknown(_ word: String, nearest: String?) -> String {
    let hint = NearestName.suggestion(
      nearest, otherwise: "\"tipctl controls\" lists every control.")
    return "Unknown control \"\(word)\". \(hint)"
  }

  /// Splits a name with our prefix, in any case, into the prefix and the key.
  private static func ourKey(_ name: Substring) -> (prefix: String, key: Substring)? {
    let lowercased = name.lowercased()
    if lowercased.hasPrefix("com.apple.tipkit.") {
      return ("com.apple.TipKit.", name.dropFirst("com.apple.tipkit.".count))
    }
    guard lowercased.hasPrefix("tipctl") else { return nil }
    let rest = name.dropFirst("tipctl".count)
    // "-tipctlPath" may be the app's own, but "--tipctl-show-tips" is a typing error.
    if let next = rest.first, next.isLetter || next.isNumber { return nil }
    return ("tipctl.", rest)
  }

  /// Only letters are compared: `show-all-tips` and `SHOW_ALL_TIPS` are both near `ShowAllTips`.
  private static func nearest(to key: Substring) -> Control? {
    NearestName.of(key.filter(\.isLetter), in: Control.allCases.map(\.rawValue))
      .flatMap(Control.init)
  }
}
