public import TipHelp
import TipModel

extension AlertStage {
  /// Presses a button of the alert on screen.
  ///
  /// - Parameters:
  ///   - title: The title of the button. An unknown one fails the test.
  ///   - position: The caller's position, where a failure is reported.
  public func press(_ title: String, at position: SourcePosition = #position) {
    front("press \"\(title)\"", at: position) { alert throws(TipControlError) in
      try alert.press(title)
    }
  }

  /// Presses Return: the default button, or nothing.
  ///
  /// - Parameter position: The caller's position, where a failure is reported.
  /// - Returns: The button that was pressed, or nil when the alert stays.
  @discardableResult
  public func pressReturn(at position: SourcePosition = #position) -> TipAlert.Button? {
    press(.return, at: position)
  }

  /// Cancels with the platform's key, Escape or Menu: Cancel is pressed, or the alert stays.
  ///
  /// - Parameter position: The caller's position, where a failure is reported.
  /// - Returns: The button that was pressed, or nil when the alert stays.
  @discardableResult
  public func cancelFromKeyboard(at position: SourcePosition = #position) -> TipAlert.Button? {
    press(AlertKey.cancelling(on: platform) ?? .escape, at: position)
  }

  /// Goes to the Home Screen: on iPhone and iPad it presses Cancel, elsewhere the alert stays.
  ///
  /// - Parameter position: The caller's position, where a failure is reported.
  /// - Returns: The button that was pressed, or nil when the alert stays.
  @discardableResult
  public func goHome(at position: SourcePosition = #position) -> TipAlert.Button? {
    press(.home, at: position)
  }

  /// Presses a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - position: The caller's position, where a failure is reported.
  /// - Returns: The button that was pressed, or nil when the alert stays.
  @discardableResult
  public func press(_ key: AlertKey, at position: SourcePosition = #position) -> TipAlert.Button? {
    return front("press \(key.rawValue)", at: position) { alert throws(TipControlError) in
      try alert.press(key, on: platform)
    } ?? nil
  }

  /// Checks "Don't ask again" of the alert on screen.
  ///
  /// - Parameter position: The caller's position, where a failure is reported.
  public func suppress(at position: SourcePosition = #position) {
    front("check \"Don't ask again\"", at: position) { alert throws(TipControlError) in
      try alert.suppress()
    }
  }

  /// Presses the Help button of the alert on screen, which stays.
  ///
  /// - Parameter position: The caller's position, where a failure is reported.
  public func pressHelp(at position: SourcePosition = #position) {
    front("press Help", at: position) { alert throws(TipControlError) in try alert.pressHelp() }
  }

  /// Enters text into the text field of the alert on screen.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - position: The caller's position, where a failure is reported.
  public func enter(_ text: String, at position: SourcePosition = #position) {
    front("enter \"\(text)\"", at: position) { alert throws(TipControlError) in
      try alert.enter(text)
    }
  }

  /// Runs a gesture on the alert on screen, and fails the test when there is none.
  @discardableResult
  private func front<Result>(
    _ gesture: String, at position: SourcePosition,
    _ perform: (AlertPresentation) throws(TipControlError) -> Result
  ) -> Result? {
    guard isInTest(at: position) else { return nil }
    guard let alert = center.alertInFront else {
      RunningTest.fail(
        Self.sentences(
          "No alert is on screen, so nothing can \(gesture).", waitingWords,
          "Present an alert first."), at: position)
      return nil
    }
    return Self.trying(at: position) { () throws(TipControlError) in try perform(alert) }
  }
}
