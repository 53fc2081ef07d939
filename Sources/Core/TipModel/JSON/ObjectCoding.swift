/// The way to read and to write an object as JSON: its fields, each declared once.
///
/// ```swift
/// extension ActiveDisplay: StoredObject {
///   static let coding = ObjectCoding<ActiveDisplay>(
///     .required("id", \.id, .text),
///     .required("began", \.began, .date),
///     .optional("owner", \.owner, .text, default: ""),
///     make: ActiveDisplay.init)
/// }
/// ```
///
/// Members are read in the order of the fields, and the first that is invalid is the error. Other
/// members than these are errors too, which suggest the nearest key.
///
/// The fields are in the order of the parameters of `make`. Two fields of one type in the wrong
/// order compile too, and then reading exchanges their values. So a new field needs a round trip:
/// `StateDocumentRoundTripTests` makes it once `RandomFacts` sets the new member, and other codings
/// have their own tests.
///
/// It is a class, because the functions of larger codings share it.
package final class ObjectCoding<Root>: Sendable {
  /// The accepted members.
  package let keys: [String]
  /// Reads the fields from members.
  package let read: @Sendable (ObjectReader) throws(TipControlError) -> Root
  /// Adds the fields to members.
  let write: @Sendable (Root, inout [String: StoredValue]) -> Void
  private let schema: DocumentSchema?
  private let ignoresOthers: Bool

  /// Creates a coding of fields, where `make` creates the object of their values.
  ///
  /// Only a document has a schema. Other members, which a newer version may have, can be ignored.
  package init<each Value>(
    schema: DocumentSchema? = nil, ignoresOthers: Bool = false,
    _ fields: repeat ObjectField<Root, each Value>,
    make: @escaping @Sendable (repeat each Value) throws(TipControlError) -> Root
  ) {
    var keys: [String] = []
    if schema != nil { keys.append(DocumentSchema.key) }
    var writers: [@Sendable (Root, inout [String: StoredValue]) -> Void] = []
    for field in repeat each fields {
      // Two fields have the same key, when both an object and its part have it.
      keys += field.keys.filter { !keys.contains($0) }
      writers.append(field.write)
    }
    self.keys = keys
    self.schema = schema
    self.ignoresOthers = ignoresOthers
    read = { object throws(TipControlError) in
      try make(repeat try (each fields).read(object))
    }
    write = { [writers] root, members in
      for write in writers { write(root, &members) }
    }
  }

  private init(
    keys: [String], read: @escaping @Sendable (ObjectReader) throws(TipControlError) -> Root,
    write: @escaping @Sendable (Root, inout [String: StoredValue]) -> Void
  ) {
    self.keys = keys
    self.read = read
    self.write = write
    schema = nil
    ignoresOthers = false
  }

  /// Returns the coding of an object to which a member adds its name.
  package func named(_ name: String) -> ObjectCoding<NamedElement<Root>> {
    ObjectCoding<NamedElement<Root>>(keys: [name] + keys.filter { $0 != name }) {
      [read] object throws(TipControlError) in
      NamedElement(name: try object.required(name, .text), element: try read(object))
    } write: { [write] entry, members in
      write(entry.element, &members)
      members[name] = .string(entry.name)
    }
  }

  /// Reads an object at a path, such as `tips[2].record`.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) that names the path of the invalid value.
  package func read(_ value: StoredValue, at path: String) throws(TipControlError) -> Root {
    try schema?.check(value, at: path)
    let value = schema?.withoutID(value) ?? value
    let object = try ObjectReader(value, at: path, keys: ignoresOthers ? nil : keys)
    try schema?.checkKind(object)
    return try read(object)
  }

  /// Returns an object as JSON, without defaults and empty members.
  package func storedValue(of root: Root) -> StoredValue { .object(members(of: root)) }

  /// Returns the text of a document: indented JSON with sorted keys that ends in a line break.
  ///
  /// It has the id of the published schema, if there is one.
  package func text(of root: Root) -> String {
    var members = members(of: root)
    if let id = schema?.id { members[DocumentSchema.idKey] = .string(id) }
    return StoredValue.object(members).prettyJSON + "\n"
  }

  /// Returns the members of an object by key, without defaults and empty ones.
  package func members(of root: Root) -> [String: StoredValue] {
    // Most objects have few of their members.
    var members = [String: StoredValue](minimumCapacity: min(keys.count, 6))
    if let version = schema?.version { members[DocumentSchema.key] = .int(version) }
    write(root, &members)
    return members
  }
}

/// A value that is stored as a JSON object: a row of the datastore, or a part of the document.
package protocol StoredObject: Sendable {
  /// The fields of the object.
  static var coding: ObjectCoding<Self> { get }
}

extension StoredObject {
  /// The value as an object, without defaults and empty members.
  package var storedValue: StoredValue { Self.coding.storedValue(of: self) }

  /// Reads the value from an object at a path, such as `tips[2].record`.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) that names the path of the invalid value.
  package init(storedValue: StoredValue, at path: String) throws(TipControlError) {
    self = try Self.coding.read(storedValue, at: path)
  }
}

extension ValueCoding where Value: StoredObject {
  package static var object: ValueCoding { object(Value.coding) }
}

/// An element of a dictionary with its name.
package struct NamedElement<Element> {
  let name: String
  let element: Element
}
