package import TipFoundation
import TipModel

extension Scenario {
  /// The scenario's JSON value, without members that have their default.
  package var storedValue: StoredValue {
    var tips: StoredValue?
    var state: StoredValue?
    switch source {
    case .given: break
    case .file(let path): tips = .string(path)
    case .state(let document): state = document.storedValue
    }
    return .members([
      .schema: .int(Self.schema), .tips: tips, .state: state,
      .start: .string(start.description),
      .length: .string(DurationText.print(milliseconds: length)),
      .displayFrequency: frequency.map { .string($0.description) },
      .displayFrequencyFrom: origin.map { .string($0.rawValue) },
      .seed: seed == 0 ? nil : .int(seed), .screens: .unlessEmpty(screens.map(\.storedValue)),
      .people: .unlessEmpty(people.map(\.storedValue)),
      .script: .unlessEmpty(script.map(\.storedValue)),
    ])
  }

  /// The scenario as indented JSON with a last line break.
  package var json: String { storedValue.prettyJSON + "\n" }
}

extension StoredValue {
  fileprivate static func members(_ members: [ScenarioKey: StoredValue?]) -> StoredValue {
    .object(
      Dictionary(
        uniqueKeysWithValues: members.compactMap { key, value in value.map { (key.rawValue, $0) } }
      ))
  }

  fileprivate static func unlessEmpty(_ elements: [StoredValue]) -> StoredValue? {
    elements.isEmpty ? Optional.none : .array(elements)
  }

  fileprivate static func duration(_ milliseconds: Int64) -> StoredValue {
    .string(DurationText.print(milliseconds: milliseconds))
  }
}

extension Scenario.Screen {
  fileprivate var storedValue: StoredValue {
    .members([
      .id: .string(id), .visit: visit.map(StoredValue.duration),
      .places: .unlessEmpty(places.map(\.storedValue)),
    ])
  }
}

extension Scenario.Place {
  fileprivate var storedValue: StoredValue {
    let popover: StoredValue? = isPopover ? .bool(true) : nil
    switch content {
    case .tip(let tip): return .members([.tip: .string(tip), .popover: popover])
    case .group(let priority, let members):
      let group = StoredValue.members([
        .priority: .string(priority.rawValue),
        .members: .array(members.map(StoredValue.string)),
      ])
      return .members([.group: group, .popover: popover])
    }
  }
}

extension Reaction {
  fileprivate var storedValue: StoredValue {
    .members([
      .tip: tip.map(StoredValue.string), .outcomes: .array(outcomes.map(\.storedValue)),
    ])
  }
}

extension Reaction.Outcome {
  fileprivate var storedValue: StoredValue {
    var action: StoredValue?
    if case .presses(let id) = deed { action = .string(id) }
    return .members([
      .chance: .double(chance.number), .does: .string(deed.word.rawValue), .action: action,
      .after: delay == 0 ? nil : .duration(delay),
      .then: .unlessEmpty(effects.map { .members([$0.key: $0.details]) }),
    ])
  }
}

extension Reaction.Outcome.Deed {
  /// The word of both forms.
  var word: DeedWord {
    switch self {
    case .closes: .closes
    case .presses: .presses
    case .performs: .performs
    }
  }
}

extension ScriptLine {
  fileprivate var storedValue: StoredValue {
    let (key, value) = time.member
    return .members([
      key: value, .chance: chance == .always ? nil : .double(chance.number),
      change.key: change.details,
    ])
  }
}

extension ScriptTime {
  fileprivate var member: (ScenarioKey, StoredValue) {
    switch self {
    case .at(let date): (.at, .string(date.description))
    case .after(let length): (.after, .duration(length))
    case .daily(let time): (.daily, .string(time.description))
    case .weekly(let days, let time):
      (
        .weekly,
        .members([
          .days: .array(days.inOrder.map { .string($0.rawValue) }),
          .time: .string(time.description),
        ])
      )
    case .timesAWeek(let count): (.timesAWeek, .int(count))
    }
  }
}

extension Set<Weekday> {
  /// The days from Monday on.
  var inOrder: [Weekday] { Weekday.allCases.filter(contains) }
}

extension ScriptChange {
  fileprivate var key: ScenarioKey {
    switch self {
    case .donate: .donate
    case .set: .set
    case .unset: .unset
    case .invalidate: .invalidate
    case .reset: .reset
    case .open: .open
    case .close: .close
    }
  }

  fileprivate var details: StoredValue {
    switch self {
    case .donate(let event, let info, let count):
      .members([.event: .string(event), .info: info, .count: count == 1 ? nil : .int(count)])
    case .set(let parameter, let value):
      .members([.parameter: .string(parameter), .value: value])
    case .unset(let parameter): .string(parameter)
    case .invalidate(let tip, let reason):
      .members([.tip: .string(tip), .reason: .string(reason.rawValue)])
    case .reset(let tip): .string(tip)
    case .open(let screen, let visit):
      .members([.screen: .string(screen), .visit: visit.map(StoredValue.duration)])
    case .close(let screen): .string(screen)
    }
  }
}
