import TipModel

/// `tipctl lock`: records the ids of tips in a file beside the code, and compares them with it.
enum LockCommand {
  private static let file = OperandSpec(
    "FILE", .optional, completion: .files(extension: "json"),
    help: "The file; \"tips.lock.json\" by default, \"-\" for a standard stream."
  )
  private static let check = OptionSpec(
    "check", help: "Compare, write nothing, and exit with 1 when an id is gone.")
  private static let defaultName = "tips.lock.json"

  static let spec: CommandSpec = .init(
    "lock", group: .content, summary: "Records the ids of tips, or checks that none is gone.",
    effect: .writes, operands: [file], options: [check, Reporter.option],
    examples: [
      .init("tipctl lock", "Writes tips.lock.json, to be committed with the code."),
      .init(
        "tipctl lock --check --app BackyardBirds",
        "Fails in a CI job when an old tip would show again."),
    ],
    notes: [
      "All records of a tip are stored under its id. With a different id it is a new tip: people "
        + "who have closed it see it again. New tips and changed groups are listed, and do not "
        + "fail the check.",
      "A datastore has the tips that the app has registered, evaluated or shown, including those "
        + "of older versions. Check one that the app or a test has just created, with "
        + "Tips.register(…) for all tips.",
    ]
  ) { context, arguments in
    let name = arguments.operand(file) ?? defaultName
    let reporter = try Reporter(arguments, context)
    if arguments.has(Reporter.option), !arguments.has(check) {
      throw CLIError.usage(
        "\"--reporter\" goes with --check",
        suggestion: "Write \"tipctl lock --check --reporter ...\"")
    }
    return try DatastoreSession.run(context) { session in
      let lock = TipLock(session.situation.facts)
      session.noteMissingTips()
      if arguments.has(check) { return try compare(lock, name, reporter, session) }
      return try write(lock, name, ChangeOptions(arguments), session)
    }
  }

  // MARK: - Checking

  private static func compare(
    _ lock: TipLock, _ name: String, _ reporter: Reporter, _ session: DatastoreSession
  ) throws -> ExitCode {
    let context = session.context
    let recorded: (text: String, lock: TipLock)
    do {
      recorded = try read(name, context)
    } catch let error as TipControlError where error.code == .missing {
      throw TipControlError(
        .missing, subject: name, reason: error.reason,
        suggestion: "Write it with \"tipctl lock\", and commit it with the code")
    }
    let differences = recorded.lock.differences(to: lock)
    let isLost = differences.contains(where: \.losesID)
    let message: String
    if isLost {
      message = "Old tips would show again: an id that people's devices know is gone."
    } else if differences.isEmpty {
      message = "All \(Plural.count(lock.tips.count, "tip")) are those of \(name)."
    } else {
      message = "No id of \(name) is gone."
    }
    let report = Report(
      name: "tipctl lock", subject: name,
      findings: differences.map { finding($0, in: name, recorded.text) })
    let json = fields(name, differences).merging(["message": .string(message)]) { $1 }
    try context.print(report, by: reporter, json: json) {
      ([message.printable] + lines(differences, context)).joined(separator: "\n")
    }
    if !differences.isEmpty {
      var words = ["lock"]
      if name != defaultName { words.append(name) }
      let command = session.commandLine(words)
      if isLost {
        context.note(
          "Restore the old ids. If the change is intended, accept it with: \(command)")
      } else {
        context.note("Accept it with: \(command)")
      }
    }
    return isLost ? .no : .done
  }

  /// Returns a difference as a finding, at the line of its id.
  private static func finding(
    _ difference: TipLockDifference, in name: String, _ text: String
  ) -> Finding {
    let id = StoredValue.string(difference.id).json
    let line = text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.trimmed.hasPrefix("\"id\"") && $0.contains(id) }
    let place = Finding.Place(file: name, line: line.map { $0 + 1 })
    guard difference.losesID else {
      return Finding(.note, difference.id, difference.description, "", at: place)
    }
    return Finding(
      .problem, difference.id, difference.description,
      "Restore the old id, or accept the change with \"tipctl lock\".", at: place)
  }

  private static func read(
    _ name: String, _ context: CommandContext
  ) throws -> (text: String, lock: TipLock) {
    let text = try context.readText(name, isSource: false)
    return (text, try TipLock(json: text, subject: name))
  }

  // MARK: - Writing

  private static func write(
    _ lock: TipLock, _ name: String, _ options: ChangeOptions, _ session: DatastoreSession
  ) throws -> ExitCode {
    let context = session.context
    guard name != "-" else {
      try context.print(rawJSON: lock.text)
      return .done
    }
    // A file that cannot be read is not overwritten: it may be newer, or half of a merge.
    let old: (text: String, lock: TipLock)?
    do {
      old = try read(name, context)
    } catch let error as TipControlError where error.code == .missing {
      old = nil
    }
    let differences = (old?.lock ?? TipLock([])).differences(to: lock)
    let hasChanged = old?.text != lock.text
    if hasChanged, !options.isDryRun {
      try context.write(lock.text, to: context.path(name), named: name)
    }
    let tips = Plural.count(lock.tips.count, "tip")
    var message = "\(name) holds these \(tips) already."
    if hasChanged { message = "\(name) holds the ids of \(tips)." }
    try context.print(
      changed: hasChanged, isDryRun: options.isDryRun, message,
      lines: lines(differences, context), fields: fields(name, differences))
    context.noteOnFiles(ifChanged: hasChanged && !options.isDryRun)
    if differences.contains(where: \.losesID) {
      context.warn(
        "Tips whose id is gone show again to people who have seen them",
        suggestion: "Restore the old ids if the change is not intended")
    }
    return .done
  }

  // MARK: - Output

  private static func lines(
    _ differences: [TipLockDifference], _ context: CommandContext
  ) -> [String] {
    differences.map { difference in
      "  " + context.style(difference.losesID ? .bad : .plain, difference.description.printable)
    }
  }

  private static func fields(
    _ name: String, _ differences: [TipLockDifference]
  ) -> [String: StoredValue] {
    ["file": .string(name), "differences": .array(differences.map(json))]
  }

  private static func json(_ difference: TipLockDifference) -> StoredValue {
    let (kind, old, new): (String, (any StoredObject)?, (any StoredObject)?) =
      switch difference {
      case .vanished(let old): ("vanished", old, nil)
      case .renamed(let old, to: let new): ("renamed", old, new)
      case .changed(let old, to: let new): ("changed", old, new)
      case .added(let new): ("added", nil, new)
      case .vanishedGroup(let old): ("vanishedGroup", old, nil)
      case .addedGroup(let new): ("addedGroup", nil, new)
      }
    return [
      "kind": .string(kind), "losesID": .bool(difference.losesID),
      "before": old?.storedValue ?? .null, "after": new?.storedValue ?? .null,
      "message": .string(difference.description),
    ]
  }
}
