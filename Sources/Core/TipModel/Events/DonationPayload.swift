import Synchronization

/// The payload of a donation, shared by all that have read it.
package final class DonationPayload: Sendable {
  /// The members of the payload.
  package let value: StoredValue
  private let canonicalText = Mutex<String?>(nil)

  package init(_ value: StoredValue) { self.value = value }

  /// The canonical text, which orders donations of one instant (D38).
  ///
  /// It is made when it is first needed, which is slow, and kept for the next comparison.
  var text: String {
    canonicalText.withLock { text in
      if let text { return text }
      let new = value.canonical.json
      text = new
      return new
    }
  }
}

extension DonationPayload: Hashable {
  package static func == (left: DonationPayload, right: DonationPayload) -> Bool {
    left === right || left.value == right.value
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
