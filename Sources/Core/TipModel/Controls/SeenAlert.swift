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
    /// The exact variable, launch argument, call or command of a control, or nil for other answers.
    public let spelling: String?
    /// The number of times that the alert got this answer in this way.
    public var count: Int

    package init(
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

extension [Receipt.SeenAlert] {
  /// Adds an entry, or counts an equal one, so that the list stays short.
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
