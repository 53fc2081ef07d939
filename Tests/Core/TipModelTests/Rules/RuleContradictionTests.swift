import TestSupport
import Testing
import TipModel

@Suite("Rules that can never hold together")
struct RuleContradictionTests {
  private static let fed = #"event("fed").donations"#

  private func find(_ rules: [String]) throws -> [RuleContradiction]? {
    RuleContradiction.find(
      in: try rules.map { try RuleExpression(parsing: $0) },
      limits: ["few": Tips.DonationLimit(maximumCount: 3)])
  }

  private static let contradictions: [(rules: [String], reason: String)] = [
    ([#"parameter("p") == 1 && parameter("p") == 2"#], #"== 1 and parameter("p") == 2"#),
    ([#"parameter("p") > 3"#, #"2 > parameter("p")"#], #"parameter("p") > 3 and 2 > parameter"#),
    ([#"parameter("p") > 3"#, #"!(parameter("p") > 1)"#], "!(parameter"),
    ([#"parameter("p") == "wren" && parameter("p") == true"#], "never hold together"),
    ([#"parameter("p") == nil && parameter("p") >= 0"#], "never hold together"),
    ([#"parameter("p") && !parameter("p")"#], "never hold together"),
    ([#"parameter("p") == true"#, #"!parameter("p")"#], "never hold together"),
    ([#"parameter("p") >= 1 && parameter("p") <= 1 && parameter("p") != 1"#], "<= 1"),
    (
      [#"parameter("p") < 0 || parameter("p") > 9"#, #"parameter("p") == 5"#],
      #"parameter("p") < 0 and parameter("p") == 5"#
    ),
    ([#"parameter("a").b.contains(1) && !parameter("a").b.contains(1)"#], "together"),
    (["1 > 2"], "1 > 2 can never hold"), (["false"], "false can never hold"),
    (["\(fed).count < 0"], "\(fed).count < 0 can never hold"),
    (["\(fed).count == 1.5"], "== 1.5 can never hold"),
    (["\(fed).count > 2 && \(fed).count < 3"], "> 2 and \(fed).count < 3 can never"),
    (["\(fed).isEmpty && \(fed).count >= 1"], "together"),
    (["\(fed).isEmpty", "!\(fed).donatedWithin(.days(2)).isEmpty"], "\(fed).isEmpty and !"),
    (["\(fed).count < 3", "\(fed).filter(a == 1).count >= 3"], "\(fed).count < 3 and "),
    (["\(fed).count >= 2000"], "at most 1000 donations can count there"),
    ([#"event("few").donations.donatedWithin(.week).count > 3"#], "at most 3 donations"),
    (["!\(fed).filter(a == 1 && a == 2).isEmpty"], "at most 0 donations"),
    (["parameter(\"p\").count < 0"], "can never hold"),
    ([#"parameter("p") == "wren" && parameter("p") != "wren""#], "never hold together"),
    // The greatest number up to which whole numbers and floating-point numbers are equal.
    ([#"parameter("p") == 9007199254740991 && parameter("p") == 1"#], "never hold together"),
    ([#"parameter("p") == 9007199254740991.0 && parameter("p") == 1"#], "never hold together"),
  ]

  @Test("are found, and a minimal set is named", arguments: contradictions)
  func found(_ rules: [String], _ reason: String) throws {
    let found = try #require(try find(rules))
    #expect(found[0].reason.contains(reason), "\(found[0].reason)")
  }

  @Test(
    "have a whole sentence for one, two and more conditions, and one reason for each way")
  func reasons() throws {
    let p = #"parameter("p")"#
    let fed = Self.fed
    func reasons(_ rules: String...) throws -> [String]? { try find(rules)?.map(\.reason) }
    #expect(try reasons("1 > 2") == ["1 > 2 can never hold"])
    #expect(try reasons("1 > 2", "3 > 4") == ["1 > 2 can never hold"])
    #expect(
      try reasons("\(fed).count < 0 && \(fed).count == 1.5") == [
        "\(fed).count < 0 can never hold"
      ])
    #expect(
      try reasons("\(fed).count >= 2000") == [
        "\(fed).count >= 2000 can never hold: at most 1000 donations can count there"
      ])
    #expect(
      try reasons(#"event("few").donations.donatedWithin(.week).count > 3"#)?.first?
        .hasSuffix(" can never hold: at most 3 donations can count there") == true)
    #expect(
      try reasons("\(p) == 1", "\(p) == 2") == ["\(p) == 1 and \(p) == 2 can never hold together"])
    #expect(
      try reasons("\(p) >= 1 && \(p) <= 1 && \(p) != 1") == [
        "\(p) >= 1, \(p) <= 1 and \(p) != 1 can never hold together"
      ])
    #expect(
      try reasons("\(p) < 0 || \(p) > 9", "\(p) == 5") == [
        "\(p) < 0 and \(p) == 5 can never hold together",
        "\(p) > 9 and \(p) == 5 can never hold together",
      ])
    #expect(try reasons("1 > 2 || 1 > 2") == ["1 > 2 can never hold"])
  }

  @Test(
    "are named by two conditions when both are among the first 40, else by all",
    arguments: [(38, 2), (39, 41)])
  func pairs(between: Int, named: Int) throws {
    let others = (0..<between).map { #"parameter("p") != \#($0 + 100)"# }
    let rules = [#"parameter("p") == 1"#] + others + [#"parameter("p") == 2"#]
    #expect(try find(rules)?.map(\.conditions.count) == [named])
  }

  @Test(
    "are not reported where facts could make them hold",
    arguments: [
      [], ["true"], [#"parameter("p") > 3 && parameter("p") < 4"#],
      [#"parameter("p") == 1 || parameter("p") == 2"#], [#"parameter("p") != 1"#],
      // NaN is neither greater nor less.
      [#"!(parameter("p") > 3) && !(parameter("p") < 4)"#],
      // The largest whole numbers equal those with a fraction.
      [#"parameter("p") > 9007199254740992 && parameter("p") <= 9007199254740992.0"#],
      // Two texts for one date.
      [#"parameter("p") == "2026-11-21" && parameter("p") == "2026-11-21T00:00:00Z""#],
      [#"parameter("p") < "b" && parameter("p") > "a""#],
      [#"parameter("p") == inf && parameter("p") > 1"#], [#"parameter("p") == [] "#],
      [#"parameter("p") == "inf" && parameter("p") > 1"#],
      [#"opaque("{ code }") && !opaque("{ code }")"#],
      ["\(fed).count >= 1000"], [#"event("few").donations.count == 3"#],
      ["\(fed).count < 3 && \(fed).filter(a == 1).count >= 2"],
      [#"parameter("p").count > 2000"#], ["\(fed).count != 0 && \(fed).count != 2"],
      [#"parameter("p")"#], [#"!parameter("p")"#], [#"parameter("p") == nil"#],
      [#"parameter("p") > "b" && parameter("p") < "b0""#], ["\(fed).isEmpty"], ["!\(fed).isEmpty"],
      [#"event("few").donations.count > 2"#],
      [#"parameter("p") > date("2026-11-21") && parameter("p") < date("2026-11-23")"#],
      ["!\(fed).filter(a == 1 && a == 2 || b == 3).isEmpty"],
      [
        "\(fed).count < 9 && \(fed).count != 7 && \(fed).count != 5",
        "\(fed).filter(a == 1).count >= 8",
      ],
      [#"parameter("p") > 1 && parameter("p") < 2"#]
        + [5, 9, 13, 17, 21, 25, 29].map { #"parameter("p") != \#($0)"# },
    ])
  func notClaimed(_ rules: [String]) throws {
    #expect(try find(rules) == nil)
  }

  @Test("are found among many ways; among too many, they are missed but never invented")
  func ways() throws {
    let either = { (id: String) in #"(parameter("\#(id)") == 1 || parameter("\#(id)") == 2)"# }
    let never = [#"parameter("p") == 1"#, #"parameter("p") == 3"#]
    #expect(try find((0..<5).map { either("q\($0)") } + never) != nil)
    // Up to 64 ways are searched.
    #expect(
      try find((0..<6).map { either("q\($0)") } + [#"parameter("q5") == 3"#]) != nil)
    #expect(
      try find((0..<7).map { either("q\($0)") } + [#"parameter("q6") == 3"#]) == nil)
    for count in [64, 65] {
      let any = (0..<count).map { #"parameter("p") == \#($0)"# }.joined(separator: " || ")
      #expect((try find([any, #"parameter("p") == 100"#]) == nil) == (count > 64))
    }
    let many = (0..<40).map { either("q\($0)") }
    #expect(try find(many) == nil)
    #expect(try find(many + [#"parameter("q39") == 3"#, #"parameter("p") == 1"#]) == nil)
    let conditions = Array(repeating: #"parameter("p") != 1"#, count: 500)
    let long = conditions.joined(separator: " && ")
    #expect(try find([long]) == nil)
  }

  @Test("are searched in deeply nested rules in a short time")
  func tangled() throws {
    var nested = "1 > 2"
    for _ in 0..<20 {
      nested = "(a == 1 || a == 2) && event(\"fed\").donations.filter(\(nested)).count > 0"
    }
    #expect(try find([nested]) == nil)
    let chain = Array(repeating: "parameter(\"p\")", count: 900).joined(separator: " ?? ")
    #expect(try find([chain]) == nil)
    #expect(try RuleExpression(parsing: chain).mistake == nil)
  }

  @Test("never hold with any random facts", arguments: 0..<8)
  func soundness(seed: Int) {
    var random = RandomConditions(seed: UInt64(seed))
    var claimed = 0
    var held = 0
    for _ in 0..<400 {
      let rules = (0..<Int.random(in: 1...3, using: &random)).map { _ in random.rule(3) }
      let isClaimed = RuleContradiction.find(in: rules, limits: RandomConditions.limits) != nil
      claimed += isClaimed ? 1 : 0
      for _ in 0..<40 {
        let evaluator = RuleEvaluator(scope: RuleScope(facts: random.facts(), now: noon))
        let holds = rules.allSatisfy { (try? evaluator.holds($0)) ?? false }
        guard holds else { continue }
        held += 1
        #expect(!isClaimed, "\(rules) hold with \(evaluator)")
        break
      }
    }
    // Both must occur often for the test to be meaningful.
    #expect(claimed > 30)
    #expect(held > 60)
  }
}
