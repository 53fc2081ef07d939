import Testing
import TipGuidance
import TipModel

@Suite("The texts of a tip in the languages of a catalog")
struct TipTranslationTests {
  private func translations() throws -> TipTranslations {
    try TipTranslations(catalog: "L.xcstrings") { _ throws(TipControlError) in
      """
      {"sourceLanguage": "en", "strings": {
        "b.title": {"localizations": {
          "en": {"stringUnit": {"value": "Feed the Birds"}},
          "de": {"stringUnit": {"value": "Vögel speisen"}}
        }},
        "a.title": {"localizations": {
          "en": {"stringUnit": {"value": "Feed the Birds"}},
          "de": {"stringUnit": {"value": "Vögel füttern"}}
        }},
        "message": {"localizations": {"en": {"stringUnit": {"value": "Fill the feeder."}}}},
        "Learn More": {"localizations": {
          "de": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "Eines"}},
            "other": {"stringUnit": {"value": "Mehr"}},
            "zero": {"stringUnit": {"value": "Keines"}}
          }}}
        }}
      }}
      """
    }
  }

  private let tip = TipDefinition(
    id: "FeedBirdsTip", title: "Feed the Birds", message: "message",
    actions: ["Learn More", "", "Unknown"].map { ActionDefinition(id: $0, title: $0) })

  @Test(
    "A text is a key or the text of one; without a translation it stays",
    arguments: [
      (
        "de", ["Vögel füttern", "Fill the feeder.", "Mehr", "", "Unknown"],
        ["message", "Unknown"]
      ),
      (
        "en", ["Feed the Birds", "Fill the feeder.", "Learn More", "", "Unknown"], ["Unknown"]
      ),
      (
        "ar", ["Feed the Birds", "Fill the feeder.", "Learn More", "", "Unknown"],
        ["Feed the Birds", "message", "Learn More", "Unknown"]
      ),
    ] as [(String, [String], [String])])
  func texts(language: String, texts: [String], untranslated: [String]) throws {
    let translations = try translations()
    #expect(translations.languages == ["en", "de"] && translations.name == "L.xcstrings")
    let found = translations.translation(of: tip, in: language)
    let actions = found.tip.actions
    #expect([found.tip.title, found.tip.message ?? ""] + actions.map(\.title) == texts)
    #expect(found.untranslated == untranslated)
    #expect(found.language == language && found.isRightToLeft == (language == "ar"))
    #expect(found.tip.id == tip.id && actions.map(\.id) == tip.actions.map(\.id))
  }
}
