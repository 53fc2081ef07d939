import Testing
import TipGuidance
import TipModel

@Suite("The content of a datastore")
struct FactsContentTests {
  private let now = Timestamp(milliseconds: 0)

  @Test("The sizes of donations are measured by event, with their limit")
  func donations() {
    func donation(_ sequence: Int64, _ info: StoredValue?) -> StoredDonation {
      StoredDonation(sequence: sequence, date: now, info: info)
    }
    var facts = Facts()
    facts.events["didFeed"] = EventRecord(
      limit: Tips.DonationLimit(maximumCount: 9),
      log: DonationLog([donation(1, ["n": 1]), donation(2, ["bird": "jay"]), donation(3, nil)]))
    facts.events["didCall"] = EventRecord(log: DonationLog([donation(4, nil)]))
    facts.events["didBegin"] = EventRecord()
    #expect(
      GuidanceSetup(facts, at: now).donations == [
        GuidanceDonations(
          event: "didBegin", count: 0, isLimited: false, largestPayload: 0, bytes: 0),
        GuidanceDonations(
          event: "didCall", count: 1, isLimited: false, largestPayload: 0, bytes: 0),
        GuidanceDonations(
          event: "didFeed", count: 3, isLimited: true, largestPayload: 14, bytes: 21),
      ])
  }

  @Test("Groups in use are listed, and tips are sorted by id")
  func groups() {
    var facts = Facts()
    for id in ["C", "A", "B"] { facts.tips[id] = TipDefinition(id: id) }
    let used = GroupDefinition(.ordered, ["C", "A"])
    let unused = GroupDefinition(.firstAvailable, ["B"], isInUse: false)
    for group in [used, unused] { facts.groups[group.key] = group }
    facts.displayFrequency = .daily
    let content = GuidanceContent(facts, at: now)
    #expect(content.tips.map(\.id) == ["A", "B", "C"])
    #expect(
      content.setup
        == GuidanceSetup(
          displayFrequency: .daily, groups: [["C", "A"]], eligibleAtFirst: ["B", "C"]))
  }

  @Test("Tooltips and alerts are sorted by id, and a tooltip without a text is left out")
  func help() {
    var facts = Facts()
    for id in ["C", "A", "B"] {
      facts.toolTips[id] = ToolTipDefinition(
        id: id, text: "Mute \(id)", control: "Sound", platform: .visionOS)
      facts.alerts[id] = AlertRecord(
        TipAlert(id: id, title: "Remove it?", buttons: [.cancel]))
    }
    facts.toolTips["D"] = ToolTipDefinition(id: "D", asksDelegate: true)
    let content = GuidanceContent(facts, at: now)
    #expect(
      content.toolTips
        == ["A", "B", "C"].map { id in
          GuidanceToolTip(
            id: id, text: "Mute \(id)", control: "Sound", platform: .visionOS)
        })
    #expect(content.alerts.map(\.alert.id) == ["A", "B", "C"])
  }

  @Test("Alerts are listed by the run of the app, in the order in which people saw them")
  func sessions() {
    func record(_ id: String, _ times: [(run: Int64, milliseconds: Int64)]) -> AlertRecord {
      var record = AlertRecord(TipAlert(id: id, title: "Remove it?", buttons: [.cancel]))
      record.presentations = times.map { run, milliseconds in
        let start = Timestamp(milliseconds: run * 1_000_000)
        return .init(start: start, shown: start.adding(milliseconds: milliseconds))
      }
      return record
    }
    var facts = Facts()
    facts.alerts["B"] = record("B", [(2, 20_500), (1, 30_000), (3, 5000)])
    facts.alerts["A"] = record("A", [(1, 30_000), (2, 60_000)])
    facts.alerts["C"] = record("C", [(1, 10_000)])
    #expect(
      GuidanceSetup(facts, at: now).alertSessions == [
        [.init("C", at: 10), .init("A", at: 30), .init("B", at: 30)],
        [.init("B", at: 20.5), .init("A", at: 60)], [.init("B", at: 5)],
      ])
  }
}
