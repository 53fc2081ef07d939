import Testing
import TipGuidance
import TipModel

@Suite("Catalogs of several files, devices and numbers")
struct CatalogVariantTests {
  private func document(
    _ content: String, _ files: [String: String], named subject: String = "help.json"
  ) throws -> GuidanceDocument {
    try GuidanceDocument(
      text: content, subject: subject, at: Timestamp(milliseconds: 0)
    ) { name throws(TipControlError) in
      guard let text = files[name] else {
        throw TipControlError(.missing, subject: name, reason: "There is no \(name)")
      }
      return text
    }
  }

  /// The findings, such as `L1 tip:A birds/fr.lproj/L.strings:2`.
  private func findings(_ document: GuidanceDocument) -> [String] {
    zip(document.contents, TipGuidance.check(languages: document.contents)).flatMap {
      content, report in
      report.findings.map { finding in
        let place = document.place(of: finding, in: content.language)
        return "\(finding.id) \(finding.item) \(place.file):\(place.line)"
      }
    }
  }

  private static func unit(_ text: String) -> StoredValue {
    ["stringUnit": ["state": "translated", "value": .string(text)]]
  }

  private static func catalog(
    _ strings: [String: StoredValue], source: String = "en"
  ) -> String {
    let catalog: StoredValue = [
      "sourceLanguage": .string(source), "version": "1.0", "strings": .object(strings),
    ]
    return catalog.json
  }

  @Test("A strings file has the language of its folder, beside the content file or not")
  func folders() throws {
    let content = """
      {
        "language": "fr",
        "catalogs": ["birds/fr.lproj/L.strings", "/de/sv.lproj/L.strings"],
        "tips": [{"id": "A", "title": {"key": "title"}, "message": "Ouvrez la liste."}]
      }
      """
    let document = try document(
      content,
      [
        "app/help/birds/fr.lproj/L.strings": "\"title\" = \"Ouvrir\"",
        "/de/sv.lproj/L.strings": "// Sparad\n\"title\" = \"Spara.\";\n\"x\" = \"y\" // Sist",
      ], named: "app/help/help.json")
    #expect(document.contents.map(\.language) == ["fr", "sv"])
    #expect(document.contents.map { $0.tips.map(\.title) } == [["Ouvrir"], ["Spara."]])
  }

  @Test("A repair in a strings file replaces the text with its quotes, and nothing else")
  func repairs() throws {
    let content = """
      {
        "catalogs": ["en.lproj/L.strings"],
        "tooltips": [
          {"id": "A", "text": {"key": "feed"}}, {"id": "B", "text": {"key": "fill"}}
        ]
      }
      """
    let strings = """
      "feed"="Feed the birds.";
      /* Süß */ "fill" = "Fill The Feeder Now" ;

      """
    let document = try document(content, ["en.lproj/L.strings": strings])
    let result = document.repaired(TipGuidance.check(languages: document.contents))
    #expect(
      result.repairs.map { "\($0.file):\($0.line) \($0)" } == [
        "en.lproj/L.strings:1 \"Feed the birds.\" -> \"Feed the birds\"",
        "en.lproj/L.strings:2 \"Fill The Feeder Now\" -> \"Fill the feeder now\"",
      ])
    #expect(
      result.files.map(\.text) == [
        "\"feed\"=\"Feed the birds\";\n/* Süß */ \"fill\" = \"Fill the feeder now\" ;\n"
      ])
  }

  @Test("The app's own language is first, also without a text, then the others by name")
  func languages() throws {
    let texts = ["sv", "fi", "nl", "da", "it"].map { ($0, Self.unit("Titel")) }
    let content = """
      {
        "catalogs": ["L.xcstrings"], "tips": [{"id": "A", "title": {"key": "title"}}]
      }
      """
    let translations = StoredValue.object(Dictionary(uniqueKeysWithValues: texts))
    let german = Self.catalog(["title": ["localizations": translations]], source: "de")
    let document = try document(content, ["L.xcstrings": german])
    #expect(document.contents.map(\.language) == ["de", "da", "fi", "it", "nl", "sv"])
    let titles = document.contents.map { $0.tips[0].title }
    #expect(titles == ["title", "Titel", "Titel", "Titel", "Titel", "Titel"])
  }

  @Test("A key has its place in the first catalog, and words that of the whole text")
  func places() throws {
    let content = """
      {
        "catalogs": ["A.xcstrings", "B.xcstrings"],
        "tips": [
          {
            "id": "A", "title": {"key": "title"}, "message": {"key": "Tap the star."},
            "actions": [{"key": "action"}]
          }
        ]
      }
      """
    func entry(_ tag: String, _ text: String) -> String {
      "{\"localizations\": {\"\(tag)\": \(Self.unit(text).json)}}"
    }
    let files = [
      "A.xcstrings": """
      {"sourceLanguage": "en", "strings": {
        "title": \(entry("en", "Watch Birds")),
        "action": \(entry("en", "Birds")),
        "Tap the star.": {}
      }}
      """,
      "B.xcstrings": """
      {"sourceLanguage": "en", "strings": {


        "title": \(entry("fi", "Katso")),
        "Tap the star.": \(entry("sv", "Tryck")),
        "action": \(entry("fi", "Linnut"))
      }}
      """,
    ]
    #expect(
      findings(try document(content, files)) == [
        "T18 tip:A A.xcstrings:3", "L1 tip:A A.xcstrings:4", "L1 tip:A A.xcstrings:3",
        "L1 tip:A A.xcstrings:2",
      ])
  }

  @Test("A finding about all forms of a text has the line of the first one")
  func placesOfForms() throws {
    func form(_ name: String, _ text: String) -> String {
      "\"\(name)\": \(Self.unit(text).json)"
    }
    let catalog = """
      {"sourceLanguage": "en", "strings": {
        "birds": {"localizations": {
          "en": {"variations": {"plural": {
            \(form("one", "%lld bird")),
            \(form("other", "%lld birds"))}}},
          "pl": {"variations": {"plural": {
            \(form("one", "%lld ptak")),
            \(form("other", "%lld ptaka"))}}}}},
        "wren": {"localizations": {\(form("fi", "peukaloinen"))}}
      }}
      """
    #expect(
      findings(try document(catalog, [:], named: "L.xcstrings")) == [
        "L1 string:birds L.xcstrings:4", "L3 string:birds L.xcstrings:7",
        "L3 string:birds L.xcstrings:7", "L1 string:wren L.xcstrings:9",
      ])
  }

  @Test("Each device and number has its item, whose other texts go with it best")
  func variants() throws {
    func devices(_ texts: [(String, StoredValue)]) -> String {
      let parts = texts.map { "\"\($0)\": \($1.json)" }.joined(separator: ", ")
      return "{\"localizations\": {\"en\": {\"variations\": {\"device\": {\(parts)}}}}}"
    }
    func plural(_ one: String, _ other: String) -> StoredValue {
      ["variations": ["plural": ["one": Self.unit(one), "other": Self.unit(other)]]]
    }
    // A text for other devices is first in the file, and still the second choice.
    let title = devices([
      ("other", Self.unit("Open List")), ("mac", plural("Click One", "Click Many")),
      ("ipad", Self.unit("Open Page")),
    ])
    let message = devices([("mac", Self.unit("Mac.")), ("other", plural("One.", "Many."))])
    let files = [
      "L.xcstrings": """
      {"sourceLanguage": "en", "strings": {"title": \(title), "message": \(message)}}
      """
    ]
    func tips(on platform: String? = nil, ofTip own: String? = nil) throws -> [String] {
      var system = ""
      if let platform { system = "\"platform\": \"\(platform)\", " }
      var ownSystem = ""
      if let own { ownSystem = "\"platform\": \"\(own)\", " }
      let content = """
        {
          \(system)"catalogs": ["L.xcstrings"],
          "tips": [
            {
              "id": "A", \(ownSystem)
              "title": {"key": "title"}, "message": {"key": "message"}
            }
          ]
        }
        """
      return try document(content, files).contents[0].tips.map { tip in
        "\(tip.platform?.rawValue ?? "any"): \(tip.title) \(tip.message ?? "")"
      }.sorted()
    }
    #expect(
      try tips() == [
        "any: Open List Many.", "any: Open List One.", "iPadOS: Open Page Many.",
        "macOS: Click Many Mac.", "macOS: Click One Mac.",
      ])
    #expect(try tips(on: "macOS") == ["any: Click Many Mac.", "any: Click One Mac."])
    #expect(try tips(on: "iPadOS") == ["any: Open Page Many."])
    #expect(try tips(on: "tvOS") == ["any: Open List Many.", "any: Open List One."])
    #expect(try tips(on: "tvOS", ofTip: "iPadOS") == ["iPadOS: Open Page Many."])
    #expect(try tips(ofTip: "tvOS") == ["tvOS: Open List Many.", "tvOS: Open List One."])
  }

  @Test("The devices of a catalog are systems; a system without one has the texts of all")
  func systems() throws {
    func titles(_ platform: String, _ devices: [String]) throws -> [String] {
      let texts = StoredValue.object(
        Dictionary(uniqueKeysWithValues: devices.map { ($0, Self.unit("Open \($0)")) }))
      let catalog = Self.catalog([
        "title": ["localizations": ["en": ["variations": ["device": texts]]]]
      ])
      let content = """
        {
          \(platform)"catalogs": ["L.xcstrings"],
          "tips": [{"id": "A", "title": {"key": "title"}}]
        }
        """
      return try document(content, ["L.xcstrings": catalog]).contents[0].tips.map { tip in
        "\(tip.platform?.rawValue ?? "any"): \(tip.title)"
      }.sorted()
    }
    let all = ["iphone", "ipod", "ipad", "mac", "appletv", "applewatch", "applevision"]
    #expect(
      try titles("", all) == [
        "iOS: Open iphone", "iOS: Open ipod", "iPadOS: Open ipad", "macOS: Open mac",
        "tvOS: Open appletv", "visionOS: Open applevision", "watchOS: Open applewatch",
      ])
    let watch = "\"platform\": \"watchOS\", "
    #expect(try titles(watch, all) == ["any: Open applewatch"])
    #expect(try titles(watch, ["mac", "ipad"]) == ["any: Open ipad", "any: Open mac"])
    #expect(try titles(watch, ["mac", "other"]) == ["any: Open other"])
  }

  @Test(
    "L2: the placeholders of both texts are listed in their order",
    arguments: [
      ("%@ of %lld", "davon", "no placeholder", "%@ and %lld"),
      ("%2$@ in %1$lld of %3$d", "%@", "%@", "%lld and %@ and %d"),
      ("it", "%lld", "%lld", "no placeholder"),
      ("%@", "%hd%%", "%hd", "%@"), ("%lld", "% lld", "no placeholder", "%lld"),
    ])
  func placeholders(source: String, text: String, found: String, wanted: String) throws {
    let catalog = Self.catalog([
      "birds": ["localizations": ["en": Self.unit(source), "de": Self.unit(text)]]
    ])
    let document = try document(catalog, [:], named: "L.xcstrings")
    let findings = TipGuidance.check(languages: document.contents).flatMap(\.findings)
    #expect(
      findings.filter { $0.id == "L2" }.map(\.message)
        == ["A text in de has \(found), and the original has \(wanted)."])
  }

  @Test(
    "L2: a text for one thing has only placeholders of the original",
    arguments: [
      ("%lld in %@", "%lld", 0), ("%lld in %@", "%lld in %lld", 1), ("%lld in %@", "", 0),
      ("%lld", "%lld in %@", 1),
    ])
  func partOfPlaceholders(source: String, one: String, count: Int) throws {
    let german: StoredValue = [
      "variations": ["plural": ["one": Self.unit("Ein \(one)"), "other": Self.unit(source)]]
    ]
    let catalog = Self.catalog([
      "birds": ["localizations": ["en": Self.unit(source), "de": german]]
    ])
    let document = try document(catalog, [:], named: "L.xcstrings")
    let findings = TipGuidance.check(languages: document.contents).flatMap(\.findings)
    #expect(findings.count { $0.id == "L2" } == count)
  }
}
