/// All that is known: what tips are, what happened, and what is forced.
public struct Facts: Hashable, Sendable {
  /// The tips' definitions, by id.
  public var tips: [String: TipDefinition] = [:]
  /// What happened to the tips here, by id.
  public var records: [String: TipRecord] = [:]
  /// The parameters, by id.
  public var parameters: [String: ParameterRecord] = [:]
  /// The events, by id.
  public var events: [String: EventRecord] = [:]
  /// The display frequency that the app configured itself with.
  public var displayFrequency = DisplayFrequency.immediate
  /// What is forced from outside of the app.
  public var overrides = StoredOverrides()
  /// The newest lines of the history, oldest first.
  public var history: [HistoryEntry] = []
  /// What commands have changed, oldest first, so that it can be taken back.
  public var operations: [Operation] = []
  /// The receipt of the last configure.
  public var receipt: StoredValue?
  /// The next donation's place in the order of insertion.
  public var nextSequence: Int64 = 1
  /// Which device the datastore is.
  public var origin = Origin()
  /// What happened to tips on other devices that were merged, by the name of their origin.
  public var devices: [String: DeviceRecord] = [:]
  /// Up to when resets have erased what happened.
  public var resets = ResetDates()

  /// How many donations are kept.
  package var donationCount: Int { events.values.reduce(0) { $0 + $1.log.donations.count } }

  /// Creates facts of a datastore in which nothing has happened.
  public init() {}
}
