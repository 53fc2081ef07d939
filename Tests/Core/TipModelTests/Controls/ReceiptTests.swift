import TestSupport
import Testing
import TipModel

@Suite("Receipt")
struct ReceiptTests {
  static let known = KnownNames(
    tips: [("favorite", "FavoriteTip"), ("FeedBirdsTip", "FeedBirdsTip")],
    toolTips: ["save"], alerts: ["erase", "erase-all"])

  static let full = Receipt(
    datastore: "/tips/tips.sqlite", clock: Timestamp(milliseconds: 1_795_251_600_250),
    application: "BackyardBirds", processIdentifier: 4711
  ) {
    $0.applied = [
      AppliedControl(control: .clock, value: "+3d", source: .argument),
      AppliedControl(
        control: .showTips, value: "FavoritTip", source: .argument,
        spelling: "-com.apple.TipKit.ShowTips"),
      AppliedControl(control: .hideAllTips, value: "1", source: .environment),
    ]
    $0.warnings = [
      ControlWarning(source: .environment, spelling: "TIPCTL_CLOK", message: "Say \"Clock\".")
    ]
    $0.unknownTips = [
      UnknownTip(
        name: "FavoritTip", control: .showTips, source: .argument,
        spelling: "-com.apple.TipKit.ShowTips", nearest: "FavoriteTip"),
      UnknownTip(
        name: "X", control: .hideTips, source: .api, spelling: "Tips.hideTips(_:)", nearest: nil),
    ]
    $0.ignored = [.argument, .stored]
    $0.notes = ["Sync is not available here."]
  }

  static let minimal = Receipt(
    datastore: "memory", clock: Timestamp(milliseconds: 0), application: "BackyardBirds",
    processIdentifier: 1)

  /// A receipt of a release build that opted in, and whose alerts were answered.
  static let release = Receipt(
    datastore: "memory", clock: Timestamp(milliseconds: 0), application: "BackyardBirds",
    processIdentifier: 1
  ) {
    $0.applied = [
      AppliedControl(control: .hideTips, value: "ShareTip", source: .api),
      AppliedControl(control: .showTips, value: "FeedBirdsTip", source: .environment),
      AppliedControl(control: .toolTipDelay, value: "2s", source: .api),
    ]
    $0.alerts = [
      Receipt.SeenAlert(
        id: "remove-backyard", button: "Cancel", answeredBy: .control,
        spelling: "TIPCTL_ANSWER_ALERTS", count: 2),
      Receipt.SeenAlert(id: "offline", button: "OK", answeredBy: .person),
    ]
    $0.isReleaseBuild = true
  }

  @Test(
    "The receipt of a release build lists answered alerts, and the calls for tests alone")
  func releaseBuild() {
    #expect(Self.release.testingCalls == ["Tips.hideTips(_:)"])
    #expect(!Self.minimal.isReleaseBuild)
    let json = Self.release.storedValue.json
    #expect(json.contains(#""releaseBuild":true"#))
    let alerts = """
      "alerts":[{"answeredBy":"control","button":"Cancel","count":2,"id":"remove-backyard",\
      "spelling":"TIPCTL_ANSWER_ALERTS"},{"answeredBy":"person","button":"OK",\
      "count":1,"id":"offline","spelling":null}]
      """
    #expect(json.contains(alerts))
  }

  @Test(
    "D3: a name that is neither an id nor a type is unknown, with the nearest known name")
  func unknownTips() {
    let controls = Controls([
      .api: TipControls(showTips: ["FavoriteTip", "feedBirdsTips"]),
      .argument: TipControls(showTips: ["favorite", "Favorites"], hideTips: ["Snow"]),
      .stored: TipControls(hideTips: ["FeedBirdTip"]),
    ])
    let applied = [
      AppliedControl(
        control: .showTips, value: "favorite,Favorites", source: .argument,
        spelling: "-com.apple.TipKit.ShowTips")
    ]
    let unknown = Receipt.unknownTips(in: controls, applied: applied, known: Self.known)
    #expect(
      unknown.map(\.description) == [
        "Unknown tip \"Favorites\" in -com.apple.TipKit.ShowTips. Did you mean \"favorite\"?",
        "Unknown tip \"Snow\" in -tipctl.HideTips. \"tipctl list\" shows every known tip.",
        "Unknown tip \"FeedBirdTip\" in tipctl hide. Did you mean \"FeedBirdsTip\"?",
        "Unknown tip \"feedBirdsTips\" in Tips.showTips(_:). Did you mean \"FeedBirdsTip\"?",
      ])
    #expect(unknown.map(\.source) == [.argument, .argument, .stored, .api])
    #expect(unknown.map(\.control) == [.showTips, .hideTips, .hideTips, .showTips])
  }

  @Test("D3: a name becomes known when its tip is registered")
  func laterKnown() {
    let controls = Controls([.environment: TipControls(showTips: ["ShareTip"])])
    let unknown = Receipt.unknownTips(in: controls, known: KnownNames())
    #expect(unknown.map(\.spelling) == ["TIPCTL_SHOW_TIPS"])
    let known = KnownNames(tips: [("s", "ShareTip")])
    #expect(Receipt.unknownTips(in: controls, known: known).isEmpty)
  }

  @Test("D3: the names of facts are known in their order, a tip's id before its type")
  func knownNames() {
    let ids = ["c", "e", "a", "d", "b"]
    let facts = Facts(
      ids.map { .registerTip(TipDefinition(id: $0, type: "\($0)Tip")) }
        + ids.map { .registerToolTip(ToolTipDefinition(id: $0)) }
        + ids.map { .registerAlert(TipAlert(id: $0, title: "", buttons: [.cancel])) })
    let sorted = ["a", "b", "c", "d", "e"]
    #expect(
      facts.knownNames
        == KnownNames(
          tips: sorted.map { ($0, "\($0)Tip") }, toolTips: sorted, alerts: sorted))
    #expect(facts.knownNames.tips.prefix(3) == ["a", "aTip", "b"])
  }

  @Test("D3: a name of a tooltip or an alert is unknown only if it resembles a known one")
  func nearMisses() {
    let controls = Controls([
      .argument: TipControls(showToolTips: ["sav", "star", "*"], hideToolTips: ["save"]),
      .environment: TipControls(
        answerAlerts: ["eras": "Erase", "*": "Cancel", "erase": "Erase"],
        suppressAlerts: ["erase-al", "offline"]),
    ])
    #expect(
      Receipt.unknownTips(in: controls, known: Self.known).map(\.description) == [
        "Unknown tooltip \"sav\" in -tipctl.ShowToolTips. Did you mean \"save\"?",
        "Unknown alert \"eras\" in TIPCTL_ANSWER_ALERTS. Did you mean \"erase\"?",
        "Unknown alert \"erase-al\" in TIPCTL_SUPPRESS_ALERTS. Did you mean \"erase-all\"?",
      ])
  }

  @Test("A receipt decodes from its JSON", arguments: [full, minimal, release])
  func roundTrip(receipt: Receipt) throws {
    let json = receipt.storedValue.prettyJSON
    let read = try Receipt(storedValue: StoredValue(json: json, subject: "receipt"))
    #expect(read == receipt)
    #expect(read.storedValue.prettyJSON == json)
  }

  @Test("It is valid by the published schema", arguments: [full, minimal, release])
  func valid(receipt: Receipt) throws {
    let schema = try StoredValue(
      json: PackageFile.text("Fixtures/receipt.schema.json"), subject: "schema")
    let checker = SchemaChecker(schema: schema)
    #expect(checker.undescribed == [])
    #expect(checker.problems(with: receipt.storedValue) == [])
    #expect(schema["properties"].names == Set(["$schema"] + Receipt.coding.keys))
    let objects = [
      "applied": AppliedControl.coding.keys, "warning": ControlWarning.coding.keys,
      "unknownTip": UnknownTip.coding.keys, "seenAlert": Receipt.SeenAlert.coding.keys,
    ]
    for (name, keys) in objects {
      #expect(checker.definition(name)["properties"].names == Set(keys), "\(name)")
    }
    let controls = Control.allCases.map { StoredValue.string($0.rawValue) }
    #expect(checker.definition("control")["enum"] == .array(controls))
  }

  @Test(
    "A text is a receipt when it has the members of every version",
    arguments: [
      (minimal.storedValue.json, true),
      (#"{"schema":9,"applied":0,"datastore":0,"processIdentifier":0,"news":0}"#, true),
      (#"{"applied":0,"datastore":0,"processIdentifier":0}"#, false),
      (#"{"schema":1,"datastore":0,"processIdentifier":0}"#, false),
      (#"{"schema":1,"applied":0,"processIdentifier":0}"#, false),
      (#"{"schema":1,"applied":0,"datastore":0}"#, false),
      (#"["schema","applied"]"#, false), ("{", false), ("", false),
    ])
  func isReceipt(text: String, expected: Bool) {
    #expect(Receipt.isReceipt(text) == expected)
  }

  @Test("Unknown members are ignored, in each of its objects")
  func unknownMembers() throws {
    var receipt = Self.full
    receipt.alerts = Self.release.alerts
    let news = receipt.storedValue.json.replacing("{", with: "{\"news\":1,")
    #expect(news.ranges(of: "\"news\"").count == 9)
    #expect(
      try Receipt(storedValue: StoredValue(json: news, subject: "receipt")) == receipt)
  }

  @Test("The JSON is stable and sorted")
  func json() {
    #expect(
      Self.minimal.storedValue.json
        == #"{"application":"BackyardBirds","applied":[],"clock":"1970-01-01T00:00:00.000Z","#
        + #""datastore":"memory","ignored":[],"notes":[],"processIdentifier":1,"schema":1,"#
        + #""unknownTips":[],"warnings":[]}"#)
  }

  @Test(
    "An invalid receipt is rejected with the name of the field",
    arguments: [
      (#"[]"#, "receipt cannot be a list"),
      (#"{}"#, "receipt.schema is missing"),
      (#"{"schema":2}"#, "receipt.schema cannot be 2: this version reads schema 1"),
      (#"{"schema":1}"#, "receipt.applied is missing"),
      (#"{"schema":1,"applied":[1]}"#, "receipt.applied[0] cannot be 1"),
      (
        #"{"schema":1,"applied":[{"control":"Rain"}]}"#,
        #"receipt.applied[0].control cannot be "Rain""#
      ),
      (
        #"{"schema":1,"applied":[{"control":"Clock","value":3}]}"#,
        "receipt.applied[0].value cannot be 3"
      ),
      (
        #"{"schema":1,"applied":[],"warnings":[],"unknownTips":[],"ignored":["moon"]}"#,
        #"receipt.ignored[0] cannot be "moon""#
      ),
      (
        #"{"schema":1,"applied":[],"warnings":[],"unknownTips":[],"ignored":[],"datastore":"m","#
          + #""clock":"noon"}"#,
        #"receipt.clock cannot be "noon""#
      ),
    ])
  func refused(json: String, reason: String) throws {
    let value = try StoredValue(json: json, subject: "receipt")
    let error = #expect(throws: TipControlError.self) { try Receipt(storedValue: value) }
    #expect(error?.code == .malformed)
    #expect(error?.reason == reason)
  }
}
