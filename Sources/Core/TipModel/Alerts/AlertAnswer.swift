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
  /// The text in the alert's text field; nil when it has none, and for an alert that was not shown.
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

extension Receipt {
  /// An alert that the app asked for, and what answered it.
  public struct SeenAlert: Hashable, Sendable {
    /// What answered an alert.
    public enum Answerer: String, CaseIterable, Hashable, Sendable {
      /// A person.
      case person
      /// A control, without showing the alert.
      case control
      /// "Don't ask again", without showing the alert.
      case suppression
    }

    /// The id of the alert.
    public let id: String
    /// The title of the button.
    public let button: String
    /// What answered.
    public let answeredBy: Answerer
    /// The exact variable, launch argument, call or command of a control; nil for other answers.
    public let spelling: String?
    /// The number of times that the alert got this answer in this way.
    public var count: Int

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - id: The id of the alert.
    ///   - button: The title of the button.
    ///   - answeredBy: What answered.
    ///   - spelling: The exact name of a control.
    ///   - count: The number of such answers.
    public init(
      id: String, button: String, answeredBy: Answerer, spelling: String? = nil, count: Int = 1
    ) {
      self.id = id
      self.button = button
      self.answeredBy = answeredBy
      self.spelling = spelling
      self.count = count
    }
  }
}

extension Receipt.SeenAlert {
  /// Creates the entry of an answer.
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

extension [Receipt.SeenAlert] {
  /// Adds an entry; equal ones are counted, so that the list stays short.
  package mutating func note(_ seen: Receipt.SeenAlert) {
    let index = firstIndex { known in
      var seen = seen
      seen.count = known.count
      return seen == known
    }
    if let index {
      self[index].count = self[index].count.addingSaturating(seen.count)
    } else {
      append(seen)
    }
  }
}
