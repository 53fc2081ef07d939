import TestSupport
import Testing
import TipGuidance
import TipModel

@Suite("The content file")
struct ContentFileTests {
  /// A file that uses every member.
  static let whole = """
    {
      "$schema": "urn:", "schema": 1, "language": "en", "platform": "macOS",
      "style": {"toolTipsEndWithStop": true},
      "tips": [
        {
          "id": "A", "title": {"key": "title"}, "message": "Click the star.",
          "symbol": "star.fill", "actions": ["Learn More", {"id": "b", "title": "Not Now"}],
          "anchorSymbol": "heart", "platform": "iOS", "input": "pointer"
        },
        {
          "id": "B", "type": "SongTip", "title": "Play a Song", "image": "bird.fill",
          "rules": ["parameter(\\"P\\") == true"], "record": {},
          "options": {
            "maxDisplayCount": 2, "maxDisplayDuration": 60, "ignoresDisplayFrequency": true
          }
        }
      ],
      "tooltips": [
        {
          "id": "C", "text": "Add to favorites.", "control": "Favorite", "states": ["on", "off"],
          "platform": "visionOS", "language": "pt-BR"
        }
      ],
      "alerts": [
        {
          "id": "D", "title": "Remove it?", "message": "It is gone.",
          "buttons": [{"title": "Remove", "role": "destructive"}, {"title": "Keep"}],
          "intent": "sideEffect", "informational": false, "undoable": false,
          "textField": {"secure": true, "placeholder": "Name"}, "icon": "bird", "caution": true,
          "accessory": {"height": 120, "cornerRadius": 16}, "suppression": true, "help": true,
          "scene": "main", "platform": "macOS", "language": "en"
        }
      ],
      "silences": [{"check": "T13", "item": "tip:A", "reason": "The outline is our logo."}],
      "catalogs": ["en.lproj/Localizable.strings"]
    }
    """

  private func read(_ text: String) throws -> GuidanceContent {
    try GuidanceDocument(
      text: text, subject: "help.json", at: Timestamp(milliseconds: 0),
      read: { _ in "\"title\" = \"Save to Favorites\";" }
    ).content
  }

  @Test("All members are read")
  func members() throws {
    let content = try read(Self.whole)
    #expect(content.platform == .macOS && content.style.toolTipsEndWithStop)
    let tip = content.tips[0]
    #expect(tip.actions == ["Learn More", "Not Now"] && tip.definition == nil)
    #expect(
      tip.symbol == "star.fill" && tip.anchorSymbol == "heart" && tip.message != nil)
    #expect(
      tip.platform == .iOS && tip.input == .pointer && tip.title == "Save to Favorites")
    let other = content.tips[1]
    #expect(other.symbol == "bird.fill" && other.definition?.type == "SongTip")
    #expect(other.definition?.rules.count == 1 && other.definition?.options.maxDisplayCount == 2)
    #expect(
      content.toolTips[0].control == "Favorite" && content.toolTips[0].states.count == 2)
    let alert = content.alerts[0].alert
    #expect(alert.buttons.map(\.role) == [.destructive, .plain] && alert.isCaution)
    #expect(
      alert.intent == .sideEffect && alert.isUndoable == false && alert.scene == "main")
    #expect(alert.textField == .init(isSecure: true, placeholder: "Name"))
    #expect(alert.accessory == .init(height: 120, cornerRadius: 16))
    #expect(alert.hasSuppression && alert.hasHelp && alert.icon == "bird")
    #expect(content.silences[0].reason == "The outline is our logo.")
  }

  @Test("All members but ids and texts may be left out")
  func minimal() throws {
    let content = try read(
      #"{"tips": [{"id": "A"}], "tooltips": [{"id": "A", "text": ""}], "alerts": [{"id": "A"}]}"#)
    #expect(content.language == "en" && content.tips[0].title.isEmpty)
    // No title is a finding, and no reason to reject the file.
    #expect(content.found().contains("M1"))
    #expect(try read("{}") == GuidanceContent())
    #expect(try read(#"{"style": {}}"#) == GuidanceContent())
    let actions = try read(#"{"tips": [{"id": "A", "actions": [{"id": "b"}, {}, "C"]}]}"#)
    #expect(actions.tips[0].actions == ["", "", "C"])
  }

  @Test(
    "A mistake is reported with the line, the path and the nearest key",
    arguments: [
      ("{\"tips\": [{\n\"id\": \"A\",\n\"tittle\": \"\"}]}", 3, "tips[0].tittle", "\"title\""),
      ("{\n\"tooltip\": []}", 2, "tooltip", "\"tooltips\""),
      ("{\"tips\": [{\n\"id\": 5}]}", 2, "tips[0].id", "text in double quotes"),
      ("{\"tips\": [{},\n{}]}", 1, "tips[0].id is missing", "text in double quotes"),
      // An id is no key of a catalog, and a key has no other members.
      ("{\"tips\": [{\n\"id\": {\"key\": \"a\"}}]}", 2, "tips[0].id", "text in double quotes"),
      (
        "{\"tips\": [{\"id\": \"A\",\n\"title\": {\"key\": \"a\", \"text\": \"b\"}}]}", 2,
        "tips[0].title", "text in double quotes"
      ),
      (
        "{\"tips\": [{\"id\": \"A\"},\n{\"id\": \"A\"}]}", 2, "tips[1].id",
        "tips[0] already has"
      ),
      (
        "{\"alerts\": [{\"id\": \"a\",\n\"buttons\": [{\"title\": \"A\",\n\"role\": \"x\"}]}]}", 3,
        "alerts[0].buttons[0].role", "\"destructive\""
      ),
      ("{\n\"platform\": \"ios\"}", 2, "platform", "\"iOS\""),
      ("{\n\"language\": \"english\"}", 2, "language", "\"pt-BR\""),
      ("{\"style\":\n{\"toolTipsEndWithStops\": true}}", 2, "style", "\"toolTipsEndWithStop\""),
      ("{\"tips\": [{\"id\": \"A\",\n\"rules\": [\"event(\"]}]}", 2, "tips[0].rules[0]", ""),
      ("{\"tips\": [{\"id\": \"A\",\n\"rules\": [\"1\"]}]}", 2, "not a condition", ""),
      ("{\"alerts\": [{\"id\": \"A\",\n\"accessory\": {}}]}", 2, "height is missing", "points"),
      ("{\n\"schema\": 2}", 2, "this version reads schema 1", ""),
      ("{\n\"schema\": 0}", 2, "this version reads schema 1", "Write 1, or leave it out"),
      ("{\n\"schema\": \"1\"}", 2, "schema", "a whole number"),
      (
        "{\"tips\": [{\"id\": \"A\", \"actions\": [{\n\"id\": 5}]}]}", 2, "tips[0].actions[0].id",
        "text in double quotes"
      ),
      (
        "{\"tips\": [{\"id\": \"A\", \"actions\": [\n5]}]}", 2, "tips[0].actions[0]",
        "a title in double quotes, or an object"
      ),
      ("[\n]", 1, "The document cannot be a list", "an object"),
      ("{\n\"tips\": [],\n}", 2, "a comma before \"}\"", "Delete the comma"),
    ])
  func mistakes(text: String, line: Int, path: String, advice: String) {
    #expect {
      try read(text)
    } throws: { error in
      let words = "\(error)"
      return (error as? TipControlError)?.code == .malformed
        && words.hasPrefix("help.json:\(line): ") && words.contains(path) && words.contains(advice)
    }
  }

  @Test("A state document is read as one, with its groups and its frequency")
  func stateDocument() throws {
    let text = try PackageFile.text("Fixtures/backyard-birds.json")
    let content = try read(text)
    #expect(content.tips.count == 5 && content.setup?.displayFrequency == .daily)
    #expect(content.tips.allSatisfy { $0.definition != nil })
    #expect(throws: TipControlError.self) { try read(#"{"history": [], "tooltip": []}"#) }
    // Both formats have a schema and tips.
    #expect(try read(#"{"schema": 1, "tips": [], "history": []}"#).setup != nil)
    #expect(try read(#"{"schema": 1, "tips": []}"#).setup == nil)
    #expect {
      try read(#"{"history": [], "language": "en"}"#)
    } throws: { error in
      "\(error)".contains("history")
    }
  }

  @Test("A finding has the line of the text that it is about, or of its item")
  func lines() throws {
    let text = """
      {
        "tips": [
          {
            "id": "A",
            "title": "Save to Favorites",
            "message": "Tap the star to keep this backyard.",
            "symbol": "star"
          }
        ],
        "alerts": [
          {"id": "b", "title": "", "buttons": []}
        ],
        "silences": [
          {"check": "T14", "item": "tip:A", "reason": "None."}
        ]
      }
      """
    let document = try GuidanceDocument(
      text: text, subject: "help.json", at: Timestamp(milliseconds: 0))
    let lines = TipGuidance.check(document.content).findings.map {
      "\($0.id) \(document.place(of: $0, in: "en").line)"
    }
    #expect(lines == ["M1 11", "M1 11", "G4 14", "T13 7"])
  }

  @Test("A silence is found by its check and its item, and no id is a text")
  func linesOfSilences() throws {
    let text = """
      {
        "tips": [
          {
            "id": "star",
            "title": "Save to Favorites", "message": "Tap the bird to keep this backyard.",
            "symbol": "star"
          }
        ],
        "silences": [
          {"check": "T14", "item": "tip:A", "reason": "None."},
          {"check": "T13", "item": "tip:A", "reason": "None."},
          {"check": "T14", "item": "tip:star", "reason": "None."}
        ]
      }
      """
    let document = try GuidanceDocument(
      text: text, subject: "help.json", at: Timestamp(milliseconds: 0))
    let findings = TipGuidance.check(document.content).findings
    #expect(
      findings.map {
        "\($0.id) \($0.item) \($0.words ?? "") \(document.place(of: $0, in: "en").line)"
      } == [
        "G4 tip:A T14 10", "G4 tip:A T13 11", "G4 tip:star T14 12", "T13 tip:star star 6",
      ])
  }

  @Test("A finding about another file's item has the first line, one without words its item's id")
  func linesWithoutWords() throws {
    let document = try GuidanceDocument(
      text: """
        {
          "tips": [
            {"title": "",
             "id": "A"}
          ]
        }
        """, subject: "help.json", at: Timestamp(milliseconds: 0))
    var finding = try #require(TipGuidance.check(document.content).findings.first)
    finding.words = nil
    #expect(document.place(of: finding, in: "en").line == 4)
    finding.words = "nowhere"
    #expect(document.place(of: finding, in: "en").line == 4)
    finding.item = "tip:B"
    #expect(document.place(of: finding, in: "en").line == 1)
  }
}

@Suite("The published schema of the content file")
struct ContentSchemaTests {
  private let checker: SchemaChecker

  init() throws {
    let text = try PackageFile.text("Fixtures/guidance/content.schema.json")
    checker = SchemaChecker(schema: try StoredValue(json: text, subject: "schema"))
  }

  @Test("accepts a file that uses every member, and the corpus")
  func valid() throws {
    let whole = try StoredValue(json: ContentFileTests.whole, subject: "whole")
    #expect(checker.problems(with: whole) == [])
    let used = Set(whole.withParts.flatMap(\.names))
    let declared = Set(
      checker.schema.withParts.flatMap { $0["properties"].names })
    #expect(used == declared, "every member is used")
    for name in ["good", "bad"] {
      let text = try PackageFile.text("Fixtures/guidance/\(name).json")
      #expect(try checker.problems(with: StoredValue(json: text, subject: name)) == [])
    }
  }

  @Test("lists the words of the code")
  func words() {
    func raw<Word: CaseIterable & RawRepresentable<String>>(_: Word.Type) -> StoredValue {
      .array(Word.allCases.map { .string($0.rawValue) })
    }
    #expect(checker.definition("platform")["enum"] == raw(TipPlatform.self))
    #expect(
      checker.definition("tip")["properties"]["input"]["enum"] == raw(TipInput.self))
    #expect(
      checker.definition("button")["properties"]["role"]["enum"]
        == raw(TipAlert.Button.Role.self))
    #expect(
      checker.definition("alert")["properties"]["intent"]["enum"] == raw(TipAlert.Intent.self))
  }

  @Test(
    "rejects what the code rejects",
    arguments: [
      #"{"tip": []}"#, #"{"tips": [{"title": "A"}]}"#, #"{"tips": [{"id": "A", "actions": [5]}]}"#,
      #"{"alerts": [{"id": "A", "buttons": [{"role": "default"}]}]}"#, #"{"platform": "iPod"}"#,
      #"{"language": "english"}"#, #"{"silences": [{"check": "T5"}]}"#, #"{"schema": 3}"#,
    ])
  func refusals(json: String) throws {
    #expect(try !checker.problems(with: StoredValue(json: json, subject: "json")).isEmpty)
    #expect(throws: TipControlError.self) {
      try GuidanceDocument(text: json, subject: "json", at: Timestamp(milliseconds: 0))
    }
  }
}
