public import TipModel

/// A condition on parameters and events that a tip needs to be shown (TipKit reference).
///
/// The closure is checked against the inputs' own types. If the rule language can express it, it
/// becomes a rule that prints, compares and explains itself. Otherwise the closure itself runs,
/// and its source text explains it (D24).
///
/// The closure is optional only to lower the compiler's preference below the module TipKit's macro,
/// which warns of rules that Apple's TipKit rejects.
///
/// - Parameters:
///   - input: The parameters and events, one for each parameter of the closure (D27).
///   - body: The condition.
@freestanding(expression)
public macro Rule<each Input: Tips.RuleInput>(
  _ input: repeat each Input, _ body: ((repeat (each Input).Value) -> Bool)?
) -> Tips.Rule = #externalMacro(module: "TipMacros", type: "RuleMacro")

/// A condition on one parameter or event, whose closure may be inside the parentheses.
///
/// With the macro above, a closure there would count as one more input. This one is twice optional,
/// so that a trailing closure is never ambiguous.
///
/// - Parameters:
///   - input: The parameter or event.
///   - body: The condition.
@freestanding(expression)
public macro Rule<Input: Tips.RuleInput>(
  _ input: Input, _ body: ((Input.Value) -> Bool)??
) -> Tips.Rule = #externalMacro(module: "TipMacros", type: "RuleMacro")

/// Makes a static variable a parameter, which rules read as `$name` (TipKit reference).
///
/// - Parameter options: How the parameter persists.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
  #externalMacro(module: "TipMacros", type: "ParameterMacro")
