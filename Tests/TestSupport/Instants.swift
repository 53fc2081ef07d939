package import TipFoundation
package import TipModel

/// "Now" in these tests: 21 November 2026, noon UTC.
package let noon = at("2026-11-21T12:00:00Z")

/// The instant that a text stands for.
package func at(_ text: String) -> Timestamp {
  guard let instant = Timestamp(iso8601: text) else { preconditionFailure("no date: \(text)") }
  return instant
}

/// The day that an instant is given by, relative to noon.
package func daysAgo(_ days: Double, milliseconds: Int64 = 0) -> Timestamp {
  noon.adding(seconds: -days * 86_400).adding(milliseconds: milliseconds)
}

/// The stored form of a value that surely has one.
package func stored(_ value: some Encodable) -> StoredValue {
  do {
    return try StoredValue(encoding: value)
  } catch {
    preconditionFailure("\(value) cannot be stored: \(error)")
  }
}

extension Facts {
  /// The facts after changes that all happened at noon.
  package init(_ actions: [Change.Action]) {
    self.init()
    for action in actions { apply(Change(action, at: noon)) }
  }
}
