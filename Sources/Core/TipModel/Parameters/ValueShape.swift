/// The shape of a stored value: its kind, and the shapes of its elements or members.
package indirect enum ValueShape: Equatable, Sendable {
  /// Any value: the shape is not known.
  case any
  case bool, whole, number, string, date
  /// A value that may be absent.
  case optional(ValueShape)
  /// A list of equal elements.
  case list(ValueShape)
  /// Values of one shape by name.
  case dictionary(ValueShape)
  /// Members by name.
  ///
  /// A value may have further ones, as they may be optional in the app's type. It may lack an
  /// optional one.
  case members([String: ValueShape])

  /// Reads the shape from the name of a Swift type and from a value of that type.
  package init(type: Substring, example: StoredValue) {
    if let wrapped = Self.wrapped(in: type) {
      self = .optional(ValueShape(type: wrapped, example: example))
    } else if let element = ["Array", "Set", "ContiguousArray"].lazy.compactMap({
      Self.argument(of: $0, in: type)
    }).first {
      var first: StoredValue?
      if case .array(let values) = example { first = values.first }
      self = .list(ValueShape(type: element, example: first ?? .null))
    } else if let pair = Self.argument(of: "Dictionary", in: type),
      pair.hasPrefix("String, ")
    {
      var first: StoredValue?
      if case .object(let members) = example {
        first = members.min { $0.key < $1.key }?.value
      }
      self = .dictionary(
        ValueShape(type: pair.dropFirst("String, ".count), example: first ?? .null))
    } else {
      self = Self.named[String(type)] ?? ValueShape(of: example)
    }
  }

  /// Reads the shape of a value of an unknown type.
  package init(of example: StoredValue) {
    self =
      switch example {
      case .null: .any
      case .bool: .bool
      case .int, .double: .number
      case .string: .string
      case .date: .date
      case .array(let elements): .list(ValueShape(of: elements.first ?? .null))
      case .object(let members): .members(members.mapValues(ValueShape.init(of:)))
      }
  }

  /// A value of this shape, for messages, with "…" for a part that is not known.
  package var example: StoredValue {
    switch self {
    case .any: "…"
    case .bool: true
    case .whole, .number: 1
    case .string: "north"
    case .date: "2026-11-21T09:00:00Z"
    case .optional(let shape): shape.example
    case .list(.whole), .list(.number): [1, 2]
    case .list(let shape): [shape.example]
    case .dictionary(let shape): ["north": shape.example]
    case .members(let shapes): .object(shapes.mapValues(\.example))
    }
  }

  private static let named: [String: ValueShape] = [
    "Bool": .bool, "Int": .whole, "Int8": .whole, "Int16": .whole, "Int32": .whole,
    "Int64": .whole, "UInt": .whole, "UInt8": .whole, "UInt16": .whole, "UInt32": .whole,
    "UInt64": .whole, "Double": .number, "Float": .number, "CGFloat": .number,
    "Decimal": .number, "String": .string, "Date": .date,
  ]

  /// Returns the wrapped type of an optional: `Int` of `Optional<Int>` and of `Int?`.
  private static func wrapped(in type: Substring) -> Substring? {
    if let wrapped = argument(of: "Optional", in: type) { return wrapped }
    guard type.hasSuffix("?") else { return nil }
    return type.dropLast()
  }

  /// Returns the argument of a generic type: `Int` of `Array<Int>`.
  private static func argument(of name: String, in type: Substring) -> Substring? {
    guard type.hasPrefix("\(name)<"), type.hasSuffix(">") else { return nil }
    return type.dropFirst(name.count + 1).dropLast()
  }
}

extension ValueShape {
  /// A part of a value that has another shape than the declared one.
  package struct Mismatch: Equatable {
    /// The path of the part: `BackyardBirds.visits[2].name`.
    package let path: String
    /// The part's kind: `a string`, or `missing`.
    let found: String
    /// The kind that is needed.
    let expected: String

    /// The difference, as a sentence without its full stop.
    package var reason: String { "\"\(path)\" is \(found), and needs \(expected)" }
  }

  /// Returns the first part of a value that has a different shape, or nil when the value fits.
  package func mismatch(of value: StoredValue, at path: String) -> Mismatch? {
    switch (self, value) {
    case (.any, _), (.bool, .bool), (.whole, .int), (.number, .int), (.number, .double),
      (.string, .string), (.optional, .null):
      return nil
    case (.number, .string) where value.number != nil: return nil
    case (.date, .string(let text)) where Timestamp(iso8601: text) != nil: return nil
    case (.optional(let shape), _): return shape.mismatch(of: value, at: path)
    case (.list(let shape), .array(let elements)):
      return Self.first(elements.enumerated()) { index, element in
        shape.mismatch(of: element, at: "\(path)[\(index)]")
      }
    case (.dictionary(let shape), .object(let members)):
      return Self.first(members.sorted { $0.key < $1.key }) { key, member in
        shape.mismatch(of: member, at: "\(path).\(key)")
      }
    case (.members(let shapes), .object(let members)):
      return Self.first(shapes.sorted { $0.key < $1.key }) { key, shape in
        guard let member = members[key] else {
          if case .optional = shape { return nil }
          return .init(path: "\(path).\(key)", found: "missing", expected: shape.noun)
        }
        return shape.mismatch(of: member, at: "\(path).\(key)")
      }
    default: return .init(path: path, found: value.json, expected: noun)
    }
  }

  /// Returns the first result.
  ///
  /// A lazy map would call the body twice for it, at each level.
  private static func first<Element>(
    _ elements: some Sequence<Element>, _ body: (Element) -> Mismatch?
  ) -> Mismatch? {
    for element in elements {
      if let mismatch = body(element) { return mismatch }
    }
    return nil
  }

  /// The shape with its article, for messages.
  private var noun: String {
    switch self {
    case .any: "a value"
    case .bool: "true or false"
    case .whole: "a whole number"
    case .number: "a number"
    case .string: "a string"
    case .date: "a date"
    case .optional(let shape): "\(shape.noun) or null"
    case .list: "a list"
    case .dictionary, .members: "an object"
    }
  }
}
