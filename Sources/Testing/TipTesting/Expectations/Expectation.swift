package import TipEngine
import TipModel

/// The result of an expectation: nil when it holds, or else the failure.
///
/// Checking is separate from reporting, so that tests can check a failure without failing.
package struct Expectation {
  /// The failure, which says what to do next, or nil when the expectation holds.
  package let failure: String?
  /// Whether the failure says why a tip or a tooltip shows or does not.
  private let isExplained: Bool

  /// Creates an expectation that fails with a headline, which has the reason, and the gates.
  init(_ holds: Bool, _ headline: @autoclosure () -> String, because explanation: some Reason) {
    failure = holds ? nil : "\(headline())\n\(explanation.text)"
    isExplained = true
  }

  /// Creates an expectation that holds without a failure.
  package init(failure: String?, isExplained: Bool = false) {
    self.failure = failure
    self.isExplained = isExplained
  }

  /// Fails the running test if the expectation does not hold.
  package func report(at position: SourcePosition) {
    guard let failure else { return }
    RunningTest.$isExplained.withValue(isExplained) { RunningTest.fail(failure, at: position) }
  }

  /// Fails the running test if an expectation about a center does not hold, or if there is no
  /// center of a test.
  ///
  /// - Parameters:
  ///   - function: The function that the test has called.
  ///   - center: The center that the expectation is about, if it is not the current one.
  ///   - position: The caller's position, where a failure is reported.
  ///   - expectation: Returns the expectation.
  package static func check(
    _ function: StaticString = #function, on center: TipsCenter? = nil,
    at position: SourcePosition, _ expectation: () -> Expectation
  ) {
    guard CenterCheck.passes(function, on: center, at: position) else { return }
    expectation().report(at: position)
  }
}

/// Why a tip or a tooltip shows or does not.
protocol Reason {
  var text: String { get }
  var obstacle: String? { get }
}

extension Explanation: Reason {}
extension ToolTipExplanation: Reason {}

extension Reason {
  /// Returns the first line of a failure, with the reason why nothing shows, or else a clause.
  ///
  /// Both have no full stop.
  func headline(_ failure: String, otherwise clause: String? = nil) -> String {
    guard let reason = obstacle ?? clause else { return failure }
    return "\(failure): \(reason)"
  }
}

extension Expectation {
  static func displayed(_ tip: any Tip, on screen: TipScreen?) -> Expectation {
    let explanation = Tips.explanation(of: tip)
    guard let screen else {
      let reason = Tips.center.displayUpdatesSoFar.obstacle(of: tip.id)
      return Expectation(
        Tips.center.openResources.openDisplays.contains(tip.id),
        explanation.headline(
          "\(tip.id) does not show",
          otherwise: "\(reason). Present it or put it on a TipScreen; "
            + "expectStatus(…, .available) expects only that it may show"), because: explanation)
    }
    if screen.shows(tip) { return Expectation(failure: nil) }
    var failure = "\(tip.id) is not on the screen"
    if screen.isOnScreen { failure = explanation.headline(failure) }
    return Expectation(false, "\(failure). \(screen.contents)", because: explanation)
  }

  static func hidden(
    _ tip: any Tip, because gate: Gate?, on screen: TipScreen?
  ) -> Expectation {
    let explanation = Tips.explanation(of: tip)
    if let screen, screen.shows(tip) {
      return Expectation(
        false, "\(tip.id) is on the screen. \(screen.contents)", because: explanation)
    }
    let verdict = explanation.verdict
    guard screen != nil || !verdict.shows else {
      let decision = explanation.verdict.decision.found
      return Expectation(
        false, "\(tip.id) shows: \(decision.isEmpty ? "every gate passes" : decision)",
        because: explanation)
    }
    var decider = "no gate"
    if let found = verdict.decidedBy { decider = "the gate \"\(found.rawValue)\"" }
    return Expectation(
      gate == nil || verdict.decidedBy == gate,
      explanation.headline(
        "\(tip.id) is hidden by \(decider), not by \"\(gate?.rawValue ?? "")\""),
      because: explanation)
  }

  static func status(of tip: any Tip, is status: Tips.Status) -> Expectation {
    let explanation = Tips.explanation(of: tip)
    let found = explanation.verdict.status
    return Expectation(
      found == status, explanation.headline("\(tip.id) is \(found), not \(status)"),
      because: explanation)
  }

  static func invalidated(_ tip: any Tip, reason: Tips.InvalidationReason?) -> Expectation {
    let explanation = Tips.explanation(of: tip)
    let status = explanation.verdict.status
    guard case .invalidated(let found) = status else {
      return Expectation(
        false, "\(tip.id) is not invalidated: it is \(status)", because: explanation)
    }
    return Expectation(
      reason == nil || found == reason,
      "\(tip.id) is invalidated by \(found.rawValue), not by \(reason?.rawValue ?? "")",
      because: explanation)
  }

  static func noTips(among tips: [any Tip]?, on screen: TipScreen?) -> Expectation {
    if let screen {
      if screen.visibleTips.isEmpty { return Expectation(failure: nil) }
      return Expectation(failure: "The screen is not empty. \(screen.contents)")
    }
    let explanations: [Explanation]
    if let tips {
      explanations = tips.map { Tips.explanation(of: $0) }
    } else {
      explanations = Tips.center.explanations
    }
    guard !explanations.isEmpty else {
      return Expectation(
        failure: "No tips are registered. Name the tips with among:, or "
          + "register them with Tips.register.")
    }
    let shown = explanations.filter(\.verdict.shows)
    guard !shown.isEmpty else { return Expectation(failure: nil) }
    let names = shown.map { "\"\($0.tip.id)\"" }.joined(separator: ", ")
    return Expectation(
      failure: "\(shown.count == 1 ? "A tip shows" : "Tips show"): \(names).\n"
        + shown.map(\.text).joined(separator: "\n"), isExplained: true)
  }

  static func rule(_ rule: Tips.Rule, equals text: String) -> Expectation {
    do {
      let expected = try RuleExpression(parsing: text)
      if rule.expression == expected { return Expectation(failure: nil) }
      return Expectation(
        failure: "The rule differs.\n  found     \(rule)\n  expected  \(expected)")
    } catch {
      return Expectation(failure: "\(error)")
    }
  }
}
