import Testing
import TipKit

@Suite("The options of tip files")
struct OptionTests {
  @Test(
    "limit displays, in every spelling",
    arguments: [
      (OnceTip() as any Tip, 1), (TwiceTip(), 2), (ThriceTip(), 3), (FourTimesTip(), 4),
      (FiveTimesTip(), 5), (ReturnedOptionTip(), 6), (ListedOptionTip(), 7),
      (FountainTip(), 3), (SpeciesFilterTip(), 3),
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
      (ListedOptionTip(), true),
      (FiveTimesTip(), false), (OnceTip(), false),
    ])
  func exemption(tip: any Tip, isExempt: Bool) async throws {
    try await withBirds([.displayFrequency(.daily)]) {
      let display = try #require(AddFeederTip().present())
      display.end()
      #expect(tip.shouldDisplay == isExempt)
    }
  }

  @Test(
    "written as members of a tip do not count, as with Apple's TipKit, and the receipt says so",
    arguments: [
      (
        ThreeTimesTip() as any Tip, "ThreeTimesTip",
        ["maxDisplayCount, which", "write MaxDisplayCount(3) in its options."]
      ),
      (
        AnyTip(ThreeTimesTip()), "ThreeTimesTip",
        ["maxDisplayCount, which", "write MaxDisplayCount(3) in its options."]
      ),
      (
        AlwaysSoonTip(), "AlwaysSoonTip",
        ["ignoresDisplayFrequency, which", "write IgnoresDisplayFrequency(true) in its options."]
      ),
      (OldPhotoTip(), "OldPhotoTip", ["asset, which", "write image."]),
    ])
  func members(tip: any Tip, id: String, words: [String]) async throws {
    #expect(tip.definition.options == TipOptions())
    #expect(tip.definition.image == nil)
    try await withBirds {
      _ = tip.status
      #expect(tip.status == .available)
      let notes = try #require(Tips.receipt).notes
      #expect(notes.count == 1)
      for word in ["The tip \"\(id)\" has "] + words {
        #expect(notes.first?.contains(word) == true, "\(notes)")
      }
    }
  }

  @Test("are not mentioned in the receipt when they are options")
  func options() async throws {
    try await withBirds {
      #expect(ThriceTip().shouldDisplay && BriefTip().shouldDisplay && PhotoTip().shouldDisplay)
      #expect(Tips.receipt?.notes == [])
    }
  }
}
