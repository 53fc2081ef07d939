// The standard library lists the fields of a type with their offsets, which only this file uses.
// When it goes, `DynamicFieldTests` fails: find another way to write a state into a copy of a view.
@_spi(Reflection) import Swift

/// Finds the property wrappers of a view, and connects them with the scope of its position.
///
/// A copy of the view is changed, so that one view value at two positions has two states.
@MainActor enum DynamicFields {
  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private static var known: [ObjectIdentifier: [Field]] = [:]

  /// Connects the property wrappers of a value, and those in them.
  static func install<Value>(in value: inout Value, _ context: ViewContext) {
    let fields = fields(of: Value.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for field in fields {
        install(field.type, at: base + field.offset, context.child(.index(field.offset)))
      }
    }
  }

  private static func install<Property: DynamicProperty>(
    _ type: Property.Type, at address: UnsafeMutableRawPointer, _ context: ViewContext
  ) {
    address.assumingMemoryBound(to: type).pointee._install(context)
  }

  private static func fields(of type: Any.Type) -> [Field] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [Field] = []
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      if let dynamic = fieldType as? any DynamicProperty.Type {
        fields.append(Field(offset: offset, type: dynamic))
      }
      return true
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }
}
