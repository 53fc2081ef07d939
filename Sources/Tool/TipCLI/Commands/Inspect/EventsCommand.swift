import TipModel

/// `tipctl events`: the events and their donations.
enum EventsCommand {
  static let spec: CommandSpec = .init(
    "events", group: .inspect, summary: "Lists all events and their numbers of donations.",
    examples: [.init("tipctl events --app BackyardBirds", "Lists the events of an app.")],
    run: DatastoreSession.command { session, _ in
      try session.context.print(
        list(session.situation), ifEmpty: "No event is known yet; the app makes events known.")
    })

  /// Returns the list of a situation's events, by id.
  static func list(_ situation: Situation) -> Listing<[String: EventRecord].Element> {
    Listing(
      "events", situation.events.sorted { $0.key < $1.key },
      [
        Column("event", "id") { $0.key }, Column("donations") { $0.value.log.donations.count },
        Column("newest") { $0.value.log.donations.last?.date },
        .member("oldest") { .init($0.value.log.donations.first?.date) },
        .cell("limit") { $0.value.limit?.words ?? "" },
        .member("limit") { $0.value.limit?.json ?? .null },
      ])
  }
}

extension Tips.DonationLimit {
  fileprivate var words: String {
    guard let maximumAge else { return "newest \(maximumCount)" }
    return "newest \(maximumCount), \(maximumAge.words)"
  }

  fileprivate var json: StoredValue {
    [
      "maximumCount": .int(maximumCount),
      "maximumAge": .init(maximumAge?.words),
    ]
  }
}
