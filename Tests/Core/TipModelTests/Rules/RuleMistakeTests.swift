import Testing
import TipModel

@Suite("Parts of a rule with a wrong kind")
struct RuleMistakeTests {
  private static let mistakes: [(text: String, part: String, kind: String)] = [
    ("1", "1", "a number"), ("\"wren\"", "\"wren\"", "a string"), ("nil", "nil", "nil"),
    ("[1]", "[1]", "an array"), ("[:]", "[:]", "an object"),
    ("date(\"2026-11-21\")", "date(\"2026-11-21T00:00:00.000Z\")", "a date"),
    (#"event("fed").donations"#, #"event("fed").donations"#, "a list of donations"),
    (#"event("fed").donations.count"#, #"event("fed").donations.count"#, "a number"),
    (#"!event("fed").donations"#, #"event("fed").donations"#, "a list of donations"),
    (#"event("fed").donations == 1"#, #"event("fed").donations"#, "a list of donations"),
    (#"true && 1 + 2"#, "1 + 2", "a number"), ("!(-(1))", "-(1)", "a number"),
    (#"nil ?? 1"#, "nil ?? 1", "a number"), ("true ? 1 : 2", "true ? 1 : 2", "a number"),
    (#"[1].filter($0 > 0)"#, "[1].filter($0 > 0)", "an array"),
    (#"event("fed").donations.filter(1).isEmpty"#, "1", "a number"),
    (#"event("fed").donations.filter(!"x").isEmpty"#, "\"x\"", "a string"),
  ]

  @Test("are reported with their kind", arguments: mistakes)
  func mistake(_ text: String, _ part: String, _ kind: String) throws {
    let mistake = try #require(try RuleExpression(parsing: text).mistake)
    #expect(mistake.part.description == part)
    #expect(mistake.reason.hasPrefix("\"\(part)\" is \(kind), but "))
    #expect(!mistake.suggestion.isEmpty)
  }

  @Test(
    "include what may be any value, where only an event has donations",
    arguments: [
      .parameter("Backyard.visits"), .member(.parameter("Backyard.bird"), "name"),
    ] as [RuleExpression])
  func donationsOfValue(_ value: RuleExpression) throws {
    // The parser of a rule's text refuses it before.
    let mistake = try #require(RuleExpression.isEmpty(.donatedWithin(value, .days(1))).mistake)
    #expect(mistake.reason == "\"\(value)\" is a value, but only an event has donations")
    #expect(mistake.suggestion == "Write event(\"…\").donations")
  }

  @Test(
    "include members of a donation outside a filter",
    arguments: ["donations", "isSignedIn == true", "true || seeds > 3", "[1].contains(seeds)"])
  func field(_ text: String) throws {
    let mistake = try #require(try RuleExpression(parsing: text).mistake)
    #expect(mistake.reason.contains("names a member of a donation"))
    #expect(mistake.suggestion.hasPrefix("Write parameter(\"Type."))
  }

  @Test(
    "include an element of a list outside of its condition",
    arguments: [
      ("$0 > 3", "$0"), (#"parameter("c").contains(where: $1 > 3)"#, "$1"),
      (#"parameter("c").contains(where: $0 > 3) && $0 > 4"#, "$0"),
      (#"parameter("c").contains(where: $0.allSatisfy($2 > 3))"#, "$2"),
    ])
  func element(_ text: String, _ part: String) throws {
    let mistake = try #require(try RuleExpression(parsing: text).mistake)
    #expect(mistake.part.description == part)
    #expect(
      mistake.reason
        == "\"\(part)\" is an element of a list, but is used outside of its condition")
    #expect(
      mistake.suggestion
        == #"Write it as in parameter("Backyard.counts").contains(where: $0 > 3)"#)
  }

  @Test("are quoted up to 120 characters", arguments: [(120, false), (121, true)])
  func length(count: Int, isShortened: Bool) {
    let name = String(repeating: "x", count: count)
    #expect(
      RuleExpression.field(name).short == (isShortened ? "\(name.prefix(119))…" : name))
  }

  @Test(
    "are not reported when the kind depends on facts",
    arguments: [
      "true", #"parameter("p")"#, #"!parameter("p").isLarge"#, #"parameter("p")["a"] && true"#,
      #"parameter("p") ?? false"#, #"parameter("p") ?? 1"#, #"opaque("{ code }")"#,
      // A sum with a date is a date, and only facts tell whether there is one.
      #"parameter("p") + 1"#, #"1 - parameter("p")"#, #"parameter("p") ? 1 : true"#,
      #"parameter("c").contains(where: $0.allSatisfy($1 > $0.count))"#,
      #"event("fed").donations.filter(seeds > 3 && isFavorite).count >= 2"#,
      #"!event("fed").donations.isEmpty"#, #""wren".isEmpty"#,
      #"event("fed").donations.largestSubset(groupedBy: backyardID).count > 1"#, "1 < 2",
    ])
  func none(_ text: String) throws {
    #expect(try RuleExpression(parsing: text).mistake == nil)
  }
}
