package import TipFoundation
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
    /// The action.
    package let action: Action

    /// Creates a step.
    package init(at time: Int64, _ action: Action) {
      self.time = time
      self.action = action
    }

    /// The time at which the step is over.
    var end: Int64 {
      if case .rest(let length) = action { time.addingSaturating(length) } else { time }
    }
  }

  /// The version of the format.
  package static let schema = 1

  /// The steps in the order of their times.
  package let steps: [Step]

  /// Creates a script from steps in the order of their times.
  package init(_ steps: [Step]) { self.steps = steps }
}

// MARK: - JSON

extension HoverScript {
  private enum Key: String, CaseIterable {
    case schema, steps, at, action, x, y, length = "for"
  }

  private enum Word: String, CaseIterable {
    case move, rest, leave, scroll, click, key

    /// The members of a step with this action.
    var keys: [Key] {
      switch self {
      case .move: [.at, .action, .x, .y]
      case .rest: [.at, .action, .length]
      case .leave, .scroll, .click, .key: [.at, .action]
      }
    }
  }

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - subject: The source of the text, such as the file's path, for messages.
  /// - Throws: ``TipControlError`` (`malformed`) that names the path of the invalid value.
  package init(json: String, subject: String) throws(TipControlError) {
    let value = try StoredValue(json: json, subject: subject)
    do throws(TipControlError) {
      try self.init(storedValue: value)
    } catch {
      throw error.found(at: subject)
    }
  }

  private init(storedValue: StoredValue) throws(TipControlError) {
    try storedValue.checkSchema(Self.schema, otherwise: "Record the script again")
    let object = try MemberReader<Key>(storedValue, at: "", keys: [.schema, .steps])
    _ = try object.optional(.schema, .wholeNumber)
    var steps: [Step] = []
    for (index, value) in try object.required(.steps, .list(of: .any)).enumerated() {
      let path = "steps[\(index)]"
      let step = try Self.step(value, at: path)
      if let end = steps.last?.end, step.time < end {
        let place = StoredPath.member(Key.at.rawValue, of: path)
        throw .unreadable(
          .string(DurationText.print(milliseconds: step.time)), at: place,
          wanted: "\"\(DurationText.print(milliseconds: end))\" or later: "
            + "the step before it ends then")
      }
      steps.append(step)
    }
    self.init(steps)
  }

  private static func step(
    _ value: StoredValue, at path: String
  ) throws(TipControlError) -> Step {
    let any = try MemberReader<Key>(value, at: path, keys: Key.allCases)
    let word: Word = try any.required(.action, .choice)
    let object = try MemberReader<Key>(value, at: path, keys: word.keys)
    let action: Action =
      switch word {
      case .move:
        .move(
          ScreenPoint(x: try object.required(.x, .points), y: try object.required(.y, .points)))
      case .rest: .rest(milliseconds: try object.required(.length, .length))
      case .leave: .leave
      case .scroll: .dismiss(.scroll)
      case .click: .dismiss(.click)
      case .key: .dismiss(.key)
      }
    return Step(at: try object.required(.at, .length), action)
  }

  /// The script as JSON, which reads back.
  package var json: String {
    let steps = steps.map { step -> StoredValue in
      var members: [Key: StoredValue] = [
        .at: .string(DurationText.print(milliseconds: step.time)),
        .action: .string(step.action.word),
      ]
      switch step.action {
      case .move(let point):
        members[.x] = .double(point.x)
        members[.y] = .double(point.y)
      case .rest(let length):
        members[.length] = .string(DurationText.print(milliseconds: length))
      case .leave, .dismiss: break
      }
      return .object(Dictionary(uniqueKeysWithValues: members.map { ($0.rawValue, $1) }))
    }
    let document: StoredValue = [
      Key.schema.rawValue: .int(Self.schema), Key.steps.rawValue: .array(steps),
    ]
    return document.prettyJSON + "\n"
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

extension Reading where Value == Int64 {
  /// A length of time in milliseconds.
  fileprivate static var length: Reading {
    Reading(text: "a duration such as 500ms or 2s") { text, path throws(TipControlError) in
      try DurationText.parse(text, subject: path)
    }
  }
}
