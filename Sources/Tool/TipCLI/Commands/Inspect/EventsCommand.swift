import TipModel

/// `tipctl events`: the events and their donations.
enum EventsCommand {
  static let spec = CommandSpec(
    "events", group: .inspect, summary: "Lists all events and their numbers of donations.",
    examples: [.init("tipctl events --app BackyardBirds", "Lists the events of an app.")]
  ) { context, _ in
    try DatastoreSession.run(context) { session in
      let events = session.situation.events.sorted { $0.key < $1.key }
      if events.isEmpty { context.note("No event is known yet; the app makes events known.") }
      try context.print(json: ["events": .array(events.map(json))]) {
        TextTable(["event", "donations", "newest", "limit"], rows: events.map(row))
          .text(style: context.style, width: context.tableWidth)
      }
      return .done
    }
  }

  static func row(_ id: String, _ record: EventRecord) -> [TextTable.Cell] {
    let donations = record.log.donations
    let age = record.limit?.maximumAge.map { ", \($0.words)" } ?? ""
    return [
      .init(id), .init("\(donations.count)"), .init(donations.last?.date.description ?? ""),
      .init(record.limit.map { "newest \($0.maximumCount)\(age)" } ?? ""),
    ]
  }

  private static func json(_ id: String, _ record: EventRecord) -> StoredValue {
    let donations = record.log.donations
    let limit = record.limit.map { limit -> StoredValue in
      [
        "maximumCount": .int(limit.maximumCount),
        "maximumAge": limit.maximumAge.map { .string($0.words) } ?? .null,
      ]
    }
    return [
      "id": .string(id), "donations": .int(donations.count),
      "oldest": .init(donations.first?.date), "newest": .init(donations.last?.date),
      "limit": limit ?? .null,
    ]
  }
}
