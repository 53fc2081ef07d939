import TestSupport
import Testing
import TipModel

@Suite("The Backyard Birds fixture")
struct BackyardBirdsFixtureTests {
  let text: String
  let facts: Facts

  init() throws {
    text = try PackageFile.text("Fixtures/backyard-birds.json")
    facts = try StateDocument(json: text, subject: "backyard-birds.json").facts
  }

  @Test("It has five tips with their rules, limits and records")
  func contents() throws {
    #expect(facts.tips.count == 5)
    #expect(
      facts.tips["FavoriteBackyardTip"]?.rules.map(\.description) == [
        "parameter(\"BackyardBirds.isSignedIn\") == true",
        "event(\"didViewBackyard\").donations.donatedWithin(.days(5)).count >= 3",
      ])
    #expect(facts.tips["ShareBackyardTip"]?.actions.map(\.id) == ["share", "learn-more"])
    #expect(facts.tips["SeasonalVisitorTip"]?.options.ignoresDisplayFrequency == true)
    #expect(facts.records["ShareBackyardTip"]?.invalidation?.reason == .tipClosed)
    #expect(facts.records["FeedBirdsTip"]?.displayedMilliseconds == 12_500)
    #expect(facts.displayFrequency == .daily)
    #expect(facts.events["didViewBackyard"]?.log.donations.count == 3)
  }

  @Test("The fixture and its export are valid by the published schema")
  func valid() throws {
    let schema = try StoredValue(
      json: try PackageFile.text("Fixtures/state.schema.json"), subject: "state.schema.json")
    let checker = SchemaChecker(schema: schema)
    let written = try StoredValue(json: text, subject: "backyard-birds.json")
    #expect(checker.problems(with: written) == [])
    #expect(checker.problems(with: StateDocument(facts).storedValue) == [])
  }

  @Test("Its export decodes to the same facts")
  func export() throws {
    let export = StateDocument(facts).text
    #expect(try StateDocument(json: export, subject: "export").facts == facts)
  }

  @Test(
    "A person who is signed in and viewed a backyard three times sees the favorite tip")
  func decision() throws {
    let now = try #require(Timestamp(iso8601: "2026-11-21T09:00:00Z"))
    let tip = try #require(facts.tips["FavoriteBackyardTip"])
    let verdict = Eligibility.explain(tip, in: Situation(facts, now: now))
    #expect(verdict.status == .available)
  }
}
