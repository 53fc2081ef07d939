import TipFoundation

/// A problem of the forms or the state of a text in a catalog, besides its words.
enum CatalogProblem: Hashable, Sendable {
  /// A form of a device or a number does not exist.
  case lacksForm(String)
  /// A form exists, and is not translated.
  case isUntranslated(form: String)
  /// A person should read the translation again.
  case needsReview(form: String?)
  /// The code has no such text any more.
  case isStale
  /// Xcode does not read a member, or never uses it.
  case isIgnored(name: String)
}

extension CatalogProblem {
  /// The names of devices in a catalog.
  private static let devices = [
    "appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
  ]

  /// Returns the problems of a text, or of one of its forms, in a language.
  ///
  /// In the language in which the app is written, no text is new.
  static func all(
    in node: JSONNode, language: String, isSource: Bool, form: String? = nil
  ) -> [CatalogProblem] {
    var problems: [CatalogProblem] = []
    if let unit = node["stringUnit"] {
      let isEmpty = unit["value"]?.string == ""
      switch unit["state"]?.string {
      case "new" where !isSource, nil where isEmpty, "translated" where isEmpty:
        // A whole text without a translation has its own finding, L1.
        if let form { problems.append(.isUntranslated(form: form)) }
      case "needs_review": problems.append(.needsReview(form: form))
      default: break
      }
    }
    for kind in node["variations"]?.members ?? [] {
      guard ["plural", "device", "width"].contains(kind.name) else {
        problems.append(.isIgnored(name: kind.name))
        continue
      }
      problems += lackingForms(of: kind, language: language)
      for part in kind.node.members {
        guard isRead(part.name, of: kind.name, in: language) else {
          problems.append(.isIgnored(name: part.name))
          continue
        }
        problems += all(
          in: part.node, language: language, isSource: isSource, form: part.name)
      }
    }
    for value in node["substitutions"]?.members ?? [] {
      problems += all(in: value.node, language: language, isSource: isSource, form: value.name)
    }
    return problems
  }

  private static func lackingForms(
    of kind: JSONMember<JSONNode>, language: String
  ) -> [CatalogProblem] {
    let needed: [String]
    switch kind.name {
    case "plural": needed = PluralForms.needed(in: language) ?? ["other"]
    case "device": needed = ["other"]
    default: needed = []
    }
    let names = kind.node.members.map(\.name)
    return needed.filter { !names.contains($0) }.map { .lacksForm($0) }
  }

  private static func isRead(_ name: String, of kind: String, in language: String) -> Bool {
    switch kind {
    case "plural": PluralForms.has(name, in: language)
    case "device": devices.contains(name)
    default: true
    }
  }
}

extension JSONNode {
  /// The members of an object, or none.
  fileprivate var members: [JSONMember<JSONNode>] {
    if case .object(let members) = content { members } else { [] }
  }
}
