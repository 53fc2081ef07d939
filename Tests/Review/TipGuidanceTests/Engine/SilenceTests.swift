import Testing
import TipGuidance
import TipModel

@Suite("Silences and baselines")
struct SilenceTests {
  private let tip = GuidanceTip(
    id: "A", title: "Save to Favorites", message: "Tap the star to keep this backyard.",
    symbol: "star")

  private func findings(_ silences: GuidanceSilence...) -> [GuidanceFinding] {
    TipGuidance.check(GuidanceContent(tips: [tip], silences: silences)).findings
  }

  @Test("G4: a silence with a reason removes the findings of its check on its item")
  func g4() {
    #expect(findings().map(\.id) == ["T13"])
    #expect(
      findings(.init("T13", on: "tip:A", because: "The outline is our logo.")) == [])
  }

  @Test("G4: a silence without a reason has no effect, and is a finding itself")
  func reason() {
    let found = findings(.init("T13", on: "tip:A", because: " "))
    #expect(found.map(\.id) == ["G4", "T13"])
    #expect(
      found[0].description
        == "G4 tip:A: The silence of T13 has no reason, and no effect. "
        + "Say why the finding is accepted.")
    #expect(found[0].words == "T13" && found[0].severity == .warning)
  }

  @Test(
    "G4: a silence that silences nothing is a finding",
    arguments: [
      (GuidanceSilence("T14", on: "tip:A", because: "A reason."), "is unused"),
      (GuidanceSilence("T13", on: "tip:B", because: "A reason."), "is unused"),
      (GuidanceSilence("T99", on: "tip:A", because: "A reason."), "unknown check \"T99\""),
    ])
  func unused(silence: GuidanceSilence, message: String) {
    let found = findings(silence)
    #expect(found.count { $0.id == "G4" && $0.item == silence.item } == 1)
    #expect(found.contains { $0.message.contains(message) })
    #expect(found.contains { $0.id == "T13" })
  }

  @Test("G4: a silence of one content alone holds there")
  func languages() {
    let silence = GuidanceSilence("T13", on: "tip:A", because: "The outline is our logo.")
    let silenced = GuidanceContent(tips: [tip], silences: [silence])
    let other = GuidanceContent(language: "de", tips: [tip])
    #expect(
      TipGuidance.check(languages: [silenced, other]).map { $0.findings.map(\.id) }
        == [[], ["T13"]])
    #expect(
      TipGuidance.check(languages: [other, silenced]).map { $0.findings.map(\.id) }
        == [["T13"], []])
  }

  @Test("G4: findings about silences stay in their order, and say what to do")
  func messages() {
    let found = findings(
      .init("unknown", on: "tip:A", because: "A reason."), .init("T99", on: "tip:B", because: ""),
      .init("T14", on: "tip:A", because: "A reason."), .init("T13", on: "tip:A", because: "Logo."))
    #expect(
      found.map(\.description) == [
        "G4 tip:A: A silence names the unknown check \"unknown\". "
          + "Run \"tipctl lint --list\" for the checks.",
        "G4 tip:A: The silence of T14 is unused: the check finds nothing here. "
          + "Delete the silence, or correct the name of its item.",
        "G4 tip:B: A silence names the unknown check \"T99\". Did you mean \"T9\"?",
      ])
    #expect(found.map(\.words) == ["unknown", "T14", "T99"])
  }

  @Test("G4: a baseline leaves out as many findings of a check on an item as it has")
  func baseline() throws {
    let alert = TipAlert(id: "a", title: "", buttons: [])
    let old = TipGuidance.check(GuidanceContent(alerts: [GuidanceAlert(alert)])).findings
    #expect(old.count { $0.id == "M1" } == 2)
    let baseline = GuidanceBaseline(old)
    let read = try GuidanceBaseline(text: baseline.text, subject: "baseline.json")
    #expect(read == baseline && read.text == baseline.text)
    #expect(read.new(among: old) == ([], 0))
    #expect(read.new(among: findings()) == (findings(), old.count))
    let one = GuidanceBaseline([try #require(old.first)])
    #expect(one.new(among: old).findings == Array(old.dropFirst()))
    #expect(one.new(among: []) == ([], 1))
  }

  @Test("A baseline's file has an entry for each finding, sorted by item, then by check")
  func baselineFile() throws {
    let alert = TipAlert(id: "a", title: "", buttons: [])
    let found = TipGuidance.check(GuidanceContent(tips: [tip], alerts: [GuidanceAlert(alert)]))
      .findings.filter { ["M1", "T13"].contains($0.id) }
    let text = GuidanceBaseline(found.reversed()).text
    #expect(text.hasSuffix("}\n"))
    #expect(
      try StoredValue(json: text, subject: "baseline.json") == [
        "schema": 1,
        "findings": [
          ["id": "M1", "item": "alert:a"], ["id": "M1", "item": "alert:a"],
          ["id": "T13", "item": "tip:A"],
        ],
      ])
  }

  @Test(
    "A baseline that cannot be read names the line",
    arguments: [
      ("{\n\"finding\": []}", 2, "Write \"findings\""),
      ("{\"findings\": [\n{\"id\": 5, \"item\": \"app\"}]}", 2, "text in double quotes"),
      ("{\"schema\": 2}", 1, "Read it with the version that wrote it"),
      ("{\"schema\": 0}", 1, "Write the baseline again"),
      ("{\n\"schema\": \"1\"}", 2, "a whole number"),
    ])
  func badBaseline(text: String, line: Int, advice: String) {
    #expect {
      try GuidanceBaseline(text: text, subject: "old.json")
    } throws: { error in
      "\(error)".hasPrefix("old.json:\(line): ") && "\(error)".contains(advice)
    }
  }
}

/// The result of a baseline, compared member by member.
private func == (
  left: (findings: [GuidanceFinding], unused: Int), right: ([GuidanceFinding], Int)
) -> Bool {
  left.findings == right.0 && left.unused == right.1
}
