import Testing
import TipModel
import TipPictures
import TipSnapshot

@Suite("A screen as a value")
struct ScreenPictureTests {
  typealias Rect = ScreenPicture.Rect

  /// A button at the top right, a headline below it, a list, and a button at the bottom.
  static let elements = [
    element("star.button", "star", 333, 60, 44, 44),
    element("headline", nil, 16, 112, 361, 40),
    element("list", nil, 16, 160, 361, 500),
    element("feeder", "drop", 174, 780, 44, 44),
  ]

  static func element(
    _ name: String, _ symbol: String?, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> ScreenElement {
    ScreenElement(
      name, symbol: symbol, frame: Rect(x: x, y: y, width: width, height: height), below: [],
      on: .iOS)
  }

  static func tip(
    _ kind: ScreenPicture.Kind, at anchor: String? = nil, edge: ScreenPicture.Edge? = nil,
    below elements: Int = 0, _ definition: TipDefinition = BackyardTips.favorite
  ) -> ScreenTip {
    var tip = ScreenTip(definition, .init(kind, anchor: anchor, edge: edge))
    tip.elementsAbove = elements
    return tip
  }

  private func picture(
    _ tips: ScreenTip..., platform: TipPlatform = .iOS, elements: [ScreenElement] = Self.elements
  ) -> ScreenPicture {
    ScreenPicture(platform: platform, elements: elements, tips: tips)
  }

  private func layer(_ picture: ScreenPicture, _ name: String) throws -> ScreenPicture.Layer {
    try #require(picture[name])
  }

  // MARK: - Covering and displacing

  @Test("P4: a popover covers the elements behind it, and moves nothing")
  func covers() throws {
    let picture = picture(Self.tip(.popover, at: "star.button"))
    let popover = try layer(picture, "FavoriteBackyardTip")
    #expect(popover.covers == ["headline", "list"])
    #expect(popover.displaces.isEmpty)
    #expect(picture.layers.prefix(4).map(\.frame) == Self.elements.map(\.frame))
    #expect(picture.layers.last == popover, "it is in front")
  }

  @Test("P4: a tip in line displaces the elements below it by its height, and covers nothing")
  func displaces() throws {
    let picture = picture(Self.tip(.inline, below: 2))
    let tip = try layer(picture, "FavoriteBackyardTip")
    #expect(tip.displaces == ["list", "feeder"])
    #expect(tip.covers.isEmpty)
    #expect(tip.frame.y == 160, "8 points below the headline")
    #expect(tip.frame.x == 16 && tip.frame.width == 361)
    #expect(try layer(picture, "headline").frame == Self.elements[1].frame)
    #expect(try layer(picture, "list").frame.y == 160 + tip.frame.height + 8)
    #expect(try layer(picture, "feeder").frame.y == 780 + tip.frame.height + 8)
  }

  @Test("P4: a popover covers elements at the places to which tips in line have moved them")
  func both() throws {
    let picture = picture(
      Self.tip(.popover, at: "star.button"),
      Self.tip(.hint, below: 1, BackyardTips.share))
    #expect(try layer(picture, "FavoriteBackyardTip").covers == ["ShareBackyardTip"])
    #expect(try layer(picture, "ShareBackyardTip").displaces == ["headline", "list", "feeder"])
  }

  @Test("P4: tips in line follow one another, and each displaces those that are below it")
  func several() throws {
    let picture = picture(
      Self.tip(.inline, below: 4),
      Self.tip(.annotation, at: "star.button", BackyardTips.share))
    let first = try layer(picture, "FavoriteBackyardTip")
    let second = try layer(picture, "ShareBackyardTip")
    #expect(first.displaces.isEmpty, "it is below everything")
    #expect(second.displaces == ["headline", "list", "feeder", "FavoriteBackyardTip"])
    #expect(first.frame.y == 824 + 8 + second.frame.height + 8)
  }

  @Test("P4: areas that only touch do not cover each other")
  func touching() {
    let left = Rect(x: 0, y: 0, width: 10, height: 10)
    let right = Rect(x: 10, y: 0, width: 10, height: 10)
    let layers = [
      ScreenPicture.Layer(.element, name: "a", frame: left, content: .element(symbol: nil)),
      ScreenPicture.Layer(
        .popover, name: "b", frame: right, content: .tip(BackyardTips.bare)),
    ]
    #expect(ScreenPicture(platform: .iOS, layers: layers)["b"]?.covers == [])
  }

  // MARK: - Kinds

  @Test("P1: an annotation is in line below its element, and its arrow points at the element")
  func annotation() throws {
    let picture = picture(Self.tip(.annotation, at: "headline"))
    let tip = try layer(picture, "FavoriteBackyardTip")
    #expect(tip.frame.y == 160)
    #expect(tip.displaces == ["list", "feeder"])
    let arrow = try #require(tip.arrow)
    #expect(arrow.edge == .top && arrow.target == "headline")
    #expect(arrow.y == 152, "the bottom edge of the headline")
    #expect(arrow.x == 196.5, "the middle of the headline")
  }

  @Test("P1: with the arrow below, an annotation is above its element and moves it too")
  func above() throws {
    let picture = picture(Self.tip(.annotation, at: "list", edge: .bottom))
    let tip = try layer(picture, "FavoriteBackyardTip")
    #expect(tip.frame.y == 160)
    #expect(tip.displaces == ["list", "feeder"])
    #expect(try tip.arrow?.y == layer(picture, "list").frame.y)
  }

  @Test("P1: an annotation beside its element displaces only the elements in its way")
  func beside() throws {
    let elements = [
      Self.element("star.button", "star", 16, 60, 44, 44),
      Self.element("far", nil, 16, 120, 40, 40),
      Self.element("list", nil, 100, 90, 200, 300),
    ]
    let picture = picture(
      Self.tip(.annotation, at: "star.button", edge: .leading), elements: elements)
    let tip = try layer(picture, "FavoriteBackyardTip")
    #expect(tip.arrow?.edge == .leading && tip.arrow?.x == 60)
    #expect(tip.frame.x == 68 && tip.frame.y == 60)
    #expect(tip.displaces == ["far", "list"])
    #expect(try layer(picture, "list").frame.y == tip.frame.y + tip.frame.height + 8)
  }

  @Test("P1: neither a hint nor a tip in line has an arrow")
  func withoutArrow() throws {
    for kind in [ScreenPicture.Kind.inline, .hint] {
      #expect(picture(Self.tip(kind, below: 1))["FavoriteBackyardTip"]?.arrow == nil)
    }
  }

  // MARK: - Arrows

  @Test(
    "P6: the arrow is at the wanted edge, and without room at the opposite one",
    arguments: [
      ("star.button", nil, .top),
      ("star.button", .top, .top),
      ("star.button", .bottom, .top),
      ("feeder", nil, .bottom),
      ("feeder", .top, .bottom),
      ("feeder", .bottom, .bottom),
    ] as [(String, ScreenPicture.Edge?, ScreenPicture.Edge)])
  func edges(_ anchor: String, _ wanted: ScreenPicture.Edge?, _ found: ScreenPicture.Edge) throws {
    let picture = picture(Self.tip(.popover, at: anchor, edge: wanted))
    let arrow = try #require(picture["FavoriteBackyardTip"]?.arrow)
    #expect(arrow.edge == found)
    #expect(arrow.target == anchor)
  }

  @Test(
    "P6: the arrow's point touches its element, on each edge",
    arguments: ScreenPicture.Edge.allCases)
  func point(_ edge: ScreenPicture.Edge) throws {
    let elements = [Self.element("feeder", nil, 600, 380, 44, 44)]
    let picture = picture(
      Self.tip(.popover, at: "feeder", edge: edge), platform: .macOS, elements: elements)
    let arrow = try #require(picture["FavoriteBackyardTip"]?.arrow)
    #expect(arrow.edge == edge)
    let point = [arrow.x, arrow.y]
    switch edge {
    case .top: #expect(point == [622, 424])
    case .bottom: #expect(point == [622, 380])
    case .leading: #expect(point == [644, 402])
    case .trailing: #expect(point == [600, 402])
    }
  }

  @Test("P6: at the edge of the screen the tip stays inside, and the arrow follows its element")
  func corner() throws {
    let picture = picture(Self.tip(.popover, at: "star.button"))
    let popover = try layer(picture, "FavoriteBackyardTip")
    #expect(popover.frame.x + popover.frame.width == 377)
    #expect(popover.arrow?.x == 353, "24 points from the corner, 2 from the middle of the button")
  }

  @Test("P6: without room beside its element the opposite side comes before above and below")
  func sides() {
    for (x, wanted, found) in [
      (20.0, ScreenPicture.Edge.trailing, ScreenPicture.Edge.leading),
      (1200, .leading, .trailing), (600, .trailing, .trailing),
    ] {
      let elements = [Self.element("feeder", nil, x, 380, 44, 44)]
      let picture = picture(
        Self.tip(.popover, at: "feeder", edge: wanted), platform: .macOS, elements: elements)
      #expect(picture["FavoriteBackyardTip"]?.arrow?.edge == found)
    }
  }

  @Test("P6: the arrow points towards an element that has been moved off the screen")
  func offScreen() throws {
    let picture = picture(
      Self.tip(.hint, below: 2, BackyardTips.manyActions),
      Self.tip(.popover, at: "feeder"))
    #expect(try layer(picture, "feeder").frame.y > 852)
    let popover = try layer(picture, "FavoriteBackyardTip")
    #expect(popover.arrow?.edge == .bottom)
    #expect(popover.frame.y + popover.frame.height == 836)
  }

  @Test("P6: without room at any edge the wanted edge has the arrow, and the tip is on the screen")
  func nowhere() throws {
    let all = [Self.element("photo", nil, 0, 0, 393, 852)]
    let popover = try layer(
      picture(Self.tip(.popover, at: "photo", edge: .bottom), elements: all),
      "FavoriteBackyardTip")
    #expect(popover.arrow?.edge == .bottom)
    #expect(popover.covers == ["photo"])
    #expect(popover.frame.y == 16)
  }

  // MARK: - Platforms and bad input

  @Test("P5: each platform has a screen on which tips fit", arguments: TipPlatform.allCases)
  func platforms(_ platform: TipPlatform) throws {
    let elements = [Self.element("feeder", nil, 20, 20, 44, 44)]
    for kind in [ScreenPicture.Kind.inline, .hint, .annotation, .popover] {
      let picture = picture(
        Self.tip(kind, at: kind == .inline ? nil : "feeder"), platform: platform,
        elements: elements)
      let frame = try layer(picture, "FavoriteBackyardTip").frame
      #expect(frame.x >= 16 && frame.x + frame.width <= picture.bounds.width - 16)
    }
  }

  @Test("P3: an element without a frame is a row below the others")
  func rows() {
    let first = ScreenElement("a", symbol: nil, frame: nil, below: [], on: .iOS)
    let second = ScreenElement("b", symbol: nil, frame: nil, below: [first], on: .iOS)
    #expect(first.frame == Rect(x: 16, y: 16, width: 361, height: 44))
    #expect(second.frame == Rect(x: 16, y: 68, width: 361, height: 44))
    let moved = ScreenElement("a", symbol: nil, frame: nil, below: [first], on: .iOS)
    #expect(moved == first, "it is not below itself")
  }

  @Test("P3: numbers that cannot be a place are replaced, cut or turned round")
  func numbers() {
    let odd = Rect(x: .nan, y: -.infinity, width: -20, height: 1e300)
    #expect([odd.x, odd.y, odd.width, odd.height] == [-20, 0, 20, 100_000])
  }

  @Test("P7: any texts, anchors and places can be drawn", arguments: BackyardTips.all)
  func hostile(_ tip: TipDefinition) throws {
    let elements = [
      Self.element("a\u{0}<\"b", "\"/><script>", 0, 0, 0, 0),
      Self.element("huge", nil, -1e9, -1e9, 1e12, 1e12),
      Self.element(String(repeating: "Woodpecker", count: 50), nil, 900, 900, 33, 20),
    ]
    for kind in [ScreenPicture.Kind.inline, .hint, .annotation, .popover] {
      for anchor in elements.map(\.name) + ["missing"] {
        let picture = picture(Self.tip(kind, at: anchor, below: 99, tip), elements: elements)
        let layout = try SnapshotStrategy.layout.text(picture)
        #expect(layout.split(separator: "\n").count == 6)
        let drawing = try SnapshotStrategy.svg.text(picture)
        #expect(!drawing.contains("<script>") && !drawing.contains("nan"))
      }
    }
  }
}
