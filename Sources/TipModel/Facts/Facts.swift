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

/// What a change touched: which rows to write, and which tips to look at again.
package struct Effects: Hashable, Sendable {
  package var definitions: Set<String> = []
  package var records: Set<String> = []
  package var parameters: Set<String> = []
  package var events: Set<String> = []
  /// Whether the start of the display frequency's clock may have moved.
  package var frequency = false
  package var overrides = false
  /// How many lines the history has got.
  package var historyLines = 0
  /// Whether the log of operations is another one.
  package var operations = false
  package var receipt = false
  /// Whether the app's own display frequency is another one.
  package var configuration = false
  /// Whether everything has to be written and looked at.
  package var everything = false

  package init() {}

  package mutating func formUnion(_ other: Effects) {
    definitions.formUnion(other.definitions)
    records.formUnion(other.records)
    parameters.formUnion(other.parameters)
    events.formUnion(other.events)
    frequency = frequency || other.frequency
    overrides = overrides || other.overrides
    historyLines += other.historyLines
    operations = operations || other.operations
    receipt = receipt || other.receipt
    configuration = configuration || other.configuration
    everything = everything || other.everything
  }

  /// Whether a tip's verdict may be another one after the change.
  package func concern(_ tip: TipDefinition, dependencies: Set<RuleDependency>) -> Bool {
    everything || overrides || configuration || (frequency && !tip.options.ignoresDisplayFrequency)
      || records.contains(tip.id) || definitions.contains(tip.id)
      || dependencies.contains { dependency in
        switch dependency {
        case .parameter(let id): parameters.contains(id)
        case .event(let id): events.contains(id)
        }
      }
  }
}
