import Testing
import TipModel
import TipPictures
import TipSnapshot

@Suite("Snapshots of a screen")
struct ScreenStrategyTests {
  private let picture = ScreenPicture(
    platform: .iOS, elements: ScreenPictureTests.elements,
    tips: [
      ScreenPictureTests.tip(.annotation, at: "headline", BackyardTips.bare),
      ScreenPictureTests.tip(.popover, at: "star.button"),
    ])

  @Test("P7: the layout has a line for each layer, from back to front, with arrows and effects")
  func layout() throws {
    let text = try SnapshotStrategy.layout.text(picture)
    #expect(
      text == """
        iOS, 393 × 852
        z   kind        place               name  arrow  effect
        1   element     333,60 44×44        star.button
        2   element     16,112 361×40       headline
        3   element     16,221 361×500      list
        4   element     174,841 44×44       feeder
        5   annotation  16,160 361×53       BareTip  top at headline (196.5,152)  displaces list, feeder
        6   popover     57,112 320×94       FavoriteBackyardTip  top at star.button (353,104)  covers headline, BareTip
        """)
  }

  @Test("P7: a changed name changes no other line of the layout")
  func rename() throws {
    func lines(_ name: String) throws -> [Substring] {
      let elements =
        ScreenPictureTests.elements + [ScreenPictureTests.element(name, nil, 16, 700, 90, 44)]
      let picture = ScreenPicture(platform: .iOS, elements: elements, tips: [])
      return try SnapshotStrategy.layout.text(picture).split(separator: "\n")
    }
    let changed = zip(try lines("bath"), try lines("bird bath in the north")).filter { $0 != $1 }
    #expect(changed.map(\.1) == ["5   element     16,700 90×44        bird bath in the north"])
  }

  @Test("P7: a screen without anything visible says so")
  func nothing() throws {
    let empty = ScreenPicture(platform: .tvOS, elements: [], tips: [])
    #expect(try SnapshotStrategy.layout.text(empty) == "tvOS, 1920 × 1080\nnothing is visible")
    #expect(try SnapshotStrategy.svg.text(empty).contains("viewBox=\"0 0 1920 1080\""))
  }

  @Test("P7: the drawing has the layers from back to front, at their places")
  func svg() throws {
    let drawing = try SnapshotStrategy.svg.text(picture)
    let titles = drawing.matches(of: /<title>((?:element|annotation|popover) [^<]*)<\/title>/)
      .map { String($0.output.1) }
    #expect(
      titles == [
        "element star.button", "element headline", "element list", "element feeder",
        "annotation BareTip", "popover FavoriteBackyardTip",
      ])
    #expect(drawing.contains("<g transform=\"translate(57 112)\">"))
    #expect(drawing.contains(">Save as a Favorite</text>"))
    #expect(SnapshotStrategy<ScreenPicture>.svg.fileExtension == "svg")
    let dark = try SnapshotStrategy.svg(.dark).text(picture)
    #expect(dark != drawing)
    #expect(
      dark.replacing(/#[0-9A-F]{6}|fill-opacity="[^"]*"/, with: "")
        == drawing.replacing(/#[0-9A-F]{6}|fill-opacity="[^"]*"/, with: ""))
  }

  @Test("P6: the drawing has an arrow whose point is at the element")
  func arrow() throws {
    // The popover is at 57,112, and its arrow points at 353,104.
    #expect(try SnapshotStrategy.svg.text(picture).contains("d=\"M287 0.8L296 -8L305 0.8\""))
  }

  @Test(
    "P6: a card has its arrow at the wanted edge, in text and as SVG",
    arguments: [
      (ScreenPicture.Edge.top, "╭────────▲────────╮", "L180 -8L"),
      (.bottom, "╰────────▼────────╯", "L180 61L"),
      (.leading, "◀ Feed the     × │", "L-8 26.5L"),
      (.trailing, "│ Feed the     × ▶", "L368 26.5L"),
    ])
  func cards(_ edge: ScreenPicture.Edge, _ line: String, _ point: String) throws {
    let card = try SnapshotStrategy<TipDefinition>.card(width: 20, arrow: edge)
      .text(BackyardTips.bare)
    #expect(card.filter { "▲▼◀▶".contains($0) }.count == 1)
    #expect(Set(card.split(separator: "\n").map(\.count)) == [20])
    #expect(
      card.split(separator: "\n").contains {
        $0.contains(line.prefix(3)) || $0.contains(line.suffix(3))
      })
    let drawn = try SnapshotStrategy<TipDefinition>.cardSVG(.light, arrow: edge)
      .text(BackyardTips.bare)
    #expect(drawn.contains(point))
    let plain = try SnapshotStrategy<TipDefinition>.cardSVG.text(BackyardTips.bare)
    #expect(!plain.contains("Arrow"))
  }
}
