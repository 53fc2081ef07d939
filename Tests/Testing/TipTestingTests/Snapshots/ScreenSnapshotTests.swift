import Foundation
import TestSupport
import Testing
import TipModel
import TipPictures
import TipSnapshot
import TipTesting

@Suite("Snapshots of screens and groups", .tips(at: "2026-11-21T09:00:00Z"))
struct ScreenSnapshotTests {
  /// A tip in its own colour.
  private struct RedTip: Tip {
    var id: String { "red" }
    var title: Text { Text("Feed Birds").foregroundStyle(.red) }
  }

  private func yard() -> TipScreen {
    let screen = TipScreen()
    screen.element(
      "feeder", symbol: "drop", frame: CGRect(x: 320, y: 60, width: 44, height: 44))
    screen.add(FeedBirdsTip())
    screen.element("list", frame: CGRect(x: 16, y: 120, width: 361, height: 400))
    screen.add(ShareBackyardTip(), as: .popover(anchor: "feeder"))
    return screen
  }

  @Test("P7: the layout of a visible screen, and of one that is not")
  func layout() throws {
    let screen = yard()
    let strategy = SnapshotStrategy<TipScreen>.layout
    #expect(try strategy.text(screen) == "iOS, 393 × 852\nnothing is visible")
    screen.appear()
    #expect(
      try strategy.text(screen) == """
        iOS, 393 × 852
        z   kind        place               name  arrow  effect
        1   element     320,60 44×44        feeder
        2   element     16,181 361×400      list
        3   inline      16,112 361×53       FeedBirdsTip  displaces list
        4   popover     57,112 320×53       ShareBackyardTip  top at feeder (342,104)  covers FeedBirdsTip
        """)
    screen.close(ShareBackyardTip())
    screen.close(FeedBirdsTip())
    #expect(
      try strategy.text(screen).contains("16,120 361×400      list"), "it is back in its place")
  }

  @Test("Screens are side by side in one file, as high as what they show")
  func sideBySide() {
    let screen = yard()
    let hidden = screen.drawing(.light)
    screen.appear()
    let text = SVGScreen.file(name: "\"Feeder\" & <List>", [hidden, screen.drawing(.light)])
    #expect(text.contains(#"width="786" height="597" viewBox="0 0 786 597""#))
    #expect(text.contains(#"<g transform="translate(0 0)"/>"#))
    #expect(text.contains("<g transform=\"translate(393 0)\">\n"))
    #expect(SVGElement.title(ofFile: text) == "\"Feeder\" & <List>")
  }

  @Test("P7: a group on a screen says which of its tips shows")
  func groupOnScreen() throws {
    let screen = TipScreen()
    screen.add(
      TipGroup {
        FavoriteBackyardTip()
        FeedBirdsTip()
      })
    screen.appear()
    #expect(
      try SnapshotStrategy<TipScreen>.layout.text(screen).hasSuffix("tip 2 of 2 in its group"))
  }

  @Test("P7: the drawing of a screen has the tips' own colours")
  func colors() throws {
    let screen = TipScreen(inline: [RedTip()])
    screen.appear()
    #expect(try SnapshotStrategy<TipScreen>.svg.text(screen).contains("#FF3B30"))
    #expect(try SnapshotStrategy<TipScreen>.svg(.dark).text(screen).contains("#FF453A"))
  }

  @Test("P7: a group lists its tips in order, the current one and those that wait")
  func group() throws {
    let group = TipGroup(.ordered) {
      FeedBirdsTip()
      FavoriteBackyardTip()
    }
    let lines = try SnapshotStrategy<TipGroup>.layout.text(group).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[2].hasSuffix("current") && lines[2].contains("FeedBirdsTip"))
    #expect(lines[3].hasSuffix("waits: pending") && lines[3].contains("FavoriteBackyardTip"))
    let drawing = try SnapshotStrategy<TipGroup>.svg.text(group)
    #expect(drawing.matches(of: /opacity="0.4"/).count == 1)
    FeedBirdsTip().invalidate(reason: .tipClosed)
    #expect(
      try SnapshotStrategy<TipGroup>.layout.text(group).contains("waits: invalidated(tipClosed)"))
  }

  @Test("P7: both strategies work in assertTipSnapshot")
  func assertion() throws {
    let screen = yard()
    screen.appear()
    try withScratch { location in
      expectFailures(["Recorded a new snapshot: ", "Recorded a new snapshot: "]) {
        assertTipSnapshot(of: screen, as: .layout, named: "text", record: .all, location: location)
        assertTipSnapshot(of: screen, as: .svg, named: "drawn", record: .all, location: location)
      }
      try withLaterRun {
        assertTipSnapshot(
          of: screen, as: .layout, named: "text", record: .never, location: location)
        assertTipSnapshot(of: screen, as: .svg, named: "drawn", record: .never, location: location)
      }
    }
  }
}
