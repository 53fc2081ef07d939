import Foundation

extension StoredValue: Encodable {
  /// Writes the value as JSON; a date as ISO 8601 text.
  ///
  /// - Throws: `EncodingError` when the encoder rejects the value.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .date(let value): try container.encode(value.description)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension StoredValue {
  /// Creates the stored form of any `Codable` value.
  ///
  /// Dates become ISO 8601 text in milliseconds, data base 64, and sets sorted lists.
  ///
  /// - Throws: `EncodingError` when the value cannot be written as JSON.
  package init(encoding value: some Encodable) throws {
    // Simple values do not need a conversion through JSON.
    switch value {
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .int(value)
    case let value as Double: self = .double(value)
    case let value as String: self = .string(value)
    case let value as Date: self = .date(Timestamp(value))
    case let value as StoredValue: self = value
    default:
      let json = try StoredJSON.encoder.encode(value)
      var stored = try StoredJSON.value(of: json)
      if value is any SetAlgebra, case .array(let elements) = stored {
        stored = .array(elements.sorted { $0.json < $1.json })
      }
      self = stored
    }
  }

  /// Returns the stored value as a value of a type.
  ///
  /// - Throws: `DecodingError` when the stored value does not match the type.
  package func decode<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
    try StoredJSON.decoder.decode(type, from: StoredJSON.encoder.encode(self))
  }

  /// Compact JSON with sorted keys, on one line.
  package var json: String {
    switch self {
    // Values without quotes do not need an encoder.
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    default: text(StoredJSON.encoder)
    }
  }

  /// Indented JSON with sorted keys, for people and files.
  package var prettyJSON: String {
    text(StoredJSON.prettyEncoder)
  }

  /// Reads JSON text.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - subject: The name of the text, for the message.
  /// - Throws: ``TipControlError`` (`malformed`) when the text is not JSON.
  package init(json: some StringProtocol, subject: String) throws(TipControlError) {
    do {
      self = try StoredJSON.value(of: Data(json.utf8))
    } catch {
      throw TipControlError(
        .malformed, subject: subject, reason: "\"\(subject)\" is not valid JSON",
        suggestion: "Check quotes, commas and brackets; a JSON string needs double quotes")
    }
  }

  private func text(_ encoder: JSONEncoder) -> String {
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      // Every case of this type has a JSON form; infinity and NaN are written as text.
      preconditionFailure("A stored value is always JSON: \(error)")
    }
  }
}

/// Converts values to and from JSON.
private enum StoredJSON {
  /// Reads any JSON value.
  ///
  /// `JSONDecoder` would try every type in turn for a value of unknown type.
  static func value(of json: Data) throws -> StoredValue {
    stored(try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed))
  }

  private static func stored(_ object: Any) -> StoredValue {
    switch object {
    case let text as String: .string(text)
    case let elements as [Any]: .array(elements.map(stored))
    case let members as [String: Any]: .object(members.mapValues(stored))
    case let number as NSNumber: stored(number)
    default: .null
    }
  }

  private static func stored(_ number: NSNumber) -> StoredValue {
    switch String(cString: number.objCType) {
    // A C char or bool: JSON has no other number of this type.
    case "c", "B": .bool(number.boolValue)
    case "i", "q", "s", "l": .int(number.intValue)
    default:
      // A whole number stays one in any notation; `NSNumber` holds a long one as a decimal number,
      // whose text is exact.
      (Int(number.stringValue) ?? Int(exactly: number.doubleValue)).map(StoredValue.int)
        ?? .double(number.doubleValue)
    }
  }

  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(Timestamp(date).description)
    }
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  static var prettyEncoder: JSONEncoder {
    let encoder = encoder
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let timestamp = Timestamp(iso8601: text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\"\(text)\" is not an ISO 8601 date")
      }
      return timestamp.date
    }
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}
