import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("The members in which two states differ")
struct StateComparisonTests {
  let yard: Yard

  init() throws {
    yard = try Yard()
    try yard.write(yard.export, to: "left.json")
  }

  /// The lines below the heading, with single spaces.
  private func lines(_ left: String, _ right: String) -> [String] {
    yard.run("diff", left, right).lines.dropFirst().map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  @Test("A group that only one side has is named by its members, on either side")
  func groups() throws {
    let group = GroupDefinition(.ordered, ["FilterSpeciesTip", "SeasonalVisitorTip"])
    try yard.change(.useGroups([group]))
    try yard.write(yard.export, to: "right.json")
    let name = "group ordered: FilterSpeciesTip, SeasonalVisitorTip known"
    #expect(lines("left.json", "right.json") == ["\(name) false true"])
    #expect(lines("right.json", "left.json") == ["\(name) true false"])
    try yard.change(.useGroups([GroupDefinition(.ordered, ["SeasonalVisitorTip"])]))
    try yard.write(yard.export, to: "later.json")
    let later = lines("right.json", "later.json")
    #expect(later.count == 2, "\(later)")
    #expect(later.last == "group ordered: SeasonalVisitorTip known false true")
    #expect(later.first?.hasPrefix("group ordered: FilterSpeciesTip, SeasonalVisitorTip ") == true)
  }

  @Test("Donations and known names are compared from both sides")
  func sides() throws {
    let now = try #require(Timestamp(iso8601: Yard.now))
    for event in ["didSearchBird", "didHearBird"] {
      try yard.change(.donate(event: event, date: now, info: nil))
    }
    try yard.write(yard.export, to: "right.json")
    #expect(
      lines("left.json", "right.json") == [
        "event didHearBird donations 0 1, 1 only here",
        "event didSearchBird donations 2 3, 1 only here",
      ])
    #expect(
      lines("right.json", "left.json") == [
        "event didHearBird donations 1, 1 only here 0",
        "event didSearchBird donations 3, 1 only here 2",
      ])
    try yard.write(#"{"events": [{"id": "didSing"}], "tips": [{"id": "A"}]}"#, to: "few.json")
    try yard.write("{}", to: "none.json")
    let known = ["tip A known true false", "event didSing known true false"]
    #expect(lines("few.json", "none.json").suffix(2) == known[...])
  }

  @Test("A document may begin with white space; a broken one is named")
  func documents() throws {
    try yard.write("\n\t \r\n" + yard.export, to: "spaces.json")
    #expect(yard.run("diff", "left.json", "spaces.json").code == .done)
    let broken = yard.run("diff", "-", "left.json", input: ["{\"tips\": 1}"])
    #expect(broken.code == .badData)
    #expect(broken.errors.contains("standard input"), "\(broken.errors)")
    try yard.write("{\"tips\": 1}", to: "broken.json")
    #expect(yard.run("diff", "broken.json", "left.json").errors.contains("broken.json"))
  }
}
