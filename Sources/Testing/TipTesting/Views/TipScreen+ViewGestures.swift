import Synchronization
import TipViewTree

// Gestures on the views of a screen. Each finds one view by its label: the accessibility label,
// the words, or the image's name; an accessibility identifier comes first. A gesture outside of a
// popover tip ends the tip's display, and does not reach the view.
extension TipScreen {
  /// Taps a view: a button, a switch, a link, a tab, or any view with a tap gesture.
  ///
  /// An alert on screen is in front of all views; then a tap presses its button.
  ///
  /// - Parameters:
  ///   - label: The label or the identifier. One that is not on screen, or twice, fails the test.
  ///   - position: The caller's position, where a failure is reported.
  @MainActor public func tap(_ label: String, at position: SourcePosition = #position) {
    guard let views = views(at: position) else { return }
    if let alert = stage.center.alertInFront {
      do { try alert.press(label) } catch {
        fail(error.description + behind("the alert", label, views.root.front), at: position)
      }
      // The alert's end makes the views run its button.
      views.hierarchy.news.post()
      return views.update(at: position)
    }
    perform("tap", label, at: position, { $0.tap }) { tap, _ in tap() }
  }

  /// Presses a view for long: its gesture runs, or its context menu opens.
  ///
  /// - Parameters:
  ///   - label: The label or the identifier. One that is not on screen, or twice, fails the test.
  ///   - position: The caller's position, where a failure is reported.
  @MainActor public func longPress(_ label: String, at position: SourcePosition = #position) {
    perform("press", label, at: position, { $0.longPress }) { press, _ in press() }
  }

  /// Replaces the text in a field, and submits it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - label: The label or the identifier. One that is not on screen, or twice, fails the test.
  ///   - position: The caller's position, where a failure is reported.
  @MainActor public func enter(
    _ text: String, into label: String, at position: SourcePosition = #position
  ) {
    perform("enter text into", label, at: position, { $0.enter }) { enter, node in
      enter(text)
      node.gestures.submit?()
    }
  }

  /// Chooses an option of a picker.
  ///
  /// - Parameters:
  ///   - option: The option's label. An unknown one fails the test.
  ///   - label: The picker's label or identifier. One that is not on screen, or twice, fails the
  ///     test.
  ///   - position: The caller's position, where a failure is reported.
  @MainActor public func choose(
    _ option: String, in label: String, at position: SourcePosition = #position
  ) {
    perform("choose in", label, at: position, { $0.options.isEmpty ? nil : $0.options }) {
      options, node in
      guard let found = options.first(where: { $0.label == option }) else {
        let known = options.map { "\"\($0.label)\"" }.joined(separator: ", ")
        return fail(
          "\"\(label)\" has no option \"\(option)\": \(node.path). It has \(known).", at: position)
      }
      found.choose()
    }
  }

  /// Changes a stepper or a slider by some steps.
  ///
  /// - Parameters:
  ///   - label: The label or the identifier. One that is not on screen, or twice, fails the test.
  ///   - steps: The number of steps, negative to decrease.
  ///   - position: The caller's position, where a failure is reported.
  @MainActor public func adjust(
    _ label: String, by steps: Int, at position: SourcePosition = #position
  ) { perform("adjust", label, at: position, { $0.adjust }) { adjust, _ in adjust(steps) } }

  /// Deletes a row, as a swipe does.
  ///
  /// - Parameters:
  ///   - label: The row's label or identifier. One that is not on screen, or twice, fails the test.
  ///   - position: The caller's position, where a failure is reported.
  @MainActor public func delete(_ label: String, at position: SourcePosition = #position) {
    perform("delete", label, at: position, { $0.delete }) { delete, _ in delete() }
  }

  /// Goes back to the page below.
  ///
  /// - Parameter position: The caller's position, where a failure is reported.
  @MainActor public func goBack(at position: SourcePosition = #position) {
    guard let views = views(for: "go back", at: position) else { return }
    // The innermost stack comes last.
    guard let back = views.root.front.visible.compactMap(\.gestures.goBack).last else {
      return fail(
        "Cannot go back: no page is pushed. The screen has:\n\(outline)", at: position)
    }
    act("go back", views, at: position, back)
  }

  /// Closes the sheet, cover, popover or dialog in front, as a swipe or a tap outside does.
  ///
  /// - Parameter position: The caller's position, where a failure is reported.
  @MainActor public func dismissSheet(at position: SourcePosition = #position) {
    guard let views = views(for: "close the sheet", at: position) else { return }
    guard let cover = views.root.frontCover else {
      return fail(
        "Cannot close a sheet: none is on screen. The screen has:\n\(outline)", at: position)
    }
    act("close the sheet", views, at: position) { cover.dismissByGesture() }
  }

  // MARK: - How a gesture works

  /// Returns the views; behind an alert, a gesture fails the test.
  @MainActor private func views(
    for gesture: String? = nil, at position: SourcePosition
  ) -> ViewRunner? {
    guard isInTest(at: position) else { return nil }
    let (views, alert) = (stage.updatedViews(at: position), stage.center.alertInFront?.alert)
    if let views, isOnScreen, alert == nil || gesture == nil { return views }
    fail(
      views == nil
        ? "The screen has no views, only elements. Create it with TipScreen(of:)."
        : !isOnScreen
          ? "The screen is not visible; call appear() to show it."
          : "Cannot \(gesture ?? ""): the alert \"\(alert?.title ?? "")\" is in front. Press one of "
            + "its buttons first.", at: position)
    return nil
  }

  /// Performs a gesture on the one view with a label that responds to it.
  @MainActor private func perform<Response>(
    _ gesture: String, _ label: String, at position: SourcePosition,
    _ response: (ViewGestures) -> Response?, _ action: (Response, ViewNode) -> Void
  ) {
    guard let views = views(at: position) else { return }
    let alert = stage.center.alertInFront?.alert.id
    let inAlert = views.root.alertCovers.first { $0.alert.id == alert }?.node
    if inAlert?.all.contains(where: { response($0.gestures) != nil }) != true,
      self.views(for: "\(gesture) \"\(label)\"", at: position) == nil
    {
      return
    }
    switch ViewSearch(inAlert ?? views.root.front).find(
      label, gesture, where: { response($0.gestures) != nil })
    {
    case .found(let node):
      act("\(gesture) \"\(label)\"", on: node, views, at: position) {
        if let response = response(node.gestures) { action(response, node) }
      }
    case .failure(let failure):
      let cover = views.root.frontCover.map { "the \($0.kind.rawValue)" }
      fail(failure + (cover.map { behind($0, label, views.root) } ?? ""), at: position)
    }
  }

  /// The sentence that a label is on a page behind a cover; empty when it is not.
  @MainActor private func behind(_ cover: String, _ label: String, _ page: ViewNode) -> String {
    page.visible.contains { $0.identifier == label || $0.name == label }
      ? " \"\(label)\" is on the page behind \(cover); close that first." : ""
  }

  /// Runs the action of a gesture with the screen's center, then updates the views.
  ///
  /// A popover tip takes a gesture outside of it: its display ends (D59).
  @MainActor private func act(
    _ gesture: String, on node: ViewNode? = nil, _ views: ViewRunner, at position: SourcePosition,
    _ action: () -> Void
  ) {
    let popover = stage.shown.first { $0.place.attachment.kind == .popover }?.place
    let tip = views.root.front.visible.first { $0.id == popover?.key?.node }
    guard let popover, let tip, tip.tip?.letsGesturesThrough != true, node?.isIn(tip) != true else {
      stage.takenGesture.withLock { $0 = "" }
      Tips.withCenter(stage.center, operation: action)
      return views.update(at: position)
    }
    let reason =
      "The popover \"\(popover.key?.tip ?? "")\" took the gesture and closed: \(gesture). Repeat the "
      + "gesture, or close the popover first, with tapOutside(_:)."
    stage.takenGesture.withLock { $0 = "\n\(reason)" }
    RunningTest.warn(reason, at: position)
    stage.dismiss(popover.number)
    stage.settle()
    views.update(at: position)
  }
}
