import Foundation
import Testing
import TipHelp
import TipTesting

@Suite("Views without pixels", .tips)
@MainActor struct HelpViewTests {
  private func view(_ id: String, _ x: Double, _ y: Double) -> HelpView {
    HelpView(id: id, frame: CGRect(x: x, y: y, width: 20, height: 8))
  }

  @Test(
    "have their middle in the coordinates of the screen, whatever the origin of its root")
  func middle() {
    let screen = HelpScreen()
    #expect(screen.root.frame.size == CGSize(width: 800, height: 600))
    screen.root.frame.origin = CGPoint(x: 100, y: 200)
    let list = view("list", 30, 40)
    let star = view("star", 5, 6)
    screen.root.addSubview(list)
    list.addSubview(star)
    #expect(star.middleOnScreen == CGPoint(x: 45, y: 50))
    #expect(screen.root.middleOnScreen == CGPoint(x: 400, y: 300))
    #expect(star.screen === screen && view("owl", 0, 0).screen == nil)
    #expect(screen.root.withSubviews.map(\.id) == ["screen", "list", "star"])
  }

  @Test("are in one superview, and neither in themselves nor in a view that they contain")
  func hierarchy() {
    let screen = HelpScreen()
    let list = view("list", 0, 0)
    let row = view("row", 0, 0)
    let other = view("other", 0, 0)
    list.addSubview(row)
    for inner in [list, screen.root] { row.addSubview(inner) }
    row.addSubview(row)
    #expect(row.subviews.isEmpty && list.superview == nil && screen.root.superview == nil)
    list.addSubview(other)
    other.addSubview(row)
    #expect(list.subviews.map(\.id) == ["other"] && row.superview === other)
    row.removeFromSuperview()
    row.removeFromSuperview()
    #expect(other.subviews.isEmpty && row.superview == nil)
  }

  @Test("have an interaction in one view at a time")
  func interactions() {
    let first = HelpControl(id: "star")
    let second = view("leaf", 0, 0)
    first.toolTip = "Keep this backyard first in every list"
    let interaction = first.toolTipInteraction
    first.toolTip = "Keep this backyard"
    #expect(first.toolTipInteraction === interaction && first.interactions.count == 1)
    guard let interaction else { return }
    second.addInteraction(interaction)
    #expect(
      first.interactions.isEmpty
        && second.interactions.map { $0 === interaction } == [true])
    first.removeInteraction(interaction)
    #expect(interaction.view === second)
    first.toolTip = nil
    #expect(first.toolTipInteraction == nil && first.toolTip == nil)
  }
}
