import TipModel

extension TipScreen {
  /// Presses a button of a tip that shows: its handler runs, over the screen's center.
  ///
  /// Whether that invalidates the tip is the handler's decision, as in the app.
  ///
  /// - Parameters:
  ///   - action: The button's id. One that the tip does not have fails the test.
  ///   - tip: The tip. One that does not show fails the test.
  ///   - fileID: The caller's position, where a failure is reported.
  ///   - filePath: The caller's position, where a failure is reported.
  ///   - line: The caller's position, where a failure is reported.
  ///   - column: The caller's position, where a failure is reported.
  @MainActor public func tap(
    action: String, on tip: any Tip, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let shown = shown(tip, at: position) else { return }
    let actions = shown.display.tip.actions
    guard let pressed = actions.first(where: { $0.id == action }) else {
      return RunningTest.fail(
        "The tip \"\(tip.id)\" has no action \"\(action)\"; "
          + "\(Self.list(actions.map(\.id), none: "it has none")). Tap one that it has.",
        at: position)
    }
    Tips.withCenter(stage.center) { pressed.handler() }
  }

  /// Presses the × of a tip that shows: it is invalidated (`.tipClosed`) and leaves.
  ///
  /// A forced tip is not invalidated by that (D7); it stays away until the screen appears again.
  ///
  /// - Parameters:
  ///   - tip: The tip. One that does not show fails the test.
  ///   - fileID: The caller's position, where a failure is reported.
  ///   - filePath: The caller's position, where a failure is reported.
  ///   - line: The caller's position, where a failure is reported.
  ///   - column: The caller's position, where a failure is reported.
  public func close(
    _ tip: any Tip, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let shown = shown(tip, at: position) else { return }
    if shown.display.isForced { stage.dismiss(shown.index) }
    stage.center.invalidate(shown.display.tip, reason: .tipClosed)
    stage.settle()
  }

  /// Taps beside the popover that shows: its display ends, and it is not invalidated (D20).
  ///
  /// It stays away until the screen appears again.
  ///
  /// - Parameters:
  ///   - tip: The popover's tip. One that does not show as a popover fails the test.
  ///   - fileID: The caller's position, where a failure is reported.
  ///   - filePath: The caller's position, where a failure is reported.
  ///   - line: The caller's position, where a failure is reported.
  ///   - column: The caller's position, where a failure is reported.
  public func tapOutside(
    _ tip: any Tip, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let popovers = stage.shown.filter { $0.anchor != nil }
    guard let popover = popovers.first(where: { $0.display.tip.id == tip.id }) else {
      let ids = popovers.map(\.display.tip.id)
      return RunningTest.fail(
        "The tip \"\(tip.id)\" does not show as a popover; "
          + "\(Self.list(ids, none: "none does")). Tap outside of one that shows.",
        at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
    }
    stage.dismiss(popover.index)
    stage.settle()
  }

  /// The display of a tip; without one the test fails.
  private func shown(
    _ tip: any Tip, at position: SourcePosition
  ) -> (index: Int, anchor: String?, display: TipDisplay)? {
    let shown = stage.shown
    if let found = shown.first(where: { $0.display.tip.id == tip.id }) { return found }
    let reason = stage.isUp ? "\(stage.center.status(of: tip))" : "the screen is not up"
    RunningTest.fail(
      "The tip \"\(tip.id)\" does not show (\(reason)); "
        + "\(Self.list(shown.map(\.display.tip.id), none: "nothing does")). "
        + "Check visibleIDs before the gesture.", at: position)
    return nil
  }

  private static func list(_ names: [String], none: String) -> String {
    names.isEmpty ? none : "there is \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
  }
}
