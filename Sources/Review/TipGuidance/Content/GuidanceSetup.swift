public import TipModel

/// How an app shows its help: facts of a datastore, of a running app or of a test.
///
/// Unknown facts are nil or empty, and are not checked.
public struct GuidanceSetup: Hashable, Sendable {
  /// The least time between two new tips, if known.
  public var displayFrequency: DisplayFrequency?
  /// The ids of the members of each group.
  public var groups: [[String]]
  /// The ids of the tips that would show in a fresh datastore.
  public var eligibleAtFirst: [String]
  /// The calls that only tests should make, made by a release build, such as `showAllTips()`.
  public var testingCalls: [String]
  /// The stored donations, by event.
  public var donations: [GuidanceDonations]
  /// The alerts of recorded sessions, each in order.
  public var alertSessions: [[GuidancePresentation]]

  /// Creates facts of the set-up.
  ///
  /// - Parameters:
  ///   - displayFrequency: The least time between two new tips, if known.
  ///   - groups: The ids of the members of each group.
  ///   - eligibleAtFirst: The ids of the tips that would show in a fresh datastore.
  ///   - testingCalls: The calls that only tests should make, made by a release build.
  ///   - donations: The stored donations, by event.
  ///   - alertSessions: The alerts of recorded sessions, each in order.
  public init(
    displayFrequency: DisplayFrequency? = nil, groups: [[String]] = [],
    eligibleAtFirst: [String] = [], testingCalls: [String] = [],
    donations: [GuidanceDonations] = [], alertSessions: [[GuidancePresentation]] = []
  ) {
    self.displayFrequency = displayFrequency
    self.groups = groups
    self.eligibleAtFirst = eligibleAtFirst
    self.testingCalls = testingCalls
    self.donations = donations
    self.alertSessions = alertSessions
  }
}

/// The size of an event's stored donations.
public struct GuidanceDonations: Hashable, Sendable {
  /// The event's id.
  public var event: String
  /// The number of stored donations.
  public var count: Int
  /// Whether the event has a donation limit.
  public var isLimited: Bool
  /// The size of the largest payload, in bytes of JSON.
  public var largestPayload: Int
  /// The size of all payloads, in bytes of JSON.
  public var bytes: Int

  /// Creates the size of an event's donations.
  ///
  /// - Parameters:
  ///   - event: The event's id.
  ///   - count: The number of stored donations.
  ///   - isLimited: Whether the event has a donation limit.
  ///   - largestPayload: The size of the largest payload, in bytes of JSON.
  ///   - bytes: The size of all payloads, in bytes of JSON.
  public init(event: String, count: Int, isLimited: Bool, largestPayload: Int, bytes: Int) {
    self.event = event
    self.count = count
    self.isLimited = isLimited
    self.largestPayload = largestPayload
    self.bytes = bytes
  }
}

/// The presentation of an alert in a recorded session.
public struct GuidancePresentation: Hashable, Sendable {
  /// The alert's id.
  public var alert: String
  /// The time since the app's start, in seconds.
  public var seconds: Double
  /// Whether the alert's scene was active.
  public var isSceneActive: Bool

  /// Creates a presentation.
  ///
  /// - Parameters:
  ///   - alert: The alert's id.
  ///   - seconds: The time since the app's start, in seconds.
  ///   - isSceneActive: Whether the alert's scene was active.
  public init(_ alert: String, at seconds: Double, isSceneActive: Bool = true) {
    self.alert = alert
    self.seconds = seconds
    self.isSceneActive = isSceneActive
  }
}
