/// A value that another view keeps (SwiftUI reference).
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// Creates a binding from two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  /// Creates a binding from two closures, of which the second gets a transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = { set($0, Transaction()) }
  }

  /// Creates a binding to what another binding is bound to.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { (_: Value) in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(get: { read()[keyPath: keyPath] }) { part in
      var value = read()
      value[keyPath: keyPath] = part
      write(value)
    }
  }

  /// Returns the binding, because nothing is animated here.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding {
  /// Creates a binding to an optional from one to a value.
  ///
  /// Setting nil changes nothing.
  public init<Base>(_ base: Binding<Base>) where Value == Base? {
    self.init(get: { base.wrappedValue }) { if let value = $0 { base.wrappedValue = value } }
  }

  /// Creates a binding to the value of an optional, unless it is nil.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }
}

// The app shares the value as it does in SwiftUI, and boxes have locks.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection & RandomAccessCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// What goes through the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection, BidirectionalCollection, RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {
  /// A position.
  public typealias Index = Value.Index
  /// The positions.
  public typealias Indices = Value.Indices
  /// A part of the elements.
  public typealias SubSequence = Slice<Binding<Value>>

  /// The indices.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The first index.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The end.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// Returns the next index.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// Returns the index before.
  public func index(before index: Value.Index) -> Value.Index {
    wrappedValue.index(before: index)
  }

  /// A binding to an element.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let first = wrappedValue[position]
    return Binding<Value.Element>(
      get: {
        // A row that is about to leave may still read its element.
        let value = wrappedValue
        return value.indices.contains(position) ? value[position] : first
      },
      set: { element in
        var value = wrappedValue
        guard value.indices.contains(position) else { return }
        value[position] = element
        wrappedValue = value
      })
  }
}

/// Bindings to the properties of an observable object (SwiftUI reference).
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Creates bindings to an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates bindings to an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property.
  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
