public import TipEngine

/// A condition on parameters and events that a tip needs to be shown (TipKit reference).
///
/// The macro of the engine, which also warns of what Apple's TipKit rejects.
///
/// - Parameters:
///   - input: The parameters and events, one for each parameter of the closure (D27).
///   - body: The condition.
@freestanding(expression)
public macro Rule<each Input: Tips.RuleInput>(
  _ input: repeat each Input, _ body: (repeat (each Input).Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "TipMacros", type: "PortableRuleMacro")

/// A condition on one parameter or event, whose closure may be inside the parentheses.
///
/// It is optional only to lower the compiler's preference, so that a trailing closure is never
/// ambiguous.
///
/// - Parameters:
///   - input: The parameter or event.
///   - body: The condition.
@freestanding(expression)
public macro Rule<Input: Tips.RuleInput>(
  _ input: Input, _ body: ((Input.Value) -> Bool)?
) -> Tips.Rule = #externalMacro(module: "TipMacros", type: "PortableRuleMacro")
