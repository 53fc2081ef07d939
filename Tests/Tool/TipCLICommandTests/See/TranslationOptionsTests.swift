import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("Tips in the languages of a catalog")
struct TranslationOptionsTests {
  private static let catalog = """
    {
      "sourceLanguage": "en", "version": "1.0",
      "strings": {
        "feed.title": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Feed the Birds"}},
          "de": {"stringUnit": {"state": "translated", "value": "Vögel füttern"}},
          "ar": {"stringUnit": {"state": "translated", "value": "أطعم الطيور"}}
        }},
        "A full feeder brings new visitors to your backyard.": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Ein voller Napf lockt Gäste an."}}
        }},
        "Share Your Backyard": {"localizations": {
          "de": {"variations": {"device": {
            "mac": {"stringUnit": {"state": "translated", "value": "Garten am Mac teilen"}},
            "other": {"stringUnit": {"state": "translated", "value": "Garten teilen"}}
          }}},
          "ar": {"stringUnit": {"state": "new", "value": "Share Your Backyard"}}
        }}
      }
    }
    """
  let yard: Yard

  init() throws {
    yard = try Yard()
    try yard.write(Self.catalog, to: "Help.xcstrings")
  }

  @Test("A card has the texts of a language, by their keys or by the app's own texts")
  func language() {
    let run = yard.run(
      "card", "FeedBirdsTip", "--catalog", "Help.xcstrings", "--language", "de", "-q")
    #expect(run.code == .done)
    #expect(
      run.output == """
        de:
        ╭──────────────────────────────────────────╮
        │ [leaf.fill]                            × │
        │ Vögel füttern                            │
        │ Ein voller Napf lockt Gäste an.          │
        ╰──────────────────────────────────────────╯

        """)
    #expect(run.errors.isEmpty)
  }

  @Test("A sheet has a row for each language, and mirrors those from right to left")
  func languages() throws {
    let command = [
      "card", "FeedBirdsTip", "ShareBackyardTip", "--catalog", "Help.xcstrings",
      "--languages", "all",
    ]
    let run = yard.run(command + ["--format", "svg"])
    #expect(run.code == .done)
    let labels = run.output.matches(of: /y="([0-9.]+)" font-size="13"[^>]*>(\w+)</)
    #expect(labels.map(\.output.2) == ["en", "ar", "de"])
    let tops = labels.compactMap { Double($0.output.1) }
    #expect(tops == tops.sorted() && Set(tops).count == 3)
    #expect(run.output.contains("Vögel füttern"))
    #expect(run.output.contains("direction=\"rtl\""))

    let page = yard.run(command + ["--format", "html"]).output
    let tags = page.matches(of: /lang="(\w+)"/).map(\.output.1)
    #expect(tags.suffix(6) == ["en", "en", "ar", "ar", "de", "de"])
    let text = yard.run(command + ["--format", "json"]).output
    guard case .object(let json) = try StoredValue(json: text, subject: "output"),
      case .array(let rows)? = json["languages"], case .object(let last)? = rows.last,
      case .array(let tips)? = last["tips"], case .object(let tip)? = tips.last
    else { return #expect(Bool(false), "\(text)") }
    #expect(last["language"] == "de")
    #expect(last["rightToLeft"] == false)
    guard case .object(let arabic) = rows[1] else { return #expect(Bool(false), "\(text)") }
    #expect(arabic["language"] == "ar" && arabic["rightToLeft"] == true)
    #expect(tip["title"] == "Garten teilen")
  }

  @Test("A text without a translation is drawn in the app's own language, and named once")
  func untranslated() {
    let run = yard.run(
      "card", "FeedBirdsTip", "ShareBackyardTip", "--catalog", "Help.xcstrings", "--languages",
      "all")
    let start = "tipctl: warning: Help.xcstrings has no text for "
    let warnings = run.errors.split(separator: "\n").filter { $0.hasPrefix("tipctl: warning:") }
    let expected = """
      "A full feeder brings new visitors to your backyard." of "FeedBirdsTip" in ar.
      "Invite a friend to watch your birds." of "ShareBackyardTip" in en, ar, de.
      "Share" of "ShareBackyardTip" in en, ar, de.
      "Learn More" of "ShareBackyardTip" in en, ar, de.
      "Share Your Backyard" of "ShareBackyardTip" in ar.
      """
    #expect(warnings.map { $0.dropFirst(start.count) } == expected.split(separator: "\n"))
    #expect(warnings.allSatisfy { $0.hasPrefix(start) })
    #expect(run.output.ranges(of: "Invite a friend to watch your birds.").count == 3)
  }

  @Test("The picture of one card has its language, and a strings file only its own one")
  func strings() throws {
    let one = yard.run(
      "card", "FeedBirdsTip", "--catalog", "Help.xcstrings", "--language", "de", "--format", "svg")
    #expect(one.output.contains("font-size=\"13\""))
    let folder = yard.folder.appending(path: "my texts/de.lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try yard.write("\"Feed the Birds\" = \"Vögel füttern\";", to: "my texts/de.lproj/A.strings")
    let run = yard.run(
      "card", "FeedBirdsTip", "--catalog", "my texts/de.lproj/A.strings", "--languages", "all")
    #expect(run.output.hasPrefix("de:\n"))
    #expect(run.output.contains("Vögel füttern"))
    #expect(run.errors.contains("in de.\nTranslate it.\n"), "\(run.errors)")
    try yard.write(Self.catalog, to: "my texts/Help.xcstrings")
    let spaced = yard.run(
      "card", "ShareBackyardTip", "--catalog", "my texts/Help.xcstrings", "--language", "ar")
    #expect(spaced.errors.contains("\"tipctl lint 'my texts/Help.xcstrings'\" lists all"))
  }

  @Test("A gallery has a row of cards for each language")
  func gallery() throws {
    let command = ["gallery", "--catalog", "Help.xcstrings", "--languages", "all"]
    let page = yard.run(command).output
    let feed = try #require(page.split(separator: "id=\"tip-FeedBirdsTip\"").last)
    let article = try #require(feed.split(separator: "</article>").first)
    #expect(article.matches(of: /<h3>(\w+)</).map(\.output.1) == ["en", "ar", "de"])
    #expect(article.contains("aria-label=\"Vögel füttern, light\""))
    let plain = yard.run("gallery").output
    #expect(!plain.contains("<h3>"))
    let json = yard.run(command + ["--format", "json"]).output
    #expect(json.ranges(of: "\"languages\"").count == 5)
    #expect(json.contains("Vögel füttern"))
  }

  @Test(
    "Options that do not go together, and files that are no catalog, are refused",
    arguments: [
      (["--language", "de"], "\"--language\" needs a catalog", ExitCode.usage),
      (["--languages", "all"], "\"--languages\" needs a catalog", .usage),
      (["--catalog", "Help.xcstrings"], "\"--catalog\" needs a language", .usage),
      (
        ["--catalog", "Help.xcstrings", "--language", "fr"],
        "Help.xcstrings has no language \"fr\"", .usage
      ),
      (["--catalog", "No.xcstrings", "--language", "de"], "No.xcstrings", .missing),
      (
        ["--catalog", "a.json", "--language", "de"],
        "\"a.json\" is not a string catalog", .badData
      ),
      (
        ["--catalog", "Help.xcstrings", "--language", "de", "--languages", "all"], "--languages",
        .usage
      ),
    ])
  func refused(options: [String], reason: String, code: ExitCode) throws {
    try yard.write("{}", to: "a.json")
    for command in [["card", "FeedBirdsTip"], ["gallery"]] {
      // An error in the command line comes first, also without a datastore.
      let without = yard.run(command + options, environment: ["TIPCTL_DATASTORE": ""])
      #expect(without.errors.contains(reason), "\(without.errors)")
      let run = yard.run(command + options)
      #expect(run.code == code)
      #expect(run.errors.contains(reason), "\(run.errors)")
      #expect(run.output.isEmpty)
    }
  }
}
