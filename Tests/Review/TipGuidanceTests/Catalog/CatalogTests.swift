import TestSupport
import Testing
import TipGuidance
import TipModel

@Suite("String catalogs")
struct CatalogTests {
  /// A file with one tip and one tooltip, whose texts are keys.
  private static let content = """
    {
      "catalogs": ["Localizable.xcstrings"],
      "tips": [
        {
          "id": "A", "symbol": "star.fill",
          "title": {"key": "title"}, "message": {"key": "message"}, "actions": [{"key": "action"}]
        },
        {"id": "B", "title": "Feed the Birds", "message": "Fill the feeder in the evening."}
      ]
    }
    """

  private static let unit = #"{"stringUnit": {"state": "translated", "value": "#

  private static func entry(_ texts: [(String, String)]) -> String {
    let languages = texts.map { "\"\($0)\": \(unit)\"\($1)\"}}" }
    return "{\"localizations\": {\(languages.joined(separator: ", "))}}"
  }

  /// A catalog with an entry for each key of the content.
  private static func catalog(
    message: String = entry([("en", "Tap the star to keep it."), ("de", "Tippe auf den Stern.")]),
    title: String = entry([("en", "Save to Favorites"), ("de", "Als Favorit sichern")])
  ) -> String {
    """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "title": \(title),
      "message": \(message),
      "action": \(entry([("en", "Learn More"), ("de", "Mehr erfahren")]))
    }}
    """
  }

  private func document(
    _ files: [String: String], content: String = Self.content
  ) throws -> GuidanceDocument {
    try GuidanceDocument(
      text: content, subject: "help.json", at: Timestamp(milliseconds: 0)
    ) { name throws(TipControlError) in
      guard let text = files[name] else {
        throw TipControlError(.missing, subject: name, reason: "There is no \(name)")
      }
      return text
    }
  }

  /// The findings in all languages, such as `L1 tip:A de Localizable.xcstrings:3`.
  private func findings(
    _ files: [String: String], content: String = Self.content
  ) throws -> [String] {
    let document = try document(files, content: content)
    return zip(document.contents, TipGuidance.check(languages: document.contents)).flatMap {
      content, report in
      report.findings.map { finding in
        let place = document.place(of: finding, in: content.language)
        return "\(finding.id) \(finding.item) \(content.language) \(place.file):\(place.line)"
      }
    }
  }

  @Test("An item has the texts of each language; one without keys is in the app's own alone")
  func languages() throws {
    let contents = try document(["Localizable.xcstrings": Self.catalog()]).contents
    #expect(contents.map(\.language) == ["en", "de"])
    #expect(contents.map { $0.tips.map(\.id) } == [["A", "B"], ["A"]])
    let german = contents[1].tips[0]
    #expect(
      german.title == "Als Favorit sichern" && german.message == "Tippe auf den Stern.")
    #expect(german.actions == ["Mehr erfahren"] && german.language == "de")
    #expect(german.symbol == "star.fill" && contents[1].tips[0].platform == nil)
    #expect(try findings(["Localizable.xcstrings": Self.catalog()]) == [])
  }

  @Test("L1: a text without a translation is found, also one that is new or empty")
  func l1() throws {
    for german in ["", #", "de": {"stringUnit": {"state": "new", "value": "Tap"}}"#] {
      let message =
        #"{"localizations": {"en": \#(Self.unit)"Tap the star to keep it."}}\#(german)}}"#
      #expect(
        try findings(["Localizable.xcstrings": Self.catalog(message: message)])
          == ["L1 tip:A de Localizable.xcstrings:3"])
    }
    let fixed = Self.catalog(
      title:
        #"{"shouldTranslate": false, "localizations": {"en": \#(Self.unit)"Save to BirdBox"}}}}"#)
    #expect(try findings(["Localizable.xcstrings": fixed]) == [])
  }

  @Test(
    "L1: a key that no catalog has is an error with the nearest key, and its item is not checked")
  func l1Key() throws {
    let content = Self.content.replacing("\"key\": \"title\"", with: "\"key\": \"titel\"")
    let files = ["Localizable.xcstrings": Self.catalog()]
    #expect(
      try findings(files, content: content) == [
        "L1 tip:A en help.json:6", "L1 tip:A de help.json:6",
      ])
    let report = TipGuidance.check(languages: try document(files, content: content).contents)[0]
    #expect(report.findings.map(\.severity) == [.error])
    #expect(report.findings.first?.suggestion == "Did you mean \"title\"?")
  }

  @Test("A key without a text in the app's own language is the text")
  func keyAsText() throws {
    let content = Self.content.replacing(
      "\"key\": \"title\"", with: "\"key\": \"Save to Favorites\"")
    let catalog = Self.catalog().replacing(
      "\"title\": \(Self.entry([("en", "Save to Favorites"), ("de", "Als Favorit sichern")]))",
      with: "\"Save to Favorites\": \(Self.entry([("de", "Sichern")]))")
    let contents = try document(["Localizable.xcstrings": catalog], content: content).contents
    #expect(contents.map { $0.tips[0].title } == ["Save to Favorites", "Sichern"])
  }

  @Test("A new text in the app's own language is that of the code")
  func newText() throws {
    let catalog = Self.catalog().replacing(
      #"{"state": "translated", "value": "Save to Favorites""#,
      with: #"{"state": "new", "value": "Save to Favorites""#)
    let contents = try document(["Localizable.xcstrings": catalog]).contents
    #expect(
      contents.map { $0.tips[0].title } == ["Save to Favorites", "Als Favorit sichern"])
  }

  @Test("L1: a key that an item has twice is one finding")
  func l1Once() throws {
    let title = #"{"localizations": {"en": \#(Self.unit)"Learn More"}}}}"#
    let content = Self.content.replacing(#"{"key": "action"}"#, with: #"{"key": "title"}"#)
    let found = try findings(
      ["Localizable.xcstrings": Self.catalog(title: title)], content: content)
    #expect(
      found.filter { $0.hasPrefix("L1") } == ["L1 tip:A de Localizable.xcstrings:2"])
  }

  @Test(
    "L2: placeholders must agree with the original in number and type",
    arguments: [
      ("%@ of %lld", "%2$lld von %1$@", true), ("%@ of %lld", "%@ von %@", false),
      ("%lld", "viele", false), ("100% of it", "100 % davon", true),
      ("%%", "%lld", false), ("%.2f", "%f", true), ("%d", "%lld", false),
      ("%1$@", "%@", true), ("%9$@", "%@", false), ("%", "%%", true),
      ("%99999999999999999999$@", "%@", false),
    ])
  func l2(original: String, translation: String, isGood: Bool) throws {
    let message = Self.entry([("en", "Keep \(original) here."), ("de", "\(translation) bleibt.")])
    let found = try findings(["Localizable.xcstrings": Self.catalog(message: message)])
    #expect(found.contains("L2 tip:A de Localizable.xcstrings:3") == !isGood)
  }

  @Test("L2: a text for one thing needs no number, that for several does")
  func l2Plural() throws {
    func message(_ one: String, _ other: String) -> String {
      func plural(_ one: String, _ other: String) -> String {
        "{\"variations\": {\"plural\": {\"one\": \(Self.unit)\"\(one)\"}}, "
          + "\"other\": \(Self.unit)\"\(other)\"}}}}}"
      }
      let english = plural("Tap %lld bird here.", "Tap %lld birds here.")
      return "{\"localizations\": {\"en\": \(english), \"de\": \(plural(one, other))}}"
    }
    func found(_ one: String, _ other: String) throws -> Int {
      try findings(["Localizable.xcstrings": Self.catalog(message: message(one, other))]).count {
        $0.hasPrefix("L2")
      }
    }
    #expect(try found("Ein Vogel", "%lld Vögel") == 0)
    #expect(try found("Ein Vogel", "Vögel") == 1)
    #expect(try found("%@ Vogel", "%lld Vögel") == 1)
    let texts = try document(
      ["Localizable.xcstrings": Self.catalog(message: message("Ein Vogel", "%lld Vögel"))]
    ).contents[1].tips.compactMap(\.message)
    #expect(texts.sorted() == ["%lld Vögel", "Ein Vogel"])
    // A catalog is sorted, and ends with the text for none.
    let catalog = Self.catalog(
      message: message("Ein Vogel", "%lld Vögel").replacing(
        #"birds here."}}}"#,
        with: #"birds here."}}, "zero": \#(Self.unit)"Tap to see birds later."}}}"#))
    #expect(try findings(["Localizable.xcstrings": catalog]).filter { $0.hasPrefix("L2") } == [])
  }

  @Test("Each device has its item; a system of the file selects its device, or else the other ones")
  func devices() throws {
    let devices = ["mac": "Click the star here.", "other": "Tap the star here."]
    let texts = devices.sorted { $0.key < $1.key }
      .map { "\"\($0)\": \(Self.unit)\"\($1)\"}}" }.joined(separator: ", ")
    let files = [
      "Localizable.xcstrings": Self.catalog(
        message: "{\"localizations\": {\"en\": {\"variations\": {\"device\": {\(texts)}}}}}")
    ]
    func tips(_ platform: String?) throws -> [String] {
      let content =
        platform.map {
          Self.content.replacing("{\n  \"cat", with: "{\"platform\": \"\($0)\", \"cat")
        }
        ?? Self.content
      return try document(files, content: content).contents[0].tips.filter { $0.id == "A" }
        .map { "\($0.platform?.rawValue ?? "any"): \($0.message ?? "")" }.sorted()
    }
    #expect(try tips(nil) == ["any: Tap the star here.", "macOS: Click the star here."])
    #expect(try tips("macOS") == ["any: Click the star here."])
    #expect(try tips("iOS") == ["any: Tap the star here."])
  }

  @Test("A name for a number stands for its text in general")
  func substitutions() throws {
    let message = """
      {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "Tap %#@birds@ in %2$@."},
        "substitutions": {"birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": \(Self.unit)"%arg bird"}}, "other": \(Self.unit)"%arg birds"}}}}}}
      }, "de": \(Self.unit)"%lld Vögel in %@"}}}}
      """
    let files = ["Localizable.xcstrings": Self.catalog(message: message)]
    #expect(
      try document(files).contents[0].tips[0].message == "Tap %1$lld birds in %2$@.")
    #expect(try findings(files) == [])
  }

  @Test("A strings file has the language of its folder; comments, escapes and Base are read")
  func strings() throws {
    let content = Self.content.replacing(
      "\"Localizable.xcstrings\"",
      with: "\"Base.lproj/L.strings\", \"fr.lproj/L.strings\"")
    let files = [
      "Base.lproj/L.strings": """
      \u{FEFF}/* The title; of a tip = "x" */
      "title" = "Save to Favorites";
      // Without a quote: it's
      "message" = "Tap \\"the star\\" to keep caf\\U00e9;s = birds.";
      "action" = "Learn More";
      """,
      "fr.lproj/L.strings":
        "\"title\"=\"Enregistrer\";\n\"message\"=\"Touchez l’étoile.\";\"action\" = \"Lire\" ;",
    ]
    let contents = try document(files, content: content).contents
    #expect(contents.map(\.language) == ["en", "fr"])
    #expect(contents[0].tips[0].message == "Tap \"the star\" to keep café;s = birds.")
    #expect(contents[1].tips[0].title == "Enregistrer")
    let missing = files.mapValues { $0.replacing("\"action\" = \"Lire\" ;", with: "") }
    #expect(
      try findings(missing, content: content) == ["L1 tip:A fr Base.lproj/L.strings:5"])
  }

  @Test(
    "A broken catalog is refused with its line and its path",
    arguments: [
      ("{\"sourceLanguage\": \"en\",\n\"strings\": 5}", "2: strings is invalid"),
      ("{\"sourceLanguage\": \"en\"}", "1: strings is missing"),
      ("\n{\"sourceLanguage\": \"en\"}", "1: strings is missing"),
      ("{\"strings\": {}}", "1: sourceLanguage is missing"),
      ("{\"sourceLanguage\": \"english\",\n\"strings\": {}}", "1: sourceLanguage is invalid"),
      (
        catalog().replacing("\"de\": ", with: "\"x y\": "),
        "2: strings.title.localizations[\"x y\"] is invalid. Write a language"
      ),
      (
        catalog().replacing("\"Tippe auf den Stern.\"", with: "5"),
        "3: strings.message.localizations.de.stringUnit.value is invalid"
      ),
      (catalog(message: "{\"localizations\": []}"), "3: strings.message.localizations is invalid"),
      (
        catalog(message: "{\"localizations\": {\"de\": {\"variations\": {\"plural\": 5}}}}"),
        "3: strings.message.localizations.de.variations.plural is invalid"
      ),
      (catalog(message: "{"), "invalid JSON"),
    ])
  func broken(catalog: String, message: String) {
    expectError("Localizable.xcstrings:\(message.first == "i" ? "" : message)", message) {
      try document(["Localizable.xcstrings": catalog])
    }
  }

  @Test(
    "A broken strings file is refused with its line",
    arguments: [
      ("\"a\" = \"b\"\n\"c\" = \"d\";", "3: invalid strings file. Write each key once"),
      ("\"a\" = ;", "2: invalid strings file."),
      ("\"a = \"b\";", "2: \"b\" is written without quotes. Write it in double quotes."),
      ("/* \"a\" = \"b\";", "2: invalid strings file."),
      ("\"a\" = \"b\\", "2: invalid strings file."),
      ("\"a\" = 5;", "2: \"5\" is written without quotes."),
      ("\"x\" = \"a\";\n_my.key-2 = \"b\";", "3: \"_my.key-2\" is written without quotes."),
      ("käfig = \"b\";", "2: \"käfig\" is written without quotes."),
      (
        "\"a\" = \"b\";\n/* one */ \"b\" = \"a\";\n\"a\" = \"c\";",
        "4: the key \"a\" is written twice. Delete one of the two."
      ),
    ])
  func brokenStrings(text: String, message: String) {
    let content = Self.content.replacing("Localizable.xcstrings", with: "de.lproj/L.strings")
    let text = "\n" + text
    expectError("de.lproj/L.strings:\(message)", "") {
      try document(["de.lproj/L.strings": text], content: content)
    }
  }

  @Test("A catalog that is no catalog, too large or of an unknown language is named")
  func refusals() {
    for (name, text, message) in [
      ("L.json", "", "\"L.json\" is not a string catalog. Name a file that ends with .xcstrings"),
      ("L.strings", "", "The language of \"L.strings\" is not known."),
      ("english.lproj/L.strings", "", "The language of \"english.lproj/L.strings\" is not known."),
      (
        "L.xcstrings", String(repeating: " ", count: StringCatalogs.largest + 1),
        "L.xcstrings has 20000001 bytes, more than 20 MB."
      ),
    ] {
      let content = Self.content.replacing("Localizable.xcstrings", with: name)
      expectError(message, "") { try document([name: text], content: content) }
    }
    expectError("help.json:2: tips[0].title names a key, but the file has no catalogs.", "") {
      try document([:], content: "{\"tips\": [{\"id\": \"A\",\n\"title\": {\"key\": \"a\"}}]}")
    }
    expectError("help.json:5: tips[0].language cannot be beside a key", "") {
      try document(
        ["Localizable.xcstrings": Self.catalog()],
        content: Self.content.replacing(
          "\"id\": \"A\"", with: "\"id\": \"A\", \"language\": \"de\""))
    }
  }

  @Test("A repair is not taken back when two items want different texts")
  func conflict() throws {
    let content = """
      {
        "catalogs": ["Localizable.xcstrings"],
        "tips": [{"id": "A", "title": "Save a Backyard", "actions": [{"key": "area"}]}],
        "tooltips": [{"id": "area", "text": {"key": "area"}}]
      }
      """
    var files = [
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "area": \(Self.entry([("en", "Choose another area.")]))
      }}
      """
    ]
    var repairs: [GuidanceDocument.Repair] = []
    for _ in 0..<4 {
      let document = try document(files, content: content)
      let result = document.repaired(
        TipGuidance.check(languages: document.contents), after: repairs)
      repairs += result.repairs
      for file in result.files { files[file.name] = file.text }
    }
    #expect(repairs.map(\.new) == ["Choose another area", "Choose Another Area"])
  }

  @Test("Of several forms of a text, a repair changes only the one that it was found in")
  func repairOfForm() throws {
    let title = """
      {"localizations": {"en": {"variations": {"plural": {
        "one": \(Self.unit)"Save %lld Favorite."}}, "other": \(Self.unit)"Save %lld Favorites"}}}}}}}
      """
    let files = ["Localizable.xcstrings": Self.catalog(title: title)]
    let document = try document(files)
    let result = document.repaired(TipGuidance.check(languages: document.contents))
    #expect(
      result.repairs.map(\.description) == [#""Save %lld Favorite." -> "Save %lld Favorite""#])
    let old = try #require(files["Localizable.xcstrings"])
    #expect(result.files.map(\.text) == [old.replacing("Favorite.", with: "Favorite")])
  }

  @Test("A text that is composed of others is not repaired, as no file has it")
  func repairOfSubstitution() throws {
    let title = """
      {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "Save %#@birds@."},
        "substitutions": {"birds": {"formatSpecifier": "lld", "variations": {"plural": {
          "one": \(Self.unit)"%arg Favorite"}}, "other": \(Self.unit)"%arg Favorites"}}}}}}
      }}}
      """
    let document = try document(["Localizable.xcstrings": Self.catalog(title: title)])
    let reports = TipGuidance.check(languages: document.contents)
    #expect(reports[0].findings.compactMap(\.fix?.old) == ["Save %lld Favorites."])
    #expect(document.repaired(reports).repairs == [])
  }

  @Test("A silence holds in all languages, and is unused when none has its finding")
  func silences() throws {
    func findings(_ symbol: String, _ check: String) throws -> [String] {
      let silence = "{\"check\": \"\(check)\", \"item\": \"tip:A\", \"reason\": \"R.\"}"
      let message = Self.entry([("en", "Tap the star here.")])
      return try self.findings(
        ["Localizable.xcstrings": Self.catalog(message: message)],
        content: Self.content.replacing("star.fill", with: symbol).replacing(
          "\"tips\"", with: "\"silences\": [\(silence)], \"tips\""))
    }
    #expect(try findings("star.fill", "L1") == [])
    #expect(try findings("star", "T13") == ["L1 tip:A de Localizable.xcstrings:3"])
    #expect(
      try findings("star.fill", "T13")
        == ["G4 tip:A en help.json:3", "L1 tip:A de Localizable.xcstrings:3"])
  }

  private func expectError(
    _ start: String, _ part: String, _ body: () throws -> GuidanceDocument,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(sourceLocation: sourceLocation) {
      try body()
    } throws: { error in
      let words = "\(error)"
      return (error as? TipControlError)?.code == .malformed && words.hasPrefix(start)
        && words.contains(part)
    }
  }

  @Test("Many missing keys are not all compared with all keys")
  func manyMissing() {
    var nearest = NearestKeys((0..<1000).map { "bird.\($0)" })
    #expect(nearest.key(like: "brid.7") == "bird.7")
    for number in 0..<200 { _ = nearest.key(like: "missing.\(number)") }
    for number in 0..<200 { _ = nearest.key(like: "missing.\(number)") }
    #expect(nearest.comparisonCount == 20 * 1000)
    #expect(nearest.key(like: "brid.7") == "bird.7")
    var unsorted = NearestKeys(["bird.8", "bird.7"])
    #expect(unsorted.key(like: "bird.9") == "bird.7", "the first by name")
  }
}

@Suite("A catalog of twelve languages")
struct TranslatedContentTests {
  private static let name = "Fixtures/guidance/Localizable.xcstrings"

  private func document(_ catalog: String) throws -> GuidanceDocument {
    let name = "Fixtures/guidance/translated.json"
    return try GuidanceDocument(
      text: PackageFile.text(name), subject: name, at: Timestamp(milliseconds: 0)
    ) { name throws(TipControlError) in
      #expect(name == Self.name)
      return catalog
    }
  }

  private func reports(_ document: GuidanceDocument) -> [String] {
    zip(document.contents, TipGuidance.check(languages: document.contents)).flatMap {
      content, report in
      report.findings.map { "\($0.id) \($0.item) \(content.language)" }
    }.sorted()
  }

  @Test("Plurals and devices are read, and every language is checked")
  func checked() throws {
    let document = try document(PackageFile.text(Self.name))
    #expect(document.contents.count == 12)
    let arabic = try #require(document.contents.first { $0.language == "ar" })
    #expect(arabic.tips.count { $0.id == "NewcomersTip" } == 6)
    #expect(arabic.tips.filter { $0.id == "FavoriteBackyardTip" }.map(\.platform) == [.macOS, nil])
    #expect(
      reports(document) == [
        "C1 tooltip:feeder de", "C4 tooltip:feeder en", "C5 tooltip:feeder en",
        "L1 alert:remove-backyard pl", "L2 tip:NewcomersTip ru",
      ])
  }

  @Test("A repair changes one text, and leaves every other byte of the catalog")
  func repaired() throws {
    let old = try PackageFile.text(Self.name)
    var text = old
    for _ in 0..<2 {
      let document = try document(text)
      let result = document.repaired(TipGuidance.check(languages: document.contents))
      #expect(
        result.files.map(\.name) == [Self.name] && result.repairs.map(\.line) == [390])
      text = try #require(result.files.first).text
    }
    #expect(
      text
        == old.replacing(
          "\"Fill The Feeder of This Backyard.\"", with: "\"Fill the feeder of this backyard\""))
    let document = try document(text)
    #expect(
      document.repaired(TipGuidance.check(languages: document.contents)).repairs == [])
    #expect(!reports(document).contains { $0.hasSuffix("en") })
  }
}
