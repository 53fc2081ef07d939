/// The definition of a parameter in the datastore.
package struct ParameterDefinition: Hashable, Sendable {
  /// The name under which the value is stored.
  package var id: String
  /// The name of the value's Swift type.
  package var type: String
  /// The value until the first write.
  package var initialValue: StoredValue
  /// Whether each process starts from the initial value.
  package var isTransient: Bool

  /// Creates a definition.
  package init(id: String, type: String, initialValue: StoredValue, isTransient: Bool = false) {
    self.id = id
    self.type = type
    self.initialValue = initialValue.canonical
    self.isTransient = isTransient
  }
}

/// A parameter in the datastore: its definition, if known, and its value, if written.
package struct ParameterRecord: Hashable, Sendable {
  /// The definition; nil while only a value is known.
  package var definition: ParameterDefinition?
  /// The written value; nil for the initial one.
  package var value: StoredValue?
  /// The date at which the value was written or reset to the initial one.
  package var written: Timestamp?

  /// Creates a record.
  package init(
    definition: ParameterDefinition? = nil, value: StoredValue? = nil, written: Timestamp? = nil
  ) {
    self.definition = definition
    self.value = value?.canonical
    self.written = written
  }

  /// The value that rules see.
  package var current: StoredValue { value ?? definition?.initialValue ?? .null }
}
