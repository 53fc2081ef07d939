/// An event is stored and compared without its donations, which have separate rows.
extension EventRecord: FactEntry {
  package var row: EventRecord { EventRecord(limit: limit, deleted: deleted) }

  /// Each side has the donations that the other one lacks.
  package static func difference(
    from old: EventRecord?, to new: EventRecord?
  ) -> (before: EventRecord?, after: EventRecord?) {
    let donations = DonationDifference(
      from: old?.log.donations ?? [], to: new?.log.donations ?? [])
    func side(_ record: EventRecord?, _ donations: [StoredDonation]) -> EventRecord? {
      record.map {
        EventRecord(limit: $0.limit, deleted: $0.deleted, log: DonationLog(donations))
      }
    }
    return (side(old, donations.removed), side(new, donations.inserted))
  }

  package static func applying(
    before: EventRecord?, after: EventRecord?, to now: EventRecord?
  ) -> EventRecord? {
    let gone = Set(before?.log.donations.map(\.sequence) ?? [])
    let stay = now?.log.donations.filter { !gone.contains($0.sequence) } ?? []
    let donations = stay + (after?.log.donations ?? [])
    // An event that was unknown before is removed, unless it has been donated since.
    guard after != nil || !donations.isEmpty else { return nil }
    var record = now ?? after ?? EventRecord()
    if let after, after.limit != before?.limit { record.limit = after.limit }
    // A later deletion stays, as a reset does.
    if let after, record.deleted == before?.deleted { record.deleted = after.deleted }
    record.log = DonationLog(donations)
    return record
  }

  /// Later donations to an event do not change it, but missing donations do.
  package static func hasChanged(_ now: EventRecord?, since before: EventRecord?) -> Bool {
    let kept = Set(now?.log.donations.map(\.sequence) ?? [])
    return before?.log.donations.contains { !kept.contains($0.sequence) } ?? false
  }
}
