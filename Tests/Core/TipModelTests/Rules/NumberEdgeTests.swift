import TestBasics
import TestSupport
import Testing
import TipModel

@Suite("Rules with numbers at the ends of their types")
struct NumberEdgeTests {
  private static let templates = [
    #"event("e").donations.count > N"#, #"event("e").donations.count < N"#,
    #"event("e").donations.count == N"#, #"event("e").donations.count != N"#,
    #"event("e").donations.count >= N && event("e").donations.count <= N"#,
    #"event("e").donations.donatedWithin(.minutes(N)).count >= 9"#,
    #"event("e").donations.donatedWithin(.weeks(N)).isEmpty"#,
    #"event("e").donations.filter(n == N || n > N).count > 9"#,
    #"event("e").donations.largestSubset(groupedBy: n - N).count > N"#,
    #"parameter("p") + N == 0 || parameter("p") - N == 0"#,
    #"parameter("p") * N == 0 || parameter("p") / N == 0"#,
    #"parameter("p") div N == 7 || parameter("p") % N == 7"#,
    #"-parameter("p") > N && parameter("p") > N"#, #"N + N > N && N * N < N"#,
    #"parameter("list")[N] == 1 || [1, 2][N] == 3"#, #"parameter("list").contains(N)"#,
    #"now + N < now || now - N > now"#, #"parameter("p") == N ? false : parameter("p") < N"#,
    #"parameter("p") > N && !(parameter("p") >= N)"#,
  ]

  private static let numbers: [StoredValue] = [
    0, .int(.min), .int(.max), .int((1 << 53) + 1), .double(.greatestFiniteMagnitude),
    .double(-.greatestFiniteMagnitude), .double(.leastNonzeroMagnitude), .double(-0.0),
    .double(.infinity), .double(.nan), .double(0x1p63), .double(-0x1p63),
  ]

  @Test("are evaluated and explained, or refused with a reason", arguments: templates)
  func rules(_ template: String) throws {
    var explained = 0
    for number in NumberEdges.texts {
      let rule: RuleExpression
      do {
        rule = try RuleExpression(parsing: template.replacing("N", with: number))
      } catch {
        #expect(!error.reason.isEmpty)
        continue
      }
      let tip = TipDefinition(id: "t", rules: [rule, .not(rule)])
      for value in Self.numbers {
        let situation = Situation(Self.facts(value), now: noon)
        #expect(!Explanation(of: tip, in: situation).text.isEmpty)
        explained += 1
      }
    }
    #expect(explained > 100)
  }

  /// Returns facts with a number as a value, an element, a payload, and the length of a display.
  private static func facts(_ value: StoredValue) -> Facts {
    var facts = Facts([
      .setParameter(id: "p", value: value), .setParameter(id: "list", value: [1, value]),
    ])
    for day in 0..<3 {
      facts.take(.donate(event: "e", date: daysAgo(Double(day)), info: ["n": value]))
    }
    return facts
  }

  @Test("The numbers have the ends of all types, each once")
  func edges() {
    let texts = Set(NumberEdges.texts)
    #expect(texts.count == NumberEdges.texts.count)
    for text in [
      "127", "-128", "4294967295", "9223372036854775807", "-9223372036854775808",
      "18446744073709551615", "0x8000000000000000", "9007199254740991", "9007199254740993",
      "1.7976931348623157e+308", "5e-324",
    ] {
      #expect(texts.contains(text), "\(text)")
    }
  }
}
