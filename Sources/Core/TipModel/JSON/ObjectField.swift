/// A field of an object: its key, the way to read and to write its value, and its default.
///
/// A field that covers several members, such as another object's, has all of their keys.
package struct ObjectField<Root, Value>: Sendable {
  /// The members that the field reads and writes.
  package let keys: [String]
  /// Reads the value from the members.
  let read: @Sendable (ObjectReader) throws(TipControlError) -> Value
  /// Adds the value of an object to the members.
  let write: @Sendable (Root, inout [String: StoredValue]) -> Void

  /// Creates a field from the functions that read and write its members.
  package init(
    keys: [String], read: @escaping @Sendable (ObjectReader) throws(TipControlError) -> Value,
    write: @escaping @Sendable (Root, inout [String: StoredValue]) -> Void
  ) {
    self.keys = keys
    self.read = read
    self.write = write
  }

  /// A member that must exist.
  package static func required(
    _ key: String, _ value: @escaping @Sendable (Root) -> Value, _ coding: ValueCoding<Value>
  ) -> ObjectField {
    @Sendable func read(_ object: ObjectReader) throws(TipControlError) -> Value {
      try object.required(key, coding)
    }
    return ObjectField(
      keys: [key], read: read, write: { $1[key] = coding.write(value($0)) })
  }

  /// A member that is left out for nil.
  package static func optional<Wrapped>(
    _ key: String, _ value: @escaping @Sendable (Root) -> Value, _ coding: ValueCoding<Wrapped>
  ) -> ObjectField where Value == Wrapped? {
    @Sendable func read(_ object: ObjectReader) throws(TipControlError) -> Wrapped? {
      try object.optional(key, coding)
    }
    return ObjectField(
      keys: [key], read: read,
      write: { root, members in
        if let value = value(root) { members[key] = coding.write(value) }
      })
  }

  /// A member that is left out for its default.
  package static func optional(
    _ key: String, _ value: @escaping @Sendable (Root) -> Value, _ coding: ValueCoding<Value>,
    default standard: Value
  ) -> ObjectField where Value: Equatable & Sendable {
    @Sendable func read(_ object: ObjectReader) throws(TipControlError) -> Value {
      try object.optional(key, coding) ?? standard
    }
    return ObjectField(
      keys: [key], read: read,
      write: { root, members in
        let value = value(root)
        if value != standard { members[key] = coding.write(value) }
      })
  }

  /// A member that is always written, and may be left out by hand.
  package static func written(
    _ key: String, _ value: @escaping @Sendable (Root) -> Value, _ coding: ValueCoding<Value>,
    default standard: Value
  ) -> ObjectField where Value: Sendable {
    @Sendable func read(_ object: ObjectReader) throws(TipControlError) -> Value {
      try object.optional(key, coding) ?? standard
    }
    return ObjectField(
      keys: [key], read: read, write: { $1[key] = coding.write(value($0)) })
  }

  /// A member that is true or left out.
  package static func flag(
    _ key: String, _ value: @escaping @Sendable (Root) -> Bool
  ) -> ObjectField where Value == Bool {
    optional(key, value, .flag, default: false)
  }

  /// A list that is left out when it is empty.
  package static func list<Element: Sendable>(
    _ key: String, _ value: @escaping @Sendable (Root) -> Value, of element: ValueCoding<Element>
  ) -> ObjectField where Value == [Element] {
    list(key, value, .list(of: element))
  }

  /// A list of elements with unique names, which is left out when it is empty.
  ///
  /// The member `name` of an element has its name.
  package static func list<Element: Sendable>(
    _ key: String, _ value: @escaping @Sendable (Root) -> Value, of element: ValueCoding<Element>,
    unique name: String, _ nameOfElement: @escaping @Sendable (Element) -> String
  ) -> ObjectField where Value == [Element] {
    list(key, value, .list(of: element, unique: name, nameOfElement))
  }

  /// A list with a separate coding, which is left out when it is empty.
  package static func list<Element: Sendable>(
    _ key: String, _ value: @escaping @Sendable (Root) -> Value, _ coding: ValueCoding<Value>
  ) -> ObjectField where Value == [Element] {
    unlessEmpty(key, value, coding) { [] }
  }

  /// A dictionary as a list of its elements, which is left out when it is empty.
  package static func table<Element: Sendable>(
    _ key: String, _ value: @escaping @Sendable (Root) -> Value, _ coding: ValueCoding<Value>
  ) -> ObjectField where Value == [String: Element] {
    unlessEmpty(key, value, coding) { [:] }
  }

  private static func unlessEmpty(
    _ key: String, _ value: @escaping @Sendable (Root) -> Value, _ coding: ValueCoding<Value>,
    empty: @escaping @Sendable () -> Value
  ) -> ObjectField where Value: Collection & Sendable {
    @Sendable func read(_ object: ObjectReader) throws(TipControlError) -> Value {
      try object.optional(key, coding) ?? empty()
    }
    return ObjectField(
      keys: [key], read: read,
      write: { root, members in
        let elements = value(root)
        if !elements.isEmpty { members[key] = coding.write(elements) }
      })
  }

  /// The members of another object, which are members of this one.
  package static func part(
    _ value: @escaping @Sendable (Root) -> Value, _ part: ObjectCoding<Value>
  ) -> ObjectField {
    ObjectField(
      keys: part.keys, read: part.read,
      write: { root, members in part.write(value(root), &members) })
  }

  /// The members of another object, which are members of this one.
  ///
  /// The other object exists if it has members besides the name that both share.
  package static func part<Wrapped>(
    _ value: @escaping @Sendable (Root) -> Value, _ part: ObjectCoding<Wrapped>,
    besides name: String
  ) -> ObjectField where Value == Wrapped? {
    let others = part.keys.filter { $0 != name }
    @Sendable func read(_ object: ObjectReader) throws(TipControlError) -> Wrapped? {
      guard others.contains(where: object.has) else { return nil }
      return try part.read(object)
    }
    return ObjectField(
      keys: part.keys, read: read,
      write: { root, members in
        if let value = value(root) { part.write(value, &members) }
      })
  }
}
