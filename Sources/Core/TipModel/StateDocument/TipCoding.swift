extension TipDefinition: StoredObject {
  /// The title is always written, because it distinguishes a definition from an id alone.
  package static let coding = ObjectCoding<TipDefinition>(
    .required("id", \.id, .text),
    .optional("type", \.typeUnlessID, .text),
    .written("title", \.title, .text, default: ""),
    .optional("message", \.message, .text),
    .optional("image", \.image, .text),
    .list("actions", \.actions, of: .object),
    .list("rules", \.rules, of: .rule),
    .optional("options", \.options, .object, default: TipOptions()),
    make: TipDefinition.init)

  private var typeUnlessID: String? { type == id ? nil : type }
}

extension ActionDefinition: StoredObject {
  package static let coding = ObjectCoding<ActionDefinition>(
    .required("id", \.id, .text),
    .written("title", \.title, .text, default: ""),
    make: ActionDefinition.init)
}

/// The duration is a number of seconds, as in the app's code.
extension TipOptions: StoredObject {
  package static let coding = ObjectCoding<TipOptions>(
    .flag("ignoresDisplayFrequency", \.ignoresDisplayFrequency),
    .optional("maxDisplayCount", \.maxDisplayCount, .wholeNumber),
    .optional("maxDisplayDuration", \.maxDisplayDuration, .seconds),
    make: TipOptions.init)
}

extension ValueCoding where Value == RuleExpression {
  /// A rule's text form.
  fileprivate static var rule: ValueCoding {
    ValueCoding(text: "a rule such as event(\"didViewBackyard\").donations.count >= 3") {
      text, path throws(TipControlError) in
      do throws(TipControlError) {
        return try RuleExpression(parsing: text)
      } catch {
        throw error.found(at: path)
      }
    } write: { rule in
      rule.description
    }
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
  package static let coding = ObjectCoding<TipEntry>(
    .required("id", \.id, .text),
    .part(\.definition, TipDefinition.coding, besides: "id"),
    .optional("record", \.record, .object),
    make: { id, definition, record in
      // An id alone is a definition. With only a record it has none.
      if definition == nil, record == nil {
        return TipEntry(id: id, definition: TipDefinition(id: id), record: nil)
      }
      return TipEntry(id: id, definition: definition, record: record)
    })
}

extension TipEntry {
  /// Checks that the rules of a document's tip are conditions, and that a datastore can keep them.
  ///
  /// The datastore does not check its rows, so that all registered definitions stay readable.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) that names the rule's path and the problem.
  package func checkRules(at path: String) throws(TipControlError) {
    for (index, rule) in (definition?.rules ?? []).enumerated() {
      let rulePath = "\(path).rules[\(index)]"
      guard rule.readsBack else { throw .unreadableRule(rule, at: rulePath) }
      guard let mistake = rule.mistake else { continue }
      throw TipControlError(
        .malformed, subject: rulePath, reason: "\(rulePath) is not a condition: \(mistake.reason)",
        suggestion: mistake.suggestion)
    }
  }
}

extension TipControlError {
  fileprivate static func unreadableRule(
    _ rule: RuleExpression, at rulePath: String
  ) -> TipControlError {
    TipControlError(
      .malformed, subject: rulePath,
      reason: "\(rulePath) is nested too deeply to be stored: \(rule.short)",
      suggestion: "Split it into several rules")
  }
}
