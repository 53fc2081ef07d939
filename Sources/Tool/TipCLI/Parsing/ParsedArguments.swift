/// The options and operands of one command, from the command line.
package struct ParsedArguments: Sendable {
  /// The options, global ones among them.
  package let given: GivenOptions
  /// The command, which declares them.
  let command: CommandSpec
  /// The words of each operand by its name.
  let words: [String: [String]]

  package func has(_ option: OptionSpec) -> Bool {
    given.has(declared(option))
  }

  /// Returns the value of an option, or nil when it was not given.
  package func value(_ option: OptionSpec) -> String? {
    given.values(declared(option)).first
  }

  /// Returns the values of a repeatable option, in the order given.
  package func values(_ option: OptionSpec) -> [String] {
    given.values(declared(option))
  }

  /// Returns the word of an operand, or nil when an optional one was left out.
  package func operand(_ operand: OperandSpec) -> String? { operands(operand).first }

  package func operands(_ operand: OperandSpec) -> [String] {
    precondition(
      command.operands.contains(operand), "\(command.name) does not declare \(operand.name)")
    return words[operand.name, default: []]
  }

  /// Returns the command line without global options and some others: operands, then options.
  package func words(without options: [OptionSpec]) -> [String] {
    var line = [command.name]
    line += command.operands.flatMap { words[$0.name, default: []] }
    for option in command.options where !options.contains(option) && given.has(option) {
      if option.isFlag {
        line.append(option.spelling)
      } else {
        line += given.values(option).flatMap { [option.spelling, $0] }
      }
    }
    return line
  }

  /// Reading an option that the command does not declare is a programming error.
  private func declared(_ option: OptionSpec) -> OptionSpec {
    precondition(
      command.options.contains(option) || GlobalOptions.options.contains(option),
      "\(command.name) does not declare \(option.spelling)")
    return option
  }
}

extension ParsedArguments {
  /// Returns the word of a required operand, which the parser has checked.
  package func required(_ operand: OperandSpec) -> String {
    guard let word = self.operand(operand) else {
      preconditionFailure("\(operand.name) is not required by its command")
    }
    return word
  }

  /// Returns an option's value, converted from text, or nil when it was not given.
  ///
  /// The message names the kind that is expected: "a date such as 2026-11-21T09:00:00Z".
  ///
  /// - Throws: ``CLIError`` (usage) when the value is invalid: it converts to nil.
  package func value<Value>(
    _ option: OptionSpec, as kind: String, _ read: (String) -> Value?
  ) throws(CLIError) -> Value? {
    guard let text = value(option) else { return nil }
    guard let value = read(text) else {
      throw .usage(
        "Invalid value \"\(text)\" for \(option.spelling)", suggestion: "Give it \(kind)")
    }
    return value
  }

  /// Returns an option's value as a whole number.
  ///
  /// - Throws: ``CLIError`` (usage) when it is not a number, or out of range.
  package func int(
    _ option: OptionSpec, in range: ClosedRange<Int> = 0...Int.max
  ) throws(CLIError) -> Int? {
    let upper = range.upperBound == .max ? "on" : "to \(range.upperBound)"
    let kind = "a whole number from \(range.lowerBound) \(upper)"
    return try value(option, as: kind) { text in
      guard let number = Int(text), range.contains(number) else { return nil }
      return number
    }
  }
}
