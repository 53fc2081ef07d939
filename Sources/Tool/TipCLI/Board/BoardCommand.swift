/// A command line of the tool that a key runs.
package struct BoardCommand: Hashable, Sendable {
  /// The use of the command's output.
  package enum Purpose: Hashable, Sendable {
    /// A change, whose outcome is a message.
    case change
    /// A question, whose answer is a page.
    case page
  }

  /// The words after the choice of the datastore.
  package let words: [String]
  /// The use of the output.
  package let purpose: Purpose
  /// Whether the user has confirmed a loss of data.
  package let isConfirmed: Bool
}

extension BoardCommand {
  /// Creates a command.
  ///
  /// An operand that looks like an option follows `--`. An option without a value is a flag.
  package init(
    _ name: String, _ operands: [String] = [], options: [(name: String, value: String?)] = [],
    purpose: Purpose = .change
  ) {
    let options = options.flatMap { name, value -> [String] in
      guard let value else { return ["--\(name)"] }
      guard ArgumentScan.isOptionLike(value) else { return ["--\(name)", value] }
      return ["--\(name)=\(value)"]
    }
    var words = operands + options
    if operands.contains(where: { ArgumentScan.isOptionLike($0) }) {
      words = options + ["--"] + operands
    }
    self.init(words: [name] + words, purpose: purpose, isConfirmed: false)
  }

  /// The same command with the confirmation that a loss of data needs.
  package var confirmed: BoardCommand {
    var words = words
    words.insert(ChangeOptions.yes.spelling, at: words.firstIndex(of: "--") ?? words.endIndex)
    return BoardCommand(words: words, purpose: purpose, isConfirmed: true)
  }
}

/// The outcome of a command that the board has run.
package struct BoardAnswer: Hashable, Sendable {
  /// The text of standard output.
  var output = ""
  /// The text of standard error: warnings.
  let warnings: String
  /// The failure, if there was one.
  var failure: CLIError?
}
