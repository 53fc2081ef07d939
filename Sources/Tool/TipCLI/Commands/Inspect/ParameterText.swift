import TipModel

/// Reads a parameter's value from typed text, by the kind of the parameter.
struct ParameterText {
  let id: String
  let record: ParameterRecord
  /// The kind of the value that a text is read as.
  private var kind: ValueShape { record.shape.unwrapped }

  /// Reads a value.
  ///
  /// With force, a value that does not fit is the JSON or the text itself.
  ///
  /// - Throws: `TipControlError` (`malformed`) that names the expected kind, or the path of the
  ///   part that does not fit.
  func value(_ text: String, isForced: Bool) throws(TipControlError) -> StoredValue {
    do throws(TipControlError) {
      let value = try value(text)
      guard let mismatch = record.mismatch(of: value, at: id) else { return value }
      throw TipControlError(
        .malformed, subject: mismatch.path, reason: mismatch.reason,
        suggestion: "Correct it, or store it all the same with --force")
    } catch {
      guard isForced else { throw error }
      return json(text) ?? .string(text)
    }
  }

  /// Reads a value.
  ///
  /// - Throws: `TipControlError` (`malformed`) that names the expected kind.
  func value(_ text: String) throws(TipControlError) -> StoredValue {
    let takesNull = record.mismatch(of: .null, at: id) == nil
    if takesNull, text == "null" || text == "nil" { return .null }
    switch kind {
    case .bool: return .bool(try Bool(text, subject: id))
    case .whole: if let value = Int(text) { return .int(value) }
    case .number:
      if let value = Double(text), value.isFinite {
        return StoredValue.double(value).canonical
      }
    case .date: return .string(try Timestamp(text, subject: id).description)
    case .string: return try string(text)
    case .list: if case .array(let values)? = json(text) { return .array(values) }
    case .dictionary, .members:
      if case .object(let members)? = json(text) { return .object(members) }
    case .any, .optional: return json(text) ?? .string(text)
    }
    throw unreadable(text)
  }

  /// Reads text in double quotes as JSON, and any other text as the value itself.
  private func string(_ text: String) throws(TipControlError) -> StoredValue {
    guard text.hasPrefix("\"") else { return .string(text) }
    guard case .string(let string)? = json(text) else { throw unreadable(text) }
    return .string(string)
  }

  /// Returns the text that reads back as a value of the parameter.
  func text(of value: StoredValue) -> String {
    guard case .string(let text) = value, kind == .string || kind == .date else {
      return value.json
    }
    guard !text.hasPrefix("\""), !text.hasPrefix("-"), text != "null", text != "nil" else {
      return value.json
    }
    return text
  }

  /// Returns nil for invalid JSON: the caller reports the expected kind instead.
  private func json(_ text: String) -> StoredValue? {
    try? StoredValue(payload: text, subject: id)
  }

  private func unreadable(_ text: String) -> TipControlError {
    let (noun, accepted) =
      switch kind {
      case .bool: ("Bool", "a value")
      case .whole: ("whole number", "a whole number such as 3")
      case .number: ("number", "a number such as 2.5")
      case .string: ("string", "text as it is, or as a JSON string")
      case .date: ("date", "a value")
      case .list: ("JSON array", "an array such as \(kind.example.shortJSON)")
      case .dictionary, .members:
        ("JSON object", "an object such as \(kind.example.shortJSON)")
      case .any, .optional: ("value", "a value")
      }
    return .unreadable(text, in: id, kind: noun, write: accepted)
  }
}

extension ValueShape {
  /// The shape of a value that is not absent.
  fileprivate var unwrapped: ValueShape {
    if case .optional(let wrapped) = self { wrapped.unwrapped } else { self }
  }

  static let force = OptionSpec(
    "force", help: "Store a value of another shape too; the app may be unable to read it.")
}
