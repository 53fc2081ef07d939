import TipModel

/// The differences of two state documents, one line per path.
enum StateDifferences {
  /// Returns the differences: `parameters[Backyard.name].value: expected "north", found nothing`.
  ///
  /// Lists of members with ids are compared by id, so that a missing member is one line.
  static func between(
    expected: StoredValue?, found: StoredValue?, at path: String = ""
  ) -> [String] {
    if expected == found { return [] }
    switch (expected, found) {
    case (.object(let expected)?, .object(let found)?):
      return Set(expected.keys).union(found.keys).sorted().flatMap { key in
        let place = path.isEmpty ? key : "\(path).\(key)"
        return between(expected: expected[key], found: found[key], at: place)
      }
    case (.array(let expected)?, .array(let found)?):
      return between(lists: keyed(expected), keyed(found), at: path)
    // A document leaves out empty lists.
    case (.array(let expected)?, nil):
      return between(lists: keyed(expected), [], at: path)
    case (nil, .array(let found)?):
      return between(lists: [], keyed(found), at: path)
    default:
      return ["\(path): expected \(words(expected)), found \(words(found))"]
    }
  }

  private static func between(
    lists expected: [(key: String, value: StoredValue)],
    _ found: [(key: String, value: StoredValue)], at path: String
  ) -> [String] {
    let values = [expected, found].map { Dictionary($0, uniquingKeysWith: { $1 }) }
    let keys = expected.map(\.key) + found.map(\.key).filter { values[0][$0] == nil }
    return keys.flatMap { key in
      between(expected: values[0][key], found: values[1][key], at: "\(path)[\(key)]")
    }
  }

  private static func keyed(
    _ list: [StoredValue]
  ) -> [(key: String, value: StoredValue)] {
    list.enumerated().map { index, value in
      guard case .object(let members) = value, case .string(let id)? = members["id"] else {
        return ("\(index)", value)
      }
      return (id, value)
    }
  }

  private static func words(_ value: StoredValue?) -> String {
    guard let text = value?.json else { return "nothing" }
    return text.count > 80 ? "\(text.prefix(80))…" : text
  }
}
