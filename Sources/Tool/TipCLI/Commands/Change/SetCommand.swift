import TipFoundation
import TipModel

/// `tipctl set`: sets the value of a parameter.
enum SetCommand {
  private static let value = OperandSpec(
    "VALUE", .exactly, completion: .parameterValue,
    help: "The value as text, or as JSON for an array or an object.")

  static let spec: CommandSpec = .init(
    "set", group: .change, summary: "Sets a parameter.", effect: .changes,
    operands: [SharedOperands.parameter, value], options: [ValueShape.force],
    examples: [
      .init("tipctl set BackyardBirds.isSignedIn yes", "Signs in, for rules that read it."),
      .init("tipctl set BackyardBirds.favoriteCount 2", "Sets a number."),
    ],
    notes: [
      "An array or an object is JSON, such as '[\"wren\",\"robin\"]'.",
      "A value of the wrong kind is refused, and changes nothing; so is a list or an object whose "
        + "elements or members do not fit the parameter's type or its initial value.",
    ],
    run: DatastoreSession.command(to: .change) { session, arguments in
      let id = arguments.required(SharedOperands.parameter)
      let record = try session.parameter(id)
      let reader = ParameterText(id: id, record: record)
      let value = try reader.value(
        arguments.required(value), isForced: arguments.has(ValueShape.force))
      let outcome = try session.applyAsOperation(
        [.setParameter(id: id, value: value)], ChangeOptions(arguments))
      try outcome.print(
        done: "\"\(id)\" is \(value.json).", unchanged: "\"\(id)\" is \(value.json) already.",
        ["id": .string(id), "value": value])
      if record.definition?.isTransient == true {
        session.context.warn("\"\(id)\" is transient: an app starts with its initial value")
      }
    })
}
