import TipEngine
import TipViewTree

// Gestures on the views of a screen or of a row.
extension ViewArea {
  /// Taps a view: a button, a switch, a link, a tab, or any view with a tap gesture.
  ///
  /// An alert on screen is in front of all views. Then a tap presses its button.
  ///
  /// - Parameters:
  ///   - label: The label or the identifier. One that is not on screen, or twice, fails the test.
  ///   - position: The caller's position, where a failure is reported.
  @MainActor public func tap(_ label: String, at position: SourcePosition = #position) {
    guard let views = _screen.views(at: position) else { return }
    let inAlert = views.alerts.front?.all ?? []
    let named = inAlert.first { $0.identifier == label } ?? inAlert.first { $0.name == label }
    // An alert can have a switch, which does not answer it.
    let isSwitch = named?.kind == "Toggle"
    if _rows.isEmpty, !isSwitch, let alert = _screen.stage.center.alertInFront {
      let title = named?.name ?? label
      do { try alert.press(title) } catch {
        var problem = error.description
        if alert.alert.button(titled: title) == nil {
          problem += views.root.front.hint(thatItHas: label, behind: "the alert")
        }
        _screen.fail(problem, at: position)
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

  /// Replaces the text in a field and submits it, as typing and Return do.
  ///
  /// The field gets the focus first. The views see the new text before it is submitted.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - label: The label or the identifier. One that is not on screen, or twice, fails the test.
  ///   - position: The caller's position, where a failure is reported.
  @MainActor public func enter(
    _ text: String, into label: String, at position: SourcePosition = #position
  ) {
    guard let views = _screen.views(at: position) else { return }
    var field: ObjectIdentifier?
    perform("enter text into", label, at: position, { $0.enter }) { enter, node in
      field = node.id
      views.focus(on: node)
      enter(text)
    }
    guard let field else { return }
    Tips.withCenter(_screen.stage.center) {
      views.root.allWithCovers.first { $0.id == field }?.gestures.submit?()
    }
    views.update(at: position)
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
        return _screen.fail(
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
}
