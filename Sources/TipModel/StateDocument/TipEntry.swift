package import TipFoundation

/// A tip of the datastore with its id: the definition, once known, and the record, once there.
package struct TipEntry: Hashable, Sendable {
  package let id: String
  package let definition: TipDefinition?
  package let record: TipRecord?

  package init(id: String, definition: TipDefinition?, record: TipRecord?) {
    self.id = id
    self.definition = definition
    self.record = record
  }
}

extension TipEntry: StoredObject {
  package static let storedKeys = TipDefinition.storedKeys + [.record]

  package var storedMembers: [StoredKey: StoredValue?] {
    var members = definition?.storedMembers ?? [:]
    members[.id] = .string(id)
    members[.record] = record?.storedValue
    return members
  }

  /// An id with nothing but a record has no definition; an id alone is one.
  package init(_ object: ObjectReader) throws(TipControlError) {
    id = try object.required(.id, .text)
    record = try object.optional(.record, .object)
    let isDefined = TipDefinition.storedKeys.contains { $0 != .id && object.has($0) }
    definition = isDefined || record == nil ? try TipDefinition(object) : nil
  }
}
