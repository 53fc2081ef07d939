import Testing
import TestSupport
import TipCLI
import TipCLITestSupport
import TipEngine
import TipModel

@Suite("A rule with the time in the shell (D35)")
struct RuleTimeTests {
  private let yard: Yard

  init() throws { yard = try Yard(isEmpty: true) }

  private struct TrialTip: Tip {
    static let trialEnd = Tips.Parameter(
      TrialTip.self, "trialEnd", Timestamp(iso8601: "2026-11-22T01:07:58Z")?.date ?? Date())
    var title: Text { Text("Your Trial") }
    var rules: [Rule] { Rule(Self.trialEnd) { $0 > Tips.now } }
  }

  /// Stores the tip as an app does, and returns the app's answer at a time.
  private func status(inAppAt clock: String) throws -> Tips.Status {
    let center = TipsCenter(
      arguments: [], environment: ["TIPCTL_CLOCK": clock], isDebugBuild: true)
    try center.configure([.datastoreLocation(.url(yard.folder.appending(path: "birds")))])
    center.register([TrialTip()])
    let status = Tips.withCenter(center) { TrialTip().status }
    try center.shutDown()
    return status
  }

  @Test("has the app's answer, with the clock moved both ways")
  func agreement() throws {
    let times = [
      ("2026-11-22T01:07:57.999Z", true), ("2026-11-22T01:07:58Z", false),
      ("2100-01-01T00:00:00Z", false), ("2020-01-01T00:00:00Z", true),
    ]
    for (clock, isAvailable) in times {
      #expect(try status(inAppAt: clock) == (isAvailable ? .available : .pending))
      #expect(yard.run("clock", clock).code == .done)
      #expect(yard.run("check", "TrialTip").code == (isAvailable ? .done : .no))
      let gates = try yard.json("explain", "TrialTip")["gates"]
      #expect("\(gates ?? .null)".contains(clock.prefix(10)), "the time is an operand")
    }
    let text = yard.run("explain", "TrialTip").output
    #expect(text.contains(#"parameter("TrialTip.trialEnd") > now"#), "\(text)")
  }

  @Test("says when it turns")
  func outlook() throws {
    _ = try status(inAppAt: "2026-11-21T09:00:00Z")
    #expect(yard.run("clock", "2026-11-21T09:00:00Z").code == .done)
    #expect(try yard.json("explain", "TrialTip")["nextChange"] == "2026-11-22T01:07:58.000Z")
  }

  @Test(
    "is evaluated on the datastore's clock",
    arguments: [
      (#"now > date("2026-11-21T08:59:59.999Z")"#, true),
      (#"now - date("2026-11-21") == 32400"#, true),
      (#"now > date("2026-11-21T09:00:00Z")"#, false),
    ])
  func eval(_ rule: String, _ holds: Bool) throws {
    _ = try status(inAppAt: "2026-11-21T09:00:00Z")
    #expect(yard.run("eval", rule).code == (holds ? .done : .no))
    #expect(yard.run("clock", "1999-12-31T00:00:00Z").code == .done)
    #expect(yard.run("eval", rule).code == .no)
  }
}
