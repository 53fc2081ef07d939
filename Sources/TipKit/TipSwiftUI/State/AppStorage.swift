import TipViewTree

/// A value that an app keeps under a key (SwiftUI reference).
///
/// Here each screen keeps its own values, which begin at their defaults: nothing is read from the
/// machine, so that a test repeats. A store that the app names is used.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private let store: UserDefaults?
  private let read: (Any) -> Value?
  private let write: (Value) -> Any?
  private var box: StateBox<Any?>?

  init(
    _ initial: Value, _ key: String, _ store: UserDefaults?,
    read: @escaping (Any) -> Value? = { $0 as? Value },
    write: @escaping (Value) -> Any? = { $0 }
  ) {
    self.initial = initial
    self.key = key
    self.store = store
    self.read = read
    self.write = write
  }

  /// The value, or the default outside of a screen.
  public var wrappedValue: Value {
    get { box?.value.flatMap(read) ?? initial }
    nonmutating set {
      let kept = write(newValue)
      box?.value = kept
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  /// Connects the wrapper with the scope of its place.
  @MainActor public mutating func _install(_ context: ViewContext) {
    box = context.hierarchy.storage.box(
      key, store ?? context.environment.appStorage, context.hierarchy.news)
  }
}

// The box has a lock, and the functions hold nothing.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

/// The values that a screen's views keep under keys.
@MainActor final class KeyedStorage {
  private struct Key: Hashable {
    let key: String
    let store: ObjectIdentifier?
  }

  private var boxes: [Key: StateBox<Any?>] = [:]

  /// Returns the box of a key.
  ///
  /// The box of a store begins with the store's value, and writes to it.
  func box(_ key: String, _ store: UserDefaults?, _ news: ViewNews?) -> StateBox<Any?> {
    let storageKey = Key(key: key, store: store.map { ObjectIdentifier($0) })
    if let box = boxes[storageKey] { return box }
    let box = StateBox<Any?>(store?.object(forKey: key), news)
    if let store { box.onChange = { store.set($0, forKey: key) } }
    boxes[storageKey] = box
    return box
  }
}

extension AppStorage {
  /// Creates a value that a property list can hold.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: AppStorageValue { self.init(wrappedValue, key, store) }

  /// Creates an optional value that a property list can hold.
  public init<Wrapped: AppStorageValue>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped? {
    self.init(nil, key, store, read: { $0 as? Wrapped }, write: { $0 as Any? })
  }

  /// Creates a value that has a raw one.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue: AppStorageValue {
    self.init(
      wrappedValue, key, store, read: { ($0 as? Value.RawValue).flatMap(Value.init) },
      write: { $0.rawValue })
  }

  /// Creates an optional value that has a raw one.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue: AppStorageValue {
    self.init(
      nil, key, store, read: { ($0 as? Wrapped.RawValue).flatMap(Wrapped.init) },
      write: { $0?.rawValue })
  }
}

/// A value that a property list can hold.
public protocol AppStorageValue {}

extension Bool: AppStorageValue {}
extension Int: AppStorageValue {}
extension Double: AppStorageValue {}
extension String: AppStorageValue {}
extension URL: AppStorageValue {}
extension Date: AppStorageValue {}
extension Data: AppStorageValue {}

/// A value that a scene keeps under a key, as `AppStorage` does here (SwiftUI reference).
public typealias SceneStorage = AppStorage

extension EnvironmentValues {
  /// The store of the values that name none, or nil for the screen's.
  var appStorage: UserDefaults? {
    get { named(nil) }
    set { name(newValue) }
  }
}

extension View {
  /// Sets the store of the values that the views in the view keep.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    transformEnvironment { $0.appStorage = store }
  }
}
