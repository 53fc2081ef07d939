/// Operands that several commands have.
enum SharedOperands {
  /// One tip.
  static let tip = OperandSpec("TIP", .exactly, help: "The tip, by its id or type name.")
  /// One parameter.
  static let parameter = OperandSpec("PARAMETER", .exactly, help: "The parameter, by its id.")
  /// Any number of tips.
  static let tips = OperandSpec(
    "TIP", .any, help: "The tips, by their ids or type names; a type stands for all of its tips.")
}
