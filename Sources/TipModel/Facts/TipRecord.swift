/// What happened to a tip so far.
public struct TipRecord: Hashable, Sendable {
  /// When and why the tip was invalidated, if it was.
  public var invalidation: Invalidation?
  /// How often a display of the tip has begun.
  public var displayCount = 0
  /// How long the tip was on screen in displays that have ended, in milliseconds.
  public var displayedMilliseconds: Int64 = 0
  /// When the tip was displayed first.
  public var firstDisplayed: Timestamp?
  /// When the newest display began.
  public var lastDisplayed: Timestamp?
  /// When the tip was made eligible again, if it was; what was so before no longer counts.
  public var eligibilityReset: Timestamp?
  /// The displays that have begun and not ended.
  public var activeDisplays: [ActiveDisplay] = []
  /// The last results of opaque rules, by the rule's source text.
  public var opaqueResults: [String: OpaqueResult] = [:]

  /// Whether nothing keeps the tip from being eligible that could be reset (D16).
  package var hasNothingToReset: Bool {
    invalidation == nil && displayCount == 0 && displayedMilliseconds == 0
  }

  /// Creates the record of a tip to which nothing has happened.
  public init() {}
}

/// The end of a tip's eligibility.
public struct Invalidation: Hashable, Sendable {
  /// Why.
  public var reason: Tips.InvalidationReason
  /// When.
  public var date: Timestamp

  /// Creates an invalidation.
  public init(reason: Tips.InvalidationReason, date: Timestamp) {
    self.reason = reason
    self.date = date
  }
}

/// A display that is going on.
public struct ActiveDisplay: Hashable, Sendable {
  /// The name of the display, unique in the datastore.
  public var id: String
  /// When it began.
  public var began: Timestamp
  /// The process that shows it, as that process names itself.
  public var owner: String

  /// Creates a display.
  public init(id: String, began: Timestamp, owner: String) {
    self.id = id
    self.began = began
    self.owner = owner
  }
}
