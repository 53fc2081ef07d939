extension HistoryEntry: StoredObject {
  package static let storedKeys: [StoredKey] = [
    .date, .actor, .event, .subject, .detail, .forced,
  ]

  package var storedMembers: StoredMembers {
    [
      .date: StoredValue(date), .actor: .string(actor.rawValue).unless(actor == .app),
      .event: .string(event), .subject: .string(subject).unless(subject.isEmpty),
      .detail: .string(detail).unless(detail.isEmpty), .forced: .bool(isForced).unless(!isForced),
    ]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    self.init(
      date: try object.required(.date, .date),
      actor: try object.optional(.actor, .choice) ?? .app,
      event: try object.required(.event, .text),
      subject: try object.optional(.subject, .text) ?? "",
      detail: try object.optional(.detail, .text) ?? "",
      isForced: try object.optional(.forced, .flag) ?? false)
  }
}
