extension Tips {
  /// A value of the app's state that rules depend on (WWDC23 10229).
  ///
  /// The value persists between launches unless it is ``ParameterOption/transient``.
  public struct Parameter<Value: Codable & Sendable>: Identifiable, Sendable {
    /// The name under which the value is stored: `"<Type>.<name>"` (D18).
    public let id: String
    package let initialValue: Value
    /// The definition for the datastore, made once.
    package let definition: ParameterDefinition

    /// Creates a parameter.
    ///
    /// - Parameters:
    ///   - enclosingInstance: The type that the parameter belongs to.
    ///   - name: The parameter's name within the type.
    ///   - initialValue: The value until the first write.
    ///   - options: How the parameter persists.
    public init(
      _ enclosingInstance: (some Any).Type, _ name: String, _ initialValue: Value,
      _ options: ParameterOption...
    ) {
      self.init(id: "\(String(describing: enclosingInstance)).\(name)", initialValue, options)
    }

    /// Creates a parameter named by a key path, with the value's default.
    ///
    /// - Parameters:
    ///   - keyPath: The property that names the parameter: `\Backyard.isLoggedIn`.
    ///   - initialValue: The value until the first write.
    ///   - options: How the parameter persists.
    @_disfavoredOverload
    public init<Root>(
      _ keyPath: KeyPath<Root, Value>, _ initialValue: Value, _ options: ParameterOption...
    ) {
      self.init(id: String("\(keyPath)".drop { $0 == "\\" }), initialValue, options)
    }

    private init(id: String, _ initialValue: Value, _ options: [ParameterOption]) {
      self.id = id
      self.initialValue = initialValue
      definition = ParameterDefinition(
        id: id, type: String(describing: Value.self),
        // A value that cannot be stored has no stored form.
        initialValue: (try? StoredValue(encoding: initialValue)) ?? .null,
        isTransient: options.contains { $0.isTransient })
    }
  }

  /// How a parameter persists.
  public struct ParameterOption: Sendable {
    package let isTransient: Bool

    /// The value is reset to the initial one on the first reference in a process.
    public static let transient = ParameterOption(isTransient: true)
  }
}
