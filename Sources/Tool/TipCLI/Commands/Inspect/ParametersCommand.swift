import TipModel

/// `tipctl parameters`: the parameters that rules read.
enum ParametersCommand {
  static let spec = CommandSpec(
    "parameters", group: .inspect, summary: "Lists all parameters and their values.",
    examples: [.init("tipctl parameters --app BackyardBirds", "Lists the parameters of an app.")]
  ) { context, _ in
    try DatastoreSession.run(context) { session in
      let parameters = session.situation.parameters.sorted { $0.key < $1.key }
      if parameters.isEmpty {
        context.note("No parameter is known yet; the app makes parameters known.")
      }
      try context.print(json: ["parameters": .array(parameters.map(json))]) {
        TextTable(["parameter", "type", "initial", "written", "value"], rows: parameters.map(row))
          .text(style: context.style, width: context.tableWidth)
      }
      return .done
    }
  }

  static func row(_ id: String, _ record: ParameterRecord) -> [TextTable.Cell] {
    let definition = record.definition
    let type = definition.map { $0.isTransient ? "\($0.type), transient" : $0.type }
    return [
      .init(id), .init(type ?? "unknown"), .init(definition?.initialValue.json ?? ""),
      .init(record.value == nil ? "" : record.written?.description ?? "yes"),
      .init(record.current.json),
    ]
  }

  private static func json(_ id: String, _ record: ParameterRecord) -> StoredValue {
    [
      "id": .string(id), "type": record.definition.map { .string($0.type) } ?? .null,
      "initialValue": record.definition?.initialValue ?? .null, "value": record.current,
      "isWritten": .bool(record.value != nil),
      "written": .init(record.value == nil ? nil : record.written),
      "isTransient": .bool(record.definition?.isTransient ?? false),
    ]
  }
}
