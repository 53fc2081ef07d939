extension CommandTable {
  /// The first words of commands whose name is two words: `snapshots` of `snapshots list`.
  package var families: [String] {
    commands.filter { $0.name.contains(" ") }
      .map { String($0.name.prefix { $0 != " " }) }.unique
  }

  /// The commands whose name begins with a word.
  package func family(_ word: String) -> [CommandSpec] {
    commands.filter { $0.name.hasPrefix("\(word) ") }
  }
}

extension CLIError {
  /// Returns the error about a first word without the second.
  static func incompleteCommand(_ word: String, in table: CommandTable) -> CLIError {
    let names = table.family(word).map { String($0.name.dropFirst(word.count + 1)) }
    return .usage(
      "\"\(word)\" needs another word: \(names.joined(separator: ", "))",
      suggestion: "Write \"tipctl \(word) \(names.first ?? "")\", "
        + "or run \"tipctl help \(word)\" for all of them")
  }
}
