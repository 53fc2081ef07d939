/// A value that a view keeps while it is on screen (SwiftUI reference).
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// Creates a state with its first value.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates a state with its first value.
  public init(initialValue: Value) { initial = initialValue }

  /// The value, which stays the first one outside of a screen.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { box?.binding ?? .constant(initial) }

  /// Connects the wrapper with the scope of its place.
  @MainActor public mutating func _install(_ context: ViewContext) {
    box = context.state(initial)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() { self.init(wrappedValue: nil) }
}

// The box has a lock.
extension State: @unchecked Sendable where Value: Sendable {}

/// A value during a gesture, which never lasts here (SwiftUI reference).
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  /// The value at rest.
  public let wrappedValue: Value

  /// Creates a state at rest.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The state itself.
  public var projectedValue: GestureState<Value> { self }
}

/// Whether a field has the keyboard's focus (SwiftUI reference).
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus.
  public typealias Binding = TipSwiftUI.Binding<Value>

  @State private var value: Value

  /// Creates a focus that is nowhere.
  public init() where Value == Bool { _value = State(wrappedValue: false) }

  /// Creates a focus that is nowhere.
  public init() where Value: ExpressibleByNilLiteral { _value = State(wrappedValue: nil) }

  /// The field with the focus.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// A binding to the focus.
  public var projectedValue: Binding { $value }
}

/// The view that VoiceOver reads, which only the app sets here (SwiftUI reference).
public typealias AccessibilityFocusState = FocusState

/// A number that grows with the size of text, but not here (SwiftUI reference).
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The number.
  public let wrappedValue: Value

  /// Creates a number.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a number.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

/// A name space of a view (SwiftUI reference).
@propertyWrapper public struct Namespace: DynamicProperty {
  /// The identity of a name space.
  public struct ID: Hashable, Sendable {
    let object: ObjectIdentifier?
  }

  private final class Identity {}
  private var identity: Identity?

  /// Creates a name space.
  public init() {}

  /// The identity.
  public var wrappedValue: ID { ID(object: identity.map { ObjectIdentifier($0) }) }

  /// Connects the wrapper with the scope of its place.
  @MainActor public mutating func _install(_ context: ViewContext) {
    identity = context.scope.keep { Identity() }
  }
}
