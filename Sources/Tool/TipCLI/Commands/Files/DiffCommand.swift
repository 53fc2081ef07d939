import TipModel

/// `tipctl diff`: the difference between two states, also as an exit code.
enum DiffCommand {
  private static let states = OperandSpec(
    "STATE", .any, completion: .files(),
    help: "Two datastores or documents; one is compared with the datastore in use.")

  private static let at = OptionSpec(
    "at", value: "N", help: "Compare with the state before operation N of the same datastore.")

  static let spec: CommandSpec = .init(
    "diff", group: .files, summary: "Compares two states; exits with 1 if they differ.",
    operands: [states], options: [at, Reporter.option],
    examples: [
      .init("tipctl diff monday.json", "Compares the datastore in use with a document."),
      .init("tipctl diff phone tablet", "Compares two datastores."),
      .init("tipctl diff --at 1", "Shows the changes of operation 1 and all later ones."),
    ],
    notes: [
      "It compares definitions of tips and groups, statuses, records, parameters, donations, "
        + "overrides and the display frequency. Statuses are current. \"tipctl history --operations\" lists the "
        + "numbers of operations."
    ]
  ) { context, arguments in
    let reporter = try Reporter(arguments, context)
    let environment = try EnvironmentControls(context)
    let (left, right) = try sides(context, arguments)
    let comparison = StateComparison(
      from: environment.situation(left.facts), to: environment.situation(right.facts))
    try print(comparison, left.name, right.name, reporter, context)
    return .done(if: comparison.lines.isEmpty)
  }

  /// A state and its name in the output.
  private typealias Side = (name: String, facts: Facts)

  private static func sides(
    _ context: CommandContext, _ arguments: ParsedArguments
  ) throws -> (Side, Side) {
    let words = arguments.operands(states)
    let number = try arguments.int(at, in: 1...Int.max)
    switch (words.count, number) {
    case (2, nil):
      return (try named(words[0], context), try named(words[1], context))
    case (1, nil):
      return (try named(words[0], context), try used(context))
    case (0, let number?), (1, let number?):
      let now =
        if let word = words.first {
          try named(word, context)
        } else {
          try used(context)
        }
      return (("before operation \(number)", try before(number, now.facts)), now)
    default:
      throw usageError(words.count, number)
    }
  }

  private static func usageError(_ count: Int, _ number: Int?) -> CLIError {
    let reason =
      if count > 2 {
        "Two states can be compared, not \(count)"
      } else if number == nil {
        "No state was given to compare with"
      } else {
        "\"--at\" goes with one state"
      }
    return .usage(
      reason,
      suggestion: "Write \"tipctl diff A B\", \"tipctl diff A\" or \"tipctl diff --at N\"")
  }

  private static func named(_ word: String, _ context: CommandContext) throws -> Side {
    (word, try StateSource.facts(word, context))
  }

  /// The datastore in use.
  private static func used(_ context: CommandContext) throws -> Side {
    try DatastoreSession.run(context) { ($0.choice.path, $0.facts) }
  }

  private static func before(_ number: Int, _ facts: Facts) throws -> Facts {
    guard facts.undoable.contains(where: { $0.number == number }) else {
      throw unknownOperation(number, facts)
    }
    return try facts.before(operation: number)
  }

  private static func unknownOperation(_ number: Int, _ facts: Facts) -> CLIError {
    var reason = "There is no operation \(number) to go back to"
    if facts.redoable.contains(where: { $0.number == number }) {
      reason = "Operation \(number) is undone, and has changed nothing"
    }
    var suggestion = "No command has changed anything yet"
    if !facts.undoable.isEmpty {
      let known = facts.undoable.map { "\($0.number)" }.reversed()
      suggestion = "The log contains \(known.joined(separator: ", "))"
    }
    return CLIError(.badData, reason, suggestion: suggestion)
  }

  // MARK: - Output

  private static func print(
    _ comparison: StateComparison, _ left: String, _ right: String, _ reporter: Reporter,
    _ context: CommandContext
  ) throws {
    let lines = comparison.lines
    if lines.isEmpty {
      context.note("\(left) and \(right) are equal.")
    } else {
      context.note("Left is \(left), right is \(right).")
    }
    let list = Listing("differences", lines, columns)
    let fields: [String: StoredValue] = [
      "differs": .bool(!lines.isEmpty), "left": .string(left), "right": .string(right),
    ]
    let report = Report(
      name: "tipctl diff", subject: "\(left) and \(right)", findings: lines.map(finding))
    try context.print(report, by: reporter, json: list.json.merging(fields) { $1 }) {
      guard !lines.isEmpty else { return "" }
      return context.text(of: list.table)
    }
  }

  private static var columns: [Column<StateComparison.Line>] {
    [
      Column("kind") { $0.kind }, Column("name") { $0.id }, Column("member") { $0.member },
      .cell("left") { text($0.left) }, .member("left") { $0.left ?? .null },
      .cell("right") { text($0.right) }, .member("right") { $0.right ?? .null },
    ]
  }

  private static func finding(_ line: StateComparison.Line) -> Finding {
    let subject = [line.kind, line.id, line.member].filter { !$0.isEmpty }
      .joined(separator: " ")
    return Finding(
      .problem, subject, "\(subject) differs: \(text(line.left)) -> \(text(line.right)).")
  }

  private static func text(_ value: StoredValue?) -> String {
    switch value {
    case nil: "none"
    case .string(""): "\"\""
    case .string(let text): text
    case .object(let members):
      // Donations: the count, and how many of them the other side lacks.
      if case .int(let count)? = members["count"],
        case .int(let own)? = members["onlyHere"]
      {
        if own == 0 {
          "\(count)"
        } else {
          "\(count), \(own) only here"
        }
      } else {
        StoredValue.object(members).json
      }
    case let value?: value.json
    }
  }
}
