package import TipFoundation
import TipModel

/// The members of an object of a scenario.
typealias ScenarioReader = MemberReader<ScenarioKey>

extension Scenario {
  /// Reads a scenario's JSON value.
  ///
  /// - Throws: `TipControlError` (`malformed`) whose subject is the path of the invalid value.
  package init(storedValue value: StoredValue) throws(TipControlError) {
    try value.checkSchema(Self.schema, otherwise: "Write \(Self.schema), or leave it out")
    let object = try ScenarioReader(value, at: "", keys: ScenarioKey.scenario)
    let seed: Int = try object.optional(.seed, .count) ?? 0
    self.init(
      source: try Self.source(object), start: try object.required(.start, .date),
      length: try object.required(.length, .length),
      frequency: try object.optional(.displayFrequency, .frequency),
      origin: try object.optional(.displayFrequencyFrom, .choice), seed: seed,
      screens: try object.list(.screens, unique: .id, \.id, .screen),
      people: try object.list(.people, .reaction), script: try object.list(.script, .line))
  }

  private static func source(_ object: ScenarioReader) throws(TipControlError) -> Source {
    guard !object.has(.state) || !object.has(.tips) else {
      throw TipControlError(
        .malformed, subject: object.place(of: .state),
        reason: "The scenario has \"tips\" and \"state\"", suggestion: "Leave one of them out")
    }
    if let file = try object.optional(.tips, .text) { return .file(file) }
    let document: StateDocument? = try object.optional(
      .state,
      Reading(wanted: "a state document") { value, path throws(TipControlError) in
        StateDocument(try StateDocument.facts(from: value, at: path()))
      })
    return document.map(Source.state) ?? .given
  }
}

// MARK: - Parts

extension Reading where Value == Scenario.Screen {
  fileprivate static var screen: Reading {
    .object(ScenarioKey.ofScreen) { object, _, _ throws(TipControlError) in
      Scenario.Screen(
        id: try object.required(.id, .text), visit: try object.optional(.visit, .duration),
        places: try object.list(.places, .place))
    }
  }
}

extension Reading where Value == Scenario.Place {
  fileprivate static var place: Reading {
    .object(ScenarioKey.place) { object, _, path throws(TipControlError) in
      let isPopover = try object.optional(.popover, .flag) ?? false
      let tip = try object.optional(.tip, .text)
      let group = try object.optional(.group, .group)
      guard let content = tip.map(Scenario.Place.Content.tip) ?? group, tip == nil || group == nil
      else { throw .notOne(of: [.tip, .group], at: path) }
      return Scenario.Place(content, isPopover: isPopover)
    }
  }
}

extension Reading where Value == Scenario.Place.Content {
  fileprivate static var group: Reading {
    .object(ScenarioKey.ofGroup) { object, _, _ throws(TipControlError) in
      .group(
        try object.required(.priority, .choice), try object.required(.members, .list(of: .text)))
    }
  }
}

extension Reading where Value == Reaction {
  fileprivate static var reaction: Reading {
    .object(ScenarioKey.reaction) { object, _, _ throws(TipControlError) in
      Reaction(
        to: try object.optional(.tip, .text), try object.required(.outcomes, .list(of: .outcome)))
    }
  }
}

extension Reading where Value == Reaction.Outcome {
  fileprivate static var outcome: Reading {
    .object(ScenarioKey.outcome) { object, _, _ throws(TipControlError) in
      let word: DeedWord = try object.required(.does, .choice)
      guard word == .presses || !object.has(.action) else {
        throw TipControlError(
          .malformed, subject: object.place(of: .action),
          reason: "\(object.place(of: .action)) goes with \"does\": \"presses\"",
          suggestion: "Leave it out")
      }
      let deed: Reaction.Outcome.Deed =
        switch word {
        case .closes: .closes
        case .performs: .performs
        case .presses: .presses(try object.required(.action, .text))
        }
      return Reaction.Outcome(
        try object.required(.chance, .chance), deed,
        after: try object.optional(.after, .duration) ?? 0,
        effects: try object.list(.then, .effect))
    }
  }
}

extension Reading where Value == ScriptLine {
  fileprivate static var line: Reading {
    .object(ScenarioKey.line) { object, _, path throws(TipControlError) in
      ScriptLine(
        try time(object, path), chance: try object.optional(.chance, .chance) ?? .always,
        try Reading<ScriptChange>.change(object, path))
    }
  }

  private static func time(
    _ object: ScenarioReader, _ path: String
  ) throws(TipControlError) -> ScriptTime {
    guard let key = try object.one(of: ScenarioKey.times, at: path) else {
      throw .notOne(of: ScenarioKey.times, at: path)
    }
    switch key {
    case .at: return .at(try object.required(.at, .date))
    case .after: return .after(try object.required(.after, .duration))
    case .daily: return .daily(try object.required(.daily, .timeOfDay))
    case .weekly: return try object.required(.weekly, .weekly)
    default: return .timesAWeek(try object.required(.timesAWeek, .number(in: ScriptTime.accepted)))
    }
  }
}

extension Reading where Value == ScriptTime {
  fileprivate static var weekly: Reading {
    .object(ScenarioKey.ofWeek) { object, _, path throws(TipControlError) in
      let days: [Weekday] = try object.required(.days, .list(of: .choice))
      guard !days.isEmpty else {
        throw TipControlError(
          .malformed, subject: path, reason: "\(path) has no days",
          suggestion: "Write at least one of \(Weekday.names)")
      }
      return .weekly(Set(days), try object.required(.time, .timeOfDay))
    }
  }
}

extension Reading where Value == ScriptChange {
  /// An effect of what a person does: an object with a change alone.
  fileprivate static var effect: Reading {
    .object(ScenarioKey.changes) { object, _, path throws(TipControlError) in
      try change(object, path)
    }
  }

  fileprivate static func change(
    _ object: ScenarioReader, _ path: String
  ) throws(TipControlError) -> ScriptChange {
    guard let key = try object.one(of: ScenarioKey.changes, at: path) else {
      throw .notOne(of: ScenarioKey.changes, at: path)
    }
    switch key {
    case .unset: return .unset(parameter: try object.required(.unset, .text))
    case .reset: return .reset(tip: try object.required(.reset, .text))
    case .close: return .close(screen: try object.required(.close, .text))
    default: return try object.required(key, .details(of: key))
    }
  }

  private static func details(of key: ScenarioKey) -> Reading {
    .object(ScenarioKey.details(of: key)) { object, _, _ throws(TipControlError) in
      switch key {
      case .donate:
        .donate(
          event: try object.required(.event, .text), info: try object.optional(.info, .any),
          count: try object.optional(.count, .number(in: ScriptChange.acceptedCount)) ?? 1)
      case .set:
        .set(
          parameter: try object.required(.parameter, .text),
          value: try object.required(.value, .any))
      case .invalidate:
        .invalidate(
          tip: try object.required(.tip, .text), reason: try object.required(.reason, .choice))
      default:
        .open(
          screen: try object.required(.screen, .text),
          visit: try object.optional(.visit, .duration))
      }
    }
  }
}

extension MemberReader<ScenarioKey> {
  /// Returns the only one of some members that the object has; nil for none.
  fileprivate func one(
    of keys: [ScenarioKey], at path: String
  ) throws(TipControlError) -> ScenarioKey? {
    let found = keys.filter(has)
    guard found.count < 2 else { throw .notOne(of: keys, at: path) }
    return found.first
  }
}

extension TipControlError {
  fileprivate static func notOne(of keys: [ScenarioKey], at path: String) -> TipControlError {
    TipControlError(
      .malformed, subject: path,
      reason: "\(path) needs exactly one of \(keys.map(\.rawValue).joined(separator: ", "))",
      suggestion: "Write one of them")
  }
}

// MARK: - Plain values

extension Reading where Value == Int64 {
  fileprivate static var duration: Reading {
    Reading(text: "a duration such as 90s, 15m or 3d") { text, path throws(TipControlError) in
      try DurationText.parse(text, subject: path)
    }
  }

  fileprivate static var length: Reading {
    Reading(text: "a duration such as 60d") { text, path throws(TipControlError) in
      let length = try DurationText.parse(text, subject: path)
      try Scenario.check(length: length, text, at: path)
      return length
    }
  }
}

extension Reading where Value == DisplayFrequency {
  fileprivate static var frequency: Reading {
    Reading(text: DisplayFrequency.accepts) { text, path throws(TipControlError) in
      try DisplayFrequency(text, subject: path)
    }
  }
}

extension Reading where Value == Chance {
  fileprivate static var chance: Reading {
    Reading("a probability from 0 to 1") { value in
      switch value {
      case .int(let number): Chance(Double(number))
      case .double(let number): Chance(number)
      default: nil
      }
    }
  }
}

extension Reading where Value == TimeOfDay {
  fileprivate static var timeOfDay: Reading {
    Reading("a time in UTC such as \"08:00\"") { value in
      if case .string(let text) = value { TimeOfDay(text) } else { nil }
    }
  }
}

extension Reading where Value == Int {
  fileprivate static func number(in range: ClosedRange<Int>) -> Reading {
    Reading("a whole number from \(range.lowerBound) to \(range.upperBound)") { value in
      if case .int(let number) = value, range.contains(number) { number } else { nil }
    }
  }
}

extension Weekday {
  /// The names, for messages.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

extension Scenario {
  /// Checks the length of a scenario.
  static func check(length: Int64, _ text: String, at place: String) throws(TipControlError) {
    guard length > 0, length <= longest else {
      throw .unreadable(
        text, in: place, kind: "length",
        because: length > 0 ? "it is longer than a century" : "it is empty",
        write: "a duration from 1ms to \(DurationText.print(milliseconds: longest))")
    }
  }
}
