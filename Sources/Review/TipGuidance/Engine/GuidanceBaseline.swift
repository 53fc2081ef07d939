import TipModel

/// The findings that existed when a project began to check; a report leaves them out.
///
/// An entry is a check and an item, so that it stays valid when the text around it changes. An item
/// with two findings of one check has two entries.
package struct GuidanceBaseline: Hashable, Sendable {
  /// The version of the file format.
  package static let schema = 1

  /// The number of findings, by check and item.
  private var counts: [GuidanceSubject: Int]

  /// Creates the baseline of findings.
  package init(_ findings: [GuidanceFinding]) {
    counts = findings.reduce(into: [:]) { $0[$1.subject, default: 0] += 1 }
  }

  /// Returns the findings that the baseline does not have.
  ///
  /// - Parameter findings: The findings.
  /// - Returns: The indices of the new findings, and the number of entries that no finding has.
  package func new(among findings: [GuidanceFinding]) -> (indices: [Int], unused: Int) {
    var rest = counts
    let new = findings.indices.filter { index in
      let subject = findings[index].subject
      guard let count = rest[subject], count > 0 else { return true }
      rest[subject] = count - 1
      return false
    }
    return (new, rest.values.reduce(0, +))
  }
}

// MARK: - The file

extension GuidanceBaseline {
  private enum Key: String {
    case schema, findings, id, item
  }

  /// The file's text: indented JSON with sorted keys that ends in a line break.
  package var text: String {
    let entries = counts.flatMap { subject, count in
      [GuidanceSubject](repeating: subject, count: count)
    }
    let sorted = entries.sorted { ($0.item, $0.id) < ($1.item, $1.id) }
    let value: StoredValue = [
      Key.schema.rawValue: .int(Self.schema),
      Key.findings.rawValue: .array(
        sorted.map {
          [Key.id.rawValue: .string($0.id), Key.item.rawValue: .string($0.item)]
        }),
    ]
    return value.prettyJSON + "\n"
  }

  /// Reads a file's text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - subject: The file's name, for messages.
  /// - Throws: `TipControlError` (`malformed`) that names the line.
  package init(text: String, subject: String) throws(TipControlError) {
    let entries = try LocatedJSON(text, subject: subject).read {
      value throws(TipControlError) -> [GuidanceSubject] in
      try value.checkSchema(Self.schema, otherwise: "Write the baseline again")
      let root = try MemberReader<Key>(value, at: "", keys: [.schema, .findings])
      _ = try root.optional(.schema, .wholeNumber)
      return try root.list(
        .findings,
        Reading(wanted: "an object") { value, path throws(TipControlError) in
          let entry = try MemberReader<Key>(value, at: path(), keys: [.id, .item])
          return GuidanceSubject(
            id: try entry.required(.id, .text), item: try entry.required(.item, .text))
        })
    }
    counts = entries.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
