/// A key or a gesture that can answer an alert without pointing at a button.
public enum AlertKey: String, CaseIterable, Hashable, Sendable {
  /// Return or Enter, which presses the default button.
  case `return`
  /// Escape, which presses Cancel.
  case escape
  /// Command-Period, which presses Cancel.
  case commandPeriod
  /// The Menu button of a remote, which presses Cancel.
  case menu
  /// Going to the Home Screen, which presses Cancel.
  case home

  /// Returns the role of the button that the key presses, or nil on a system where it presses none.
  ///
  /// - Parameter platform: The system on which the app runs.
  /// - Returns: The role.
  public func role(on platform: TipPlatform) -> TipAlert.Button.Role? {
    switch (self, platform) {
    case (.return, _): .default
    case (.escape, .iOS), (.escape, .iPadOS), (.escape, .macOS), (.escape, .visionOS),
      (.commandPeriod, .iOS), (.commandPeriod, .iPadOS), (.commandPeriod, .macOS),
      (.commandPeriod, .visionOS), (.menu, .tvOS), (.home, .iOS), (.home, .iPadOS):
      .cancel
    default: nil
    }
  }

  /// The key with which people cancel an alert on a system, or nil where there is none.
  public static func cancelling(on platform: TipPlatform) -> AlertKey? {
    [.escape, .menu].first { $0.role(on: platform) == .cancel }
  }
}

extension TipAlert {
  /// Returns the button that a key presses, or nil when the alert stays.
  ///
  /// Return presses nothing when there is no default button, and the keys that cancel press nothing
  /// when there is no Cancel.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - platform: The system on which the app runs.
  /// - Returns: The button.
  public func button(pressedBy key: AlertKey, on platform: TipPlatform) -> Button? {
    key.role(on: platform).flatMap(button)
  }

  /// Returns the first button with a title.
  public func button(titled title: String) -> Button? { buttons.first { $0.title == title } }

  func button(_ role: Button.Role) -> Button? { buttons.first { $0.role == role } }

  /// Returns the error for a word that is not a button's title, which lists the buttons.
  ///
  /// The subject is the source of the word, such as a variable's name. A call has none.
  package func unknownButton(_ word: String, in subject: String? = nil) -> TipControlError {
    let titles = buttons.map(\.title)
    let list = titles.map { "\"\($0)\"" }.joined(separator: ", ")
    var reason = "The alert \"\(id)\" has no button \"\(word)\""
    if let subject { reason += " (\(subject))" }
    let remedy: String
    if titles.isEmpty {
      reason += "; it has no buttons"
      remedy = "Give it a button"
    } else {
      reason += "; its buttons are \(list)"
      remedy = "Write one of its buttons"
    }
    return TipControlError(
      .unknownName, subject: subject ?? word, reason: reason,
      suggestion: NearestName.suggestion(for: word, in: titles, otherwise: remedy))
  }
}
