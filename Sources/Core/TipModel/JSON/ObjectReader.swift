/// The members of one object, read strictly: an error names the path, the value and the accepted
/// values.
package struct ObjectReader: Sendable {
  private var members: [String: StoredValue]
  /// The path of the object, or empty for the whole document.
  package let path: String

  /// Creates a reader of an object at a path, which is empty for the whole document.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when the value is not an object or has a member
  ///   that is not among the keys, if there are any.
  package init(
    _ value: StoredValue, at path: String, keys: [String]?
  ) throws(TipControlError) {
    guard case .object(let members) = value else {
      throw .unreadable(value, at: path, wanted: "an object")
    }
    self.members = members
    self.path = path
    guard let keys else { return }
    // The first one in the alphabet, because a dictionary has no order.
    let unknown = members.keys.filter { !keys.contains($0) }.min()
    if let unknown { throw .unknownMember(unknown, of: path, known: keys) }
  }

  /// Returns the path of a member, for messages.
  package func path(of key: String) -> String { StoredPath.member(key, of: path) }

  package func has(_ key: String) -> Bool { members[key] != nil }

  package func without(_ key: String) -> ObjectReader {
    var reader = self
    reader.members[key] = nil
    return reader
  }

  package func optional<Value>(
    _ key: String, _ coding: ValueCoding<Value>
  ) throws(TipControlError) -> Value? {
    guard let value = members[key] else { return nil }
    return try coding.read(value, path(of: key))
  }

  package func required<Value>(
    _ key: String, _ coding: ValueCoding<Value>
  ) throws(TipControlError) -> Value {
    guard let value = try optional(key, coding) else {
      throw TipControlError(
        .malformed, subject: path(of: key), reason: "\(path(of: key)) is missing",
        suggestion: "Write \(coding.wanted)")
    }
    return value
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
      default: value.shortJSON
      }
    let subject = path.isEmpty ? "The document" : path
    return TipControlError(
      .malformed, subject: path, reason: "\(subject) cannot be \(found)",
      suggestion: "Write \(wanted)")
  }

  fileprivate static func unknownMember(
    _ name: String, of path: String, known: [String]
  ) -> TipControlError {
    let memberPath = StoredPath.member(name, of: path)
    var suggestion = "Known members are \(known.joined(separator: ", "))"
    if let nearest = NearestName.of(name, in: known) {
      suggestion = "Write \"\(nearest)\", or leave it out"
    }
    return TipControlError(
      .malformed, subject: memberPath, reason: "\(memberPath) is an unknown member",
      suggestion: suggestion)
  }

  /// Returns the same error, with the path at which it occurred.
  package func found(at path: String) -> TipControlError {
    TipControlError(code, subject: path, reason: "\(path): \(reason)", suggestion: suggestion)
  }
}
