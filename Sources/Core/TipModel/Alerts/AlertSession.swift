/// The alerts that were shown in one run of an app, oldest first.
public struct AlertSession: Hashable, Sendable {
  /// One presentation of an alert.
  public struct Entry: Hashable, Sendable {
    /// The alert.
    public let alert: TipAlert
    /// The instant at which it was shown.
    package let shown: Timestamp
    /// How long its scene had been active, in seconds, or nil when the app does not report scenes.
    ///
    /// An alert that waited for its scene to become active was shown after no time.
    public let secondsSinceSceneActive: Double?

    /// The date at which it was shown, in UTC.
    public var date: Date { shown.date }

    package init(_ alert: TipAlert, shown: Timestamp, secondsSinceSceneActive: Double? = nil) {
      self.alert = alert
      self.shown = shown
      self.secondsSinceSceneActive = secondsSinceSceneActive
    }
  }

  /// The newest 1,000 presentations, oldest first.
  public private(set) var entries: [Entry]

  private static let limit = 1000

  /// Creates a session of presentations, oldest first.
  package init(_ entries: [Entry] = []) { self.entries = Array(entries.suffix(Self.limit)) }

  package mutating func append(_ entry: Entry) {
    if entries.count >= Self.limit { entries.removeFirst() }
    entries.append(entry)
  }
}

/// The state of the scene that presents an alert.
package enum AlertScene: Hashable, Sendable {
  /// The app does not report its scenes.
  case unreported
  /// The question comes from outside of the app, which alone knows its scenes.
  case unknown
  /// The scene is not active: it starts, or is in the background.
  case inactive
  case active(since: Timestamp)

  /// Returns how long the scene has been active at an instant, or nil when it is not, or not known.
  package func seconds(at instant: Timestamp) -> Double? {
    guard case .active(let since) = self else { return nil }
    return Double(max(0, instant.milliseconds - since.milliseconds)) / 1000
  }
}
