import TipModel

/// `tipctl controls`: all controls, their spellings, and their values in force.
enum ControlsCommand {
  static let spec = CommandSpec(
    "controls", group: .run,
    summary: "Lists all controls with their spellings and values in force.",
    examples: [
      .init("tipctl controls", "Lists the controls, with the values of the environment."),
      .init(
        "tipctl controls --app BackyardBirds", "Adds the values that tipctl stored for an app."),
    ],
    notes: [
      "Precedence, highest first: launch argument, environment, tipctl, API call."
    ]
  ) { context, _ in
    let environment = try EnvironmentControls(context)
    // Without a datastore, only the environment has values to print.
    guard try environment.datastoreChoice(context) != nil else {
      try print([(nil, environment.controls)], in: context)
      return .done
    }
    return try DatastoreSession.run(context) { session in
      try print(session.views.map { ($0.process, $0.situation.controls) }, in: context)
      return .done
    }
  }

  /// A value in force, and the live process in which it is.
  private struct Value {
    let said: Sourced<String>
    let process: AppProcess?

    /// The value with its source.
    var text: String {
      // A stored value is in force everywhere.
      let owner = said.source == .stored ? nil : process?.label
      return "\(said.value) (\(said.source.label)\(owner.map { " of \($0)" } ?? ""))"
    }

    var json: StoredValue {
      [
        "value": .string(said.value), "source": .string(said.source.rawValue),
        "process": process.map { .int($0.identifier) } ?? .null,
      ]
    }
  }

  private static func print(
    _ processes: [(AppProcess?, Controls)], in context: CommandContext
  ) throws {
    let entries = try Control.allCases.map { control in
      let values = try processes.flatMap { process, controls in
        try inForce(control, controls).map { Value(said: $0, process: process) }
      }
      return (control.descriptor, values)
    }
    try context.print(json: ["controls": .array(entries.map(json))]) {
      let rows = entries.map { descriptor, values in
        row(descriptor, values.map(\.text).unique.joined(separator: "; "))
      }
      return TextTable(
        [
          "control", "in force", "environment", "launch argument", "command", "API", "what it does",
        ],
        rows: rows
      )
      .text(style: context.style, width: context.tableWidth)
    }
  }

  /// The values of a control by source, highest precedence first.
  private static func inForce(
    _ control: Control, _ controls: Controls
  ) throws -> [Sourced<String>] {
    let said = try controls.sources.compactMap { source in
      try controls[source].text(of: control).map { Sourced(value: $0, source: source) }
    }
    // Of values that exclude one another, the first source's applies; others add up.
    return control.descriptor.effect.accumulates ? said : Array(said.prefix(1))
  }

  private static func row(_ descriptor: ControlDescriptor, _ said: String) -> [TextTable.Cell] {
    let control = descriptor.control
    let arguments = [
      ControlName.argument(for: control), ControlName.appleArgument(for: control),
    ].compactMap(\.self)
    return [
      .init(control.rawValue), .init(said, .warning),
      .init(ControlName.environmentVariable(for: control)),
      .init(arguments.joined(separator: ", ")), .init(descriptor.command, .code),
      .init(descriptor.api), .init(descriptor.help),
    ]
  }

  private static func json(
    _ descriptor: ControlDescriptor, _ values: [Value]
  ) -> StoredValue {
    let control = descriptor.control
    return [
      "control": .string(control.rawValue), "help": .string(descriptor.help),
      "accepts": .string(descriptor.kind.accepts), "api": .string(descriptor.api),
      "command": .string(descriptor.command),
      "environment": .string(ControlName.environmentVariable(for: control)),
      "argument": .string(ControlName.argument(for: control)),
      "appleArgument": ControlName.appleArgument(for: control).map { .string($0) } ?? .null,
      "inForce": .array(values.map(\.json)),
    ]
  }
}
