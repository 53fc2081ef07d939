import Testing
import TipGuidance
import TipModel

@Suite("The forms and the states of texts in a catalog")
struct CatalogFormTests {
  /// The forms that a language needs, by Unicode's CLDR.
  private static let languages: [(tag: String, forms: [String])] = [
    ("de", ["one", "other"]), ("pl", ["one", "few", "many", "other"]),
    ("ru", ["one", "few", "many", "other"]), ("ja", ["other"]),
    ("ar", ["zero", "one", "two", "few", "many", "other"]), ("fr", ["one", "other"]),
    ("pt-BR", ["one", "other"]), ("cs", ["one", "few", "many", "other"]),
    ("sl", ["one", "two", "few", "other"]), ("lv", ["zero", "one", "other"]),
    ("he", ["one", "two", "other"]), ("ro", ["one", "few", "other"]),
  ]

  private static func unit(_ text: String, state: String = "translated") -> StoredValue {
    ["stringUnit": ["state": .string(state), "value": .string(text)]]
  }

  private static func plural(_ forms: [String], state: String = "translated") -> StoredValue {
    var parts: [String: StoredValue] = [:]
    for form in forms { parts[form] = unit("%lld \(form)", state: state) }
    return ["variations": ["plural": .object(parts)]]
  }

  private static let english = plural(["one", "other"])

  /// The findings in a catalog of some texts, such as `L3 birds: The text …`.
  private static func findings(_ strings: [String: StoredValue]) throws -> [String] {
    let catalog: StoredValue = [
      "sourceLanguage": "en", "version": "1.0", "strings": .object(strings),
    ]
    let document = try GuidanceDocument(
      text: catalog.json, subject: "Localizable.xcstrings", at: Timestamp(milliseconds: 0))
    return TipGuidance.check(languages: document.contents).flatMap(\.findings).map { finding in
      "\(finding.id) \(finding.item.dropFirst("string:".count)): \(finding.message)"
    }
  }

  private static func findings(of translation: StoredValue, in tag: String) throws -> [String] {
    try findings(["birds": ["localizations": .object(["en": english, tag: translation])]])
  }

  @Test("L3: each form that a language needs is missed by name", arguments: languages)
  func l3(language: (tag: String, forms: [String])) throws {
    let (tag, forms) = language
    #expect(try Self.findings(of: Self.plural(forms), in: tag) == [])
    for form in forms {
      // A text with no form at all is one without a translation.
      let others = forms == ["other"] ? ["zero"] : forms.filter { $0 != form }
      #expect(
        try Self.findings(of: Self.plural(others), in: tag)
          .contains("L3 birds: The text \"birds\" has no form \"\(form)\" in \(tag)."))
    }
  }

  @Test("L3: a form that is new or empty is not translated")
  func untranslated() throws {
    for unit in [Self.unit("few", state: "new"), Self.unit("")] {
      let parts: StoredValue = [
        "one": Self.unit("%lld ptak"), "few": unit, "many": Self.unit("%lld ptaków"),
        "other": Self.unit("%lld ptaka"),
      ]
      #expect(
        try Self.findings(of: ["variations": ["plural": parts]], in: "pl")
          == ["L3 birds: The form \"few\" of \"birds\" is not translated into pl."])
    }
  }

  @Test("L3: devices and the numbers in a device's text need their forms too")
  func devices() throws {
    let devices: StoredValue = ["mac": Self.plural(["one"]), "iphone": Self.unit("%lld Vögel")]
    #expect(
      try Self.findings(of: ["variations": ["device": devices]], in: "de") == [
        "L3 birds: The text \"birds\" has no form \"other\" in de.",
        "L3 birds: The text \"birds\" has no form \"other\" in de.",
      ])
  }

  @Test("L3: the numbers in a substitution need their forms")
  func substitutions() throws {
    var translation = Self.unit("%#@birds@ hier")
    guard case .object(var members) = translation else { return #expect(Bool(false)) }
    members["substitutions"] = [
      "birds": [
        "argNum": 1, "formatSpecifier": "lld",
        "variations": ["plural": ["other": Self.unit("%arg Vögel")]],
      ]
    ]
    translation = .object(members)
    #expect(
      try Self.findings(of: translation, in: "de")
        == ["L3 birds: The text \"birds\" has no form \"one\" in de."])
  }

  @Test("L4: a text or a form that needs a review is found")
  func l4() throws {
    #expect(
      try Self.findings(of: Self.unit("%lld Vögel", state: "needs_review"), in: "de")
        == ["L4 birds: The text \"birds\" needs a review in de."])
    #expect(
      try Self.findings(of: Self.plural(["other"], state: "needs_review"), in: "ja")
        == ["L4 birds: The form \"other\" of \"birds\" needs a review in ja."])
  }

  @Test("L5: a text that the code does not use is found once, and needs no translation")
  func l5() throws {
    #expect(
      try Self.findings([
        "used": ["localizations": ["de": Self.unit("benutzt")]],
        "gone": ["extractionState": "stale"],
      ]) == ["L5 gone: The text \"gone\" is stale: the code does not use it."])
  }

  @Test("A finding has the line of its key, also when a text before it is the same")
  func lines() throws {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Robin": {"comment": "Wren", "localizations": {"de": \(Self.unit("Rotkehlchen").json)}},
        "Wren": {}
      }}
      """
    let document = try GuidanceDocument(
      text: text, subject: "Localizable.xcstrings", at: Timestamp(milliseconds: 0))
    let report = TipGuidance.check(languages: document.contents)[1]
    let places = report.findings.map { document.place(of: $0, in: "de").line }
    #expect(report.findings.map(\.item) == ["string:Wren"])
    #expect(places == [3])
    #expect(document.textCount == 2)
  }

  @Test(
    "L6: a form is known by its name, and forms of millions by the language",
    arguments: [("many", "de"), ("few", "fr"), ("lots", "tlh"), ("one", "ja")])
  func l6Forms(form: String, tag: String) throws {
    let forms = tag == "de" || tag == "fr" ? ["one", form, "other"] : [form, "other"]
    #expect(
      try Self.findings(of: Self.plural(forms), in: tag)
        == ["L6 birds: Xcode ignores \"\(form)\" of \"birds\" in \(tag)."])
  }

  @Test("L6: forms that a language does not have, unknown devices and variations are ignored")
  func l6() throws {
    #expect(
      try Self.findings(of: Self.plural(["one", "few", "other"]), in: "de")
        == ["L6 birds: Xcode ignores \"few\" of \"birds\" in de."])
    let devices: StoredValue = ["phone": Self.unit("%lld"), "other": Self.unit("%lld")]
    #expect(
      try Self.findings(of: ["variations": ["device": devices]], in: "de")
        == ["L6 birds: Xcode ignores \"phone\" of \"birds\" in de."])
    #expect(
      try Self.findings(of: ["variations": ["plurals": ["other": Self.unit("%lld")]]], in: "de")
        == ["L6 birds: Xcode ignores \"plurals\" of \"birds\" in de."])
  }

  /// Catalogs as Xcode writes them.
  private static let clean: [[String: StoredValue]] = [
    ["Save": ["localizations": ["de": unit("Sichern")]]],
    // Optional forms: millions in Romance languages, and an extra text for zero.
    [
      "birds": [
        "localizations": [
          "en": plural(["zero", "one", "other"]), "fr": plural(["one", "many", "other"]),
          "es": plural(["one", "many", "other"]), "ja": plural(["zero", "other"]),
        ]
      ]
    ],
    // One text for all numbers.
    ["birds": ["localizations": ["en": english, "de": unit("%lld Vögel"), "ja": unit("%lld羽")]]],
    ["Feeder": ["shouldTranslate": false], "Wren": ["localizations": ["de": unit("Zaunkönig")]]],
    // Texts for the widths of screens.
    [
      "birds": [
        "localizations": [
          "en": english,
          "de": ["variations": ["width": ["20": unit("%lld"), "40": unit("%lld Vögel")]]],
        ]
      ]
    ],
    // A language that the table does not have.
    [
      "birds": [
        "extractionState": "manual",
        "localizations": ["en": english, "tlh": plural(["few", "other"])],
      ]
    ],
  ]

  @Test("Good catalogs have no finding", arguments: clean.indices)
  func noFalseAlarm(index: Int) throws {
    #expect(try Self.findings(Self.clean[index]) == [])
  }
}
