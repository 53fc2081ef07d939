import Foundation
import TestSupport
import Testing
import TipModel
import TipSnapshot
import TipTesting

@Suite("Elements, kinds and platforms of a screen", .hangLimit)
struct ScreenElementTests {
  private static let frame = CGRect(x: 320, y: 60, width: 44, height: 44)

  @Test("P1: a popover, a tip in line, an annotation and a hint show, and are of their kinds")
  func kinds() async throws {
    try await withBirds { center in
      let screen = TipScreen()
      screen.element("star.button", symbol: "star", frame: Self.frame)
      screen.add(ScreenTips.feed)
      screen.add(ScreenTips.filter, as: .annotation(pointingAt: "star.button"))
      screen.add(ScreenTips.seasons, as: .hint)
      screen.add(ScreenTips.Plain(id: "over"), as: .popover(anchor: "star.button"))
      screen.appear()
      #expect(screen.visibleIDs == ["feed", "filter", "seasons", "over"])
      #expect(screen.visiblePopover?.id == "over")
      #expect(screen.visibleAnchor == "star.button")
      let kinds = screen.picture.layers.map { "\($0.kind.rawValue) \($0.name)" }
      #expect(
        kinds == [
          "element star.button", "inline feed", "annotation filter", "hint seasons",
          "popover over",
        ])
      #expect(screen.picture["filter"]?.arrow?.target == "star.button")
      #expect(screen.picture["star.button"]?.symbol == "star")
      screen.close(ScreenTips.filter)
      #expect(screen.picture["filter"] == nil)
      #expect(center.displays(of: ScreenTips.filter) == 1)
    }
  }

  @Test("P1: a group shows its current tip as an annotation or a hint, one at a time (D19)")
  func groups() async throws {
    try await withBirds { _ in
      let group = TipGroup(.ordered) {
        ScreenTips.feed
        ScreenTips.filter
      }
      let screen = TipScreen()
      screen.element("feeder", frame: Self.frame)
      screen.add(group, as: .annotation(pointingAt: "feeder", arrowEdge: .bottom))
      screen.add(TipGroup { ScreenTips.seasons }, as: .hint)
      screen.appear()
      #expect(screen.visibleIDs == ["feed", "seasons"])
      #expect(screen.picture["feed"]?.arrow?.edge == .bottom)
      screen.close(ScreenTips.feed)
      #expect(screen.visibleIDs == ["filter", "seasons"])
      #expect(screen.picture["filter"]?.kind == .annotation)
    }
  }

  @Test("P1: a tap outside is for popovers; an annotation has only its ×")
  func tapOutside() async throws {
    try await withBirds { _ in
      let screen = TipScreen()
      screen.element("feeder")
      screen.add(ScreenTips.feed, as: .annotation(pointingAt: "feeder"))
      screen.appear()
      expectFailures(["\"feed\" does not show as a popover; none does"]) {
        screen.tapOutside(ScreenTips.feed)
      }
      #expect(screen.visibleIDs == ["feed"])
    }
  }

  // MARK: - Unknown elements

  @Test("P3: pointing at an unknown element fails at its line, with the nearest name")
  func unknown() async throws {
    try await withBirds { _ in
      let screen = TipScreen()
      screen.element("star.button", symbol: "star", frame: Self.frame)
      screen.element("feeder")
      let line = #line + 7
      expectFailures(
        [
          "The tip \"feed\" points at \"star.buton\", which is not an element of the screen. "
            + "Did you mean \"star.button\"?"
        ], line: line
      ) {
        screen.add(ScreenTips.feed, as: .annotation(pointingAt: "star.buton"))
      }
      expectFailures(["\"Feedr\"… Did you mean \"feeder\"?"]) {
        screen.add(ScreenTips.filter, as: .popover(anchor: "Feedr"))
      }
      expectFailures([
        "The group of \"feed\", \"filter\" points at \"map\"…"
          + "Its elements are \"star.button\", \"feeder\". Declare it first"
      ]) {
        screen.add(
          TipGroup {
            ScreenTips.feed
            ScreenTips.filter
          }, as: .popover(anchor: "map"))
      }
      screen.add(ScreenTips.seasons, as: .popover(anchor: "feeder"))
      screen.appear()
      #expect(screen.visibleIDs == ["seasons"], "a refused tip is not added")
    }
  }

  @Test("P3: on a screen without elements an anchor is a name, but an annotation needs an element")
  func withoutElements() async throws {
    try await withBirds { _ in
      let screen = TipScreen()
      screen.add(ScreenTips.feed, as: .popover(anchor: "feeder"))
      expectFailures([
        "points at \"feeder\", which is not an element of the screen; it has none. "
          + "Declare it first, with element(_:symbol:frame:)."
      ]) {
        screen.add(ScreenTips.filter, as: .annotation(pointingAt: "feeder"))
      }
      screen.appear()
      #expect(screen.visibleAnchor == "feeder")
      let popover = try #require(screen.picture["feed"])
      #expect(popover.arrow?.target == "feeder")
      #expect(popover.covers.isEmpty)
    }
  }

  @Test(
    "P3: an anchor from before the elements is checked when the screen appears, at its own line")
  func earlyAnchor() async throws {
    try await withBirds { _ in
      let screen = TipScreen()
      let line = #line + 1
      screen.add(ScreenTips.feed, as: .popover(anchor: "feedr"))
      screen.element("feeder", frame: Self.frame)
      expectFailures(["\"feedr\"… Did you mean \"feeder\"?"], line: line) { screen.appear() }
      let known = TipScreen()
      known.add(ScreenTips.filter, as: .popover(anchor: "feeder"))
      known.element("feeder", frame: Self.frame)
      known.appear()
      #expect(known.picture["filter"]?.arrow?.target == "feeder")
    }
  }

  @Test("P3: a frame that is not finite fails at its line, and an element can be moved")
  func frames() async throws {
    try await withBirds { _ in
      let screen = TipScreen()
      let failure =
        "The frame of the element \"feeder\" has a number that is not finite: "
        + "nan, 0.0, 1.0, 1.0. Give it x, y, width and height."
      expectFailures([failure]) {
        screen.element("feeder", frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
      }
      screen.element("feeder", symbol: "drop", frame: Self.frame)
      screen.appear()
      #expect(screen.picture.layers.map(\.name) == ["feeder"])
      #expect(screen.picture["feeder"]?.frame.x == 320)
    }
  }

  // MARK: - Platforms

  @Test("P5: tvOS refuses everything but popovers, and names the guideline")
  func tvOS() async throws {
    try await withBirds { _ in
      let screen = TipScreen(platform: .tvOS)
      screen.element("feeder", frame: Self.frame)
      expectFailures([
        "The tip \"feed\" cannot show as an inline tip on tvOS, where tips are popovers only "
          + "(guideline P5). Add it as a popover, or test another platform."
      ]) {
        screen.add(ScreenTips.feed)
      }
      expectFailures(["\"feed\" cannot show as an annotation on tvOS"]) {
        screen.add(ScreenTips.feed, as: .annotation(pointingAt: "feeder"))
      }
      expectFailures(["The group of \"feed\" cannot show as a hint on tvOS"]) {
        screen.add(TipGroup { ScreenTips.feed }, as: .hint)
      }
      expectFailures(["\"filter\" cannot show as an inline tip on tvOS"]) {
        _ = TipScreen(inline: [ScreenTips.filter], platform: .tvOS)
      }
      screen.add(ScreenTips.feed, as: .popover(anchor: "feeder"))
      screen.appear()
      #expect(screen.visibleIDs == ["feed"])
      #expect(screen.picture.platform == .tvOS)
    }
  }

  @Test(
    "P5: the other platforms accept every kind",
    arguments: TipPlatform.allCases.filter { $0 != .tvOS })
  func others(_ platform: TipPlatform) async throws {
    try await withBirds { _ in
      let screen = TipScreen(inline: [ScreenTips.feed], platform: platform)
      screen.element("feeder")
      screen.add(ScreenTips.filter, as: .annotation(pointingAt: "feeder"))
      screen.add(ScreenTips.seasons, as: .hint)
      screen.appear()
      #expect(screen.visibleIDs == ["feed", "filter", "seasons"])
    }
  }

  @Test("P5: a screen is one of iOS by default")
  func standard() async throws {
    try await withBirds { _ in #expect(TipScreen().picture.platform == .iOS) }
  }
}
