/// Assigns the words of a command line to the operands of a command.
struct OperandBinder {
  let command: CommandSpec

  /// Returns the words of each operand by its name.
  ///
  /// - Throws: ``CLIError`` (usage) when words are missing, too many, or not allowed.
  func bind(_ words: [String], beforeDashes: Int?) throws(CLIError) -> [String: [String]] {
    let takesDashes = command.operands.contains { $0.arity == .afterDashes }
    var split = words.count
    if takesDashes, let beforeDashes { split = beforeDashes }
    var left = words[..<split]
    var bound: [String: [String]] = [:]
    for operand in command.operands {
      let taken: ArraySlice<String>
      if operand.arity == .afterDashes {
        taken = words[split...]
      } else {
        taken = left.prefix(limit(operand))
        left = left.dropFirst(taken.count)
      }
      bound[operand.name] = try check(Array(taken), for: operand, leftOver: left)
    }
    if let extra = left.first { throw unexpected(extra) }
    return bound
  }

  private func unexpected(_ word: String) -> CLIError {
    var suggestion = "Write \"\(command.usage)\""
    // The word may be meant as the value of an option.
    if command.operands.isEmpty,
      let option = command.options.first(where: \.isRepeatable)
    {
      suggestion += ", with \"\(option.spelling) \(word)\""
    }
    return .usage(
      "Unexpected argument \"\(word)\" for \"\(command.name)\"", suggestion: suggestion)
  }

  private func limit(_ operand: OperandSpec) -> Int {
    switch operand.arity {
    case .exactly, .optional: 1
    case .oneOrMore, .any, .afterDashes: .max
    }
  }

  private func check(
    _ words: [String], for operand: OperandSpec, leftOver: ArraySlice<String>
  ) throws(CLIError) -> [String] {
    let mayBeEmpty = operand.arity == .optional || operand.arity == .any
    if words.isEmpty, !mayBeEmpty {
      throw missing(operand, before: leftOver)
    }
    for word in words {
      try AllowedValues.check(word, among: operand.allowed, for: operand.name)
    }
    return words
  }

  private func missing(_ operand: OperandSpec, before words: ArraySlice<String>) -> CLIError {
    guard operand.arity == .afterDashes, !words.isEmpty else {
      return .usage(
        "\"\(command.name)\" needs \(operand.name)", suggestion: "Write \"\(command.usage)\"")
    }
    return .usage(
      "\"\(command.name)\" needs \(operand.name) after \"--\"",
      suggestion: "Write \"tipctl \(command.name) -- \(words.joined(separator: " "))\"")
  }
}
