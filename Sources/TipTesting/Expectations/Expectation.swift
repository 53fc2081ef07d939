import TipEngine
import TipModel

/// What an expectation found: nil when it holds, or else what is wrong.
///
/// Finding out is apart from reporting, so that it can be tested without failing a test.
struct Expectation {
  let failure: String?

  /// One that holds, or fails with a headline and why the tip is in the state it is in.
  init(_ holds: Bool, _ headline: @autoclosure () -> String, because explanation: Explanation) {
    failure = holds ? nil : "\(headline())\n\(explanation.text)"
  }

  /// One that holds when nothing is wrong.
  init(failure: String?) { self.failure = failure }

  /// Fails the running test if the expectation does not hold.
  func report(at position: SourcePosition) {
    if let failure { RunningTest.fail(failure, at: position) }
  }
}

extension Expectation {
  static func displayed(_ tip: any Tip, on screen: TipScreen?) -> Expectation {
    let explanation = Tips.explanation(of: tip)
    guard let screen else {
      return Expectation(
        explanation.verdict.shouldDisplay, "\"\(tip.id)\" does not show.", because: explanation)
    }
    return Expectation(
      screen.shows(tip),
      "\"\(tip.id)\" is not on the screen. \(screen.contents)", because: explanation)
  }

  static func hidden(
    _ tip: any Tip, because gate: Gate?, on screen: TipScreen?
  ) -> Expectation {
    let explanation = Tips.explanation(of: tip)
    if let screen, screen.shows(tip) {
      return Expectation(
        false, "\"\(tip.id)\" is on the screen. \(screen.contents)", because: explanation)
    }
    let verdict = explanation.verdict
    guard screen != nil || !verdict.shouldDisplay else {
      return Expectation(false, "\"\(tip.id)\" shows.", because: explanation)
    }
    let decider = verdict.decidedBy.map { "the gate \"\($0.rawValue)\"" } ?? "no gate"
    return Expectation(
      gate == nil || verdict.decidedBy == gate,
      "\"\(tip.id)\" is hidden, but \(decider) decides and not \"\(gate?.rawValue ?? "")\".",
      because: explanation)
  }

  static func status(of tip: any Tip, is status: Tips.Status) -> Expectation {
    let explanation = Tips.explanation(of: tip)
    let found = explanation.verdict.status
    return Expectation(
      found == status, "The status of \"\(tip.id)\" is \(found) and not \(status).",
      because: explanation)
  }

  static func invalidated(_ tip: any Tip, reason: Tips.InvalidationReason?) -> Expectation {
    let explanation = Tips.explanation(of: tip)
    let status = explanation.verdict.status
    guard case .invalidated(let found) = status else {
      return Expectation(
        false, "\"\(tip.id)\" is not invalidated but \(status).", because: explanation)
    }
    return Expectation(
      reason == nil || found == reason,
      "\"\(tip.id)\" is invalidated by \(found.rawValue) and not by \(reason?.rawValue ?? "").",
      because: explanation)
  }

  static func noTips(among tips: [any Tip]?, on screen: TipScreen?) -> Expectation {
    if let screen {
      let isEmpty = screen.visibleTips.isEmpty
      return Expectation(failure: isEmpty ? nil : "A tip shows. \(screen.contents)")
    }
    let explanations = tips.map { $0.map { Tips.explanation(of: $0) } } ?? Tips.center.explanations
    guard !explanations.isEmpty else {
      return Expectation(
        failure: "No tip is known, so nothing can be said. Name the tips with among:, or make "
          + "them known with Tips.register.")
    }
    let shown = explanations.filter(\.verdict.shouldDisplay)
    guard !shown.isEmpty else { return Expectation(failure: nil) }
    let names = shown.map { "\"\($0.tip.id)\"" }.joined(separator: ", ")
    return Expectation(
      failure: "\(shown.count == 1 ? "A tip shows" : "Tips show"): \(names).\n"
        + shown.map(\.text).joined(separator: "\n"))
  }

  static func rule(_ rule: Tips.Rule, equals text: String) -> Expectation {
    do {
      let expected = try RuleExpression(parsing: text)
      return Expectation(
        failure: rule.expression == expected
          ? nil : "The rule says another thing.\n  found     \(rule)\n  expected  \(expected)")
    } catch {
      return Expectation(failure: "\(error)")
    }
  }
}
