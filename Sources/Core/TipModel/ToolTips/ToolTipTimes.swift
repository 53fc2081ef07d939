/// How long a pointer rests before a tooltip shows, and how long the tooltip shows.
package struct ToolTipTimes: Hashable, Sendable {
  /// The milliseconds for which the pointer rests.
  package let delay: Int64
  /// The milliseconds for which the tooltip shows.
  package let duration: Int64

  /// Creates the times in force, which are 1 second and 10 seconds without controls.
  package init(_ controls: Controls) {
    delay = max(0, controls.toolTipDelay?.value.wholeMilliseconds ?? 1000)
    duration = max(0, controls.toolTipDuration?.value.wholeMilliseconds ?? 10_000)
  }

  /// Returns the instant at which a tooltip shows.
  func begin(of rest: ToolTipRest) -> Timestamp { rest.since.adding(milliseconds: delay) }

  /// Returns the instant at which a tooltip leaves.
  func end(of rest: ToolTipRest) -> Timestamp { begin(of: rest).adding(milliseconds: duration) }
}
