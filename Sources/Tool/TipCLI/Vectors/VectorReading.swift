import TipFoundation
import TipModel

extension Reading where Value == VectorStep {
  /// A step with one action.
  static var step: Reading {
    .object(VectorKey.step) { object, _, path throws(TipControlError) in
      let actions = VectorKey.actions.filter(object.has)
      guard let action = actions.first, actions.count == 1 else {
        let names = actions.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        throw TipControlError(
          .malformed, subject: path,
          reason: "\(path) has " + (actions.isEmpty ? "no action" : "several actions: \(names)"),
          suggestion: actions.isEmpty
            ? "Write one of \(VectorKey.actions.map(\.rawValue).joined(separator: ", "))"
            : "Make each of them a step")
      }
      return VectorStep(
        action: try object.required(action, .action(action)),
        expected: try object.required(.expect, .expectation))
    }
  }
}

extension Reading where Value == VectorAction {
  /// The value of an action's member.
  fileprivate static func action(_ key: VectorKey) -> Reading {
    switch key {
    case .clock: Reading<Timestamp>.date.map { .clock($0) }
    case .frequency: Reading<DisplayFrequency?>.orNull(.displayFrequency).map { .frequency($0) }
    default:
      .object(VectorKey.details(of: key)) { object, _, path throws(TipControlError) in
        switch key {
        case .donate, .set, .unset: try input(key, object)
        case .begin, .end, .invalidate: try ofTip(key, object)
        case .force: try force(object)
        case .reset: try reset(object, path)
        case .controls: try controls(object)
        default:
          .merge(
            device: try object.required(.device, .text), state: try object.required(.state, .state))
        }
      }
    }
  }

  private static func input(
    _ key: VectorKey, _ object: VectorReader
  ) throws(TipControlError) -> VectorAction {
    guard key != .donate else {
      return .donate(
        event: try object.required(.event, .text), date: try object.optional(.date, .date),
        info: try object.optional(.info, .any), count: try object.optional(.count, .times) ?? 1)
    }
    let parameter = try object.required(.parameter, .text)
    return key == .unset
      ? .unset(parameter: parameter)
      : .set(parameter: parameter, value: try object.required(.value, .any))
  }

  private static func ofTip(
    _ key: VectorKey, _ object: VectorReader
  ) throws(TipControlError) -> VectorAction {
    let tip = try object.required(.tip, .text)
    if key == .invalidate {
      return .invalidate(tip: tip, reason: try object.required(.reason, .choice))
    }
    let display = try object.optional(.display, .text) ?? "display"
    return key == .begin
      ? .begin(tip: tip, display: display)
      : .end(
        tip: tip, display: display, isAbandoned: try object.optional(.abandoned, .flag) ?? false)
  }

  private static func force(_ object: VectorReader) throws(TipControlError) -> VectorAction {
    .force(
      tips: try object.optional(.tips, .list(of: .text)),
      state: try object.required(.state, .forcedState))
  }

  private static func reset(
    _ object: VectorReader, _ path: String
  ) throws(TipControlError) -> VectorAction {
    let tip = try object.optional(.tip, .text).map(VectorAction.resetTip)
    let event = try object.optional(.event, .text).map(VectorAction.resetEvent)
    let parameter = try object.optional(.parameter, .text).map(VectorAction.unset)
    let parts = [tip, event, parameter].compactMap(\.self)
    guard parts.count < 2 else {
      throw TipControlError(
        .malformed, subject: path, reason: "\(path) resets several things",
        suggestion: "Make each of them a step")
    }
    return parts.first ?? .resetAll
  }

  private static func controls(_ object: VectorReader) throws(TipControlError) -> VectorAction {
    var controls = TipControls()
    let texts = try object.dictionary(.values, Reading<String>.text)
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      let place = StoredPath.member(name, of: object.place(of: .values))
      guard let control = Control(rawValue: name), VectorFile.controls.contains(control) else {
        let names = VectorFile.controls.map(\.rawValue)
        throw TipControlError(
          .malformed, subject: place, reason: "\(place) is not a control of vectors",
          suggestion: NearestName.suggestion(
            for: name, in: names, otherwise: "Write one of \(names.joined(separator: ", "))"))
      }
      try controls.set(control, to: text, subject: place)
    }
    return .controls(try object.required(.source, .source), controls)
  }
}

extension Reading where Value == ControlSource {
  /// A source other than `tipctl`, whose overrides are steps and parts of the state.
  fileprivate static var source: Reading {
    let sources = ControlSource.allCases.filter { $0 != .stored }
    return Reading("one of \(sources.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))") {
      guard case .string(let word) = $0 else { return nil }
      return sources.first { $0.rawValue == word }
    }
  }
}

extension Reading where Value == StoredOverrides.ForcedState? {
  fileprivate static var forcedState: Reading {
    Reading("one of \"shown\", \"hidden\", \"auto\"") { value in
      guard case .string(let word) = value else { return nil }
      if word == "auto" { return .some(nil) }
      return StoredOverrides.ForcedState(rawValue: word).map(Optional.some)
    }
  }
}

extension Reading where Value == DisplayFrequency {
  fileprivate static var displayFrequency: Reading {
    Reading(wanted: "a display frequency, or null") { value, path throws(TipControlError) in
      try DisplayFrequency(storedValue: value, at: path())
    }
  }
}

extension Reading where Value == Int {
  /// The number of donations of one step, as of one command.
  fileprivate static var times: Reading {
    Reading("a whole number from 1 to 10000") { value in
      if case .int(let count) = value, (1...10_000).contains(count) { count } else { nil }
    }
  }
}

// MARK: - Expectations

extension Reading where Value == VectorExpectation {
  /// The expected tips and events.
  static var expectation: Reading {
    .object(VectorKey.expectation) { object, _, _ throws(TipControlError) in
      VectorExpectation(
        tips: try object.dictionary(.tips, .tipExpectation),
        donations: try object.dictionary(.donations, Reading<Int>.count))
    }
  }
}

extension Reading where Value == VectorExpectation.Tip {
  /// The expected answer about a tip; a member that is left out must be none.
  fileprivate static var tipExpectation: Reading {
    .object(VectorKey.tipExpectation) { object, _, _ throws(TipControlError) in
      VectorExpectation.Tip(
        status: try status(object), gate: try object.optional(.gate, .orNull(.choice)) ?? nil,
        next: try object.optional(.next, .orNull(.date)) ?? nil,
        displays: try object.optional(.displays, .count) ?? 0)
    }
  }

  private static func status(_ object: VectorReader) throws(TipControlError) -> Tips.Status {
    let word: StatusWord = try object.required(.status, .choice)
    guard word != .invalidated else {
      return .invalidated(try object.required(.reason, .choice))
    }
    guard !object.has(.reason) else {
      let place = object.place(of: .reason)
      throw TipControlError(
        .malformed, subject: place, reason: "\(place) goes with the status \"invalidated\"",
        suggestion: "Leave it out")
    }
    return word == .available ? .available : .pending
  }
}

/// The word of a status in a file of vectors.
package enum StatusWord: String, CaseIterable {
  case pending, available, invalidated
}

extension Reading {
  /// The same kind of value, or null for none.
  fileprivate static func orNull<Wrapped>(_ reading: Reading<Wrapped>) -> Reading
  where Value == Wrapped? {
    Reading(wanted: reading.wanted) { value, path throws(TipControlError) in
      value == .null ? nil : try reading.read(value, path())
    }
  }

  fileprivate func map<Result>(_ transform: @escaping (Value) -> Result) -> Reading<Result> {
    Reading<Result>(wanted: wanted) { value, path throws(TipControlError) in
      transform(try read(value, path()))
    }
  }
}
