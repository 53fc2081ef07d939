/// One operand of a command: a word that is neither an option nor the value of one.
package struct OperandSpec: Hashable, Sendable {
  /// The number of words of an operand.
  package enum Arity: Hashable, Sendable {
    /// One word.
    case exactly
    /// One word, or none.
    case optional
    /// All remaining words, at least one.
    case oneOrMore
    /// All remaining words.
    case any
    /// All words after `--`, at least one: another command.
    case afterDashes
  }

  /// The name in capitals, for help.
  package let name: String
  /// The number of words.
  package let arity: Arity
  /// The only valid words, or none when any word is valid.
  package let allowed: [String]
  /// The completions, besides the allowed words.
  package let completion: CompletionKind
  /// The description, as a sentence.
  package let help: String

  package init(
    _ name: String, _ arity: Arity, allowed: [String] = [],
    completion: CompletionKind = .nothing, help: String
  ) {
    self.name = name
    self.arity = arity
    self.allowed = allowed
    self.completion = completion
    self.help = help
  }

  package var usage: String {
    switch arity {
    case .exactly: name
    case .optional: "[\(name)]"
    case .oneOrMore: "\(name)…"
    case .any: "[\(name)…]"
    case .afterDashes: "-- \(name)…"
    }
  }
}

/// Operands that several commands have.
enum SharedOperands {
  static let tip = OperandSpec(
    "TIP", .exactly, completion: .tips, help: "The tip, by its id or type name.")
  /// One piece of help of any kind.
  static let help = OperandSpec(
    "TIP", .exactly, completion: .help,
    help: "The tip, by its id or type name, or a tooltip or an alert, by its id.")
  static let parameter = OperandSpec(
    "PARAMETER", .exactly, completion: .parameters, help: "The parameter, by its id.")
  /// Any number of tips.
  static let tips = OperandSpec(
    "TIP", .any, completion: .tips,
    help: "The tips, by ids, patterns of ids or type names; a type selects all of its tips.")
}
