public import TipEngine
package import TipModel

/// Expects that a display of a tip has begun and not ended (D22).
///
/// A tip that may show, but that nothing has presented, is not displayed. With the status
/// `.available`, ``expectStatus(_:_:at:)`` expects that a tip may show.
///
/// - Parameters:
///   - tip: The tip.
///   - screen: The screen that has to show the tip, or nil for any display in the test's center.
///   - position: The caller's position, where a failure is reported.
public func expectDisplayed(
  _ tip: any Tip, on screen: TipScreen? = nil, at position: SourcePosition = #position
) {
  Expectation.check(at: position) { .displayed(tip, on: screen) }
}

/// Expects that a tip may not show, or that a screen does not show it.
///
/// - Parameters:
///   - tip: The tip.
///   - gate: The gate that has to be the deciding one, or nil for any.
///   - screen: The screen that must not show the tip, or nil to evaluate the tip alone.
///   - position: The caller's position, where a failure is reported.
public func expectHidden(
  _ tip: any Tip, because gate: Gate? = nil, on screen: TipScreen? = nil,
  at position: SourcePosition = #position
) {
  Expectation.check(at: position) { .hidden(tip, because: gate, on: screen) }
}

/// Expects that a tip has a status.
///
/// - Parameters:
///   - tip: The tip.
///   - status: The status.
///   - position: The caller's position, where a failure is reported.
public func expectStatus(
  _ tip: any Tip, _ status: Tips.Status, at position: SourcePosition = #position
) {
  Expectation.check(at: position) { .status(of: tip, is: status) }
}

/// Expects that a tip will not show again.
///
/// - Parameters:
///   - tip: The tip.
///   - reason: The reason, or nil for any reason.
///   - position: The caller's position, where a failure is reported.
public func expectInvalidated(
  _ tip: any Tip, reason: Tips.InvalidationReason? = nil, at position: SourcePosition = #position
) {
  Expectation.check(at: position) { .invalidated(tip, reason: reason) }
}

/// Expects that no tip may show, or that a screen shows none.
///
/// - Parameters:
///   - tips: The tips to evaluate, or nil for all registered tips.
///   - screen: The screen that has to be empty, or nil to evaluate the tips alone.
///   - position: The caller's position, where a failure is reported.
public func expectNoTips(
  among tips: [any Tip]? = nil, on screen: TipScreen? = nil, at position: SourcePosition = #position
) {
  Expectation.check(at: position) { .noTips(among: tips, on: screen) }
}

/// Expects that a rule is equivalent to a rule's text.
///
/// The rules are compared as trees, so spaces and redundant parentheses do not matter.
///
/// - Parameters:
///   - rule: The rule.
///   - text: The text, such as `parameter("Backyard.isSignedIn") == true`.
///   - position: The caller's position, where a failure is reported.
public func expectRule(
  _ rule: Tips.Rule, equals text: String, at position: SourcePosition = #position
) {
  Expectation.rule(rule, equals: text).report(at: position)
}
