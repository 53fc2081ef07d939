/// The names of all members of a scenario's JSON form.
package enum ScenarioKey: String, CaseIterable, Sendable {
  // The scenario.
  case schema, tips, state, start, length, displayFrequency, displayFrequencyFrom, seed
  case screens, people, script
  // A screen and a place.
  case id, visit, places, tip, group, popover, priority, members
  // A reaction and an outcome.
  case outcomes, chance, does, action, after, then
  // The times of a line of the script.
  case at, daily, weekly, timesAWeek, days, time
  // The changes.
  case donate, set, unset, invalidate, reset, open, close
  case event, info, count, parameter, value, reason, screen

  package static let scenario: [ScenarioKey] = [
    .schema, .tips, .state, .start, .length, .displayFrequency, .displayFrequencyFrom, .seed,
    .screens, .people, .script,
  ]
  package static let ofScreen: [ScenarioKey] = [.id, .visit, .places]
  package static let place: [ScenarioKey] = [.tip, .group, .popover]
  package static let ofGroup: [ScenarioKey] = [.priority, .members]
  package static let reaction: [ScenarioKey] = [.tip, .outcomes]
  package static let outcome: [ScenarioKey] = [.chance, .does, .action, .after, .then]
  package static let times: [ScenarioKey] = [.at, .after, .daily, .weekly, .timesAWeek]
  package static let changes: [ScenarioKey] = [
    .donate, .set, .unset, .invalidate, .reset, .open, .close,
  ]
  package static let line: [ScenarioKey] = times + [.chance] + changes
  package static let ofWeek: [ScenarioKey] = [.days, .time]

  /// The members of a change; empty for one that is a plain value.
  package static func details(of change: ScenarioKey) -> [ScenarioKey] {
    switch change {
    case .donate: [.event, .info, .count]
    case .set: [.parameter, .value]
    case .invalidate: [.tip, .reason]
    case .open: [.screen, .visit]
    default: []
    }
  }
}

/// The words for what a person does with a tip.
package enum DeedWord: String, CaseIterable, Sendable {
  case closes, presses, performs
}
