extension Receipt {
  /// The receipt as a document, schema 1; its JSON has sorted keys.
  public var storedValue: StoredValue {
    [
      "schema": 1,
      "applied": .array(
        applied.map { item in
          [
            "control": .string(item.control.rawValue), "value": .string(item.value),
            "source": .string(item.source.rawValue), "spelling": .string(item.spelling),
          ]
        }),
      "warnings": .array(
        warnings.map { warning in
          [
            "source": .string(warning.source.rawValue), "spelling": .string(warning.spelling),
            "message": .string(warning.message),
          ]
        }),
      "unknownTips": .array(
        unknownTips.map { tip in
          [
            "name": .string(tip.name), "control": .string(tip.control.rawValue),
            "source": .string(tip.source.rawValue), "spelling": .string(tip.spelling),
            "nearest": tip.nearest.map(StoredValue.string) ?? .null,
          ]
        }),
      "ignored": .array(ignored.map { .string($0.rawValue) }),
      "datastore": .string(datastore),
      "clock": .string(clock.description),
      "application": .string(application),
      "processIdentifier": .int(processIdentifier),
      "notes": .array(notes.map(StoredValue.string)),
    ]
  }

  /// Reads a receipt's text.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - subject: What the text is, such as a file's name, for messages.
  /// - Throws: ``TipControlError`` (`malformed`) when the text is no JSON, or no receipt.
  public init(json: String, subject: String) throws(TipControlError) {
    let value = try StoredValue(json: json, subject: subject)
    do throws(TipControlError) {
      try self.init(storedValue: value)
    } catch {
      throw error.found(at: subject)
    }
  }

  /// Reads a receipt's document.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when a field is missing, or is not what it
  ///   should be, or a newer version wrote the document.
  public init(storedValue: StoredValue) throws(TipControlError) {
    let root = try Fields(storedValue, at: "receipt")
    guard try root.int("schema") == 1 else {
      throw TipControlError(
        .malformed, subject: "receipt",
        reason: "The receipt has schema \(try root.int("schema")), and this version reads schema 1",
        suggestion: "Read it with the version that wrote it")
    }
    self.init(
      applied: try root.list("applied") { item throws(TipControlError) in
        AppliedControl(
          control: try item.choice("control"), value: try item.string("value"),
          source: try item.choice("source"), spelling: try item.string("spelling"))
      },
      warnings: try root.list("warnings") { item throws(TipControlError) in
        ControlWarning(
          source: try item.choice("source"), spelling: try item.string("spelling"),
          message: try item.string("message"))
      },
      unknownTips: try root.list("unknownTips") { item throws(TipControlError) in
        UnknownTip(
          name: try item.string("name"), control: try item.choice("control"),
          source: try item.choice("source"), spelling: try item.string("spelling"),
          nearest: item.isNull("nearest") ? nil : try item.string("nearest"))
      },
      ignored: try root.choices("ignored"), datastore: try root.string("datastore"),
      clock: try Timestamp(try root.string("clock"), subject: "receipt.clock"),
      application: try root.string("application"),
      processIdentifier: try root.int("processIdentifier"), notes: try root.strings("notes"))
  }
}

/// The fields of one object of the document, read by name; a failure names its path.
private struct Fields {
  let fields: [String: StoredValue]
  let path: String

  init(_ value: StoredValue, at path: String) throws(TipControlError) {
    guard case .object(let fields) = value else { throw Self.error(path, "object", value) }
    self.fields = fields
    self.path = path
  }

  func isNull(_ name: String) -> Bool { fields[name, default: .null] == .null }

  func string(_ name: String) throws(TipControlError) -> String {
    try Self.string(fields[name, default: .null], at: "\(path).\(name)")
  }

  func strings(_ name: String) throws(TipControlError) -> [String] {
    try values(name).map { value throws(TipControlError) in
      try Self.string(value, at: "\(path).\(name)")
    }
  }

  func int(_ name: String) throws(TipControlError) -> Int {
    guard case .int(let value)? = fields[name] else {
      throw Self.error("\(path).\(name)", "whole number", fields[name])
    }
    return value
  }

  func choice<Choice: RawRepresentable<String>>(
    _ name: String
  ) throws(TipControlError) -> Choice {
    try Self.choice(try string(name), at: "\(path).\(name)")
  }

  func choices<Choice: RawRepresentable<String>>(
    _ name: String
  ) throws(TipControlError) -> [Choice] {
    try strings(name).map { text throws(TipControlError) in
      try Self.choice(text, at: "\(path).\(name)")
    }
  }

  func list<Item>(
    _ name: String, _ read: (Fields) throws(TipControlError) -> Item
  ) throws(TipControlError) -> [Item] {
    try values(name).map { value throws(TipControlError) in
      try read(try Fields(value, at: "\(path).\(name)"))
    }
  }

  private func values(_ name: String) throws(TipControlError) -> [StoredValue] {
    guard case .array(let values)? = fields[name] else {
      throw Self.error("\(path).\(name)", "array", fields[name])
    }
    return values
  }

  private static func string(
    _ value: StoredValue, at path: String
  ) throws(TipControlError) -> String {
    guard case .string(let text) = value else { throw error(path, "string", value) }
    return text
  }

  private static func choice<Choice: RawRepresentable<String>>(
    _ text: String, at path: String
  ) throws(TipControlError) -> Choice {
    guard let choice = Choice(rawValue: text) else {
      throw TipControlError(
        .malformed, subject: path, reason: "\"\(text)\" in \(path) is no known name",
        suggestion: "Read it with the version that wrote it")
    }
    return choice
  }

  private static func error(
    _ path: String, _ wanted: String, _ found: StoredValue?
  ) -> TipControlError {
    let found = found == nil ? "is missing" : "is no \(wanted)"
    return TipControlError(
      .malformed, subject: path, reason: "\"\(path)\" \(found)",
      suggestion: "Let the app configure again, which writes a new receipt")
  }
}
