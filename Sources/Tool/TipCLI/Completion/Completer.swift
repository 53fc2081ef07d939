/// Completes command lines: a pure function of the table, the words and the sources' names.
package struct Completer: Sendable {
  private let table: CommandTable
  private let sources: CompletionSources

  package init(table: CommandTable, sources: CompletionSources) {
    self.table = table
    self.sources = sources
  }

  /// Returns the completions at the cursor: words in the order of help, and the shell's own.
  ///
  /// The words before the cursor have neither the tool's own name nor quoting. The beginning of the
  /// current word filters nothing, so that each shell can match as its user configured. Only its
  /// dashes, commas and equals sign change the answer.
  package func answer(_ words: [String], current: String) -> CompletionAnswer {
    var scan = ArgumentScan(words, table: table)
    scan.run()
    let values = CompletionValues(
      table: table, sources: sources, globals: GlobalOptions(scan.given), before: scan.words)
    let hasDashes = scan.wordsBeforeDashes != nil
    if let option = scan.waiting {
      return values.answer(option, current).withoutOptionLike
    }
    if !hasDashes, current.hasPrefix("--"), current.contains("=") {
      return inlineValue(current, scan, values)
    }
    if !hasDashes, current == "-" || ArgumentScan.isOptionLike(current) {
      return CompletionAnswer(options(scan))
    }
    guard let command = scan.command else { return CompletionAnswer(names(scan)) }
    guard let operand = operand(of: command, scan) else { return CompletionAnswer() }
    let answer = values.answer(operand, current)
    return hasDashes ? answer : answer.withoutOptionLike
  }

  /// Returns the values of `--option=`, each as a whole word.
  private func inlineValue(
    _ current: String, _ scan: ArgumentScan, _ values: CompletionValues
  ) -> CompletionAnswer {
    let spelling = current.prefix { $0 != "=" }
    let known = knownOptions(scan)
    guard let option = known.first(where: { $0.spelling == spelling && !$0.isFlag })
    else { return CompletionAnswer() }
    let value = String(current.dropFirst(spelling.count + 1))
    var answer = values.answer(option, value)
    answer.candidates = answer.candidates.compactMap {
      CompletionCandidate("\(spelling)=\($0.value)", $0.description)
    }
    return answer
  }

  private func knownOptions(_ scan: ArgumentScan) -> [OptionSpec] {
    let own = scan.command?.options ?? []
    // A command's option replaces the global option of the same name.
    let others = GlobalOptions.options.filter { global in
      !own.contains { $0.name == global.name }
    }
    return own + others
  }

  private func options(_ scan: ArgumentScan) -> [CompletionCandidate] {
    knownOptions(scan).filter { $0.isRepeatable || !scan.given.has($0) }
      .compactMap { option in
        CompletionCandidate(
          option.spelling,
          scan.command?.help(of: option) ?? GlobalOptions.exclusive.help(of: option, option.help))
      }
  }

  private func names(_ scan: ArgumentScan) -> [CompletionCandidate] {
    guard scan.mistake == nil else { return [] }
    guard let family = scan.family else { return table.completions(after: []) }
    return table.completions(after: [family])
  }

  /// Returns the operand that the next word belongs to.
  private func operand(of command: CommandSpec, _ scan: ArgumentScan) -> OperandSpec? {
    if scan.wordsBeforeDashes != nil,
      let other = command.operands.first(where: { $0.arity == .afterDashes })
    {
      return other
    }
    let operands = command.operands.filter { $0.arity != .afterDashes }
    guard let last = operands.last else { return nil }
    if scan.words.count < operands.count { return operands[scan.words.count] }
    guard last.arity == .any || last.arity == .oneOrMore else { return nil }
    return last
  }
}

extension CommandTable {
  /// Returns the words that may follow others in the name of a command.
  package func completions(after words: [String]) -> [CompletionCandidate] {
    let start = words.map { "\($0) " }.joined()
    var seen: Set<String> = []
    return commands.filter { $0.name.hasPrefix(start) }.compactMap { command in
      let rest = command.name.dropFirst(start.count).split(separator: " ").map(String.init)
      guard let word = rest.first, seen.insert(word).inserted else { return nil }
      guard rest.count > 1 else { return CompletionCandidate(word, command.summary) }
      let members = family(start + word).map { member in
        member.name.dropFirst(start.count + word.count + 1)
      }
      return CompletionCandidate(word, members.joined(separator: ", "))
    }
  }
}

extension CompletionAnswer {
  /// The answer without words that the parser would read as options.
  fileprivate var withoutOptionLike: CompletionAnswer {
    var answer = self
    answer.candidates.removeAll { ArgumentScan.isOptionLike($0.value) }
    return answer
  }
}
