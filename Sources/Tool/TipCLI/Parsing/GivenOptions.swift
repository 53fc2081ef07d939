import TipFoundation

/// The options of one command line, with their positions.
package struct GivenOptions: Hashable, Sendable {
  /// One occurrence of an option.
  package struct Occurrence: Hashable, Sendable {
    /// The value, or nil for a flag.
    package let value: String?
    /// The position among the arguments, counted from 1.
    package let position: Int
    /// The option with its value, as the user typed it.
    package let typed: String
  }

  private var occurrences: [String: [Occurrence]] = [:]

  package func has(_ option: OptionSpec) -> Bool { occurrences[option.key] != nil }

  /// Returns the values of an option in the order given.
  package func values(_ option: OptionSpec) -> [String] {
    occurrences[option.key, default: []].compactMap(\.value)
  }

  /// Returns an option with its first value, as the user typed it, or nil when it was not given.
  package func typed(_ option: OptionSpec) -> String? {
    occurrences[option.key]?.first?.typed
  }

  /// Adds an option.
  ///
  /// - Throws: ``CLIError`` (usage) when it is given twice but not repeatable, or has an invalid
  ///   value.
  mutating func add(_ option: OptionSpec, _ occurrence: Occurrence) throws(CLIError) {
    if let earlier = occurrences[option.key]?.first, !option.isFlag,
      !option.isRepeatable
    {
      let positions = "\(earlier.position) and \(occurrence.position)"
      throw .usage(
        "\"\(option.spelling)\" was given twice, as arguments \(positions)",
        suggestion: "Give it once")
    }
    occurrences[option.key, default: []].append(occurrence)
    guard let value = occurrence.value else { return }
    try AllowedValues.check(
      value, among: option.allowed, synonyms: option.synonyms, for: option.spelling)
  }
}

extension GivenOptions {
  /// Adds an option with a value, if a flag was given that stands for both.
  ///
  /// - Throws: ``CLIError`` (usage) when the option is given too.
  mutating func add(
    _ option: OptionSpec, value: String, for flag: OptionSpec
  ) throws(CLIError) {
    guard let occurrence = occurrences[flag.key]?.first else { return }
    if let typed = typed(option) { throw .exclusive(typed, occurrence.typed) }
    try add(
      option,
      Occurrence(value: value, position: occurrence.position, typed: occurrence.typed))
  }
}

/// The check of words against a fixed list.
enum AllowedValues {
  static func check(
    _ value: String, among allowed: [String], synonyms: [String: String] = [:],
    for subject: String
  ) throws(CLIError) {
    guard !allowed.isEmpty, !allowed.contains(value) else { return }
    var suggestion = NearestName.suggestion(
      for: value, in: allowed,
      otherwise: "Write one of: \(allowed.joined(separator: ", "))")
    if let meant = synonyms[value.lowercased()] {
      suggestion = "Did you mean \"\(meant)\"?"
    }
    throw .usage("Invalid value \"\(value)\" for \(subject)", suggestion: suggestion)
  }
}
