import Foundation
import TestSupport
import Testing
import TipGuidance
import TipModel

@Suite("Mechanical repairs")
struct RepairTests {
  private func repaired(_ text: String) throws -> (text: String, repairs: [String]) {
    let document = try GuidanceDocument(
      text: text, subject: "help.json", at: Timestamp(milliseconds: 0))
    let result = document.repaired([TipGuidance.check(document.content)])
    return (result.files.first?.text ?? text, result.repairs.map { "\($0.line): \($0)" })
  }

  @Test("Only the repaired text changes; every other byte stays")
  func bytes() throws {
    let text =
      "{ \"tips\" : [\r\n\t{\"symbol\":\"st\\u0061r\", \"id\":\"Ünï \\/ 鳥\","
      + "  \"title\": \"Save to Favorites\", \"message\": \"Tap the star to keep it.\"}]}"
    let (new, repairs) = try repaired(text)
    #expect(new == text.replacing("\"st\\u0061r\"", with: "\"star.fill\""))
    #expect(repairs == ["2: \"star\" -> \"star.fill\""])
  }

  @Test("A repair ends its finding, in all examples of all checks")
  func ends() throws {
    var text = try String(
      contentsOf: PackageFile.url("Fixtures/guidance/bad.json"), encoding: .utf8)
    func findings() throws -> [GuidanceFinding] {
      let document = try GuidanceDocument(
        text: text, subject: "bad.json", at: .init(milliseconds: 0))
      return TipGuidance.check(document.content).findings
    }
    var offered: Set<String> = []
    for _ in 0..<8 {
      let found = try findings()
      offered.formUnion(found.filter { $0.fix != nil }.map { "\($0.id) \($0.item)" })
      text = try repaired(text).text
    }
    #expect(offered.count > 10)
    let left = try findings().map { "\($0.id) \($0.item)" }
    #expect(offered.intersection(left) == [])
  }

  @Test("The image of a state document and the buttons of an alert are repaired too")
  func places() throws {
    let state = #"{"history": [], "tips": [{"id": "A", "image": "bell"}]}"#
    #expect(try repaired(state).text == state.replacing("bell", with: "bell.fill"))
    let alert = """
      {"alerts": [{"id": "a", "title": "Save it?", "buttons": [
        {"title": "Save"}, {"title": "Never Mind", "role": "cancel"}]}]}
      """
    #expect(
      try repaired(alert).text.contains(#"{"title": "Cancel", "role": "cancel"}"#))
  }

  @Test("Of two repairs of one text the first is made, and the next check finds the other one")
  func twice() throws {
    let text = #"{"tooltips": [{"id": "A", "text": "Filter Birds By Season."}]}"#
    let first = try repaired(text)
    #expect(first.text == text.replacing("Birds By Season", with: "birds by season"))
    #expect(
      first.repairs == [#"1: "Filter Birds By Season." -> "Filter birds by season.""#])
    let second = try repaired(first.text)
    #expect(second.text == first.text.replacing("season.", with: "season"))
    #expect(second.repairs.count == 1)
  }

  @Test("Titles of actions are repaired, as texts and in objects, in the order of the file")
  func actions() throws {
    let text = """
      {"tips": [{"id": "A", "message": "Tap the star in a backyard.",
        "actions": ["Learn More", "choose Area", {"title": "open Settings"}],
        "title": "Save to Favorites."}]}
      """
    let (new, repairs) = try repaired(text)
    #expect(
      repairs == [
        #"2: "choose Area" -> "Choose Area""#, #"2: "open Settings" -> "Open Settings""#,
        #"3: "Save to Favorites." -> "Save to Favorites""#,
      ])
    #expect(
      new
        == text.replacing("choose", with: "Choose").replacing("open", with: "Open")
        .replacing("Favorites.", with: "Favorites"))
  }

  @Test("A silenced finding is not repaired, and a file without one stays as it is")
  func silenced() throws {
    let text = """
      {"tips": [{"id": "A", "title": "Save to Favorites", "symbol": "star"}],
       "silences": [{"check": "T13", "item": "tip:A", "reason": "The outline is our logo."}]}
      """
    let (new, repairs) = try repaired(text)
    #expect(new == text && repairs == [])
  }
}
