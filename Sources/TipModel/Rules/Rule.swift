import TipFoundation

extension Tips {
  /// A condition on parameters and events that a tip needs to be shown (WWDC23 10229).
  public struct Rule: Sendable {
    /// The rule as data.
    package let expression: RuleExpression
    /// What the rule reads, as the datastore has to know it.
    package let inputs: [RuleInputDefinition]

    /// Creates a rule from a tree.
    ///
    /// - Parameters:
    ///   - expression: The tree.
    ///   - inputs: Definitions of the parameters and events it reads.
    package init(expression: RuleExpression, inputs: [RuleInputDefinition] = []) {
      self.expression = expression
      self.inputs = inputs
    }

    /// Creates a rule whose closure becomes a tree.
    ///
    /// - Parameters:
    ///   - input: The parameters and events, one for each parameter of the closure (D27).
    ///   - source: The closure's source text; where the rule stands by default.
    ///   - fileID: The file of the rule.
    ///   - line: The line of the rule.
    ///   - body: The condition, run once over expressions.
    public init<each Input: RuleInput>(
      _ input: repeat each Input, source: String? = nil, fileID: StaticString = #fileID,
      line: UInt = #line, _ body: (repeat Expression<(each Input).Value>) -> Expression<Bool>
    ) {
      let tree = body(repeat Self.variable(for: each input)).tree
      let inputs = Self.definitions(repeat each input)
      guard tree.parts.contains(where: \.isOpaque) else {
        self.init(expression: tree, inputs: inputs)
        return
      }
      self.init(
        opaque: source ?? "\(fileID):\(line)", inputs: inputs,
        native: { try RuleEvaluator(scope: $0).value(of: tree) })
    }

    /// Creates a rule from Swift code that no tree can be made of (D24).
    ///
    /// - Parameters:
    ///   - input: The parameters and events, one for each parameter of the closure.
    ///   - source: The closure's source text; where the rule stands by default.
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

    /// Creates a rule that joins others (TipKit 26 reference).
    ///
    /// - Parameters:
    ///   - operation: Whether all rules must hold, or one.
    ///   - rules: The rules; of none, all hold and none does.
    public init(_ operation: CompoundOperation, _ rules: [Rule]) {
      self.init(
        expression: .joined(
          rules.map(\.expression), by: operation == .conjunction ? .and : .or,
          none: operation == .conjunction),
        inputs: rules.flatMap(\.inputs))
    }

    private init(
      opaque source: String, inputs: [RuleInputDefinition],
      native: @escaping @Sendable (RuleScope) throws -> StoredValue
    ) {
      self.init(
        expression: .opaque(
          OpaqueRule(source: source, inputs: inputs.map(\.dependency), native: native)),
        inputs: inputs)
    }

    private static func variable<Input: RuleInput>(for input: Input) -> Expression<Input.Value> {
      Expression(input.inputDefinition.tree)
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
  /// How a rule joins others.
  public enum CompoundOperation: Hashable, Sendable {
    /// One rule must hold.
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
