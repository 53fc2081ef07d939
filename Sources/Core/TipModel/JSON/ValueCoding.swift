/// The way to read and to write one kind of value as JSON.
package struct ValueCoding<Value>: Sendable {
  /// The accepted values, for messages: "a whole number".
  package let wanted: String
  /// Reads a value at a path, which only messages need.
  package let read:
    @Sendable (StoredValue, @autoclosure () -> String) throws(TipControlError) -> Value
  package let write: @Sendable (Value) -> StoredValue

  package init(
    wanted: String,
    read:
      @escaping @Sendable (StoredValue, @autoclosure () -> String) throws(TipControlError) -> Value,
    write: @escaping @Sendable (Value) -> StoredValue
  ) {
    self.wanted = wanted
    self.read = read
    self.write = write
  }

  /// Creates a coding from a conversion that returns nil for an invalid value.
  package init(
    _ wanted: String, read convert: @escaping @Sendable (StoredValue) -> Value?,
    write: @escaping @Sendable (Value) -> StoredValue
  ) {
    @Sendable func read(
      _ value: StoredValue, _ path: @autoclosure () -> String
    ) throws(TipControlError) -> Value {
      guard let result = convert(value) else {
        throw .unreadable(value, at: path(), wanted: wanted)
      }
      return result
    }
    self.init(wanted: wanted, read: read, write: write)
  }

  /// Creates a coding of text with its own parser, whose errors are kept.
  package init(
    text wanted: String,
    read parse:
      @escaping @Sendable (_ text: String, _ path: String) throws(TipControlError) -> Value,
    write: @escaping @Sendable (Value) -> String
  ) {
    @Sendable func read(
      _ value: StoredValue, _ path: @autoclosure () -> String
    ) throws(TipControlError) -> Value {
      guard case .string(let text) = value else {
        throw .unreadable(value, at: path(), wanted: wanted)
      }
      return try parse(text, path())
    }
    self.init(wanted: wanted, read: read, write: { .string(write($0)) })
  }

  /// Returns the coding of a value that is stored as this one.
  package func map<Mapped>(
    read: @escaping @Sendable (Value) -> Mapped, write: @escaping @Sendable (Mapped) -> Value
  ) -> ValueCoding<Mapped> {
    ValueCoding<Mapped>(
      wanted: wanted,
      read: { value, path throws(TipControlError) in read(try self.read(value, path())) },
      write: { self.write(write($0)) })
  }
}

// MARK: - Plain values

extension ValueCoding where Value == StoredValue {
  /// Any JSON value that can be stored within other values.
  package static var any: ValueCoding {
    let levels = JSONReader.greatestValueDepth
    return ValueCoding(
      "a value with at most \(levels) levels of lists and objects, and \(StoredValue.mostBytes) bytes"
    ) { value in
      value.obstacle == nil ? value : nil
    } write: {
      $0
    }
  }
}

extension ValueCoding where Value == String {
  package static var text: ValueCoding {
    ValueCoding(
      "text in double quotes", read: { if case .string(let text) = $0 { text } else { nil } },
      write: StoredValue.string)
  }
}

extension ValueCoding where Value == Bool {
  package static var flag: ValueCoding {
    ValueCoding(
      "true or false", read: { if case .bool(let flag) = $0 { flag } else { nil } },
      write: StoredValue.bool)
  }

  /// The opposite, for a member such as `disabled` of a property such as `isEnabled`.
  package static var opposite: ValueCoding { flag.map(read: { !$0 }, write: { !$0 }) }
}

extension ValueCoding where Value == Int {
  package static var wholeNumber: ValueCoding {
    number("a whole number", in: Int.min...Int.max)
  }

  package static var count: ValueCoding {
    number("a whole number of zero or more", in: 0...Int.max)
  }

  /// A whole number of a range.
  package static func number(_ wanted: String, in range: ClosedRange<Int>) -> ValueCoding {
    ValueCoding(
      wanted,
      read: { if case .int(let number) = $0, range.contains(number) { number } else { nil } },
      write: StoredValue.int)
  }
}

extension ValueCoding where Value == Double {
  package static var seconds: ValueCoding { number("a number of seconds, such as 90 or 12.5") }

  /// A length on screen.
  package static var points: ValueCoding { number("a number of points, such as 120") }

  private static func number(_ wanted: String) -> ValueCoding {
    ValueCoding(wanted) { value in
      switch value {
      case .int(let number): Double(number)
      case .double(let number): number
      default: nil
      }
    } write: {
      StoredValue.double($0).canonical
    }
  }
}

extension ValueCoding where Value == Timestamp {
  package static var date: ValueCoding {
    ValueCoding("an ISO 8601 date such as 2026-11-21T09:00:00Z") { value in
      if case .string(let text) = value { Timestamp(iso8601: text) } else { nil }
    } write: {
      .string($0.description)
    }
  }
}

extension ValueCoding where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// A raw value of an enumeration.
  package static var choice: ValueCoding {
    let words = Value.allCases.map { "\"\($0.rawValue)\"" }
    return ValueCoding("one of \(words.joined(separator: ", "))") { value in
      if case .string(let word) = value { Value(rawValue: word) } else { nil }
    } write: {
      .string($0.rawValue)
    }
  }
}
