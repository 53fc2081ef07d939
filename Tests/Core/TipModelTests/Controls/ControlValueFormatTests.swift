import Testing
import TipEngine
import TipModel

@Suite("Control values")
struct ControlValueFormatTests {
  @Test(
    "A Bool has three spellings, in any case",
    arguments: [
      ("1", true), ("true", true), ("yes", true), ("YES", true), (" True ", true),
      ("0", false), ("false", false), ("no", false), ("No", false),
    ])
  func bool(text: String, value: Bool) throws {
    #expect(try Bool(text, subject: "TIPCTL_SHOW_ALL_TIPS") == value)
  }

  @Test("An invalid Bool is rejected", arguments: ["", "2", "on", "y", "tru", "-1"])
  func noBool(text: String) {
    let error = #expect(throws: TipControlError.self) {
      try Bool(text, subject: "TIPCTL_SHOW_ALL_TIPS")
    }
    #expect(
      error?.description
        == "Invalid Bool \"\(text)\" in TIPCTL_SHOW_ALL_TIPS. "
        + "Write 1 or 0, true or false, yes or no.")
    #expect(error?.code == .malformed)
  }

  @Test(
    "Names are separated by commas",
    arguments: [
      ("FavoriteTip", ["FavoriteTip"]), ("FavoriteTip,ShareTip", ["FavoriteTip", "ShareTip"]),
      (" FavoriteTip , ShareTip ", ["FavoriteTip", "ShareTip"]),
      ("Tip of the day", ["Tip of the day"]),
    ])
  func names(text: String, names: [String]) throws {
    var controls = TipControls()
    try controls.set(.showTips, to: text, subject: "TIPCTL_SHOW_TIPS")
    #expect(controls.showTips == names)
  }

  @Test(
    "An empty name is rejected", arguments: ["", " ", ",", "FavoriteTip,", "A,,B", ",A"])
  func emptyName(text: String) {
    var controls = TipControls()
    let error = #expect(throws: TipControlError.self) {
      try controls.set(.showTips, to: text, subject: "TIPCTL_SHOW_TIPS")
    }
    #expect(
      error?.description
        == "Invalid list of names \"\(text)\" in TIPCTL_SHOW_TIPS: a name is empty. "
        + "Write tip ids or type names, separated by commas.")
  }

  @Test("Lists of names are joined, each name once")
  func joinedNames() {
    var controls = TipControls(showTips: ["ShareTip", "FavoriteTip"])
    controls.merge(TipControls(showTips: ["FeedBirdsTip", "ShareTip"]))
    #expect(controls.showTips == ["ShareTip", "FavoriteTip", "FeedBirdsTip"])
  }

  @Test(
    "Answers are pairs of an alert and a button, in the order of the alerts",
    arguments: [
      ("*=Cancel", ["*": "Cancel"], "*=Cancel"),
      (
        " remove = Remove All ,*=Cancel", ["*": "Cancel", "remove": "Remove All"],
        "*=Cancel,remove=Remove All"
      ),
      ("sort=A=Z", ["sort": "A=Z"], "sort=A=Z"),
      (
        "d=OK,b=OK,e=OK,a=OK,c=OK", ["a": "OK", "b": "OK", "c": "OK", "d": "OK", "e": "OK"],
        "a=OK,b=OK,c=OK,d=OK,e=OK"
      ),
    ] as [(String, [String: String], String)])
  func answers(text: String, answers: [String: String], printed: String) throws {
    var controls = TipControls()
    try controls.set(.answerAlerts, to: text, subject: "TIPCTL_ANSWER_ALERTS")
    #expect(controls.answerAlerts == answers)
    #expect(try controls.values.map(\.value) == [printed])
  }

  @Test(
    "An answer without an alert or without a button is rejected",
    arguments: [
      ("", "\"\" has no id"), ("Cancel", "\"Cancel\" has no button"),
      ("=Cancel", "\"=Cancel\" has no id"), ("save= ", "\"save=\" has no button"),
      ("*=Cancel,", "\"\" has no id"), ("*=Cancel,=", "\"=\" has no id"),
    ])
  func noAnswers(text: String, detail: String) {
    var controls = TipControls()
    let error = #expect(throws: TipControlError.self) {
      try controls.set(.answerAlerts, to: text, subject: "TIPCTL_ANSWER_ALERTS")
    }
    #expect(
      error?.reason == "Invalid list of answers \"\(text)\" in TIPCTL_ANSWER_ALERTS: \(detail)")
  }

  @Test("An answer that would be read as another one has no text")
  func unwritableAnswer() {
    let error = #expect(throws: TipControlError.self) {
      try TipControls(answerAlerts: ["save=all": "OK"]).values
    }
    #expect(
      error?.description == "Invalid list of answers \"save=all=OK\" in AnswerAlerts: "
        + "an id or a button has a comma or a \"=\" in it. Write * for all alerts.")
  }

  @Test(
    "A date is ISO 8601",
    arguments: ["2026-11-21T09:00:00Z", " 2026-11-21T10:00:00+01:00"])
  func date(text: String) throws {
    #expect(
      try Timestamp(text, subject: "--at")
        == Timestamp(milliseconds: 1_795_251_600_000))
  }

  @Test(
    "An invalid date is rejected",
    arguments: [("", ""), ("today", ""), ("2026-13-01", ": there is no month 13")])
  func noDate(text: String, detail: String) {
    let error = #expect(throws: TipControlError.self) {
      try Timestamp(text, subject: "--at")
    }
    #expect(error?.reason == "Invalid date \"\(text)\" in --at\(detail)")
    #expect(error?.suggestion.contains("2026-11-21T09:00:00Z") == true)
  }

  @Test(
    "A display frequency is a name or a duration, and prints as that",
    arguments: [
      ("immediate", DisplayFrequency.immediate), ("hourly", .hourly), ("daily", .daily),
      ("weekly", .weekly), ("monthly", .monthly), ("36h", .seconds(129_600)),
      ("1s500ms", .seconds(1.5)),
    ])
  func displayFrequency(text: String, value: DisplayFrequency) throws {
    #expect(try DisplayFrequency(text, subject: "TIPCTL_DISPLAY_FREQUENCY") == value)
    #expect(value.description == text)
  }

  @Test(
    "A duration with a name prints as the name",
    arguments: [
      ("1d", "daily"), ("7d", "weekly"), ("0s", "immediate"), (" Daily ", "daily"),
    ])
  func namedFrequency(text: String, name: String) throws {
    #expect(
      try DisplayFrequency(text, subject: "TIPCTL_DISPLAY_FREQUENCY").description == name)
  }

  @Test(
    "An invalid display frequency is rejected with the nearest name",
    arguments: [
      ("dayly", ": did you mean \"daily\"?"), ("always", ""),
      ("sometimes", ""), ("", ""), ("-1h", ""), ("36", ": a unit is missing after \"36\""),
    ])
  func noDisplayFrequency(text: String, detail: String) {
    let error = #expect(throws: TipControlError.self) {
      try DisplayFrequency(text, subject: "TIPCTL_DISPLAY_FREQUENCY")
    }
    #expect(
      error?.reason == "Invalid display frequency \"\(text)\" in TIPCTL_DISPLAY_FREQUENCY\(detail)")
    #expect(
      error?.suggestion
        == "Write immediate, hourly, daily, weekly, monthly, or a duration such as 36h")
  }

  @Test("A record mode is a name", arguments: SnapshotRecordMode.allCases)
  func recordMode(mode: SnapshotRecordMode) throws {
    #expect(try SnapshotRecordMode(mode.rawValue, subject: "record") == mode)
    let shouted = " \(mode.rawValue.uppercased()) "
    #expect(try SnapshotRecordMode(shouted, subject: "record") == mode)
  }

  @Test(
    "A settling is a list of names",
    arguments: [
      ("synchronous", .synchronous), (" ASONDEVICE ", .asOnDevice),
      ("keepsPopovers,asOnDevice", [.asOnDevice, .keepsPopovers]),
    ] as [(String, TipSettling)])
  func settling(text: String, expected: TipSettling) throws {
    #expect(try TipSettling(text, subject: "settling") == expected)
    #expect(try TipSettling(expected.text, subject: "settling") == expected)
  }

  @Test(
    "An invalid settling is rejected",
    arguments: ["", "later", "asOnDevice,", "synchronous,asOnDevice", "asOnDevice keepsPopovers"])
  func noSettling(text: String) {
    let error = #expect(throws: TipControlError.self) {
      try TipSettling(text, subject: "TIPCTL_SETTLING")
    }
    #expect(
      error?.description
        == "Invalid settling \"\(text)\" in TIPCTL_SETTLING. "
        + "Write asOnDevice or keepsPopovers, both with a comma between them, or synchronous.")
  }

  @Test(
    "An invalid record mode is rejected",
    arguments: ["", "1", "always", "missing,failed"])
  func noRecordMode(text: String) {
    let error = #expect(throws: TipControlError.self) {
      try SnapshotRecordMode(text, subject: "TIPCTL_SNAPSHOT_RECORD")
    }
    #expect(
      error?.description
        == "Invalid record mode \"\(text)\" in TIPCTL_SNAPSHOT_RECORD. "
        + "Write never, missing, failed or all.")
  }

  @Test("A path is kept unchanged, and is not empty")
  func path() throws {
    var controls = TipControls()
    try controls.set(.receipt, to: " my tips.sqlite", subject: "x")
    #expect(controls.receipt == " my tips.sqlite")
    for text in ["", "  "] {
      let error = #expect(throws: TipControlError.self) {
        try controls.set(.datastore, to: text, subject: "TIPCTL_DATASTORE")
      }
      #expect(
        error?.description
          == "Invalid path \"\(text)\" in TIPCTL_DATASTORE. Write a file or a folder, or memory.")
    }
  }
}
