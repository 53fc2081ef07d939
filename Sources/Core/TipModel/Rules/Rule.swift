extension Tips {
  /// A condition on parameters and events that a tip needs to be shown (WWDC23 10229).
  public struct Rule: Sendable {
    /// The rule as data.
    package let expression: RuleExpression
    /// The definitions of the parameters and events that the rule reads.
    package let inputs: [RuleInputDefinition]
    /// Whether the rule is opaque because its text form could not be read again.
    package let isTooDeep: Bool

    /// Creates a rule from a tree.
    package init(
      expression: RuleExpression, inputs: [RuleInputDefinition] = [], isTooDeep: Bool = false
    ) {
      self.expression = expression
      self.inputs = inputs
      self.isTooDeep = isTooDeep
    }

    /// Creates a rule whose closure becomes a tree.
    ///
    /// - Parameters:
    ///   - input: The parameters and events, one for each parameter of the closure (D27).
    ///   - source: The closure's source text, by default the location of the rule.
    ///   - fileID: The file of the rule.
    ///   - line: The line of the rule.
    ///   - body: The condition, run once with expressions.
    public init<each Input: RuleInput>(
      _ input: repeat each Input, source: String? = nil, fileID: StaticString = #fileID,
      line: UInt = #line, _ body: (repeat Expression<(each Input).Value>) -> Expression<Bool>
    ) {
      let tree = body(repeat Expression((each input).inputDefinition.tree)).tree
      let inputs = Self.definitions(repeat each input)
      guard tree.parts.contains(where: \.isOpaque) else {
        self.init(storing: tree, source: source ?? "\(fileID):\(line)", inputs: inputs)
        return
      }
      self.init(
        opaque: source ?? "\(fileID):\(line)", inputs: inputs,
        native: { try RuleEvaluator(scope: $0).value(of: tree) })
    }

    /// Creates a rule from Swift code that cannot be represented as a tree (D24).
    ///
    /// - Parameters:
    ///   - input: The parameters and events, one for each parameter of the closure.
    ///   - source: The closure's source text, by default the location of the rule.
    ///   - fileID: The file of the rule.
    ///   - line: The line of the rule.
    ///   - body: The condition, run whenever the rule is evaluated.
    @_disfavoredOverload
    public init<each Input: RuleInput>(
      _ input: repeat each Input, source: String? = nil, fileID: StaticString = #fileID,
      line: UInt = #line, _ body: @escaping @Sendable (repeat (each Input).Value) -> Bool
    ) {
      self.init(
        opaque: source ?? "\(fileID):\(line)", inputs: Self.definitions(repeat each input),
        native: { scope in .bool(body(repeat try (each input).value(in: scope))) })
    }

    /// Creates a rule that combines other rules (TipKit 26 reference).
    ///
    /// - Parameters:
    ///   - operation: Whether all rules or at least one must hold.
    ///   - rules: The rules. Without rules a conjunction holds and a disjunction does not.
    public init(_ operation: CompoundOperation, _ rules: [Rule]) {
      let trees = rules.map(\.expression)
      let tree =
        switch operation {
        case .conjunction: RuleExpression.joined(trees, by: .and, none: true)
        case .disjunction: RuleExpression.joined(trees, by: .or, none: false)
        }
      self.init(storing: tree, source: nil, inputs: rules.flatMap(\.inputs))
    }

    /// Creates a rule from a tree, which is opaque if a datastore could not read its text again.
    private init(storing tree: RuleExpression, source: String?, inputs: [RuleInputDefinition]) {
      guard !tree.readsBack else {
        self.init(expression: tree, inputs: inputs)
        return
      }
      self.init(
        opaque: source ?? tree.description, inputs: inputs, isTooDeep: true,
        native: { try RuleEvaluator(scope: $0).value(of: tree) })
    }

    private init(
      opaque source: String, inputs: [RuleInputDefinition], isTooDeep: Bool = false,
      native: @escaping @Sendable (RuleScope) throws -> StoredValue
    ) {
      self.init(
        expression: .opaque(
          OpaqueRule(source: source, inputs: inputs.map(\.dependency), native: native)),
        inputs: inputs, isTooDeep: isTooDeep)
    }

    private static func definitions<each Input: RuleInput>(
      _ input: repeat each Input
    ) -> [RuleInputDefinition] {
      var definitions: [RuleInputDefinition] = []
      repeat definitions.append((each input).inputDefinition)
      return definitions
    }
  }
}

extension Tips.Rule {
  /// The way in which a rule combines other rules.
  public enum CompoundOperation: Hashable, Sendable {
    /// At least one rule must hold.
    case disjunction
    /// All rules must hold.
    case conjunction
  }
}

extension Tips.Rule: CustomStringConvertible {
  /// The rule's text form, which parses back.
  public var description: String { expression.description }
}

extension RuleExpression {
  package var isOpaque: Bool { if case .opaque = self { true } else { false } }
}
