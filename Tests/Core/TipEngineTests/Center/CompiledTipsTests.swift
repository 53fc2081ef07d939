import TestSupport
import Testing
import TipContent
import TipModel
@testable import TipEngine

@Suite("The tips whose code was read", .hangLimit)
struct CompiledTipsTests {
  private let key: TipKey
  private let definition = TipDefinition(
    id: "NumberedTip", rules: [.parameter("Birds.isSignedIn")],
    options: TipOptions(maxDisplayDuration: 60))

  init() throws { key = try #require(TipKey(NumberedTip(number: 0))) }

  /// The tips with the definition, and with its status while a display of a minute runs.
  private var kept: CompiledTips {
    var facts = Facts()
    facts.parameters["Birds.isSignedIn"] = ParameterRecord(value: true)
    facts.records["NumberedTip"] = TipRecord()
    facts.records["NumberedTip"]?.activeDisplays = [
      ActiveDisplay(id: "d1", began: noon, owner: "app")
    ]
    var tips = CompiledTips()
    tips.keep(definition, inputs: [], for: key)
    tips.keep(Eligibility.decide(definition, facts, Moment(noon)), of: key, at: noon)
    return tips
  }

  @Test("are told apart by plain data of at most 16 bytes")
  func keys() {
    #expect(TipKey(PlainTip(first: 1, second: 1)) == TipKey(PlainTip(first: 1, second: 1)))
    #expect(TipKey(PlainTip(first: 1, second: 1)) != TipKey(PlainTip(first: 1, second: 2)))
    #expect(TipKey(PlainTip(first: 1, second: 1)) != TipKey(PlainTip(first: 2, second: 1)))
    #expect(TipKey(PlainTip(first: 1, second: 1)) != nil)
    #expect(TipKey(AnyTip(NumberedTip(number: 0))) == key)
    #expect(TipKey(LongTip(first: 1, second: 1, third: 1)) == nil)
    #expect(TipKey(AnyTip(LongTip(first: 1, second: 1, third: 1))) == nil)
    #expect(TipKey(NamedTip(name: "wren")) == nil)
  }

  @Test(
    "keep a status from its instant until time may change it",
    arguments: [
      (-1, nil), (0, .available), (1, .available), (59_999, .available), (60_000, nil),
      (60_001, nil),
    ] as [(Int64, Tips.Status?)])
  func status(milliseconds: Int64, status: Tips.Status?) {
    #expect(kept.status(of: key, at: noon.adding(milliseconds: milliseconds)) == status)
  }

  @Test("keep a status that time alone does not change")
  func lastingStatus() {
    var tips = CompiledTips()
    let feed = TipDefinition(id: "NumberedTip")
    let decision = Eligibility.decide(feed, Facts(), Moment(noon))
    // A status needs the tip.
    tips.keep(decision, of: key, at: noon)
    #expect(tips.status(of: key, at: noon) == nil)
    tips.keep(feed, inputs: [], for: key)
    #expect(tips.status(of: key, at: noon) == nil)
    tips.keep(decision, of: key, at: noon)
    #expect(tips.status(of: key, at: daysAgo(-9000)) == .available)
  }

  @Test("forget the statuses, and the tips, that a change concerns")
  func forgetting() {
    let cases: [(change: Effects, keepsTip: Bool, keepsStatus: Bool)] = [
      (Effects(), true, true), (Effects { $0.parameters = ["Birds.visits"] }, true, true),
      (Effects { $0.definitions = ["FeedTip"] }, true, true),
      (Effects { $0.parameters = ["Birds.isSignedIn"] }, true, false),
      (Effects { $0.records = ["NumberedTip"] }, true, false),
      (Effects { $0.overrides = true }, true, false),
      (Effects { $0.definitions = ["NumberedTip"] }, false, false), (.all, false, false),
    ]
    for (change, keepsTip, keepsStatus) in cases {
      var tips = kept
      tips.forget(concernedBy: change)
      #expect((tips.tip(key) != nil) == keepsTip, "\(change)")
      #expect((tips.status(of: key, at: noon) != nil) == keepsStatus, "\(change)")
    }
  }

  @Test("have the newest definition, without its old status, and no tip with code in a rule")
  func definitions() {
    var tips = kept
    tips.keep(definition, inputs: [], for: key)
    #expect(tips.status(of: key, at: noon) == .available)
    let other = TipDefinition(id: "NumberedTip", rules: [.parameter("Birds.visits")])
    tips.keep(other, inputs: [], for: key)
    #expect(tips.tip(key)?.definition == other)
    #expect(tips.status(of: key, at: noon) == nil)
    // The tip depends on what its new rules read.
    tips.keep(Eligibility.decide(other, Facts(), Moment(noon)), of: key, at: noon)
    tips.forget(concernedBy: Effects { $0.parameters = ["Birds.isSignedIn"] })
    #expect(tips.status(of: key, at: noon) == .pending)
    tips.forget(concernedBy: Effects { $0.parameters = ["Birds.visits"] })
    #expect(tips.status(of: key, at: noon) == nil)
    let code = OpaqueRule(source: "isWarm()", inputs: []) { _ in .bool(true) }
    let native = TipDefinition(id: "NumberedTip", rules: [.literal(true), .opaque(code)])
    var none = CompiledTips()
    none.keep(native, inputs: [], for: key)
    #expect(none.tip(key) == nil)
  }

  @Test("are at most 1,000, after which they begin anew")
  func limit() throws {
    var tips = CompiledTips()
    let keys = try (0...1000).map { try #require(TipKey(NumberedTip(number: $0))) }
    for key in keys.dropLast() { tips.keep(definition, inputs: [], for: key) }
    #expect(keys.count { tips.tip($0) != nil } == 1000)
    tips.keep(definition, inputs: [], for: keys[1000])
    #expect(keys.filter { tips.tip($0) != nil } == [keys[1000]])
  }
}

private struct NumberedTip: Tip {
  let number: Int
  var title: Text { Text("Number") }
}

/// A tip of 16 bytes.
private struct PlainTip: Tip {
  let first: UInt64
  let second: UInt64
  var title: Text { Text("Plain") }
}

/// A tip of 17 bytes.
private struct LongTip: Tip {
  let first: UInt64
  let second: UInt64
  let third: UInt8
  var title: Text { Text("Long") }
}

private struct NamedTip: Tip {
  let name: String
  var title: Text { Text("Name") }
}
