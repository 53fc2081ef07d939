/// What the datastore knows of a parameter.
public struct ParameterDefinition: Hashable, Sendable {
  /// The name the value is kept under.
  public var id: String
  /// The name of the value's Swift type.
  public var type: String
  /// The value until the first write.
  public var initialValue: StoredValue
  /// Whether each process starts from the initial value.
  public var isTransient: Bool

  /// Creates a definition.
  public init(id: String, type: String, initialValue: StoredValue, isTransient: Bool = false) {
    self.id = id
    self.type = type
    self.initialValue = initialValue.canonical
    self.isTransient = isTransient
  }
}

/// A parameter in the datastore: its definition, once known, and its value, once written.
public struct ParameterRecord: Hashable, Sendable {
  /// The definition; nil while only a value is known.
  public var definition: ParameterDefinition?
  /// The value that was written; nil for the initial one.
  public var value: StoredValue?
  /// When the value was written, or given back for the initial one.
  public var written: Timestamp?

  /// Creates a record.
  public init(
    definition: ParameterDefinition? = nil, value: StoredValue? = nil, written: Timestamp? = nil
  ) {
    self.definition = definition
    self.value = value?.canonical
    self.written = written
  }

  /// The value that rules see.
  public var current: StoredValue { value ?? definition?.initialValue ?? .null }
}
