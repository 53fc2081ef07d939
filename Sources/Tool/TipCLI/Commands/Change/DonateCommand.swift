import TipModel

/// `tipctl donate`: donations to an event.
enum DonateCommand {
  private static let event = OperandSpec(
    "EVENT", .exactly, completion: .events, help: "The event, by its id.")
  private static let count = OptionSpec(
    "count", value: "N", help: "The number of donations; 1 by default.")
  private static let date = OptionSpec(
    "at", value: "DATE",
    help: "The time: an ISO 8601 date, or an offset from now such as -2h; now by default.")
  private static let info = OptionSpec(
    "info", value: "JSON", help: "The donation's payload, such as '{\"species\":\"wren\"}'.")

  static let spec: CommandSpec = .init(
    "donate", group: .change, summary: "Donates to an event.", effect: .changes,
    operands: [event], options: [count, date, info, ValueShape.force],
    examples: [
      .init("tipctl donate didViewBackyard --count 3", "Donates three times now."),
      .init("tipctl donate didViewBackyard --at -2h", "Donates two hours ago."),
      .init(
        "tipctl donate didSearchBird --info '{\"species\":\"cardinal\"}'",
        "Donates with a payload."),
    ],
    notes: [
      "A payload is refused if it does not fit: members that the rules compare need the kind of "
        + "value that they are compared with, and all others that of the newest stored payload. A "
        + "donation without a payload is refused if the event needs one."
    ],
    run: DatastoreSession.command(to: .change) { session, arguments in
      let id = arguments.required(event)
      let record = try session.event(id)
      let times = try arguments.int(count, in: 1...10_000) ?? 1
      let now = session.situation.now
      var when: Timestamp?
      if let text = arguments.value(date) { when = try instant(text, now: now) }
      let payload = try payload(of: id, arguments, session.situation.facts)
      let donation = Change.Action.donate(event: id, date: when ?? now, info: payload)
      let outcome = try session.applyAsOperation(
        Array(repeating: donation, count: times), ChangeOptions(arguments))
      let log = outcome.after.facts.events[id]?.log.donations ?? []
      // Numbers increase, so earlier donations have smaller ones.
      let stored = log.count { $0.sequence >= session.situation.facts.nextSequence }
      let dropped = max(0, times - stored)
      try outcome.print(
        words(id, times, dropped: dropped, total: log.count, record.limit),
        [
          "event": .string(id), "donated": .int(times), "dropped": .int(dropped),
          "donations": .int(log.count), "date": .init(when ?? now),
        ])
    })

  /// Returns the words about donations, some of which the event's limit may have dropped at once.
  private static func words(
    _ id: String, _ times: Int, dropped: Int, total: Int, _ limit: Tips.DonationLimit?
  ) -> ChangeOutcome.Words {
    var lead = "\(Plural.count(times, "donation")) to \"\(id)\""
    if let limit { lead += ", which keeps \(limit.maximumCount)" }
    lead += ": it has \(total) now."
    guard dropped > 0, let limit else {
      return ChangeOutcome.Words(done: lead, unchanged: lead)
    }
    var reason = "\"\(id)\" keeps the newest \(limit.maximumCount)"
    if let age = limit.maximumAge { reason += " that are not older than \(age.words)" }
    return ChangeOutcome.Words(
      done: "\(lead) \(Plural.count(dropped, "donation")) dropped at once: \(reason).",
      unchanged: "Nothing changed: the limit dropped \(Plural.count(dropped, "donation")) at once, "
        + "as \(reason).")
  }

  /// Reads the payload, if there is one, and checks that the event needs no other.
  private static func payload(
    of id: String, _ arguments: ParsedArguments, _ facts: Facts
  ) throws(TipControlError) -> StoredValue? {
    var payload: StoredValue?
    if let text = arguments.value(info) {
      payload = try StoredValue(payload: text, subject: "--info")
    }
    let shape = PayloadShape(of: id, in: facts)
    guard !arguments.has(ValueShape.force), let reason = shape.mistake(in: payload, at: "--info")
    else { return payload }
    let example = ShellQuoting.always(shape.template)
    throw TipControlError(
      .malformed, subject: "--info", reason: reason,
      suggestion: "Donate all the same with --force, or write --info \(example)")
  }

  /// Returns a date, or an offset from now in the grammar of the clock control.
  private static func instant(
    _ text: String, now: Timestamp
  ) throws(TipControlError) -> Timestamp {
    guard let sign = text.first, "+-".contains(sign) else {
      guard DurationText.isLength(text) else { return try Timestamp(text, subject: "--at") }
      throw .unreadable(
        text, in: "--at", kind: "date", because: "an offset from now begins with + or -",
        write: "-\(text) to donate in the past")
    }
    let length = try DurationText.parse(String(text.dropFirst()), subject: "--at")
    return now.adding(milliseconds: sign == "-" ? -length : length)
  }
}
