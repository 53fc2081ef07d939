/// The answer to an alert.
public struct AlertAnswer: Hashable, Sendable {
  /// The origin of an answer.
  public enum Origin: Hashable, Sendable {
    /// A person pressed the button.
    case person
    /// A control answered or suppressed the alert, which was not shown.
    case control(spelling: String)
    /// The alert was suppressed with "Don't ask again", and was not shown.
    case suppression
  }

  /// The button.
  public let button: TipAlert.Button
  /// The origin of the answer.
  public let origin: Origin
  /// The text in the alert's text field.
  ///
  /// It is nil when the alert has no text field, and for an alert that was not shown.
  public let text: String?

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - button: The button.
  ///   - origin: The origin of the answer.
  ///   - text: The text in the alert's text field.
  public init(_ button: TipAlert.Button, by origin: Origin, text: String? = nil) {
    self.button = button
    self.origin = origin
    self.text = text
  }
}

extension Receipt.SeenAlert {
  package init(_ alert: TipAlert, _ answer: AlertAnswer) {
    let (answerer, spelling): (Answerer, String?) =
      switch answer.origin {
      case .person: (.person, nil)
      case .control(let spelling): (.control, spelling)
      case .suppression: (.suppression, nil)
      }
    self.init(
      id: alert.id, button: answer.button.title, answeredBy: answerer, spelling: spelling)
  }
}
