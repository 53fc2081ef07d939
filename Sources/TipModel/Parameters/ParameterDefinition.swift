package import TipFoundation

/// What the datastore knows of a parameter.
package struct ParameterDefinition: Hashable, Sendable {
  /// The name the value is kept under.
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

/// A parameter in the datastore: its definition, once known, and its value, once written.
package struct ParameterRecord: Hashable, Sendable {
  /// The definition; nil while only a value is known.
  package var definition: ParameterDefinition?
  /// The value that was written; nil for the initial one.
  package var value: StoredValue?
  /// When the value was written, or given back for the initial one.
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
