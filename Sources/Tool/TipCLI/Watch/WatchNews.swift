package import TipFoundation

/// The channel that wakes a waiting command.
package struct WatchNews: Sendable {
  /// A reason to wake.
  package enum Event: Hashable, Sendable {
    /// The datastore may have changed.
    case changed
    /// The requested time was reached.
    case timeReached
    /// The user, or the system, asks the tool to end.
    case interrupted
    /// Standard output has no reader any more.
    case closedPipe
  }

  /// Reports that the datastore has changed.
  ///
  /// It may be called from any thread.
  package let postChange: @Sendable () -> Void
  /// Sleeps until an event, or until the system's clock reaches a time.
  ///
  /// Without a time it waits for events only.
  package let next: @Sendable (Timestamp?) -> Event

  /// Creates the channel of a source of news.
  package init(
    postChange: @escaping @Sendable () -> Void = {},
    next: @escaping @Sendable (Timestamp?) -> Event
  ) {
    self.postChange = postChange
    self.next = next
  }
}
