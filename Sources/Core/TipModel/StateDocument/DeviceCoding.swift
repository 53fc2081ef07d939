extension DeviceRecord: StoredObject {
  package static let coding = ObjectCoding<DeviceRecord>(
    .required("version", \.version, .version),
    .optional("reset", \.reset, .date),
    .table("tips", \.records, .table(of: recordOfTip, named: "id")),
    make: DeviceRecord.init)

  /// The record of a tip, as a member of an object with the tip's id.
  package static let recordOfTip = ObjectCoding<TipRecord>(
    .required("record", { @Sendable in $0 }, .object), make: { $0 })
}

extension ValueCoding where Value == Int64 {
  fileprivate static var version: ValueCoding {
    ValueCoding<Int>.count.map(read: { Int64($0) }, write: { Int($0) })
  }
}

extension ResetDates: StoredObject {
  package static let coding = ObjectCoding<ResetDates>(
    .optional("own", \.own, .date),
    .optional("known", \.knownUnlessOwn, .date),
    make: ResetDates.init)

  private var knownUnlessOwn: Timestamp? { known == own ? nil : known }
}
