import TestSupport
import Testing
import TipModel

/// Returns the value of a rule's text without facts.
private func answer(_ text: String) throws -> StoredValue {
  let scope = RuleScope(facts: Facts(), now: noon)
  return try RuleEvaluator(scope: scope).value(of: RuleExpression(parsing: text))
}

@Suite("Operators of rules")
struct RuleOperationsTests {
  @Test(
    "compare numbers, texts and dates as Swift does",
    arguments: [
      "1 < 2", "2 <= 2", "!(2 < 2)", "1 < 1.5", "1.5 > 1", "2.0 >= 2", "-1 < 0", "inf > 1e300",
      "!(nan < 1)", "!(nan >= 1)", "!(nan == nan)", "3 == 3.0", "3.0 == 3", "3 != 3.5",
      #""a" < "b""#, #""B" < "a""#, #""a" < "aa""#, #""10" < "9""#, #""é" == "e\#u{301}""#,
      #"date("2026-01-01") < date("2026-01-02")"#,
      #"date("2026-01-01T00:00:00.001Z") > "2026-01-01T00:00:00.000Z""#,
      #""2025-12-31T23:59:59Z" < date("2026-01-01")"#,
      #"date("2026-01-01T01:00:00+01:00") == date("2026-01-01")"#,
      #"date("2026-01-01") == "2026-01-01""#, #""2026-01-01" == date("2026-01-01")"#,
      #"!("soon" == date("2026-01-01"))"#, "!(true == 1)", "nil == nil", #"!("1" == 1)"#,
      "[1, 2.0] == [1.0, 2]", #"["a": 1] == ["a": 1.0]"#, #"!(["a": 1] == ["b": 1])"#,
      "[] != [:]", "!([1] == [1, 2])",
    ])
  func holds(_ text: String) throws {
    #expect(try answer(text) == true)
  }

  @Test(
    "calculate",
    arguments: [
      ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("7 div 2", 3), ("-7 div 2", -3), ("7 / 2", 3.5),
      // A parameter of 7.0 is stored as 7 (D52).
      ("7.0 div 2", 3), ("7 div 2.0", 3), ("-7.0 % 4.0", -3),
      ("-7 % 4", -3), ("7 - 2 - 1", 4), ("1.5 + 1", 2.5), ("2 * 0.5", 1.0), ("-(1.5)", -1.5),
      ("1 / 0", .double(.infinity)), ("nil ?? 4", 4), ("nil ?? nil ?? 4", 4), ("3 ?? 4", 3),
      ("-(9223372036854775807)", .int(-.max)), ("[1, 2].count + 1", 3), (#""🐦🐦".count"#, 2),
      (#"["a": 1]["a"] ?? 0"#, 1), (#"["a": 1]["b"]"#, .null), ("[4, 5][1]", 5), ("nil[0]", .null),
      ("nil.name", .null), (#"["name": "North"].name"#, "North"), (#"["n": 1].name"#, .null),
      (#""a".caseInsensitiveCompare("B")"#, -1), (#""b".caseInsensitiveCompare("A")"#, 1),
      (#""a".caseInsensitiveCompare("A")"#, 0), ("[3, 1, 2].min()", 1), ("[1, 3, 2].max()", 3),
      ("[1, 1.0].min()", 1), ("[].max()", .null),
    ] as [(String, StoredValue)])
  func calculated(_ text: String, _ value: StoredValue) throws {
    #expect(try answer(text) == value)
  }

  @Test(
    "test the contents of lists and texts",
    arguments: [
      ("[1, 2].contains(2.0)", true), ("[1, 2].contains(3)", false), ("[nil].contains(nil)", true),
      (#"[["a"]].contains(["a"])"#, true), (#""North".contains("")"#, true),
      (#""".contains("")"#, true), (#""North".contains("rt")"#, true),
      (#""North".contains("RT")"#, false), (#""North".hasPrefix("")"#, true),
      (#""North".hasSuffix("th")"#, true), ("[].isEmpty", true), ("[:].isEmpty", true),
      (#""".isEmpty"#, true), (#"" ".isEmpty"#, false),
      (#""North".localizedStandardContains("RT")"#, true),
      (#""North".localizedStandardContains("")"#, true),
      (#""North".localizedStandardContains("s")"#, false), ("[1, 2].starts(with: [1])", true),
      ("[1, 2].starts(with: [2])", false), (#""North".starts(with: "no")"#, false),
    ] as [(String, StoredValue)])
  func contained(_ text: String, _ value: StoredValue) throws {
    #expect(try answer(text) == value)
  }

  @Test(
    "fail with a message instead of a trap",
    arguments: [
      ("9223372036854775807 + 1", "9223372036854775807 + 1 does not result in a whole number"),
      ("-9223372036854775808 - 1", "-9223372036854775808 - 1 does not result in a whole number"),
      ("9223372036854775807 * 2", "9223372036854775807 * 2 does not result in a whole number"),
      ("1 div 0", "1 div 0 does not result in a whole number"),
      ("1 % 0", "1 % 0 does not result in a whole number"),
      (
        "-9223372036854775808 div -1",
        "-9223372036854775808 div -1 does not result in a whole number"
      ),
      ("-9223372036854775808 % -1", "-9223372036854775808 % -1 does not result in a whole number"),
      ("-(-9223372036854775808)", "0 - -9223372036854775808 does not result in a whole number"),
      ("1.5 % 2", "\"%\" needs whole numbers"), ("1.5 div 2", "\"div\" needs whole numbers"),
      ("1 + nil", "a number and nil cannot be joined by +"),
      (#""a" + "b""#, "a string and a string cannot be joined by +"),
      ("1 < nil", "a number and nil cannot be compared by <"),
      ("true < false", "a Bool and a Bool cannot be compared by <"),
      ("[1] >= [2]", "an array and an array cannot be compared by >="),
      (#"date("2026-01-01") < "soon""#, "\"soon\" is not an ISO 8601 date"),
      ("date(\"2026-01-01\") < 1", "a date and a number cannot be compared by <"),
      ("1.contains(1)", "contains is not defined for number and number"),
      (#"[1].hasPrefix("a")"#, "hasPrefix is not defined for array and string"),
      (#""a".contains(1)"#, "contains is not defined for string and number"),
      ("[1][1]", "index 1 is out of range: 1 element"),
      ("[1][-1]", "index -1 is out of range: 1 element"),
      (#"[1]["a"]"#, "an array has no elements by string"),
      ("true[0]", "a Bool has no elements by number"),
      ("1.count", "a number has no count"), ("nil.isEmpty", "nil has no count"),
      ("1.name", "a number has no member \"name\""),
      ("!1", "a number is used as a Bool"),
      ("true && nil", "nil is used as a Bool"),
      (#""true" || true"#, "a string is used as a Bool"),
      ("nil!", "\"nil\" is nil before \"!\""),
      ("$0", "\"$0\" is used outside a condition about elements"),
      ("1.min()", "a number has no member \"min\""),
      (#"["a", 1].max()"#, "a number and a string cannot be compared by >"),
      (#"1.caseInsensitiveCompare("a")"#, "a number and a string cannot be compared as texts"),
    ])
  func fails(_ text: String, _ reason: String) {
    #expect(throws: RuleFailure(reason)) { try answer(text) }
  }

  @Test("stop evaluating when the result is known")
  func shortCircuit() throws {
    #expect(try answer("false && nil") == false)
    #expect(try answer("true || nil") == true)
    #expect(try answer("1 ?? 1 div 0") == 1)
  }
}
