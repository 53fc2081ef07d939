/// The contents of a datastore: the definitions, the records and the overrides.
package struct Facts: Hashable, Sendable {
  /// The tips' definitions, by id.
  package var tips: [String: TipDefinition] {
    get { storedTips }
    _modify {
      yield &storedTips
      starts.discard()
    }
  }
  /// The records of the tips in this datastore, by id.
  package var records: [String: TipRecord] {
    get { storedRecords }
    _modify {
      yield &storedRecords
      starts.discard()
    }
  }
  /// The groups of tips, by key.
  package var groups: [String: GroupDefinition] = [:]
  /// The tooltips, by id.
  package var toolTips: [String: ToolTipDefinition] = [:]
  /// The alerts, by id.
  package var alerts: [String: AlertRecord] = [:]
  /// The parameters, by id.
  package var parameters: [String: ParameterRecord] = [:]
  /// The events, by id.
  package var events: [String: EventRecord] = [:]
  /// The display frequency of the app's configuration.
  package var displayFrequency = DisplayFrequency.immediate
  /// The instant from which the app's configuration counts, also for an override (D34).
  package var displayFrequencyOrigin = DisplayFrequency.Origin.display {
    didSet { starts.discard() }
  }
  /// The overrides from outside the app.
  package var overrides = StoredOverrides()
  /// The newest lines of the history, oldest first.
  package var history: [HistoryEntry] = []
  /// The operations of commands, oldest first, which can be undone.
  package var operations: [StoredOperation] = []
  /// The receipt of the last configure.
  package var receipt: StoredValue?
  /// The centers that use the datastore, by owner.
  ///
  /// Some may have ended without saying so.
  package var processes: [String: AppProcess] = [:]
  /// The next donation's number in the order of insertion.
  package var nextSequence: Int64 = 1
  /// The device of the datastore.
  package var origin = Origin()
  /// The records of other devices that were merged, by the name of their origin.
  package var devices: [String: DeviceRecord] {
    get { storedDevices }
    _modify {
      yield &storedDevices
      starts.discard()
    }
  }
  package var resets = ResetDates() { didSet { starts.discard() } }
  // An observer would let elements change in place in this module only: in others each change of
  // one would copy all.
  private var storedTips: [String: TipDefinition] = [:]
  private var storedRecords: [String: TipRecord] = [:]
  private var storedDevices: [String: DeviceRecord] = [:]
  /// Kept, because each evaluation reads it, and it depends on the records of all tips.
  private var starts = Derived<FrequencyStarts>()

  /// The number of stored donations.
  package var donationCount: Int { events.values.reduce(0) { $0 + $1.log.donations.count } }

  /// The instants at which the display frequency begins to count.
  package var frequencyStarts: FrequencyStarts { starts.value { FrequencyStarts(self) } }

  /// Creates the facts of an empty datastore.
  package init() {}
}

extension RuleScope {
  /// Creates the scope of facts at an instant.
  package init(
    facts: borrowing Facts, now: Timestamp, opaqueResults: [String: OpaqueResult] = [:]
  ) {
    self.init(
      parameters: facts.parameters, events: facts.events, now: now, opaqueResults: opaqueResults)
  }
}
