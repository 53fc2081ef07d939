import TipModel

/// `tipctl eval`: a rule's current value, and the value of each of its parts.
enum EvalCommand {
  private static let rule = OperandSpec(
    "RULE", .optional, help: "The rule's text, in the format of explain and export.")
  private static let tip = OptionSpec(
    "tip", value: "TIP", completion: .tips,
    help: "The tip whose rules to evaluate, or to which RULE belongs.")

  static let spec: CommandSpec = .init(
    "eval", group: .inspect, summary: "Evaluates a rule now, and shows the value of each part.",
    operands: [rule], options: [tip],
    examples: [
      .init(
        "tipctl eval 'event(\"didViewBackyard\").donations.donatedWithin(.days(5)).count >= 3'",
        "Exits with 0 if the rule holds, with 1 if not."),
      .init("tipctl eval --tip FavoriteBackyardTip", "Evaluates each rule of a tip."),
    ],
    notes: [
      "Values are on the left, \"?\" where there is none. The condition of a filter has a value "
        + "for each donation and is not listed, nor are literals.",
      "With --tip alone, the exit code is 0 when all rules of the tip hold. With RULE too, RULE is "
        + "evaluated as a rule of that tip, with the last results of its opaque rules.",
    ]
  ) { context, arguments in
    var tree: RuleExpression?
    if let text = arguments.operand(rule) { tree = try read(text, context) }
    guard tree != nil || arguments.has(tip) else {
      throw CLIError.usage(
        "\"tipctl eval\" needs a rule",
        suggestion: "Write one in quotes, or --tip TIP for a tip's")
    }
    return try DatastoreSession.run(context) { session in
      var owner: TipDefinition?
      if let word = arguments.value(tip) { owner = try session.situation.tip(word) }
      var rules = owner?.rules ?? []
      if let tree {
        try check(tree, in: session.situation)
        rules = [tree]
      }
      let answer = RuleAnswer(rules: rules, owner: owner, session.situation)
      if let tree, let value = answer.notACondition {
        throw TipControlError(
          .malformed, subject: tree.short,
          reason: "\"\(tree.short)\" is \(RuleKind.words(value.kind)) now (\(value.json)), "
            + "and a rule must be true or false",
          suggestion: "Compare it, as in \(tree.short) >= 3")
      }
      if answer.rules.isEmpty {
        context.note("The tip has no rules, so all of them hold.")
      }
      try context.print(json: answer.json) { answer.text(context) }
      return .done(if: answer.holds)
    }
  }

  /// Reads a rule that has to be a condition, and marks the position of a syntax error.
  private static func read(
    _ text: String, _ context: CommandContext
  ) throws -> RuleExpression {
    do throws(TipControlError) {
      return try RuleExpression(parsing: text)
    } catch {
      if context.globals.format == .text,
        let offset = RuleExpression.offsetOfMistake(in: text)
      {
        context.message(Caret.lines(under: text, at: offset))
      }
      throw error
    }
  }

  /// Checks that the rule can be true or false, and that its names are known.
  private static func check(
    _ tree: RuleExpression, in situation: Situation
  ) throws(TipControlError) {
    for dependency in tree.dependencies.sorted(by: { "\($0)" < "\($1)" }) {
      switch dependency {
      case .parameter(let id): _ = try situation.parameter(id)
      case .event(let id): _ = try situation.event(id)
      }
    }
    guard let mistake = tree.mistake else { return }
    var suggestion = mistake.suggestion
    if case .field(let name) = mistake.part {
      let known = situation.parameters.keys.sorted()
      let meant =
        known.first { $0.split(separator: ".").last.map(String.init) == name }
        ?? NearestName.of(name, in: known)
      if let meant { suggestion = "Did you mean parameter(\"\(meant)\")?" }
    }
    throw TipControlError(
      .malformed, subject: tree.short, reason: mistake.reason, suggestion: suggestion)
  }
}
