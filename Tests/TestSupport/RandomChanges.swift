import TestBasics
package import TipModel

/// Random changes of every kind with few names, which are equal for equal seeds.
package struct RandomChanges: RandomNumberGenerator {
  private var generator: SeededGenerator
  private var date = ContractBackyard.start

  /// Creates a sequence.
  package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Returns the next number.
  package mutating func next() -> UInt64 { generator.next() }

  /// Returns up to a number of changes.
  package mutating func batch(upTo count: Int = 8) -> [Change] {
    (0..<whole(0...count)).map { _ in
      date = date.adding(milliseconds: Int64(whole(0...90_000_000)))
      return Change(action(), at: date, by: one(of: Change.Actor.allCases))
    }
  }

  private mutating func action() -> Change.Action {
    switch whole(0...46) {
    case 0...1: .registerTip(tip())
    case 2: .registerParameter(parameter())
    case 3: .registerEvent(EventDefinition(id: name(), limit: maybe { $0.limit() }))
    case 4...6: .setParameter(id: name(), value: value())
    case 7: .unsetParameter(id: name())
    case 8: .deleteDonations(event: name())
    case 9...10: .beginDisplay(tip: name(), display: display(), isForced: flag())
    case 11...12:
      .endDisplay(
        tip: name(), display: displayName(), isForced: flag(), isAbandoned: flag())
    case 13:
      .invalidate(tip: name(), reason: one(of: Tips.InvalidationReason.allCases), isForced: flag())
    case 14: .resetEligibility(tip: name())
    case 15: .recordOpaqueResult(tip: name(), source: text(), value: flag())
    case 16: .force(tips: [name(), name()], state: forcedState())
    case 17: .forceAll(state: forcedState())
    case 18: .setClock(maybe { AnchoredClock(setting: .frozen($0.date), anchor: $0.date) })
    case 19: .setDisplayFrequency(maybe { $0.frequency() })
    case 20: .configure(displayFrequency: frequency(), from: flag() ? .display : .dismissal)
    case 21: .recordReceipt(["schema": 1, "notes": [.string(text())]])
    case 22: flag() && flag() ? .reset : .replace(facts())
    case 23: .merge(SharedFacts(device()))
    case 24:
      .useGroups([
        GroupDefinition(one(of: GroupSelection.Priority.allCases), [name(), name()])
      ])
    case 25: .registerToolTip(ToolTipDefinition(id: name(), text: text(), isEnabled: flag()))
    case 26...27: .beginAlert(alert(), display: display())
    case 28: .endAlert(id: name(), display: displayName(), button: maybe { $0.text() })
    case 29: .suppressAlert(id: name(), button: maybe { $0.text() })
    case 30: .setHelp(TipControls(suppressAlerts: flag() ? ["*"] : []))
    case 31:
      .separate(
        name: name(),
        from: DeviceEntry(origin: one(of: ["meadow", "pond"]), record: DeviceRecord(version: 9)))
    case 32: .pressAlert(id: name(), button: text())
    case 33: .registerAlert(alert())
    default: .donate(event: name(), date: donationDate(), info: maybe { $0.value() })
    }
  }

  /// Returns facts for an import, made of other changes.
  private mutating func facts() -> Facts {
    var facts = Facts()
    for _ in 0..<whole(0...6) {
      facts.apply(
        Change(.donate(event: name(), date: donationDate(), info: maybe { $0.value() }), at: date))
      facts.apply(Change(.registerTip(tip()), at: date))
      facts.apply(Change(.setParameter(id: name(), value: value()), at: date))
    }
    return facts
  }

  /// Returns facts of another device, some with many changes.
  package mutating func device() -> Facts {
    var facts = facts()
    facts.origin.name = one(of: ["meadow", "pond"])
    for _ in 0..<whole(0...3) {
      facts.apply(
        Change(.beginDisplay(tip: name(), display: display(), isForced: false), at: date))
    }
    if flag() { facts.apply(Change(.resetEligibility(tip: name()), at: date)) }
    return facts
  }

  // MARK: - Parts

  private mutating func tip() -> TipDefinition {
    TipDefinition(
      id: name(), title: text(), message: maybe { $0.text() },
      rules: maybe { [.binary(.equal, .parameter($0.name()), .literal($0.value(depth: 0)))] } ?? [],
      options: TipOptions(
        ignoresDisplayFrequency: flag(), maxDisplayCount: maybe { $0.whole(1...5) }))
  }

  private mutating func parameter() -> ParameterDefinition {
    ParameterDefinition(id: name(), type: "Int", initialValue: value(), isTransient: flag())
  }

  private mutating func limit() -> Tips.DonationLimit {
    Tips.DonationLimit(maximumCount: whole(0...6), maximumAge: maybe { .days($0.whole(0...9)) })
  }

  private mutating func display() -> ActiveDisplay {
    ActiveDisplay(id: displayName(), began: date, owner: text())
  }

  private mutating func alert() -> TipAlert {
    TipAlert(id: name(), title: text(), buttons: [.cancel], hasSuppression: flag())
  }

  private mutating func donationDate() -> Timestamp {
    switch whole(0...3) {
    case 0, 1: date
    case 2: date.adding(milliseconds: Int64(whole(-900_000_000...900_000_000)))
    // One of a few instants, equal on different devices.
    default: ContractBackyard.at(Int64(whole(0...2)) * 86_400)
    }
  }

  private mutating func value(depth: Int = 2) -> StoredValue {
    switch whole(0...(depth > 0 ? 6 : 4)) {
    case 0: .null
    case 1: .bool(flag())
    case 2: .int(whole(-9...9))
    case 3: .double(Double(whole(-99...99)) / 8)
    case 4: .string(text())
    case 5: .array([value(depth: depth - 1), value(depth: depth - 1)])
    default: .object([name(): value(depth: depth - 1), text(): value(depth: depth - 1)])
    }
  }

  private mutating func frequency() -> DisplayFrequency {
    one(of: [.immediate, .daily, .weekly])
  }

  private mutating func forcedState() -> StoredOverrides.ForcedState? {
    maybe { $0.one(of: StoredOverrides.ForcedState.allCases) }
  }

  private mutating func displayName() -> String { one(of: ["display-1", "display-2"]) }

  private mutating func text() -> String {
    one(of: ["", "Save to Favorites", "Vögel 🐦 füttern", "a \"quoted\" \\ line\nand\ttab\0nul"])
  }

  /// The last two are the same name in two Unicode forms.
  private mutating func name() -> String {
    one(of: [
      "FavoriteBackyardTip", "FeedBirdsTip", "with 'quotes'", "Zaunk\u{F6}nig",
      "Zaunko\u{308}nig",
    ])
  }

  // MARK: - Choices

  package mutating func flag() -> Bool { Bool.random(using: &self) }

  package mutating func whole(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[whole(0...(elements.count - 1))]
  }

  private mutating func maybe<Value>(_ make: (inout RandomChanges) -> Value) -> Value? {
    flag() ? make(&self) : nil
  }
}
