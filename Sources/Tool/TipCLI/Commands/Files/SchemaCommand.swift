import TipFoundation

/// `tipctl schema`: the JSON Schema of the documents that the tool reads and writes, and of the
/// JSON that it prints.
enum SchemaCommand {
  /// The text of each schema, by its name.
  private static let texts: KeyValuePairs = [
    "state": SchemaTexts.state, "content": SchemaTexts.content, "result": SchemaTexts.result,
    "lock": SchemaTexts.lock, "receipt": SchemaTexts.receipt, "output": SchemaTexts.output,
  ]
  private static let name = OperandSpec(
    "NAME", .exactly, allowed: texts.map(\.key), help: "The kind of document.")

  static let spec: CommandSpec = .init(
    "schema", group: .files, summary: "Prints the JSON Schema of a kind of document.",
    operands: [name],
    examples: [
      .init("tipctl schema state > state.schema.json", "Saves the schema of state documents.")
    ],
    notes: [
      "\"state\" is what export prints and import reads; \"content\" what lint reads; \"result\" "
        + "what simulate --shard writes; \"lock\" the file of lock; \"receipt\" that of the control "
        + "Receipt; \"output\" what commands print with --json.",
      "A document names its schema as $schema, which no command reads.",
    ]
  ) { context, arguments in
    let name = arguments.required(name)
    for (key, text) in texts where key == name {
      let schema = try StoredValue(json: text, subject: name)
      try context.print(rawJSON: schema.prettyJSON + "\n")
    }
    return .done
  }
}
