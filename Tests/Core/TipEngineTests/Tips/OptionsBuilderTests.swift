import Testing
import TipContent
import TipEngine
import TipModel

private struct SpellingsTip: Tip {
  let number: Int
  let title = Text("Filter by species")
  let stored: [any TipOption] = [Tips.MaxDisplayCount(8)]

  /// All ways in which apps write options.
  var options: [any TipOption] {
    switch number {
    case 0: MaxDisplayCount(1)
    case 1: Tips.MaxDisplayCount(2)
    case 2: Self.MaxDisplayCount(3)
    case 3: Tip.MaxDisplayCount(4)
    case 4: [MaxDisplayCount(5)]
    case 5: [MaxDisplayCount(6), IgnoresDisplayFrequency(true)]
    case 6: Tips.MaxDisplayDuration(7.5)
    default: stored
    }
  }
}

private struct OptionListTip: Tip {
  let title = Text("Filter by species")
  var options: [any Option] {
    return [Tips.MaxDisplayCount(3), Tips.MaxDisplayDuration(60)]
  }
}

private struct StoredOptionsTip: Tip {
  let title = Text("Filter by species")
  let options: [any TipOption] = [Tips.IgnoresDisplayFrequency(true)]
}

@Suite("Options in a builder")
struct OptionsBuilderTests {
  private func gathered(
    @Tips.OptionsBuilder _ options: () -> [any TipOption]
  ) -> [any TipOption] { options() }

  @Test(
    "accept every way in which apps write them",
    arguments: [
      (0, TipOptions(maxDisplayCount: 1)), (1, TipOptions(maxDisplayCount: 2)),
      (2, TipOptions(maxDisplayCount: 3)), (3, TipOptions(maxDisplayCount: 4)),
      (4, TipOptions(maxDisplayCount: 5)),
      (5, TipOptions(ignoresDisplayFrequency: true, maxDisplayCount: 6)),
      (6, TipOptions(maxDisplayDuration: 7.5)), (7, TipOptions(maxDisplayCount: 8)),
    ])
  func spellings(_ number: Int, _ options: TipOptions) {
    #expect(SpellingsTip(number: number).definition.options == options)
  }

  @Test("are returned as a list or stored")
  func lists() {
    #expect(
      OptionListTip().definition.options
        == TipOptions(maxDisplayCount: 3, maxDisplayDuration: 60))
    #expect(StoredOptionsTip().definition.options == TipOptions(ignoresDisplayFrequency: true))
  }

  @Test("may be empty, missing or conditional", arguments: [true, false])
  func branches(_ isThere: Bool) {
    let option: (any TipOption)? = isThere ? Tips.MaxDisplayCount(1) : nil
    #expect(gathered {}.isEmpty)
    #expect(gathered { option }.count == (isThere ? 1 : 0))
    #expect(gathered { [option, Tips.MaxDisplayCount(2)] }.count == (isThere ? 2 : 1))
    #expect(
      gathered {
        if isThere {
          Tips.MaxDisplayCount(1)
          Tips.MaxDisplayDuration(2)
        } else {
          Tips.MaxDisplayCount(1)
        }
        if isThere { Tips.IgnoresDisplayFrequency(true) }
      }.count == (isThere ? 3 : 1))
  }

  @Test("count the last time when they are given twice, and are off when disabled")
  func repeated() {
    struct TwiceTip: Tip {
      let title = Text("Twice")
      var options: [any TipOption] {
        MaxDisplayCount(1)
        IgnoresDisplayFrequency(true)
        MaxDisplayDuration(.nan)
        MaxDisplayCount(5)
        IgnoresDisplayFrequency(false)
        MaxDisplayDuration(0.0015)
      }
    }
    #expect(
      TwiceTip().definition.options
        == TipOptions(maxDisplayCount: 5, maxDisplayDuration: 0.002))
  }
}
