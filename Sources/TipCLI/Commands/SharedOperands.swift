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
