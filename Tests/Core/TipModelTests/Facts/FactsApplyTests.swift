import TestSupport
import Testing
import TipEngine
import TipModel

extension Facts {
  /// Applies one change at noon.
  @discardableResult
  mutating func take(_ action: Change.Action, at date: Timestamp = noon) -> Effects {
    apply(Change(action, at: date))
  }
}

/// Effects with some of them set.
func effects(_ set: (inout Effects) -> Void) -> Effects {
  var effects = Effects()
  set(&effects)
  return effects
}

/// A display that began at noon.
let ongoing = ActiveDisplay(id: "d1", began: noon, owner: "app")

@Suite("Changes of the facts")
struct FactsApplyTests {
  @Test("a tip is registered once, and again when its definition changes (D28)")
  func registerTip() {
    var facts = Facts()
    let tip = TipDefinition(id: "ShareTip")
    #expect(facts.take(.registerTip(tip)) == effects { $0.definitions = ["ShareTip"] })
    #expect(facts.take(.registerTip(tip)) == Effects())
    let changed = TipDefinition(id: "ShareTip", title: "Share")
    #expect(
      facts.take(.registerTip(changed)) == effects { $0.definitions = ["ShareTip"] })
    #expect(facts.tips == ["ShareTip": changed])
    #expect(facts.history.isEmpty)
  }

  @Test("a tip that was seen affects the display frequency when it becomes exempt")
  func registerExempt() {
    var facts = Facts([.beginDisplay(tip: "ShareTip", display: ongoing, isForced: false)])
    let exempt = TipDefinition(
      id: "ShareTip", options: TipOptions(ignoresDisplayFrequency: true))
    #expect(facts.take(.registerTip(exempt)).frequency)
    #expect(
      !facts.take(.registerTip(TipDefinition(id: "FeedTip", options: exempt.options))).frequency)
  }

  @Test("a parameter is registered and keeps its written value")
  func registerParameter() {
    var facts = Facts([.setParameter(id: "p", value: 4)])
    let definition = ParameterDefinition(id: "p", type: "Int", initialValue: 1)
    #expect(
      facts.take(.registerParameter(definition)) == effects { $0.parameters = ["p"] })
    #expect(facts.take(.registerParameter(definition)) == Effects())
    #expect(facts.parameters["p"]?.current == 4)
    #expect(facts.take(.unsetParameter(id: "p")).parameters == ["p"])
    #expect(facts.take(.unsetParameter(id: "p")) == Effects())
    #expect(facts.parameters["p"]?.value == nil)
    #expect(facts.parameters["p"]?.definition == definition)
  }

  @Test("a parameter is written with its date, in canonical form, once")
  func setParameter() {
    var facts = Facts()
    #expect(
      facts.take(.setParameter(id: "p", value: 4.0))
        == effects {
          $0.parameters = ["p"]
          $0.historyLines = 1
        })
    #expect(facts.take(.setParameter(id: "p", value: 4), at: daysAgo(-1)) == Effects())
    #expect(facts.parameters["p"] == ParameterRecord(value: 4, written: noon))
    // A write is newer than the one that it replaces, by the least time.
    facts.take(.setParameter(id: "p", value: 5))
    #expect(facts.parameters["p"]?.written == noon.adding(milliseconds: 1))
    #expect(facts.take(.unsetParameter(id: "q")) == Effects())
    #expect(facts.parameters["q"] == nil)
  }

  @Test("an event is registered with its limit")
  func registerEvent() {
    var facts = Facts()
    #expect(facts.take(.registerEvent(EventDefinition(id: "e"))) == effects { $0.events = ["e"] })
    #expect(facts.take(.registerEvent(EventDefinition(id: "e"))) == Effects())
    let limited = EventDefinition(id: "e", limit: .init(maximumCount: 2))
    #expect(facts.take(.registerEvent(limited)) == effects { $0.events = ["e"] })
    #expect(facts.events["e"]?.limit == limited.limit)
  }

  @Test("a limit that is registered removes the oldest donations")
  func trim() {
    var facts = Facts((1...3).map { .donate(event: "e", date: daysAgo(Double($0)), info: nil) })
    facts.take(.registerEvent(EventDefinition(id: "e", limit: .init(maximumCount: 2))))
    #expect(facts.events["e"]?.log.donations.map(\.date) == [daysAgo(2), daysAgo(1)])
  }

  @Test("a donation gets the next number and its own date; all can be deleted")
  func donate() {
    var facts = Facts()
    let donation = Change.Action.donate(
      event: "e", date: daysAgo(3), info: ["seeds": 2.0])
    #expect(facts.take(donation) == effects { $0.events = ["e"] })
    #expect(
      facts.events["e"]?.log.donations
        == [StoredDonation(sequence: 1, date: daysAgo(3), info: ["seeds": 2])])
    #expect(facts.nextSequence == 2)
    #expect(facts.take(.deleteDonations(event: "e")).events == ["e"])
    #expect(facts.take(.deleteDonations(event: "e")) == Effects())
    #expect(facts.take(.deleteDonations(event: "none")) == Effects())
    #expect(facts.nextSequence == 2)
  }

  @Test("a display counts at its beginning, and its length at its end")
  func display() {
    var facts = Facts()
    let begin = Change.Action.beginDisplay(
      tip: "t", display: ongoing, isForced: false)
    #expect(
      facts.take(begin)
        == effects {
          $0.records = ["t"]
          $0.frequency = true
          $0.historyLines = 1
        })
    #expect(facts.record(of: "t").displayCount == 1)
    #expect(facts.record(of: "t").firstDisplayed == noon)
    #expect(facts.take(begin).records.isEmpty)
    let second = ActiveDisplay(id: "d2", began: daysAgo(-1), owner: "other")
    #expect(
      !facts.take(.beginDisplay(tip: "t", display: second, isForced: false)).frequency)
    facts.take(
      .endDisplay(tip: "t", display: "d1", isForced: false, isAbandoned: false),
      at: noon.adding(milliseconds: 1500))
    let record = facts.record(of: "t")
    #expect(record.displayCount == 2)
    #expect(record.displayedMilliseconds == 1500)
    #expect(record.firstDisplayed == noon)
    #expect(record.lastDisplayed == daysAgo(-1))
    #expect(record.activeDisplays == [second])
  }

  @Test(
    "the end of the first display affects a display frequency that counts from it (D34)",
    arguments: DisplayFrequency.Origin.allCases)
  func dismissal(origin: DisplayFrequency.Origin) {
    var facts = Facts([
      .configure(displayFrequency: .daily, from: origin),
      .beginDisplay(tip: "t", display: ongoing, isForced: false),
    ])
    let second = ActiveDisplay(id: "d2", began: daysAgo(-1), owner: "other")
    facts.take(.beginDisplay(tip: "t", display: second, isForced: false), at: daysAgo(-1))
    func end(_ display: String, at date: Timestamp) -> Effects {
      facts.take(
        .endDisplay(tip: "t", display: display, isForced: false, isAbandoned: false), at: date)
    }
    let later = end("d2", at: daysAgo(-2))
    #expect(!later.frequency)
    #expect(facts.record(of: "t").isInFirstDisplay)
    let first = end("d1", at: daysAgo(-3))
    #expect(first.frequency == (origin == .dismissal))
    #expect(
      facts.record(of: "t").firstDismissed == (origin == .dismissal ? daysAgo(-3) : nil))
    #expect(!facts.record(of: "t").isInFirstDisplay)
    #expect(!TipRecord().isInFirstDisplay)
  }

  @Test("an abandoned display adds no length, nor does a display that ends before its beginning")
  func abandoned() {
    for (isAbandoned, date) in [(true, daysAgo(-1)), (false, daysAgo(1))] {
      var facts = Facts([
        .beginDisplay(tip: "t", display: ongoing, isForced: false)
      ])
      facts.take(
        .endDisplay(tip: "t", display: "d1", isForced: false, isAbandoned: isAbandoned), at: date)
      #expect(facts.record(of: "t").displayedMilliseconds == 0)
      #expect(facts.record(of: "t").activeDisplays.isEmpty)
    }
  }

  @Test("the first of two invalidations is kept (D15)")
  func invalidate() {
    var facts = Facts()
    let first = facts.take(.invalidate(tip: "t", reason: .tipClosed, isForced: false))
    #expect(first.records == ["t"])
    let second = facts.take(
      .invalidate(tip: "t", reason: .actionPerformed, isForced: false), at: daysAgo(-1))
    #expect(second == Effects())
    #expect(
      facts.record(of: "t").invalidation == Invalidation(reason: .tipClosed, date: noon))
    #expect(facts.history.count == 1)
  }

  @Test(
    "a reset of the eligibility removes invalidation, count and length of the tip (D16)")
  func resetEligibility() {
    var facts = Facts([
      .beginDisplay(tip: "t", display: ongoing, isForced: false),
      .invalidate(tip: "t", reason: .tipClosed, isForced: false),
      .invalidate(tip: "other", reason: .tipClosed, isForced: false),
    ])
    facts.take(
      .endDisplay(tip: "t", display: "d1", isForced: false, isAbandoned: false), at: daysAgo(-1))
    #expect(facts.take(.resetEligibility(tip: "t")).records == ["t"])
    let record = facts.record(of: "t")
    #expect(record.invalidation == nil)
    #expect(record.displayCount == 0)
    #expect(record.displayedMilliseconds == 0)
    #expect(record.firstDisplayed == noon)
    #expect(facts.record(of: "other").invalidation != nil)
    #expect(facts.take(.resetEligibility(tip: "t")) == Effects())
  }

  @Test("a tip can be reset after an invalidation, a display, its length or while it shows (D37)")
  func nothingToReset() {
    func canBeReset(_ set: (inout TipRecord) -> Void) -> Bool {
      var record = TipRecord()
      set(&record)
      return !record.hasNothingToReset
    }
    #expect(!canBeReset { _ in })
    #expect(!canBeReset { $0.firstDisplayed = noon })
    #expect(canBeReset { $0.invalidation = Invalidation(reason: .tipClosed, date: noon) })
    #expect(canBeReset { $0.displayCount = 1 })
    #expect(canBeReset { $0.displayedMilliseconds = 1 })
    #expect(canBeReset { $0.activeDisplays = [ongoing] })
  }

  private static let close = Change.Action.invalidate(
    tip: "t", reason: .tipClosed, isForced: false)

  /// What another device shares after an invalidation.
  private static let shared: SharedFacts = {
    var facts = Facts([close])
    facts.origin.name = "phone"
    return SharedFacts(facts)
  }()

  @Test(
    "the version counts changes of what happened to tips on this device",
    arguments: [
      ([], 0), ([.setParameter(id: "p", value: 1)], 0), ([close], 1), ([close, close], 1),
      ([.invalidate(tip: "t", reason: .tipClosed, isForced: true)], 0), ([.reset], 1),
      ([close, .reset], 2), ([.replace(Facts())], 0), ([close, .replace(Facts())], 2),
      ([.merge(shared)], 0),
    ] as [([Change.Action], Int)])
  func version(actions: [Change.Action], version: Int) {
    #expect(Facts(actions).origin.version == version)
  }

  @Test("a process is recorded when it changed, and ends once (D32)")
  func process() {
    var facts = Facts()
    let process = AppProcess(
      owner: "app", identifier: 4711, start: "1", program: "BackyardBirds", configured: noon,
      countsStoredOverrides: true, controls: Controls())
    #expect(process.label == "BackyardBirds (4711)")
    let changed = effects { $0.processes = ["app"] }
    #expect(facts.take(.reportProcess(process)) == changed)
    #expect(facts.take(.reportProcess(process)) == Effects())
    #expect(facts.processes == ["app": process])
    #expect(facts.take(.endProcess(owner: "app")) == changed)
    #expect(facts.take(.endProcess(owner: "app")) == Effects())
    #expect(facts.processes.isEmpty)
  }

  @Test("the result of an opaque rule is stored with the tip (D24)")
  func opaqueResult() {
    var facts = Facts()
    let changed = facts.take(.recordOpaqueResult(tip: "t", source: "{ $0 }", value: true))
    #expect(changed == effects { $0.records = ["t"] })
    #expect(
      facts.record(of: "t").opaqueResults == ["{ $0 }": OpaqueResult(value: true, date: noon)])
  }
}
