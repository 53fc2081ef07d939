import TipFoundation
import TipGuidance
import TipModel

/// The options that draw tips in the languages of a string catalog.
struct TranslationOptions {
  private static let catalog = OptionSpec(
    "catalog", value: "FILE", completion: .files(extension: "xcstrings"),
    help: "Take the texts from a string catalog or a strings file.")
  private static let language = OptionSpec(
    "language", value: "TAG", completion: .languages,
    help: "A language of the catalog, such as \"de\" or \"pt-BR\".")
  private static let languages = OptionSpec(
    "languages", allowed: ["all"], help: "Draw a row for each language of the catalog.")

  // Of equally near names, the first is the suggestion for a typing error: --languagse.
  static let options = [catalog, languages, language]
  static let exclusive = Exclusion(languages, with: language)
  static let note =
    "With a catalog, a text is one of its keys, or the text of a key in the app's own language. A "
    + "text without a translation is drawn in the app's own language, and a warning names it."

  private let translations: TipTranslations
  /// The languages to draw, in order.
  private let tags: [String]

  /// Reads the options and the catalog, or returns nil without a catalog.
  init?(_ arguments: ParsedArguments, _ context: CommandContext) throws {
    let tag = arguments.value(Self.language)
    let isAll = arguments.has(Self.languages)
    guard let word = arguments.value(Self.catalog) else {
      guard tag != nil || isAll else { return nil }
      let option = isAll ? "languages" : "language"
      throw CLIError.usage(
        "\"--\(option)\" needs a catalog", suggestion: "Add --catalog Localizable.xcstrings")
    }
    guard tag != nil || isAll else {
      throw CLIError.usage(
        "\"--catalog\" needs a language", suggestion: "Add --language TAG, or --languages all")
    }
    translations = try TipTranslations(catalog: word, read: context.readCatalog)
    guard let tag else {
      tags = translations.languages
      return
    }
    guard translations.languages.contains(tag) else {
      throw CLIError.usage(
        "\(word) has no language \"\(tag)\"",
        suggestion: "Write one of: \(translations.languages.joined(separator: ", "))")
    }
    tags = [tag]
  }

  /// Tips in one language.
  struct Row {
    let language: String
    let tips: [TipDefinition]

    var isRightToLeft: Bool { GuidanceLanguage.isRightToLeft(language) }
  }

  /// Returns tips in each language, and warns of their texts without a translation.
  func rows(of tips: [TipDefinition], _ context: CommandContext) -> [Row] {
    let found = tips.map { translations(of: $0, context) }
    return tags.indices.map { index in
      Row(language: tags[index], tips: found.map { $0[index].tip })
    }
  }

  /// Returns a tip in each language, and warns of its texts without a translation.
  func translations(of tip: TipDefinition, _ context: CommandContext) -> [TipTranslation] {
    let found = tags.map { translations.translation(of: tip, in: $0) }
    var suggestion = "Translate it"
    // A strings file is not checked by itself.
    if translations.name.hasSuffix(".xcstrings") {
      suggestion += ", or \"tipctl lint \(ShellQuoting.quoted(translations.name))\" lists all"
    }
    for text in found.flatMap(\.untranslated).unique {
      let missing = found.filter { $0.untranslated.contains(text) }.map(\.language)
      context.warn(
        "\(translations.name) has no text for \"\(text)\" of \"\(tip.id)\" in "
          + missing.joined(separator: ", "), suggestion: suggestion)
    }
    return found
  }
}
