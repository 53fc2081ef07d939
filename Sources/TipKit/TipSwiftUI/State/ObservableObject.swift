/// An object whose published properties views follow (Combine reference).
public protocol ObservableObject: AnyObject {
  /// Reports changes that the properties do not report.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The object's publisher, which is always the same.
  public var objectWillChange: ObservableObjectPublisher {
    ObservableObjectPublisher.of(self)
  }
}

/// Reports that an object changes (Combine reference).
public final class ObservableObjectPublisher: Sendable {
  private let box = StateBox((), nil)

  /// Creates a publisher.
  public init() {}

  /// Makes the bodies that follow the object run again.
  public func send() { box.value = () }

  func follow() { _ = box.value }

  private static let known = KnownPublishers()

  static func of(_ object: AnyObject) -> ObservableObjectPublisher { known.publisher(of: object) }
}

/// The publishers of the objects that do not declare one.
///
/// `@unchecked Sendable`: the lock guards the table.
private final class KnownPublishers: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      if let entry = entries[ObjectIdentifier(object)], entry.object === object {
        return entry.publisher
      }
      entries = entries.filter { $0.value.object != nil }
      let entry = Entry(object: object, publisher: ObservableObjectPublisher())
      entries[ObjectIdentifier(object)] = entry
      return entry.publisher
    }
  }
}

/// A property of an object that views follow (Combine reference).
@propertyWrapper public struct Published<Value> {
  private let box: StateBox<Value>

  /// Creates a property with its first value.
  public init(wrappedValue: Value) { box = StateBox(wrappedValue, nil) }

  /// Creates a property with its first value.
  public init(initialValue: Value) { box = StateBox(initialValue, nil) }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A binding to the value.
  ///
  /// It is not a publisher, because Combine does not exist here.
  public var projectedValue: Binding<Value> { box.binding }
}

/// An object that another view keeps (SwiftUI reference).
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Part>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Part>
    ) -> Binding<Part> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a reference to an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates a reference to an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Connects the wrapper with the scope of its place.
  @MainActor public mutating func _install(_ context: ViewContext) {
    wrappedValue.objectWillChange.follow()
  }
}

/// An object that a view keeps while it is on screen (SwiftUI reference).
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let create: () -> ObjectType
  private var object: ObjectType?

  /// Creates a state.
  ///
  /// The object is created when the view appears.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { create = wrappedValue }

  /// The object.
  public var wrappedValue: ObjectType { object ?? create() }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  /// Connects the wrapper with the scope of its place.
  @MainActor public mutating func _install(_ context: ViewContext) {
    let object = context.scope.keep { create() }
    object.objectWillChange.follow()
    self.object = object
  }
}

/// An object that a view around keeps (SwiftUI reference).
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Creates a reference to the object of its type.
  public init() {}

  /// The object.
  ///
  /// The program ends if no view around has one, as in SwiftUI.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No \(ObjectType.self) is in the environment. Add .environmentObject(…) to a view around.")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  /// Connects the wrapper with the scope of its place.
  @MainActor public mutating func _install(_ context: ViewContext) {
    object = context.environment.object(ObjectType.self)
    object?.objectWillChange.follow()
  }
}
