/// Assigns the words of a command line to the operands of a command.
struct OperandBinder {
  private let command: CommandSpec

  init(_ command: CommandSpec) { self.command = command }

  /// Returns the words of each operand by its name.
  ///
  /// - Throws: ``CLIError`` (usage) when words are missing, too many, or not allowed.
  func bind(_ words: [String], beforeDashes: Int?) throws(CLIError) -> [String: [String]] {
    let takesDashes = command.operands.contains { $0.arity == .afterDashes }
    let split = takesDashes ? beforeDashes ?? words.count : words.count
    var left = words[..<split]
    var bound: [String: [String]] = [:]
    for operand in command.operands {
      let taken = operand.arity == .afterDashes ? words[split...] : left.prefix(limit(operand))
      if operand.arity != .afterDashes { left = left.dropFirst(taken.count) }
      bound[operand.name] = try check(Array(taken), for: operand, leftOver: left)
    }
    if let extra = left.first { throw tooMany(extra) }
    return bound
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
      throw operand.arity == .afterDashes && !leftOver.isEmpty
        ? missingDashes(operand, before: leftOver) : missing(operand)
    }
    for word in words {
      try AllowedValues.check(word, among: operand.allowed, for: operand.name)
    }
    return words
  }

  private func missing(_ operand: OperandSpec) -> CLIError {
    .usage(
      "\"\(command.name)\" needs \(operand.name)", suggestion: "Write \"\(command.usage)\"")
  }

  private func missingDashes(
    _ operand: OperandSpec, before words: ArraySlice<String>
  ) -> CLIError {
    .usage(
      "\"\(command.name)\" needs \(operand.name) after \"--\"",
      suggestion: "Write \"tipctl \(command.name) -- \(words.joined(separator: " "))\"")
  }

  private func tooMany(_ word: String) -> CLIError {
    .usage(
      "Unexpected argument \"\(word)\" for \"\(command.name)\"",
      suggestion: "Write \"\(command.usage)\"")
  }
}
