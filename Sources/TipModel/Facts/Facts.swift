package import TipFoundation

/// All that is known: what tips are, what happened, and what is forced.
package struct Facts: Hashable, Sendable {
  /// The tips' definitions, by id.
  package var tips: [String: TipDefinition] = [:]
  /// What happened to the tips here, by id.
  package var records: [String: TipRecord] = [:]
  /// The parameters, by id.
  package var parameters: [String: ParameterRecord] = [:]
  /// The events, by id.
  package var events: [String: EventRecord] = [:]
  /// The display frequency that the app configured itself with.
  package var displayFrequency = DisplayFrequency.immediate
  /// What is forced from outside of the app.
  package var overrides = StoredOverrides()
  /// The newest lines of the history, oldest first.
  package var history: [HistoryEntry] = []
  /// What commands have changed, oldest first, so that it can be taken back.
  package var operations: [Operation] = []
  /// The receipt of the last configure.
  package var receipt: StoredValue?
  /// The next donation's place in the order of insertion.
  package var nextSequence: Int64 = 1
  /// Which device the datastore is.
  package var origin = Origin()
  /// What happened to tips on other devices that were merged, by the name of their origin.
  package var devices: [String: DeviceRecord] = [:]
  /// Up to when resets have erased what happened.
  package var resets = ResetDates()

  /// How many donations are kept.
  package var donationCount: Int { events.values.reduce(0) { $0 + $1.log.donations.count } }

  /// Creates facts of a datastore in which nothing has happened.
  package init() {}
}
