import TipFoundation
import TipModel

/// `tipctl unset`: returns a parameter to its initial value.
enum UnsetCommand {
  static let spec: CommandSpec = .init(
    "unset", group: .change, summary: "Returns a parameter to its initial value.",
    effect: .changes, operands: [SharedOperands.parameter],
    examples: [
      .init("tipctl unset BackyardBirds.isSignedIn", "Removes the written value.")
    ],
    run: DatastoreSession.command(to: .change) { session, arguments in
      let id = arguments.required(SharedOperands.parameter)
      _ = try session.parameter(id)
      let outcome = try session.applyAsOperation(
        [.unsetParameter(id: id)], ChangeOptions(arguments))
      let current = outcome.after.facts.parameters[id]?.current ?? .null
      try outcome.print(
        done: "\"\(id)\" is \(current.json), its initial value.",
        unchanged: "\"\(id)\" has its initial value, \(current.json), already.",
        ["id": .string(id), "value": current])
    })
}
