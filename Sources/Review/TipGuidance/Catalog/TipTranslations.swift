import TipFoundation
package import TipModel

/// The texts of tips in the languages of a string catalog.
package struct TipTranslations: Sendable {
  /// The name of the catalog in messages.
  package let name: String
  /// The languages that the catalog has texts in, the app's own first.
  package let languages: [String]
  private let catalogs: StringCatalogs
  /// The keys by their texts in the app's own language.
  private let keys: [String: String]

  /// Reads a catalog, whose name ends with `.xcstrings` or `.strings`.
  ///
  /// - Throws: `TipControlError` (`malformed`) that names the file, the line and the path.
  package init(
    catalog name: String, read: (String) throws(TipControlError) -> String
  ) throws(TipControlError) {
    self.name = name
    catalogs = try StringCatalogs([name], language: "en", read: read)
    // A strings file has the texts of one language.
    languages = catalogs.translatedLanguages
    var keys: [String: String] = [:]
    // The first of several keys with one text, in the order of their names.
    for key in catalogs.entries.keys.sorted(by: >) {
      if let text = catalogs.texts(key, in: catalogs.source).general?.text { keys[text] = key }
    }
    self.keys = keys
  }

  /// Returns a tip with its texts in a language.
  ///
  /// A text is a key of the catalog, or the text of one in the app's own language. A text without
  /// a translation stays in the app's own language.
  package func translation(of tip: TipDefinition, in language: String) -> TipTranslation {
    var tip = tip
    var untranslated: [String] = []
    func translate(_ text: String) -> String {
      guard !text.isEmpty else { return text }
      let key = catalogs.entries[text] == nil ? keys[text] : text
      if let key, let found = catalogs.texts(key, in: language).general { return found.text }
      untranslated.append(text)
      let own = key.flatMap { catalogs.texts($0, in: catalogs.source).general }
      return own?.text ?? text
    }
    tip.title = translate(tip.title)
    tip.message = tip.message.map(translate)
    for index in tip.actions.indices {
      tip.actions[index].title = translate(tip.actions[index].title)
    }
    return TipTranslation(language: language, tip: tip, untranslated: untranslated)
  }
}

/// A tip with its texts in one language.
package struct TipTranslation: Sendable {
  package let language: String
  package let tip: TipDefinition
  /// The texts without a translation, as the tip has them.
  package let untranslated: [String]

  package var isRightToLeft: Bool { GuidanceLanguage.isRightToLeft(language) }
}
