import TipModel

extension TipScreen {
  /// Presses a button of a visible tip, with the screen's center.
  ///
  /// The action's own handler runs first, then the closure that the tip was added with. They decide
  /// whether to invalidate the tip, as in the app. The closure runs even when the handler does.
  ///
  /// - Parameters:
  ///   - action: The button's id. An unknown one fails the test.
  ///   - tip: The tip. A tip that does not show fails the test.
  ///   - position: The caller's position, where a failure is reported.
  @MainActor public func tap(
    action: String, on tip: any Tip, at position: SourcePosition = #position
  ) {
    guard let shown = shown(tip, at: position) else { return }
    let actions = shown.display.tip.actions
    guard let pressed = actions.first(where: { $0.id == action }) else {
      return fail(
        "The tip \"\(tip.id)\" has no action \"\(action)\"; "
          + "\(Self.list(actions.map(\.id), none: "it has none")). Tap one of its actions.",
        at: position)
    }
    let button = pressed.button(of: tip.id, followedBy: shown.place.action)
    Tips.withCenter(stage.center) { button.handler() }
    stage.center.settle()
  }

  /// Presses the × of a visible tip: it is invalidated (`.tipClosed`) and leaves.
  ///
  /// A forced tip is not invalidated (D7). It stays hidden until the screen appears again.
  ///
  /// - Parameters:
  ///   - tip: The tip. A tip that does not show fails the test.
  ///   - position: The caller's position, where a failure is reported.
  public func close(_ tip: any Tip, at position: SourcePosition = #position) {
    guard let shown = shown(tip, at: position) else { return }
    presenter.close(shown.place.number, shown.display)
    stage.center.settle()
  }

  /// Taps outside of the visible popover: its display ends without invalidating the tip (D20).
  ///
  /// The tip stays hidden until the screen appears again, or the app sets its binding (D59).
  ///
  /// - Parameters:
  ///   - tip: The popover's tip. A tip that does not show as a popover fails the test.
  ///   - position: The caller's position, where a failure is reported.
  public func tapOutside(_ tip: any Tip, at position: SourcePosition = #position) {
    guard isInTest(at: position) else { return }
    stage.center.settle()
    let popovers = stage.shown.filter { $0.place.attachment.kind == .popover }
    guard let popover = popovers.first(where: { $0.display.tip.id == tip.id }) else {
      let ids = popovers.map { $0.display.tip.id }
      return fail(
        "The tip \"\(tip.id)\" does not show as a popover; "
          + "\(Self.list(ids, none: "none does")). Tap outside of one that shows.", at: position)
    }
    stage.dismiss(popover.place.number)
    presenter.updateDisplays()
    stage.center.settle()
    refresh()
  }

  /// Returns the display of a tip, and fails the test without one.
  private func shown(_ tip: any Tip, at position: SourcePosition) -> ScreenStage.Shown? {
    guard isInTest(at: position) else { return nil }
    // People act on a screen that has settled.
    stage.center.settle()
    let shown = stage.shown
    if let found = shown.first(where: { $0.display.tip.id == tip.id }) { return found }
    let reason = stage.isUp ? "\(stage.center.status(of: tip))" : "the screen is not visible"
    fail(
      "The tip \"\(tip.id)\" does not show (\(reason)); "
        + "\(Self.list(shown.map { $0.display.tip.id }, none: "nothing does")). "
        + "Check visibleIDs before the gesture.", at: position)
    return nil
  }

  private static func list(_ names: [String], none: String) -> String {
    if names.isEmpty { return none }
    return "there is \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
  }
}
