extension StoredValue: Encodable {
  /// Writes the value as JSON, a date as ISO 8601 text.
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
  /// - Throws: `EncodingError` when the value cannot be written as JSON, or cannot be stored.
  package init(encoding value: some Encodable) throws {
    // Simple values keep their kind, also as a number or date.
    switch value {
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .int(value)
    case let value as Double: self = .double(value)
    case let value as String: self = .string(value)
    case let value as Date: self = .date(Timestamp(value))
    case let value as StoredValue: self = value
    default:
      var stored = try StoredValueEncoder.encode(value)
      if case .array(let elements) = stored, value is any SetAlgebra {
        stored = .array(elements.sorted { $0.json < $1.json })
      }
      self = stored
    }
    if let obstacle { throw StoredValueEncoder.unstorable(obstacle) }
  }

  /// Returns the stored value as a value of a type.
  ///
  /// - Throws: `DecodingError` when the stored value does not match the type.
  package func decode<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
    try Self.decoder.decode(type, from: Data(json.utf8))
  }

  private static var decoder: JSONDecoder {
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
