extension StateDocument {
  /// The members of the document, converted from and to facts.
  package struct Contents {
    let facts: Facts

    init(_ facts: Facts) { self.facts = facts }
  }
}

extension StateDocument.Contents: StoredObject {
  package static let storedKeys: [StoredKey] = [
    .schema, .clock, .displayFrequency, .displayFrequencyFrom, .tips, .groups, .toolTips, .alerts,
    .parameters, .events, .overrides, .history, .devices, .resets,
  ]

  package var storedMembers: StoredMembers {
    let frequency = facts.displayFrequency
    return [
      .schema: .int(StateDocument.schema), .clock: facts.overrides.clock?.storedValue,
      .displayFrequency: frequency.storedValue.unless(frequency == .immediate),
      .displayFrequencyFrom: .string(facts.displayFrequencyOrigin.rawValue)
        .unless(facts.displayFrequencyOrigin == .display),
      .tips: StoredValue(tips.map(\.storedValue)),
      .groups: StoredValue(groups.map(\.storedValue)),
      .toolTips: StoredValue(facts.toolTips.sorted { $0.key < $1.key }.map(\.value.storedValue)),
      .alerts: StoredValue(facts.alerts.sorted { $0.key < $1.key }.map(\.value.storedValue)),
      .parameters: StoredValue(parameters.map(\.storedValue)),
      .events: StoredValue(events.map(\.storedValue)),
      .overrides: StoredValue(unlessEmpty: facts.overrides),
      .history: StoredValue(facts.history.map(\.storedValue)),
      .devices: StoredValue(devices.map(\.storedValue)),
      .resets: StoredValue(unlessEmpty: facts.resets),
    ]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    var facts = Facts()
    _ = try object.optional(.schema, .wholeNumber)
    facts.displayFrequency =
      try object.optional(.displayFrequency, .displayFrequency) ?? .immediate
    facts.displayFrequencyOrigin = try object.optional(.displayFrequencyFrom, .choice) ?? .display
    let tips: [TipEntry] = try object.list(.tips, unique: .id, \.id, .object)
    for (index, tip) in tips.enumerated() {
      try tip.checkRules(at: "\(object.place(of: .tips))[\(index)]")
      facts.tips[tip.id] = tip.definition
      facts.records[tip.id] = tip.record
    }
    let groups: [GroupDefinition] = try object.list(.groups, unique: .tips, \.key, .object)
    for group in groups { facts.groups[group.key] = group }
    let toolTips: [ToolTipDefinition] = try object.list(.toolTips, unique: .id, \.id, .object)
    for toolTip in toolTips { facts.toolTips[toolTip.id] = toolTip }
    let alerts: [AlertRecord] = try object.list(.alerts, unique: .alert, \.alert.id, .object)
    for alert in alerts { facts.alerts[alert.alert.id] = alert }
    let parameters: [ParameterEntry] = try object.list(.parameters, unique: .id, \.id, .object)
    for parameter in parameters { facts.parameters[parameter.id] = parameter.record }
    let events: [EventEntry] = try object.list(.events, unique: .id, \.id, .object)
    for event in events { facts.events[event.id] = event.record }
    facts.overrides = try object.optional(.overrides, .object) ?? StoredOverrides()
    facts.overrides.clock = try object.optional(.clock, .object)
    facts.history = try object.list(.history, .object)
    let devices: [DeviceEntry] = try object.list(.devices, unique: .origin, \.origin, .object)
    for device in devices { facts.devices[device.origin] = device.record }
    facts.resets = try object.optional(.resets, .object) ?? ResetDates()
    self.init(facts)
  }

  private var tips: [TipEntry] {
    Set(facts.tips.keys).union(facts.records.keys).sorted().map { id in
      TipEntry(id: id, definition: facts.tips[id], record: facts.records[id])
    }
  }

  private var groups: [GroupDefinition] {
    facts.groups.sorted { $0.key < $1.key }.map(\.value)
  }

  private var devices: [DeviceEntry] {
    facts.devices.sorted { $0.key < $1.key }.map { DeviceEntry(origin: $0.key, record: $0.value) }
  }

  private var parameters: [ParameterEntry] {
    facts.parameters.sorted { $0.key < $1.key }.map { ParameterEntry(id: $0.key, record: $0.value) }
  }

  private var events: [EventEntry] {
    facts.events.sorted { $0.key < $1.key }.map { EventEntry(id: $0.key, record: $0.value) }
  }
}
