import TestSupport
import Testing
import TipModel

@Suite("The shape of a payload")
struct PayloadShapeTests {
  private static func shape(
    _ rules: [String], _ payloads: [StoredValue?]
  ) throws -> PayloadShape {
    let event = #"event("fed").donations."#
    let tips = try rules.enumerated().map { index, rule in
      let rule = try RuleExpression(parsing: event + rule)
      return Change.Action.registerTip(TipDefinition(id: "tip\(index)", rules: [rule]))
    }
    let donations = payloads.enumerated().map { index, info in
      Change.Action.donate(
        event: "fed", date: noon.adding(milliseconds: Int64(index)), info: info)
    }
    return PayloadShape(of: "fed", in: Facts(tips + donations))
  }

  /// The rules of tips, the payloads of donations, the template, and the needed members.
  ///
  /// They are nil when a donation needs no payload.
  private static let rows: [([String], [StoredValue?], String, String?)] = [
    ([], [], "null", nil),
    (["count > 3", "filter(date > now).count > 3"], [nil], "null", nil),
    (
      [#"filter(seeds > 3 && "wren" == species).count > 0"#], [],
      #"{"seeds":3,"species":"wren"}"#, #" with "seeds", "species""#
    ),
    // A sum with a member does not show its kind.
    (["filter(seeds + 1 > 3).isEmpty"], [], #"{"seeds":"…"}"#, #" with "seeds""#),
    (["largestSubset(groupedBy: yard).count > 1"], [], #"{"yard":"…"}"#, #" with "yard""#),
    (["filter(note != nil).isEmpty", "filter(nil == memo).isEmpty"], [], "{}", nil),
    (["filter(note! == 3).isEmpty", "filter(memo?.count == 3).isEmpty"], [], "{}", nil),
    // The last tip by its id shows the kind.
    ((0..<6).map { "filter(n == \($0)).isEmpty" }, [], #"{"n":5}"#, #" with "n""#),
    // The newest payload that is an object shows the members, and older ones which it needs.
    ([], [["n": 1, "old": 2], ["n": 3], nil], #"{"n":3}"#, #" with "n""#),
    ([], [["n": 1], ["n": 3, "note": "wet"]], #"{"n":3}"#, #" with "n""#),
    ([], [["n": 1, "note": .null], ["n": 3, "note": "wet"]], #"{"n":3}"#, #" with "n""#),
    ([], ["north", ["n": 3]], #"{"n":3}"#, #" with "n""#),
    ([], [["n": 3], "north"], #""north""#, ""),
    ([], [1, "north", nil], #""north""#, ""),
    // A literal of a rule is a better example, but not of a member that is gone.
    (
      ["filter(n > 8 && old == 1).isEmpty", "filter(isRare).isEmpty"],
      [["n": 3, "isRare": true]], #"{"isRare":true,"n":8}"#, #" with "isRare", "n""#
    ),
    // The newest hundred payloads count.
    (
      [], [["n": 1]] + Array(repeating: ["n": 1, "note": "wet"], count: 100),
      #"{"n":1,"note":"wet"}"#, #" with "n", "note""#
    ),
    (
      [], [["n": 1]] + Array(repeating: ["n": 1, "note": "wet"], count: 99), #"{"n":1}"#,
      #" with "n""#
    ),
  ]

  @Test("is known from the rules and from the newest payloads", arguments: rows.indices)
  func needed(row: Int) throws {
    let (rules, payloads, template, members) = Self.rows[row]
    let shape = try Self.shape(rules, payloads)
    #expect(shape.template == template)
    let reason = members.map { "A donation to \"fed\" needs a payload\($0)" }
    #expect(shape.mistake(in: nil, at: "info") == reason)
  }

  @Test(
    "refuses a payload with a member of another kind, and one without a member",
    arguments: [
      (["seeds": 3.0], nil), (["seeds": 3, "extra": true], nil),
      (["seeds": 2, "note": .null], nil),
      (["seeds": "many"], #""info.seeds" is "many", and needs a number"#),
      (["seeds": 2, "note": 4], #""info.note" is 4, and needs a string"#),
      (["note": "wet"], #""info.seeds" is missing, and needs a number"#),
      ("wet", #""info" is "wet", and needs an object"#),
    ] as [(StoredValue, String?)])
  func payload(_ payload: StoredValue, _ reason: String?) throws {
    let shape = try Self.shape([], [["seeds": 1], ["seeds": 3, "note": "wet"]])
    #expect(shape.mistake(in: payload, at: "info") == reason)
  }
}
