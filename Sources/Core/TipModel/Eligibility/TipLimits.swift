/// The invalidation of a tip, and the limits of its displays, at an instant.
struct TipLimits {
  private let record: TipRecord
  private let maxCount: Int?
  private let now: Timestamp
  private let duration: DisplayDuration

  init(_ options: TipOptions, _ record: TipRecord, _ now: Timestamp) {
    (self.record, self.now, maxCount) = (record, now, options.maxDisplayCount)
    let running = record.activeDisplays.filter { $0.began <= now }
    let lengths = running.map { now.milliseconds - $0.began.milliseconds }
    duration = DisplayDuration(
      limit: options.maxDisplayDuration.map { Timestamp.milliseconds(inSeconds: $0) },
      total: lengths.reduce(record.displayedMilliseconds) { $0.addingSaturating($1) },
      current: lengths.max() ?? (record.activeDisplays.isEmpty ? nil : 0),
      running: Int64(running.count))
  }

  /// Whether a display of the tip has not ended.
  var isOnScreen: Bool { !record.activeDisplays.isEmpty }

  private var isCountExceeded: Bool {
    maxCount.map { record.displayCount >= $0 && !isOnScreen } ?? false
  }

  /// The first gate that the tip does not pass; nil when it passes all of them.
  var exceeded: Gate? {
    if record.invalidation != nil { return .invalidation }
    if isCountExceeded { return .displayCount }
    return duration.isExceeded ? .displayDuration : nil
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

  var results: [GateResult] {
    [
      GateResult(
        .invalidation, passed: record.invalidation == nil, .invalidation(record.invalidation)),
      GateResult(
        .displayCount, passed: !isCountExceeded,
        .displayCount(
          record.displayCount, limit: maxCount, onScreen: record.activeDisplays.count)),
      GateResult(.displayDuration, passed: !duration.isExceeded, .displayDuration(duration)),
    ]
  }
}
