package import TipModel

/// The current time in tests: 21 November 2026, noon UTC.
package let noon = at("2026-11-21T12:00:00Z")

/// Returns the instant of an ISO 8601 text.
package func at(_ text: String) -> Timestamp {
  guard let instant = Timestamp(iso8601: text) else {
    preconditionFailure("not a date: \(text)")
  }
  return instant
}

/// Returns the instant a number of days before noon.
package func daysAgo(_ days: Double, milliseconds: Int64 = 0) -> Timestamp {
  noon.adding(seconds: -days * 86_400).adding(milliseconds: milliseconds)
}

/// Returns the stored form of a value that must have one.
package func stored(_ value: some Encodable) -> StoredValue {
  do {
    return try StoredValue(encoding: value)
  } catch {
    preconditionFailure("\(value) cannot be stored: \(error)")
  }
}

extension Facts {
  /// Creates the facts after changes at noon.
  package init(_ actions: [Change.Action]) {
    self.init()
    for action in actions { apply(Change(action, at: noon)) }
  }
}
