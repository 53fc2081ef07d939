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
        "Invalid clock setting \"\(text)\" in tipctl clock: it leads out of the years 1600 "
          + "to 9999"),
      "\(run.errors)")
    #expect(yard.run("clock").output.hasSuffix("the system's clock\n"))
  }

  @Test(
    "A length without a sign, and a day that does not exist, are named",
    arguments: [
      ("3d", "a shift begins with + or -.", "Write +3d to move the clock ahead, or -3d"),
      ("2026-02-30", "February 2026 has no day 30.", "Write a date"),
      ("@2026-11-31T09:00:00Z", "November 2026 has no day 31.", "Write a date"),
      ("2026-13-01", "there is no month 13.", "Write a date"),
      ("tomorrow", "\"tomorrow\" in tipctl clock.", "Write a date"),
    ])
  func named(text: String, reason: String, advice: String) {
    let run = yard.run("clock", text)
    #expect(run.code == .badData)
    #expect(run.errors.contains(reason) && run.errors.contains(advice), "\(run.errors)")
    let board = BoardStory(yard, [.type("c\u{15}\(text)\r")])
    #expect(!board.last.contains("SETTING"), "\(board.last)")
  }

  @Test("A donation's day that does not exist is named too")
  func donation() {
    let run = yard.run("donate", "didFillFeeder", "--at", "2026-02-29")
    #expect(run.errors.contains("February 2026 has no day 29"), "\(run.errors)")
  }

  @Test("A variable is refused by every command", arguments: [["list"], ["show", "--all"]])
  func variable(command: [String]) {
    let run = yard.run(command, environment: ["TIPCTL_CLOCK": "-400000d"])
    #expect(run.code == .badData)
    #expect(
      run.errors.contains("\"-400000d\" in TIPCTL_CLOCK: it leads out"), "\(run.errors)")
  }

  @Test("A stored clock is refused when it is evaluated, and can be cleared")
  func stored() throws {
    let now = try #require(Timestamp(iso8601: Yard.now))
    let setting = ClockSetting.shifted(milliseconds: -400_000 * 86_400_000, rate: 1)
    try yard.change(.setClock(AnchoredClock(setting: setting, anchor: now)))
    let run = yard.run("check", "FeedBirdsTip")
    #expect(run.code == .badData)
    #expect(
      run.errors.contains("\"-400000d\" in tipctl clock: it leads out"), "\(run.errors)")
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
