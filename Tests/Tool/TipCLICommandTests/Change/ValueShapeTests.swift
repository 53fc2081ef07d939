import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("The shape of values that set and donate store")
struct ValueShapeTests {
  let yard: Yard

  init() throws {
    yard = try Yard()
    let visit: StoredValue = ["name": "pond", "count": 3, "at": ["x": 1.5]]
    for (id, type, initial) in [
      ("Yard.names", "Array<String>", []), ("Yard.counts", "Dictionary<String, Int>", [:]),
      ("Yard.maybe", "Optional<Array<Int>>", .null), ("Yard.visit", "Visit", visit),
      ("Yard.visits", "Array<Visit>", [visit]), ("Yard.nests", "Array<Nest>", []),
      ("Yard.days", "Set<Date>", []), ("Yard.flags", "Array<Bool>", []),
    ] as [(String, String, StoredValue)] {
      try yard.change(
        .registerParameter(ParameterDefinition(id: id, type: type, initialValue: initial)))
    }
  }

  @Test(
    "A value of another shape is refused, with the path of the part that does not fit",
    arguments: [
      ("Yard.names", #"["wren", 3]"#, #""Yard.names[1]" is 3, and needs a string"#),
      ("Yard.counts", #"{"a": 1, "b": "2"}"#, #""Yard.counts.b" is "2", and needs a whole number"#),
      ("Yard.counts", #"{"a": 1.5}"#, "needs a whole number"),
      ("Yard.maybe", "[1, null]", #""Yard.maybe[1]" is null, and needs a whole number"#),
      ("Yard.visit", #"{"name": "pond", "at": {"x": 1}}"#, #""Yard.visit.count" is missing"#),
      (
        "Yard.visit", #"{"name": "pond", "count": 1, "at": {"x": "no"}}"#,
        #""Yard.visit.at.x" is "no", and needs a number"#
      ),
      (
        "Yard.visits", #"[{"name": 1, "count": 1, "at": {"x": 1}}]"#,
        #""Yard.visits[0].name" is 1"#
      ),
      ("Yard.days", #"["today"]"#, #""Yard.days[0]" is "today", and needs a date"#),
    ])
  func refused(id: String, text: String, message: String) throws {
    let before = yard.export
    let run = yard.run("set", id, text)
    #expect(run.code == .badData)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errorLines.last?.contains("--force") == true)
    #expect(yard.export == before)
    let forced = yard.run("set", id, text, "--force")
    #expect(forced.code == .done, "\(forced.errors)")
    #expect(
      try yard.json("set", id, text, "--force")["value"] == StoredValue(json: text, subject: ""))
  }

  @Test(
    "A value that fits is stored, with further members and where the shape is not known",
    arguments: [
      ("Yard.names", #"["wren"]"#), ("Yard.names", "[]"), ("Yard.counts", #"{"a": 2}"#),
      ("Yard.maybe", "null"), ("Yard.maybe", "[1, 2]"),
      ("Yard.visit", #"{"name": "a", "count": 1, "at": {"x": 2}, "note": "new"}"#),
      ("Yard.nests", #"[{"eggs": 3}]"#), ("Yard.days", #"["2026-11-21T09:00:00.000Z"]"#),
    ])
  func fits(id: String, text: String) {
    let run = yard.run("set", id, text)
    #expect(run.code == .done, "\(run.errors)")
  }

  @Test(
    "Text that is no array or object is refused with an example of the type, which is accepted",
    arguments: [
      ("Yard.names", #"an array such as ["north"]"#, #"["north"]"#),
      ("Yard.maybe", "an array such as [1,2]", "[1,2]"),
      ("Yard.flags", "an array such as [true]", "[true]"),
      ("Yard.days", #"an array such as ["2026-11-21T09:00:00Z"]"#, #"["2026-11-21T09:00:00Z"]"#),
      ("Yard.nests", #"an array such as ["…"]"#, #"["…"]"#),
      ("Yard.counts", #"an object such as {"north":1}"#, #"{"north":1}"#),
      (
        "Yard.visit", #"an object such as {"at":{"x":1},"count":1,"name":"north"}"#,
        #"{"at":{"x":1},"count":1,"name":"north"}"#
      ),
      (
        "Yard.visits", #"an array such as [{"at":{"x":1},"count":1,"name":"north"}]"#,
        #"[{"at":{"x":1},"count":1,"name":"north"}]"#
      ),
    ])
  func example(id: String, message: String, value: String) {
    let run = yard.run("set", id, "north")
    #expect(run.code == .badData)
    #expect(run.errors.contains("Write \(message)."), "\(run.errors)")
    #expect(yard.run("set", id, value).code == .done)
  }

  @Test("Text that is no value of the type is stored as it is with --force")
  func forced() {
    #expect(yard.run("set", "BackyardBirds.favoriteCount", "many").code == .badData)
    let run = yard.run("set", "BackyardBirds.favoriteCount", "many", "--force")
    #expect(run.lines.first == #""BackyardBirds.favoriteCount" is "many"."#)
  }

  @Test(
    "A payload is checked against the rules that compare its members, and the newest payload",
    arguments: [
      ("didSearchBird", #"{"species": 5}"#, #""--info.species" is 5, and needs a string"#),
      ("didSearchBird", #"{"specis": "wren"}"#, #""--info.species" is missing"#),
      ("didSearchBird", "3", #""--info" is 3, and needs an object"#),
    ])
  func payload(event: String, text: String, message: String) {
    let run = yard.run("donate", event, "--info", text)
    #expect(run.code == .badData)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errorLines.last?.hasSuffix(#"write --info '{"species":"cardinal"}'."#) == true)
    #expect(yard.run("donate", event, "--info", text, "--force").code == .done)
    #expect(yard.run("donate", event, "--info", #"{"species": "wren"}"#, "--force").code == .done)
  }

  /// An event that only rules know, the condition of its filter, and the message, or nil for none.
  @Test(
    "A donation without a payload is refused where stored payloads or rules show that it needs one",
    arguments: [
      (
        #"filter(species == "wren").filter(seeds > 2).count > 0"#, #"with "seeds", "species""#,
        #"{"seeds":2,"species":"wren"}"#
      ),
      ("largestSubset(groupedBy: backyardID).count > 3", #"with "backyardID""#, #""…"}"#),
      (#"filter(species.hasPrefix("w")).count > 0"#, #"with "species""#, #"{"species":"…"}"#),
      (#"filter(note == "wet" || note == nil).count > 0"#, nil, ""),
      (#"filter((note ?? "wet") == "wet").count > 0"#, nil, ""),
      ("filter(note?.count == 3).count > 0", nil, ""),
      ("filter(date > now).count > 0", nil, ""), ("count > 3", nil, ""),
    ] as [(String, String?, String)])
  func needed(rule: String, members: String?, template: String) throws {
    let rule = try RuleExpression(parsing: #"event("didSpotBird").donations."# + rule)
    try yard.change(.registerTip(TipDefinition(id: "SpotBirdsTip", rules: [rule])))
    let before = try yard.files
    let run = yard.run("donate", "didSpotBird", "-q")
    guard let members else {
      #expect(run.code == .done, "\(run.errors)")
      return
    }
    #expect(run.code == .badData)
    #expect(
      run.errorLines.first == "tipctl: A donation to \"didSpotBird\" needs a payload \(members).")
    #expect(run.errorLines.last?.hasSuffix("\(template)'.") == true, "\(run.errors)")
    #expect(try yard.files == before)
    #expect(yard.run("donate", "didSpotBird", "--force").code == .done)
  }

  @Test("The template of a payload is accepted, and a donation without a payload proves nothing")
  func template() throws {
    let refused = """
      tipctl: A donation to "didSearchBird" needs a payload with "species".
      Donate all the same with --force, or write --info '{"species":"cardinal"}'.

      """
    #expect(yard.run("donate", "didSearchBird", "-q").errors == refused)
    #expect(yard.run("donate", "didSearchBird", "--force").code == .done)
    #expect(yard.run("donate", "didSearchBird", "-q").errors == refused)
    #expect(
      yard.run("donate", "didSearchBird", "--info", #"{"species":"cardinal"}"#).code == .done)
  }

  @Test("A member that not all stored payloads have is optional, and still needs its kind")
  func optional() {
    for (date, info) in [("-2h", #"{"seeds": 5}"#), ("-1h", #"{"seeds": 3, "note": "wet"}"#)] {
      let run = yard.run("donate", "didFillFeeder", "--at", date, "--info", info)
      #expect(run.code == .done, "\(run.errors)")
    }
    let wrong = yard.run("donate", "didFillFeeder", "--info", #"{"seeds": 1, "note": 2}"#)
    #expect(wrong.errors.contains(#""--info.note" is 2, and needs a string"#), "\(wrong.errors)")
    let none = yard.run("donate", "didFillFeeder", "-q")
    #expect(none.errorLines.last?.hasSuffix(#"'{"seeds":3}'."#) == true, "\(none.errors)")
    #expect(yard.run("donate", "didFillFeeder", "--info", #"{"seeds": 1}"#).code == .done)
    #expect(yard.run("donate", "didFillFeeder", "--info", "{}", "--force").code == .done)
    #expect(yard.run("donate", "didFillFeeder").code == .done, "no member is in all payloads")
  }

  @Test("A payload that is not an object is needed, too")
  func value() {
    #expect(yard.run("donate", "didFillFeeder", "--info", "3").code == .done)
    #expect(
      yard.run("donate", "didFillFeeder", "-q").errors == """
        tipctl: A donation to "didFillFeeder" needs a payload.
        Donate all the same with --force, or write --info '3'.

        """)
  }

  @Test("A payload of an event without any is stored")
  func unknownPayload() {
    #expect(yard.run("donate", "didFillFeeder", "--info", #"{"seeds": 5}"#).code == .done)
    let other = yard.run("donate", "didFillFeeder", "--info", #"{"seeds": "few"}"#)
    #expect(other.code == .badData)
    #expect(other.errors.contains(#""--info.seeds" is "few", and needs a number"#))
  }
}
