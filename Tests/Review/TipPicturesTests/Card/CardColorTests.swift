import Testing
import TipModel
import TipPictures

@Suite("The colours of a card")
struct CardColorTests {
  @Test(
    "have six hexadecimal digits",
    arguments: [
      (0, "#000000"), (0x0A0B0C, "#0A0B0C"), (0xFF8001, "#FF8001"), (0xFFFFFF, "#FFFFFF"),
    ])
  func hex(_ number: UInt32, text: String) { #expect(CardColor(number).hex == text) }

  @Test(
    "are cut to what can be shown",
    arguments: [
      (0, 0.5, 1, "#0080FF"), (-1, 2, .nan, "#00FF00"), (.infinity, -.infinity, 0.002, "#FF0001"),
    ] as [(Double, Double, Double, String)])
  func parts(red: Double, green: Double, blue: Double, text: String) {
    #expect(CardColor(red: red, green: green, blue: blue).hex == text)
  }

  /// The hue is in degrees.
  @Test(
    "are mixed from hue, saturation and brightness",
    arguments: [
      (0, 1, 1, "#FF0000"), (60, 1, 1, "#FFFF00"), (120, 1, 1, "#00FF00"), (180, 1, 1, "#00FFFF"),
      (240, 1, 1, "#0000FF"), (300, 1, 1, "#FF00FF"), (360, 1, 1, "#FF0000"),
      (36, 1, 1, "#FF9900"), (216, 0.5, 0.8, "#668FCC"), (108, 0, 0.4, "#666666"),
    ] as [(Double, Double, Double, String)])
  func hues(hue: Double, saturation: Double, brightness: Double, text: String) {
    let color = CardColor(hue: hue / 360, saturation: saturation, brightness: brightness)
    #expect(color.hex == text)
  }

  @Test(
    "are mixed into the ground by their share",
    arguments: [
      (-1, "#0000FF"), (0, "#0000FF"), (0.2, "#3333FF"), (0.5, "#8080FF"), (1, "#FFFFFF"),
      (2, "#FFFFFF"), (.nan, "#0000FF"),
    ] as [(Double, String)])
  func mixed(share: Double, text: String) {
    #expect(
      CardColor(0xFFFFFF).mixed(into: CardColor(0x0000FF), share: share).hex == text)
  }

  @Test("The kinds of tips have a usual width and, where they point, an arrow")
  func kinds() {
    typealias Kind = ScreenPicture.Kind
    #expect(Kind.tips == [.inline, .annotation, .hint, .popover])
    #expect(Kind.tips.map(\.edge) == [nil, .top, nil, .top])
    #expect(Kind.tips.map(\.cardWidth) == [360, 360, 360, 320])
  }
}
