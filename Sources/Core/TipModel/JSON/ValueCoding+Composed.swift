extension ValueCoding {
  package static func object(_ object: ObjectCoding<Value>) -> ValueCoding {
    @Sendable func read(
      _ value: StoredValue, _ path: @autoclosure () -> String
    ) throws(TipControlError) -> Value {
      try object.read(value, at: path())
    }
    return ValueCoding(
      wanted: "an object", read: read, write: { object.storedValue(of: $0) })
  }

  /// A value, or null for none.
  package static func orNull<Wrapped>(_ wrapped: ValueCoding<Wrapped>) -> ValueCoding
  where Value == Wrapped? {
    @Sendable func read(
      _ value: StoredValue, _ path: @autoclosure () -> String
    ) throws(TipControlError) -> Wrapped? {
      if value == .null { return nil }
      return try wrapped.read(value, path())
    }
    return ValueCoding(
      wanted: "\(wrapped.wanted), or null", read: read,
      write: { $0.map(wrapped.write) ?? .null })
  }

  package static func list<Element>(of element: ValueCoding<Element>) -> ValueCoding
  where Value == [Element] {
    @Sendable func read(
      _ value: StoredValue, _ path: @autoclosure () -> String
    ) throws(TipControlError) -> [Element] {
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
    return ValueCoding(
      wanted: "a list", read: read, write: { .array($0.map(element.write)) })
  }

  package static func dictionary<Element>(of element: ValueCoding<Element>) -> ValueCoding
  where Value == [String: Element] {
    @Sendable func read(
      _ value: StoredValue, _ path: @autoclosure () -> String
    ) throws(TipControlError) -> [String: Element] {
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
    return ValueCoding(
      wanted: "an object", read: read, write: { .object($0.mapValues(element.write)) })
  }
}

// MARK: - Lists with unique names

extension ValueCoding {
  /// A list of elements with unique names, which they have as their member `name`.
  ///
  /// The error names the second element of a duplicate name.
  package static func list<Element>(
    of element: ValueCoding<Element>, unique name: String,
    _ value: @escaping @Sendable (Element) -> String
  ) -> ValueCoding where Value == [Element] {
    let list = ValueCoding.list(of: element)
    @Sendable func read(
      _ stored: StoredValue, _ path: @autoclosure () -> String
    ) throws(TipControlError) -> [Element] {
      let elements = try list.read(stored, path())
      var indices: [String: Int] = [:]
      for (index, element) in elements.enumerated() {
        guard let first = indices.updateValue(index, forKey: value(element)) else { continue }
        let memberPath = StoredPath.member(name, of: "\(path())[\(index)]")
        throw TipControlError(
          .malformed, subject: memberPath,
          reason: "\(memberPath) cannot be \(StoredValue.string(value(element)).json), "
            + "which \(path())[\(first)] already has",
          suggestion: "Join the two, or rename one")
      }
      return elements
    }
    return ValueCoding(wanted: list.wanted, read: read, write: list.write)
  }

  /// A list of elements with unique names, as a dictionary by name.
  ///
  /// The list is written in the order of the names.
  package static func table<Element>(
    of element: ValueCoding<Element>, unique name: String,
    _ value: @escaping @Sendable (Element) -> String
  ) -> ValueCoding where Value == [String: Element] {
    ValueCoding<[Element]>.list(of: element, unique: name, value).map { elements in
      Dictionary(elements.map { (value($0), $0) }, uniquingKeysWith: { $1 })
    } write: { table in
      table.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// A list of objects to which a member adds the name under which the dictionary has them.
  package static func table<Element>(
    of object: ObjectCoding<Element>, named name: String
  ) -> ValueCoding where Value == [String: Element] {
    ValueCoding<[NamedElement<Element>]>.list(of: .object(object.named(name)), unique: name, \.name)
      .map { entries in
        Dictionary(entries.map { ($0.name, $0.element) }, uniquingKeysWith: { $1 })
      } write: { table in
        table.sorted { $0.key < $1.key }.map { NamedElement(name: $0.key, element: $0.value) }
      }
  }
}
