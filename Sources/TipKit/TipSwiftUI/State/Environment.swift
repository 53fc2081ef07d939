/// A value that a view gets from the views around it (SwiftUI reference).
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  /// Creates a reference to a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a reference to an object of a type.
  ///
  /// The program ends if there is none, as in SwiftUI.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { environment in
      guard let object = environment.object(Value.self) else {
        fatalError(
          "No \(Value.self) is in the environment. Add .environment(…) to a view around.")
      }
      return object
    }
  }

  /// Creates a reference to an object of a type, if there is one.
  public init<Object: AnyObject & Observable>(
    _ objectType: Object.Type
  ) where Value == Object? {
    read = { $0.object(Object.self) }
  }

  /// The value, or the default outside of a screen.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

  /// Connects the wrapper with the scope of its place.
  @MainActor public mutating func _install(_ context: ViewContext) {
    value = read(context.environment)
  }
}

/// A key of a value in the environment (SwiftUI reference).
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value without one around.
  static var defaultValue: Value { get }
}

/// What views get from the views around them (SwiftUI reference).
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Creates values that are all at their defaults.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)] as? Object
  }

  mutating func set(_ object: AnyObject?, as type: AnyObject.Type) {
    objects[ObjectIdentifier(type)] = object
  }

  /// The value for a type, such as the look of a kind of control.
  func value<Value>(for type: Any.Type) -> Value? { values[ObjectIdentifier(type)] as? Value }

  mutating func setValue<Value>(_ value: Value?, for type: Any.Type) {
    values[ObjectIdentifier(type)] = value
  }

  // MARK: - Values by name

  /// The value of a property with `@Entry`.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - fileID: The property's file: an app may use a name of this module.
  ///   - fallback: Returns the value without one around.
  /// - Returns: The value.
  public func _entry<Value>(
    _ name: String, fileID: String = #fileID, _ fallback: () -> Value
  ) -> Value {
    byName["\(fileID) \(name)"] as? Value ?? fallback()
  }

  /// Sets the value of a property with `@Entry`.
  public mutating func _setEntry<Value>(_ name: String, _ value: Value, fileID: String = #fileID) {
    byName["\(fileID) \(name)"] = value
  }

  /// A value that has no key, only the name of its property.
  func named<Value>(_ fallback: Value, _ name: String = #function) -> Value {
    byName[name] as? Value ?? fallback
  }

  mutating func name<Value>(_ value: Value, _ name: String = #function) { byName[name] = value }

  private var byName: [String: Any] = [:]
}

/// Makes a property of the environment's values that has a default (SwiftUI reference).
@attached(accessor)
public macro Entry() = #externalMacro(module: "TipMacros", type: "EntryMacro")
