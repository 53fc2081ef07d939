import Testing
import TipModel

@Suite("Errors of the state document")
struct StateDocumentFailureTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let json: String
    let subject: String
    let message: String

    var testDescription: String { json }

    init(_ json: String, _ subject: String, _ message: String) {
      self.json = json
      self.subject = subject
      self.message = message
    }

    /// Creates a case whose message begins with the path.
    init(_ json: String, at place: String, _ message: String) {
      self.init(json, place, "\(place) \(message)")
    }
  }

  @Test(
    "They name the path, the value and the accepted values",
    arguments: shape + values + texts)
  func failure(_ failure: Case) throws {
    let value = try StoredValue(json: failure.json, subject: "fixture")
    let error = #expect(throws: TipControlError.self) { try StateDocument.facts(from: value) }
    #expect(error?.code == .malformed)
    #expect(error?.subject == failure.subject)
    #expect(error?.description == failure.message)
  }

  @Test("Of several unknown controls the first in the alphabet is reported")
  func firstControl() throws {
    let names = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    let members = names.map { "\"control-\($0)\": \"*\"" }.joined(separator: ", ")
    let value = try StoredValue(
      json: #"{"overrides": {"controls": {\#(members)}}}"#, subject: "fixture")
    let error = #expect(throws: TipControlError.self) { try StateDocument.facts(from: value) }
    #expect(error?.subject == #"overrides.controls["control-a"]"#)
  }

  @Test("The error of a text begins with its name")
  func subject() {
    let error = #expect(throws: TipControlError.self) {
      try StateDocument(json: #"{"tips": [{"id": 3}]}"#, subject: "birds.json")
    }
    #expect(
      error?.description == "birds.json: tips[0].id cannot be 3. Write text in double quotes.")
    #expect(error?.subject == "birds.json")
  }

  @Test("A text that is not JSON is rejected")
  func noJSON() {
    let error = #expect(throws: TipControlError.self) {
      try StateDocument(json: "{\"tips\": [}", subject: "birds.json")
    }
    #expect(
      error?.reason == "\"birds.json\" is not valid JSON: a value is missing before \"}\", "
        + "at offset 10, in tips[0]")
  }

  private static let date = "an ISO 8601 date such as 2026-11-21T09:00:00Z"

  /// Unknown, missing and repeated members.
  private static let shape: [Case] = [
    Case("[]", "", "The document cannot be a list. Write an object."),
    Case(
      #"{"schema": 2, "news": 1}"#, at: "schema",
      "cannot be 2: this version reads schema 1. Read it with the version that wrote it."),
    Case(
      #"{"schema": 0}"#, at: "schema",
      "cannot be 0: this version reads schema 1. Write 1, or leave it out."),
    Case(#"{"schema": "1"}"#, at: "schema", "cannot be \"1\". Write a whole number."),
    Case(#"{"tip": []}"#, at: "tip", "is an unknown member. Write \"tips\", or leave it out."),
    Case(
      #"{"events": [{"id": "a", "donations": [{"date": "2026-11-21", "dat": 1}]}]}"#,
      at: "events[0].donations[0].dat",
      "is an unknown member. Write \"date\", or leave it out."),
    Case(
      #"{"receipt": {}}"#, at: "receipt",
      "is an unknown member. Known members are schema, clock, displayFrequency, "
        + "displayFrequencyFrom, tips, groups, toolTips, alerts, parameters, events, overrides, "
        + "history, devices, resets."),
    Case(
      #"{"tips": [{"id": "a"}, {"id": "b", "titel": ""}]}"#, at: "tips[1].titel",
      "is an unknown member. Write \"title\", or leave it out."),
    // Of several unknown members, the first in alphabetical order is named.
    Case(
      #"{"tips": [{"id": "a", "titel": "", "mesage": "", "zone": 1, "rule": ""}]}"#,
      at: "tips[0].mesage", "is an unknown member. Write \"message\", or leave it out."),
    Case(
      #"{"overrides": {"clock": {}}}"#, at: "overrides.clock",
      "is an unknown member. Known members are all, tips, displayFrequency, controls."),
    Case(
      #"{"history": [{"some words": 1}]}"#, at: #"history[0]["some words"]"#,
      "is an unknown member. Known members are date, actor, event, subject, detail, forced."),
    Case(#"{"tips": {}}"#, at: "tips", "cannot be an object. Write a list."),
    Case(#"{"tips": ["a"]}"#, at: "tips[0]", "cannot be \"a\". Write an object."),
    Case(#"{"tips": [{}]}"#, at: "tips[0].id", "is missing. Write text in double quotes."),
    Case(
      #"{"parameters": [{"id": "a", "initialValue": 1}]}"#, at: "parameters[0].type",
      "is missing. Write text in double quotes."),
    Case(
      #"{"tips": [{"id": "a"}, {"id": "b"}, {"id": "a"}]}"#, at: "tips[2].id",
      "cannot be \"a\", which tips[0] already has. Join the two, or rename one."),
    Case(
      #"{"parameters": [{"id": "a"}, {"id": "a"}]}"#, at: "parameters[1].id",
      "cannot be \"a\", which parameters[0] already has. Join the two, or rename one."),
    Case(
      #"{"events": [{"id": "a"}, {"id": "a"}]}"#, at: "events[1].id",
      "cannot be \"a\", which events[0] already has. Join the two, or rename one."),
    Case(
      record(
        #""activeDisplays": [{"id": "a", "began": "2026-11-21"}"#
          + #", {"id": "a", "began": "2026-11-21"}]"#), at: "tips[0].record.activeDisplays[1].id",
      "cannot be \"a\", which tips[0].record.activeDisplays[0] already has. "
        + "Join the two, or rename one."),
    Case(
      record(
        #""opaqueResults": [{"rule": "a", "value": true, "date": "2026-11-21"}"#
          + #", {"rule": "a", "value": true, "date": "2026-11-21"}]"#),
      at: "tips[0].record.opaqueResults[1].rule",
      "cannot be \"a\", which tips[0].record.opaqueResults[0] already has. "
        + "Join the two, or rename one."),
  ]

  /// Values of a wrong kind.
  private static let values: [Case] = [
    Case(
      record(#""displayCount": "three""#), at: "tips[0].record.displayCount",
      "cannot be \"three\". Write a whole number of zero or more."),
    Case(
      record(#""displayCount": -1"#), at: "tips[0].record.displayCount",
      "cannot be -1. Write a whole number of zero or more."),
    Case(
      record(#""displayedSeconds": -0.5"#), at: "tips[0].record.displayedSeconds",
      "cannot be -0.5. Write a number of seconds of zero or more, such as 12.5."),
    Case(
      record(#""firstDisplayed": "yesterday""#), at: "tips[0].record.firstDisplayed",
      "cannot be \"yesterday\". Write \(date)."),
    Case(
      record(#""lastDisplayed": "2026-02-30""#), at: "tips[0].record.lastDisplayed",
      "cannot be \"2026-02-30\". Write \(date)."),
    Case(
      record(#""invalidation": {"reason": "closed", "date": "2026-11-21"}"#),
      at: "tips[0].record.invalidation.reason",
      "cannot be \"closed\". Write one of \"actionPerformed\", \"displayCountExceeded\", "
        + "\"displayDurationExceeded\", \"tipClosed\"."),
    Case(
      record(#""invalidation": {"reason": "tipClosed"}"#), at: "tips[0].record.invalidation.date",
      "is missing. Write \(date)."),
    Case(
      options(#""ignoresDisplayFrequency": 1"#), at: "tips[0].options.ignoresDisplayFrequency",
      "cannot be 1. Write true or false."),
    Case(
      options(#""maxDisplayCount": 1.5"#), at: "tips[0].options.maxDisplayCount",
      "cannot be 1.5. Write a whole number."),
    Case(
      options(#""maxDisplayDuration": "90s""#), at: "tips[0].options.maxDisplayDuration",
      "cannot be \"90s\". Write a number of seconds, such as 90 or 12.5."),
    Case(
      #"{"tips": [{"id": "a", "message": null}]}"#, at: "tips[0].message",
      "cannot be null. Write text in double quotes."),
    Case(
      #"{"events": [{"id": "a", "donations": 3}]}"#, at: "events[0].donations",
      "cannot be 3. Write a list."),
    Case(
      #"{"events": [{"id": "a", "donations": ["soon"]}]}"#, at: "events[0].donations[0]",
      "cannot be \"soon\". Write \(date)."),
    Case(
      #"{"events": [{"id": "a", "limit": {"maximumCount": -1}}]}"#,
      at: "events[0].limit.maximumCount", "cannot be -1. Write a whole number of zero or more."),
    Case(
      #"{"overrides": {"tips": {"A tip": "on"}}}"#, at: #"overrides.tips["A tip"]"#,
      "cannot be \"on\". Write one of \"shown\", \"hidden\"."),
    Case(
      #"{"overrides": {"all": "show"}}"#, at: "overrides.all",
      "cannot be \"show\". Write one of \"shown\", \"hidden\"."),
    Case(
      #"{"history": [{"date": "2026-11-21", "event": "set", "actor": "me"}]}"#,
      at: "history[0].actor", "cannot be \"me\". Write one of \"app\", \"tipctl\"."),
    Case(
      #"{"clock": {"setting": "+3d"}}"#, at: "clock.anchor", "is missing. Write \(date)."),
  ]

  /// Texts with their own grammar.
  private static let texts: [Case] = [
    Case(
      #"{"tips": [{"id": "a", "rules": ["true", "parameter(b) == 1"]}]}"#, "tips[0].rules[1]",
      "tips[0].rules[1]: The rule \"parameter(b) == 1\" cannot be read: expected text in "
        + "double quotes at offset 10, found \"b\". Write it as in "
        + "event(\"didViewBackyard\").donations.count >= 3."),
    Case(
      #"{"tips": [{"id": "a", "rules": [true]}]}"#, at: "tips[0].rules[0]",
      "cannot be true. Write a rule such as event(\"didViewBackyard\").donations.count >= 3."),
    Case(
      #"{"tips": [{"id": "b"}, {"id": "a", "rules": ["true", "1 + 2"]}]}"#, "tips[1].rules[1]",
      "tips[1].rules[1] is not a condition: \"1 + 2\" is a number, but a condition is needed "
        + "here. Compare it, as in parameter(\"Backyard.visits\") >= 3."),
    Case(
      #"{"events": [{"id": "a", "limit": {"maximumCount": 9, "maximumAge": "5d"}}]}"#,
      at: "events[0].limit.maximumAge",
      "cannot be \"5d\". Write a time range such as minutes(10), hours(2), days(5) or weeks(1)."),
    Case(
      #"{"displayFrequency": "dayly"}"#, "displayFrequency",
      "Invalid display frequency \"dayly\" in displayFrequency: did you mean \"daily\"? Write "
        + "immediate, hourly, daily, weekly, monthly, or a duration such as 36h."),
    Case(
      #"{"overrides": {"displayFrequency": "3x"}}"#, "overrides.displayFrequency",
      "Invalid display frequency \"3x\" in overrides.displayFrequency: \"x\" is not a unit; "
        + "units are w, d, h, m, s and ms. Write immediate, hourly, daily, weekly, monthly, or a duration "
        + "such as 36h."),
    Case(
      #"{"overrides": {"controls": {"ToolTipDelay": "soon"}}}"#, "overrides.controls.ToolTipDelay",
      "Invalid duration \"soon\" in overrides.controls.ToolTipDelay: a number is missing before "
        + "\"soon\". Write \(ControlValueKind.duration.accepts)."),
    Case(
      #"{"overrides": {"controls": {"ShowToolTip": "*"}}}"#, at: "overrides.controls.ShowToolTip",
      "is not a stored control. Did you mean \"ShowToolTips\"?"),
    Case(
      #"{"clock": {"setting": "@soon", "anchor": "2026-11-21"}}"#, "clock.setting",
      "Invalid clock setting \"@soon\" in clock.setting: \"soon\" is not a date. Write "
        + "\(ControlValueKind.clock.accepts)."),
  ]

  private static func record(_ members: String) -> String {
    #"{"tips": [{"id": "a", "record": {\#(members)}}]}"#
  }

  private static func options(_ members: String) -> String {
    #"{"tips": [{"id": "a", "options": {\#(members)}}]}"#
  }
}
