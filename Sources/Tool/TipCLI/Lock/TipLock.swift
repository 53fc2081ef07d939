package import TipModel

/// The recorded ids of an app's tips, and their groups, kept beside the code.
///
/// All records of a tip are stored under its id. With a different id an old tip is a new one and
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

    package init(id: String, type: String, parameters: [String] = [], events: [String] = []) {
      self.id = id
      self.type = type
      self.parameters = Set(parameters).sorted()
      self.events = Set(events).sorted()
    }

    package init(_ tip: TipDefinition) {
      var parameters: [String] = []
      var events: [String] = []
      for dependency in tip.dependencies {
        switch dependency {
        case .parameter(let id): parameters.append(id)
        case .event(let id): events.append(id)
        }
      }
      self.init(id: tip.id, type: tip.type, parameters: parameters, events: events)
    }
  }

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

extension TipLock: StoredDocument {
  package static let coding = ObjectCoding<TipLock>(
    schema: DocumentSchema(
      1, named: "lock", isRequired: true,
      otherwise: "Delete the file, and write it again with \"tipctl lock\""),
    .required("tips", \.tips, .list(of: .object, unique: "id", \.id)),
    .list("groups", \.groups, of: .object, unique: "tips", \.key),
    make: TipLock.init)
}

extension TipLock.Entry: StoredObject {
  package static let coding = ObjectCoding<TipLock.Entry>(
    .required("id", \.id, .text),
    .required("type", \.type, .text),
    .written("parameters", \.parameters, .list(of: .text), default: []),
    .written("events", \.events, .list(of: .text), default: []),
    make: TipLock.Entry.init)
}
