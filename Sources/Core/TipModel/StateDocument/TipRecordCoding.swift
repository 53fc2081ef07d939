/// The time on screen is a number of seconds with millisecond precision.
extension TipRecord: StoredObject {
  package static let storedKeys: [StoredKey] = [
    .invalidation, .displayCount, .displayedSeconds, .firstDisplayed, .firstDismissed,
    .lastDisplayed,
    .eligibilityReset, .activeDisplays, .opaqueResults,
  ]

  package var storedMembers: StoredMembers {
    let seconds = StoredValue.double(Double(displayedMilliseconds) / 1000).canonical
    let results = opaqueResults.sorted { $0.key < $1.key }
    return [
      .invalidation: invalidation?.storedValue,
      .displayCount: .int(displayCount).unless(displayCount == 0),
      .displayedSeconds: seconds.unless(displayedMilliseconds == 0),
      .firstDisplayed: firstDisplayed.map { StoredValue($0) },
      .firstDismissed: firstDismissed.map { StoredValue($0) },
      .lastDisplayed: lastDisplayed.map { StoredValue($0) },
      .eligibilityReset: eligibilityReset.map { StoredValue($0) },
      .activeDisplays: StoredValue(activeDisplays.map(\.storedValue)),
      .opaqueResults: StoredValue(
        results.map { NamedOpaqueResult(rule: $0.key, result: $0.value).storedValue }),
    ]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    self.init()
    invalidation = try object.optional(.invalidation, .object)
    displayCount = try object.optional(.displayCount, .count) ?? 0
    displayedMilliseconds = try object.optional(.displayedSeconds, .length) ?? 0
    firstDisplayed = try object.optional(.firstDisplayed, .date)
    firstDismissed = try object.optional(.firstDismissed, .date)
    lastDisplayed = try object.optional(.lastDisplayed, .date)
    eligibilityReset = try object.optional(.eligibilityReset, .date)
    activeDisplays = try object.list(.activeDisplays, unique: .id, \.id, .object)
    let results: [NamedOpaqueResult] = try object.list(
      .opaqueResults, unique: .rule, \.rule, .object)
    for named in results { opaqueResults[named.rule] = named.result }
  }
}

extension Invalidation: StoredObject {
  package static let storedKeys: [StoredKey] = [.reason, .date]

  package var storedMembers: StoredMembers {
    [.reason: .string(reason.rawValue), .date: StoredValue(date)]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    self.init(
      reason: try object.required(.reason, .choice), date: try object.required(.date, .date))
  }
}

extension ActiveDisplay: StoredObject {
  package static let storedKeys: [StoredKey] = [.id, .began, .owner]

  package var storedMembers: StoredMembers {
    [
      .id: .string(id), .began: StoredValue(began), .owner: .string(owner).unless(owner.isEmpty),
    ]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    self.init(
      id: try object.required(.id, .text), began: try object.required(.began, .date),
      owner: try object.optional(.owner, .text) ?? "")
  }
}

/// The last result of an opaque rule, with the rule's source text.
package struct NamedOpaqueResult: StoredObject {
  let rule: String
  let result: OpaqueResult

  package static let storedKeys: [StoredKey] = [.rule, .value, .date]

  package var storedMembers: StoredMembers {
    [.rule: .string(rule), .value: .bool(result.value), .date: StoredValue(result.date)]
  }
}

extension NamedOpaqueResult {
  package init(_ object: ObjectReader) throws(TipControlError) {
    rule = try object.required(.rule, .text)
    result = OpaqueResult(
      value: try object.required(.value, .flag), date: try object.required(.date, .date))
  }
}

extension Reading where Value == Int64 {
  /// Reads a number of seconds, zero or more, as milliseconds.
  fileprivate static var length: Reading {
    Reading("a number of seconds of zero or more, such as 12.5") { value in
      switch value {
      case .int(let seconds) where seconds >= 0:
        Timestamp.milliseconds(inSeconds: TimeInterval(seconds))
      case .double(let seconds) where seconds >= 0: Timestamp.milliseconds(inSeconds: seconds)
      default: nil
      }
    }
  }
}
