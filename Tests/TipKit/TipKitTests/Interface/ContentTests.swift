import Foundation
import Testing
import TipKit

@Suite("The content of tip files")
struct ContentTests {
  @Test(
    "is read as written",
    arguments: [
      (LocalizedTip() as any Tip, "tip.bath.title", "tip.bath.message"),
      (JoinedTextTip(), "Tap [heart] to Like", "100% seeds"),
      (AttributedTip(), "Golden Hour", "Birds are busy at dawn."),
      (MarkdownTip(count: 21), "You saw **21** birds", "That is 3.0 a day."),
      (TranslatedTip(), "Birds Speak Many Languages", "Choose yours in Settings."),
      (ResourceTip(), "A Letter from a Friend", "Open it."),
      (LegacyStringTip(), "Letters", "3 letters"),
      (KeyTip(key: "key.title"), "key.title", "key.message"),
      (InitTip(), "Build a Bird Bath", "Fresh water, every day"),
    ])
  func words(tip: any Tip, title: String, message: String) {
    #expect(tip.title.string == title)
    #expect(tip.message?.string == message)
  }

  @Test("keeps the strings table and the translator's comment")
  func localization() {
    let localization = LocalizedTip().title.localizations.first
    #expect(localization?.tableName == "Tips")
    #expect(localization?.comment == "Title of the bath tip")
    #expect(LocalizedStringResource("\(3) birds", table: "Birds").key == "%lld birds")
    #expect(
      Text(LocalizedStringResource("a.b", defaultValue: "C", table: "T")).localizations.first?.key
        == "a.b")
    #expect(String(localized: LocalizedStringResource("a.b", defaultValue: "C")) == "C")
  }

  @Test("writes numbers as a language does, American English by default (D63)")
  func numbers() {
    let text = Text("\(1920) pages, \(-1_000_000 as Int64), \(0.5), \(Float(1234.5))")
    #expect(text.string == "1,920 pages, -1,000,000, 0.500000, 1,234.500000")
    #expect(
      text.string(in: Locale(identifier: "de_DE"))
        == "1.920 pages, -1.000.000, 0,500000, 1.234,500000")
    #expect(Text("\(UInt64.max)").string == "18,446,744,073,709,551,615")
    #expect(Text("\(1920.5, specifier: "%.1f")").string == "1920.5")
    #expect(Text(verbatim: "\(1920) pages").string == "1920 pages")
    #expect(Text(String(1920)).string == "1920")
    #expect(String(localized: "\(1920) pages") == "1,920 pages")
    #expect(text.localizations.map(\.key) == ["%lld pages, %lld, %lf, %f"])
  }

  @Test("shows an image by its name or its asset, and not by its beta name")
  func images() {
    #expect(PhotoTip().image?.name == "Camera")
    #expect(BirdBathTip().image?.name == "BirdBath")
    #expect(WeatherTip(isRaining: false).image?.name == "sun.max")
    #expect(OldPhotoTip().image == nil)
    #expect(AnyTip(OldAlbumTip()).image == nil)
    #expect(NoImageTip().image == nil)
  }

  @Test("numbers its buttons, and keeps their own ids")
  func actions() {
    #expect(ShareBackyardTip().actions.map(\.id) == ["share", "learn-more"])
    #expect(CompareSpeciesTip {}.actions.map(\.id) == ["0", "guide"])
    #expect(SeasonGuideTip().actions.map(\.index) == [0, 1, 2, 3])
    #expect(IdentifyBirdTip().actions.map { $0.label().string } == ["Identify", "Listen"])
  }
}
