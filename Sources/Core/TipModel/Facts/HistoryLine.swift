/// A line of the history for people: an entry, or a donation.
package struct HistoryLine: Hashable, Sendable {
  /// The date of the change.
  package let date: Timestamp
  /// The author of the change; nil for a donation by an unknown author.
  package let actor: Change.Actor?
  /// The kind of the change.
  package let event: String
  /// The tip, parameter or event.
  package let subject: String
  /// The value, reason or state.
  package let detail: String
  /// Whether it happened under an override.
  package let isForced: Bool

  /// Creates the line of an entry.
  package init(_ entry: HistoryEntry) {
    (date, actor, event) = (entry.date, entry.actor, entry.event)
    (subject, detail, isForced) = (entry.subject, entry.detail, entry.isForced)
  }

  init(_ donation: StoredDonation, of event: String, by actor: Change.Actor?) {
    (date, self.actor, self.event) = (donation.date, actor, "donated")
    (subject, detail, isForced) = (event, donation.info?.shortJSON ?? "", false)
  }

  /// Returns history and donations by date; lines of the same date keep their order.
  ///
  /// - Parameters:
  ///   - facts: The facts with history and donations.
  ///   - numbers: The numbers of the donations by the tool; nil when they are unknown.
  /// - Returns: The lines, oldest first.
  package static func lines(
    of facts: Facts, donatedByTool numbers: Set<Int64>? = nil
  ) -> [HistoryLine] {
    let donations = facts.events.sorted { $0.key < $1.key }.flatMap { id, record in
      record.log.donations.map { donation in
        HistoryLine(
          donation, of: id,
          by: numbers.map { $0.contains(donation.sequence) ? .tipctl : .app })
      }
    }
    return (facts.history.map { HistoryLine($0) } + donations).enumerated()
      .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
  }

  /// The names of a table's columns.
  package static let columns = ["date", "by", "what", "to", "forced", "detail"]

  /// The cells of a table's row, each without terminal control characters.
  package var cells: [String] {
    [
      date.description, actor?.rawValue ?? "", event, subject, isForced ? "forced" : "", detail,
    ].map(\.printable)
  }
}
