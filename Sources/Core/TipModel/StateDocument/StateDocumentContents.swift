extension StateDocument {
  /// The members of the document, converted from and to facts.
  package struct Contents {
    let facts: Facts

    init(_ facts: Facts) { self.facts = facts }
  }
}

extension StateDocument.Contents: StoredDocument {
  package static let coding = ObjectCoding<StateDocument.Contents>(
    schema: StateDocument.schema,
    .optional("clock", \.facts.overrides.clock, .object),
    .optional("displayFrequency", \.facts.displayFrequency, .displayFrequency, default: .immediate),
    .optional("displayFrequencyFrom", \.facts.displayFrequencyOrigin, .choice, default: .display),
    .list("tips", \.tips, .tips),
    .table("groups", \.facts.groups, .table(of: .object, unique: "tips", \.key)),
    .table("toolTips", \.facts.toolTips, .table(of: .object, unique: "id", \.id)),
    .table("alerts", \.facts.alerts, .table(of: .object, unique: "alert", \.alert.id)),
    .table("parameters", \.facts.parameters, .table(of: ParameterRecord.coding, named: "id")),
    .table("events", \.facts.events, .table(of: EventRecord.coding, named: "id")),
    .optional("overrides", \.overridesWithoutClock, .object, default: StoredOverrides()),
    .list("history", \.facts.history, of: .object),
    .table("devices", \.facts.devices, .table(of: DeviceRecord.coding, named: "origin")),
    .optional("resets", \.facts.resets, .object, default: ResetDates()),
    make: {
      clock, frequency, frequencyOrigin, tips, groups, toolTips, alerts, parameters, events,
      overrides, history, devices, resets in
      var facts = Facts()
      facts.displayFrequency = frequency
      facts.displayFrequencyOrigin = frequencyOrigin
      for tip in tips {
        facts.tips[tip.id] = tip.definition
        facts.records[tip.id] = tip.record
      }
      facts.groups = groups
      facts.toolTips = toolTips
      facts.alerts = alerts
      facts.parameters = parameters
      facts.events = events
      facts.overrides = overrides
      facts.overrides.clock = clock
      facts.history = history
      facts.devices = devices
      facts.resets = resets
      return StateDocument.Contents(facts)
    })

  private var tips: [TipEntry] {
    Set(facts.tips.keys).union(facts.records.keys).sorted().map { id in
      TipEntry(id: id, definition: facts.tips[id], record: facts.records[id])
    }
  }

  private var overridesWithoutClock: StoredOverrides {
    var overrides = facts.overrides
    overrides.clock = nil
    return overrides
  }
}

extension ValueCoding where Value == [TipEntry] {
  /// The tips of a document, whose rules are checked.
  fileprivate static var tips: ValueCoding {
    let list = ValueCoding.list(of: .object, unique: "id", \.id)
    return ValueCoding(wanted: list.wanted) { value, path throws(TipControlError) in
      let tips = try list.read(value, path())
      for (index, tip) in tips.enumerated() { try tip.checkRules(at: "\(path())[\(index)]") }
      return tips
    } write: { tips in
      list.write(tips)
    }
  }
}
