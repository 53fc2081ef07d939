import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("Evaluating a rule")
struct EvalTests {
  private let yard: Yard

  init() throws { yard = try Yard() }

  @Test("Each part is below the whole, with its value before it")
  func tree() {
    let run = yard.run(
      "eval",
      #"event("didSearchBird").donations.filter(species == "cardinal").count >= 2"#, "-q")
    #expect(run.code == .no)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        false        event("didSearchBird").donations.filter(species == "cardinal").count >= 2
        1              event("didSearchBird").donations.filter(species == "cardinal").count
        1 donation       event("didSearchBird").donations.filter(species == "cardinal")
        2 donations        event("didSearchBird").donations
        The rule does not hold: needs 1 more donation of "didSearchBird" with species == "cardinal".

        """)
  }

  @Test("A long value is cut, and a further rule is below the first")
  func long() throws {
    let mood = try RuleExpression(parsing: #"parameter("Yard.mood") == "calm""#)
    let count = try RuleExpression(parsing: #"event("didFillFeeder").donations.isEmpty"#)
    try yard.change(.registerTip(TipDefinition(id: "CalmTip", rules: [mood, count])))
    let text = String(repeating: "w", count: 40)
    #expect(yard.run("set", "Yard.mood", text).code == .done)
    let run = yard.run("eval", "--tip", "CalmTip", "-q")
    #expect(run.code == .no, "one of two rules is not enough")
    #expect(
      run.output == """
        false                             parameter("Yard.mood") == "calm"
        "\(text.prefix(30))…    parameter("Yard.mood")
        The rule does not hold: needs parameter("Yard.mood") == "calm".

        true         event("didFillFeeder").donations.isEmpty
        0 donations    event("didFillFeeder").donations
        The rule holds.

        """)
  }

  @Test("The result is the exit code", arguments: [("true", 0), ("!true", 1), ("1 < 2", 0)])
  func code(_ rule: String, _ code: Int32) {
    #expect(yard.run("eval", rule).code.rawValue == code)
  }

  @Test(
    "A rule of the deepest nesting is judged with bounded work, in each form that nests",
    .ownThread,
    arguments: [
      ("true ? ", "true", " : false"), ("(", "true", " ? true : false)"), ("!", "true", ""),
      ("true ? true : ", "true", ""), ("(parameter(\"a\") ?? ", "true", ")"),
      ("[", "1", "]"), ("(1 + ", "1", ")"), ("parameter(\"a\")[", "0", "]"),
      ("parameter(\"a\").contains(where: ", "true", ")"),
      ("event(\"a\").donations.filter(", "true", ").isEmpty"),
    ])
  func nesting(_ before: String, _ middle: String, _ after: String) throws {
    // The work grew by the factor two with each level of "? :", so that it did not end. The limit
    // is the processor's time, of which a busy machine takes nothing away.
    func eval(levels: Int) throws -> BuiltTools.Result {
      let rule =
        String(repeating: before, count: levels) + middle + String(repeating: after, count: levels)
      return try BuiltTools.shell(
        "ulimit -t 10; tipctl eval \"$RULE\"", in: yard.folder,
        environment: ["TIPCTL_DATASTORE": "birds", "RULE": rule])
    }
    let judged = try eval(levels: 40)
    #expect([0, 1, 65].contains(judged.code), "\(judged.code) \(judged.errors)")
    let refusal = try eval(levels: 400)
    #expect(refusal.code == 65)
    #expect(
      refusal.errors.contains("expected at most 100 levels of nesting"),
      "\(refusal.errors)")
  }

  @Test("The JSON for programs")
  func json() throws {
    let rule = #"parameter("BackyardBirds.favoriteCount") > 0"#
    let answer = try yard.json("eval", rule)
    #expect(answer.keys.sorted() == ["at", "holds", "rules", "schema", "tip"])
    #expect(answer["holds"] == false)
    #expect(answer["tip"] == .null)
    let parameter: StoredValue = [
      "text": #"parameter("BackyardBirds.favoriteCount")"#, "value": 0, "donations": .null,
      "failure": .null, "parts": [],
    ]
    #expect(
      answer["rules"] == [
        [
          "holds": false, "detail": .string("needs \(rule)"),
          "tree": [
            "text": .string(rule), "value": false, "donations": .null, "failure": .null,
            "parts": [parameter],
          ],
        ]
      ])
  }

  @Test("--tip alone evaluates each rule of the tip, like its verdict")
  func tipsRules() throws {
    for tip in ["FavoriteBackyardTip", "FilterSpeciesTip", "SeasonalVisitorTip"] {
      let answer = try yard.json("eval", "--tip", tip)
      let gates = try yard.json("explain", tip)["gates"]
      guard case .array(let gates)? = gates, case .array(let rules)? = answer["rules"] else {
        return #expect(Bool(false), "no lists")
      }
      let passed = gates.compactMap { gate -> StoredValue? in
        guard case .object(let fields) = gate, fields["gate"] == "rule" else { return nil }
        return fields["passed"]
      }
      let held = rules.map { rule -> StoredValue? in
        if case .object(let fields) = rule { fields["holds"] } else { nil }
      }
      // A tip without rules has one gate for their absence.
      #expect(held == (rules.isEmpty ? [] : passed))
      #expect(answer["holds"] == .bool(!passed.contains(false)))
    }
    #expect(yard.run("eval", "--tip", "FavoriteBackyardTip").code == .done)
    #expect(yard.run("eval", "--tip", "FilterSpeciesTip").code == .no)
    #expect(yard.run("eval", "--tip", "SeasonalVisitorTip").errors.contains("has no rules"))
  }

  @Test("--tip with a rule uses the last results of the tip's opaque rules (D24)")
  func opaque() throws {
    let rule = #"opaque("{ isSpring }")"#
    try yard.change(
      .recordOpaqueResult(tip: "FeedBirdsTip", source: "{ isSpring }", value: true))
    #expect(yard.run("eval", rule, "--tip", "FeedBirdsTip").code == .done)
    let run = yard.run("eval", rule)
    #expect(run.code == .no)
    #expect(run.lines[0].hasPrefix("?  opaque"))
    #expect(run.output.contains("has not run in the app yet"))
  }

  @Test("The clock in force determines a window's contents (D12)")
  func clock() {
    let rule = #"event("didViewBackyard").donations.donatedWithin(.days(5)).count >= 3"#
    #expect(yard.run("eval", rule).code == .done)
    #expect(yard.run("eval", rule, environment: ["TIPCTL_CLOCK": "+5d"]).code == .no)
  }

  // MARK: - Refusals

  private static let unreadable: [(rule: String, caret: [String])] = [
    ("a = 1", ["  a = 1", "    ^"]), ("", ["  ", "  ^"]),
    ("\"鳥\"\n b", ["  \"鳥\"\\n b", "         ^"]),
    (
      String(repeating: "x", count: 60) + " ! " + String(repeating: "y", count: 60),
      [
        "  …" + String(repeating: "x", count: 35) + " ! " + String(repeating: "y", count: 34) + "…",
        "  " + String(repeating: " ", count: 37) + "^",
      ]
    ),
  ]

  @Test("Invalid text: the parser's message, a caret at the position, code 65")
  func carets() {
    for (rule, caret) in Self.unreadable {
      let run = yard.run("eval", rule)
      #expect(run.code == .badData)
      #expect(run.output.isEmpty)
      let lines = run.errors.split(separator: "\n", omittingEmptySubsequences: false)
      let shown = lines.prefix(2).map { String($0) }
      #expect(shown == caret, "\(run.errors)")
      #expect(run.errors.contains("at offset"))
      let json = yard.run("eval", rule, "--format", "json")
      #expect(json.code == .badData)
      #expect(json.errorLines.count == 1)
    }
  }

  private static let hostile: [String] = [
    String(repeating: "(", count: 100_000), "\u{0}", "\u{1B}[31m", "a\u{202E}b", "\"",
    "a" + String(repeating: " && a", count: 2000), "🐦", "\r\n\r\n)", "event(\"\u{1B}[2J\")",
    "parameter(\"\u{1B}[2J\") == 1", "\u{301}",
    String(repeating: "9", count: 5000) + " == 1",
  ]

  @Test(
    "Hostile text: an error with code 65 without control characters",
    arguments: hostile.indices)
  func hostileText(_ index: Int) {
    let run = yard.run("eval", Self.hostile[index], "-q")
    #expect(run.code == .badData)
    #expect(run.output.isEmpty)
    #expect(!run.errors.unicodeScalars.contains("\u{1B}"))
    #expect(run.errors.count < 2000)
  }

  @Test(
    "A rule that is not a condition is refused, and the message names its kind",
    arguments: [
      ("1", "is a number"), (#"event("didSearchBird").donations"#, "is a list of donations"),
      ("donations", "names a member of a donation"),
      ("isSignedIn", #"Did you mean parameter("BackyardBirds.isSignedIn")?"#),
      (#"parameter("BackyardBirds.favoriteCount")"#, "is a number now (0)"),
      (#"parameter("BackyardBirds.isSignedIn") && 1"#, "\"1\" is a number"),
    ])
  func noCondition(_ rule: String, _ words: String) {
    let run = yard.run("eval", rule)
    #expect(run.code == .badData)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test(
    "An unknown name is refused with the nearest known one",
    arguments: [
      (#"parameter("BackyardBirds.isSignedIm") == true"#, #"Did you mean "BackyardBirds.isSign"#),
      (#"event("didViewBackyrd").donations.isEmpty"#, #"Did you mean "didViewBackyard"?"#),
      (#"true || parameter("wholly.other")"#, "tipctl parameters"),
    ])
  func unknownName(_ rule: String, _ words: String) {
    let run = yard.run("eval", rule)
    #expect(run.code == .badData)
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test(
    "Of several unknown names, and of several that may be meant, the first one is named")
  func order() throws {
    let names = ["f", "c", "a", "e", "b", "d"]
    let rule = names.map { "event(\"\($0)\").donations.isEmpty" }.joined(
      separator: " && ")
    #expect(yard.run("eval", rule).errors.hasPrefix("tipctl: There is no event \"a\"."))
    for id in ["Zoo.mood", "Yard.mood", "Pond.mood", "Tree.mood", "mood.Zoo"] {
      try yard.change(
        .registerParameter(ParameterDefinition(id: id, type: "Bool", initialValue: false))
      )
    }
    #expect(
      yard.run("eval", "mood").errorLines.last == #"Did you mean parameter("Pond.mood")?"#
    )
  }

  @Test("A rule or a known tip is required")
  func usage() {
    #expect(yard.run("eval").code == .usage)
    #expect(yard.run("eval", "true", "false").code == .usage)
    #expect(yard.run("eval", "--tip", "FeedBirdTip").errors.contains("FeedBirdsTip"))
    #expect(yard.run("eval", "true", "--tip", "x").code == .badData)
  }

  @Test("It changes nothing")
  func readsOnly() {
    let before = yard.export
    _ = yard.run("eval", "true")
    #expect(yard.export == before)
    #expect(yard.run("undo").errors.contains("Nothing") || yard.run("undo").code == .done)
  }
}
