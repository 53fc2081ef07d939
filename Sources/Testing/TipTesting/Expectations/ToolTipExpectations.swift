public import TipHelp
public import TipModel

/// Expects that a view's tooltip is on screen with a text.
///
/// - Parameters:
///   - text: The text.
///   - view: The view that has the interaction.
///   - position: The caller's position, where a failure is reported.
@MainActor public func expectToolTip(
  _ text: String, on view: HelpView, at position: SourcePosition = #position
) {
  Expectation.check(on: view.screen?.stage.center, at: position) { .toolTip(text, on: view) }
}

/// Expects that no tooltip of a view is on screen.
///
/// - Parameters:
///   - view: The view that has the interaction.
///   - gate: The gate that has to be the deciding one, or nil for any.
///   - position: The caller's position, where a failure is reported.
@MainActor public func expectNoToolTip(
  on view: HelpView, because gate: ToolTipGate? = nil, at position: SourcePosition = #position
) {
  Expectation.check(on: view.screen?.stage.center, at: position) {
    .noToolTip(on: view, because: gate)
  }
}

/// Expects that no tooltip is on screen.
///
/// - Parameters:
///   - screen: The screen.
///   - position: The caller's position, where a failure is reported.
@MainActor public func expectNoToolTip(
  on screen: HelpScreen, at position: SourcePosition = #position
) {
  Expectation.check(on: screen.stage.center, at: position) {
    Expectation(
      failure: screen.visibleToolTip.map { text in
        "A tooltip shows: \"\(text)\", on \"\(screen.visibleToolTipID ?? "")\""
      })
  }
}

extension Expectation {
  @MainActor static func toolTip(_ text: String, on view: HelpView) -> Expectation {
    do throws(MissingToolTip) {
      let explanation = try explanation(of: view)
      guard view.showsToolTip else {
        return Expectation(
          false, explanation.headline("The tooltip of \(view.id) does not show"),
          because: explanation)
      }
      let found = view.screen?.visibleToolTip ?? ""
      return Expectation(
        found == text, "The tooltip of \(view.id) is \"\(found)\", not \"\(text)\"",
        because: explanation)
    } catch {
      return Expectation(failure: "The tooltip of \(view.id) does not show: \(error.reason)")
    }
  }

  @MainActor static func noToolTip(on view: HelpView, because gate: ToolTipGate?) -> Expectation {
    do throws(MissingToolTip) {
      let explanation = try explanation(of: view)
      let verdict = explanation.verdict
      guard !view.showsToolTip else {
        var reason = "every gate passes"
        if verdict.decidedBy == .override, let actual = verdict.deciding?.actual { reason = actual }
        return Expectation(
          false, "The tooltip of \(view.id) shows: \(reason)", because: explanation)
      }
      let decider = verdict.decidedBy?.rawValue ?? ""
      return Expectation(
        gate == nil || verdict.decidedBy == gate,
        explanation.headline(
          "The tooltip of \(view.id) is hidden by the gate \"\(decider)\", "
            + "not by \"\(gate?.rawValue ?? "")\""), because: explanation)
    } catch {
      return Expectation(
        failure: gate.map { "The gate \"\($0.rawValue)\" hides no tooltip: \(error.reason)" })
    }
  }

  /// The reason why a view cannot have a tooltip.
  private struct MissingToolTip: Error {
    let reason: String
  }

  @MainActor private static func explanation(
    of view: HelpView
  ) throws(MissingToolTip) -> ToolTipExplanation {
    guard let screen = view.screen else {
      throw MissingToolTip(
        reason: "\(view.id) is on no screen. Add it to a view of a HelpScreen.")
    }
    guard let explanation = screen.explanation(of: view) else {
      throw MissingToolTip(
        reason: "\(view.id) has no interaction. Set its toolTip, or add a ToolTipInteraction.")
    }
    return explanation
  }
}

extension HelpView {
  /// Whether the tooltip on screen is one of this view.
  fileprivate var showsToolTip: Bool {
    guard let visible = screen?.stage.visible else { return false }
    return interactions.contains { $0.number == visible.interaction }
  }
}
