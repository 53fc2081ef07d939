import TipModel

/// `tipctl controls`: all controls, their spellings, and their values in force.
enum ControlsCommand {
  static let spec: CommandSpec = .init(
    "controls", group: .launch,
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
    guard try DatastoreChoice(context, environment: environment.datastore) != nil else {
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
      "\(said.value) (\(process.owning(said.source.label, in: said.source)))"
    }

    var json: StoredValue {
      [
        "value": .string(said.value), "source": .string(said.source.rawValue),
        "process": .init(process?.identifier),
      ]
    }
  }

  /// A control with its values in force.
  private typealias Entry = (descriptor: ControlDescriptor, values: [Value])

  private static func print(
    _ processes: [(AppProcess?, Controls)], in context: CommandContext
  ) throws {
    let entries = try Control.allCases.map { control -> Entry in
      let values = try processes.flatMap { process, controls in
        try inForce(control, controls).map { Value(said: $0, process: process) }
      }
      return (control.descriptor, values)
    }
    try context.print(Listing("controls", entries, columns))
  }

  /// The values of a control by source, highest precedence first.
  private static func inForce(
    _ control: Control, _ controls: Controls
  ) throws -> [Sourced<String>] {
    let said = try controls.sources.compactMap { source in
      try controls[source].text(of: control).map { Sourced(value: $0, source: source) }
    }
    if control.descriptor.effect.accumulates { return said }
    // Of values that exclude one another, the one of the first source applies.
    return Array(said.prefix(1))
  }

  private static var columns: [Column<Entry>] {
    [
      Column("control") { $0.descriptor.control.rawValue },
      .cell("in force", .warning) { $0.values.map(\.text).unique.joined(separator: "; ") },
      .member("inForce") { .array($0.values.map(\.json)) },
      Column("environment") { ControlName.environmentVariable(for: $0.descriptor.control) },
      .cell("launch argument") { descriptor, _ in
        let names = [
          ControlName.argument(for: descriptor.control),
          ControlName.appleArgument(for: descriptor.control),
        ]
        return names.compactMap(\.self).joined(separator: ", ")
      },
      .member("argument") { .string(ControlName.argument(for: $0.descriptor.control)) },
      .member("appleArgument") { descriptor, _ in
        .init(ControlName.appleArgument(for: descriptor.control))
      },
      Column("command", role: .code) { $0.descriptor.command },
      Column("API", "api") { $0.descriptor.api },
      Column("what it does", "help") { $0.descriptor.help },
      .member("accepts") { .string($0.descriptor.kind.accepts) },
    ]
  }
}
