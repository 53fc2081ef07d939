import Testing
import TipGuidance
import TipModel

@Suite("Texts of findings about tips, tooltips and the set-up")
struct AppWordingTests {
  /// Returns the messages of the findings of one check.
  private func messages(_ id: String, in content: GuidanceContent) -> [String] {
    TipGuidance.check(content).findings.filter { $0.id == id }.map(\.message)
  }

  private func tips(_ count: Int) -> [GuidanceTip] {
    (0..<count).map {
      GuidanceTip(
        id: "Tip\($0)", title: "Save to Favorites",
        message: "Tap the star to keep this backyard.")
    }
  }

  @Test("T17: the bad example has just as many tips as the check asks for")
  func example() {
    #expect(GuidanceRegistry.check("T17")?.bad.tips.count == 10)
  }

  @Test("T16, T17: the tips are counted, and the display frequency is named")
  func frequencies() {
    let immediate = GuidanceSetup(displayFrequency: .immediate)
    #expect(
      messages("T16", in: GuidanceContent(tips: tips(2), setup: immediate)) == [
        "All 2 tips may show at once: the display frequency is immediate."
      ])
    let hourly = GuidanceSetup(displayFrequency: .hourly)
    #expect(
      messages("T17", in: GuidanceContent(tips: tips(10), setup: hourly)) == [
        "10 tips have neither a group nor a daily display frequency."
      ])
  }

  @Test("T20: two tips at first pass; three are named")
  func t20() {
    func found(_ ids: [String]) -> [String] {
      messages("T20", in: GuidanceContent(setup: GuidanceSetup(eligibleAtFirst: ids)))
    }
    #expect(found(["A", "B"]) == [])
    #expect(
      found(["A", "B", "C"]) == [
        "3 tips can show to people who have just installed the app: \"A\", \"B\", \"C\"."
      ])
  }

  @Test("T22: the sizes of the payloads and the number of donations are named")
  func t22() {
    let donations = GuidanceDonations(
      event: "didFeed", count: 1001, isLimited: false, largestPayload: 1025, bytes: 4096)
    #expect(
      messages("T22", in: GuidanceContent(setup: GuidanceSetup(donations: [donations]))) == [
        "A donation has a payload of 1025 bytes, more than 1024.",
        "1001 donations, 4096 bytes of payload, are kept: the event has no donation limit.",
      ])
  }

  @Test("T19: what is wrong with an id is said, with the other id or type")
  func t19() {
    func tip(_ id: String, type: String? = nil, others: [String] = []) -> GuidanceTip {
      let options = TipOptions(maxDisplayCount: 1)
      var tip = GuidanceTip(
        id: id, title: "Save to Favorites", message: "Tap the star to keep this backyard.")
      tip.definition = type.map { TipDefinition(id: id, type: $0, options: options) }
      tip.otherIDs = others
      return tip
    }
    func found(_ tips: GuidanceTip...) -> [String] {
      messages("T19", in: GuidanceContent(tips: tips))
    }
    #expect(found(tip(" ")) == ["The id is empty."])
    #expect(
      found(tip("6BA7B810-9DAD-11D1-80B4-00C04FD430C8")) == [
        "The id is a UUID, which is usually a new one in each run: people see the tip again."
      ])
    #expect(
      found(tip("A-1", others: ["A-1", "A-2"])) == [
        "The id changes: the same tip also had the id \"A-2\"."
      ])
    #expect(
      found(tip("A", type: "FeedBirdsTip"), tip("A", type: "SongTip")) == [
        "The types FeedBirdsTip and SongTip have the same id, so that each replaces the other.",
        "The types SongTip and FeedBirdsTip have the same id, so that each replaces the other.",
      ])
  }

  @Test("C1: the text names the limit that the length is over")
  func c1() {
    func found(_ count: Int, _ language: String) -> [String] {
      let text = "Share " + String(repeating: "é", count: count - 6)
      return messages(
        "C1",
        in: GuidanceContent(language: language, toolTips: [GuidanceToolTip(id: "A", text: text)]))
    }
    #expect(found(75, "en") == ["The tooltip has 75 characters, more than 60."])
    #expect(found(76, "en") == ["The tooltip has 76 characters, more than 75."])
    #expect(found(105, "de") == ["The tooltip has 105 characters, more than 84."])
    #expect(found(106, "de") == ["The tooltip has 106 characters, more than 105."])
  }

  @Test("C8: the states of one text are counted and listed")
  func c8() {
    let toolTip = GuidanceToolTip(
      id: "A", text: "Mute the birdsong", states: ["on", "off", "low", "mid", "high"])
    #expect(
      messages("C8", in: GuidanceContent(toolTips: [toolTip])) == [
        "One text describes 5 states of the control: "
          + "\"on\", \"off\", \"low\", \"mid\" and 1 more."
      ])
  }
}
