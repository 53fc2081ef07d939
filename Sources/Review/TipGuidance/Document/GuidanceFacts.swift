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

  /// Creates the content of a receipt: the calls of a release build that only tests should make.
  package init(_ receipt: Receipt) {
    self.init(setup: GuidanceSetup(testingCalls: receipt.testingCalls))
  }
}

extension GuidanceToolTip {
  /// Creates a tooltip of a datastore, or nil when only its delegate has a text.
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
      donations: facts.donationSizes,
      alertSessions: facts.alertSessions)
  }
}

extension GuidanceDonations {
  /// Measures the donations of an event, where the size of a payload is the size of its JSON text.
  package init(event: String, _ record: EventRecord) {
    let sizes = record.log.donations.map { $0.info?.canonical.json.utf8.count ?? 0 }
    self.init(
      event: event, count: sizes.count, isLimited: record.limit != nil,
      largestPayload: sizes.max() ?? 0, bytes: sizes.reduce(0, +))
  }
}

extension Facts {
  /// The sizes of the donations, sorted by event.
  package var donationSizes: [GuidanceDonations] {
    let events = events.sorted { $0.key < $1.key }
    return events.map { id, record in GuidanceDonations(event: id, record) }
  }

  /// The presentations of alerts, by the run of the app.
  fileprivate var alertSessions: [[GuidancePresentation]] {
    let all = alerts.flatMap { id, record in record.presentations.map { (id: id, time: $0) } }
    return Dictionary(grouping: all, by: \.time.start).sorted { $0.key < $1.key }.map {
      start, run in
      run.sorted { ($0.time.shown, $0.id) < ($1.time.shown, $1.id) }.map { id, time in
        let length = time.shown.milliseconds.subtractingReportingOverflow(start.milliseconds)
        return GuidancePresentation(id, at: Double(length.partialValue) / 1000)
      }
    }
  }

  /// The help whose name the app or a control knows, and whose text the datastore does not have.
  ///
  /// It is a text such as "2 alerts and 1 tooltip", or empty for none.
  package var unseenHelp: String {
    let help = overrides.help
    let answered = readReceipt?.alerts.map(\.id) ?? []
    let alerts = Set(answered + help.answerAlerts.keys + help.suppressAlerts)
      .subtracting(self.alerts.keys)
    let silent = toolTips.values.filter { $0.text == nil }.map(\.id)
    let toolTips = Set(help.showToolTips + help.hideToolTips)
      .subtracting(self.toolTips.keys).union(silent)
    var counts: [String] = []
    for (kind, names) in [("alert", alerts), ("tooltip", toolTips)] {
      let count = names.subtracting([Controls.all]).count
      if count > 0 { counts.append(Plural.count(count, kind)) }
    }
    return counts.joined(separator: " and ")
  }

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
    let situation = Situation(fresh, now: now)
    return tips.values.filter { Eligibility.explain($0, in: situation, isBrief: true).shows }
      .map(\.id).sorted()
  }

  /// The calls for tests that the last receipt lists, or none when it cannot be read.
  fileprivate var testingCalls: [String] { readReceipt?.testingCalls ?? [] }

  private var readReceipt: Receipt? { receipt.flatMap { try? Receipt(storedValue: $0) } }
}
