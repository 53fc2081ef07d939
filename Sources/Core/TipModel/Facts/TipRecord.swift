/// The record of a tip: its displays, invalidation and resets.
package struct TipRecord: Hashable, Sendable {
  /// The invalidation of the tip, or nil when it was not invalidated.
  package var invalidation: Invalidation?
  /// The number of displays of the tip that have begun.
  package var displayCount: Int
  /// The total length of the displays that have ended, in milliseconds.
  package var displayedMilliseconds: Int64 = 0
  package var firstDisplayed: Timestamp?
  /// The date at which the first display ended, or the tip was invalidated during it (D34).
  ///
  /// Recorded while the app's display frequency counts from the dismissal. Nil also for a display
  /// whose end is unknown, because its process did not end it.
  package var firstDismissed: Timestamp?
  /// The date at which the newest display began.
  package var lastDisplayed: Timestamp?
  /// The date at which the tip was made eligible again.
  ///
  /// Earlier displays do not count.
  package var eligibilityReset: Timestamp?
  /// The displays that have not ended.
  package var activeDisplays: [ActiveDisplay] = []
  /// The last results of opaque rules, by the rule's source text.
  package var opaqueResults: [String: OpaqueResult] = [:]

  /// Whether a reset of the eligibility would change nothing (D16, D37).
  package var hasNothingToReset: Bool {
    invalidation == nil && displayCount == 0 && displayedMilliseconds == 0
      && activeDisplays.isEmpty
  }

  /// Whether the first display has not ended.
  package var isInFirstDisplay: Bool {
    guard firstDismissed == nil, let firstDisplayed else { return false }
    return activeDisplays.contains { isFirst($0, since: firstDisplayed) }
  }

  /// The date from which a display frequency counts, if the tip is new to it.
  ///
  /// It is nil while the first display has not ended.
  package var dismissal: Timestamp? {
    if isInFirstDisplay { return nil }
    return firstDismissed ?? firstDisplayed
  }

  /// Notes the end of the first display, or an invalidation during it.
  mutating func dismiss(at date: Timestamp) {
    guard isInFirstDisplay, let firstDisplayed else { return }
    firstDismissed = max(date, firstDisplayed)
  }

  func isFirst(_ display: ActiveDisplay, since firstDisplayed: Timestamp) -> Bool {
    display.onScreenSince == firstDisplayed
  }
}

extension TipRecord {
  package init() { self.init(displayCount: 0) }
}

/// The end of a tip's eligibility.
package struct Invalidation: Hashable, Sendable {
  package var reason: Tips.InvalidationReason
  package var date: Timestamp

  package init(reason: Tips.InvalidationReason, date: Timestamp) {
    self.reason = reason
    self.date = date
  }
}

/// A display that has not ended.
package struct ActiveDisplay: Hashable, Sendable {
  /// The name of the display, unique in the datastore.
  package var id: String
  /// The date from which the display counts: its beginning, or a reset during it (D37).
  package var began: Timestamp
  /// The date of its beginning, if a reset has moved ``began``.
  package var appeared: Timestamp?
  /// The name of the process that shows the tip, as the process names itself.
  package var owner: String

  /// The date of its beginning, whatever was reset since then.
  package var onScreenSince: Timestamp { appeared ?? began }

  package init(id: String, began: Timestamp, owner: String) {
    self.init(id: id, began: began, appeared: nil, owner: owner)
  }

  package init(id: String, began: Timestamp, appeared: Timestamp?, owner: String) {
    self.id = id
    self.began = began
    self.appeared = appeared
    self.owner = owner
  }

  /// Lets the display count from a reset on (D37).
  mutating func reset(at date: Timestamp) {
    guard date > began else { return }
    appeared = onScreenSince
    began = date
  }
}
