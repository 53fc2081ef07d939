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

  package init(id: String, type: String, initialValue: StoredValue, isTransient: Bool = false) {
    self.id = id
    self.type = type
    self.initialValue = initialValue.canonical
    self.isTransient = isTransient
  }
}

/// A parameter in the datastore: its definition, if known, and its value, if written.
package struct ParameterRecord: Hashable, Sendable {
  /// The definition, or nil while only a value is known.
  package var definition: ParameterDefinition?
  /// The written value, or nil for the initial one.
  package var value: StoredValue?
  /// The date at which the value was written or reset to the initial one.
  package var written: Timestamp?

  package init(
    definition: ParameterDefinition? = nil, value: StoredValue? = nil, written: Timestamp? = nil
  ) {
    self.definition = definition
    self.value = value?.canonical
    self.written = written
  }

  /// The written value, or else the initial one.
  package var current: StoredValue { value ?? definition?.initialValue ?? .null }

  /// The shape of a value: the name of the type decides, then the initial value.
  package var shape: ValueShape {
    let initial = definition?.initialValue ?? .null
    let example = initial == .null ? current : initial
    return ValueShape(type: definition?.type[...] ?? "", example: example)
  }

  /// Returns the first part of a value that does not fit the definition, or nil.
  package func mismatch(of value: StoredValue, at id: String) -> ValueShape.Mismatch? {
    guard let definition, value != .null || definition.initialValue != .null else { return nil }
    return shape.mismatch(of: value.canonical, at: id)
  }

  /// The value that rules see: the initial one if the written value has another type (D43).
  var currentInRules: StoredValue {
    guard let definition, !definition.accepts(current) else { return current }
    return definition.initialValue
  }
}

extension ParameterDefinition {
  /// Whether a value has the parameter's type, as far as the name of the type determines it.
  fileprivate func accepts(_ value: StoredValue) -> Bool {
    switch (type, value) {
    case ("Bool", .bool), ("String", .string): true
    case ("Int", .int): true
    // Infinity is stored as text.
    case ("Double", _): value.number != nil
    case ("Bool", _), ("String", _), ("Int", _): false
    default: true
    }
  }
}
