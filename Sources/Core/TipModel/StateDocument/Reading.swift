/// The way to read one kind of value.
package struct Reading<Value> {
  /// The accepted values, for messages: "a whole number".
  package let wanted: String
  /// Reads a value; the second argument is its path, which only messages need.
  package let read: (StoredValue, @autoclosure () -> String) throws(TipControlError) -> Value

  /// Creates a reading.
  package init(
    wanted: String,
    read: @escaping (StoredValue, @autoclosure () -> String) throws(TipControlError) -> Value
  ) {
    self.wanted = wanted
    self.read = read
  }

  /// Creates a reading from a conversion that returns nil for an invalid value.
  package init(_ wanted: String, _ convert: @escaping (StoredValue) -> Value?) {
    self.init(wanted: wanted) { value, path throws(TipControlError) in
      guard let result = convert(value) else {
        throw .unreadable(value, at: path(), wanted: wanted)
      }
      return result
    }
  }

  /// Creates a reading of text with its own parser, whose errors are kept.
  package init(
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
  package static var any: Reading<StoredValue> {
    let most = JSONReader.greatestValueDepth
    return Reading("a value with at most \(most) levels of lists and objects") { value in
      value.isDeeper(than: most) ? nil : value
    }
  }
}

extension Reading where Value == String {
  package static var text: Reading {
    Reading("text in double quotes") { if case .string(let text) = $0 { text } else { nil } }
  }
}

extension Reading where Value == Bool {
  package static var flag: Reading {
    Reading("true or false") { if case .bool(let flag) = $0 { flag } else { nil } }
  }
}

extension Reading where Value == Int {
  package static var wholeNumber: Reading {
    Reading("a whole number") { if case .int(let number) = $0 { number } else { nil } }
  }

  package static var count: Reading {
    Reading("a whole number of zero or more") { value in
      if case .int(let number) = value, number >= 0 { number } else { nil }
    }
  }
}

extension Reading where Value == TimeInterval {
  package static var seconds: Reading {
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
  package static var date: Reading {
    Reading("an ISO 8601 date such as 2026-11-21T09:00:00Z") { value in
      if case .string(let text) = value { Timestamp(iso8601: text) } else { nil }
    }
  }
}

extension Reading where Value: RawRepresentable<String> & CaseIterable {
  /// A raw value of an enumeration.
  package static var choice: Reading {
    let words = Value.allCases.map { "\"\($0.rawValue)\"" }
    return Reading("one of \(words.joined(separator: ", "))") { value in
      if case .string(let word) = value { Value(rawValue: word) } else { nil }
    }
  }
}

// MARK: - Composed values

extension Reading where Value: StoredObject {
  package static var object: Reading {
    Reading(wanted: "an object") { value, path throws(TipControlError) in
      try Value(storedValue: value, at: path())
    }
  }
}

extension Reading {
  /// An object with some members.
  ///
  /// - Parameters:
  ///   - keys: The accepted members.
  ///   - read: Reads the members; it also gets the object and its path.
  /// - Returns: The reading.
  package static func object<Key: RawRepresentable<String> & Equatable>(
    _ keys: [Key],
    _ read:
      @escaping (MemberReader<Key>, StoredValue, String) throws(TipControlError) -> Value
  ) -> Reading {
    Reading(wanted: "an object") { value, path throws(TipControlError) in
      let path = path()
      return try read(MemberReader(value, at: path, keys: keys), value, path)
    }
  }

  package static func list<Element>(of element: Reading<Element>) -> Reading
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

  package static func dictionary<Element>(of element: Reading<Element>) -> Reading
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
