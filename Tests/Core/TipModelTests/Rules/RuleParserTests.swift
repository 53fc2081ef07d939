import Testing
import TipModel

@Suite("Reading a rule's text")
struct RuleParserTests {
  private static let rows: [(text: String, offset: Int, expected: String, found: String)] = [
    ("", 0, "a value, parameter(\"…\") or event(\"…\")", "the end"),
    ("a ==", 4, "a value, parameter(\"…\") or event(\"…\")", "the end"),
    ("a b", 2, "an operator or the end", "\"b\""),
    ("a 1", 2, "an operator or the end", "1"),
    ("a $0", 2, "an operator or the end", "\"$0\""),
    ("a \"b\"", 2, "an operator or the end", "\"b\""),
    ("a `b`", 2, "an operator or the end", "`b`"),
    ("a )", 2, "an operator or the end", "\")\""),
    ("a = 1", 2, "a rule", "\"=\""),
    ("a & b", 2, "a rule", "\"&\""),
    // The first control character after those that are white space.
    ("a\u{E}== 1", 1, "a rule", #""\u{e}""#),
    ("(a", 2, "\")\"", "the end"),
    ("a < b < c", 6, "brackets around one of two comparisons", "\"<\""),
    ("a == b == c", 7, "brackets around one of two comparisons", "\"==\""),
    ("\"a", 2, "a closing double quote", "the end"),
    ("`a", 2, "a closing \"`\"", "the end"),
    (#""\q""#, 2, #"one of \" \` \\ \n \r \t \u{…}"#, "\"q\""),
    (#""\u{110000}""#, 3, #"an escape such as \u{41}"#, "\"{\""),
    (#""\u{+41}""#, 3, #"an escape such as \u{41}"#, "\"{\""),
    (#""\u{}""#, 3, #"an escape such as \u{41}"#, "\"{\""),
    (#""\u41""#, 3, #"an escape such as \u{41}"#, "\"4\""),
    (#""\u41}""#, 3, #"an escape such as \u{41}"#, "\"4\""),
    (#""\u{41""#, 3, #"an escape such as \u{41}"#, "\"{\""),
    ("9223372036854775808", 0, "a number that fits 64 bits", "\"9223372036854775808\""),
    ("-9223372036854775809", 1, "a number that fits 64 bits", "\"9223372036854775809\""),
    ("1e999", 0, "a number that fits 64 bits", "\"1e999\""),
    ("1e", 0, "a number that fits 64 bits", "\"1e\""),
    ("5.", 2, "a member", "the end"),
    ("5.٣", 2, "a rule", "\"٣\""),
    ("parameter(a)", 10, "text in double quotes", "\"a\""),
    ("parameter a", 10, "\"(\"", "\"a\""),
    ("event(\"e\")", 10, "\".\"", "the end"),
    ("event(\"e\").count", 11, "\"donations\"", "\"count\""),
    (
      "event(\"e\").donations.donations", 21, "a member (only event(\"…\") has donations)",
      "\"donations\""
    ),
    (
      "a.donatedWithin(.day)", 2, "a member of a value (only donations have \"donatedWithin\")",
      "\"donatedWithin\""
    ),
    ("a ? b", 5, "\":\"", "the end"),
    ("a ? b : ", 8, "a value, parameter(\"…\") or event(\"…\")", "the end"),
    ("a.min(b)", 6, "\")\"", "\"b\""),
    ("a.starts(b)", 9, "\"with\"", "\"b\""),
    ("a.starts(with b)", 14, "\":\"", "\"b\""),
    ("a.contains(where b)", 17, "\")\"", "\"b\""),
    ("a.contains(x: b)", 12, "\")\"", "\":\""),
    ("$", 0, "an element such as $0", "\"$\""),
    ("$100", 0, "an element such as $0", "\"$\""),
    ("a.contains", 10, "\"(\"", "the end"),
    (
      "event(\"e\").donations.donatedWithin(.month)", 36,
      ".minutes(…), .hours(…), .days(…) or .weeks(…)", "\"month\""
    ),
    (
      "event(\"e\").donations.donatedWithin(.dayx(3))", 36,
      ".minutes(…), .hours(…), .days(…) or .weeks(…)", "\"dayx\""
    ),
    ("event(\"e\").donations.donatedWithin(.days(1.5))", 41, "a whole number", "1.5"),
    ("event(\"e\").donations.largestSubset(by: a)", 35, "\"groupedBy\"", "\"by\""),
    ("event(\"e\").donations.largestSubset(groupedBy a)", 45, "\":\"", "\"a\""),
    (
      "date(\"2026-02-30\")", 5, "an ISO 8601 date such as \"2026-11-21T09:00:00Z\"",
      "\"2026-02-30\""
    ),
    ("[1, a]", 4, "a literal value", "\"a\""),
    ("[1 + 2]", 3, "\"]\"", "\"+\""),
    ("[1, \"a\": 2]", 4, "a unique key, as text", "\"a\""),
    ("[\"a\": 1, \"a\": 2]", 9, "a unique key, as text", "\"a\""),
    ("[\"a\": 1, 2]", 10, "\":\" and a value", "\"]\""),
    ("opaque(\"a\", b)", 12, "parameter(\"…\") or event(\"…\")", "\"b\""),
    ("a div div", 6, "a value", "\"div\""),
    ("🐦", 0, "a rule", "\"🐦\""),
    ("\"👩‍👩‍👧\" b", 4, "an operator or the end", "\"b\""),
  ]

  @Test("reports the offset, the expected and the actual text", arguments: rows)
  func mistake(_ text: String, _ offset: Int, _ expected: String, _ found: String) {
    let error = #expect(throws: TipControlError.self) { try RuleExpression(parsing: text) }
    #expect(error?.code == .malformed)
    #expect(error?.subject == text)
    #expect(
      error?.reason == "The rule \"\(text)\" cannot be read: expected \(expected) "
        + "at offset \(offset), found \(found)")
  }

  private static let hostile: [String] = [
    String(repeating: "(", count: 100_000), String(repeating: "!", count: 100_000),
    String(repeating: "-", count: 100_000), String(repeating: "[", count: 100_000),
    String(repeating: "a.", count: 50_000) + "b",
    "a" + String(repeating: " && a", count: 20_000),
    "a" + String(repeating: "[0]", count: 33_000),
    "a" + String(repeating: ".contains(a", count: 9000),
    "a" + String(repeating: ".isEmpty", count: 12_000),
    "a" + String(repeating: " ? b : c", count: 12_000), String(repeating: "a ? ", count: 25_000),
    "a" + String(repeating: "?.b", count: 33_000), "a" + String(repeating: "!", count: 100_000),
    String(repeating: "9", count: 100_000), "\"" + String(repeating: "\\", count: 99_999),
    "\u{0}", "a\u{0}b", "\u{FEFF}a", "\u{301}", "a == 'b'", "a; b", "1e-", "\r\n", "…",
    String(repeating: "🏳️‍🌈", count: 10_000), "parameter(\"\u{0}", "\\", "$x == true", "`",
    "a ? b : c ?",
    "[\"a\":", "a ?? ", ")", "a)", "event", "parameter", "opaque()", "date()", ".count", "a..b",
  ]

  @Test("rejects any hostile text with an error", arguments: hostile.indices)
  func hostileText(_ index: Int) {
    let error = #expect(throws: TipControlError.self) {
      try RuleExpression(parsing: Self.hostile[index])
    }
    // A message quotes only the beginning of a long text.
    #expect((error?.reason.utf8.count ?? .max) < 100_500)
    #expect(error?.code == .malformed)
  }

  @Test("quotes only the beginning of a long text")
  func longText() {
    let text = "a == \"" + String(repeating: "x", count: 100_000)
    let error = #expect(throws: TipControlError.self) { try RuleExpression(parsing: text) }
    #expect((error?.reason.count ?? .max) < 300)
    #expect(error?.subject == text)
  }

  @Test(
    "quotes a text and what it found up to 200 characters of each",
    arguments: [(198, ""), (199, "…")])
  func quotedLength(count: Int, ending: String) {
    let word = String(repeating: "b", count: count)
    let error = #expect(throws: TipControlError.self) { try RuleExpression(parsing: "a \(word)") }
    let shown = "a \(word)".prefix(200)
    let found = "\"\(word)\"".prefix(200)
    #expect(
      error?.reason == "The rule \"\(shown)\(ending)\" cannot be read: expected an operator or the "
        + "end at offset 2, found \(found)\(ending)")
  }

  @Test("reads a long rule, and rejects one that is too deep")
  func limits() throws {
    func conjunction(_ count: Int) -> String {
      Array(repeating: "a", count: count).joined(separator: " && ")
    }
    let long = try RuleExpression(parsing: conjunction(1001))
    #expect(long.description == conjunction(1001))
    #expect(throws: TipControlError.self) { try RuleExpression(parsing: conjunction(1002)) }
    let nested = String(repeating: "(", count: 45) + "a" + String(repeating: ")", count: 45)
    #expect(try RuleExpression(parsing: nested) == .field("a"))
    let list = "[" + Array(repeating: "1", count: 20_000).joined(separator: ", ") + "]"
    #expect(try RuleExpression(parsing: list).description == list)
  }

  /// Texts with choices, and the limit that makes a text unreadable.
  private static let choices: [(text: String, limit: String?)] = [
    (String(repeating: "a ? b : ", count: 98) + "c", nil),
    (String(repeating: "a ? b : ", count: 99) + "c", "at most 100 levels of nesting"),
    // What follows a choice is as deep as without it.
    ("(a ? b : c) && " + String(repeating: "!", count: 97) + "a", nil),
    ("(a ? b : c) && " + String(repeating: "!", count: 98) + "a", "at most 100 levels of nesting"),
    ("(a ? b : c)" + String(repeating: " && (a ? b : c)", count: 499), nil),
    (
      "(a ? b : c)" + String(repeating: " && (a ? b : c)", count: 500),
      "at most 1000 operators and members"
    ),
  ]

  @Test(
    "reads choices up to 100 levels and 1000 links, and no more",
    arguments: choices.indices)
  func choice(_ index: Int) throws {
    let (text, limit) = Self.choices[index]
    guard let limit else {
      #expect(try RuleExpression(parsing: text).description == text)
      return
    }
    let error = #expect(throws: TipControlError.self) { try RuleExpression(parsing: text) }
    #expect(error?.reason.contains("expected \(limit) at offset ") == true)
  }

  @Test(
    "reads every text that it has printed, up to the deepest nesting", arguments: 1...98)
  func printedNesting(depth: Int) throws {
    for prefix in ["!", "-", "!-", "-!"] {
      let text = String(repeating: prefix, count: depth / prefix.count) + "a"
      let tree = try RuleExpression(parsing: text)
      #expect(try RuleExpression(parsing: tree.description) == tree, "\(text)")
      #expect(tree.readsBack)
    }
  }

  /// Its text form is one level deeper, because `.day` is printed as `.days(1)`.
  private static let deeperWhenPrinted =
    String(repeating: "a[", count: 49) + "event(\"e\").donations.donatedWithin(.day).count"
    + String(repeating: "]", count: 49) + " == 1"

  @Test("knows the rules whose text form it cannot read")
  func readsBack() throws {
    #expect(try !RuleExpression(parsing: Self.deeperWhenPrinted).readsBack)
    func disjunction(_ count: Int) -> RuleExpression {
      (1..<count).reduce(.field("a")) { tree, _ in .binary(.or, tree, .field("a")) }
    }
    #expect(disjunction(1001).readsBack)
    #expect(!disjunction(1002).readsBack)
    let list = (0..<60).reduce(StoredValue.array([])) { list, _ in .array([list]) }
    for literal in [list, [1, list], ["a": 1, "b": list]] as [StoredValue] {
      #expect(!RuleExpression.binary(.equal, .parameter("p"), .literal(literal)).readsBack)
    }
  }

  @Test("does not read a document with a rule that cannot be stored")
  func document() throws {
    let rule = Self.deeperWhenPrinted.replacing("\"", with: "\\\"")
    let error = #expect(throws: TipControlError.self) {
      try StateDocument(
        json: #"{"tips": [{"id": "OddTip", "rules": ["\#(rule)"]}]}"#, subject: "odd.json")
    }
    #expect(
      error?.reason.hasPrefix("odd.json: tips[0].rules[0] is nested too deeply to be stored: ")
        == true)
  }

  @Test("survives every text that is a valid rule with one character changed")
  func mutations() throws {
    let text =
      #"!(event("e").donations.filter(`a b` == -1.5e3).count div 2 >= 3) && [1, nil].isEmpty"#
    _ = try RuleExpression(parsing: text)
    var readable = 0
    for offset in text.indices {
      for replacement in ["", "\"", "`", "(", ")", "-", ".", "\\", "\u{301}", "9", " "] {
        var changed = text
        changed.replaceSubrange(offset...offset, with: replacement)
        // A valid text must print as a text that parses to the same tree. Others throw.
        guard let tree = try? RuleExpression(parsing: changed) else { continue }
        readable += 1
        #expect(try RuleExpression(parsing: tree.description) == tree, "\(changed)")
      }
    }
    #expect(readable > 20)
  }
}
