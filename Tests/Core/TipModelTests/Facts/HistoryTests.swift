import TestSupport
import Testing
import TipEngine
import TipModel

@Suite("The history")
struct HistoryTests {
  private static let rows: [(Change.Action, HistoryEntry)] = [
    (.setParameter(id: "p", value: ["a": 1]), entry("set", "p", #"{"a":1}"#)),
    (
      .invalidate(tip: "t", reason: .tipClosed, isForced: false),
      entry("invalidated", "t", "tipClosed")
    ),
    (.beginDisplay(tip: "t", display: ongoing, isForced: false), entry("display began", "t")),
    (
      .endDisplay(tip: "t", display: "d1", isForced: false, isAbandoned: false),
      entry("display ended", "t")
    ),
    (
      .endDisplay(tip: "t", display: "d1", isForced: false, isAbandoned: true),
      entry("display ended", "t", "abandoned")
    ),
    (.force(tips: ["a", "b"], state: .hidden), entry("override", "a, b", "hidden")),
    (.forceAll(state: .shown), entry("override of all tips", "", "shown")),
    (
      .setClock(AnchoredClock(setting: .frozen(noon), anchor: noon)),
      entry("clock", "", "\(ClockSetting.frozen(noon))")
    ),
    (.setDisplayFrequency(.daily), entry("display frequency", "", "daily")),
    (
      .setHelp(TipControls(suppressAlerts: ["*"])),
      entry("controls of help", "", #"{"SuppressAlerts":"*"}"#)
    ),
    (.reset, entry("reset")),
  ]

  private static func entry(
    _ event: String, _ subject: String = "", _ detail: String = ""
  ) -> HistoryEntry {
    HistoryEntry(date: noon, actor: .tipctl, event: event, subject: subject, detail: detail)
  }

  @Test("has a line per change, with author and date", arguments: rows)
  func line(_ action: Change.Action, _ entry: HistoryEntry) {
    var facts = Facts()
    // Only a display that has begun can end.
    if case .endDisplay = action {
      facts.take(.beginDisplay(tip: "t", display: ongoing, isForced: false))
      facts.history = []
    }
    let effects = facts.apply(Change(action, at: noon, by: .tipctl))
    #expect(facts.history == [entry])
    #expect(effects.historyLines == 1)
  }

  @Test("has one line for merges in a row by one author")
  func merges() {
    var facts = Facts([.setParameter(id: "p", value: 1)])
    for (number, actor) in [Change.Actor.app, .app, .tipctl, .app].enumerated() {
      var other = Facts([.invalidate(tip: "t", reason: .tipClosed, isForced: false)])
      other.origin.name = "phone \(number)"
      let merge = Change.Action.merge(SharedFacts(other))
      facts.apply(Change(merge, at: noon.adding(milliseconds: Int64(number)), by: actor))
    }
    #expect(facts.history.map(\.event) == ["set", "merged", "merged", "merged"])
    #expect(facts.history.map(\.actor) == [.app, .app, .tipctl, .app])
    #expect(
      facts.history.map(\.date) == (0...3).map { noon.adding(milliseconds: $0) })
  }

  @Test(
    "names the subject and the detail of a line, if it has them",
    arguments: [
      (entry("reset"), "reset"), (entry("unset", "p"), "unset p"),
      (entry("clock", "", "cleared"), "clock: cleared"), (entry("set", "p", "1"), "set p: 1"),
    ])
  func words(_ entry: HistoryEntry, _ words: String) {
    #expect(entry.words == words)
  }

  @Test("has lines for an alert, its answer, and its suppression")
  func alerts() {
    let alert = ContractBackyard.removal
    let facts = Facts([
      .beginAlert(alert, display: ongoing),
      .endAlert(id: alert.id, display: ongoing.id, button: "Remove"),
      .beginAlert(alert, display: ongoing),
      .endAlert(id: alert.id, display: ongoing.id, button: nil),
      .suppressAlert(id: alert.id, button: "Remove"), .suppressAlert(id: alert.id, button: nil),
    ])
    #expect(
      facts.history.map { [$0.event, $0.subject, $0.detail] } == [
        ["alert shown", alert.id, ""], ["alert ended", alert.id, "Remove"],
        ["alert shown", alert.id, ""], ["alert ended", alert.id, "abandoned"],
        ["alert suppressed", alert.id, "Remove"], ["alert allowed", alert.id, ""],
      ])
    #expect(facts.history.allSatisfy { !$0.isForced })
  }

  @Test("has a line for a removal")
  func takenBack() {
    var facts = Facts([
      .setParameter(id: "p", value: 1), .donate(event: "e", date: noon, info: nil),
      .invalidate(tip: "t", reason: .tipClosed, isForced: false), .forceAll(state: .shown),
      .setClock(AnchoredClock(setting: .frozen(noon), anchor: noon)), .setDisplayFrequency(.daily),
      .force(tips: ["a"], state: .shown),
    ])
    let before = facts.history.count
    for action in [
      .unsetParameter(id: "p"), .deleteDonations(event: "e"), .resetEligibility(tip: "t"),
      .force(tips: ["a"], state: nil), .forceAll(state: nil), .setClock(nil),
      .setDisplayFrequency(nil),
    ] as [Change.Action] {
      facts.take(action)
    }
    #expect(
      facts.history.dropFirst(before).map { [$0.event, $0.subject, $0.detail] } == [
        ["unset", "p", ""], ["donations deleted", "e", ""], ["eligibility reset", "t", ""],
        ["override", "a", "auto"], ["override of all tips", "", "auto"], ["clock", "", "cleared"],
        ["display frequency", "", "cleared"],
      ])
  }

  @Test(
    "has no line for donations, definitions, results, receipts and imports",
    arguments: [
      .registerTip(TipDefinition(id: "t")), .registerEvent(EventDefinition(id: "e")),
      .registerParameter(ParameterDefinition(id: "p", type: "Int", initialValue: 1)),
      .donate(event: "e", date: noon, info: nil), .configure(displayFrequency: .daily),
      .recordOpaqueResult(tip: "t", source: "s", value: true), .recordReceipt([1]),
      .replace(Facts()),
      // A change without an effect, or of a display that never began, is not recorded.
      .unsetParameter(id: "p"), .resetEligibility(tip: "t"),
      .endDisplay(tip: "t", display: "d9", isForced: false, isAbandoned: false),
    ] as [Change.Action])
  func silent(_ action: Change.Action) {
    #expect(Facts([action]).history.isEmpty)
  }

  @Test(
    "has no line for a change without an effect",
    arguments: [
      .unsetParameter(id: "p"), .deleteDonations(event: "e"), .resetEligibility(tip: "t"),
      .force(tips: ["t"], state: nil), .forceAll(state: nil), .setClock(nil),
      .setDisplayFrequency(nil),
    ] as [Change.Action])
  func unchanged(_ action: Change.Action) {
    #expect(Facts([action]).history.isEmpty)
  }

  @Test(
    "is the only record of a forced display or invalidation, marked as forced (D7)",
    arguments: [
      (.beginDisplay(tip: "t", display: ongoing, isForced: true), "display began"),
      (.endDisplay(tip: "t", display: "d1", isForced: true, isAbandoned: false), "display ended"),
      (.invalidate(tip: "t", reason: .tipClosed, isForced: true), "invalidated"),
    ] as [(Change.Action, String)])
  func forced(_ action: Change.Action, _ event: String) {
    var facts = Facts()
    #expect(facts.take(action) == effects { $0.historyLines = 1 })
    #expect(facts.take(action) == effects { $0.historyLines = 1 })
    #expect(facts.history.map(\.event) == [event, event])
    #expect(facts.history.allSatisfy { $0.isForced && $0.subject == "t" })
    facts.history = []
    #expect(facts == Facts())
  }

  @Test(
    "has lines that can be read back as changes, forced or not (D7)",
    arguments: [true, false])
  func readBack(isForced: Bool) {
    let display = ActiveDisplay(id: "d1", began: noon, owner: "")
    let actions: [Change.Action] = [
      .beginDisplay(tip: "t", display: display, isForced: isForced),
      .endDisplay(tip: "t", display: "d1", isForced: isForced, isAbandoned: true),
      .invalidate(tip: "t", reason: .tipClosed, isForced: isForced),
    ]
    #expect(Facts(actions).history.map { $0.action(display: "d1") } == actions)
  }

  @Test("keeps the newest 200 lines")
  func cap() {
    let facts = Facts((1...250).map { .setParameter(id: "p", value: .int($0)) })
    #expect(HistoryEntry.keptCount == 200)
    #expect(facts.history.count == 200)
    #expect(facts.history.first?.detail == "51")
    #expect(facts.history.last?.detail == "250")
  }
}
