import TipModel

extension GuidanceContent {
  /// Creates the content of a datastore or a state document, with its set-up.
  ///
  /// - Parameters:
  ///   - facts: The facts.
  ///   - now: The time at which the tips would show in a fresh datastore.
  package init(_ facts: Facts, at now: Timestamp) {
    let tips = facts.tips.values.sorted { $0.id < $1.id }
    let toolTips = facts.toolTips.values.sorted { $0.id < $1.id }
    let alerts = facts.alerts.values.sorted { $0.alert.id < $1.alert.id }
    self.init(
      tips: tips.map { GuidanceTip($0) }, toolTips: toolTips.compactMap { GuidanceToolTip($0) },
      alerts: alerts.map { GuidanceAlert($0.alert) }, setup: GuidanceSetup(facts, at: now))
  }
}

extension GuidanceToolTip {
  /// Creates a tooltip of a datastore; nil when only its delegate has a text.
  fileprivate init?(_ toolTip: ToolTipDefinition) {
    guard let text = toolTip.text else { return nil }
    self.init(id: toolTip.id, text: text, control: toolTip.control, platform: toolTip.platform)
  }
}

extension GuidanceSetup {
  /// Creates the set-up from facts.
  package init(_ facts: Facts, at now: Timestamp) {
    self.init(
      displayFrequency: facts.displayFrequency,
      groups: facts.groups.values.filter(\.isInUse).sorted { $0.key < $1.key }.map(\.members),
      eligibleAtFirst: facts.eligibleAtFirst(at: now),
      testingCalls: facts.testingCalls,
      donations: facts.events.sorted { $0.key < $1.key }
        .map { GuidanceDonations(event: $0.key, $0.value) })
  }
}

extension GuidanceDonations {
  /// Measures the donations of an event; a payload's size is that of its JSON text.
  package init(event: String, _ record: EventRecord) {
    let sizes = record.log.donations.map { $0.info?.canonical.json.utf8.count ?? 0 }
    self.init(
      event: event, count: sizes.count, isLimited: record.limit != nil,
      largestPayload: sizes.max() ?? 0, bytes: sizes.reduce(0, +))
  }
}

extension Facts {
  /// The ids of the tips that would show in a fresh datastore of the same app.
  fileprivate func eligibleAtFirst(at now: Timestamp) -> [String] {
    var fresh = Facts()
    fresh.tips = tips
    fresh.groups = groups
    fresh.displayFrequency = displayFrequency
    fresh.parameters = parameters.mapValues { record in
      var record = record
      record.value = nil
      return record
    }
    fresh.events = events.mapValues { EventRecord(limit: $0.limit) }
    let situation = Situation(fresh, now: now)
    return tips.values.filter { Eligibility.explain($0, in: situation, isBrief: true).shows }
      .map(\.id).sorted()
  }

  /// The calls for tests that the last receipt lists; a receipt that cannot be read has none.
  fileprivate var testingCalls: [String] {
    guard let receipt, let read = try? Receipt(storedValue: receipt) else { return [] }
    return read.testingCalls
  }
}
