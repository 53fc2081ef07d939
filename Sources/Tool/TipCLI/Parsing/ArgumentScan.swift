/// One pass over the arguments: separates options from words, and records the first mistakes.
struct ArgumentScan {
  private let arguments: [String]
  private let table: CommandTable
  private var index = 0
  private var isCommandUnknown = false
  /// The first word of a command of two words, until the second is found.
  private(set) var family: String?

  /// The command, once its name was found.
  private(set) var command: CommandSpec?
  /// The known options.
  private(set) var given = GivenOptions()
  /// The words after the command that are neither options nor their values.
  private(set) var words: [String] = []
  /// The number of words before `--`, or nil when there was none.
  private(set) var wordsBeforeDashes: Int?
  /// The option at the very end whose value is missing.
  private(set) var waiting: OptionSpec?
  private(set) var unknownOption: CLIError?
  /// The first other mistake.
  private(set) var mistake: CLIError?

  init(_ arguments: [String], table: CommandTable) {
    self.arguments = arguments
    self.table = table
  }

  /// Scans to the end: a mistake does not stop the scan, as `--help` may still follow.
  mutating func run() {
    while index < arguments.count {
      let word = arguments[index]
      index += 1
      do throws(CLIError) {
        if wordsBeforeDashes != nil || !Self.isOptionLike(word) {
          try readWord(word)
        } else if word == "--" {
          wordsBeforeDashes = words.count
        } else if word.hasPrefix("--") {
          try readLong(word)
        } else {
          try readShort(word)
        }
      } catch {
        if mistake == nil { mistake = error }
      }
    }
    do throws(CLIError) {
      try readJSONFlag()
    } catch {
      if mistake == nil { mistake = error }
    }
  }

  /// Reads `--json` as the `--format json` of the command, which may be the last word.
  private mutating func readJSONFlag() throws(CLIError) {
    guard given.has(GlobalOptions.jsonOption) else { return }
    let format = knownOptions.first { $0.name == GlobalOptions.formatOption.name }
    guard let format else { return }
    try given.add(format, value: OutputFormat.json.rawValue, for: GlobalOptions.jsonOption)
  }

  /// Whether a word is written as an option: not `-` (a standard stream), not `-5` (a number).
  static func isOptionLike(_ word: String) -> Bool {
    let scalars = word.unicodeScalars
    guard scalars.first == "-", let second = scalars.dropFirst().first else {
      return false
    }
    return !("0"..."9").contains(second)
  }

  /// The command's own options come first: one may replace a global option.
  private var knownOptions: [OptionSpec] {
    (command?.options ?? []) + GlobalOptions.options
  }

  private mutating func readWord(_ word: String) throws(CLIError) {
    if command != nil {
      words.append(word)
    } else if family == nil, table.families.contains(word) {
      family = word
    } else if !isCommandUnknown {
      var name = word
      if let family { name = "\(family) \(word)" }
      family = nil
      command = table[name]
      isCommandUnknown = command == nil
      if isCommandUnknown { throw .unknownCommand(name, in: table) }
    }
  }

  /// Reads `--name`, `--name value`, or `--name=value` whose value may be empty.
  private mutating func readLong(_ word: String) throws(CLIError) {
    // Split by scalars: a combining mark must not swallow the equals sign.
    let parts = word.unicodeScalars.split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    let inline = parts.count > 1 ? String(parts[1]) : nil
    guard let option = knownOptions.first(where: { $0.spelling == spelling }) else {
      return noteUnknown(spelling, value: inline ?? nextWord)
    }
    if option.isFlag, inline != nil {
      throw .usage("\"\(spelling)\" takes no value", suggestion: "Write \"\(spelling)\" alone")
    }
    try add(option, spelling: spelling, inline: inline)
  }

  /// Reads `-n`, or several letters at once, of which only the last may take a value.
  private mutating func readShort(_ word: String) throws(CLIError) {
    let letters = word.dropFirst()
    let options = letters.compactMap { letter in knownOptions.first { $0.short == letter } }
    guard options.count == letters.count, options.dropLast().allSatisfy(\.isFlag) else {
      return noteUnknown(word, value: nextWord)
    }
    for (letter, option) in zip(letters, options) {
      try add(option, spelling: "-\(letter)", inline: nil)
    }
  }

  private mutating func add(
    _ option: OptionSpec, spelling: String, inline: String?
  ) throws(CLIError) {
    let position = index
    var value = inline
    var typed = spelling
    if let inline { typed += "=\(inline)" }
    if let placeholder = option.placeholder, inline == nil {
      if index == arguments.count { waiting = option }
      guard index < arguments.count, !Self.isOptionLike(arguments[index]) else {
        throw needsValue(option, placeholder, spelling: spelling)
      }
      value = arguments[index]
      typed += " \(arguments[index])"
      index += 1
    }
    try given.add(option, .init(value: value, position: position, typed: typed))
  }

  private func needsValue(
    _ option: OptionSpec, _ placeholder: String, spelling: String
  ) -> CLIError {
    var reason = "\"\(spelling)\" needs a value"
    if index < arguments.count { reason += ", and \"\(arguments[index])\" is an option" }
    return .usage(
      reason,
      suggestion: "Write \"\(spelling) \(placeholder)\", "
        + "or \"\(option.spelling)=\(placeholder)\" for a value that begins with a dash")
  }

  private var nextWord: String? { index < arguments.count ? arguments[index] : nil }

  /// After an unknown command, its options are unknown too, so none is reported.
  private mutating func noteUnknown(_ spelling: String, value: String?) {
    guard unknownOption == nil, !isCommandUnknown else { return }
    let unknown = UnknownOption(
      spelling: spelling, value: value, command: command, table: table)
    unknownOption = unknown.error
  }
}
