package import TipFoundation

extension TipDefinition: StoredObject {
  package static let storedKeys: [StoredKey] = [
    .id, .type, .title, .message, .image, .actions, .rules, .options,
  ]

  /// The title is always there: it tells a definition from a mere id.
  package var storedMembers: [StoredKey: StoredValue?] {
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

  package var storedMembers: [StoredKey: StoredValue?] {
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

  package var storedMembers: [StoredKey: StoredValue?] {
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
  /// A rule's text form.
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
