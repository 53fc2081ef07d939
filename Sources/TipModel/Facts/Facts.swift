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
