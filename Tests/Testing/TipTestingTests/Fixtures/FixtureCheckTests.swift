import TestSupport
import Testing
import TipModel
import TipTesting

/// The app whose state the fixtures have.
private enum Yard {
  struct Search: Codable, Sendable {
    var species: String
    var season: String?
    var count = 1
  }

  struct Visit: Codable, Sendable {
    var bird: String
    var count: Int
    var weight: Double
    var isRare: Bool
    var tags: [String]
    var sizes: [String: Int]
  }

  static let isSignedIn = Tips.Parameter(Yard.self, "isSignedIn", false)
  static let visits = Tips.Parameter(Yard.self, "visits", 0)
  static let didSearch = Tips.Event<Search>(id: "didSearchBird")
  static let didVisit = Tips.Event<Visit>(id: "didVisitFeeder")
  static let didFill = Tips.Event<Tips.EmptyDonation>(id: "didFillFeeder")
}

/// Reads a parameter and counts an event.
private struct SplitTip: Tip {
  var title: Text { Text("Split the List") }
  var rules: [Rule] {
    Rule(Yard.isSignedIn) { $0 }
    Rule(Yard.didFill) { $0.donations.count >= 1 }
  }
}

/// Reads payloads.
private struct SearchTip: Tip {
  var title: Text { Text("Search for a Bird") }
  var rules: [Rule] {
    Rule(Yard.didSearch) { $0.donations.filter { $0.season == "autumn" }.count >= 1 }
    Rule(Yard.visits) { $0 < 5 }
  }
}

/// Reads one member of payloads with many.
private struct VisitTip: Tip {
  var title: Text { Text("Watch the Feeder") }
  var rules: [Rule] {
    Rule(Yard.didVisit) { $0.donations.filter { $0.bird == "wren" }.count >= 1 }
  }
}

/// Counts donations without reading their payloads.
private struct CountTip: Tip {
  var title: Text { Text("Search Again") }
  var rules: [Rule] { Rule(Yard.didSearch) { $0.donations.count >= 1 } }
}

/// Has an id from its data.
private struct PerchTip: Tip {
  let place: String
  var id: String { "perch-\(place)" }
  var title: Text { Text("Add a Perch") }
}

@Suite("A fixture whose names or values the test's code cannot mean")
struct FixtureCheckTests {
  private static let all: [any Tip] = [SplitTip(), SearchTip(), PerchTip(place: "north")]

  /// Loads a state into the center of a test that uses a tip, and expects the failures.
  private func expect(
    _ failures: [String], in json: String, using tip: any Tip, all: [any Tip]? = nil,
    allowsUnknown: Bool? = nil
  ) throws {
    func test() throws {
      try withTips(TipTestOptions(all: all, allowsUnknown: allowsUnknown)) { center in
        let fixture = try TipFixture(json: json, name: "yard")
        try center.load(fixture, at: SourcePosition(line: 7))
        _ = center.status(of: tip)
      }
    }
    if failures.isEmpty {
      try test()
    } else {
      try expectFailures(failures, line: 7) { try test() }
    }
  }

  @Test("fails the test where it is loaded, with the name that resembles it")
  func nearMisses() throws {
    let parameter = #"{"parameters": [{"id": "Yard.isSignedin", "value": true}]}"#
    try expect(
      [
        "Unknown parameter \"Yard.isSignedin\" in the fixture \"yard\". "
          + "Did you mean \"Yard.isSignedIn\"? If the name is right, list the app's tips in "
          + ".tips(all:), or add .allowsUnknown."
      ], in: parameter, using: SplitTip())
    let event =
      #"{"events": [{"id": "didFilFeeder", "donations": ["2026-11-20T09:00:00Z"]}]}"#
    try expect(
      [
        "Unknown event \"didFilFeeder\" in the fixture \"yard\". Did you mean \"didFillFeeder\"?"
      ],
      in: event, using: SplitTip())
    let tip = #"{"tips": [{"id": "SplitTi", "record": {"displayCount": 1}}]}"#
    try expect(
      ["Unknown tip \"SplitTi\" in the fixture \"yard\". Did you mean \"SplitTip\"?"],
      in: tip, using: SplitTip())
  }

  @Test("may have other names that the test does not use, because fixtures are shared")
  func unused() throws {
    let json =
      #"{"tips": [{"id": "GuideTip", "record": {"displayCount": 1}}, {"id": "SplitTip"}],"#
      + #""parameters": [{"id": "Yard.isSignedIn", "value": true}, {"id": "Map.zoom", "value": 1},"#
      + #"{"id": "Yard.isSignedI", "value": true}],"#
      + #""events": [{"id": "didFillFeeder"}, {"id": "didFillFeeder2"}]}"#
    try expect([], in: json, using: SplitTip())
    // Numbers make different names.
    let numbered = #"{"events": [{"id": "didFillFeeder2"}]}"#
    try expect([], in: numbered, using: SplitTip())
  }

  @Test("fails beside .tips(all:) for each name that no tip has or reads")
  func all() throws {
    let json =
      #"{"tips": [{"id": "GuideTip", "record": {"displayCount": 1}}],"#
      + #""parameters": [{"id": "Map.zoom", "value": 1}, {"id": "Yard.isSignedIn"}],"#
      + #""events": [{"id": "didFill"}]}"#
    try expect(
      [
        "Unknown tip \"GuideTip\" in the fixture \"yard\". No tip in .tips(all:) has this id. "
          + "Correct the fixture, or add .allowsUnknown.",
        "Unknown parameter \"Map.zoom\" in the fixture \"yard\". No tip in .tips(all:) reads it.",
        "Unknown event \"didFill\" in the fixture \"yard\". Did you mean \"didFillFeeder\"?",
      ], in: json, using: SplitTip(), all: Self.all)
    try expect([], in: json, using: SplitTip(), all: Self.all, allowsUnknown: true)
  }

  @Test("may have names that the test uses, and other tips of a type with ids from data")
  func used() throws {
    let json =
      #"{"tips": [{"id": "perch-south", "type": "PerchTip"}],"#
      + #""parameters": [{"id": "Yard.visits", "value": 2}], "events": [{"id": "didSearchBird"}]}"#
    try withTips(TipTestOptions(all: [PerchTip(place: "north")])) { center in
      try center.load(TipFixture(json: json))
      #expect(Yard.visits.wrappedValue == 2)
      #expect(Yard.didSearch.donations.isEmpty)
    }
  }

  @Test("fails for a payload that does not decode where a rule reads it, with its path")
  func payload() throws {
    func events(_ info: String) -> String {
      #"{"events": [{"id": "didSearchBird", "donations": ["#
        + #"{"date": "2026-11-20T09:00:00Z", "info": \#(info)}]}]}"#
    }
    let place =
      "Invalid value in the fixture \"yard\": in the donation to \"didSearchBird\" at "
      + "2026-11-20T09:00:00.000Z, "
    try expect(
      [
        place + "\"info.species\" is 5, and needs a string. "
          + "Correct the fixture, or add .allowsUnknown."
      ], in: events(#"{"species": 5, "count": 1}"#), using: SearchTip())
    try expect(
      [place + "\"info.species\" is missing, and Search needs it."],
      in: events(#"{"specie": "wren", "count": 1}"#), using: SearchTip())
    // A rule that only counts the donations does not read them.
    try expect([], in: events(#"{"species": 5}"#), using: CountTip())
  }

  @Test("fails for a member of a payload that nobody reads")
  func member() throws {
    let json =
      #"{"events": [{"id": "didSearchBird", "donations": [{"date": "2026-11-20T09:00:00Z","#
      + #""info": {"species": "wren", "count": 1, "NAME": "autumn"}}]}]}"#
    func named(_ name: String) -> String { json.replacing("NAME", with: name) }
    try expect(
      ["no rule reads \"info.seson\". Did you mean \"season\"? Correct the fixture"],
      in: named("seson"), using: SearchTip())
    try expect([], in: named("weather"), using: SearchTip())
    try expect(
      [
        "\"info.weather\". The payload Search of the event does not have this member. Correct"
      ],
      in: named("weather"), using: SearchTip(), all: Self.all)
    // The first one by name.
    try expect(
      ["\"info.autumn\". The payload Search"],
      in: json.replacing("NAME\": ", with: "weather\": 1, \"autumn\": 1, \"spring\": "),
      using: SearchTip(), all: Self.all)
  }

  @Test(
    "names the value that does not fit, and the type that it needs",
    arguments: [
      ("bird", "5", "\"info.bird\" is 5, and needs a string."),
      ("count", "\"many\"", "\"info.count\" is \"many\", and needs a whole number."),
      ("weight", "true", "\"info.weight\" is true, and needs a number."),
      ("isRare", "1", "\"info.isRare\" is 1, and needs true or false."),
      ("tags", "5", "\"info.tags\" is 5, and needs a list."),
      ("tags", "[\"rare\", 5]", "\"info.tags[1]\" is 5, and needs a string."),
      ("sizes", "5", "\"info.sizes\" is 5, and needs an object."),
      ("sizes", "{\"wren\": true}", "\"info.sizes.wren\" is true, and needs a whole number."),
    ])
  func misfit(member: String, value: String, words: String) throws {
    var members = [
      "bird": "\"wren\"", "count": "1", "weight": "0.5", "isRare": "true", "tags": "[]",
      "sizes": "{}",
    ]
    members[member] = value
    let info = members.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
    try expect(
      [
        "in the donation to \"didVisitFeeder\" at 2026-11-20T09:00:00.000Z, \(words) "
          + "Correct the fixture"
      ],
      in: #"{"events": [{"id": "didVisitFeeder", "donations": ["#
        + #"{"date": "2026-11-20T09:00:00Z", "info": {\#(info)}}]}]}"#,
      using: VisitTip())
  }

  @Test("fails for all unknown names and misfits, in the order of their names")
  func order() throws {
    try expect(
      ["Unknown tip \"GuideTip\"", "Unknown tip \"NestTip\"", "Unknown tip \"PathTip\""],
      in: #"{"tips": [{"id": "PathTip"}, {"id": "NestTip"}, {"id": "GuideTip"}]}"#,
      using: SplitTip(), all: Self.all)
    try expect(
      ["in the parameter \"Yard.isSignedIn\"", "in the parameter \"Yard.visits\""],
      in: #"{"parameters": [{"id": "Yard.visits", "value": "many"},"#
        + #"{"id": "Yard.isSignedIn", "value": "yes"}]}"#,
      using: SplitTip(), all: Self.all)
  }

  @Test("fails for a tip of a type whose tips have the type's name as id")
  func typed() throws {
    try expect(
      ["Unknown tip \"SplitTi\" in the fixture \"yard\". Did you mean \"SplitTip\"?"],
      in: #"{"tips": [{"id": "SplitTi", "type": "SplitTip"}]}"#, using: SplitTip())
  }

  @Test("fails for a parameter that has another type")
  func parameter() throws {
    try expect(
      [
        "Invalid value in the fixture \"yard\": in the parameter \"Yard.visits\", \"value\" is "
          + "\"many\", and needs a whole number."
      ], in: #"{"parameters": [{"id": "Yard.visits", "value": "many"}]}"#,
      using: SearchTip())
  }

  @Test("fails the test where an option names it, also for a name in a center inside")
  func option() throws {
    struct VisitTip: Tip {
      static let isSignedIn = Tips.Parameter(VisitTip.self, "isSignedIn", false)
      static let didView = Tips.Event<Tips.EmptyDonation>(id: "didVeiwBackyard")
      var title: Text { Text("Visit Again") }
      var rules: [Rule] { Rule(Self.didView) { $0.donations.count >= 1 } }
    }
    let options = TipTestOptions(
      fixture: "three-visits", position: SourcePosition(line: 7))
    let failure =
      "Unknown event \"didViewBackyard\" in the fixture \"three-visits\". "
      + "Did you mean \"didVeiwBackyard\"?"
    try expectFailures([failure], line: 7) {
      try withTips(options) { _ in expectHidden(VisitTip(), because: .rule) }
    }
    try expectFailures([failure], line: 7) {
      try withTips(options) { _ in
        try withTips(TipTestOptions(frequency: .daily)) { _ in
          expectHidden(VisitTip(), because: .rule)
        }
      }
    }
  }
}
