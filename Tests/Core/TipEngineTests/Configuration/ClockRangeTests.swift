import Testing
import TipEngine
import TipModel
import TipTesting

@Suite("Clocks that lead out of the supported years")
struct ClockRangeTests {
  @Test(
    "configure refuses them from every source, and names it",
    arguments: [
      (["-tipctl.Clock", "-400000d"], [:], "-tipctl.Clock"),
      ([], ["TIPCTL_CLOCK": "+3000000d"], "TIPCTL_CLOCK"),
    ] as [([String], [String: String], String)])
  func refused(arguments: [String], environment: [String: String], name: String) throws {
    let center = TipsCenter(
      arguments: arguments, environment: environment, clock: ManualClock(), isDebugBuild: true)
    let error = #expect(throws: TipControlError.self) {
      try center.configure([.datastoreLocation(.memory)])
    }
    #expect(error?.reason.contains("in \(name): it leads out of the years 1600 to 9999") == true)
  }

  @Test("So are those in code; one that only comes near the end is accepted")
  func code() throws {
    let center = TipsCenter(arguments: [], environment: [:], clock: ManualClock())
    #expect(throws: TipControlError.self) {
      try center.configure([
        .datastoreLocation(.memory), .clock(.shifted(by: .seconds(-400_000 * 86_400))),
      ])
    }
    try center.configure([
      .datastoreLocation(.memory), .clock(.shifted(by: .seconds(360_000 * 86_400))),
    ])
    try center.shutDown()
  }
}
