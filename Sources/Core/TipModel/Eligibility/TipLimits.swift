/// The invalidation of a tip, and the limits of its displays, at an instant.
struct TipLimits {
  let duration: DisplayDuration
  private let record: TipRecord
  private let maxCount: Int?
  private let now: Timestamp

  init(_ options: TipOptions, _ record: TipRecord, _ now: Timestamp) {
    self.record = record
    self.now = now
    maxCount = options.maxDisplayCount
    let running = record.activeDisplays.filter { $0.began <= now }
    let lengths = running.map { now.milliseconds - $0.began.milliseconds }
    let withoutRunning: Int64? = record.activeDisplays.isEmpty ? nil : 0
    duration = DisplayDuration(
      limit: options.maxDisplayDuration.map { Timestamp.milliseconds(inSeconds: $0) },
      total: lengths.reduce(record.displayedMilliseconds) { $0.addingSaturating($1) },
      current: lengths.max() ?? withoutRunning,
      running: Int64(running.count))
  }

  /// Whether a display of the tip has not ended.
  var isOnScreen: Bool { !record.activeDisplays.isEmpty }

  /// Returns whether a display that has not ended began at an instant or before.
  ///
  /// A reset during the display does not take it off the screen.
  func isOnScreen(since date: Timestamp) -> Bool {
    record.activeDisplays.contains { $0.onScreenSince <= date }
  }

  /// The recorded end of the tip, or nil for none.
  var invalidation: Invalidation? { record.invalidation }

  var isCountExceeded: Bool {
    guard let maxCount else { return false }
    return record.displayCount >= maxCount && !isOnScreen
  }

  /// The first gate that the tip does not pass, or nil when it passes all of them.
  var exceeded: Gate? {
    if record.invalidation != nil { return .invalidation }
    if isCountExceeded { return .displayCount }
    if duration.isExceeded { return .displayDuration }
    return nil
  }

  /// The reason why the tip is invalidated: the recorded one, or else a limit (D8, D9).
  var reason: Tips.InvalidationReason? {
    switch exceeded {
    case .displayCount: .displayCountExceeded
    case .displayDuration: .displayDurationExceeded
    default: record.invalidation?.reason
    }
  }

  /// The instant at which a limit ends the tip, or a display of a later date begins to count.
  var nextChange: Timestamp? {
    guard duration.limit != nil, exceeded == nil else { return nil }
    return .earliest(
      record.activeDisplays.map(\.began).filter { $0 > now }.min(),
      duration.remaining.map { now.adding(milliseconds: $0) })
  }
}

extension Facts {
  /// Returns why a tip is invalidated, where a limit counts only when no display is left.
  package func finalInvalidation(
    of tip: String, at date: Timestamp
  ) -> Tips.InvalidationReason? {
    let limits = TipLimits(tips[tip]?.options ?? TipOptions(), record(of: tip), date)
    if limits.invalidation == nil, limits.isOnScreen { return nil }
    return limits.reason
  }
}

// MARK: - The number of displays in words

extension TipLimits {
  var expectedCount: String {
    guard let maxCount else { return "any number of displays" }
    return "fewer than \(Plural.count(maxCount, "display"))"
  }

  var actualCount: String {
    let onScreen = isOnScreen ? ", \(record.activeDisplays.count) on screen" : ""
    return Plural.count(record.displayCount, "display") + onScreen
  }

  var countDetail: String? {
    guard let maxCount else { return nil }
    guard record.displayCount < maxCount else { return "none left" }
    return "\(maxCount - record.displayCount) left"
  }
}

/// The time of a tip on screen and the limit of its options, in milliseconds.
package struct DisplayDuration {
  /// The time that a display may run before its option ends it (D9).
  package static let minimumDisplay: Int64 = 60_000

  let limit: Int64?
  /// The total of all displays, including those that have not ended.
  let total: Int64
  /// The time of the longest display that has not ended, or nil when the tip is not on screen.
  let current: Int64?
  /// The number of displays that add to the total.
  ///
  /// A display of a later date, left by a clock that was moved back, does not count yet.
  let running: Int64

  var isExceeded: Bool {
    guard let limit, total >= limit else { return false }
    guard let current else { return true }
    return current >= Self.minimumDisplay
  }

  /// The time until the limit ends the display, or nil when it does not.
  var remaining: Int64? {
    guard let limit, let current, running > 0, !isExceeded else { return nil }
    let share = max(0, limit - total).quotientAndRemainder(dividingBy: running)
    let roundedUp = share.remainder == 0 ? share.quotient : share.quotient + 1
    return max(roundedUp, Self.minimumDisplay - current)
  }

  var expected: String {
    guard let limit else { return "any time on screen" }
    return "less than \(GatePhrases.length(limit)) on screen"
  }

  var actual: String { "\(GatePhrases.length(total)) on screen" }

  var detail: String {
    guard limit != nil else { return "" }
    if let remaining { return "ends in \(GatePhrases.length(remaining))" }
    if isExceeded { return "none left" }
    return ""
  }
}
