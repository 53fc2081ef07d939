import Testing
import TipKit

@Suite("The options of tip files")
struct OptionTests {
  @Test(
    "limit displays, in every spelling",
    arguments: [
      (OnceTip() as any Tip, 1), (TwiceTip(), 2), (ThriceTip(), 3), (FourTimesTip(), 4),
      (FiveTimesTip(), 5), (ReturnedOptionTip(), 6), (ThreeTimesTip(), 3),
      (AnyTip(ThreeTimesTip()), 3), (FountainTip(), 3), (SpeciesFilterTip(), 3),
    ])
  func counts(tip: any Tip, count: Int) async throws {
    try await withBirds {
      SpeciesFilterTip.hasOpenedSpeciesList = true
      await donate(2, to: SpeciesFilterTip.didScrollSpecies)
      for _ in 0..<count {
        let display = try #require(tip.present())
        display.end()
      }
      #expect(tip.status == .invalidated(.displayCountExceeded))
    }
  }

  @Test(
    "exempt from the frequency",
    arguments: [
      (TwiceTip() as any Tip, true), (BriefTip(), true), (ConditionalOptionTip(), true),
      (AlwaysSoonTip(), true), (FiveTimesTip(), false), (OnceTip(), false),
    ])
  func exemption(tip: any Tip, isExempt: Bool) async throws {
    try await withBirds([.displayFrequency(.daily)]) {
      let display = try #require(AddFeederTip().present())
      display.end()
      #expect(tip.shouldDisplay == isExempt)
    }
  }
}
