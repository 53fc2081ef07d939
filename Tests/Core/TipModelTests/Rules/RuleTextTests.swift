import TestSupport
import Testing
import TipEngine
import TipModel

@Suite("The text form of a rule")
struct RuleTextTests {
  private static let a = RuleExpression.parameter("a")
  private static let donations = RuleExpression.donations(event: "e")
  private static let and: [RuleExpression] = [.field("x"), .field("y"), .field("z")]

  private static let rows: [(RuleExpression, String)] = [
    (.literal(.null), "nil"),
    (.literal(.int(.min)), "-9223372036854775808"),
    (.literal(1e300), "1e+300"),
    (.literal(.double(3)), "3.0"),
    (.literal(.double(.infinity)), "inf"),
    (.literal(.double(-.infinity)), "-inf"),
    (.literal(.array([])), "[]"),
    (.literal(.object([:])), "[:]"),
    (
      .literal(["d": 4, "b": [1, .null], "e": 5, "a": true, "c": 3]),
      #"["a": true, "b": [1, nil], "c": 3, "d": 4, "e": 5]"#
    ),
    (.literal(#"a\b"#), #""a\\b""#),
    (.literal("a\"b\\c\n\r\t\u{0}\u{7F}\u{9B}é🐦"), #""a\"b\\c\n\r\t\u{0}\u{7f}\u{9b}é🐦""#),
    (.literal(.date(noon)), #"date("2026-11-21T12:00:00.000Z")"#),
    (.parameter("a \"b\""), #"parameter("a \"b\"")"#),
    (.field("date"), "date"),
    (.field("größe_2"), "größe_2"),
    (.field("_2"), "_2"),
    (.field("éclair"), "éclair"),
    (.field("true"), "`true`"),
    (.field("event"), "`event`"),
    (.field("count"), "count"),
    (.field("a b"), "`a b`"),
    (.field("2nd"), "`2nd`"),
    (.field(""), "``"),
    (.field("`\\"), #"`\`\\`"#),
    (.member(.field("x"), "isEmpty"), "x.`isEmpty`"),
    (.member(.field("x"), "true"), "x.true"),
    (.element(a, .literal("k")), #"parameter("a")["k"]"#),
    (.not(a), #"!parameter("a")"#),
    (.not(.not(a)), #"!!parameter("a")"#),
    (.not(.isEmpty(donations)), #"!event("e").donations.isEmpty"#),
    (.member(.not(a), "x"), #"(!parameter("a")).x"#),
    (.count(.literal(-5)), "(-5).count"),
    (.count(.literal(5)), "5.count"),
    (.count(.literal(1.5)), "(1.5).count"),
    (.negative(.literal(5)), "-(5)"),
    (.negative(.literal(-5)), "-(-5)"),
    (.negative(.count(.literal(5))), "-(5.count)"),
    (.negative(.count(a)), #"-parameter("a").count"#),
    (.negative(.binary(.add, and[0], and[1])), "-(x + y)"),
    (.not(.literal(-5)), "!-5"),
    (.not(.isEmpty(.literal(5))), "!5.isEmpty"),
    (.binary(.subtract, a, .literal(-5)), #"parameter("a") - -5"#),
    (.binary(.and, .binary(.or, and[0], and[1]), and[2]), "(x || y) && z"),
    (.binary(.or, .binary(.and, and[0], and[1]), and[2]), "x && y || z"),
    (.binary(.subtract, and[0], .binary(.subtract, and[1], and[2])), "x - (y - z)"),
    (.binary(.subtract, .binary(.subtract, and[0], and[1]), and[2]), "x - y - z"),
    (.binary(.equal, .binary(.less, and[0], and[1]), and[2]), "(x < y) == z"),
    (.binary(.equal, and[0], .binary(.less, and[1], and[2])), "x == (y < z)"),
    (.binary(.wholeDivide, and[0], .binary(.add, and[1], and[2])), "x div (y + z)"),
    (.binary(.subtract, and[0], .binary(.multiply, and[1], and[2])), "x - y * z"),
    (.binary(.less, .binary(.coalesce, and[0], and[1]), and[2]), "x ?? y < z"),
    (.binary(.coalesce, a, .binary(.add, and[0], and[1])), #"parameter("a") ?? x + y"#),
    (
      .test(.hasPrefix, .binary(.coalesce, a, .literal("")), .literal("b")),
      #"(parameter("a") ?? "").hasPrefix("b")"#
    ),
    (.donatedWithin(donations, .week), #"event("e").donations.donatedWithin(.weeks(1))"#),
    (.donatedWithin(donations, .days(-2)), #"event("e").donations.donatedWithin(.days(-2))"#),
    (.filter(donations, .binary(.and, and[0], and[1])), #"event("e").donations.filter(x && y)"#),
    (
      .subset(.smallest, donations, groupedBy: .member(.field("x"), "y")),
      #"event("e").donations.smallestSubset(groupedBy: x.y)"#
    ),
    (
      .opaque(OpaqueRule(source: "{ $0 }", inputs: [.parameter("a"), .event("e")])),
      #"opaque("{ $0 }", parameter("a"), event("e"))"#
    ),
  ]

  @Test("is this, and parses back as the same tree", arguments: rows)
  func printed(_ tree: RuleExpression, _ text: String) throws {
    #expect(tree.description == text)
    #expect(try RuleExpression(parsing: text) == tree)
  }

  @Test("prints NaN, and parses it back")
  func notANumber() throws {
    for value in [Double.nan, -.nan, Double(nan: 5, signaling: false)] {
      #expect(RuleExpression.literal(.double(value)).description == "nan")
    }
    guard case .literal(.double(let value)) = try RuleExpression(parsing: "nan") else {
      Issue.record("\"nan\" is not a number")
      return
    }
    #expect(value.isNaN)
  }

  @Test(
    "may be written differently than it is printed",
    arguments: [
      (" a==1 ", "a == 1"), ("((a))", "a"), ("a\n&&\tb", "a && b"), ("[1, 2,]", "[1, 2]"),
      ("a\u{A0}==\u{2003}1", "a == 1"), ("a.contains(where)", "a.contains(where)"),
      ("`date`", "date"), ("- 5", "-5"), ("1e3", "1000.0"), ("1.50", "1.5"),
      ("1e+3", "1000.0"), ("1E-5", "1e-05"),
      (#""\u{1F426}""#, #""🐦""#), ("x.`y`", "x.y"), ("--a", "--a"), ("!!a", "!!a"),
      ("!-a", "!-a"), ("-!a", "-!a"), ("-(-5)", "-(-5)"),
      (
        #"event("e").donations.donatedWithin(.day).count"#,
        #"event("e").donations.donatedWithin(.days(1)).count"#
      ),
      (#"date("2026-11-21")"#, #"date("2026-11-21T00:00:00.000Z")"#),
    ])
  func otherSpellings(_ written: String, _ printed: String) throws {
    #expect(try RuleExpression(parsing: written).description == printed)
  }
}
