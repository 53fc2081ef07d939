extension FactsDifference {
  /// What has to be looked at again when facts have become others in this way.
  package var effects: Effects {
    var effects = Effects()
    effects.definitions = Set(before.tips.keys).union(after.tips.keys)
    effects.records = Set(before.records.keys).union(after.records.keys)
    effects.parameters = Set(before.parameters.keys).union(after.parameters.keys)
    effects.events = Set(before.events.keys).union(after.events.keys)
    effects.everything = before.devices != after.devices || before.resets != after.resets
    effects.overrides = before.overrides != after.overrides
    effects.configuration = before.displayFrequency != after.displayFrequency
    effects.frequency =
      effects.records.contains {
        before.records[$0]?.firstDisplayed != after.records[$0]?.firstDisplayed
      }
      // The frequency's clock depends on which tips are exempt from it.
      || effects.definitions.contains {
        before.tips[$0]?.options.ignoresDisplayFrequency ?? false
          != after.tips[$0]?.options.ignoresDisplayFrequency ?? false
      }
    return effects
  }
}
