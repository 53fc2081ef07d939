import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("tipctl repro")
struct ReproCommandTests {
  let yard: Yard

  init() throws { yard = try Yard() }

  @Test("prints a test of what holds, with the parts of the state that decide")
  func text() {
    let run = yard.run("repro", "FilterSpeciesTip", "--import", "Backyard", "-q")
    #expect(run.code == .done)
    #expect(
      run.output == """
        import Testing
        import TipTesting

        @testable import Backyard

        // The state at 2026-11-21T09:00:00.000Z, reduced to what decides.
        @Suite(.tips(at: "2026-11-21T09:00:00.000Z"))
        struct FilterSpeciesTipRepro {
          @Test func state() throws {
            try TipTest.center.load(
              TipFixture(json: #\"""
                {
                  "displayFrequency" : "daily",
                  "events" : [
                    {
                      "donations" : [
                        {
                          "date" : "2026-11-20T17:01:00.000Z",
                          "info" : {
                            "species" : "cardinal"
                          }
                        },
                        {
                          "date" : "2026-11-20T17:02:00.000Z",
                          "info" : {
                            "species" : "wren"
                          }
                        }
                      ],
                      "id" : "didSearchBird"
                    }
                  ],
                  "schema" : 1
                }
                \"""#))
            expectHidden(FilterSpeciesTip(), because: .rule)
          }
        }

        """)
  }

  @Test("expects what should hold, for XCTest too, in a suite with the name of its file")
  func expectation() throws {
    let run = yard.run(
      "repro", "FavoriteBackyardTip", "ShareBackyardTip", "--framework", "xctest",
      "--expect", "FavoriteBackyardTip invalidated(tipClosed)",
      "--expect", "ShareBackyardTip pending", "-o", "a-b.swift")
    #expect(run.code == .done && run.output.isEmpty)
    let text = try String(
      contentsOf: yard.folder.appending(path: "a-b.swift"), encoding: .utf8)
    for part in [
      "import XCTest", "final class AbTests: TipTestCase {",
      "expectInvalidated(FavoriteBackyardTip(), reason: .tipClosed)",
      "expectStatus(ShareBackyardTip(), .pending)",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test("has a fixture that decides as the whole state does, also under overrides and a clock")
  func fixture() throws {
    #expect(yard.run("clock", "+2h").code == .done)
    #expect(yard.run("hide", "FavoriteBackyardTip").code == .done)
    let run = yard.run(
      "repro", "FavoriteBackyardTip", "FeedBirdsTip", "--format", "json", "-q")
    let facts = try StateDocument(json: run.output, subject: "fixture").facts
    #expect(facts.tips["FavoriteBackyardTip"]?.title.isEmpty != false)
    #expect(facts.overrides.tips == ["FavoriteBackyardTip": .hidden])
    #expect(facts.overrides.clock == nil)
    #expect(facts.records["FeedBirdsTip"]?.displayCount == 1)
    #expect(Set(facts.events.keys).isSubset(of: ["didViewBackyard", "didFillFeeder"]))
    let text = yard.run("repro", "FavoriteBackyardTip", "-q").output
    #expect(text.contains("at: \"2026-11-21T11:00:00.000Z\""))
    #expect(text.contains("expectHidden(FavoriteBackyardTip(), because: .override)"))
  }

  @Test("keeps the first display of another tip while it holds back new tips")
  func frequency() throws {
    #expect(yard.run("frequency", "3d").code == .done)
    let run = yard.run("repro", "FavoriteBackyardTip", "-q")
    #expect(run.output.contains("because: .displayFrequency"))
    #expect(run.output.contains("\"id\" : \"FeedBirdsTip\""))
  }

  @Test("accepts the id of another tip that nearly has the name of a tip of the test")
  func nearNames() throws {
    let rule = try RuleExpression(parsing: #"parameter("p") == true"#)
    for id in ["FeedBirdTip", "SailTip"] {
      try yard.change(.registerTip(TipDefinition(id: id, type: id, rules: [rule])))
    }
    #expect(yard.run("frequency", "3d").code == .done)
    // The state has the first display of FeedBirdsTip.
    for (tip, isNear) in [("FeedBirdTip", true), ("SailTip", false)] {
      let test = yard.run("repro", tip, "-q").output
      #expect(test.contains("@Suite(.tips(at: \"\(Yard.now)\"), .allowsUnknown)") == isNear)
      let xctest = yard.run("repro", tip, "--framework", "xctest", "-q").output
      #expect(xctest.contains(", allowsUnknown: true)") == isNear)
    }
  }

  @Test("says what a test cannot have: a display, a group, a tip's arguments, Swift code")
  func notes() throws {
    let display = ActiveDisplay(
      id: "d", began: try #require(Timestamp(iso8601: Yard.now)),
      owner: "1:x")
    try yard.change(.registerTip(TipDefinition(id: "tour \"1\"", type: "TourTip")))
    try yard.change(.beginDisplay(tip: "tour \"1\"", display: display, isForced: false))
    try yard.change(.recordOpaqueResult(tip: "tour \"1\"", source: "isWarm()", value: false))
    let text = yard.run("repro", "tour \"1\"", "-q").output
    for part in [
      "// A process shows it now; a test presents it by itself.",
      "// Its rule { isWarm() } is Swift code, which the test runs again; its last result was false.",
      #"// Its id is "tour \"1\"": write the arguments with which the tip has this id."#,
      "(TourTip(), ",
    ] {
      #expect(text.contains(part), "\(part)\n\(text)")
    }
  }

  @Test("lets no text of the datastore end a literal, or become code")
  func hostile() throws {
    try yard.change(.registerTip(TipDefinition(id: "x", type: "A()); exit(1); (B")))
    let rule = #"{"tips": [{"id": "y", "rules": ["event(\"e\").donations.isEmpty"]}]}"#
    let facts = try StateDocument(json: rule, subject: "rule").facts
    try yard.change(.registerTip(try #require(facts.tips["y"])))
    try yard.change(
      .donate(
        event: "e", date: .init(milliseconds: 0),
        info: ["text": "\"\"\"#\n\\#(exit(1))"]))
    let text = yard.run("repro", "x", "y", "-q").output
    #expect(text.contains("TipFixture(json: ##\"\"\"\n") && text.contains("\"\"\"##))"))
    #expect(text.contains("Aexit1B()") && !text.contains("exit(1);"))
  }

  @Test("ends no literal by a mark before a combining character")
  func combining() throws {
    try yard.change(
      .registerTip(
        TipDefinition(
          id: "y", type: "YTip",
          rules: [
            try RuleExpression(parsing: #"event("e").donations.isEmpty"#)
          ])))
    try yard.change(
      .donate(
        event: "e", date: .init(milliseconds: 0), info: ["text": "\\#\u{301}(exit(1))"]))
    #expect(yard.run("repro", "y", "-q").output.contains("TipFixture(json: ##\"\"\"\n"))
  }

  @Test(
    "names the suite after its file, and hides no keyword and no tip",
    arguments: [
      ("class.swift", "struct ClassTests {"), ("import.swift", "struct ImportTests {"),
      ("FeedBirdsTip.swift", "struct FeedBirdsTipTests {"),
      ("Suite.swift", "struct SuiteTests {"),
      ("BirdTests.swift", "struct BirdTests {"), ("1.swift", "struct Repro1Tests {"),
    ])
  func suiteName(_ file: String, _ line: String) throws {
    #expect(yard.run("repro", "FeedBirdsTip", "-o", file).code == .done)
    let text = try String(contentsOf: yard.folder.appending(path: file), encoding: .utf8)
    #expect(text.contains("\n\(line)\n"), "\(text)")
  }

  @Test("judges the fixture with the initial values and the limits of the code")
  func definitions() throws {
    let rules = [
      #"parameter("hasSeen") == false"#, #"event("limited").donations.count < 3"#,
    ]
    try yard.change(
      .registerParameter(
        ParameterDefinition(id: "hasSeen", type: "Bool", initialValue: false)))
    try yard.change(
      .registerEvent(
        EventDefinition(id: "limited", limit: Tips.DonationLimit(maximumCount: 2))))
    for day in 1...5 {
      let date = Timestamp(milliseconds: Int64(day) * 1_000)
      try yard.change(.donate(event: "limited", date: date, info: nil))
    }
    try yard.change(
      .registerTip(
        TipDefinition(
          id: "NewTip", type: "NewTip",
          rules: try rules.map { try RuleExpression(parsing: $0) },
          options: TipOptions(ignoresDisplayFrequency: true))))
    let text = yard.run("repro", "NewTip", "-q").output
    #expect(text.contains("expectStatus(NewTip(), .available)"), "\(text)")
    #expect(!text.contains("In the app it is"))
  }

  @Test(
    "refuses what it cannot know, and prints nothing",
    arguments: [
      (["Feed"], ExitCode.badData, #"There is no tip "Feed"."#),
      (
        ["--expect", "FeedBirdsTip availabl"], .usage,
        #""availabl" is not a status at column 14."#
      ),
      (["--expect", "FeedBirdsTip"], .usage, "a status is missing at column 13."),
      (["--expect", "FeedBirdsTip pending now"], .usage, "the end is missing at column 22."),
      (["--expect", "Feed pending"], .badData, #"There is no tip "Feed"."#),
    ] as [([String], ExitCode, String)])
  func refused(_ words: [String], _ code: ExitCode, _ message: String) {
    let run = yard.run(["repro", "-q"] + words)
    #expect(run.code == code, "\(run)")
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("answers no for a datastore without tips")
  func empty() throws {
    let empty = try Yard(isEmpty: true)
    try empty.change(.donate(event: "e", date: .init(milliseconds: 0), info: nil))
    let run = empty.run("repro", "-q")
    #expect(run.code == .no && run.output.isEmpty && run.errors.isEmpty)
    #expect(
      empty.run("repro").errors == "The datastore has no tips, so there is no test.\n")
  }
}
