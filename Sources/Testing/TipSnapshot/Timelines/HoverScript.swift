import TipFoundation
package import TipModel

/// The recorded gestures of a pointer, with times.
///
/// Its JSON has a list of steps in the order of their times:
///
/// ```json
/// {
///   "schema": 1,
///   "steps": [
///     { "at": "0s", "action": "move", "x": 20, "y": 20 },
///     { "at": "0s", "action": "rest", "for": "2s" },
///     { "at": "2s", "action": "leave" }
///   ]
/// }
/// ```
package struct HoverScript: Hashable, Sendable {
  /// A gesture of the pointer.
  package enum Action: Hashable, Sendable {
    /// Moves to a point of the screen.
    case move(ScreenPoint)
    /// Stays where it is for some milliseconds.
    case rest(milliseconds: Int64)
    /// Leaves the screen.
    case leave
    /// Scrolls, clicks, or presses a key of the keyboard.
    case dismiss(ToolTipDismissal)
  }

  /// An action at a time.
  package struct Step: Hashable, Sendable {
    /// The milliseconds since the start of the script.
    package let time: Int64
    package let action: Action

    package init(at time: Int64, _ action: Action) {
      self.time = time
      self.action = action
    }

    /// The time at which the step is over.
    var end: Int64 {
      if case .rest(let length) = action { time.addingSaturating(length) } else { time }
    }
  }

  /// The steps in the order of their times.
  package let steps: [Step]

  /// Creates a script from steps in the order of their times.
  package init(_ steps: [Step]) { self.steps = steps }
}

// MARK: - JSON

extension HoverScript: StoredDocument {
  package static let coding = ObjectCoding<HoverScript>(
    schema: DocumentSchema(1, otherwise: "Record the script again"),
    .required("steps", \.steps, .steps),
    make: HoverScript.init)
}

extension ValueCoding where Value == [HoverScript.Step] {
  /// The steps, of which each begins when the one before it has ended.
  fileprivate static var steps: ValueCoding {
    let list = ValueCoding.list(of: .step)
    return ValueCoding(wanted: list.wanted) { value, path throws(TipControlError) in
      let steps = try list.read(value, path())
      for (index, (earlier, step)) in zip(steps, steps.dropFirst()).enumerated()
      where step.time < earlier.end {
        let end = DurationText.print(milliseconds: earlier.end)
        throw .unreadable(
          .string(DurationText.print(milliseconds: step.time)), at: "\(path())[\(index + 1)].at",
          wanted: "\"\(end)\" or later: the step before it ends then")
      }
      return steps
    } write: { steps in
      list.write(steps)
    }
  }
}

extension ValueCoding where Value == HoverScript.Step {
  /// A step, whose members depend on its action.
  fileprivate static var step: ValueCoding {
    ValueCoding(wanted: "an object") { value, path throws(TipControlError) in
      let all = ["at", "action"] + HoverScript.Word.allCases.flatMap(\.keys)
      let word: HoverScript.Word = try ObjectReader(value, at: path(), keys: all)
        .required("action", .choice)
      let object = try ObjectReader(value, at: path(), keys: ["at", "action"] + word.keys)
      let action: HoverScript.Action =
        switch word {
        case .move:
          .move(
            ScreenPoint(
              x: try object.required("x", .points), y: try object.required("y", .points)))
        case .rest: .rest(milliseconds: try object.required("for", .length))
        case .leave: .leave
        case .scroll: .dismiss(.scroll)
        case .click: .dismiss(.click)
        case .key: .dismiss(.key)
        }
      return HoverScript.Step(at: try object.required("at", .length), action)
    } write: { step in
      var members: [String: StoredValue] = [
        "at": ValueCoding<Int64>.length.write(step.time), "action": .string(step.action.word),
      ]
      switch step.action {
      case .move(let point): members.merge(["x": .double(point.x), "y": .double(point.y)]) { $1 }
      case .rest(let length): members["for"] = ValueCoding<Int64>.length.write(length)
      case .leave, .dismiss: break
      }
      return .object(members)
    }
  }
}

extension HoverScript {
  fileprivate enum Word: String, CaseIterable {
    case move, rest, leave, scroll, click, key

    /// The members of a step with this action, besides its time and the action.
    var keys: [String] {
      switch self {
      case .move: ["x", "y"]
      case .rest: ["for"]
      case .leave, .scroll, .click, .key: []
      }
    }
  }
}

extension HoverScript.Action {
  /// The action's word in JSON.
  package var word: String {
    switch self {
    case .move: "move"
    case .rest: "rest"
    case .leave: "leave"
    case .dismiss(let dismissal): dismissal.rawValue
    }
  }
}

extension ValueCoding where Value == Int64 {
  /// A length of time in milliseconds.
  fileprivate static var length: ValueCoding {
    ValueCoding(text: "a duration such as 500ms or 2s") { text, path throws(TipControlError) in
      try DurationText.parse(text, subject: path)
    } write: { milliseconds in
      DurationText.print(milliseconds: milliseconds)
    }
  }
}
