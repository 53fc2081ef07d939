/// A text of an item in one language of a catalog.
package struct GuidanceTranslation: Hashable, Sendable {
  /// One of the texts that devices and numbers distinguish.
  package struct Variant: Hashable, Sendable {
    let text: String
    /// The category of numbers, such as `one`, or nil for all numbers.
    var plural: String?
  }

  /// The beginning of the item of a text that belongs to none, before its key.
  static let itemPrefix = "string:"

  /// The item, such as `tip:FavoriteBackyardTip`, or `string:favorite.title` without one.
  let item: String
  let key: String
  let language: String
  /// The text in the app's own language, or nil when no catalog has the key.
  let source: String?
  /// The texts, or none without a translation.
  let texts: [Variant]
  /// A known key that is spelled like this one.
  var nearest: String?
  /// The problems of the forms and the state of the text.
  var problems: [CatalogProblem] = []
}

extension GuidanceRegistry {
  /// The checks of texts that string catalogs have in several languages.
  static let catalogChecks: [GuidanceCheck] = [
    GuidanceCheck(
      "L1", .warning, "Each text has a translation in all languages of the app.",
      good: .translation("“%@” sichern"), bad: .translation(nil),
      .content { content in content.translations.compactMap(missing) }),
    GuidanceCheck(
      "L2", .error, "A translation has the placeholders of its text, with the same types.",
      good: .translation("%1$@ sichern"), bad: .translation("%lld sichern"),
      .content { content in content.translations.flatMap(placeholders) }),
    GuidanceCheck(
      "L3", .warning, "A text that numbers or devices change has all forms that a language needs.",
      good: .translation("%@ sichern"),
      bad: .translation("%@ sichern", problems: [.lacksForm("one")]),
      problemFinder { problem, translation in
        switch problem {
        case .lacksForm(let form):
          GuidanceFinding(
            "The text \(translation.name) has no form \"\(form)\" in \(translation.language).",
            words: translation.key, suggestion: "Add the form to the catalog.")
        case .isUntranslated(let form):
          GuidanceFinding(
            "The form \"\(form)\" of \(translation.name) is not translated into "
              + "\(translation.language).",
            words: translation.key, suggestion: "Translate it.")
        case .needsReview, .isStale, .isIgnored: nil
        }
      }),
    GuidanceCheck(
      "L4", .warning, "A translation is reviewed before it ships.",
      good: .translation("%@ sichern"),
      bad: .translation("%@ sichern", problems: [.needsReview(form: nil)]),
      problemFinder { problem, translation in
        guard case .needsReview(let form) = problem else { return nil }
        var subject = "The text \(translation.name)"
        if let form { subject = "The form \"\(form)\" of \(translation.name)" }
        return GuidanceFinding(
          "\(subject) needs a review in \(translation.language).",
          words: translation.key,
          suggestion: "Read it, then mark it as reviewed in the catalog.")
      }),
    GuidanceCheck(
      "L5", .warning, "A catalog has no texts that the code no longer uses.",
      good: .translation("%@ sichern"), bad: .translation("%@ sichern", problems: [.isStale]),
      problemFinder { problem, translation in
        guard problem == .isStale else { return nil }
        return GuidanceFinding(
          "The text \(translation.name) is stale: the code does not use it.",
          words: translation.key,
          suggestion: "Delete it, or set \"extractionState\" to \"manual\".")
      }),
    GuidanceCheck(
      "L6", .warning, "A catalog has no members that Xcode ignores.",
      good: .translation("%@ sichern"),
      bad: .translation("%@ sichern", problems: [.isIgnored(name: "few")]),
      problemFinder { problem, translation in
        guard case .isIgnored(let name) = problem else { return nil }
        return GuidanceFinding(
          "Xcode ignores \"\(name)\" of \(translation.name) in \(translation.language).",
          words: translation.key,
          suggestion: "Delete it, or give it the name of a form that the language has.")
      }),
  ]

  private static func problemFinder(
    _ find: @escaping @Sendable (CatalogProblem, GuidanceTranslation) -> GuidanceFinding?
  ) -> GuidanceFinder {
    .content { content in
      var findings: [GuidanceFinding] = []
      for translation in content.translations where !translation.problems.isEmpty {
        for problem in translation.problems {
          guard var finding = find(problem, translation) else { continue }
          finding.item = translation.item
          findings.append(finding)
        }
      }
      return findings
    }
  }

  private static func missing(_ translation: GuidanceTranslation) -> GuidanceFinding? {
    let key = translation.name
    guard translation.texts.isEmpty else { return nil }
    guard translation.source != nil else {
      var suggestion = "Add the key to a catalog, or correct it."
      if let nearest = translation.nearest { suggestion = "Did you mean \"\(nearest)\"?" }
      return GuidanceFinding(
        "No catalog has a text for the key \(key).", words: translation.key,
        suggestion: suggestion, severity: .error, item: translation.item)
    }
    return GuidanceFinding(
      "The text \(key) is not translated into \(translation.language).", words: translation.key,
      suggestion: "Translate it, or mark it with \"shouldTranslate\": false.",
      item: translation.item)
  }

  private static func placeholders(_ translation: GuidanceTranslation) -> [GuidanceFinding] {
    let wanted = Placeholders(of: translation.source ?? "")
    return translation.texts.compactMap { variant in
      let found = Placeholders(of: variant.text)
      // "One bird" needs no number.
      let mayOmit = ["zero", "one", "two"].contains(variant.plural)
      guard found != wanted, !(mayOmit && found.isPart(of: wanted)) else { return nil }
      return GuidanceFinding(
        "A text in \(translation.language) has \(found), and the original has \(wanted).",
        words: variant.text, suggestion: "Write the same placeholders as in the original.",
        item: translation.item)
    }
  }
}

/// The types of the values that a format has, such as `@` or `lld`, by their numbers.
private struct Placeholders: Hashable, CustomStringConvertible {
  private var types: [Int: String] = [:]

  init(of text: String) {
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix(while: \.isNumber)
      let isNumbered = rest.dropFirst(digits.count).first == "$"
      if isNumbered { rest = rest.dropFirst(digits.count + 1) }
      let options = rest.prefix { "0123456789.+-#*".contains($0) }
      let length = rest.dropFirst(options.count).prefix { "hlqLztj".contains($0) }
      let type = rest.dropFirst(options.count + length.count).first
      guard let type, "@dDiuUxXoOfFeEgGaAcCsSp".contains(type) else { continue }
      var number: Int? = types.count + 1
      if isNumbered { number = Int(digits) }
      if let number { types[number] = "\(length)\(type)" }
    }
  }

  func isPart(of other: Placeholders) -> Bool {
    types.allSatisfy { other.types[$0.key] == $0.value }
  }

  var description: String {
    let words = types.sorted { $0.key < $1.key }.map { "%\($0.value)" }
    if words.isEmpty { return "no placeholder" }
    return words.joined(separator: " and ")
  }
}

extension GuidanceTranslation {
  /// The key in quotation marks.
  fileprivate var name: String { "\"\(key)\"" }
}

extension GuidanceContent {
  /// Content with a text and its translation into German.
  fileprivate static func translation(
    _ text: String?, problems: [CatalogProblem] = []
  ) -> GuidanceContent {
    var texts: [GuidanceTranslation.Variant] = []
    if let text { texts.append(.init(text: text)) }
    var content = GuidanceContent(language: "de")
    content.translations = [
      GuidanceTranslation(
        item: "tip:FavoriteBackyardTip", key: "favorite.title", language: "de",
        source: "Save “%@”", texts: texts, problems: problems)
    ]
    return content
  }
}
