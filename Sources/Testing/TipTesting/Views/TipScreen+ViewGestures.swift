import Synchronization
import TipEngine
import TipViewTree

// Gestures on a screen of views as a whole, and what all gestures on views share.
extension TipScreen {
  /// Goes back to the page below.
  ///
  /// - Parameter position: The caller's position, where a failure is reported.
  @MainActor public func goBack(at position: SourcePosition = #position) {
    guard let views = views(for: "go back", at: position) else { return }
    // The innermost stack comes last.
    let visible = views.root.front.visible
    guard let back = visible.compactMap(\.gestures.goBack).last else {
      return fail(
        "Cannot go back: no page is pushed. The screen has:\n\(outline)", at: position)
    }
    if let held = visible.first(where: \.holdsPage) {
      return fail(
        "Cannot go back, because navigationBarBackButtonHidden holds the page: \(held.path). Use "
          + "one of its controls.", at: position)
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
    act("close the sheet", views, at: position) {
      guard cover.isHeld else { return cover.dismissByGesture() }
      fail(
        "No gesture closes the \(cover.kind.rawValue), because interactiveDismissDisabled holds it: "
          + "\(cover.node.path). Use one of its controls.", at: position)
    }
  }

  // MARK: - How a gesture works

  /// Returns the views, or fails the test, such as for a gesture behind an alert.
  @MainActor func views(
    for gesture: String? = nil, at position: SourcePosition
  ) -> ViewRunner? {
    guard isInTest(at: position) else { return nil }
    if gesture != nil { stage.center.settle() }
    guard let views = updatedViews(at: position) else {
      fail("The screen has no views, only elements. Create it with TipScreen(of:).", at: position)
      return nil
    }
    guard isOnScreen else {
      fail("The screen is not visible; call appear() to show it.", at: position)
      return nil
    }
    guard let gesture, let alert = stage.center.alertInFront?.alert else { return views }
    fail(
      "Cannot \(gesture): the alert \"\(alert.title)\" is in front. Press one of its buttons "
        + "first.", at: position)
    return nil
  }

  /// Runs the action of a gesture with the screen's center, then updates the views.
  ///
  /// An open menu, or else a popover tip (D59), takes a gesture outside of it and closes.
  @MainActor func act(
    _ gesture: String, on node: ViewNode? = nil, _ views: ViewRunner, at position: SourcePosition,
    _ action: () -> Void
  ) {
    let front = views.root.front.visible
    let popover = stage.shown.first { $0.place.attachment.kind == .popover }?.place
    let tip = front.first { $0.id == popover?.key?.node }
    if let items = front.last(where: { $0.menu != nil }), let menu = items.menu {
      guard node?.isIn(items) == true else {
        let name = menu.opener?.name ?? menu.opener?.kind ?? ""
        // A second tap on the button of a menu closes it on purpose.
        let isOpener = node != nil && node === menu.opener
        let reason = "The menu \"\(name)\" took the gesture and closed: \(gesture)."
        return take(
          isOpener ? nil : reason, "Repeat the gesture.", views, at: position, closing: menu.close)
      }
    } else if let popover, let tip, !tip.letsThrough(gestureOn: node) {
      return take(
        "The popover \"\(popover.key?.tip ?? "")\" took the gesture and closed: \(gesture).",
        "Repeat the gesture, or close the popover first, with tapOutside(_:).", views, at: position
      ) {
        stage.dismiss(popover.number)
        presenter.updateDisplays()
      }
    }
    viewState.withLock { $0.takenGesture = "" }
    Tips.withCenter(stage.center, operation: action)
    stage.center.settle()
    views.update(at: position)
  }

  /// Closes what took a gesture, and warns with the reason, or nil for a gesture that closes it.
  @MainActor private func take(
    _ reason: String?, _ suggestion: String, _ views: ViewRunner, at position: SourcePosition,
    closing: () -> Void
  ) {
    if let reason {
      let warning = "\(reason) \(suggestion)"
      viewState.withLock { $0.takenGesture = "\n\(warning)" }
      RunningTest.warn(warning, at: position)
    } else {
      viewState.withLock { $0.takenGesture = "" }
    }
    Tips.withCenter(stage.center, operation: closing)
    stage.center.settle()
    views.update(at: position)
  }
}

extension ViewNode {
  /// Whether the popover of this tip lets a gesture reach a view.
  ///
  /// The view is nil for a gesture outside of all views.
  func letsThrough(gestureOn node: ViewNode?) -> Bool {
    guard let tip, !tip.letsGesturesThrough else { return true }
    guard let node else { return false }
    return node.isIn(self) || tip.passthrough.contains(node.id)
      || node.isInside { tip.passthrough.contains($0.id) }
  }

  /// Returns the sentence that a label is on this page behind a cover, empty when it is not.
  func hint(thatItHas label: String, behind cover: String) -> String {
    let hasLabel = visible.contains { $0.identifier == label || $0.name == label }
    guard hasLabel else { return "" }
    return " \"\(label)\" is on the page behind \(cover); close that first."
  }
}
