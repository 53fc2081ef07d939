/// The text of a control's value: one grammar per kind, for all sources.
///
/// Reading takes the user's text and its source, such as a variable's name, and throws
/// ``TipControlError`` (`malformed`) that names both.
struct ControlValueFormat<Value: Hashable & Sendable>: Sendable {
  let kind: ControlValueKind
  /// The value of a control that is not set.
  let nothing: Value
  let read: @Sendable (_ text: String, _ subject: String) throws(TipControlError) -> Value
  /// Returns the text of a value, which parses back, or nil when the control is not set.
  let print: @Sendable (_ value: Value, _ subject: String) throws(TipControlError) -> String?
  /// Merges a second value, which is set, into the first.
  ///
  /// By default it replaces the first.
  var merge: @Sendable (Value, Value) -> Value = { $1 }
  /// Returns the names in a value: of tips, tooltips or alerts.
  var names: @Sendable (Value) -> [String] = { _ in [] }

  /// Creates the format of a value that is nil when the control is not set.
  fileprivate static func optional<Wrapped>(
    _ kind: ControlValueKind,
    read: @escaping @Sendable (String, String) throws(TipControlError) -> Wrapped,
    print: @escaping @Sendable (Wrapped) -> String
  ) -> Self where Value == Wrapped? {
    Self(kind: kind, nothing: nil, read: read, print: { value, _ in value.map(print) })
  }
}

extension ControlValueFormat where Value == ClockSetting? {
  static var clock: Self {
    .optional(.clock, read: ClockSetting.init(_:subject:), print: \.description)
  }
}

extension ControlValueFormat where Value == DisplayFrequency? {
  static var displayFrequency: Self {
    .optional(
      .displayFrequency, read: DisplayFrequency.init(_:subject:), print: \.description)
  }
}

extension ControlValueFormat where Value == SnapshotRecordMode? {
  static var recordMode: Self {
    .optional(.recordMode, read: SnapshotRecordMode.init(_:subject:), print: \.rawValue)
  }
}

extension ControlValueFormat where Value == TipSettling? {
  static var settling: Self {
    .optional(.settling, read: TipSettling.init(_:subject:), print: \.text)
  }
}

extension ControlValueFormat where Value == String? {
  static var location: Self { path(.location) }
  static var path: Self { path(.path) }
  static var folder: Self { path(.folder) }

  /// A path is any text but white space, unchanged.
  private static func path(_ kind: ControlValueKind) -> Self {
    @Sendable func read(_ text: String, _ subject: String) throws(TipControlError) -> String {
      guard !text.trimmed.isEmpty else {
        throw .unreadable(text, in: subject, kind: "path", write: kind.accepts)
      }
      return text
    }
    return .optional(kind, read: read, print: { $0 })
  }
}

extension ControlValueFormat where Value == Bool {
  /// `false` means that the control is not set.
  static var bool: Self {
    Self(
      kind: .bool, nothing: false, read: Bool.init(_:subject:),
      print: { value, _ in value ? "1" : nil })
  }
}

extension Bool {
  /// Reads `1 0 true false yes no`, in any case.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) for any other text.
  package init(_ text: String, subject: String) throws(TipControlError) {
    switch text.trimmed.lowercased() {
    case "1", "true", "yes": self = true
    case "0", "false", "no": self = false
    default:
      throw .unreadable(text, in: subject, kind: "Bool", write: ControlValueKind.bool.accepts)
    }
  }
}

extension ControlValueFormat where Value == [String] {
  /// Names accumulate (D5).
  static var names: Self { names(.names, remedy: "the type name of that tip") }
  static var toolTipNames: Self { names(.toolTipNames, remedy: "* for all tooltips") }
  static var alertNames: Self { names(.alertNames, remedy: "* for all alerts") }

  private static func names(_ kind: ControlValueKind, remedy: String) -> Self {
    @Sendable func read(_ text: String, _ subject: String) throws(TipControlError) -> [String] {
      try list(text, kind, subject)
    }
    @Sendable func print(_ names: [String], _ subject: String) throws(TipControlError) -> String? {
      if names.isEmpty { return nil }
      let text = names.joined(separator: ",")
      // A name with a comma or surrounding white space would not parse back.
      guard try list(text, kind, subject) == names else {
        throw .unreadable(
          text, in: subject, kind: "list of names", because: "a name has a comma in it",
          write: remedy)
      }
      return text
    }
    return Self(
      kind: kind, nothing: [], read: read, print: print,
      merge: { names, others in names + others.filter { !names.contains($0) } },
      names: { $0 })
  }

  /// Reads names separated by commas.
  ///
  /// An empty name is an error.
  private static func list(
    _ text: String, _ kind: ControlValueKind, _ subject: String
  ) throws(TipControlError) -> [String] {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    guard names.allSatisfy({ !$0.isEmpty }) else {
      throw .unreadable(
        text, in: subject, kind: "list of names", because: "a name is empty", write: kind.accepts)
    }
    return names
  }
}

extension ControlValueFormat where Value == [String: String] {
  /// Answers accumulate.
  ///
  /// Of two for one alert, the last one counts.
  static var answers: Self {
    Self(
      kind: .answers, nothing: [:], read: answers, print: text,
      merge: { $0.merging($1) { $1 } },
      names: { $0.keys.sorted() })
  }

  /// Returns the pairs, sorted by id.
  private static func text(
    of answers: [String: String], subject: String
  ) throws(TipControlError) -> String? {
    if answers.isEmpty { return nil }
    let text = answers.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: ",")
    // An id with "=", or a comma anywhere, would not parse back.
    guard try self.answers(text, subject: subject) == answers else {
      throw .unreadable(
        text, in: subject, kind: "list of answers",
        because: "an id or a button has a comma or a \"=\" in it", write: "* for all alerts")
    }
    return text
  }

  /// Reads `id=Button` pairs separated by commas.
  private static func answers(
    _ text: String, subject: String
  ) throws(TipControlError) -> [String: String] {
    var answers: [String: String] = [:]
    for pair in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(\.trimmed)
      guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else {
        let missing = parts.first?.isEmpty == false ? "button" : "id"
        throw .unreadable(
          text, in: subject, kind: "list of answers",
          because: "\"\(pair.trimmed)\" has no \(missing)",
          write: ControlValueKind.answers.accepts)
      }
      answers[parts[0]] = parts[1]
    }
    return answers
  }
}

extension ControlValueFormat where Value == Duration? {
  static var duration: Self {
    .optional(
      .duration, read: length,
      print: { DurationText.print(milliseconds: $0.wholeMilliseconds) })
  }

  private static func length(
    _ text: String, subject: String
  ) throws(TipControlError) -> Duration {
    // Zero is the same in every unit.
    if text.trimmed == "0" { return .zero }
    do throws(DurationText.Problem) {
      return .milliseconds(try DurationText.read(text.trimmed))
    } catch {
      throw .unreadable(
        text, in: subject, kind: "duration", because: error.detail,
        write: ControlValueKind.duration.accepts)
    }
  }
}
