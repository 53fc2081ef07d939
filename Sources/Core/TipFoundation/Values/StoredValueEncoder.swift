/// Encodes a value directly as a stored value, the same one that its JSON text would be read as.
final class StoredValueEncoder: Encoder {
  let userInfo: [CodingUserInfoKey: Any] = [:]
  private let parent: StoredValueEncoder?
  private let key: (any CodingKey)?
  private let depth: Int

  /// A part of a list or an object.
  ///
  /// A nested container may still change.
  private enum Part {
    case value(StoredValue)
    case nested(StoredValueEncoder)
  }
  private var single: StoredValue?
  private var elements: [Part]?
  private var members: [String: Part]?

  private init(parent: StoredValueEncoder? = nil, key: (any CodingKey)? = nil) {
    self.parent = parent
    self.key = key
    depth = (parent?.depth ?? 0) + 1
  }

  /// Returns the stored form of a value.
  ///
  /// - Throws: `EncodingError` when the value does not encode anything, or throws itself.
  static func encode(_ value: some Encodable) throws -> StoredValue {
    let encoder = StoredValueEncoder()
    encoder.single = try encoder.stored(value, at: nil, isNested: false)
    guard let stored = encoder.single else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: [], debugDescription: "\(type(of: value)) encodes no value."))
    }
    return stored
  }

  var codingPath: [any CodingKey] { (parent?.codingPath ?? []) + [key].compactMap(\.self) }

  /// The encoded value, if there is one.
  private var value: StoredValue? {
    if let members { return .object(members.mapValues(Self.value)) }
    if let elements { return .array(elements.map(Self.value)) }
    return single
  }

  private static func value(of part: Part) -> StoredValue {
    switch part {
    case .value(let value): value
    // As in JSON, what encodes nothing is an object without members.
    case .nested(let encoder): encoder.value ?? .object([:])
    }
  }

  // MARK: - Values

  private func stored<Value: Encodable>(
    _ value: Value, at key: (any CodingKey)?, isNested: Bool = true
  ) throws -> StoredValue? {
    if let simple = try Self.simple(value) { return simple }
    guard depth <= JSONReader.greatestValueDepth else {
      throw Self.unstorable("it is nested too deeply", codingPath)
    }
    let encoder = StoredValueEncoder(parent: self, key: key)
    try value.encode(to: encoder)
    if let stored = encoder.value { return stored }
    return isNested ? .object([:]) : nil
  }

  static func unstorable(_ obstacle: String, _ path: [any CodingKey] = []) -> EncodingError {
    // Not the value, which may be too large for a message.
    .invalidValue("…", .init(codingPath: path, debugDescription: "\(obstacle)."))
  }

  /// Returns the form of a value that is not encoded member by member.
  private static func simple(_ value: some Encodable) throws -> StoredValue? {
    switch value {
    case let value as String: .string(value)
    case let value as Bool: .bool(value)
    case let value as Int: .int(value)
    case let value as Double: StoredValue.double(value).canonical
    // The text of a number has no more digits than the number is exact.
    case let value as Float: StoredValue.double(Double("\(value)") ?? Double(value)).canonical
    case let value as Int64: whole(value)
    case let value as Int32: whole(value)
    case let value as Int16: whole(value)
    case let value as Int8: whole(value)
    case let value as UInt: whole(value)
    case let value as UInt64: whole(value)
    case let value as UInt32: whole(value)
    case let value as UInt16: whole(value)
    case let value as UInt8: whole(value)
    case let value as Int128: whole(value)
    case let value as UInt128: whole(value)
    case let value as Date: .string(Timestamp(value).description)
    case let value as Data: .string(value.base64EncodedString())
    case let value as URL: .string(value.absoluteString)
    case let value as Decimal: try StoredValue(json: value.description, subject: "Decimal")
    case let value as StoredValue: value.canonical
    default: nil
    }
  }

  private static func whole(_ value: some FixedWidthInteger) -> StoredValue {
    if let whole = Int(exactly: value) { .int(whole) } else { .double(Double(value)) }
  }

  // MARK: - Containers

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    members = members ?? [:]
    return KeyedEncodingContainer(Members<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    elements = elements ?? []
    return Elements(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }

  private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: StoredValueEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil(forKey key: Key) { encoder.members?[key.stringValue] = .value(.null) }

    func encode(_ value: some Encodable, forKey key: Key) throws {
      let stored = try encoder.stored(value, at: key)
      encoder.members?[key.stringValue] = stored.map(Part.value)
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
      nested(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      nested(key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { nested(PartKey.superclass) }

    func superEncoder(forKey key: Key) -> any Encoder { nested(key) }

    private func nested(_ key: some CodingKey) -> StoredValueEncoder {
      let nested = StoredValueEncoder(parent: encoder, key: key)
      encoder.members?[key.stringValue] = .nested(nested)
      return nested
    }
  }

  private struct Elements: UnkeyedEncodingContainer {
    let encoder: StoredValueEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.elements?.count ?? 0 }

    func encodeNil() { encoder.elements?.append(.value(.null)) }

    func encode(_ value: some Encodable) throws {
      if let stored = try encoder.stored(value, at: PartKey(index: count)) {
        encoder.elements?.append(.value(stored))
      }
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> {
      nested().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nested().unkeyedContainer() }

    func superEncoder() -> any Encoder { nested() }

    private func nested() -> StoredValueEncoder {
      let nested = StoredValueEncoder(parent: encoder, key: PartKey(index: count))
      encoder.elements?.append(.nested(nested))
      return nested
    }
  }

  private struct Single: SingleValueEncodingContainer {
    let encoder: StoredValueEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil() { encoder.single = .null }

    func encode(_ value: some Encodable) throws {
      encoder.single = try encoder.stored(value, at: nil)
    }
  }
}

/// The key of an element or of a superclass, for the path in errors.
///
/// The key of a superclass is the one under which a class encodes it by default.
private struct PartKey: CodingKey {
  let intValue: Int?
  var stringValue: String {
    if let intValue { "Index \(intValue)" } else { "super" }
  }

  static let superclass = PartKey(index: nil)

  init(index: Int?) { intValue = index }
  init?(intValue: Int) { nil }
  init?(stringValue: String) { nil }
}
