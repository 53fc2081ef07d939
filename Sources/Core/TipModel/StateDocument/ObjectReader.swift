/// The members of one object of the state document.
package typealias ObjectReader = MemberReader<StoredKey>

/// The members of one object, read strictly: an error names the path, the value and the accepted
/// values.
package struct MemberReader<Key: RawRepresentable<String> & Equatable> {
  private let members: [String: StoredValue]
  private let keys: [Key]?
  private let path: String

  /// Creates a reader of an object.
  ///
  /// - Parameters:
  ///   - value: The object.
  ///   - path: The path of the object; empty for the whole document.
  ///   - keys: The accepted members; nil for any.
  /// - Throws: ``TipControlError`` (`malformed`) when the value is not an object or has an
  ///   unknown member.
  package init(
    _ value: StoredValue, at path: String, keys: [Key]?
  ) throws(TipControlError) {
    guard case .object(let members) = value else {
      throw .unreadable(value, at: path, wanted: "an object")
    }
    self.members = members
    self.keys = keys
    self.path = path
    guard let keys else { return }
    let unknown = members.keys.filter { name in !keys.contains { $0.rawValue == name } }
    if let unknown = unknown.min() {
      throw .unknownMember(unknown, of: path, known: keys.map(\.rawValue))
    }
  }

  /// Returns the path of a member, for messages.
  package func place(of key: Key) -> String { StoredPath.member(key.rawValue, of: path) }

  /// Returns whether the object has a member.
  package func has(_ key: Key) -> Bool { members[key.rawValue] != nil }

  /// Reads an optional member.
  package func optional<Value>(
    _ key: Key, _ reading: @autoclosure () -> Reading<Value>
  ) throws(TipControlError) -> Value? {
    assert(
      keys?.contains(key) ?? true, "\"\(key)\" is read, so it must be a known member")
    guard let value = members[key.rawValue] else { return nil }
    return try reading().read(value, place(of: key))
  }

  /// Reads a required member.
  package func required<Value>(
    _ key: Key, _ reading: @autoclosure () -> Reading<Value>
  ) throws(TipControlError) -> Value {
    guard let value = try optional(key, reading()) else {
      throw TipControlError(
        .malformed, subject: place(of: key), reason: "\(place(of: key)) is missing",
        suggestion: "Write \(reading().wanted)")
    }
    return value
  }

  /// Reads an optional list.
  package func list<Value>(
    _ key: Key, _ reading: @autoclosure () -> Reading<Value>
  ) throws(TipControlError) -> [Value] {
    try optional(key, .list(of: reading())) ?? []
  }

  /// Reads an optional list of elements with unique names.
  ///
  /// - Parameters:
  ///   - key: The member with the list.
  ///   - name: The member that names an element.
  ///   - value: Returns an element's name.
  ///   - reading: The way to read an element.
  /// - Returns: The elements in the list's order.
  /// - Throws: ``TipControlError`` (`malformed`) that names the second element of a duplicate name.
  package func list<Value>(
    _ key: Key, unique name: Key, _ value: (Value) -> String,
    _ reading: @autoclosure () -> Reading<Value>
  ) throws(TipControlError) -> [Value] {
    let elements = try list(key, reading())
    var places: [String: Int] = [:]
    for (index, element) in elements.enumerated() {
      guard let first = places.updateValue(index, forKey: value(element)) else { continue }
      let list = place(of: key)
      let place = StoredPath.member(name.rawValue, of: "\(list)[\(index)]")
      throw TipControlError(
        .malformed, subject: place,
        reason: "\(place) cannot be \(StoredValue.string(value(element)).json), "
          + "which \(list)[\(first)] already has",
        suggestion: "Join the two, or rename one")
    }
    return elements
  }

  /// Reads an optional object whose keys are the user's own names.
  package func dictionary<Value>(
    _ key: Key, _ reading: Reading<Value>
  ) throws(TipControlError) -> [String: Value] {
    try optional(key, .dictionary(of: reading)) ?? [:]
  }
}

extension TipControlError {
  package static func unreadable(
    _ value: StoredValue, at path: String, wanted: String
  ) -> TipControlError {
    let found =
      switch value {
      case .array: "a list"
      case .object: "an object"
      default: value.json
      }
    let place = path.isEmpty ? "The document" : path
    return TipControlError(
      .malformed, subject: path, reason: "\(place) cannot be \(found)",
      suggestion: "Write \(wanted)")
  }

  fileprivate static func unknownMember(
    _ name: String, of path: String, known: [String]
  ) -> TipControlError {
    let place = StoredPath.member(name, of: path)
    return TipControlError(
      .malformed, subject: place, reason: "\(place) is an unknown member",
      suggestion: NearestName.of(name, in: known).map { "Write \"\($0)\", or leave it out" }
        ?? "Known members are \(known.joined(separator: ", "))")
  }

  /// Returns the same error, with the path at which it occurred.
  package func found(at place: String) -> TipControlError {
    TipControlError(code, subject: place, reason: "\(place): \(reason)", suggestion: suggestion)
  }
}
