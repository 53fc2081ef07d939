import Testing
import TipModel
import TipPictures
import TipSnapshot
import TipTesting

/// Records of screens: where tips are beside elements, near edges and without room.
///
/// After an intended change, `TIPCTL_SNAPSHOT_RECORD=failed swift test --filter ScreenRecordTests`
/// writes them again.
@Suite("The records of screens")
struct ScreenRecordTests {
  private typealias Place = ScreenPicture.Place

  private static let texts = SnapshotStrategy<[String]> {
    $0.map { $0 + "\n" }.joined(separator: "\n")
  }
  private static let svg = SnapshotStrategy<String>(fileExtension: "svg") { $0 }

  private static let feed = TipDefinition(
    id: "FeedBirdsTip", title: "Feed the Birds", message: "A full feeder brings visitors."
  )

  private func element(_ name: String, _ frame: ScreenRect, symbol: String? = nil)
    -> ScreenElement
  {
    ScreenElement(name, symbol: symbol, frame: frame, below: [], on: .macOS)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> ScreenRect
  {
    ScreenRect(x: x, y: y, width: width, height: height)
  }

  /// A place at an element with each edge, and without one.
  private func places(_ place: (ArrowEdge?) -> Place) -> [Place] {
    ([nil] + ArrowEdge.allCases).map(place)
  }

  /// A screen for each place, as text.
  private func screens(
    _ title: String, _ platform: TipPlatform, _ elements: [ScreenElement],
    _ places: [Place]
  ) -> [String] {
    places.map { place in
      let picture = ScreenPicture(
        platform: platform, elements: elements, tips: [ScreenTip(Self.feed, place)])
      let edge = place.edge?.rawValue ?? "no edge"
      return "\(title), \(place.kind.rawValue), \(edge): \(picture.text)"
    }
  }

  @Test("A tip in line is below its element or beside it, and moves what is in its way")
  func inline() {
    let around = [
      element("above", rect(16, 16, 600, 44)), element("map", rect(640, 300, 100, 60)),
      element("left", rect(500, 340, 120, 40)), element("right", rect(760, 310, 200, 80)),
      element("below", rect(16, 420, 900, 44)),
      element("touching", rect(16, 256, 300, 44)),
    ]
    func annotations(_ name: String) -> [Place] {
      places { Place.annotation(pointingAt: name, arrowEdge: $0) }
    }
    let wide = [
      element("map", rect(16, 300, 361, 100)), element("below", rect(16, 408, 361, 44)),
    ]
    let low = [
      element("map", rect(100, 780, 100, 44)), element("above", rect(16, 700, 361, 44)),
    ]
    let narrow = [
      element("map", rect(184, 300, 17, 44)), element("right", rect(300, 320, 60, 44)),
    ]
    assertTipSnapshot(
      of: screens("around", .macOS, around, annotations("map") + [.inline, .hint])
        + screens("unknown", .macOS, around, [.annotation(pointingAt: "nest")])
        + screens("wide", .iOS, wide, annotations("map"))
        + screens("low", .iOS, low, annotations("map"))
        + screens("narrow", .iOS, narrow, annotations("map")),
      as: Self.texts, named: "places")
  }

  @Test(
    "A popover is at its element and inside of the screen, and covers what is behind it")
  func popovers() {
    let corners = [
      element("top left", rect(0, 0, 44, 44)), element("top right", rect(349, 0, 44, 44)),
      element("bottom left", rect(0, 808, 44, 44)),
      element("bottom right", rect(349, 808, 44, 44)),
      element("middle", rect(150, 400, 93, 40)),
      element("below the screen", rect(100, 852, 44, 44)),
      element("above the screen", rect(100, -50, 44, 44)),
      element("at the top", rect(100, -44, 44, 44)),
      element("behind", rect(393, 300, 44, 44)),
      element("before", rect(-50, 300, 44, 44)),
      element("at the side", rect(-44, 300, 44, 44)),
    ]
    let atCorners = corners.flatMap { corner in
      screens(
        corner.name, .iOS, corners,
        places { Place.popover(anchor: corner.name, arrowEdge: $0) })
    }
    let wide = [
      element("map", rect(600, 380, 80, 40)), element("list", rect(16, 16, 300, 700)),
    ]
    assertTipSnapshot(
      of: atCorners
        + screens(
          "wide", .macOS, wide, places { Place.popover(anchor: "map", arrowEdge: $0) })
        + screens(
          "small", .watchOS, [], places { Place.popover(anchor: "nest", arrowEdge: $0) }),
      as: Self.texts, named: "places")
  }

  @Test("Tips follow each other, and elements without a frame are rows")
  func rows() {
    var elements: [ScreenElement] = []
    for name in ["map", "list", "map", "journal"] {
      elements.append(
        ScreenElement(name, symbol: nil, frame: nil, below: elements, on: .iPadOS))
    }
    // Of elements with one name, a tip points at the first, and a test finds the front one.
    let popover = ScreenPicture(
      platform: .iPadOS, elements: elements,
      tips: [ScreenTip(Self.feed, .popover(anchor: "map"))])
    #expect(popover["FeedBirdsTip"]?.frame.y == 68)
    #expect(popover["map"]?.frame == elements[2].frame && popover["nest"] == nil)
    var second = ScreenTip(Self.feed, .inline)
    second.elementsAbove = 2
    second.note = "2 of 3"
    var pale = ScreenTip(
      TipDefinition(id: "OwlTip", title: "Owl"), .popover(anchor: "list"))
    pale.isPale = true
    let tips = [
      ScreenTip(TipDefinition(id: "WrenTip", title: "Wren"), .hint), second, pale,
      ScreenTip(
        TipDefinition(id: "RobinTip", title: "Robin"), .annotation(pointingAt: "list")),
    ]
    let texts = [false, true].map { isList in
      ScreenPicture(platform: .iPadOS, elements: elements, tips: tips, isList: isList)
        .text
    }
    assertTipSnapshot(of: texts, as: Self.texts, named: "rows")
  }

  @Test("A drawing has symbols and names in their elements, and pale tips")
  func drawing() {
    let elements = [
      element("star", rect(20, 20, 60, 44), symbol: "star"),
      element("leaf", rect(100, 20, 20, 44), symbol: "leaf.fill"),
      element("bird", rect(140, 20, 44, 1), symbol: "bird"),
      element("seed", rect(200, 20, 0.5, 44), symbol: "bird"),
      element("Journal of all birds", rect(20, 80, 120, 44)),
      element("List", rect(20, 140, 50, 19)),
      element("A", rect(100, 140, 32, 19)), element("B", rect(140, 140, 31, 19)),
      element("C", rect(180, 140, 40, 18)),
    ]
    var pale = ScreenTip(Self.feed, .popover(anchor: "star"))
    pale.isPale = true
    let tips = [
      pale,
      ScreenTip(
        TipDefinition(id: "OwlTip", title: "Owl"),
        .popover(anchor: "List", arrowEdge: .leading)),
    ]
    var palette = CardPalette(.dark)
    palette.title = "#123456"
    let screens = [TipPlatform.macOS, .iOS].map { platform in
      SVGScreen(
        picture: ScreenPicture(platform: platform, elements: elements, tips: tips),
        appearance: platform == .iOS ? .light : .dark, palettes: ["OwlTip": palette])
    }
    assertTipSnapshot(of: screens[1].text, as: Self.svg, named: "screen")
    assertTipSnapshot(
      of: SVGScreen.file(name: "Two screens", screens), as: Self.svg, named: "screens")
  }
}
