import TipModel
package import TipFoundation

/// What wakes a command that waits: one channel, whoever rings.
package struct WatchNews: Sendable {
  /// What has happened.
  package enum Event: Hashable, Sendable {
    /// The datastore may be another one than before.
    case changed
    /// The instant that was waited for has come.
    case timeReached
    /// The user, or the system, asks the tool to end.
    case interrupted
    /// Nobody reads standard output any more.
    case closedPipe
  }

  /// Tells that the datastore has changed; may be called from any thread.
  package let tellChange: @Sendable () -> Void
  /// Sleeps until something happens, or the system's clock shows an instant; nil is never.
  package let next: @Sendable (Timestamp?) -> Event

  /// Creates the channel.
  ///
  /// - Parameters:
  ///   - tellChange: Tells that the datastore has changed.
  ///   - next: Sleeps until something happens.
  package init(
    tellChange: @escaping @Sendable () -> Void = {},
    next: @escaping @Sendable (Timestamp?) -> Event
  ) {
    self.tellChange = tellChange
    self.next = next
  }
}
