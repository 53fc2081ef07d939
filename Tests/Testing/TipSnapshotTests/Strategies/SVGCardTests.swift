import Foundation
import Testing
import TipModel
import TipSnapshot

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("A card as SVG")
struct SVGCardTests {
  private func drawing(
    _ tip: TipDefinition, _ appearance: CardAppearance = .light, width: Int = 360
  ) throws -> Drawing {
    let text = try SnapshotStrategy.cardSVG(appearance, width: width).text(tip)
    return try #require(Drawing(text), "invalid XML: \(text)")
  }

  @Test("contains the tip's texts, its buttons and its image's name")
  func words() throws {
    let drawing = try drawing(BackyardTips.share)
    #expect(
      drawing.texts == [
        "Share a Backyard", "Friends who watch with you see the",
        "same birds, in every season of the", "year.",
        "Share Backyard", "Learn More",
      ])
    #expect(drawing.titles == ["Share a Backyard", "square.and.arrow.up", "Close"])
  }

  @Test(
    "is self-contained XML for any texts",
    arguments: BackyardTips.all, CardAppearance.allCases)
  func valid(_ tip: TipDefinition, appearance: CardAppearance) throws {
    for width in [0, 200, 360, 900] {
      let drawing = try drawing(tip, appearance, width: width)
      #expect(drawing.elements.isSubset(of: ["svg", "title", "rect", "g", "text", "path"]))
      #expect(drawing.attributes.isDisjoint(with: ["href", "xlink:href", "style", "onload"]))
      #expect(!drawing.text.contains("url("))
    }
  }

  @Test("keeps every line inside of its frame")
  func frame() throws {
    for tip in BackyardTips.all {
      let drawing = try drawing(tip)
      let baselines = drawing.baselines
      #expect(baselines == baselines.sorted())
      #expect(Set(baselines).count == baselines.count)
      #expect((baselines.last ?? 0) < drawing.height - 32)
      #expect(drawing.width == 392)
    }
    #expect(try drawing(BackyardTips.nothing, width: 1).width == 192)
  }

  @Test("grows by a row for each button")
  func rows() throws {
    var tip = BackyardTips.manyActions
    let tall = try drawing(tip).height
    tip.actions.removeLast()
    #expect(try drawing(tip).height == tall - 44)
  }

  @Test("wraps at the given width, and breaks words that do not fit")
  func wrapping() throws {
    let narrow = try drawing(BackyardTips.share, width: 200).texts
    let wide = try drawing(BackyardTips.share, width: 900).texts
    #expect(narrow.count > 5)
    #expect(wide.count == 4)
    let cut = try drawing(BackyardTips.hostile).texts.filter { $0.contains("Woodpecker") }
    #expect(cut.count > 3)
  }

  @Test("differs between light and dark only in colours")
  func appearance() throws {
    let light = try SnapshotStrategy.cardSVG.text(BackyardTips.share)
    let dark = try SnapshotStrategy.cardSVG(.dark).text(BackyardTips.share)
    #expect(light != dark)
    let noColors = { (text: String) in
      text.replacing(/#[0-9A-F]{6}|fill-opacity="[^"]*"/, with: "")
    }
    #expect(noColors(light) == noColors(dark))
    #expect(SnapshotStrategy<TipDefinition>.cardSVG.fileExtension == "svg")
  }

  @Test("aligns right-to-left text to the right")
  func rightToLeft() throws {
    let text = try SnapshotStrategy.cardSVG.text(BackyardTips.rightToLeft)
    #expect(text.contains(#"<text x="320" y="#))
    #expect(!text.contains(#"direction="ltr""#))
  }

  @Test(
    "draws a symbol, or a neutral shape with the name of an image",
    arguments: [
      ("star", "<path"), ("star.fill", "<path"), ("heart.circle.fill", "<path"),
      ("photo.on.rectangle", "<path"), ("star.slash.fill", "<path"),
      ("Wren", ">Wren</text>"), ("wren.circle", ">wren</text>"),
      ("...", "stroke-dasharray"), ("🐦", ">🐦</text>"),
    ])
  func image(_ name: String, mark: String) throws {
    let tip = TipDefinition(id: "FeedBirdsTip", image: name)
    let text = try SnapshotStrategy.cardSVG.text(tip)
    #expect(text.contains("<title>\(name)</title>"))
    let image = try #require(text.split(separator: "<title>\(name)</title>").last)
    #expect(image.split(separator: "</g>")[0].contains(mark))
  }
}

/// The parts of a drawing that an XML parser finds.
private final class Drawing: NSObject, XMLParserDelegate {
  let text: String
  private(set) var elements: Set<String> = []
  private(set) var attributes: Set<String> = []
  private(set) var texts: [String] = []
  private(set) var titles: [String] = []
  private(set) var baselines: [Double] = []
  private(set) var width = 0.0
  private(set) var height = 0.0
  private var words = ""

  init?(_ text: String) {
    self.text = text
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.insert(name)
    self.attributes.formUnion(attributes.keys)
    words = ""
    if name == "svg" {
      width = attributes["width"].flatMap(Double.init) ?? 0
      height = attributes["height"].flatMap(Double.init) ?? 0
    }
    // Initials are part of the image, and not a line of text.
    if name == "text", attributes["text-anchor"] == nil {
      if let y = attributes["y"].flatMap(Double.init) { baselines.append(y) }
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { words += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if name == "text" { texts.append(words) }
    if name == "title" { titles.append(words) }
  }
}
