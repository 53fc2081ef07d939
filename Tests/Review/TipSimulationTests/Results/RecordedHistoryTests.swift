import TestSupport
import Testing
import TipModel
@testable import TipSimulation

@Suite("The past of a datastore")
struct RecordedHistoryTests {
  private static let day: Int64 = 86_400_000

  private func begin(_ tip: String, _ id: String, _ date: Timestamp) -> Change {
    let display = ActiveDisplay(id: id, began: date, owner: "")
    return Change(.beginDisplay(tip: tip, display: display, isForced: false), at: date)
  }

  private func end(
    _ tip: String, _ id: String, _ date: Timestamp, isAbandoned: Bool = false
  ) -> Change {
    Change(
      .endDisplay(tip: tip, display: id, isForced: false, isAbandoned: isAbandoned), at: date)
  }

  // MARK: - Records

  /// Two tips of which only the records tell.
  private var recorded: Facts {
    var facts = Facts()
    for id in ["FeedBirdsTip", "ShareBackyardTip"] {
      facts.tips[id] = TipDefinition(id: id)
    }
    var feed = TipRecord()
    feed.displayCount = 3
    feed.displayedMilliseconds = 30_000
    feed.firstDisplayed = daysAgo(3)
    feed.firstDismissed = daysAgo(3, milliseconds: 10_000)
    feed.lastDisplayed = daysAgo(1)
    facts.records["FeedBirdsTip"] = feed
    var share = TipRecord()
    share.displayCount = 1
    share.firstDisplayed = daysAgo(2)
    share.lastDisplayed = daysAgo(2)
    share.invalidation = Invalidation(reason: .tipClosed, date: daysAgo(2))
    share.opaqueResults["isWarm()"] = OpaqueResult(value: true, date: daysAgo(2))
    facts.records["ShareBackyardTip"] = share
    return facts
  }

  private var feedFirst: [Change] {
    [
      begin("FeedBirdsTip", "record.0", daysAgo(3)),
      end("FeedBirdsTip", "record.0", daysAgo(3, milliseconds: 10_000)),
    ]
  }

  private var shareAndFeedLast: [Change] {
    [
      Change(
        .invalidate(tip: "ShareBackyardTip", reason: .tipClosed, isForced: false),
        at: daysAgo(2)),
      begin("ShareBackyardTip", "record.0", daysAgo(2)),
      // Its length is not known.
      end("ShareBackyardTip", "record.0", daysAgo(2), isAbandoned: true),
      begin("FeedBirdsTip", "record.1", daysAgo(1)),
      end("FeedBirdsTip", "record.1", daysAgo(1, milliseconds: 10_000)),
    ]
  }

  @Test("has the first and the last display of a record, and its invalidation")
  func records() {
    let history = RecordedHistory(recorded, until: noon)
    #expect(history.start == daysAgo(3) && !history.isCut)
    #expect(history.changes == feedFirst + shareAndFeedLast)
    var beginning = recorded
    beginning.records["FeedBirdsTip"] = TipRecord()
    beginning.records["FeedBirdsTip"]?.displayCount = 1
    beginning.records["ShareBackyardTip"] = TipRecord()
    beginning.records["ShareBackyardTip"]?.opaqueResults = [
      "isWarm()": OpaqueResult(value: true, date: daysAgo(2))
    ]
    #expect(history.beginning == beginning)
  }

  @Test("begins with the facts before its greatest length")
  func length() {
    let history = RecordedHistory(recorded, until: noon, longest: 2 * Self.day)
    #expect(history.start == daysAgo(2))
    #expect(history.changes == shareAndFeedLast)
    var beginning = recorded
    beginning.records["FeedBirdsTip"]?.displayCount = 2
    beginning.records["FeedBirdsTip"]?.displayedMilliseconds = 0
    beginning.records["FeedBirdsTip"]?.lastDisplayed = daysAgo(3)
    beginning.records["ShareBackyardTip"] = TipRecord()
    beginning.records["ShareBackyardTip"]?.opaqueResults = [
      "isWarm()": OpaqueResult(value: true, date: daysAgo(2))
    ]
    #expect(history.beginning == beginning)
    let later = RecordedHistory(recorded, until: noon, longest: 2 * Self.day - 1)
    #expect(later.changes == Array(shareAndFeedLast.suffix(2)))
    #expect(
      later.beginning.records["ShareBackyardTip"]?.invalidation?.reason == .tipClosed)
    let dismissed = RecordedHistory(recorded, until: noon, longest: 3 * Self.day - 10_000)
    #expect(dismissed.changes == Array(feedFirst.suffix(1)) + shareAndFeedLast)
    let feed = dismissed.beginning.records["FeedBirdsTip"]
    #expect(feed?.firstDisplayed == daysAgo(3) && feed?.firstDismissed == nil)
    let earlier = RecordedHistory(recorded, until: daysAgo(2))
    #expect(earlier.changes == feedFirst + shareAndFeedLast.prefix(3))
  }

  @Test("has an invalidation once, which a line and the record tell")
  func invalidation() {
    let facts = Facts([
      .registerTip(TipDefinition(id: "FeedBirdsTip")),
      .invalidate(tip: "FeedBirdsTip", reason: .tipClosed, isForced: false),
    ])
    let actions = RecordedHistory(facts, until: noon).changes.map(\.action)
    #expect(
      actions == [.invalidate(tip: "FeedBirdsTip", reason: .tipClosed, isForced: false)])
  }

  // MARK: - Lines

  /// Lines about a tip and a parameter, and donations.
  private var noted: Facts {
    var facts = Facts()
    facts.displayFrequency = .daily
    facts.displayFrequencyOrigin = .dismissal
    facts.tips["FeedBirdsTip"] = TipDefinition(id: "FeedBirdsTip")
    facts.records["FeedBirdsTip"] = TipRecord()
    facts.records["FeedBirdsTip"]?.displayCount = 5
    facts.records["FeedBirdsTip"]?.firstDisplayed = daysAgo(5)
    facts.records["FeedBirdsTip"]?.lastDisplayed = daysAgo(3)
    for id in ["BackyardBirds.isSignedIn", "BackyardBirds.hasFeeder"] {
      facts.parameters[id] = ParameterRecord(
        definition: ParameterDefinition(id: id, type: "Bool", initialValue: false), value: true)
    }
    for (event, days) in [("didViewBackyard", 2.0), ("didFillFeeder", 2), ("didFillFeeder", 4)] {
      facts.apply(Change(.donate(event: event, date: daysAgo(days), info: nil), at: noon))
    }
    facts.events["didFillFeeder"]?.limit = Tips.DonationLimit(maximumCount: 9)
    func line(
      _ event: String, _ seconds: Int64, isForced: Bool = false
    ) -> HistoryEntry {
      HistoryEntry(
        date: daysAgo(3, milliseconds: seconds * 1000), actor: .app, event: event,
        subject: "FeedBirdsTip", detail: "", isForced: isForced)
    }
    facts.history = [
      line(HistoryEntry.displayBegan, 0), line(HistoryEntry.displayBegan, 1),
      line(HistoryEntry.displayBegan, 2, isForced: true), line(HistoryEntry.displayEnded, 5),
      line(HistoryEntry.displayEnded, 6),
      // A line without its beginning, which was removed.
      line(HistoryEntry.displayEnded, 7),
      HistoryEntry(
        date: daysAgo(2), actor: .tipctl, event: "set", subject: "BackyardBirds.isSignedIn",
        detail: "true", isForced: false),
    ]
    return facts
  }

  @Test("has lines and donations, and of several displays the oldest ends first")
  func lines() {
    let history = RecordedHistory(noted, until: noon)
    func at(_ seconds: Int64) -> Timestamp { daysAgo(3, milliseconds: seconds * 1000) }
    func donation(_ event: String, _ days: Double) -> Change {
      Change(.donate(event: event, date: daysAgo(days), info: nil), at: daysAgo(days))
    }
    #expect(
      history.changes == [
        donation("didFillFeeder", 4), begin("FeedBirdsTip", "history.0", at(0)),
        begin("FeedBirdsTip", "history.1", at(1)), end("FeedBirdsTip", "history.0", at(5)),
        end("FeedBirdsTip", "history.1", at(6)),
        Change(
          .setParameter(id: "BackyardBirds.isSignedIn", value: true), at: daysAgo(2),
          by: .tipctl),
        donation("didFillFeeder", 2), donation("didViewBackyard", 2),
      ])
    var beginning = Facts()
    beginning.displayFrequency = .daily
    beginning.displayFrequencyOrigin = .dismissal
    beginning.tips = noted.tips
    beginning.records["FeedBirdsTip"] = TipRecord()
    beginning.records["FeedBirdsTip"]?.displayCount = 3
    beginning.records["FeedBirdsTip"]?.firstDisplayed = daysAgo(5)
    beginning.records["FeedBirdsTip"]?.lastDisplayed = daysAgo(5)
    beginning.parameters = noted.parameters
    beginning.parameters["BackyardBirds.isSignedIn"]?.value = nil
    beginning.events = [
      "didFillFeeder": EventRecord(limit: Tips.DonationLimit(maximumCount: 9)),
      "didViewBackyard": EventRecord(),
    ]
    #expect(history.beginning == beginning)
    let later = RecordedHistory(noted, until: noon, longest: 2 * Self.day)
    #expect(later.changes == Array(history.changes.suffix(3)))
    #expect(
      later.beginning.events["didFillFeeder"]?.log.donations.map(\.date) == [daysAgo(4)])
  }
}
