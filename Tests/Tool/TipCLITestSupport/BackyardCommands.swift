package import TipCLI
import TipModel

/// Commands for tests, of every kind that the parser supports.
package enum Backyard {
  package static let event = OperandSpec("EVENT", .exactly, help: "The event.")
  package static let count = OptionSpec("count", value: "N", help: "How many donations.")
  package static let info = OptionSpec(
    "info", short: "i", value: "JSON", repeatable: true, help: "Fields of the donation.")
  package static let loud = OptionSpec("loud", short: "l", help: "Says it loudly.")

  package static let donate = CommandSpec(
    "donate", group: .change, summary: "Donates to an event.", effect: .changes,
    operands: [event], options: [count, info, loud],
    examples: [.init("tipctl donate didViewBackyard --count 3", "Donates three times.")],
    notes: ["Donations count from the moment they are made."]
  ) { context, arguments in
    let options = ChangeOptions(arguments)
    let times = try arguments.int(count, in: 1...100) ?? 1
    try context.print(json: [
      "event": .string(arguments.required(event)), "times": .int(times),
      "info": .array(arguments.values(info).map { .string($0) }),
      "loud": .bool(arguments.has(loud)), "dryRun": .bool(options.isDryRun),
    ]) { "\(arguments.required(event)) \(times)" }
    return .done
  }

  package static let tips = OperandSpec("TIP", .any, help: "The tips.")
  package static let status = CommandSpec(
    "status", group: .inspect, summary: "Prints the status of tips.", operands: [tips],
    examples: [.init("tipctl status", "Prints all of them.")]
  ) { context, arguments in
    let names = arguments.operands(tips)
    context.note("clock: +3d")
    try context.print(json: ["tips": .array(names.map { .string($0) })]) {
      names.joined(separator: "\n")
    }
    return names.isEmpty ? .no : .done
  }

  package static let reset = CommandSpec(
    "reset", group: .change, summary: "Erases all records of tips.", effect: .destroys,
    examples: [.init("tipctl reset --yes", "Erases everything without asking.")]
  ) { context, arguments in
    let question = Confirmation(
      TipAlert(
        id: "tipctl-reset", title: "Reset the datastore?",
        message: "42 donations will be lost.",
        buttons: [.plain("Reset"), .cancel], intent: .deliberate))
    try question.ask(in: context, ChangeOptions(arguments))
    try context.print(json: ["reset": true]) { "Reset" }
    return .done
  }

  package static let left = OperandSpec("A", .exactly, help: "One document.")
  package static let right = OperandSpec("B", .optional, help: "The other document.")
  package static let diff = CommandSpec(
    "diff", group: .files, summary: "Compares state documents.", operands: [left, right],
    examples: [.init("tipctl diff monday.json - < tuesday.json", "Compares two days.")]
  ) { context, arguments in
    let texts = try [arguments.operand(left), arguments.operand(right)].compactMap(\.self)
      .map { try context.readText($0) }
    try context.print(raw: texts.joined())
    return .done
  }

  package static let words = OperandSpec(
    "COMMAND", .afterDashes, help: "The command to run.")
  package static let run = CommandSpec(
    "run", group: .launch, summary: "Runs a command.", operands: [words],
    examples: [.init("tipctl run -- swift test --filter Backyard", "Runs the tests.")]
  ) { context, arguments in
    let words = arguments.operands(words)
    try context.print(json: ["words": .array(words.map { .string($0) })]) {
      words.joined(separator: "|")
    }
    return ExitCode(rawValue: 42)
  }

  package static let shell = OperandSpec(
    "SHELL", .oneOrMore, allowed: ["bash", "zsh", "fish"], help: "The shell.")
  package static let completions = CommandSpec(
    "completions", group: .help, summary: "Prints completions.", operands: [shell],
    examples: [.init("tipctl completions zsh", "Prints those of zsh.")]
  ) { context, arguments in
    try context.print(raw: arguments.operands(shell).joined(separator: "\n"))
    return .done
  }

  package static let fail = CommandSpec(
    "fail", group: .inspect, summary: "Fails.",
    examples: [.init("tipctl fail", "Fails.")]
  ) { _, _ in throw Unforeseen(detail: "a bird flew off") }

  package struct Unforeseen: Error {
    let detail: String
    package init(detail: String) { self.detail = detail }
  }
}

extension CommandTable {
  /// The commands of tests, and the real `help`.
  package static let backyard = CommandTable(
    [
      Backyard.status, Backyard.fail, Backyard.donate, Backyard.reset, Backyard.diff,
      Backyard.run, Backyard.completions,
    ] + CommandTable.standard.commands.filter { $0.name == "help" })
}
