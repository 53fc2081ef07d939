package import TipFoundation
package import TipModel

/// A line of the history for people: an entry, or a donation.
package struct HistoryLine: Hashable, Sendable {
  package let date: Timestamp
  /// The author of the change, who may be unknown for a donation.
  package let actor: Change.Actor?
  /// The command that brought a donation from a document or another datastore.
  package let importer: String?
  /// The kind of the change.
  package let event: String
  /// The tip, parameter or event.
  package let subject: String
  /// The value, reason or state.
  package let detail: String
  /// Whether it happened under an override.
  package let isForced: Bool

  package init(_ entry: HistoryEntry) {
    date = entry.date
    actor = entry.actor
    event = entry.event
    subject = entry.subject
    detail = entry.detail
    isForced = entry.isForced
    importer = nil
  }

  init(
    _ donation: StoredDonation, of event: String, by actor: Change.Actor?, importer: String?
  ) {
    date = donation.date
    self.actor = actor
    self.importer = importer
    self.event = "donated"
    subject = event
    detail = donation.info?.shortJSON ?? ""
    isForced = false
  }

  /// The author as a word: the command that brought a donation, or else the actor.
  package var author: String? { importer ?? actor?.rawValue }

  /// What commands have written: donations and lines of the history.
  package struct Written {
    /// The operations that made donations, by the donation's number.
    package var donations: [Int64: StoredOperation] = [:]
    /// The names of the commands that brought donations, by the donation's number.
    var importers: [Int64: String] = [:]
    /// The operations that wrote lines of the history, by index.
    var lines: [Int: StoredOperation] = [:]

    package init() {}
  }

  /// Returns history and donations in the order in which they were written (D57), oldest first.
  ///
  /// What commands have written is nil when it is unknown.
  package static func lines(of facts: Facts, written: Written? = nil) -> [HistoryLine] {
    let dates = facts.history.enumerated().map { written?.lines[$0]?.date ?? $1.date }
    var donationsBefore: [Int: [(date: Timestamp, line: HistoryLine)]] = [:]
    for (id, record) in facts.events.sorted(by: { $0.key < $1.key }) {
      for donation in record.log.donations {
        let operation = written?.donations[donation.sequence]
        let date = operation?.date ?? donation.date
        let index = dates.indices.first { index in
          if let operation, let other = written?.lines[index] {
            return operation.number < other.number
          }
          return date < dates[index]
        }
        var actor: Change.Actor?
        if written != nil { actor = operation == nil ? .app : .tipctl }
        let line = HistoryLine(
          donation, of: id, by: actor, importer: written?.importers[donation.sequence])
        donationsBefore[index ?? facts.history.count, default: []].append((date, line))
      }
    }
    var lines: [HistoryLine] = []
    for index in 0...facts.history.count {
      let donations = donationsBefore[index, default: []]
      lines += donations.sorted { ($0.date, $0.line.date) < ($1.date, $1.line.date) }.map(\.line)
      if index < facts.history.count { lines.append(HistoryLine(facts.history[index])) }
    }
    return lines
  }

  /// The names of a table's columns.
  package static let columns = ["date", "by", "what", "to", "forced", "detail"]

  /// The cells of a table's row, each without terminal control characters.
  package var cells: [String] {
    [
      date.description, author ?? "", event, subject, isForced ? "forced" : "", detail,
    ].map(\.printable)
  }
}

extension Facts {
  /// Returns what commands have written.
  ///
  /// Imported data was written elsewhere, so that only its date places it.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when the log is damaged.
  package func writtenByCommands() throws(TipControlError) -> HistoryLine.Written {
    var written = HistoryLine.Written()
    var end = history.count
    for operation in undoable {
      let after = try operation.difference().after
      let name = String(operation.command.split(separator: " ").first ?? "")
      let isImporter = ["import", "restore", "merge"].contains(name)
      for donation in after.events.values.flatMap(\.log.donations) {
        if isImporter {
          written.importers[donation.sequence] = name
        } else {
          written.donations[donation.sequence] = operation
        }
      }
      for line in after.history.reversed() where !isImporter || line.date == operation.date {
        guard let index = history[..<end].lastIndex(of: line) else { continue }
        written.lines[index] = operation
        end = index
      }
    }
    return written
  }
}
