import Testing
import TipModel
import TipSnapshot

@Suite("The strategies of explanations")
struct ExplanationStrategyTests {
  private func explanations(
    _ controls: TipControls = TipControls()
  ) throws -> [Explanation] {
    var feed = TipDefinition(id: "FeedBirdsTip", title: "Feed the Birds")
    feed.rules = [
      try RuleExpression(parsing: #"parameter("BackyardBirds.isSignedIn") == false"#),
      try RuleExpression(parsing: #"event("didViewBackyard").donations.count >= 3"#),
    ]
    let closed = TipDefinition(id: "閉じた鳥のヒント", title: "Closed")
    var facts = Facts()
    _ = facts.apply(
      Change(.setParameter(id: "BackyardBirds.isSignedIn", value: false), at: saturday))
    _ = facts.apply(
      Change(.donate(event: "didViewBackyard", date: saturday, info: nil), at: saturday))
    _ = facts.apply(
      Change(.invalidate(tip: closed.id, reason: .tipClosed, isForced: false), at: saturday))
    let situation = Situation(facts, controls: Controls([.stored: controls]), now: saturday)
    return [BackyardTips.favorite, feed, closed].map { Explanation(of: $0, in: situation) }
  }

  @Test("A table shows each tip's status and deciding gate, aligned by display width")
  func table() throws {
    #expect(
      try SnapshotStrategy.statusTable.text(explanations()) == #"""
        tip                  status                  decided by    found
        FavoriteBackyardTip  available
        FeedBirdsTip         pending                 rule          needs 2 more donations of "didViewBackyard"
        閉じた鳥のヒント     invalidated(tipClosed)  invalidation  invalidated: tipClosed
        """#)
  }

  @Test("An override decides though the tip passes")
  func forced() throws {
    let lines = try SnapshotStrategy.statusTable.text(
      explanations(TipControls(showAllTips: true))
    ).split(separator: "\n")
    #expect(lines.dropFirst().allSatisfy { $0.contains("override    shown by ") })
  }

  @Test("The table of no tips has only a heading")
  func none() throws {
    let table = SnapshotStrategy<[Explanation]>.statusTable
    #expect(try table.text([]) == "tip  status  decided by  found")
  }

  @Test("An explanation has the format of tipctl")
  func explanation() throws {
    let explanation = try explanations()[1]
    #expect(try SnapshotStrategy.explanation.text(explanation) == explanation.text)
  }
}
