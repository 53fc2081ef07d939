import TestBasics
package import TipModel
import TipTesting

/// Random facts that use every member, and are equal for equal seeds.
package struct RandomFacts: RandomNumberGenerator {
  private var generator: SeededGenerator

  package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  package mutating func next() -> UInt64 { generator.next() }

  package mutating func facts() -> Facts {
    var facts = Facts()
    for id in names() { facts.tips[id] = tip(id) }
    for id in names() { facts.records[id] = record() }
    for group in groups() { facts.groups[group.key] = group }
    for id in names() { facts.toolTips[id] = toolTip(id) }
    for id in names() { facts.alerts[id] = alertRecord(id) }
    for id in names() { facts.parameters[id] = parameter(id) }
    for id in names() { facts.events[id] = event(&facts.nextSequence) }
    facts.displayFrequency = frequency()
    facts.displayFrequencyOrigin = one(of: DisplayFrequency.Origin.allCases)
    facts.overrides = overrides()
    facts.history = list { $0.historyEntry() }
    for id in names() { facts.devices[id] = device() }
    facts.resets = ResetDates(own: maybe { $0.date() }, known: maybe { $0.date() })
    facts.receipt = maybe { _ in ["schema": 1] }
    return facts
  }

  /// Returns the shared facts of one of a few datastores, which may concern the same tips.
  package mutating func sharedFacts() -> SharedFacts {
    var facts = facts()
    facts.origin = Origin(name: name(), version: Int64(whole(0...3)))
    return SharedFacts(facts)
  }

  // MARK: - Parts of facts

  private mutating func tip(_ id: String) -> TipDefinition {
    TipDefinition(
      id: id, type: maybe { $0.name() }, title: text(), message: maybe { $0.text() },
      image: maybe { $0.text() },
      actions: list { ActionDefinition(id: $0.name(), title: $0.text()) },
      rules: list { $0.rule() },
      options: TipOptions(
        ignoresDisplayFrequency: flag(), maxDisplayCount: maybe { $0.whole(-2...9) },
        maxDisplayDuration: maybe { Double($0.whole(-5000...500_000)) / 1000 }))
  }

  private mutating func groups() -> [GroupDefinition] {
    list {
      GroupDefinition(
        $0.one(of: GroupSelection.Priority.allCases), $0.names(), isInUse: $0.flag())
    }
  }

  private mutating func toolTip(_ id: String) -> ToolTipDefinition {
    ToolTipDefinition(
      id: id, text: maybe { $0.text() }, control: maybe { $0.text() }, asksDelegate: flag(),
      isEnabled: flag(), platform: one(of: TipPlatform.allCases))
  }

  private mutating func alertRecord(_ id: String) -> AlertRecord {
    var record = AlertRecord(alert(id))
    record.displayCount = whole(0...3)
    record.lastDisplayed = maybe { $0.date() }
    record.suppression = maybe { AlertRecord.Suppression(date: $0.date(), button: $0.text()) }
    record.pressed = maybe { $0.text() }
    record.presentations = list { .init(start: $0.date(), shown: $0.date()) }
    record.activeDisplays = names().map { id in
      ActiveDisplay(id: id, began: date(), owner: text())
    }
    return record
  }

  package mutating func alert(_ id: String) -> TipAlert {
    TipAlert(
      id: id, title: text(), message: maybe { $0.text() },
      buttons: list {
        TipAlert.Button($0.text(), role: $0.one(of: TipAlert.Button.Role.allCases))
      },
      intent: maybe { $0.one(of: TipAlert.Intent.allCases) }, isInformational: flag(),
      isUndoable: maybe { $0.flag() },
      textField: maybe {
        TipAlert.TextField(isSecure: $0.flag(), placeholder: $0.maybe { $0.text() })
      },
      icon: maybe { $0.text() }, isCaution: flag(),
      accessory: maybe {
        TipAlert.Accessory(
          height: Double($0.whole(0...400)) / 2,
          cornerRadius: $0.maybe { Double($0.whole(0...32)) })
      },
      hasSuppression: flag(), hasHelp: flag(), scene: maybe { $0.text() })
  }

  private mutating func record() -> TipRecord {
    var record = TipRecord()
    record.invalidation = maybe {
      Invalidation(reason: $0.one(of: Tips.InvalidationReason.allCases), date: $0.date())
    }
    record.displayCount = whole(0...3)
    record.displayedMilliseconds = maybe { Int64($0.whole(0...90_000_000)) } ?? 0
    record.firstDisplayed = maybe { $0.date() }
    record.firstDismissed = maybe { $0.date() }
    record.lastDisplayed = maybe { $0.date() }
    record.eligibilityReset = maybe { $0.date() }
    record.activeDisplays = names().map { id in
      ActiveDisplay(id: id, began: date(), appeared: maybe { $0.date() }, owner: text())
    }
    for rule in names() {
      record.opaqueResults[rule] = OpaqueResult(value: flag(), date: date())
    }
    return record
  }

  private mutating func device() -> DeviceRecord {
    var device = DeviceRecord(version: Int64(whole(1...9)), reset: maybe { $0.date() })
    for id in names() { device.records[id] = record() }
    return device
  }

  private mutating func parameter(_ id: String) -> ParameterRecord {
    ParameterRecord(
      definition: maybe {
        ParameterDefinition(
          id: id, type: $0.name(), initialValue: $0.value(), isTransient: $0.flag())
      },
      value: maybe { $0.value() }, written: maybe { $0.date() })
  }

  private mutating func event(_ sequence: inout Int64) -> EventRecord {
    var donations: [StoredDonation] = []
    for _ in 0..<whole(0...6) {
      donations.append(
        StoredDonation(sequence: sequence, date: date(), info: maybe { $0.value() }))
      sequence += Int64(whole(1...3))
    }
    let limit = maybe { random in
      Tips.DonationLimit(
        maximumCount: random.whole(0...9), maximumAge: random.maybe { $0.timeRange() })
    }
    return EventRecord(
      limit: limit, deleted: maybe { $0.date() }, log: DonationLog(donations))
  }

  private mutating func overrides() -> StoredOverrides {
    var tips: [String: StoredOverrides.ForcedState] = [:]
    for id in names() { tips[id] = one(of: StoredOverrides.ForcedState.allCases) }
    return StoredOverrides(
      tips: tips, all: maybe { $0.one(of: StoredOverrides.ForcedState.allCases) },
      clock: maybe { AnchoredClock(setting: $0.clockSetting(), anchor: $0.date()) },
      displayFrequency: maybe { $0.frequency() }, help: flag() ? help() : TipControls())
  }

  private mutating func help() -> TipControls {
    TipControls(
      toolTipDelay: maybe { .milliseconds($0.whole(0...90_000)) },
      toolTipDuration: maybe { .milliseconds($0.whole(0...90_000)) },
      showToolTips: flag() ? ["star.button"] : [], hideToolTips: flag() ? ["*"] : [],
      answerAlerts: flag() ? ["*": "Cancel", "remove-backyard": "Remove"] : [:],
      suppressAlerts: flag() ? ["remove-backyard"] : [])
  }

  private mutating func historyEntry() -> HistoryEntry {
    HistoryEntry(
      date: date(), actor: one(of: Change.Actor.allCases), event: text(), subject: text(),
      detail: text(), isForced: flag())
  }

  // MARK: - Values

  private mutating func rule() -> RuleExpression {
    switch whole(0...3) {
    case 0: .binary(.equal, .parameter(name()), .literal(value(depth: 0)))
    case 1:
      .binary(
        one(of: [.greaterOrEqual, .less]),
        .count(.donatedWithin(.donations(event: name()), timeRange())),
        .literal(.int(whole(0...9))))
    case 2: .opaque(OpaqueRule(source: text(), inputs: [.parameter(name()), .event(name())]))
    default: .not(.isEmpty(.filter(.donations(event: name()), .field("backyardID"))))
    }
  }

  private mutating func timeRange() -> Tips.DonationTimeRange {
    let count = whole(-1...9)
    return one(of: [.minutes(count), .hours(count), .days(count), .weeks(count)])
  }

  private mutating func clockSetting() -> ClockSetting {
    let rate = one(of: [1, 60, 0.25])
    return one(of: [
      .frozen(date()), .started(date(), rate: rate),
      .shifted(milliseconds: Int64(whole(-900_000_000...900_000_000)), rate: rate),
    ])
  }

  private mutating func frequency() -> DisplayFrequency {
    one(of: [.immediate, .daily, .monthly, .seconds(Double(whole(1...99_999_999)) / 1000)])
  }

  private mutating func value(depth: Int = 2) -> StoredValue {
    switch whole(0...(depth > 0 ? 6 : 4)) {
    case 0: .null
    case 1: .bool(flag())
    case 2: .int(whole(-1_000_000...1_000_000))
    case 3: .double(Double(whole(-999...999)) + 0.125)
    case 4: .string(text())
    case 5: .array(list { $0.value(depth: depth - 1) })
    default:
      .object(
        Dictionary(uniqueKeysWithValues: names().map { ($0, value(depth: depth - 1)) }))
    }
  }

  private mutating func date() -> Timestamp {
    // Often equal instants, also on different devices.
    let offset = flag() ? whole(-2...2) : whole(-9_000_000_000...9_000_000_000)
    return Timestamp(milliseconds: 1_795_000_000_000 + Int64(offset))
  }

  private mutating func text() -> String {
    one(of: ["", "Save to Favorites", "Vögel 🐦 füttern", "a \"quoted\" \\ line\nand\ttab/slash"])
  }

  private mutating func name() -> String { one(of: Self.allNames) }

  private mutating func names() -> [String] { Self.allNames.filter { _ in flag() } }

  private static let allNames = [
    "FavoriteBackyardTip", "FeedBirdsTip", "NewTrailTip-7", "BackyardBirds.isSignedIn",
    "Zaunkönig", "with \"quotes\"",
  ]

  // MARK: - Choices

  private mutating func flag() -> Bool { Bool.random(using: &self) }

  private mutating func whole(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[whole(0...(elements.count - 1))]
  }

  private mutating func maybe<Value>(_ make: (inout RandomFacts) -> Value) -> Value? {
    flag() ? make(&self) : nil
  }

  private mutating func list<Element>(
    _ make: (inout RandomFacts) -> Element
  ) -> [Element] {
    (0..<whole(0...3)).map { _ in make(&self) }
  }
}
