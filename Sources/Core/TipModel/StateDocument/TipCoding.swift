extension TipDefinition: StoredObject {
  package static let storedKeys: [StoredKey] = [
    .id, .type, .title, .message, .image, .actions, .rules, .options,
  ]

  /// The title is always present, because it distinguishes a definition from an id alone.
  package var storedMembers: StoredMembers {
    [
      .id: .string(id), .type: .string(type).unless(type == id), .title: .string(title),
      .message: message.map(StoredValue.string), .image: image.map(StoredValue.string),
      .actions: StoredValue(actions.map(\.storedValue)),
      .rules: StoredValue(rules.map { .string($0.description) }),
      .options: StoredValue(unlessEmpty: options),
    ]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    self.init(
      id: try object.required(.id, .text), type: try object.optional(.type, .text),
      title: try object.optional(.title, .text) ?? "",
      message: try object.optional(.message, .text), image: try object.optional(.image, .text),
      actions: try object.list(.actions, .object), rules: try object.list(.rules, .rule),
      options: try object.optional(.options, .object) ?? TipOptions())
  }
}

extension ActionDefinition: StoredObject {
  package static let storedKeys: [StoredKey] = [.id, .title]

  package var storedMembers: StoredMembers {
    [.id: .string(id), .title: .string(title)]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    self.init(
      id: try object.required(.id, .text), title: try object.optional(.title, .text) ?? "")
  }
}

/// The duration is a number of seconds, as in the app's code.
extension TipOptions: StoredObject {
  package static let storedKeys: [StoredKey] = [
    .ignoresDisplayFrequency, .maxDisplayCount, .maxDisplayDuration,
  ]

  package var storedMembers: StoredMembers {
    [
      .ignoresDisplayFrequency: .bool(true).unless(!ignoresDisplayFrequency),
      .maxDisplayCount: maxDisplayCount.map(StoredValue.int),
      .maxDisplayDuration: maxDisplayDuration.map { StoredValue.double($0).canonical },
    ]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    self.init(
      ignoresDisplayFrequency: try object.optional(.ignoresDisplayFrequency, .flag) ?? false,
      maxDisplayCount: try object.optional(.maxDisplayCount, .wholeNumber),
      maxDisplayDuration: try object.optional(.maxDisplayDuration, .seconds))
  }
}

extension Reading where Value == RuleExpression {
  /// Reads a rule's text form.
  fileprivate static var rule: Reading {
    Reading(text: "a rule such as event(\"didViewBackyard\").donations.count >= 3") {
      text, path throws(TipControlError) in
      do throws(TipControlError) {
        return try RuleExpression(parsing: text)
      } catch {
        throw error.found(at: path)
      }
    }
  }
}

extension TipControlError {
  fileprivate static func unreadableRule(
    _ rule: RuleExpression, at place: String
  ) -> TipControlError {
    TipControlError(
      .malformed, subject: place,
      reason: "\(place) is nested too deeply to be stored: \(rule.short)",
      suggestion: "Split it into several rules")
  }
}

/// A tip of the datastore with its id: the definition, if known, and the record, if present.
package struct TipEntry: Hashable, Sendable {
  package let id: String
  package let definition: TipDefinition?
  package let record: TipRecord?

  package init(id: String, definition: TipDefinition?, record: TipRecord?) {
    self.id = id
    self.definition = definition
    self.record = record
  }
}

extension TipEntry: StoredObject {
  package static let storedKeys = TipDefinition.storedKeys + [.record]

  package var storedMembers: StoredMembers {
    var members = definition?.storedMembers ?? [:]
    members[.id] = .string(id)
    members[.record] = record?.storedValue
    return members
  }

  /// An id with only a record has no definition; an id alone is a definition.
  package init(_ object: ObjectReader) throws(TipControlError) {
    id = try object.required(.id, .text)
    record = try object.optional(.record, .object)
    let isDefined = TipDefinition.storedKeys.contains { $0 != .id && object.has($0) }
    definition = isDefined || record == nil ? try TipDefinition(object) : nil
  }
}

extension TipEntry {
  /// Checks that the rules of a document's tip are conditions, and that a datastore can keep them.
  ///
  /// The datastore does not check its rows, so that all registered definitions stay readable.
  ///
  /// - Parameter path: The path of the tip, such as `tips[2]`.
  /// - Throws: ``TipControlError`` (`malformed`) that names the rule's path and the problem.
  package func checkRules(at path: String) throws(TipControlError) {
    for (index, rule) in (definition?.rules ?? []).enumerated() {
      let place = "\(path).\(StoredKey.rules.rawValue)[\(index)]"
      guard rule.readsBack else { throw .unreadableRule(rule, at: place) }
      guard let mistake = rule.mistake else { continue }
      throw TipControlError(
        .malformed, subject: place, reason: "\(place) is not a condition: \(mistake.reason)",
        suggestion: mistake.suggestion)
    }
  }
}
