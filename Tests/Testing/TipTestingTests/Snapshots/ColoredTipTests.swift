import Testing
import TipContent
import TipModel
import TipSnapshot
import TipTesting

/// A tip whose title, message and image have the given colours.
private struct ColoredTip: Tip {
  var titleColor: Color?
  var imageColor: Color?

  var title: Text { Text("Feed the Birds").foregroundColor(titleColor) }
  var message: Text? {
    Text("A full feeder brings more visitors.").foregroundStyle(.secondary)
  }
  var image: Image? { Image(systemName: "bird.fill").foregroundColor(imageColor) }
}

@Suite("A card of a tip with colours")
struct ColoredTipTests {
  private func drawing(
    _ color: Color?, _ appearance: CardAppearance = .light
  ) throws -> String {
    try SnapshotStrategy.cardSVG(appearance).text(ColoredTip(titleColor: nil, imageColor: color))
  }

  @Test(
    "draws the image in its colour, if it is known",
    arguments: [
      (Color.green, "#34C759"), (Color(red: 1, green: 0.5, blue: 0), "#FF8000"),
      (Color(hue: 0, saturation: 1, brightness: 1), "#FF0000"),
      (Color(hue: 2 / 3, saturation: 0.5, brightness: 1), "#8080FF"),
      (Color.black.opacity(0.5), "#808080"), (Color(.sRGBLinear, white: 1), "#FFFFFF"),
      (Color(.sRGBLinear, white: 0.5), "#BABABA"),
      (Color(.sRGBLinear, white: 0), "#000000"),
      (Color(red: 7, green: -3, blue: .nan), "#FF0000"),
      (Color("Feeder"), "#0066D6"), (Color.accentColor, "#0066D6"), (Color.clear, "#0066D6"),
    ])
  func image(_ color: Color, hex: String) throws {
    #expect(try drawing(color).contains("fill=\"\(hex)\" stroke=\"\(hex)\""))
  }

  @Test("takes the colours of a dark app from the system's")
  func dark() throws {
    #expect(try drawing(.green, .dark).contains("#30D158"))
  }

  @Test("colours the title, and keeps the card's colours for buttons and message")
  func title() throws {
    let tip = ColoredTip(titleColor: .purple)
    let text = try SnapshotStrategy.cardSVG.text(tip)
    #expect(text.contains("fill=\"#AF52DE\">Feed the Birds</text>"))
    #expect(text.contains("fill=\"#5C5C61\">A full feeder"))
  }

  /// A tip whose message is a warning in red.
  private struct WarningTip: Tip {
    var title: Text { Text("Clean the Feeder") }
    var message: Text? { Text("Wet seeds make birds ill.").foregroundStyle(.red) }
  }

  @Test("colours the message, and keeps the card's colour for the title")
  func message() throws {
    let text = try SnapshotStrategy.cardSVG.text(WarningTip())
    #expect(text.contains("fill=\"#FF3B30\">Wet seeds"))
    #expect(!text.contains("fill=\"#FF3B30\">Clean"))
  }

  @Test("without colours equals the card of its definition, as text and as SVG")
  func plain() throws {
    let tip = ColoredTip()
    let definition = tip.definition
    #expect(
      try SnapshotStrategy.cardSVG.text(tip) == SnapshotStrategy.cardSVG.text(definition))
    #expect(try SnapshotStrategy.card.text(tip) == SnapshotStrategy.card.text(definition))
    #expect(
      try SnapshotStrategy.definition.text(tip) == SnapshotStrategy.definition.text(definition))
  }
}
