extension ParameterDefinition: StoredObject {
  package static let storedKeys: [StoredKey] = [.id, .type, .initialValue, .transient]

  package var storedMembers: StoredMembers {
    [
      .id: .string(id), .type: .string(type),
      .initialValue: initialValue.unless(initialValue == .null),
      .transient: .bool(true).unless(!isTransient),
    ]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    self.init(
      id: try object.required(.id, .text), type: try object.required(.type, .text),
      initialValue: try object.optional(.initialValue, .any) ?? .null,
      isTransient: try object.optional(.transient, .flag) ?? false)
  }
}

/// A parameter of the datastore with its id: the definition, if known, and the written value.
package struct ParameterEntry: Hashable, Sendable {
  package let id: String
  package let record: ParameterRecord

  package init(id: String, record: ParameterRecord) {
    self.id = id
    self.record = record
  }
}

extension ParameterEntry: StoredObject {
  package static let storedKeys = ParameterDefinition.storedKeys + [.value, .written]

  /// A value that is present and null was written as nil.
  package var storedMembers: StoredMembers {
    var members = record.definition?.storedMembers ?? [:]
    members[.id] = .string(id)
    members[.value] = record.value
    members[.written] = record.written.map { StoredValue($0) }
    return members
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    id = try object.required(.id, .text)
    let isDefined = [.type, .initialValue, .transient].contains { object.has($0) }
    record = ParameterRecord(
      definition: isDefined ? try ParameterDefinition(object) : nil,
      value: try object.optional(.value, .any), written: try object.optional(.written, .date))
  }
}
