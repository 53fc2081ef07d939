extension Receipt {
  /// The receipt as a document, schema 1; its JSON has sorted keys.
  package var storedValue: StoredValue {
    var members: [String: StoredValue] = [
      "schema": .int(Self.schema),
      "applied": .array(applied.map(\.storedValue)),
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
    // Receipts of apps without alerts, and of debug builds, stay as they were.
    if !alerts.isEmpty { members["alerts"] = .array(alerts.map(\.storedValue)) }
    if isReleaseBuild { members["releaseBuild"] = true }
    return .object(members)
  }

  /// Reads a receipt's text.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - subject: The name of the text, such as a file's name, for messages.
  /// - Throws: ``TipControlError`` (`malformed`) when the text is not JSON, or not a receipt.
  package init(json: String, subject: String) throws(TipControlError) {
    let value = try StoredValue(json: json, subject: subject)
    do throws(TipControlError) {
      try self.init(storedValue: value)
    } catch {
      throw error.found(at: subject)
    }
  }

  /// Reads a receipt's document and ignores unknown members.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when a member is missing or cannot be
  ///   read, or a newer version wrote the document.
  package init(storedValue: StoredValue) throws(TipControlError) {
    let remedy = "Let the app configure again, which writes a new receipt"
    try storedValue.checkSchema(Self.schema, at: "receipt", otherwise: remedy)
    do throws(TipControlError) {
      try self.init(Reader(storedValue, at: "receipt", keys: nil))
    } catch {
      throw TipControlError(
        error.code, subject: error.subject, reason: error.reason, suggestion: remedy)
    }
  }
}

extension AppliedControl {
  /// The control as a member of a receipt and of the tool's JSON.
  package var storedValue: StoredValue {
    [
      "control": .string(control.rawValue), "value": .string(value),
      "source": .string(source.rawValue), "spelling": .string(spelling),
    ]
  }
}

extension Receipt.SeenAlert {
  /// The alert as a member of a receipt and of the tool's JSON.
  package var storedValue: StoredValue {
    [
      "id": .string(id), "button": .string(button), "answeredBy": .string(answeredBy.rawValue),
      "spelling": spelling.map(StoredValue.string) ?? .null, "count": .int(count),
    ]
  }
}

// MARK: - Members

extension Receipt {
  /// The version of the document.
  private static let schema = 1

  fileprivate enum Key: String {
    case schema, applied, warnings, unknownTips, ignored, datastore, clock, application
    case processIdentifier, notes, alerts, releaseBuild
    case control, value, source, spelling, message, name, nearest
    case id, button, answeredBy, count
  }

  fileprivate typealias Reader = MemberReader<Key>

  private init(_ root: Reader) throws(TipControlError) {
    _ = try root.required(.schema, .wholeNumber)
    self.init(
      applied: try root.required(
        .applied,
        .receiptList { item throws(TipControlError) in
          AppliedControl(
            control: try item.required(.control, .choice), value: try item.required(.value, .text),
            source: try item.required(.source, .choice),
            spelling: try item.required(.spelling, .text))
        }),
      warnings: try root.required(
        .warnings,
        .receiptList { item throws(TipControlError) in
          ControlWarning(
            source: try item.required(.source, .choice),
            spelling: try item.required(.spelling, .text),
            message: try item.required(.message, .text))
        }),
      unknownTips: try root.required(
        .unknownTips,
        .receiptList { item throws(TipControlError) in
          UnknownTip(
            name: try item.required(.name, .text), control: try item.required(.control, .choice),
            source: try item.required(.source, .choice),
            spelling: try item.required(.spelling, .text),
            nearest: try item.optional(.nearest, .textOrNull) ?? nil)
        }),
      ignored: try root.required(.ignored, .list(of: .choice)),
      datastore: try root.required(.datastore, .text), clock: try root.required(.clock, .date),
      application: try root.required(.application, .text),
      processIdentifier: try root.required(.processIdentifier, .wholeNumber),
      notes: try root.required(.notes, .list(of: .text)),
      // Receipts of older versions have none.
      alerts: try root.optional(
        .alerts,
        .receiptList { item throws(TipControlError) in
          SeenAlert(
            id: try item.required(.id, .text), button: try item.required(.button, .text),
            answeredBy: try item.required(.answeredBy, .choice),
            spelling: try item.optional(.spelling, .textOrNull) ?? nil,
            count: try item.required(.count, .wholeNumber))
        }) ?? [],
      isReleaseBuild: try root.optional(.releaseBuild, .flag) ?? false)
  }
}

extension Reading {
  /// A list of objects in a receipt.
  fileprivate static func receiptList<Item>(
    _ read: @escaping (Receipt.Reader) throws(TipControlError) -> Item
  ) -> Reading where Value == [Item] {
    .list(
      of: Reading<Item>(wanted: "an object") { value, path throws(TipControlError) in
        try read(Receipt.Reader(value, at: path(), keys: nil))
      })
  }
}

extension Reading where Value == String? {
  fileprivate static var textOrNull: Reading {
    Reading(wanted: "text in double quotes, or null") { value, path throws(TipControlError) in
      value == .null ? nil : try Reading<String>.text.read(value, path())
    }
  }
}
