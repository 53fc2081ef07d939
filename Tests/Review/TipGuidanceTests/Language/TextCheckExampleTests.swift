import Testing
import TipGuidance

@Suite("Examples of text checks")
struct TextCheckExampleTests {
  private static let ids =
    (1...12).map { "T\($0)" } + ["T18", "T23"] + (1...8).map { "C\($0)" }
    + (10...17).map { "M\($0)" }
    + ["M22"]

  @Test("G1: the good example passes, and the bad one gives exactly the id", arguments: ids)
  func examples(id: String) throws {
    let check = try #require(GuidanceRegistry.check(id))
    #expect(Texts.ids(check.good) == [])
    #expect(Texts.ids(check.bad) == [id])
  }

  @Test("Findings quote the text's own words", arguments: ids)
  func words(id: String) throws {
    let check = try #require(GuidanceRegistry.check(id))
    for finding in Texts.findings(check.bad) {
      #expect(!finding.message.isEmpty && !finding.suggestion.isEmpty)
      #expect(finding.isHeuristic == check.isHeuristic)
    }
  }
}
