import TipModel

/// `tipctl parameters`: the parameters that rules read.
enum ParametersCommand {
  static let spec: CommandSpec = .init(
    "parameters", group: .inspect, summary: "Lists all parameters and their values.",
    examples: [.init("tipctl parameters --app BackyardBirds", "Lists the parameters of an app.")],
    run: DatastoreSession.command { session, _ in
      try session.context.print(
        list(session.situation),
        ifEmpty: "No parameter is known yet; the app makes parameters known.")
    })

  /// Returns the list of a situation's parameters, by id.
  static func list(_ situation: Situation) -> Listing<[String: ParameterRecord].Element> {
    Listing(
      "parameters", situation.parameters.sorted { $0.key < $1.key },
      [
        Column("parameter", "id") { $0.key },
        .cell("type") { _, record in
          guard let definition = record.definition else { return "unknown" }
          return definition.isTransient ? "\(definition.type), transient" : definition.type
        },
        .member("type") { .init($0.value.definition?.type) },
        .cell("initial") { $0.value.definition?.initialValue.shortJSON ?? "" },
        .member("initialValue") { $0.value.definition?.initialValue ?? .null },
        .cell("written") { _, record in
          guard record.value != nil else { return "" }
          return record.written?.description ?? "yes"
        },
        .member("written") { _, record in
          guard record.value != nil else { return .null }
          return .init(record.written)
        },
        .member("isWritten") { .bool($0.value.value != nil) },
        .cell("value") { $0.value.current.shortJSON }, .member("value") { $0.value.current },
        .member("isTransient") { .bool($0.value.definition?.isTransient ?? false) },
      ])
  }
}
