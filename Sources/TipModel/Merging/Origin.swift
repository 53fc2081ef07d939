package import TipFoundation

/// Which device a datastore is, and how far it has come.
///
/// A datastore is given its name when it is made, and keeps it; a copy of its file has the same
/// one, and counts as the same device.
package struct Origin: Hashable, Sendable {
  /// The name, unique among all datastores; empty for facts that no datastore holds.
  package var name: String
  /// Grows with each change of what happened to tips here, so that the newest state is known.
  package var version: Int64

  /// Creates an origin.
  package init(name: String = "", version: Int64 = 0) {
    self.name = name
    self.version = version
  }
}

extension Facts {
  /// The same, without saying where; facts of different datastores can only be equal like this.
  package var withoutOrigin: Facts {
    var facts = self
    facts.origin = Origin()
    return facts
  }
}

/// What happened to tips on another device, as it was when that device was merged last.
package struct DeviceRecord: Hashable, Sendable {
  /// How far the device had come.
  package var version: Int64
  /// When the device was reset last, if it was.
  package var reset: Timestamp?
  /// What happened there to the tips, by id.
  package var records: [String: TipRecord]

  /// Creates the record of a device.
  package init(version: Int64, reset: Timestamp? = nil, records: [String: TipRecord] = [:]) {
    self.version = version
    self.reset = reset
    self.records = records
  }
}

/// Up to when resets have erased what happened.
package struct ResetDates: Hashable, Sendable {
  /// When this datastore was reset last.
  package var own: Timestamp?
  /// The newest reset of this datastore, or of any that was merged into it.
  package var known: Timestamp?

  /// Creates dates; no reset by default.
  package init(own: Timestamp? = nil, known: Timestamp? = nil) {
    self.own = own
    self.known = [known, own].compactMap(\.self).max()
  }
}
