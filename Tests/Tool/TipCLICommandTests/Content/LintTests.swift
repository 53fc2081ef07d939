import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipFoundation
import TipGuidance
import TipModel

@Suite("tipctl lint")
struct LintTests {
  let yard: Yard

  /// A content file with an error, two warnings and a text in German.
  static let content = """
    {
      "schema": 1,
      "tips": [
        {
          "id": "FavoriteBackyardTip",
          "title": "Save to Favorites",
          "message": "Tap the star to find this backyard again.",
          "symbol": "star",
          "anchorSymbol": "star"
        }
      ],
      "alerts": [
        {"id": "fertig", "title": "", "buttons": [{"title": "Fertig"}], "language": "de"}
      ]
    }
    """

  init() throws {
    yard = try Yard()
    try yard.write(Self.content, to: "Help.json")
    try yard.write(
      Self.content.replacing("\"title\": \"\"", with: "\"title\": \"Fertig?\""), to: "Fine.json")
  }

  private func lint(_ words: String...) throws -> StoredValue {
    let run = yard.run(["lint"] + words + ["--format", "json"])
    return try StoredValue(json: run.output, subject: "output")
  }

  @Test("G2: the exit code is 0 for warnings only, 1 for an error, and 1 with --strict for both")
  func codes() throws {
    #expect(yard.run("lint", "Help.json").code == .no)
    #expect(yard.run("lint", "Fine.json").code == .done)
    #expect(yard.run("lint", "Fine.json", "--strict").code == .no)
    try yard.write("{}", to: "Empty.json")
    #expect(yard.run("lint", "Empty.json", "--strict").code == .done)
    for reporter in ["text", "json", "github", "junit", "markdown", "sarif"] {
      #expect(yard.run("lint", "Help.json", "--reporter", reporter).code == .no)
      #expect(yard.run("lint", "Fine.json", "--reporter", reporter).code == .done)
    }
  }

  @Test("A table of Markdown names the check and the line")
  func markdown() {
    let run = yard.run("lint", "Help.json", "--reporter", "markdown")
    #expect(
      run.output.contains(
        """
        | warning | T13 tip:FavoriteBackyardTip | The symbol "star" is not filled, and is harder \
        to see in a tip.<br>Write "star.fill". | Help.json:8 |

        """), "\(run.output)")
  }

  @Test("People see the line, the severity, the item, the check, the reason and the next step")
  func text() {
    let run = yard.run("lint", "Help.json")
    #expect(
      run.output.contains(
        """
        Help.json:8: warning: tip:FavoriteBackyardTip  T13
          The symbol "star" is not filled, and is harder to see in a tip.
          Write "star.fill".
        """))
    #expect(run.output.contains("Help.json:13: error: alert:fertig  M1\n"))
    #expect(run.output.contains("Found: 1 error, 2 warnings in 2 items."))
    #expect(run.output.contains("for English skipped texts in other languages: de."))
    let coloured = yard.run(["lint", "Help.json"]) { $0.outputIsTerminal = true }.output
    #expect(coloured.contains("Help.json:8: \u{1B}[33mwarning:\u{1B}[0m tip:"), "\(coloured)")
    #expect(coloured.contains("Help.json:13: \u{1B}[1;31merror:\u{1B}[0m alert:fertig"))
  }

  @Test(
    "G2: the JSON has the schema of all commands, and the findings that the library has, in its order"
  )
  func json() throws {
    let output = try lint("Help.json")
    guard case .array(let findings)? = output.member("findings") else {
      Issue.record("no findings")
      return
    }
    #expect(output.member("schema") == 4)
    let document = try GuidanceDocument(
      text: Self.content, subject: "Help.json", at: Timestamp(milliseconds: 0))
    let expected = TipGuidance.check(document.contents[0])
    #expect(findings.count == expected.findings.count && !findings.isEmpty)
    for (finding, expected) in zip(findings, expected.findings) {
      #expect(finding.member("id") == .string(expected.id))
      #expect(finding.member("severity") == .string(expected.severity.rawValue))
      #expect(finding.member("item") == .string(expected.item))
      #expect(finding.member("message") == .string(expected.message))
      #expect(finding.member("suggestion") == .string(expected.suggestion))
      #expect(finding.member("words") == expected.words.map(StoredValue.string) ?? .null)
      #expect(finding.member("file") == "Help.json")
      #expect(finding.member("heuristic") == .bool(expected.isHeuristic))
    }
    for (id, line) in [("M1", 13), ("T13", 8)] {
      let places = findings.filter { $0.member("id") == .string(id) }.map { $0.member("line") }
      #expect(places == [.int(line)])
    }
    guard case .array(let skipped)? = output.member("skipped") else {
      Issue.record("no skipped checks")
      return
    }
    #expect(skipped.map { $0.member("id") } == expected.skipped.map { .string($0.id) })
    #expect(skipped.contains { $0.member("id") == "M6" && $0.member("count") == 1 })
    for language in ["fr", "es"] {
      try yard.write(
        Self.content.replacing("\"de\"", with: "\"\(language)\""), to: "\(language).json")
    }
    let several = try lint("Help.json", "fr.json", "es.json").member("skipped")
    guard case .array(let list)? = several else { return #expect(Bool(false)) }
    #expect(list.count == skipped.count)
    #expect(list.allSatisfy { $0.member("languages") == ["de", "es", "fr"] })
  }

  @Test("Without a file it checks the datastore, and a datastore or a document by name")
  func sources() throws {
    try yard.write(yard.export, to: "state.json")
    for words in [["lint"], ["lint", "birds"], ["lint", "state.json"]] {
      let run = yard.run(words)
      #expect(run.output.contains("warning: tip:SeasonalVisitorTip  T15"), "\(words)")
      #expect(run.output.contains(" in 5 items."), "\(words)")
    }
    let input = yard.run("lint", "-", input: [Self.content])
    #expect(
      input.output.contains("standard input:8: warning: tip:FavoriteBackyardTip  T13"))
  }

  @Test("Findings of several files are sorted by item, then by check, and name their file")
  func severalFiles() throws {
    guard case .array(let findings)? = try lint("Help.json", "Fine.json").member("findings") else {
      Issue.record("no findings")
      return
    }
    let places = findings.compactMap { finding -> String? in
      guard finding.member("item") == "tip:FavoriteBackyardTip",
        case .string(let id)? = finding.member("id"),
        case .string(let file)? = finding.member("file")
      else { return nil }
      return id + " " + file
    }
    #expect(
      places.filter { $0.hasPrefix("T13") || $0.hasPrefix("T14") }
        == ["T13 Help.json", "T13 Fine.json", "T14 Help.json", "T14 Fine.json"])
  }

  @Test(
    "An unknown system, input, language, check or reporter is exit code 64, with the list",
    arguments: [
      (["Help.json", "--platform", "iPod"], "visionOS"),
      (["--input", "voice"], "controller"), (["--explain", "T99"], "T13, T14"),
      (["Help.json", "--reporter", "xml"], "sarif"), (["--language", "english"], "pt-BR"),
      (["--fix"], "tipctl lint FILE --fix"), (["-", "--fix"], "FILE"),
      (["Help.json", "--dry-run"], "--fix"),
      (["Help.json", "--fix", "--dry-run", "--reporter", "github"], "Give one of them"),
      (["birds", "--fix"], "content file"),
    ])
  func usage(words: [String], suggestion: String) {
    let run = yard.run(["lint"] + words)
    #expect(run.code == .usage, "\(run.errors)")
    #expect(run.errors.contains(suggestion), "\(run.errors)")
  }

  @Test("A bad file is exit code 65 with its line and the nearest key, a missing one 66")
  func badFiles() throws {
    try yard.write("{\"tips\": [\n{\"id\": \"A\", \"titel\": \"\"}]}", to: "Bad.json")
    let run = yard.run("lint", "Bad.json")
    #expect(run.code == .badData)
    #expect(
      run.errorLines[0] == "tipctl: Bad.json:2: tips[0].titel is an unknown member.")
    #expect(run.errorLines[1] == "Write \"title\", or leave it out.")
    #expect(yard.run("lint", "None.json").code == .missing)
    try yard.write("{\"findings\": 5}", to: "Baseline.json")
    #expect(yard.run("lint", "Help.json", "--baseline", "Baseline.json").code == .badData)
  }

  @Test("The parameters apply to items that have none of their own")
  func parameters() throws {
    try yard.write(
      #"{"alerts": [{"id": "a", "title": "Save it?", "help": true, "buttons": [{"title": "Save"}]}]}"#,
      to: "Alert.json")
    #expect(!yard.run("lint", "Alert.json").output.contains("M2"))
    #expect(yard.run("lint", "Alert.json", "--platform", "iOS").output.contains("M2"))
  }

  @Test("G4: a baseline leaves out what it has, and says what no longer exists")
  func baseline() throws {
    #expect(yard.run("lint", "Help.json", "--write-baseline", "old.json").code == .done)
    let same = yard.run("lint", "Help.json", "--baseline", "old.json")
    #expect(same.code == .done)
    #expect(same.output.contains("Nothing found in 2 items."))
    #expect(same.output.contains("3 findings of the baseline left out."))
    try yard.write(Self.content.replacing("\"star\"", with: "\"bell\""), to: "New.json")
    let fewer = yard.run("lint", "Fine.json", "--baseline", "old.json")
    #expect(fewer.output.contains("The baseline has 1 finding that no longer exists:"))
    try yard.write(Self.content.replacing("Backyard", with: ""), to: "New.json")
    #expect(yard.run("lint", "New.json", "--baseline", "old.json").output.contains("T13"))
  }

  /// The words of the command, and the last lines of its output.
  @Test(
    "The summary counts findings, items and texts, and names what is left out",
    arguments: [
      ("One.xcstrings", ["Nothing found in 1 text."]),
      ("Two.xcstrings", ["Nothing found in 2 texts."]),
      (
        "Help.json One.xcstrings",
        ["Found: 1 error, 2 warnings in 2 items and 1 text.", explain("M1"), skipped("de")]
      ),
      (
        "Fine.json Two.xcstrings",
        ["Found: 2 warnings in 2 items and 2 texts.", explain("T13"), skipped("de")]
      ),
      (
        "French.json Fine.json",
        ["Found: 4 warnings in 4 items.", explain("T13"), skipped("de, fr")]
      ),
      (
        "One.xcstrings --baseline old.json", ["Nothing found in 1 text.", unused("3 findings", "")]
      ),
      (
        "Fine.json --baseline old.json",
        [
          "Nothing found in 2 items.", skipped("de"), "2 findings of the baseline left out.",
          unused("1 finding", "s"),
        ]
      ),
      (
        "Help.json --baseline one.json",
        [
          "Found: 1 error, 1 warning in 2 items.", explain("M1"), skipped("de"),
          "1 finding of the baseline left out.",
        ]
      ),
    ])
  func summary(words: String, lines: [String]) throws {
    func string(_ key: String, _ text: String) -> String {
      let unit = #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
      return #""\#(key)": {"localizations": {"en": \#(unit)}}"#
    }
    let title = string("alert.title", "Remove the nest?")
    let both = title + "," + string("cancel", "Cancel")
    for (name, strings) in [("One", title), ("Two", both)] {
      try yard.write(
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(strings)}}"#,
        to: "\(name).xcstrings")
    }
    try yard.write(
      text("Fine.json").replacing("\"de\"", with: "\"fr\""), to: "French.json")
    try yard.write(
      text("Fine.json").replacing("\"symbol\": \"star\"", with: "\"symbol\": \"star.fill\""),
      to: "Filled.json")
    for (file, baseline) in [("Help.json", "old.json"), ("Filled.json", "one.json")] {
      #expect(yard.run("lint", file, "--write-baseline", baseline, "-q").code == .done)
    }
    let output = yard.run(["lint"] + words.split(separator: " ").map(String.init)).lines
    let found = output.suffix(lines.count).map {
      $0.replacing(/^\d+ checks/, with: "Checks")
    }
    #expect(found == lines)
  }

  private static func explain(_ id: String) -> String {
    "The guideline and examples: tipctl lint --explain \(id)"
  }

  private static func skipped(_ languages: String) -> String {
    "Checks for English skipped texts in other languages: \(languages)."
  }

  private static func unused(_ count: String, _ ending: String) -> String {
    "The baseline has \(count) that no longer exist\(ending): "
      + "write it again with --write-baseline."
  }

  @Test("--fix repairs the file in place, and --dry-run shows the repairs")
  func fix() throws {
    let path = yard.folder.appending(path: "Fine.json")
    let before = try String(contentsOf: path, encoding: .utf8)
    let dry = yard.run("lint", "Fine.json", "--fix", "--dry-run")
    #expect(dry.code == .done)
    #expect(
      dry.output == """
        Dry run: nothing was changed. Without --dry-run:
        1 repair to make in 1 file.
        Fine.json:8: "star" -> "star.fill"

        """)
    #expect(try lint("Fine.json", "--fix", "--dry-run").member("changed") == true)
    #expect(try String(contentsOf: path, encoding: .utf8) == before)
    let run = yard.run("lint", "Fine.json", "--fix")
    #expect(run.output.contains("1 repair made in 1 file."))
    #expect(!run.output.contains("T13"))
    let after = try String(contentsOf: path, encoding: .utf8)
    #expect(after == before.replacing("\"symbol\": \"star\"", with: "\"symbol\": \"star.fill\""))
    let again = yard.run("lint", "Fine.json", "--fix", "--format", "json")
    #expect(again.output.contains("\"findings\""))
    #expect(try lint("Fine.json", "--fix", "--dry-run").member("changed") == false)
    #expect(try String(contentsOf: path, encoding: .utf8) == after)
  }

  #if os(Linux)
    @Test("--fix repairs all files or none, and names each with what became of it")
    func fixAll() throws {
      // A file that was deleted while it is open can be read, and has no name to replace.
      let gone = yard.folder.appending(path: "gone.json").path
      try yard.write(Self.content, to: "gone.json")
      let descriptor = open(gone, O_RDONLY)
      defer { close(descriptor) }
      try FileManager.default.removeItem(atPath: gone)
      try FileManager.default.createSymbolicLink(
        atPath: yard.folder.appending(path: "z.json").path,
        withDestinationPath: "/proc/\(getpid())/fd/\(descriptor)")
      let before = try text("Fine.json")
      for name in ["a.json", "b.json"] { try yard.write(before, to: name) }
      let run = yard.run("lint", "z.json", "b.json", "Fine.json", "a.json", "--fix")
      #expect(run.code == .cannotCreate, "\(run.errors)")
      #expect(run.errors.contains("z.json\" cannot be written"), "\(run.errors)")
      #expect(
        run.errors.contains(
          "not repaired: \"Fine.json\", \"a.json\", \"b.json\", \"z.json\""),
        "\(run.errors)")
      #expect(!run.errors.contains("; repaired:"), "\(run.errors)")
      #expect(try text("Fine.json") == before)
      #expect(try yard.leftovers.isEmpty)
    }
  #endif

  @Test("--fix removes temporary files of killed runs, and not of running ones")
  func fixLeftovers() throws {
    let path = yard.folder.appending(path: "Fine.json").path
    let running = try AtomicFile.stage("new", for: path)
    try yard.write("left", to: ".tipsnapshot-1-1.tmp")
    let names = try yard.leftovers
    #expect(names.count == 2)
    #expect(yard.run("lint", "Fine.json", "--fix").code == .done)
    #expect(try yard.leftovers.count == 1)
    #expect(try !yard.leftovers.contains(".tipsnapshot-1-1.tmp"))
    running.discard()
    #expect(try yard.leftovers.isEmpty)
  }

  @Test("--fix keeps the hard links, the mode and the owner of a file")
  func fixLinks() throws {
    let (path, link) = (
      yard.folder.appending(path: "Fine.json").path, yard.folder.appending(path: "Link.json").path
    )
    try FileManager.default.linkItem(atPath: path, toPath: link)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(yard.run("lint", "Fine.json", "--fix").code == .done)
    #expect(try text("Fine.json").contains("star.fill"))
    #expect(try text("Link.json") == text("Fine.json"))
    try FileManager.default.removeItem(atPath: link)
    try yard.write(Self.content, to: "Fine.json")
    // Only root may give a file away.
    let owner: NSNumber = geteuid() == 0 ? 65534 : NSNumber(value: geteuid())
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640, .ownerAccountID: owner], ofItemAtPath: path)
    #expect(yard.run("lint", "Fine.json", "--fix").output.contains("1 repair made"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.ownerAccountID] as? NSNumber == owner)
    #expect(attributes[.posixPermissions] as? NSNumber == 0o640)
  }

  /// Writes a content file and its catalogs into a folder.
  private func writeCatalogs() throws {
    for folder in ["app/en.lproj", "app/de.lproj"] {
      try FileManager.default.createDirectory(
        at: yard.folder.appending(path: folder), withIntermediateDirectories: true)
    }
    let content = """
      {
        "catalogs": ["en.lproj/L.strings", "de.lproj/L.strings"],
        "tooltips": [{"id": "feeder", "text": {"key": "feeder"}}]
      }
      """
    try yard.write(content, to: "app/Help.json")
    try yard.write(content, to: "app/Other.json")
    try yard.write(
      "/* é */\n\"feeder\" = \"Fill The \\\"Feeder\\\".\" ;\n", to: "app/en.lproj/L.strings")
    try yard.write("\"feeder\" = \"Futter nachfüllen.\";\n", to: "app/de.lproj/L.strings")
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: yard.folder.appending(path: name), encoding: .utf8)
  }

  @Test("L1, L2: a finding in a catalog has its file, its line and its language")
  func catalogFindings() throws {
    try writeCatalogs()
    let run = yard.run("lint", "app/Help.json")
    #expect(
      run.output.contains(
        "app/de.lproj/L.strings:1: warning: tooltip:feeder (de)  C5\n"), "\(run.output)")
    #expect(
      run.output.contains("app/en.lproj/L.strings:2: warning: tooltip:feeder (en)  C4\n"))
    #expect(run.output.contains("in 2 items."))
    let findings = try lint("app/Help.json").member("findings")
    guard case .array(let list)? = findings else { return #expect(Bool(false)) }
    #expect(Set(list.compactMap { $0.member("language") }) == ["de", "en"])
    #expect(
      yard.run("lint", "app/Help.json", "--reporter", "github").output.contains("(de)"))
  }

  @Test("A finding without a language is listed once, a missing translation is in the catalog")
  func once() throws {
    try writeCatalogs()
    let content = """
      {
        "catalogs": ["en.lproj/L.strings", "de.lproj/L.strings"],
        "tips": [{"id": "FeederTip", "title": {"key": "fill"}, "symbol": "star"}],
        "tooltips": [
          {"id": "later", "text": {"key": "later"}}, {"id": "gone", "text": {"key": "nowhere"}}
        ]
      }
      """
    try yard.write(content, to: "app/Help.json")
    try yard.write(
      "\"fill\" = \"Fill the Feeder\";\n\"later\" = \"Fill it later\";\n",
      to: "app/en.lproj/L.strings")
    try yard.write("\"fill\" = \"Futter nachfüllen\";\n", to: "app/de.lproj/L.strings")
    let output = yard.run("lint", "app/Help.json").output
    let findings = output.split(separator: "\n").filter { $0.hasPrefix("app/") }.map(String.init)
    #expect(findings.filter { $0.hasSuffix("tip:FeederTip  T13") }.count == 1, "\(output)")
    #expect(
      findings.contains("app/en.lproj/L.strings:2: warning: tooltip:later (de)  L1"), "\(output)")
    let missing = output.ranges(of: "No catalog has a text for the key \"nowhere\"")
    #expect(missing.count == 1, "\(output)")
  }

  @Test("--fix repairs catalogs that two files share, and keeps all other bytes")
  func catalogFix() throws {
    try writeCatalogs()
    let files = try yard.files
    let words = ["lint", "app/Help.json", "app/Other.json", "--fix"]
    #expect(
      yard.run(words + ["--dry-run"]).output.contains("3 repairs to make in 2 files."))
    #expect(try yard.files == files)
    #expect(yard.run(words).output.contains("3 repairs made in 2 files."))
    #expect(
      try text("app/en.lproj/L.strings") == "/* é */\n\"feeder\" = \"Fill the \\\"Feeder\\\"\" ;\n")
    #expect(try text("app/de.lproj/L.strings") == "\"feeder\" = \"Futter nachfüllen\";\n")
    #expect(try text("app/Help.json") == text("app/Other.json"))
  }

  @Test("A strings file in UTF-16 is read, and not repaired", arguments: [true, false])
  func wideStrings(isBigEndian: Bool) throws {
    try writeCatalogs()
    let text = "\u{FEFF}" + (try text("app/en.lproj/L.strings"))
    let data = try #require(
      text.data(using: isBigEndian ? .utf16BigEndian : .utf16LittleEndian))
    try data.write(to: yard.folder.appending(path: "app/en.lproj/L.strings"))
    let files = try yard.files
    let run = yard.run("lint", "app/Help.json")
    #expect(
      run.output.contains("app/en.lproj/L.strings:2: warning: tooltip:feeder (en)  C4"))
    let repair = yard.run("lint", "app/Help.json", "--fix")
    #expect(repair.code == .badData)
    let reason = "\"app/en.lproj/L.strings\" is in UTF-16, and cannot be repaired"
    #expect(repair.errors.contains(reason))
    #expect(try yard.files == files)
  }

  @Test("A catalog that is missing is exit code 66, a broken one 65; --fix writes nothing then")
  func badCatalogs() throws {
    try writeCatalogs()
    try yard.write("\"feeder\" = ", to: "app/de.lproj/L.strings")
    let files = try yard.files
    for words in [["lint", "app/Help.json"], ["lint", "app/Help.json", "--fix"]] {
      let run = yard.run(words)
      #expect(run.code == .badData && run.errors.contains("app/de.lproj/L.strings:1: "))
    }
    #expect(try yard.files == files)
    try FileManager.default.removeItem(at: yard.folder.appending(path: "app/de.lproj/L.strings"))
    let run = yard.run("lint", "app/Help.json")
    #expect(run.code == .missing)
    #expect(run.errors.contains("There is no string catalog \"app/de.lproj/L.strings\""))
  }

  @Test("It says which help it did not see")
  func unseen() throws {
    let before = yard.run("lint").output
    #expect(!before.contains("are not in the datastore"))
    #expect(yard.run("alerts", "--answer", "a=OK,b=OK,*=Cancel").code == .done)
    try yard.change(.registerToolTip(ToolTipDefinition(id: "feeder", asksDelegate: true)))
    let sentence =
      "The texts of 2 alerts and 1 tooltip of this app are not in the datastore: register them, "
      + "or check a content file."
    #expect(yard.run("lint").output.contains(sentence))
    #expect(try lint().member("unseen") == "2 alerts and 1 tooltip")
    #expect(try lint("birds", "Help.json").member("unseen") == "2 alerts and 1 tooltip")
  }

  @Test("M19, M26: a datastore has the alerts of each run of the app")
  func sessions() throws {
    func show(_ id: String, at seconds: Double, in run: Int64) throws {
      let start = Timestamp(milliseconds: run * 100_000)
      try yard.change(
        .reportProcess(
          AppProcess(
            owner: "\(run):gone", identifier: 1, start: "", program: "Birds", configured: start,
            countsStoredOverrides: true, controls: Controls())))
      let alert = TipAlert(
        id: id, title: "Remove the Backyard", buttons: [.destructive("Remove"), .cancel])
      let shown = start.adding(milliseconds: Int64(seconds * 1000))
      let display = ActiveDisplay(id: "\(run) \(seconds)", began: shown, owner: "\(run):gone")
      try yard.change(.beginAlert(alert, display: display))
      try yard.change(.endAlert(id: id, display: display.id, button: "Cancel"))
    }
    func found() -> [String] {
      yard.run("lint").lines.filter { $0.contains("  M19") || $0.contains("  M26") }
    }
    try show("remove", at: 60, in: 1)
    try show("clear", at: 60, in: 2)
    #expect(found() == [])
    try show("clear", at: 0.5, in: 3)
    try show("clear", at: 65, in: 1)
    #expect(found() == ["warning: alert:clear  M19", "warning: app  M26"])
  }

  @Test("G1: --list has all checks, and --explain the guideline with both examples")
  func catalog() throws {
    let list = yard.run("lint", "--list")
    #expect(list.code == .done)
    for check in GuidanceRegistry.checks { #expect(list.output.contains(check.guideline)) }
    let explanation = yard.run("lint", "--explain", "t13")
    #expect(explanation.code == .done)
    for part in ["T13  warning", "Good:", "symbol \"star.fill\"", "Bad:", "Found:"] {
      #expect(explanation.output.contains(part))
    }
    #expect(yard.run("lint", "--explain", "C5").output.contains("\nReads tooltips.\n"))
    #expect(
      try lint("--explain", "T4").member("check")?.member("texts") == ["tip messages"])
    for id in GuidanceRegistry.checks.map(\.id) {
      #expect(yard.run("lint", "--explain", id).code == .done)
    }
    #expect(try lint("--list").member("schema") == 4)
    #expect(try lint("--explain", "T13").member("check")?.member("id") == "T13")
    for check in GuidanceRegistry.checks {
      #expect(check.good.exampleLines != check.bad.exampleLines, "\(check.id)")
    }
  }

  @Test("SARIF has the schema's version, the rules, and a place for each finding")
  func sarif() throws {
    let run = yard.run("lint", "Help.json", "--reporter", "sarif")
    let log = try StoredValue(json: run.output, subject: "sarif")
    #expect(log.member("version") == "2.1.0")
    guard case .array(let runs)? = log.member("runs"), let only = runs.first,
      case .array(let results)? = only.member("results"),
      case .array(let rules)? = only.member("tool")?.member("driver")?.member("rules")
    else {
      Issue.record("no runs")
      return
    }
    let ids = Set(rules.map { $0.member("id") })
    #expect(ids.count == GuidanceRegistry.checks.count && results.count == 3)
    for result in results {
      #expect(ids.contains(result.member("ruleId")))
      #expect(["error", "warning"].contains(result.member("level")))
      guard case .string? = result.member("message")?.member("text"),
        case .array(let locations)? = result.member("locations"),
        let place = locations.first?.member("physicalLocation"),
        case .int(let line)? = place.member("region")?.member("startLine")
      else {
        Issue.record("an incomplete result: \(result.json)")
        continue
      }
      #expect(place.member("artifactLocation")?.member("uri") == "Help.json" && line > 1)
    }
  }

  @Test("SARIF has the names of files as parts of an address")
  func sarifNames() throws {
    try yard.write(Self.content, to: "Hilfe für 100%.json")
    let run = yard.run("lint", "Hilfe für 100%.json", "--reporter", "sarif")
    let log = try StoredValue(json: run.output, subject: "sarif")
    #expect(log.json.contains(#""uri":"Hilfe%20f%C3%BCr%20100%25.json""#), "\(run.output)")
  }

  @Test("GitHub's annotations have the file and the line, JUnit's report a failure for each")
  func reporters() {
    let github = yard.run("lint", "Help.json", "--reporter", "github").output
    #expect(
      github.contains(
        "::error file=Help.json,line=13,title=tipctl lint%3A M1 alert%3Afertig::The alert has no"))
    let junit = yard.run("lint", "Help.json", "--reporter", "junit").output
    #expect(junit.contains("tests=\"3\" failures=\"3\""))
  }

  @Test("T21, T22: doctor and receipt name calls for tests in a release build, and large donations")
  func doctor() throws {
    let applied = AppliedControl(control: .showAllTips, value: "1", source: .api)
    let receipt = Receipt(
      datastore: "birds", clock: Timestamp(milliseconds: 0), application: "Birds",
      processIdentifier: 1
    ) {
      $0.applied = [applied]
      $0.isReleaseBuild = true
    }
    try yard.change(.recordReceipt(receipt.storedValue))
    let now = try #require(Timestamp(iso8601: Yard.now))
    let payload = StoredValue.string(String(repeating: "x", count: 2000))
    try yard.change(.donate(event: "song:didSing", date: now, info: payload))
    #expect(
      yard.run("receipt").output.contains("A release build calls Tips.showAllTips()"))
    let doctor = yard.run("doctor")
    #expect(doctor.code == .no)
    #expect(doctor.output.contains("A release build calls Tips.showAllTips()"))
    #expect(
      doctor.output.contains("A donation has a payload of 2002 bytes, more than 1024."))
    for subject in ["app", "song:didSing"] {
      #expect(doctor.output.contains("warning: \(subject)\n"), "\(doctor.output)")
    }
    #expect(yard.run("lint").output.contains("warning: event:song:didSing  T22"))
  }
}

extension StoredValue {
  /// A member of an object, or nil when there is none.
  fileprivate func member(_ name: String) -> StoredValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }
}

extension Yard {
  /// The names of temporary files in the folder.
  fileprivate var leftovers: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter(AtomicFile.isLeftover)
    }
  }
}
