/// A record of another device, with its origin's name.
package struct DeviceEntry: Hashable, Sendable {
  package let origin: String
  package let record: DeviceRecord

  package init(origin: String, record: DeviceRecord) {
    self.origin = origin
    self.record = record
  }
}

extension DeviceEntry: StoredObject {
  package static let storedKeys: [StoredKey] = [.origin] + DeviceRecord.storedKeys

  package var storedMembers: StoredMembers {
    var members = record.storedMembers
    members[.origin] = .string(origin)
    return members
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    origin = try object.required(.origin, .text)
    record = try DeviceRecord(object)
  }
}

extension DeviceRecord: StoredObject {
  package static let storedKeys: [StoredKey] = [.version, .reset, .tips]

  package var storedMembers: StoredMembers {
    let entries = records.sorted { $0.key < $1.key }.map {
      RecordEntry(id: $0.key, record: $0.value)
    }
    return [
      .version: .int(Int(version)), .reset: reset.map { StoredValue($0) },
      .tips: StoredValue(entries.map(\.storedValue)),
    ]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    self.init(
      version: Int64(try object.required(.version, .count)),
      reset: try object.optional(.reset, .date))
    let entries: [RecordEntry] = try object.list(.tips, unique: .id, \.id, .object)
    for entry in entries { records[entry.id] = entry.record }
  }
}

/// A record of a tip on another device, with the tip's id.
package struct RecordEntry: StoredObject {
  let id: String
  let record: TipRecord

  package static let storedKeys: [StoredKey] = [.id, .record]

  package var storedMembers: StoredMembers {
    [.id: .string(id), .record: record.storedValue]
  }
}

extension RecordEntry {
  package init(_ object: ObjectReader) throws(TipControlError) {
    id = try object.required(.id, .text)
    record = try object.required(.record, .object)
  }
}

extension ResetDates: StoredObject {
  package static let storedKeys: [StoredKey] = [.own, .known]

  package var storedMembers: StoredMembers {
    [
      .own: own.map { StoredValue($0) },
      .known: known.flatMap { StoredValue($0).unless($0 == own) },
    ]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    self.init(own: try object.optional(.own, .date), known: try object.optional(.known, .date))
  }
}
