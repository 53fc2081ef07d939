/// The time on screen is a number of seconds with millisecond precision.
extension TipRecord: StoredObject {
  package static let coding = ObjectCoding<TipRecord>(
    .optional("invalidation", \.invalidation, .object),
    .optional("displayCount", \.displayCount, .count, default: 0),
    .optional("displayedSeconds", \.displayedMilliseconds, .length, default: .zero),
    .optional("firstDisplayed", \.firstDisplayed, .date),
    .optional("firstDismissed", \.firstDismissed, .date),
    .optional("lastDisplayed", \.lastDisplayed, .date),
    .optional("eligibilityReset", \.eligibilityReset, .date),
    .list("activeDisplays", \.activeDisplays, of: .object, unique: "id", \.id),
    .table("opaqueResults", \.opaqueResults, .table(of: OpaqueResult.coding, named: "rule")),
    make: TipRecord.init)
}

extension Invalidation: StoredObject {
  package static let coding = ObjectCoding<Invalidation>(
    .required("reason", \.reason, .choice),
    .required("date", \.date, .date),
    make: Invalidation.init)
}

extension ActiveDisplay: StoredObject {
  package static let coding = ObjectCoding<ActiveDisplay>(
    .required("id", \.id, .text),
    .required("began", \.began, .date),
    .optional("appeared", \.appeared, .date),
    .optional("owner", \.owner, .text, default: ""),
    make: ActiveDisplay.init)
}

extension OpaqueResult: StoredObject {
  package static let coding = ObjectCoding<OpaqueResult>(
    .required("value", \.value, .flag),
    .required("date", \.date, .date),
    make: OpaqueResult.init)
}

extension ValueCoding where Value == Int64 {
  /// A number of seconds, zero or more, as milliseconds.
  fileprivate static var length: ValueCoding {
    ValueCoding("a number of seconds of zero or more, such as 12.5") { value in
      switch value {
      case .int(let seconds) where seconds >= 0:
        Timestamp.milliseconds(inSeconds: TimeInterval(seconds))
      case .double(let seconds) where seconds >= 0: Timestamp.milliseconds(inSeconds: seconds)
      default: nil
      }
    } write: { milliseconds in
      StoredValue.double(Double(milliseconds) / 1000).canonical
    }
  }
}
