/// The JSON format of facts, for export and import, fixtures and comparison.
///
/// It contains all facts except receipt, processes, log of operations and the name of the device.
/// Tips, parameters and events are sorted by id, donations by date, then payload. Rules are text,
/// dates ISO 8601 in milliseconds. Members with their default value are left out, and may be left
/// out by hand:
///
/// ```json
/// {
///   "parameters": [{"id": "BackyardBirds.isSignedIn", "value": true}],
///   "events": [{"id": "didViewBackyard", "donations": ["2026-11-21T09:00:00Z"]}]
/// }
/// ```
///
/// Two documents are equal when their texts are equal.
public struct StateDocument: Hashable, Sendable {
  /// The version of the format.
  static let schema = DocumentSchema(
    1, named: "state", otherwise: "Write 1, or leave it out")

  /// The facts without the receipt, with donations numbered from 1 by event, then order.
  package let facts: Facts

  package init(_ facts: Facts) {
    var facts = facts.withoutOrigin
    facts.receipt = nil
    facts.processes = [:]
    facts.operations = []
    facts.nextSequence = 1
    for id in facts.events.keys.sorted() {
      guard let log = facts.events[id]?.log else { continue }
      facts.events[id]?.log = log.numbered(from: facts.nextSequence)
      facts.nextSequence += Int64(log.donations.count)
    }
    self.facts = facts
  }

  /// Reads a document's text.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - subject: The name of the text, such as a file's name, for messages.
  /// - Throws: ``TipControlError`` (`malformed`) when the text is not JSON, or not such a document.
  public init(json: String, subject: String) throws(TipControlError) {
    self.init(try Contents(json: json, subject: subject).facts)
  }

  package var storedValue: StoredValue { Contents(facts).storedValue }

  /// The document's text: indented JSON with sorted keys that ends in a line break.
  public var text: String { Contents(facts).text }

  /// The text without the id of its schema, for a document within another file.
  package var innerText: String { storedValue.prettyJSON + "\n" }

  /// Reads the facts of a document, which may be at a path within a larger one.
  ///
  /// Donations are numbered again from 1, by event, then in their order. Missing members are as in
  /// a new datastore.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) that names the path, such as
  ///   `tips[2].record.displayCount`, the value and the accepted values.
  package static func facts(
    from value: StoredValue, at path: String = ""
  ) throws(TipControlError) -> Facts {
    StateDocument(try Contents(storedValue: value, at: path).facts).facts
  }
}

extension DonationLog {
  /// Returns the same donations in the same order, with consecutive numbers.
  fileprivate func numbered(from first: Int64) -> DonationLog {
    DonationLog(
      donations.enumerated().map { index, donation in
        StoredDonation(
          sequence: first + Int64(index), date: donation.date, info: donation.info?.canonical)
      })
  }
}
