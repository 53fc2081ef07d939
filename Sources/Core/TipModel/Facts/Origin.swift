/// The device of a datastore, with the version of its records.
///
/// A datastore gets its name at creation and keeps it. A copy of its file has the same name and
/// counts as the same device.
package struct Origin: Hashable, Sendable {
  /// The name, unique among all datastores, or empty for facts outside a datastore.
  package var name: String
  /// The version, which grows with each change of a record, so that the newest state is known.
  package var version: Int64

  package init(name: String = "", version: Int64 = 0) {
    self.name = name
    self.version = version
  }
}

extension Facts {
  /// The facts without their origin, so that facts of different datastores can be compared.
  package var withoutOrigin: Facts {
    var facts = self
    facts.origin = Origin()
    return facts
  }
}

/// The records of another device at its last merge.
package struct DeviceRecord: Hashable, Sendable {
  package var version: Int64
  /// The last reset of the device, or nil for none.
  package var reset: Timestamp?
  /// The records of the tips on the device, by id.
  package var records: [String: TipRecord]

  package init(version: Int64, reset: Timestamp? = nil, records: [String: TipRecord] = [:]) {
    self.version = version
    self.reset = reset
    self.records = records
  }
}

/// A record of another device, with its origin's name.
package struct DeviceEntry: Hashable, Sendable {
  package let origin: String
  package let record: DeviceRecord

  package init(origin: String, record: DeviceRecord) {
    self.origin = origin
    self.record = record
  }
}

/// The dates up to which resets have erased the records.
package struct ResetDates: Hashable, Sendable {
  /// The last reset of this datastore.
  package var own: Timestamp?
  /// The newest reset of this datastore or of a datastore that was merged into it.
  package var known: Timestamp?

  package init(own: Timestamp? = nil, known: Timestamp? = nil) {
    self.own = own
    self.known = .latest(known, own)
  }
}
