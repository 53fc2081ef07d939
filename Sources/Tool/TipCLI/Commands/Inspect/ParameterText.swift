import TipModel

/// Reads a parameter's value as it is typed, by the kind of the parameter.
struct ParameterText {
  /// The kind of the parameter's values.
  enum Kind: Equatable {
    case bool, whole, number, string, date, array, object
    /// The type is not known.
    case any
  }

  private let id: String
  private let kind: Kind
  private let takesNull: Bool
  private let shape: ValueShape

  /// Creates a reader for a parameter: its type name decides, then its initial value.
  init(id: String, record: ParameterRecord) {
    self.id = id
    let initial = record.definition?.initialValue ?? .null
    let shape = ValueShape(
      type: record.definition?.type ?? "", example: initial == .null ? record.current : initial)
    if case .optional(let wrapped) = shape {
      (takesNull, kind) = (true, Kind(wrapped))
    } else {
      (takesNull, kind) = (initial == .null, Kind(shape))
    }
    // Without a definition, a written value only suggests the kind.
    self.shape = record.definition == nil ? .any : shape
  }

  /// Reads a value; with force, one that does not fit is the JSON or the text itself.
  ///
  /// - Throws: `TipControlError` (`malformed`) that names the expected kind, or the path of the
  ///   part that does not fit.
  func value(_ text: String, isForced: Bool) throws(TipControlError) -> StoredValue {
    do throws(TipControlError) {
      let value = try value(text)
      if !takesNull || value != .null { try shape.check(value, at: id) }
      return value
    } catch {
      guard isForced else { throw error }
      return json(text) ?? .string(text)
    }
  }

  /// Reads a value.
  ///
  /// - Throws: `TipControlError` (`malformed`) that names the expected kind.
  func value(_ text: String) throws(TipControlError) -> StoredValue {
    if takesNull, text == "null" || text == "nil" { return .null }
    switch kind {
    case .bool: return .bool(try Bool(text, subject: id))
    case .whole: if let value = Int(text) { return .int(value) }
    case .number:
      if let value = Double(text), value.isFinite { return StoredValue.double(value).canonical }
    case .date: return .string(try Timestamp(text, subject: id).description)
    case .string: return try string(text)
    case .array, .object:
      if let value = json(text), Kind(ValueShape(of: value)) == kind { return value }
    case .any: return json(text) ?? .string(text)
    }
    throw .unreadable(text, in: id, kind: noun, write: accepted)
  }

  /// Bare text is the value itself; text in double quotes is JSON.
  private func string(_ text: String) throws(TipControlError) -> StoredValue {
    guard text.hasPrefix("\"") else { return .string(text) }
    guard case .string(let string)? = json(text) else {
      throw .unreadable(text, in: id, kind: noun, write: accepted)
    }
    return .string(string)
  }

  /// Returns the text that reads back as a value of the parameter.
  func text(of value: StoredValue) -> String {
    guard case .string(let text) = value, kind == .string || kind == .date else {
      return value.json
    }
    let reads = !text.hasPrefix("\"") && !text.hasPrefix("-") && text != "null" && text != "nil"
    return reads ? text : value.json
  }

  /// Returns nil for invalid JSON: the caller reports the expected kind instead.
  private func json(_ text: String) -> StoredValue? {
    try? StoredValue(payload: text, subject: id)
  }

  private var noun: String {
    switch kind {
    case .bool: "Bool"
    case .whole: "whole number"
    case .number: "number"
    case .string: "string"
    case .date: "date"
    case .array: "JSON array"
    case .object: "JSON object"
    case .any: "value"
    }
  }

  private var accepted: String {
    switch kind {
    case .whole: "a whole number such as 3"
    case .number: "a number such as 2.5"
    case .string: "text as it is, or as a JSON string"
    case .array: "an array such as [1,2]"
    case .object: "an object such as {\"species\":\"wren\"}"
    case .bool, .date, .any: "a value"
    }
  }
}

extension ParameterText.Kind {
  fileprivate init(_ shape: ValueShape) {
    self =
      switch shape {
      case .any: .any
      case .bool: .bool
      case .whole: .whole
      case .number: .number
      case .string: .string
      case .date: .date
      case .optional(let wrapped): .init(wrapped)
      case .list: .array
      case .dictionary, .members: .object
      }
  }
}
