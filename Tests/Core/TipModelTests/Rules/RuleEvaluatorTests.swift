import TestSupport
import Testing
import TipModel

@Suite("Evaluating rules over facts")
struct RuleEvaluatorTests {
  private func evaluator(_ actions: Change.Action...) -> RuleEvaluator {
    RuleEvaluator(scope: RuleScope(facts: Facts(actions), now: noon))
  }

  private func donated(at date: Timestamp, _ info: StoredValue? = nil) -> Change.Action {
    .donate(event: "fed", date: date, info: info)
  }

  private func value(_ text: String, _ actions: Change.Action...) throws -> StoredValue {
    try RuleEvaluator(scope: RuleScope(facts: Facts(actions), now: noon))
      .value(of: RuleExpression(parsing: text))
  }

  @Test("uses a parameter's initial value until one is written")
  func parameters() throws {
    let known = Change.Action.registerParameter(
      ParameterDefinition(id: "visits", type: "Int", initialValue: 3))
    #expect(try value(#"parameter("visits")"#, known) == 3)
    #expect(
      try value(#"parameter("visits")"#, known, .setParameter(id: "visits", value: 4)) == 4)
    #expect(
      try value(
        #"parameter("visits")"#, known, .setParameter(id: "visits", value: 4),
        .unsetParameter(id: "visits")) == 3)
    #expect(throws: RuleFailure("the parameter \"visits\" is unknown")) {
      try value(#"parameter("visits")"#)
    }
  }

  @Test("compares written dates with dates in any form")
  func dates() throws {
    let written = Change.Action.setParameter(id: "at", value: .date(noon))
    #expect(
      try value(#"parameter("at") == date("2026-11-21T12:00:00Z")"#, written) == true)
    #expect(
      try value(#"parameter("at") < date("2026-11-21T12:00:00.001Z")"#, written) == true)
    let earlier = Change.Action.setParameter(id: "then", value: .date(at("1687-01-01")))
    #expect(try value(#"parameter("then") < parameter("at")"#, written, earlier) == true)
  }

  @Test("compares a written infinity as a number")
  func infinity() throws {
    for written in [StoredValue.double(.infinity), "inf"] {
      let change = Change.Action.setParameter(id: "reach", value: written)
      #expect(try value(#"parameter("reach") > 1000"#, change) == true)
      #expect(try value(#"parameter("reach") == inf"#, change) == true)
      #expect(try value(#"-1.5 < parameter("reach") - 1"#, change) == true)
    }
  }

  @Test(
    "counts a window from its first to its last millisecond (D12)",
    arguments: [
      (Int64(-3_600_001), 0), (-3_600_000, 1), (-1, 1), (0, 1), (1, 0), (86_400_000, 0),
    ])
  func window(_ offset: Int64, _ count: Int) throws {
    let donation = donated(at: noon.adding(milliseconds: offset))
    let text = #"event("fed").donations.donatedWithin(.hour).count"#
    #expect(try value(text, donation) == .int(count))
    #expect(try value(#"event("fed").donations.count"#, donation) == 1)
  }

  @Test("finds no past donation in an empty window, and all in an endless one")
  func extremeWindows() throws {
    let donations = [donated(at: noon), donated(at: at("1600-01-01"))]
    for (range, count) in [("days(-1)", 0), ("days(0)", 1), ("weeks(9223372036854775807)", 2)] {
      let facts = Facts(donations)
      let tree = try RuleExpression(
        parsing: "event(\"fed\").donations.donatedWithin(.\(range)).count")
      #expect(
        try RuleEvaluator(scope: RuleScope(facts: facts, now: noon)).value(of: tree)
          == .int(count), "\(range)")
    }
  }

  @Test("uses the donation's own date in a filter, even if the payload has one")
  func shadowedDate() throws {
    let donation = donated(at: noon, ["date": "2001-01-01", "seeds": 2])
    let text = #"event("fed").donations.filter(date == date("2026-11-21T12:00:00Z")).count"#
    #expect(try value(text, donation) == 1)
  }

  @Test("skips a donation for which a filter cannot be evaluated")
  func filterFailure() throws {
    let donations = (donated(at: noon, ["seeds": "many"]), donated(at: noon, ["seeds": 4]))
    let text = #"event("fed").donations.filter(seeds > 3).count"#
    #expect(try value(text, donations.0, donations.1, donated(at: noon)) == 1)
  }

  @Test("selects the group with the oldest first donation among equals (D13)")
  func ties() throws {
    let donations = [("b", 5.0), ("a", 4), ("c", 3), ("a", 2), ("b", 1)].map {
      donated(at: daysAgo($1), ["yard": .string($0)])
    }
    let evaluator = RuleEvaluator(scope: RuleScope(facts: Facts(donations), now: noon))
    func yards(_ text: String) throws -> [StoredValue?] {
      guard case .count(let tree) = try RuleExpression(parsing: text + ".count") else { return [] }
      return try evaluator.donations(of: tree).map(\.info)
    }
    let event = #"event("fed").donations"#
    #expect(try yards(event + ".largestSubset(groupedBy: yard)") == [["yard": "b"], ["yard": "b"]])
    #expect(try yards(event + ".smallestSubset(groupedBy: yard)") == [["yard": "c"]])
    #expect(try yards(event + ".smallestSubset(groupedBy: none)").count == 5)
    #expect(try yards(#"event("none").donations.largestSubset(groupedBy: yard)"#).isEmpty)
    #expect(
      try yards(event + #".filter(yard != "c").smallestSubset(groupedBy: yard)"#)
        == [["yard": "b"], ["yard": "b"]])
  }

  @Test("reports what cannot be evaluated")
  func failures() {
    let evaluator = evaluator()
    #expect(throws: RuleFailure("donations are not a value; use their count")) {
      try evaluator.value(of: .donations(event: "fed"))
    }
    #expect(throws: RuleFailure("\"seeds\" is used outside a filter")) {
      try evaluator.value(of: .field("seeds"))
    }
    #expect(throws: RuleFailure("only an event has donations")) {
      try evaluator.donations(of: .literal(1))
    }
    #expect(throws: RuleFailure("a number is used as a Bool")) {
      try evaluator.holds(.literal(1))
    }
  }
}
