public import TipHelp
import TipModel

extension AlertStage {
  /// Presses a button of the alert on screen.
  ///
  /// - Parameters:
  ///   - title: The title of the button. An unknown one fails the test.
  ///   - fileID: The caller's position, where a failure is reported.
  ///   - filePath: The caller's position, where a failure is reported.
  ///   - line: The caller's position, where a failure is reported.
  ///   - column: The caller's position, where a failure is reported.
  public func press(
    _ title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
    front("press \"\(title)\"", at: position) { alert throws(TipControlError) in
      try alert.press(title)
    }
  }

  /// Presses Return: the default button, or nothing.
  ///
  /// - Parameters:
  ///   - fileID: The caller's position, where a failure is reported.
  ///   - filePath: The caller's position, where a failure is reported.
  ///   - line: The caller's position, where a failure is reported.
  ///   - column: The caller's position, where a failure is reported.
  /// - Returns: The button that was pressed; nil when the alert stays.
  @discardableResult
  public func pressReturn(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> TipAlert.Button? {
    press(.return, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Cancels with the platform's key, Escape or Menu: Cancel is pressed, or the alert stays.
  ///
  /// - Parameters:
  ///   - fileID: The caller's position, where a failure is reported.
  ///   - filePath: The caller's position, where a failure is reported.
  ///   - line: The caller's position, where a failure is reported.
  ///   - column: The caller's position, where a failure is reported.
  /// - Returns: The button that was pressed; nil when the alert stays.
  @discardableResult
  public func cancelFromKeyboard(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> TipAlert.Button? {
    press(
      AlertKey.cancelling(on: platform) ?? .escape, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Goes to the Home Screen: on iPhone and iPad it presses Cancel, elsewhere the alert stays.
  ///
  /// - Parameters:
  ///   - fileID: The caller's position, where a failure is reported.
  ///   - filePath: The caller's position, where a failure is reported.
  ///   - line: The caller's position, where a failure is reported.
  ///   - column: The caller's position, where a failure is reported.
  /// - Returns: The button that was pressed; nil when the alert stays.
  @discardableResult
  public func goHome(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> TipAlert.Button? {
    press(.home, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Presses a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fileID: The caller's position, where a failure is reported.
  ///   - filePath: The caller's position, where a failure is reported.
  ///   - line: The caller's position, where a failure is reported.
  ///   - column: The caller's position, where a failure is reported.
  /// - Returns: The button that was pressed; nil when the alert stays.
  @discardableResult
  public func press(
    _ key: AlertKey, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> TipAlert.Button? {
    let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
    return front("press \(key.rawValue)", at: position) { alert throws(TipControlError) in
      try alert.press(key, on: platform)
    } ?? nil
  }

  /// Checks "Don't ask again" of the alert on screen.
  ///
  /// - Parameters:
  ///   - fileID: The caller's position, where a failure is reported.
  ///   - filePath: The caller's position, where a failure is reported.
  ///   - line: The caller's position, where a failure is reported.
  ///   - column: The caller's position, where a failure is reported.
  public func suppress(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
    front("check \"Don't ask again\"", at: position) { alert throws(TipControlError) in
      try alert.suppress()
    }
  }

  /// Enters text into the text field of the alert on screen.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - fileID: The caller's position, where a failure is reported.
  ///   - filePath: The caller's position, where a failure is reported.
  ///   - line: The caller's position, where a failure is reported.
  ///   - column: The caller's position, where a failure is reported.
  public func enter(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
    front("enter \"\(text)\"", at: position) { alert throws(TipControlError) in
      try alert.enter(text)
    }
  }

  /// Runs a gesture on the alert on screen; fails the test when there is none.
  @discardableResult
  private func front<Result>(
    _ gesture: String, at position: SourcePosition,
    _ perform: (AlertPresentation) throws(TipControlError) -> Result
  ) -> Result? {
    guard let alert = center.alertInFront else {
      RunningTest.fail(
        "No alert is on screen, so nothing can \(gesture). \(waitingWords) "
          + "Present an alert first.", at: position)
      return nil
    }
    return Self.trying(at: position) { () throws(TipControlError) in try perform(alert) }
  }
}
