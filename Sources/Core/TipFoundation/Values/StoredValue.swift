/// A value of the datastore: the JSON form of any `Codable` value.
package enum StoredValue: Hashable, Sendable {
  /// No value.
  case null
  case bool(Bool)
  case int(Int)
  /// A number with a fraction.
  case double(Double)
  /// Text, or a stored date in ISO 8601.
  case string(String)
  /// A date in a rule, equal to its stored text.
  case date(Timestamp)
  case array([StoredValue])
  /// Named values: a struct or a dictionary.
  case object([String: StoredValue])

  /// The name of the kind of value, for messages: "Bool", "number", "string" and so on.
  package var kind: String {
    switch self {
    case .null: "nil"
    case .bool: "Bool"
    case .int, .double: "number"
    case .string: "string"
    case .date: "date"
    case .array: "array"
    case .object: "object"
    }
  }

  /// Whether two values are equivalent: `3` and `3.0`, a date and its text, infinity and its text.
  package func means(_ other: StoredValue) -> Bool {
    switch (self, other) {
    case (.int, .double), (.double, .int), (.double, .string), (.string, .double):
      if let number { number == other.number } else { false }
    case (.date(let left), .string(let right)): Timestamp(iso8601: right) == left
    case (.string(let left), .date(let right)): Timestamp(iso8601: left) == right
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.means($1) }
    case (.object(let left), .object(let right)):
      left.count == right.count
        && left.allSatisfy { key, value in
          if let other = right[key] { value.means(other) } else { false }
        }
    default: self == other
    }
  }

  /// The value as a number with a fraction.
  ///
  /// JSON stores infinity and NaN as text.
  package var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    case .string("inf"): .infinity
    case .string("-inf"): -.infinity
    case .string("nan"): .nan
    default: nil
    }
  }
}

extension StoredValue: ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .int(value) }
  package init(floatLiteral value: Double) { self = .double(value) }
  package init(stringLiteral value: String) { self = .string(value) }
  package init(arrayLiteral elements: StoredValue...) { self = .array(elements) }
  /// Creates named values, and keeps the last of two with the same name.
  package init(dictionaryLiteral elements: (String, StoredValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}

extension StoredValue {
  /// The value after encoding and decoding: dates are text, `3.0` is `3`, and infinity is text.
  package var canonical: StoredValue {
    switch self {
    case .double(let value) where value.isNaN: .string("nan")
    case .double(let value) where value.isInfinite: .string(value == .infinity ? "inf" : "-inf")
    // JSON prints fewer digits of such a number than the integer has.
    case .double(let value) where abs(value) > 0x1p53:
      (try? StoredValue(json: json, subject: json)) ?? self
    case .double(let value):
      if let whole = Int(exactly: value) { .int(whole) } else { self }
    case .date(let value): .string(value.description)
    case .array(let elements): .array(elements.map(\.canonical))
    case .object(let members): .object(members.mapValues(\.canonical))
    case .null, .bool, .int, .string: self
    }
  }
}
