/// One operand of a command: a word that is neither an option nor the value of one.
package struct OperandSpec: Hashable, Sendable {
  /// How many words an operand takes.
  package enum Arity: Hashable, Sendable {
    /// One word.
    case exactly
    /// One word, or none.
    case optional
    /// All words that are left, and at least one.
    case oneOrMore
    /// All words that are left.
    case any
    /// All words after `--`, and at least one: another command.
    case afterDashes
  }

  /// The name in capitals, as help spells it.
  package let name: String
  /// How many words it takes.
  package let arity: Arity
  /// The only words it takes; empty when any will do.
  package let allowed: [String]
  /// What a shell offers for it, besides the allowed words.
  package let completion: CompletionKind
  /// What it stands for, as a sentence.
  package let help: String

  /// Creates an operand.
  package init(
    _ name: String, _ arity: Arity, allowed: [String] = [], completion: CompletionKind = .nothing,
    help: String
  ) {
    self.name = name
    self.arity = arity
    self.allowed = allowed
    self.completion = completion
    self.help = help
  }

  /// The operand as a usage line spells it.
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
  /// One tip.
  static let tip = OperandSpec(
    "TIP", .exactly, completion: .tips, help: "The tip, by its id or type name.")
  /// One parameter.
  static let parameter = OperandSpec(
    "PARAMETER", .exactly, completion: .parameters, help: "The parameter, by its id.")
  /// Any number of tips.
  static let tips = OperandSpec(
    "TIP", .any, completion: .tips,
    help: "The tips, by their ids or type names; a type stands for all of its tips.")
}
