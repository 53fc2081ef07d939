package import TipModel

/// The part of JSON Schema that the published schemas use.
package struct SchemaChecker: Sendable {
  package let schema: StoredValue
  /// Other schemas that the schema refers to, by their paths relative to it.
  private let others: [String: StoredValue]

  /// Creates a checker of a schema.
  package init(schema: StoredValue, others: [String: StoredValue] = [:]) {
    self.schema = schema
    self.others = others
  }

  /// Returns the violations of the schema by path, none for a valid value.
  package func problems(with value: StoredValue) -> [String] {
    problems(with: value, schema, at: "$")
  }

  /// Returns a definition of the schema by name.
  package func definition(_ name: String) -> StoredValue { schema["$defs"][name] }

  /// The definitions and the members of definitions that have no description.
  package var undescribed: [String] {
    schema["$defs"].names.sorted().flatMap { name -> [String] in
      let definition = definition(name)
      let members = definition["properties"]
      var found: [String] = []
      if definition["description"] == .null { found.append(name) }
      for member in members.names.sorted() where members[member]["description"] == .null {
        found.append("\(name).\(member)")
      }
      return found
    }
  }

  private func problems(
    with value: StoredValue, _ rule: StoredValue, at path: String
  ) -> [String] {
    // Without a rule everything is valid.
    guard case .object = rule else { return [] }
    var found = simpleProblems(with: value, rule, at: path)
    if case .string(let reference) = rule["$ref"], let other = others[reference] {
      found += SchemaChecker(schema: other).problems(with: value, other, at: path)
    } else if case .string(let reference) = rule["$ref"] {
      let name = String(reference.dropFirst("#/$defs/".count))
      let target = definition(name)
      if target == .null {
        found.append("\(reference) is not defined")
      } else {
        found += problems(with: value, target, at: path)
      }
    }
    if case .array(let choices) = rule["anyOf"],
      choices.allSatisfy({ !problems(with: value, $0, at: path).isEmpty })
    {
      found.append("\(path) matches no choice")
    }
    if rule["if"] != .null {
      let isMet = problems(with: value, rule["if"], at: path).isEmpty
      let consequence = isMet ? "then" : "else"
      found += problems(with: value, rule[consequence], at: path)
    }
    if case .array(let elements) = value, rule["items"] != .null {
      for (index, element) in elements.enumerated() {
        found += problems(with: element, rule["items"], at: "\(path)[\(index)]")
      }
    }
    return found + memberProblems(with: value, rule, at: path)
  }

  private func simpleProblems(
    with value: StoredValue, _ rule: StoredValue, at path: String
  ) -> [String] {
    var found: [String] = []
    let types = Self.types(of: rule)
    if !types.isEmpty, !types.contains(where: { Self.has(value, type: $0) }) {
      found.append("\(path) is not of type \(types.joined(separator: " or "))")
    }
    if case .array(let words) = rule["enum"], !words.contains(value) {
      found.append("\(path) is not one of the choices")
    }
    if rule["const"] != .null, rule["const"] != value {
      found.append("\(path) is a wrong value")
    }
    if case .string(let pattern) = rule["pattern"], case .string(let text) = value,
      (try? Regex(pattern).firstMatch(in: text)) == nil
    {
      found.append("\(path) does not match \(pattern)")
    }
    return found + boundProblems(with: value, rule, at: path)
  }

  private func boundProblems(
    with value: StoredValue, _ rule: StoredValue, at path: String
  ) -> [String] {
    let size: Double
    var least = "minimum"
    var most = "maximum"
    switch value {
    case .object(let members):
      size = Double(members.count)
      least = "minProperties"
      most = "maxProperties"
    case .array(let elements):
      size = Double(elements.count)
      least = "minItems"
      most = "maxItems"
    case .int(let number): size = Double(number)
    case .double(let number): size = number
    default: return []
    }
    var found: [String] = []
    if let bound = rule[least].number, size < bound {
      found.append("\(path) is below its \(least)")
    }
    if let bound = rule[most].number, size > bound {
      found.append("\(path) is above its \(most)")
    }
    return found
  }

  private func memberProblems(
    with value: StoredValue, _ rule: StoredValue, at path: String
  ) -> [String] {
    guard case .object(let members) = value else { return [] }
    var found: [String] = []
    for (name, member) in members {
      let path = "\(path).\(name)"
      found += problems(with: .string(name), rule["propertyNames"], at: path)
      if rule["properties"][name] != .null {
        found += problems(with: member, rule["properties"][name], at: path)
      } else if rule["additionalProperties"] == false {
        found.append("\(path) is not in the schema")
      } else {
        found += problems(with: member, rule["additionalProperties"], at: path)
      }
    }
    let dependent = rule["dependentSchemas"]
    for name in dependent.names.sorted() where members[name] != nil {
      found += problems(with: value, dependent[name], at: path)
    }
    if case .array(let required) = rule["required"] {
      for case .string(let name) in required where members[name] == nil {
        found.append("\(path).\(name) is missing")
      }
    }
    return found
  }

  /// Returns the types that a rule allows, none when it allows all.
  private static func types(of rule: StoredValue) -> [String] {
    switch rule["type"] {
    case .string(let type): [type]
    case .array(let types):
      types.compactMap { if case .string(let type) = $0 { type } else { nil } }
    default: []
    }
  }

  private static func has(_ value: StoredValue, type: String) -> Bool {
    switch (value, type) {
    case (.object, "object"), (.array, "array"), (.string, "string"), (.bool, "boolean"),
      (.int, "integer"), (.int, "number"), (.double, "number"), (.null, "null"):
      true
    default: false
    }
  }
}

extension StoredValue {
  /// A member of an object, or null when it is missing.
  package subscript(_ name: String) -> StoredValue {
    if case .object(let members) = self { members[name] ?? .null } else { .null }
  }

  /// The names of an object's members.
  package var names: Set<String> {
    if case .object(let members) = self { Set(members.keys) } else { [] }
  }

  /// The value and all values within it.
  package var withParts: [StoredValue] {
    switch self {
    case .array(let elements): [self] + elements.flatMap(\.withParts)
    case .object(let members): [self] + members.values.flatMap(\.withParts)
    default: [self]
    }
  }
}
