package import TipModel

/// The recorded ids of an app's tips, and their groups, kept beside the code.
///
/// All records of a tip are stored under its id; with a different id an old tip is a new one and
/// shows again. The file reveals such a change.
package struct TipLock: Hashable, Sendable {
  /// One tip.
  package struct Entry: Hashable, Sendable {
    /// The id under which the tip's records are stored.
    package var id: String
    /// The name of the tip's type.
    package var type: String
    /// The parameters that its rules read, sorted.
    package var parameters: [String]
    /// The events that its rules read, sorted.
    package var events: [String]

    /// Creates an entry.
    package init(id: String, type: String, parameters: [String] = [], events: [String] = []) {
      self.id = id
      self.type = type
      self.parameters = Set(parameters).sorted()
      self.events = Set(events).sorted()
    }

    /// Creates the entry of a tip.
    package init(_ tip: TipDefinition) {
      var (parameters, events): ([String], [String]) = ([], [])
      for dependency in tip.dependencies {
        switch dependency {
        case .parameter(let id): parameters.append(id)
        case .event(let id): events.append(id)
        }
      }
      self.init(id: tip.id, type: tip.type, parameters: parameters, events: events)
    }
  }

  /// The version of the file format.
  package static let schema = 1

  /// The tips, sorted by id.
  package let tips: [Entry]

  /// The groups in use, sorted by key.
  package let groups: [GroupDefinition]

  /// Creates a lock of entries with distinct ids, and of distinct groups.
  package init(_ tips: [Entry], groups: [GroupDefinition] = []) {
    self.tips = tips.sorted { $0.id < $1.id }
    self.groups = groups.sorted { $0.key < $1.key }
  }

  /// Creates the lock of the tips and groups in facts.
  package init(_ facts: Facts) {
    self.init(
      facts.tips.values.map(Entry.init), groups: facts.groups.values.filter(\.isInUse))
  }
}

// MARK: - The file

extension TipLock {
  /// The file's text: indented JSON with sorted keys that ends in a line break.
  package var text: String { storedValue.prettyJSON + "\n" }

  /// Reads a file's text.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - subject: The file's name, for messages.
  /// - Throws: `TipControlError` (`malformed`) when the text is not JSON, not a lock, or has a
  ///   different version.
  package init(json: String, subject: String) throws(TipControlError) {
    let value = try StoredValue(json: json, subject: subject)
    do throws(TipControlError) {
      try value.checkSchema(
        Self.schema, otherwise: "Delete the file, and write it again with \"tipctl lock\"")
      try self.init(storedValue: value, at: "")
    } catch {
      throw error.found(at: subject)
    }
  }
}

extension TipLock: StoredObject {
  package static let storedKeys: [StoredKey] = [.schema, .tips, .groups]

  package var storedMembers: StoredMembers {
    [
      .schema: .int(Self.schema), .tips: .array(tips.map(\.storedValue)),
      .groups: groups.isEmpty ? nil : .array(groups.map(\.storedValue)),
    ]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    _ = try object.required(.schema, .wholeNumber)
    _ = try object.required(.tips, Reading.list(of: Reading.any))
    self.init(
      try object.list(.tips, unique: .id, \.id, .object),
      groups: try object.list(.groups, unique: .tips, \.key, .object))
  }
}

extension TipLock.Entry: StoredObject {
  package static let storedKeys: [StoredKey] = [.id, .type, .parameters, .events]

  package var storedMembers: StoredMembers {
    [
      .id: .string(id), .type: .string(type),
      .parameters: .array(parameters.map(StoredValue.string)),
      .events: .array(events.map(StoredValue.string)),
    ]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    self.init(
      id: try object.required(.id, .text), type: try object.required(.type, .text),
      parameters: try object.list(.parameters, .text), events: try object.list(.events, .text))
  }
}
