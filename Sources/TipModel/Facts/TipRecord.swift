package import TipFoundation

/// What happened to a tip so far.
package struct TipRecord: Hashable, Sendable {
  /// When and why the tip was invalidated, if it was.
  package var invalidation: Invalidation?
  /// How often a display of the tip has begun.
  package var displayCount = 0
  /// How long the tip was on screen in displays that have ended, in milliseconds.
  package var displayedMilliseconds: Int64 = 0
  /// When the tip was displayed first.
  package var firstDisplayed: Timestamp?
  /// When the newest display began.
  package var lastDisplayed: Timestamp?
  /// When the tip was made eligible again, if it was; what was so before no longer counts.
  package var eligibilityReset: Timestamp?
  /// The displays that have begun and not ended.
  package var activeDisplays: [ActiveDisplay] = []
  /// The last results of opaque rules, by the rule's source text.
  package var opaqueResults: [String: OpaqueResult] = [:]

  /// Whether nothing keeps the tip from being eligible that could be reset (D16).
  package var hasNothingToReset: Bool {
    invalidation == nil && displayCount == 0 && displayedMilliseconds == 0
  }

  /// Creates the record of a tip to which nothing has happened.
  package init() {}
}

/// The end of a tip's eligibility.
package struct Invalidation: Hashable, Sendable {
  /// Why.
  package var reason: Tips.InvalidationReason
  /// When.
  package var date: Timestamp

  /// Creates an invalidation.
  package init(reason: Tips.InvalidationReason, date: Timestamp) {
    self.reason = reason
    self.date = date
  }
}

/// A display that is going on.
package struct ActiveDisplay: Hashable, Sendable {
  /// The name of the display, unique in the datastore.
  package var id: String
  /// When it began.
  package var began: Timestamp
  /// The process that shows it, as that process names itself.
  package var owner: String

  /// Creates a display.
  package init(id: String, began: Timestamp, owner: String) {
    self.id = id
    self.began = began
    self.owner = owner
  }
}
