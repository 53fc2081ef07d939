import TestSupport
import Testing
import TipModel

@Suite("What is recorded of alerts")
struct AlertRecordTests {
  private let removal = ContractBackyard.removal

  @Test("A display counts at its beginning, once, with the alert as it was then")
  func displays() {
    var facts = Facts()
    let later = ActiveDisplay(id: "d2", began: daysAgo(-1), owner: "other")
    let changed = effects {
      $0.alerts = [removal.id]
      $0.historyLines = 1
    }
    #expect(facts.take(.beginAlert(removal, display: ongoing)) == changed)
    #expect(facts.take(.beginAlert(removal, display: ongoing)) == Effects())
    var renamed = removal
    renamed.title = "Remove it?"
    #expect(facts.take(.beginAlert(renamed, display: later)) == changed)
    #expect(facts.openAlerts.map(\.display) == [ongoing, later])
    var record = AlertRecord(renamed)
    record.displayCount = 2
    record.lastDisplayed = daysAgo(-1)
    record.activeDisplays = [ongoing, later]
    #expect(facts.alerts == [removal.id: record])
    #expect(
      facts.take(.endAlert(id: removal.id, display: "d1", button: "Remove")) == changed)
    #expect(facts.openAlerts == [OpenAlert(id: removal.id, display: later)])
    #expect(
      facts.take(.endAlert(id: removal.id, display: "d1", button: "Remove")) == Effects())
    #expect(facts.take(.endAlert(id: "unknown", display: "d2", button: nil)) == Effects())
    #expect(facts.take(.suppressAlert(id: "unknown", button: "Remove")) == Effects())
    #expect(facts.alerts.count == 1)
  }

  @Test("A pressed button is kept until the alert has left or is shown again")
  func pressed() {
    var facts = Facts([.beginAlert(removal, display: ongoing)])
    func press(_ button: String) -> Effects {
      facts.take(.pressAlert(id: removal.id, button: button))
    }
    func end(_ display: String) {
      facts.take(.endAlert(id: removal.id, display: display, button: nil))
    }
    let changed = effects {
      $0.alerts = [removal.id]
      $0.historyLines = 1
    }
    #expect(press("Remove") == changed)
    #expect(facts.alerts[removal.id]?.pressed == "Remove")
    let second = ActiveDisplay(id: "d2", began: noon, owner: "other")
    facts.take(.beginAlert(removal, display: second))
    #expect(facts.alerts[removal.id]?.pressed == nil)
    #expect(press("Cancel") == changed)
    end("d1")
    #expect(facts.alerts[removal.id]?.pressed == "Cancel")
    end("d2")
    #expect(facts.alerts[removal.id]?.pressed == nil)
    #expect(press("Cancel") == Effects())
  }

  @Test("The alert in front is the one that was shown first")
  func order() {
    let other = TipAlert(id: "another", title: "Save?", buttons: [.cancel])
    let later = ActiveDisplay(id: "a", began: daysAgo(-1), owner: "app")
    let same = ActiveDisplay(id: "d2", began: noon, owner: "app")
    for changes in [
      [.beginAlert(removal, display: ongoing), .beginAlert(other, display: later)],
      [.beginAlert(other, display: later), .beginAlert(removal, display: ongoing)],
      [.beginAlert(other, display: same), .beginAlert(removal, display: ongoing)],
    ] as [[Change.Action]] {
      var facts = Facts(changes)
      #expect(facts.openAlerts.map(\.id) == ["remove-backyard", "another"])
      facts.take(.endAlert(id: removal.id, display: ongoing.id, button: nil))
      #expect(facts.openAlerts.map(\.id) == ["another"])
    }
  }

  @Test("Open alerts are in the order in which they were shown, then by their displays")
  func openAlerts() {
    let displays = [(3.0, "f"), (1, "d"), (2, "e"), (0, "c"), (0, "a"), (0, "b")]
    let shown = displays.map { days, id in
      Change.Action.beginAlert(
        TipAlert(id: "alert \(id)", title: "Save?", buttons: [.cancel]),
        display: ActiveDisplay(id: id, began: daysAgo(days), owner: "app"))
    }
    #expect(Facts(shown).openAlerts.map(\.display.id) == ["f", "e", "d", "a", "b", "c"])
  }

  @Test("An alert is by default neither informational nor a caution, and has no checkbox or help")
  func defaults() {
    let alert = TipAlert(id: "save", title: "Save?", buttons: [.cancel])
    #expect(!alert.isInformational && !alert.isCaution && !alert.hasSuppression && !alert.hasHelp)
    #expect(alert.isUndoable == nil && alert.textField == nil && alert.scene == nil)
  }

  @Test("Equal answers are counted, and a receipt lists other ones apart")
  func seen() {
    let person = AlertAnswer(.cancel, by: .person)
    let control = AlertAnswer(.cancel, by: .control(spelling: "-tipctl.AnswerAlerts"))
    var seen: [Receipt.SeenAlert] = []
    for answer in [person, control, person] { seen.note(Receipt.SeenAlert(removal, answer)) }
    seen.note(
      Receipt.SeenAlert(id: removal.id, button: "Cancel", answeredBy: .suppression, count: 4))
    seen.note(Receipt.SeenAlert(removal, AlertAnswer(.cancel, by: .suppression)))
    #expect(seen.map(\.count) == [2, 1, 5])
    #expect(seen.map(\.answeredBy) == [.person, .control, .suppression])
    #expect(seen.map(\.spelling) == [nil, "-tipctl.AnswerAlerts", nil])
  }

  @Test("A scene has been active for a time that is never negative")
  func scene() {
    let active = AlertScene.active(since: noon)
    #expect(active.seconds(at: noon.adding(milliseconds: 1500)) == 1.5)
    #expect(active.seconds(at: daysAgo(1)) == 0)
    #expect(AlertScene.inactive.seconds(at: noon) == nil)
  }

  @Test(
    "Two buttons are in a row up to a length of their titles, and one button always",
    arguments: [
      (TipPlatform.iOS, 2, 13), (.iPadOS, 2, 13), (.visionOS, 2, 16), (.macOS, 3, 16),
    ])
  func row(platform: TipPlatform, count: Int, columns: Int) {
    func arrangement(_ titles: [String]) -> AlertLayout.Arrangement {
      let alert = TipAlert(id: "sort", title: "Sort?", buttons: titles.map { .plain($0) })
      return AlertLayout(of: alert, on: platform).arrangement
    }
    let longest = String(repeating: "n", count: columns)
    let longer = String(repeating: "n", count: columns + 1)
    #expect(arrangement(["No", longest]) == .row)
    #expect(arrangement(["No", longer]) == .stack)
    #expect(arrangement([longer]) == .row)
    #expect(arrangement(Array(repeating: "No", count: count)) == .row)
    #expect(arrangement(Array(repeating: "No", count: count + 1)) == .stack)
  }
}
