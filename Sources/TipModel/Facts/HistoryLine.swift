package import TipFoundation

/// A line of what happened, for people: an entry of the history, or a donation.
package struct HistoryLine: Hashable, Sendable {
  /// When it happened.
  package let date: Timestamp
  /// Who did it; nil for a donation of which that is not known.
  package let actor: Change.Actor?
  /// What happened.
  package let event: String
  /// To which tip, parameter or event.
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
    (subject, detail, isForced) = (event, donation.info?.json ?? "", false)
  }

  /// Returns history and donations by date; what happened at one instant keeps its order.
  ///
  /// - Parameters:
  ///   - facts: What happened.
  ///   - numbers: The numbers of the donations that the tool has made; nil when that is not known.
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

  /// What the columns of a table of lines are called.
  package static let columns = ["date", "by", "what", "to", "forced", "detail"]

  /// The line as cells of such a table, each without anything that steers a terminal.
  package var cells: [String] {
    [
      date.description, actor?.rawValue ?? "", event, subject, isForced ? "forced" : "", detail,
    ].map(\.printable)
  }
}
