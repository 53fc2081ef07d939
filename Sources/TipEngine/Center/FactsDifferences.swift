import TipModel

extension Facts {
  /// What differs from other facts, as the effects of one change.
  func differences(from old: Facts) -> Effects {
    var effects = Effects()
    effects.definitions = Self.changedKeys(old.tips, tips)
    effects.records = Self.changedKeys(old.records, records)
    effects.parameters = Self.changedKeys(old.parameters, parameters)
    effects.events = Self.changedKeys(old.events, events)
    effects.overrides = overrides != old.overrides
    effects.configuration = displayFrequency != old.displayFrequency
    effects.frequency = effects.records.contains {
      old.records[$0]?.firstDisplayed != records[$0]?.firstDisplayed
    }
    return effects
  }

  private static func changedKeys<Value: Equatable>(
    _ old: [String: Value], _ new: [String: Value]
  ) -> Set<String> {
    Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
  }
}
