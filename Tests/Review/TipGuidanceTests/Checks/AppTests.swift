import Testing
import TipGuidance
import TipModel

@Suite("Checks of the set-up")
struct AppTests {
  private func tips(_ count: Int) -> [GuidanceTip] {
    (0..<count).map {
      GuidanceTip(
        id: "Tip\($0)", title: "Save to Favorites",
        message: "Tap the star to keep this backyard.")
    }
  }

  @Test(
    "T16: more than one tip and an immediate frequency",
    arguments: [
      (2, .immediate, true), (1, .immediate, false), (2, .hourly, false), (2, nil, false),
    ] as [(Int, DisplayFrequency?, Bool)])
  func t16(count: Int, frequency: DisplayFrequency?, isFound: Bool) {
    let setup = GuidanceSetup(displayFrequency: frequency)
    let findings = TipGuidance.check(GuidanceContent(tips: tips(count), setup: setup)).findings
    #expect(findings.map(\.id) == (isFound ? ["T16"] : []))
    #expect(
      findings.allSatisfy { $0.item == "app" && $0.suggestion.contains("24 hours") })
  }

  @Test(
    "T17: ten tips without a group and a daily frequency",
    arguments: [
      (10, .hourly, [], true), (9, .hourly, [], false), (10, .daily, [], false),
      (10, .weekly, [], false), (10, .hourly, [["Tip0", "Tip1"]], false),
      (10, .seconds(86_399), [], true),
    ] as [(Int, DisplayFrequency, [[String]], Bool)])
  func t17(count: Int, frequency: DisplayFrequency, groups: [[String]], isFound: Bool) {
    let setup = GuidanceSetup(displayFrequency: frequency, groups: groups)
    #expect(
      GuidanceContent(tips: tips(count), setup: setup).found() == (isFound ? ["T17"] : []))
  }

  @Test("T20: three tips that can show in a fresh datastore, whatever happened in this one")
  func t20() throws {
    let now = Timestamp(milliseconds: 0)
    var facts = Facts()
    facts.displayFrequency = .daily
    let limit = TipOptions(maxDisplayCount: 1)
    for id in ["A", "B", "C"] { facts.tips[id] = TipDefinition(id: id, options: limit) }
    facts.records["A"] = TipRecord()
    facts.records["A"]?.invalidation = Invalidation(reason: .tipClosed, date: now)
    #expect(GuidanceSetup(facts, at: now).eligibleAtFirst == ["A", "B", "C"])
    #expect(GuidanceContent(facts, at: now).found().contains("T20"))

    // What happened since does not count: the value is initially false.
    let signedIn = ParameterDefinition(id: "P", type: "Bool", initialValue: false)
    facts.parameters["P"] = ParameterRecord(definition: signedIn, value: true)
    facts.tips["B"]?.rules = [try RuleExpression(parsing: "parameter(\"P\") == true")]
    facts.tips["C"]?.rules = [try RuleExpression(parsing: "event(\"E\").donations.count >= 1")]
    facts.events["E"] = EventRecord(
      log: DonationLog([StoredDonation(sequence: 1, date: now, info: nil)]))
    #expect(GuidanceSetup(facts, at: now).eligibleAtFirst == ["A"])

    // Of a group one tip shows at a time.
    for id in ["A", "B", "C"] { facts.tips[id]?.rules = [] }
    let group = GroupDefinition(.firstAvailable, ["A", "B", "C"])
    facts.groups[group.key] = group
    #expect(GuidanceSetup(facts, at: now).eligibleAtFirst == ["A"])
  }

  @Test("T21: the calls for tests that a receipt of a release build lists")
  func t21() {
    let calls = [Control.showAllTips, .hideAllTips, .showTips, .hideTips, .resetDatastore]
    let applied = (calls + [.clock]).map { AppliedControl(control: $0, value: "1", source: .api) }
    let fromOutside = AppliedControl(control: .showAllTips, value: "1", source: .argument)
    var receipt = Receipt(
      datastore: "memory", clock: Timestamp(milliseconds: 0), application: "Birds",
      processIdentifier: 1
    ) {
      $0.applied = applied + [fromOutside]
    }
    #expect(receipt.testingCalls == [], "a debug build may")
    receipt.isReleaseBuild = true
    #expect(
      receipt.testingCalls.count == 5 && receipt.testingCalls[0] == "Tips.showAllTips()")

    var facts = Facts()
    facts.receipt = receipt.storedValue
    let findings = TipGuidance.check(GuidanceContent(facts, at: receipt.clock)).findings
    #expect(findings.map(\.id) == ["T21"])
    #expect(findings[0].message.hasPrefix("A release build calls Tips.showAllTips(), "))
    facts.receipt = ["schema": 99]
    #expect(
      GuidanceContent(facts, at: receipt.clock).found() == [], "a newer one is not read")
  }

  @Test("T21: a receipt says whether the build is a release, also after it was stored")
  func receipt() throws {
    for isRelease in [true, false] {
      let receipt = Receipt(
        datastore: "memory", clock: Timestamp(milliseconds: 0), application: "Birds",
        processIdentifier: 1
      ) {
        $0.isReleaseBuild = isRelease
      }
      #expect(try Receipt(storedValue: receipt.storedValue) == receipt)
    }
  }

  @Test(
    "T22: a payload over 1 KB, or over 1,000 donations without a limit",
    arguments: [
      (1000, false, 1024, 0), (1001, false, 1024, 1), (1001, true, 1024, 0),
      (1, true, 1025, 1), (1001, false, 1025, 2),
    ])
  func t22(count: Int, isLimited: Bool, largest: Int, findings: Int) {
    let donations = GuidanceDonations(
      event: "didFeed", count: count, isLimited: isLimited, largestPayload: largest, bytes: 9)
    let found = TipGuidance.check(GuidanceContent(setup: GuidanceSetup(donations: [donations])))
      .findings
    #expect(found.map(\.id) == [String](repeating: "T22", count: findings))
    #expect(found.allSatisfy { $0.item == "event:didFeed" })
  }

  @Test("T22: the size of a payload is that of its JSON text")
  func sizes() {
    let date = Timestamp(milliseconds: 0)
    let record = EventRecord(
      log: DonationLog([
        StoredDonation(sequence: 1, date: date, info: ["bird": "jay"]),
        StoredDonation(sequence: 2, date: date, info: nil),
      ]))
    let sizes = GuidanceDonations(event: "E", record)
    #expect(sizes.count == 2 && sizes.bytes == 14 && sizes.largestPayload == 14)
    #expect(!sizes.isLimited)
  }
}
