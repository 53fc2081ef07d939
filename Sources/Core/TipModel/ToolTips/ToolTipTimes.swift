/// How long a pointer rests before a tooltip shows, and how long the tooltip shows.
package struct ToolTipTimes: Hashable, Sendable {
  /// The milliseconds for which the pointer rests.
  package let delay: Int64
  /// The milliseconds for which the tooltip shows.
  package let duration: Int64

  /// The times without controls: 1 second and 10 seconds.
  package static let standard = ToolTipTimes(delay: 1000, duration: 10_000)

  private init(delay: Int64, duration: Int64) {
    self.delay = max(0, delay)
    self.duration = max(0, duration)
  }

  /// Creates the times in force.
  package init(_ controls: Controls) {
    self.init(
      delay: controls.toolTipDelay?.value.wholeMilliseconds ?? Self.standard.delay,
      duration: controls.toolTipDuration?.value.wholeMilliseconds ?? Self.standard.duration)
  }

  /// Returns the instant at which a tooltip shows.
  func begin(of rest: ToolTipRest) -> Timestamp { rest.since.adding(milliseconds: delay) }

  /// Returns the instant at which a tooltip leaves.
  func end(of rest: ToolTipRest) -> Timestamp { begin(of: rest).adding(milliseconds: duration) }
}
