import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("Clocks that lead out of the years 1600 to 9999")
struct ClockRangeTests {
  let yard: Yard

  init() throws { yard = try Yard() }

  @Test(
    "A setting is refused and changes nothing",
    arguments: ["-400000d", "+3000000d", "-200000d x2"])
  func setting(text: String) {
    let run = yard.run("clock", text)
    #expect(run.code == .badData)
    #expect(
      run.errors.contains(
        "Invalid clock setting \"\(text)\" in SETTING: it leads out of the years 1600 to 9999"),
      "\(run.errors)")
    #expect(yard.run("clock").output.hasSuffix("the system's clock\n"))
  }

  @Test("A variable is refused by every command", arguments: [["list"], ["show", "--all"]])
  func variable(command: [String]) {
    let run = yard.run(command, environment: ["TIPCTL_CLOCK": "-400000d"])
    #expect(run.code == .badData)
    #expect(run.errors.contains("\"-400000d\" in TIPCTL_CLOCK: it leads out"), "\(run.errors)")
  }

  @Test("A stored clock is refused when it is evaluated, and can be cleared")
  func stored() throws {
    let now = try #require(Timestamp(iso8601: Yard.now))
    let setting = ClockSetting.shifted(milliseconds: -400_000 * 86_400_000, rate: 1)
    try yard.change(.setClock(AnchoredClock(setting: setting, anchor: now)))
    let run = yard.run("check", "FeedBirdsTip")
    #expect(run.code == .badData)
    #expect(run.errors.contains("\"-400000d\" in tipctl clock: it leads out"), "\(run.errors)")
    #expect(run.errorLines.last?.contains("tipctl clock --clear") == true)
    #expect(yard.run("clock", "--clear").code == .done)
    #expect(yard.run("check", "FeedBirdsTip").code == .done)
  }

  @Test("A fast clock is refused once it has left the range")
  func fast() throws {
    let start = try #require(Timestamp(iso8601: "2026-11-21T08:00:00.000Z"))
    let setting = ClockSetting.started(start, rate: 1e9)
    try yard.change(.setClock(AnchoredClock(setting: setting, anchor: start)))
    #expect(yard.run("list").code == .badData)
  }
}
