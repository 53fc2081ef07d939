import Synchronization
public import TipModel

/// An alert that the app has presented: it waits, is on screen, or was answered.
///
/// ```swift
/// let presentation = try Tips.present(alert)
/// if try await presentation.answer.button.role == .destructive { remove(backyard) }
/// ```
public final class AlertPresentation: Sendable {
  /// The state of a presentation.
  public enum Phase: Hashable, Sendable {
    /// It waits for its scene, or for the alert in front.
    case waiting
    /// It is on screen.
    case shown(since: Date)
    /// It was answered.
    case answered(AlertAnswer)
    /// The app withdrew it before it was answered.
    case withdrawn
    /// It cannot be answered, because of a control.
    case refused(TipControlError)
  }

  struct State {
    var phase = Phase.waiting
    /// The display in the datastore, nil before it is shown.
    var display: ActiveDisplay?
    var isSuppressed = false
    var text: String?
    var helpCount = 0
    var onHelp: @Sendable () -> Void = {}
    var onEnter: @Sendable (String) -> Void = { _ in }
    var isEnabled: @Sendable (TipAlert.Button) -> Bool = { _ in true }
    var readers: [CheckedContinuation<AlertAnswer, any Error>] = []
  }

  /// The alert.
  public let alert: TipAlert
  let state = Mutex(State())
  private let queue: AlertQueue

  init(_ alert: TipAlert, in queue: AlertQueue) {
    self.alert = alert
    self.queue = queue
  }

  /// The state of the presentation.
  public var phase: Phase { state.withLock { $0.phase } }

  /// Whether the alert is on screen.
  public var isShown: Bool { if case .shown = phase { true } else { false } }

  /// Whether "Don't ask again" is checked.
  public var isSuppressed: Bool { state.withLock { $0.isSuppressed } }

  /// The answer, once there is one.
  ///
  /// When the task that waits for it is cancelled, the alert is withdrawn.
  ///
  /// - Throws: `CancellationError` when the alert was withdrawn, `TipControlError` when a control
  ///   answers it with a button that it does not have.
  public var answer: AlertAnswer {
    get async throws {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          let end = state.withLock { state -> Phase? in
            if state.phase.isEnd { return state.phase }
            state.readers.append(continuation)
            return nil
          }
          if let end { continuation.resume(with: end.result) }
          if Task.isCancelled { withdraw() }
        }
      } onCancel: {
        withdraw()
      }
    }
  }

  // MARK: - Gestures

  /// Presses a button.
  ///
  /// - Parameter title: The title of the button.
  /// - Throws: `TipControlError` when the alert is not on screen, or has no such button, or when
  ///   its view has disabled the button.
  public func press(_ title: String) throws(TipControlError) {
    guard let button = alert.button(titled: title) else { throw alert.unknownButton(title) }
    try press(button)
  }

  private func press(_ button: TipAlert.Button) throws(TipControlError) {
    guard isEnabled(button) else {
      throw TipControlError(
        .refused, subject: alert.id,
        reason: "The button \"\(button.title)\" of the alert \"\(alert.id)\" is disabled",
        suggestion: "Enable it first")
    }
    try queue.answer(self, with: button)
  }

  /// Presses a key, or goes to the Home Screen.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - platform: The system on which the app runs.
  /// - Returns: The button that the key pressed, or nil when the alert stays.
  /// - Throws: `TipControlError` when the alert is not on screen, or when its view has disabled the
  ///   button.
  @discardableResult
  public func press(
    _ key: AlertKey, on platform: TipPlatform
  ) throws(TipControlError) -> TipAlert.Button? {
    guard let button = alert.button(pressedBy: key, on: platform) else {
      try check()
      return nil
    }
    try press(button)
    return button
  }

  /// Checks "Don't ask again": the next button that is pressed answers the alert from then on.
  ///
  /// - Parameter isSuppressed: Whether the checkbox is checked.
  /// - Throws: `TipControlError` when the alert is not on screen or has no such checkbox.
  public func suppress(_ isSuppressed: Bool = true) throws(TipControlError) {
    try check(has: alert.hasSuppression, "checkbox to suppress it", "hasSuppression: true")
    state.withLock { $0.isSuppressed = isSuppressed }
  }

  /// Replaces the text in the text field.
  ///
  /// - Parameter text: The text.
  /// - Throws: `TipControlError` when the alert is not on screen or has no text field.
  public func enter(_ text: String) throws(TipControlError) {
    try check(has: alert.textField != nil, "text field", "textField:")
    let onEnter = state.withLock { state in
      state.text = text
      return state.onEnter
    }
    onEnter(text)
  }

  /// Returns whether people can press a button.
  func isEnabled(_ button: TipAlert.Button) -> Bool { state.withLock { $0.isEnabled }(button) }

  /// Connects the alert with the view that presents it.
  ///
  /// - Parameters:
  ///   - onEnter: Called with a text that is entered, on the thread that enters it.
  ///   - isEnabled: Returns whether a button is enabled, on the thread that presses it.
  package func connect(
    onEnter: @escaping @Sendable (String) -> Void,
    isEnabled: @escaping @Sendable (TipAlert.Button) -> Bool
  ) {
    state.withLock { state in
      state.onEnter = onEnter
      state.isEnabled = isEnabled
    }
  }

  /// Presses the Help button: the alert stays, and the app opens its help.
  ///
  /// - Throws: `TipControlError` when the alert is not on screen or has no Help button.
  public func pressHelp() throws(TipControlError) {
    try check(has: alert.hasHelp, "Help button", "hasHelp: true")
    state.withLock { $0.helpCount += 1 }
    onHelp()
  }

  /// Called when the Help button is pressed, on the thread that presses it.
  public var onHelp: @Sendable () -> Void {
    get { state.withLock { $0.onHelp } }
    set { state.withLock { $0.onHelp = newValue } }
  }

  /// How often the Help button was pressed.
  public var helpCount: Int { state.withLock { $0.helpCount } }

  /// Withdraws the alert without an answer, and does nothing after the answer.
  public func withdraw() { queue.withdraw(self) }

  /// Checks that the alert is on screen, and has the part that a gesture needs.
  private func check(
    has part: Bool = true, _ name: String = "", _ argument: String = ""
  ) throws(TipControlError) {
    if !isShown { throw notShown }
    guard !part else { return }
    throw TipControlError(
      .refused, subject: alert.id, reason: "The alert \"\(alert.id)\" has no \(name)",
      suggestion: "Create it with \(argument)")
  }

  /// The error for a gesture on an alert that is not on screen.
  var notShown: TipControlError {
    let reason: String
    var suggestion = ""
    switch phase {
    case .answered(let answer): reason = "it was answered with \"\(answer.button.title)\""
    case .withdrawn: reason = "the app withdrew it"
    default:
      reason = "it waits"
      suggestion = "Answer the alert in front first, or activate its scene"
    }
    return TipControlError(
      .refused, subject: alert.id,
      reason: "The alert \"\(alert.id)\" is not on screen: \(reason)", suggestion: suggestion)
  }

  // MARK: - Ends

  /// Ends the presentation, and returns the action that resumes those who wait for the answer.
  ///
  /// The first end counts.
  func end(_ phase: Phase) -> (@Sendable () -> Void)? {
    state.withLock { state in
      guard !state.phase.isEnd else { return nil }
      state.phase = phase
      let readers = state.readers
      state.readers = []
      return { for reader in readers { reader.resume(with: phase.result) } }
    }
  }
}

extension AlertPresentation.Phase {
  /// Whether nothing can follow.
  var isEnd: Bool {
    switch self {
    case .waiting, .shown: false
    case .answered, .withdrawn, .refused: true
    }
  }

  /// The result for those who wait for the answer.
  var result: Result<AlertAnswer, any Error> {
    switch self {
    case .answered(let answer): .success(answer)
    case .refused(let error): .failure(error)
    case .waiting, .shown, .withdrawn: .failure(CancellationError())
    }
  }
}
