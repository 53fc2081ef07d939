import TipFoundation
import TipGuidance
import TipModel

/// The options that draw tips in the languages of a string catalog.
struct TranslationOptions {
  private static let catalog = OptionSpec(
    "catalog", value: "FILE", completion: .files(extension: "xcstrings"),
    help: "Take the texts from a string catalog or a strings file.")
  private static let language = OptionSpec(
    "language", value: "TAG", completion: .words(["en", "de", "es", "fr", "ja"]),
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
    translations = try TipTranslations(catalog: word) { name throws(TipControlError) in
      context.reads.add(context.path(name))
      return try TextFile.read(context.path(name), kind: "string catalog", named: name)
    }
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
    let isRightToLeft: Bool
    let tips: [TipDefinition]
  }

  /// Returns tips in each language, and warns of their texts without a translation.
  func rows(of tips: [TipDefinition], _ context: CommandContext) -> [Row] {
    let found = tips.map { translations(of: $0, context) }
    return tags.indices.map { index in
      let translations = found.map { $0[index] }
      return Row(
        language: tags[index], isRightToLeft: translations.contains(where: \.isRightToLeft),
        tips: translations.map(\.tip))
    }
  }

  /// Returns a tip in each language, and warns of its texts without a translation.
  func translations(of tip: TipDefinition, _ context: CommandContext) -> [TipTranslation] {
    let found = tags.map { translations.translation(of: tip, in: $0) }
    for text in found.flatMap(\.untranslated).unique {
      let missing = found.filter { $0.untranslated.contains(text) }.map(\.language)
      context.warn(
        "\(translations.name) has no text for \"\(text)\" of \"\(tip.id)\" in "
          + missing.joined(separator: ", "),
        suggestion: "Translate it, or \"tipctl lint \(translations.name)\" lists all")
    }
    return found
  }
}
