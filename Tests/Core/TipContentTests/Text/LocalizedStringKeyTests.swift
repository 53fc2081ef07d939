import Foundation
import Testing
import TipContent

@Suite("LocalizedStringKey")
struct LocalizedStringKeyTests {
  private static let feeder: Substring = "feeder"
  private static let keys: [(LocalizedStringKey, key: String, string: String)] = [
    ("Share", "Share", "Share"),
    ("Visit \("Bird Springs")", "Visit %@", "Visit Bird Springs"),
    ("A \(feeder)", "A %@", "A feeder"),
    ("\(3) of \(1_000) birds", "%lld of %lld birds", "3 of 1,000 birds"),
    ("\(Int32(-3)) and \(UInt(3))", "%d and %llu", "-3 and 3"),
    ("\(1.5) and \(Float(0.25))", "%lf and %f", "1.500000 and 0.250000"),
    ("\(CGFloat(1.5)) wide", "%lf wide", "1.500000 wide"),
    ("\(1.5, specifier: "%.1f") miles", "%.1f miles", "1.5 miles"),
    ("\(7, specifier: "%03lld")", "%03lld", "007"),
    ("\(50)% full", "%lld%% full", "50% full"),
    ("Seen: \(true)", "Seen: %@", "Seen: true"),
    (
      "\(0.5, format: .percent.locale(Locale(identifier: "en_US"))) full", "%@ full", "50% full"
    ),
    ("\(5 as NSNumber, formatter: NumberFormatter()) birds", "%@ birds", "5 birds"),
    ("\(AttributedString("Birds"))!", "%@!", "Birds!"),
    (LocalizedStringKey("100%"), "100%", "100%"),
  ]

  @Test("has a format as its key, and a text with the values filled in", arguments: keys)
  func interpolation(key: LocalizedStringKey, format: String, string: String) {
    #expect(key.key == format)
    #expect(key.string == string)
    #expect(Text(key).string == string)
    #expect(Text(key).runs.allSatisfy { $0.style == Text.Style() })
  }

  @Test("keeps the style and the key of an interpolated text")
  func text() {
    let text = Text("Tap \(Text("Share").bold()) now")
    #expect(text.string == "Tap Share now")
    #expect(text.runs.map(\.style.isBold) == [nil, true, nil])
    #expect(text.localizations.map(\.key) == ["Tap %@ now", "Share"])
  }

  @Test("keeps an interpolated image")
  func image() {
    let star = Image(systemName: "star")
    let text = Text("Tap \(star) to favorite")
    #expect(text.string == "Tap [star] to favorite")
    #expect(text.runs.map(\.content) == [.string("Tap "), .image(star), .string(" to favorite")])
  }
}
