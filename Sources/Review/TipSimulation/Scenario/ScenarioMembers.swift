import TipModel

/// The members of one object, read strictly: an error names the path, the value and the accepted
/// values.
struct MemberReader<Key: RawRepresentable<String> & Equatable> {
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
  init(
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
  func place(of key: Key) -> String { StoredPath.member(key.rawValue, of: path) }

  /// Returns whether the object has a member.
  func has(_ key: Key) -> Bool { members[key.rawValue] != nil }

  /// Reads an optional member.
  func optional<Value>(
    _ key: Key, _ reading: @autoclosure () -> Reading<Value>
  ) throws(TipControlError) -> Value? {
    assert(
      keys?.contains(key) ?? true, "\"\(key)\" is read, so it must be a known member")
    guard let value = members[key.rawValue] else { return nil }
    return try reading().read(value, place(of: key))
  }

  /// Reads a required member.
  func required<Value>(
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
  func list<Value>(
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
  func list<Value>(
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
  func dictionary<Value>(
    _ key: Key, _ reading: Reading<Value>
  ) throws(TipControlError) -> [String: Value] {
    try optional(key, .dictionary(of: reading)) ?? [:]
  }
}

extension TipControlError {
  fileprivate static func unknownMember(
    _ name: String, of path: String, known: [String]
  ) -> TipControlError {
    let place = StoredPath.member(name, of: path)
    return TipControlError(
      .malformed, subject: place, reason: "\(place) is an unknown member",
      suggestion: NearestName.of(name, in: known).map { "Write \"\($0)\", or leave it out" }
        ?? "Known members are \(known.joined(separator: ", "))")
  }
}

/// The way to read one kind of value.
struct Reading<Value> {
  /// The accepted values, for messages: "a whole number".
  let wanted: String
  /// Reads a value; the second argument is its path, which only messages need.
  let read: (StoredValue, @autoclosure () -> String) throws(TipControlError) -> Value

  /// Creates a reading.
  init(
    wanted: String,
    read: @escaping (StoredValue, @autoclosure () -> String) throws(TipControlError) -> Value
  ) {
    self.wanted = wanted
    self.read = read
  }

  /// Creates a reading from a conversion that returns nil for an invalid value.
  init(_ wanted: String, _ convert: @escaping (StoredValue) -> Value?) {
    self.init(wanted: wanted) { value, path throws(TipControlError) in
      guard let result = convert(value) else {
        throw .unreadable(value, at: path(), wanted: wanted)
      }
      return result
    }
  }

  /// Creates a reading of text with its own parser, whose errors are kept.
  init(
    text wanted: String,
    _ parse: @escaping (_ text: String, _ path: String) throws(TipControlError) -> Value
  ) {
    self.init(wanted: wanted) { value, path throws(TipControlError) in
      guard case .string(let text) = value else {
        throw .unreadable(value, at: path(), wanted: wanted)
      }
      return try parse(text, path())
    }
  }
}

// MARK: - Plain values

extension Reading where Value == StoredValue {
  /// Any JSON value that is not too deep to be stored within other values.
  static var any: Reading<StoredValue> {
    let most = JSONReader.greatestValueDepth
    return Reading("a value with at most \(most) levels of lists and objects") { value in
      value.isDeeper(than: most) ? nil : value
    }
  }
}

extension Reading where Value == String {
  static var text: Reading {
    Reading("text in double quotes") { if case .string(let text) = $0 { text } else { nil } }
  }
}

extension Reading where Value == Bool {
  static var flag: Reading {
    Reading("true or false") { if case .bool(let flag) = $0 { flag } else { nil } }
  }
}

extension Reading where Value == Int {
  static var wholeNumber: Reading {
    Reading("a whole number") { if case .int(let number) = $0 { number } else { nil } }
  }

  static var count: Reading {
    Reading("a whole number of zero or more") { value in
      if case .int(let number) = value, number >= 0 { number } else { nil }
    }
  }
}

extension Reading where Value == TimeInterval {
  static var seconds: Reading {
    Reading("a number of seconds, such as 90 or 12.5") { value in
      switch value {
      case .int(let seconds): TimeInterval(seconds)
      case .double(let seconds): seconds
      default: nil
      }
    }
  }
}

extension Reading where Value == Timestamp {
  static var date: Reading {
    Reading("an ISO 8601 date such as 2026-11-21T09:00:00Z") { value in
      if case .string(let text) = value { Timestamp(iso8601: text) } else { nil }
    }
  }
}

extension Reading where Value: RawRepresentable<String> & CaseIterable {
  /// A raw value of an enumeration.
  static var choice: Reading {
    let words = Value.allCases.map { "\"\($0.rawValue)\"" }
    return Reading("one of \(words.joined(separator: ", "))") { value in
      if case .string(let word) = value { Value(rawValue: word) } else { nil }
    }
  }
}

// MARK: - Composed values

extension Reading {
  /// An object with some members.
  ///
  /// - Parameters:
  ///   - keys: The accepted members.
  ///   - read: Reads the members; it also gets the object and its path.
  /// - Returns: The reading.
  static func object<Key: RawRepresentable<String> & Equatable>(
    _ keys: [Key],
    _ read:
      @escaping (MemberReader<Key>, StoredValue, String) throws(TipControlError) -> Value
  ) -> Reading {
    Reading(wanted: "an object") { value, path throws(TipControlError) in
      let path = path()
      return try read(MemberReader(value, at: path, keys: keys), value, path)
    }
  }

  static func list<Element>(of element: Reading<Element>) -> Reading
  where Value == [Element] {
    Reading(wanted: "a list") { value, path throws(TipControlError) in
      guard case .array(let elements) = value else {
        throw .unreadable(value, at: path(), wanted: "a list")
      }
      var result: [Element] = []
      result.reserveCapacity(elements.count)
      let path = path()
      for (index, value) in elements.enumerated() {
        result.append(try element.read(value, "\(path)[\(index)]"))
      }
      return result
    }
  }

  static func dictionary<Element>(of element: Reading<Element>) -> Reading
  where Value == [String: Element] {
    Reading(wanted: "an object") { value, path throws(TipControlError) in
      guard case .object(let members) = value else {
        throw .unreadable(value, at: path(), wanted: "an object")
      }
      var result: [String: Element] = [:]
      let path = path()
      for (name, value) in members.sorted(by: { $0.key < $1.key }) {
        result[name] = try element.read(value, StoredPath.member(name, of: path))
      }
      return result
    }
  }
}

extension StoredValue {
  /// Checks a file's version before its members, because a newer file may have unknown members.
  ///
  /// - Parameters:
  ///   - schema: The supported version, which is also that of a file without one.
  ///   - path: The path of the object with the version; empty for the whole document.
  ///   - remedy: The suggestion for an older version.
  /// - Throws: ``TipControlError`` (`malformed`) when the file has a different version.
  func checkSchema(
    _ schema: Int, at path: String = "", otherwise remedy: String
  ) throws(TipControlError) {
    guard case .object(let members) = self,
      case .int(let found)? = members["schema"], found != schema
    else { return }
    let place = StoredPath.member("schema", of: path)
    throw TipControlError(
      .malformed, subject: place,
      reason: "\(place) cannot be \(found): this version reads schema \(schema)",
      suggestion: found > schema ? "Read it with the version that wrote it" : remedy)
  }
}
